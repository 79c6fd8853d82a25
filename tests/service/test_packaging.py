"""What is installed: pinned by hash, for every Python that is promised, from nowhere in particular."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from service import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ASKED = {
    "run": PROJECT["project"]["dependencies"],
    "dev": PROJECT["dependency-groups"]["dev"],
    "mutate": PROJECT["dependency-groups"]["mutate"],
    "tools": PROJECT["dependency-groups"]["tools"],
    "bench": PROJECT["project"]["optional-dependencies"]["bench"],
    "bulk": PROJECT["project"]["optional-dependencies"]["bulk"],
}


def lock(name):
    return (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def pins(name):
    return set(re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", lock(name), re.MULTILINE))


def normal(requirement):
    return re.split(r"[^A-Za-z0-9_.-]", requirement)[0].lower().replace("_", "-")


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_has_all_that_is_asked_for(name):
    assert {normal(requirement) for requirement in ASKED[name]} <= {package for package, _ in pins(name)}


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_has_a_hash_for_every_file_and_names_no_place(name):
    text = lock(name)
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    assert all("--hash=sha256:" in block for block in blocks if block.strip())
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("name", [name for name in ASKED if name != "run"])
def test_what_is_tested_is_what_runs(name):
    assert pins("run") <= pins(name)


def test_the_service_tells_how_it_is_called():
    done = subprocess.run(
        [sys.executable, "-m", "service", "dance"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=30
    )
    assert done.returncode == 2
    assert "openapi" in done.stderr


def test_the_version_is_one(client):
    assert client.get("/version").get_json()["version"] == __version__
    assert client.get("/openapi.json").get_json()["info"]["version"] == __version__
    assert "version" in PROJECT["project"]["dynamic"]


def test_every_verb_of_the_makefile_is_explained():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = set(re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)[1].split())
    explained = set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE))
    assert phony == explained
