"""deploy/compose.yaml, as far as can be told without a Docker engine: it is read, and held against the service."""

import re

import yaml

from service.config import Settings, variable
from tests.deploy.fleet import DEPLOY
from tests.serving import ROOT

COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SCORE, NGINX = COMPOSE["services"]["score"], COMPOSE["services"]["nginx"]
CONF = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
REPLICAS = [line for line in (DEPLOY / "replicas.conf").read_text(encoding="utf-8").splitlines() if line[0] != "#"]


def given(value):
    """A value as it stands where nothing is set outside."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", str(value))


def seconds(text):
    assert re.fullmatch(r"\d+s", text)
    return int(text[:-1])


def test_the_settings_are_the_services():
    environment = {name: given(value) for name, value in SCORE["environment"].items()}
    assert set(environment) <= {variable(entry) for entry in Settings.__dataclass_fields__.values()}
    settings = Settings.from_environment(environment)
    assert settings.trusted_proxies == 1
    assert settings.host == Settings().host
    assert seconds(SCORE["stop_grace_period"]) > settings.drain_seconds + settings.graceful_seconds


def test_nginx_asks_every_replica_of_the_service_and_each_twice():
    (name,) = set(COMPOSE["services"]) - {"nginx"}
    servers = [line for line in REPLICAS if line.startswith("server ")]
    assert servers == [f"server {name}:{Settings().port} resolve max_fails=0;"] * 2
    assert any(line.startswith("resolver 127.0.0.11 ") for line in REPLICAS)
    assert SCORE["deploy"]["replicas"] > 1
    assert len(re.findall(r"^\s+zone \w+ \d+k;$", CONF, re.MULTILINE)) == len(re.findall(r"upstream \w+ \{", CONF))


def test_nginx_is_new_enough_to_ask_again():
    version = re.fullmatch(r"nginx:(\d+)\.(\d+)-alpine", NGINX["image"])
    assert (int(version[1]), int(version[2])) >= (1, 28)


def test_a_replica_is_drained_for_longer_than_its_address_is_kept():
    valid = re.search(r"valid=(\d+)s", "".join(REPLICAS))
    assert int(SCORE["environment"]["DRAIN_SECONDS"]) > 2 * int(valid[1])


def test_what_is_mounted_is_there_and_read_only():
    for volume in NGINX["volumes"]:
        source, target, mode = volume.split(":")
        assert (DEPLOY / source).is_file()
        assert target == f"/etc/nginx/{source.removeprefix('./')}"
        assert mode == "ro"
    assert NGINX["command"][NGINX["command"].index("-c") + 1] == "/etc/nginx/nginx.conf"
    assert (DEPLOY / SCORE["build"]["context"]).resolve() == ROOT


def test_the_port_is_the_one_that_nginx_listens_on():
    assert [given(port) for port in NGINX["ports"]] == ["8080:8080"]
    assert "listen 8080;" in CONF
    assert NGINX["healthcheck"]["test"][-1] == "http://127.0.0.1:8080/health/ready"


def test_neither_may_do_more_than_it_needs():
    for service in (SCORE, NGINX):
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "privileged" not in service
    assert "ports" not in SCORE, "only nginx is reached from outside"
    assert NGINX["user"].split(":")[0] != "0"
    assert NGINX["tmpfs"][0].split(":")[0] == NGINX["command"][NGINX["command"].index("-p") + 1].rstrip("/")


def test_nginx_waits_for_streams_before_it_ends():
    (streams,) = re.findall(r"worker_shutdown_timeout (\d+)s;", CONF)
    assert seconds(NGINX["stop_grace_period"]) > int(streams)
    assert NGINX["stop_signal"] == "SIGQUIT"
