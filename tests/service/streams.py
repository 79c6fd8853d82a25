"""A stream of lines in the course of being sent and answered."""

import json
import threading
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

NDJSON = "application/x-ndjson"
GOOD = {
    "hand": {"tiles": "234567m34588p67s", "winning_tile": "8s"},
    "situation": {"win": "ron", "seat": "S", "discarder": "E"},
}
"""Pinfu and tanyao: 2 han 30 fu, base 480, a child is paid 1,920 -> 2,000."""
LINE = json.dumps(GOOD).encode() + b"\n"
LIMIT = 64 * 1024


class Talk:
    """One request to the batch in the course of being sent, and its answer in the course of being read."""

    def __init__(self, server, *, length=None):
        self.socket = server.connect()
        self.chunked = length is None
        body = "Transfer-Encoding: chunked" if self.chunked else f"Content-Length: {length}"
        head = f"POST /v1/score/batch HTTP/1.1\r\nHost: x\r\nContent-Type: {NDJSON}\r\n{body}\r\n\r\n"
        self.socket.sendall(head.encode())
        self.response = None

    def send(self, data):
        self.socket.sendall(b"%x\r\n%s\r\n" % (len(data), data) if self.chunked else data)

    def end(self):
        if self.chunked:
            self.socket.sendall(b"0\r\n\r\n")

    def begin(self):
        self.response = HTTPResponse(self.socket, method="POST")
        self.response.begin()
        return self.response

    def answer(self):
        if self.response is None:
            self.begin()
        line = self.response.readline()
        return json.loads(line) if line else None

    def rest(self):
        found = []
        while (answer := self.answer()) is not None:
            found.append(answer)
        return found


def code(answer):
    return answer["status"], answer.get("problem", {}).get("code")


def memory(server):
    """The most memory that the worker has had, in bytes."""
    (worker,) = server.workers()
    status = Path(f"/proc/{worker}/status").read_text(encoding="ascii")
    return int(status.split("VmHWM:")[1].split()[0]) * 1024


def post(server, body, read):
    """Send a body and read its answer at the same time."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest("POST", "/v1/score/batch")
    connection.putheader("Content-Type", NDJSON)
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders()
    sender = threading.Thread(target=connection.sock.sendall, args=(body,))
    sender.start()
    found = read(connection.getresponse())
    sender.join()
    connection.close()
    return found
