"""`score-file`: what it writes, how it goes on, what it refuses. Here chunks are answered in the test's own process."""

import fcntl
import json
from contextlib import nullcontext
from dataclasses import dataclass

import pytest

from service.__main__ import main
from service.bulk.command import _count
from service.bulk.engines import Engine
from service.bulk.errors import Stopped
from service.bulk.run import run
from service.bulk.work import answered, chunks
from tests.service.bulk import PINFU, paid, payment, request, write


@dataclass
class Done:
    """Results that have come."""

    text: bytes

    def result(self):
        return self.text


def here(piece=512):
    """An engine without processes, with small chunks."""
    return nullcontext(Engine(lambda chunk, language: Done(answered(chunk, language)), lambda: 3, piece))


@pytest.fixture
def files(tmp_path):
    """A file of forty requests, the file for their results, and what they pay."""
    source = tmp_path / "in.ndjson"
    return source, tmp_path / "out.ndjson", write(source, 40)


def test_results_stand_in_the_order_of_the_lines(files):
    source, target, wanted = files
    assert run(source, target, "en", here()) == (0, 40)
    assert paid(target) == wanted
    assert target.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("piece", [1, 7, 100, 1 << 20])
def test_the_size_of_chunks_makes_no_difference(files, piece):
    source, target, wanted = files
    run(source, target, "en", here(piece))
    assert paid(target) == wanted


def test_a_file_is_answered_as_a_stream_is(files, client):
    source, target, _ = files
    with source.open("ab") as file:
        file.write(b'{"hand": 1}\n\n{oops\n' + b"x" * 70_000 + b"\n[]")
    run(source, target, "ja", here())
    streamed = client.post(
        "/v1/score/batch?lang=ja", data=source.read_bytes(), content_type="application/x-ndjson"
    ).data.splitlines()
    written = target.read_bytes().splitlines()
    assert len(written) == 44
    assert written[:40] == streamed[:40]
    for mine, theirs in zip(map(json.loads, written[40:]), map(json.loads, streamed[40:]), strict=True):
        ids = mine["problem"].pop("request_id"), theirs["problem"].pop("request_id")
        assert ids[0] != ids[1]
        assert mine == theirs
    assert [json.loads(line)["status"] for line in written[40:]] == [422, 400, 413, 422]


def test_a_problem_names_its_line_in_the_file(tmp_path):
    """Blank lines count there, as in an editor."""
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"\n\n{}\n" + json.dumps(PINFU).encode() + b"\n\n[]")
    run(source, target, "en", here())
    results = [json.loads(line) for line in target.read_bytes().splitlines()]
    assert [result.get("problem", {}).get("request_id") for result in results] == ["line-3", None, "line-6"]


@pytest.mark.parametrize("text", [b"", b"\n", b" \n\r\n\t"])
def test_nothing_comes_of_nothing(tmp_path, text):
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(text)
    for _ in range(2):
        assert run(source, target, "en", here()) == (0, 0)
        assert target.read_bytes() == b""


def test_a_run_that_was_cut_off_anywhere_goes_on_there(files, monkeypatch):
    """The file may end at any byte: whole lines stay, what is no whole line is made anew."""
    monkeypatch.setattr("os.fsync", lambda _file: None)  # a disk may take longer for it than the test for all the rest
    source, target, _ = files
    write(source, 4)
    run(source, target, "en", here())
    whole = target.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for end in {*range(0, len(whole), 11), *(end + by for end in ends for by in (-1, 0, 1) if end + by <= len(whole))}:
        target.write_bytes(whole[:end])
        assert run(source, target, "en", here()) == (whole[:end].count(b"\n"), 4)
        assert target.read_bytes() == whole


