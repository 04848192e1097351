"""Firefox by WebDriver BiDi (W3C) over a WebSocket (RFC 6455): Playwright drives only its own build."""

import base64
import json
import os
import re
import secrets
import shutil
import socket
import struct
import subprocess
import tempfile

FIREFOX = os.environ.get("FIREFOX", "firefox-esr")
# What nobody asks for in a test.
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""


class Firefox:
    """A browser without windows, and one page in it."""

    def __init__(self, width=1000, height=760):
        self.profile = tempfile.mkdtemp(prefix="pholio-firefox-")
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            file.write(PREFERENCES)
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0",
             "--width", str(width), "--height", str(height), "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=dict(os.environ, HOME=self.profile))
        port = None
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)", line):
                port = int(found[1])
                break
        assert port, "Firefox does not listen"
        self.socket = WebSocket(port, "/session")
        self.number = 0
        self.send("session.new", capabilities={})
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self.context,
                  viewport={"width": width, "height": height})

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, **parameters):
        """A command's result; events that come meanwhile are left out."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, address):
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self):
        self.send("browsingContext.reload", context=self.context, wait="complete")

    def prepare(self, script):
        """Runs a function in each page before its own scripts."""
        self.send("script.addPreloadScript", functionDeclaration=script)

    def evaluate(self, script):
        """What an expression, or the promise that it gives, comes to, by way of JSON."""
        answer = self.send(
            "script.evaluate", target={"context": self.context}, awaitPromise=True,
            expression=f"Promise.resolve({script}).then(JSON.stringify)")
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def wait_for(self, script, most=30):
        """Waits until an expression is true: looked at in each frame."""
        found = self.evaluate(f"""new Promise((done) => {{
          const end = performance.now() + {most * 1000};
          const look = () => {{
            const found = ({script});
            if (found) done(found);
            else if (performance.now() > end) done(null);
            else requestAnimationFrame(look);
          }};
          look();
        }})""")
        assert found is not None, f"It does not come: {script}"
        return found

    def drag(self, start, end, steps=24):
        """As a hand does: small steps, and a rest before it lets go."""
        moves = [{"type": "pointerMove", "x": round(start[0] + (end[0] - start[0]) * step / steps),
                  "y": round(start[1] + (end[1] - start[1]) * step / steps), "duration": 12}
                 for step in range(1, steps + 1)]
        self._act("pointer", [
            {"type": "pointerMove", "x": round(start[0]), "y": round(start[1])},
            {"type": "pointerDown", "button": 0}, *moves, {"type": "pause", "duration": 250},
            {"type": "pointerUp", "button": 0}])

    def press(self, key):
        self._act("key", [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}])

    def click(self, at):
        self._act("pointer", [{"type": "pointerMove", "x": round(at[0]), "y": round(at[1])},
                              {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def _act(self, kind, actions):
        self.send("input.performActions", context=self.context,
                  actions=[{"type": kind, "id": kind, "actions": actions}])


class WebSocket:
    """Texts over a WebSocket, as a client."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101"), head

    def close(self):
        self.socket.close()

    def send(self, text):
        self._send(1, text.encode())

    def receive(self):
        parts = b""
        while True:
            first, second = self._read(2)
            length = second & 127
            if length > 125:
                size, form = (2, ">H") if length == 126 else (8, ">Q")
                length = struct.unpack(form, self._read(size))[0]
            data = self._read(length)
            kind = first & 15
            if kind == 9:
                self._send(10, data)
            elif kind in (0, 1):
                parts += data
                if first & 128:
                    return parts.decode()

    def _send(self, kind, data):
        length = len(data)
        head = bytes([128 | kind, 128 | (length if length < 126 else 126 if length < 65536 else 127)])
        if length > 125:
            head += struct.pack(">H" if length < 65536 else ">Q", length)
        mask = secrets.token_bytes(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def _read(self, count):
        while len(self.buffer) < count:
            received = self.socket.recv(1 << 16)
            assert received, "Firefox has gone"
            self.buffer += received
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data
