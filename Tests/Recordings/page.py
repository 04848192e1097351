"""A page's server in the background, and requests to it.

    page.py serve [OPTIONS OF SERVE]      starts it, and prints what it said
    page.py ask METHOD PATH [JSON] [--guest | --stranger] [--header NAME=VALUE]
"""

import hashlib
import http.client
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

HOME = Path.home()


def serve(words):
    with open(HOME / ".server.out", "wb") as out, open(HOME / ".server.err", "wb") as err:
        server = subprocess.Popen(
            ["pholio", "serve", "--port", "0", "--json", *words], stdin=subprocess.DEVNULL, stdout=out,
            stderr=err, start_new_session=True)
    (HOME / f".server-{server.pid}.pid").write_text(str(server.pid))
    for _ in range(500):
        if (HOME / ".server.out").read_text().endswith("\n") or server.poll() is not None:
            break
        time.sleep(0.02)
    sys.stdout.write((HOME / ".server.out").read_text())
    sys.stderr.write((HOME / ".server.err").read_text())


def ask(words):
    said = json.loads((HOME / ".server.out").read_text())
    isGuest, isStranger = "--guest" in words, "--stranger" in words
    headers = dict(word[len("--header="):].split("=", 1) for word in words if word.startswith("--header="))
    method, path, *body = [word for word in words if not word.startswith("--")]
    address = urlsplit(said["guests" if isGuest else "owner"][0])
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    if not isStranger:
        token = parse_qs(address.query)["token"][0]
        headers = {"Cookie": f"pholio-{address.port}={token}", **headers}
    if method not in ("GET", "HEAD"):
        headers = {"Origin": f"http://{address.hostname}:{address.port}", **headers}
    if body and method in ("POST", "PATCH"):
        headers = {"Content-Type": "application/json", **headers}
    content = body[0].encode() if body else None
    connection.request(method, quote(path, safe="/?=&,:%+'()~.-"), content, headers)
    answer = connection.getresponse()
    content = answer.read()
    kind = answer.getheader("Content-Type") or ""
    kept = [f"{name}: {answer.getheader(name)}" for name in
            ("Content-Type", "Location", "Cache-Control", "Content-Disposition", "Set-Cookie", "Retry-After")
            if answer.getheader(name)]
    print(answer.status, "; ".join(kept))
    if kind.startswith("application/json"):
        # The server's dictionaries have another order in each run.
        print(json.dumps(json.loads(content), sort_keys=True, ensure_ascii=False))
    elif kind.startswith("text/plain"):
        print(content.decode().rstrip("\n"))
    elif content:
        digest = hashlib.sha256(re.sub(rb"token=[\w-]+|127\.0\.0\.1:\d+", b"", content)).hexdigest()
        print(f"{len(content)} bytes, {digest[:16]}")


if __name__ == "__main__":
    {"serve": serve, "ask": ask}[sys.argv[1]](sys.argv[2:])
