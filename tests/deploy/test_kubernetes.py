"""deploy/kubernetes: valid for the API it is sent to, in step with the service, and allowed no more than it needs."""

import os
import re
import shutil
import subprocess

import kubernetes_validate
import pytest
import yaml

from service.config import Settings, variable
from service.worker import LAST_BYTES_SECONDS
from tests.deploy.fleet import DEPLOY
from tests.serving import ROOT

FOLDER = DEPLOY / "kubernetes"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
PAGE = (DEPLOY / "README.md").read_text(encoding="utf-8")
(OVERLAY,) = re.findall(r"```yaml\n(apiVersion: kustomize.*?)```", PAGE, re.DOTALL)
SOME_YEARS_OLD, NEWEST = "1.28", ".".join(kubernetes_validate.latest_version().split(".")[:2])
KINDS = (
    "Namespace",
    "Deployment",
    "Service",
    "HorizontalPodAutoscaler",
    "PodDisruptionBudget",
    "NetworkPolicy",
    "Ingress",
)


def read(path):
    (document,) = yaml.safe_load_all(path.read_text(encoding="utf-8"))
    return document


KUSTOMIZATION = read(FOLDER / "kustomization.yaml")
RESOURCES = {(document := read(FOLDER / name))["kind"]: document for name in KUSTOMIZATION["resources"]}
DEPLOYMENT = RESOURCES["Deployment"]["spec"]
POD = DEPLOYMENT["template"]["spec"]
(CONTAINER,) = POD["containers"]
(GENERATED,) = KUSTOMIZATION["configMapGenerator"]
ENVIRONMENT = dict(literal.split("=", 1) for literal in GENERATED["literals"])


