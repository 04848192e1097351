"""A proxy as far from the browser as a server on another continent: what comes from either side waits."""

import heapq
import itertools
import re
import selectors
import socket
import threading
import time

REQUEST = re.compile(rb"(?:^|\n)(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP/1\.1\r\n")


class Far:
    """Hands on bytes after half of `latency` ms in each direction, and keeps count of rounds: a request that
    was sent when others were answered is one round behind them."""

    def __init__(self, port, latency):
        self.latency = latency / 1000
        self.target = ("127.0.0.1", port)
        self.lock = threading.Lock()
        # What has been asked for, `(path, round)`, and the round of what was answered last.
        self.asked = []
        self.answered = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.name = f"127.0.0.1:{self.port}\r\n".encode()
        self.server_name = f"127.0.0.1:{port}\r\n".encode()
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.listener, selectors.EVENT_READ, None)
        self.waiting, self.serial = [], itertools.count()
        self.isOpen = True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def close(self):
        self.isOpen = False
        self.thread.join()
        self.listener.close()

    def begin(self):
        """Counts from here."""
        with self.lock:
            self.asked, self.answered = [], 0

    def rounds(self, pattern):
        """The rounds of the requests whose paths match."""
        with self.lock:
            return [number for path, number in self.asked if re.search(pattern, path)]

    def _run(self):
        while self.isOpen:
            now = time.monotonic()
            while self.waiting and self.waiting[0][0] <= now:
                _, _, other, data, numbers = heapq.heappop(self.waiting)
                self._hand_on(other, data, numbers)
            wait = min(0.05, self.waiting[0][0] - now) if self.waiting else 0.05
            for key, _ in self.selector.select(max(0, wait)):
                if key.data is None:
                    self._accept()
                else:
                    self._read(key.fileobj, key.data)

    def _accept(self):
        browser, _ = self.listener.accept()
        server = socket.create_connection(self.target)
        connection = {"open": []}
        for end, other, is_browser in (browser, server, True), (server, browser, False):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.selector.register(end, selectors.EVENT_READ, (other, is_browser, connection))

    def _read(self, end, data):
        other, is_browser, connection = data
        try:
            received = end.recv(1 << 20)
        except OSError:
            received = b""
        answered = []
        with self.lock:
            if is_browser:
                # The server knows itself by its own port only.
                received = received.replace(self.name, self.server_name)
                for _, path in REQUEST.findall(received):
                    number = self.answered + 1
                    self.asked.append((path.decode(), number))
                    connection["open"].append(number)
            elif received:
                # The end of an answer is not looked for: its first bytes are as far away.
                answered, connection["open"] = connection["open"], []
        if not received:
            self.selector.unregister(end)
        when = time.monotonic() + self.latency / 2
        heapq.heappush(self.waiting, (when, next(self.serial), other, received, answered))

    def _hand_on(self, other, data, answered):
        with self.lock:
            self.answered = max([self.answered, *answered])
        try:
            if data:
                other.sendall(data)
            else:
                other.shutdown(socket.SHUT_WR)
        except OSError:
            pass
