"""The `docker run` of the docs, held against Dockerfile, Makefile and compose.yaml; there is no engine to run it."""

import re
import shlex
from argparse import ArgumentParser

import pytest
import yaml

from service.config import Settings, variable
from tests.commands import blocks
from tests.serving import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SCORE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]["score"]


@pytest.fixture
def run():
    """The options of the one `docker run` that there is, and its image."""
    (text,) = (b.text for b in blocks(ROOT / "docs" / "operations.md") if b.text.startswith("docker run "))
    options = ArgumentParser()
    for flag in ("--rm", "--read-only"):
        options.add_argument(flag, action="store_true")
    for name in ("--publish", "--env", "--cap-drop", "--security-opt"):
        options.add_argument(name, action="append", required=True)
    for name in ("--pids-limit", "--stop-timeout"):
        options.add_argument(name, type=int)
    options.add_argument("image")
    return options.parse_args(shlex.split(text.replace("\\\n", " "))[2:])


def test_it_runs_the_image_that_make_builds(run):
    assert re.findall(r"docker build --tag (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8")) == [run.image]


def test_it_publishes_the_port_that_the_image_listens_on(run):
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    assert [pair.split(":")[1] for pair in run.publish] == [exposed]
    assert exposed == str(Settings().port)


def test_its_environment_is_the_service_s(run):
    environment = dict(pair.split("=", 1) for pair in run.env)
    assert set(environment) <= {variable(entry) for entry in Settings.__dataclass_fields__.values()}
    assert Settings.from_environment(environment) != Settings()


def test_it_has_no_more_rights_than_a_replica(run):
    assert (run.read_only, run.cap_drop, run.security_opt, run.pids_limit) == (
        SCORE["read_only"],
        SCORE["cap_drop"],
        SCORE["security_opt"],
        SCORE["pids_limit"],
    )


def test_it_may_finish_what_runs_before_it_is_killed(run):
    settings = Settings.from_environment(dict(pair.split("=", 1) for pair in run.env))
    assert run.stop_timeout > settings.drain_seconds + settings.graceful_seconds