def rendered(folder):
    """Return what kubectl would send; without it the test is skipped."""
    kubectl = shutil.which("kubectl")
    if kubectl is None:
        pytest.skip("kubectl, which renders kustomizations, is not installed")
    done = subprocess.run([kubectl, "kustomize", str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(yaml.safe_load_all(done.stdout))


@pytest.mark.parametrize("version", [SOME_YEARS_OLD, NEWEST])
@pytest.mark.parametrize("kind", KINDS)
def test_a_resource_is_what_the_api_takes(kind, version):
    assert kubernetes_validate.validate(RESOURCES[kind], version, strict=True) == version


def test_the_validator_would_see_a_misspelt_field():
    wrong = RESOURCES["Service"] | {"spec": RESOURCES["Service"]["spec"] | {"selectors": {}}}
    with pytest.raises(kubernetes_validate.ValidationError, match="selectors"):
        kubernetes_validate.validate(wrong, NEWEST, strict=True)


def test_every_file_is_listed_and_nothing_is_missing():
    files = {path.name for path in FOLDER.iterdir()} - {"kustomization.yaml"}
    assert set(KUSTOMIZATION["resources"]) == files
    assert set(RESOURCES) == set(KINDS)


def test_what_is_sent_is_valid_and_in_one_namespace():
    documents = rendered(FOLDER)
    for document in documents:
        assert kubernetes_validate.validate(document, NEWEST, strict=True) == NEWEST
    namespace = RESOURCES["Namespace"]["metadata"]["name"]
    assert {document["metadata"].get("namespace", namespace) for document in documents} == {namespace}
    (settings,) = [document for document in documents if document["kind"] == "ConfigMap"]
    (deployment,) = [document for document in documents if document["kind"] == "Deployment"]
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    assert container["envFrom"][0]["configMapRef"]["name"] == settings["metadata"]["name"] != GENERATED["name"]
    assert settings["data"] == ENVIRONMENT


def test_the_overlay_of_the_page_changes_what_it_says(tmp_path):
    (tmp_path / "kustomization.yaml").write_text(
        OVERLAY.replace("path/to/deploy/kubernetes", os.path.relpath(FOLDER, tmp_path)), encoding="utf-8"
    )
    documents = {document["kind"]: document for document in rendered(tmp_path)}
    for document in documents.values():
        assert kubernetes_validate.validate(document, NEWEST, strict=True) == NEWEST
    (container,) = documents["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert container["image"] == "registry.example/mahjong-score:1.0.0"
    ingress = documents["Ingress"]["spec"]
    assert ingress["rules"][0]["host"] == ingress["tls"][0]["hosts"][0] == "score.example.org"
    assert documents["ConfigMap"]["data"]["RATE_LIMIT"] == "100 per minute"
    assert set(ENVIRONMENT) < set(documents["ConfigMap"]["data"])


@pytest.mark.parametrize("probe", ["startupProbe", "readinessProbe", "livenessProbe"])
def test_a_probe_asks_what_is_there_where_it_is(probe, client):
    (port,) = CONTAINER["ports"]
    asked = CONTAINER[probe]["httpGet"]
    assert client.get(asked["path"]).status_code == 200
    assert asked["port"] == port["name"]
    assert port["containerPort"] == Settings().port
    assert f"PORT={Settings().port} " in DOCKERFILE
    assert f"EXPOSE {Settings().port}\n" in DOCKERFILE


def test_the_probes_ask_for_the_right_thing():
    assert CONTAINER["startupProbe"]["httpGet"]["path"] == CONTAINER["readinessProbe"]["httpGet"]["path"]
    assert CONTAINER["readinessProbe"]["httpGet"]["path"] == "/health/ready"
    assert CONTAINER["livenessProbe"]["httpGet"]["path"] == "/health/live"


def test_the_pod_is_the_images_user():
    context = POD["securityContext"]
    assert f"USER {context['runAsUser']}:{context['runAsGroup']}\n" in DOCKERFILE


def test_the_settings_are_the_services():
    known = {variable(entry) for entry in Settings.__dataclass_fields__.values()}
    assert set(ENVIRONMENT) <= known
    settings = Settings.from_environment(ENVIRONMENT)
    assert settings.trusted_proxies == 1
    assert POD["terminationGracePeriodSeconds"] > settings.drain_seconds + settings.graceful_seconds
    assert settings.graceful_seconds > LAST_BYTES_SECONDS
    assert settings.drain_seconds >= 2 * CONTAINER["readinessProbe"]["periodSeconds"]
    assert int(CONTAINER["resources"]["requests"]["cpu"]) == settings.web_concurrency


def test_the_names_fit_together():
    labels = DEPLOYMENT["template"]["metadata"]["labels"]
    selectors = [
        DEPLOYMENT["selector"]["matchLabels"],
        RESOURCES["Service"]["spec"]["selector"],
        RESOURCES["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        RESOURCES["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        POD["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"],
    ]
    assert selectors == [labels] * len(selectors)
    target = RESOURCES["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]
    deployment = RESOURCES["Deployment"]
    assert target == {"name": deployment["metadata"]["name"]} | {key: deployment[key] for key in ("apiVersion", "kind")}
    (port,) = RESOURCES["Service"]["spec"]["ports"]
    assert port["targetPort"] == CONTAINER["ports"][0]["name"]
    (path,) = RESOURCES["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    service = {"name": RESOURCES["Service"]["metadata"]["name"], "port": {"name": port["name"]}}
    assert path["backend"] == {"service": service}
    (let_in,) = RESOURCES["NetworkPolicy"]["spec"]["ingress"]
    assert let_in["ports"] == [{"port": CONTAINER["ports"][0]["name"], "protocol": "TCP"}]


def test_no_number_of_replicas_undoes_the_autoscaler_and_one_may_always_go():
    assert "replicas" not in DEPLOYMENT
    scale = RESOURCES["HorizontalPodAutoscaler"]["spec"]
    assert scale["maxReplicas"] > scale["minReplicas"] > RESOURCES["PodDisruptionBudget"]["spec"]["maxUnavailable"]
    assert DEPLOYMENT["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}


def test_the_pod_asks_for_nothing_that_the_restricted_standard_forbids():
    enforced = RESOURCES["Namespace"]["metadata"]["labels"]
    assert enforced["pod-security.kubernetes.io/enforce"] == "restricted"
    assert not {"hostNetwork", "hostPID", "hostIPC"} & set(POD)
    assert POD["securityContext"]["runAsNonRoot"] is True
    assert POD["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert CONTAINER["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert POD["automountServiceAccountToken"] is False
    assert RESOURCES["NetworkPolicy"]["spec"]["egress"] == []


def test_only_memory_can_be_written_to():
    (mount,), (volume,) = CONTAINER["volumeMounts"], POD["volumes"]
    assert mount["name"] == volume["name"]
    assert volume["emptyDir"]["medium"] == "Memory"
    assert f'memory = "{mount["mountPath"]}"' in (ROOT / "gunicorn.conf.py").read_text(encoding="utf-8")
