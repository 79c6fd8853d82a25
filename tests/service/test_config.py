"""The environment: read, checked whole, and documented."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from service.config import ConfigurationError, Settings, table, variable

ROOT = Path(__file__).parents[2]


def test_an_empty_environment_means_the_defaults():
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.web_concurrency) == ("0.0.0.0", 8000, 2)
    assert (settings.cors_origins, settings.api_keys, settings.rate_limit) == ((), (), "")


def test_an_empty_variable_means_its_default():
    assert Settings.from_environment({"PORT": " ", "API_KEYS": ""}) == Settings()


@pytest.mark.parametrize(
    ("name", "text", "field", "value"),
    [
        ("PORT", "65535", "port", 65535),
        ("HOST", "127.0.0.1", "host", "127.0.0.1"),
        ("WEB_CONCURRENCY", "4", "web_concurrency", 4),
        ("MAX_BODY_BYTES", "1024", "max_body_bytes", 1024),
        ("MAX_BATCH_ITEMS", "10", "max_batch_items", 10),
        ("LOG_LEVEL", "WARNING", "log_level", "warning"),
        ("LOG_FORMAT", "text", "log_format", "text"),
        ("ACCESS_LOG", "off", "access_log", False),
        ("METRICS", "0", "metrics", False),
        ("PLAYGROUND", "No", "playground", False),
        ("DOCS", "true", "docs", True),
        (
            "CORS_ORIGINS",
            "https://a.example, http://b.example:8080",
            "cors_origins",
            ("https://a.example", "http://b.example:8080"),
        ),
        ("CORS_ORIGINS", "*", "cors_origins", ("*",)),
        ("API_KEYS", "0123456789abcdef,fedcba9876543210,", "api_keys", ("0123456789abcdef", "fedcba9876543210")),
        ("RATE_LIMIT", "100 per minute; 10 per second", "rate_limit", "100 per minute; 10 per second"),
        ("RATE_LIMIT_STORAGE", "memory://", "rate_limit_storage", "memory://"),
        ("TRUSTED_PROXIES", "1", "trusted_proxies", 1),
        ("DRAIN_SECONDS", "0", "drain_seconds", 0),
    ],
)
def test_a_variable_is_read(name, text, field, value):
    assert Settings.from_environment({name: text}) == dataclasses.replace(Settings(), **{field: value})


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("PORT", "0", "a whole number from 1 to 65535"),
        ("PORT", "65536", "a whole number from 1 to 65535"),
        ("PORT", "80a", "a whole number from 1 to 65535"),
        ("PORT", "-1", "a whole number from 1 to 65535"),
        ("PORT", "٨٠", "a whole number from 1 to 65535"),
        ("WEB_CONCURRENCY", "0", "a whole number from 1 to 256"),
        ("MAX_BATCH_ITEMS", "1001", "a whole number from 1 to 1000"),
        ("LOG_LEVEL", "loud", "one of debug, info, warning, error, critical"),
        ("LOG_FORMAT", "xml", "one of json, text"),
        ("METRICS", "maybe", "on or off"),
        ("CORS_ORIGINS", "example.org", "origins separated by commas"),
        ("CORS_ORIGINS", "https://example.org/", "without a path"),
        ("CORS_ORIGINS", "*, https://example.org", "either * or a list"),
        ("RATE_LIMIT", "often", "limits like"),
        ("RATE_LIMIT_STORAGE", "floppy://a", "memory:// or the address of a store"),
        ("API_KEYS", "0123456789abcde", "at least 16 printable ASCII characters"),
        ("API_KEYS", "short", "at least 16 printable ASCII characters"),
    ],
)
def test_a_variable_that_cannot_be_used_is_named_with_what_it_should_be(name, text, expected):
    with pytest.raises(ConfigurationError) as refused:
        Settings.from_environment({name: text})
    (sentence,) = refused.value.faults
    assert sentence.startswith(f"{name}: ")
    assert expected in sentence


def test_all_faults_are_told_at_once():
    with pytest.raises(ConfigurationError) as refused:
        Settings.from_environment({"PORT": "x", "LOG_LEVEL": "y", "METRICS": "z"})
    assert [fault.split(":")[0] for fault in refused.value.faults] == ["PORT", "LOG_LEVEL", "METRICS"]


def test_a_key_is_never_told():
    with pytest.raises(ConfigurationError) as refused:
        Settings.from_environment({"API_KEYS": "tell-nobody"})
    assert "tell-nobody" not in str(refused.value)
    assert "tell-nobody" not in repr(Settings(api_keys=("tell-nobody",)))


def test_settings_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]


def test_the_server_does_not_start_with_faults_and_says_them_without_a_trace():
    done = subprocess.run(
        [sys.executable, "-m", "service"],
        cwd=ROOT,
        env={"PORT": "many", "WEB_CONCURRENCY": "-2"},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert "PORT: 'many' is not a whole number" in done.stderr
    assert "WEB_CONCURRENCY: '-2' is not a whole number" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_page_for_operators_lists_exactly_these_settings():
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert table() in page
    assert all(entry.metadata["meaning"] for entry in dataclasses.fields(Settings))
    assert variable(dataclasses.fields(Settings)[0]) == "HOST"