def test_what_stands_is_not_made_anew(files):
    source, target, _ = files
    run(source, target, "en", here())
    whole = target.read_bytes()
    target.write_bytes(whole[: whole.index(b"\n", len(whole) // 2) + 1])
    asked = []

    def submit(chunk, language):
        asked.extend(chunk.lines)
        return Done(answered(chunk, language))

    done = target.read_bytes().count(b"\n")
    run(source, target, "en", nullcontext(Engine(submit, lambda: 2, 512)))
    assert target.read_bytes() == whole
    assert len(asked) == 40 - done + 1  # the last one that stands proves that the files belong together


def test_no_more_is_asked_for_than_the_engine_wants(files):
    source, target, _ = files
    waiting = []

    class Later(Done):
        def result(self):
            waiting.remove(self)
            return self.text

    def submit(chunk, language):
        waiting.append(Later(answered(chunk, language)))
        assert len(waiting) <= 4
        return waiting[-1]

    run(source, target, "en", nullcontext(Engine(submit, lambda: 4, 256)))
    assert waiting == []


def test_more_requests_may_be_added_to_a_finished_file(files):
    source, target, wanted = files
    run(source, target, "en", here())
    with source.open("ab") as file:
        file.write(json.dumps(request(99)).encode())
    assert run(source, target, "en", here()) == (40, 41)
    assert paid(target) == [*wanted, payment(99)]


class TestRefusals:
    def test_the_requests_are_not_written_over(self, files):
        source, _, _ = files
        before = source.read_bytes()
        with pytest.raises(Stopped, match="cannot be written over"):
            run(source, source.parent / "." / source.name, "en", here())
        assert source.read_bytes() == before

    @pytest.mark.parametrize("text", [b"a letter to a friend", b'{"hand": {}}\n', b"\n", b'[{"status":200}]'])
    def test_a_file_of_something_else_is_left_alone(self, files, text):
        source, target, _ = files
        target.write_bytes(text)
        with pytest.raises(Stopped, match="holds something else"):
            run(source, target, "en", here())
        assert target.read_bytes() == text

    def test_results_of_other_requests_are_not_continued(self, files):
        source, target, _ = files
        run(source, target, "en", here())
        whole = target.read_bytes()
        part = whole[: whole.index(b"\n", len(whole) // 2) + 1]
        target.write_bytes(part)
        write(source, 20)
        source.write_bytes(b"\n".join(json.dumps(request(1000 + i)).encode() for i in range(40)))
        with pytest.raises(Stopped, match="the language or the version are others"):
            run(source, target, "en", here())
        assert target.read_bytes() == part

    def test_nor_results_in_another_language(self, files):
        source, target, _ = files
        run(source, target, "en", here())
        with pytest.raises(Stopped, match="the language or the version are others"):
            run(source, target, "ja", here())

    def test_nor_more_results_than_requests(self, files):
        source, target, _ = files
        run(source, target, "en", here())
        whole = target.read_bytes()
        write(source, 39)
        with pytest.raises(Stopped, match="holds 40 results, more than"):
            run(source, target, "en", here())
        assert target.read_bytes() == whole

    def test_two_runs_do_not_write_at_once(self, files):
        source, target, _ = files
        target.touch()
        with target.open("rb") as other:
            fcntl.flock(other, fcntl.LOCK_EX)
            with pytest.raises(Stopped, match="Another run is writing"):
                run(source, target, "en", here())
        assert run(source, target, "en", here()) == (0, 40)

    def test_a_missing_file_is_told_in_a_sentence(self, tmp_path, capsys):
        assert main(["score-file", str(tmp_path / "nowhere"), str(tmp_path / "out")]) == 1
        assert "nowhere" in capsys.readouterr().err
        assert not (tmp_path / "out").exists()

    @pytest.mark.parametrize("text", ["0", "-1", "two", "1.5", ""])
    def test_processes_are_a_whole_number(self, text):
        with pytest.raises(Exception, match="is not a whole number from 1"):
            _count(text)


def test_a_long_last_line_is_found(files):
    """Longer than the block in which the end of a file is read."""
    source, target, _ = files
    line = b'{"status":200,"long":"' + b"x" * (3 << 20) + b'"}'
    target.write_bytes(line + b"\n")
    with pytest.raises(Stopped, match="of request 1,"):
        run(source, target, "en", here())
    assert target.read_bytes() == line + b"\n"


def test_chunks_hold_every_line_once_and_tell_how_far_they_are(files):
    source, _, _ = files
    with source.open("rb") as text:
        found = list(chunks(text, 300, 5))
    lines = [line for chunk in found for line in chunk.lines]
    assert [json.loads(line.raw)["situation"]["honba"] for line in lines] == list(range(5, 40))
    assert [chunk.end for chunk in found] == sorted(chunk.end for chunk in found)
    assert found[-1].end == source.stat().st_size
