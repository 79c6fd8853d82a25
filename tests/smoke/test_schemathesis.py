"""Thousands of requests made from the description, good and bad, against the running service: it keeps its word."""

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_the_service_does_what_its_description_says(serve, tmp_path):
    server = serve(LOG_LEVEL="warning")
    command = [
        *(str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(HERE / "schemathesis.toml")),
        *("run", f"http://127.0.0.1:{server.port}/openapi.json", "--no-color", "--continue-on-failure"),
        *("--phases", "examples,coverage,fuzzing", "--max-examples", "10", "--generation-deterministic"),
    ]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"SCHEMATHESIS_HOOKS": str(HERE / "schemathesis_hooks.py")},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr
    assert re.search(r"Selected: ([1-9]\d+)/\1\s+Tested: \1\b", done.stdout), done.stdout[-2000:]
    assert server.log.read_text(encoding="utf-8") == ""
