"""The page over https, by nginx with the text of docs/page.md."""

import re
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request

from playwright.sync_api import expect

from served import ROOT, PageTest

RECIPE = re.search(r"```nginx\n(.*?)```", (ROOT / "docs/page.md").read_text(), re.DOTALL)[1]
AROUND = """daemon off;
pid FOLDER/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path FOLDER/body;
  proxy_temp_path FOLDER/proxy;
  fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi;
  scgi_temp_path FOLDER/scgi;
  RECIPE
}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class HTTPS(PageTest):
    galleries = {"Inbox": 6}

    def setUp(self):
        super().setUp()
        folder = self.library.folder / "nginx"
        folder.mkdir()
        port = free_port()
        self.public = f"https://localhost:{port}"
        names = ["-keyout", folder / "photos.key", "-out", folder / "photos.pem"]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", *names], check=True, capture_output=True)
        inner = re.match(r"http://([^/]*)/", self.address)[1]
        text = AROUND.replace("RECIPE", RECIPE)
        for shown, real in [
                ("https://photos.example.org", self.public), ("photos.example.org", "localhost"),
                ("127.0.0.1:8427", inner), ("listen 443", f"listen {port}"), ("/etc/ssl", "FOLDER"),
                ("FOLDER", str(folder))]:
            self.assertIn(shown, text)
            text = text.replace(shown, real)
        (folder / "nginx.conf").write_text(text)
        command = ["nginx", "-p", folder, "-c", folder / "nginx.conf"]
        server = subprocess.Popen(command, stderr=subprocess.PIPE)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.address = self.address.replace(f"http://{inner}", self.public)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except ConnectionRefusedError:
                self.assertIsNone(server.poll(), "nginx has ended")
                time.sleep(0.05)

    def console(self, message):
        # Nobody vouches for the certificate.
        if "certificate" not in message.text:
            super().console(message)

    def test_photos_are_arranged_over_https(self):
        page = self.gallery_page("Inbox", ignore_https_errors=True)
        cookies = page.context.cookies()
        self.assertEqual([cookie["secure"] for cookie in cookies], [True])
        self.drag(page, "Inbox-000.jpg", "Inbox-003.jpg")
        expect(self.cell(page, "Inbox-000.jpg")).to_have_attribute("aria-posinset", "4")
        self.assertEqual(self.library.show("Inbox")[3], "Inbox-000.jpg")
        # What others change is shown at once: events come through.
        self.library.run("reorder", "Inbox", "--move", "Inbox-005.jpg", "--to", "1")
        expect(self.cell(page, "Inbox-005.jpg")).to_have_attribute("aria-posinset", "1")

    def test_other_sites_are_refused_there_too(self):
        def status(origin):
            token = self.address.split("token=")[1]
            inner = self.library_port()
            request = urllib.request.Request(
                f"{self.public}/api/undo", b"{}", {
                    "Origin": origin, "Content-Type": "application/json",
                    "Cookie": f"pholio-{inner}={token}"})
            context = ssl._create_unverified_context()
            try:
                return urllib.request.urlopen(request, context=context).status
            except urllib.error.HTTPError as error:
                return error.code

        self.assertEqual(status("https://evil.example"), 403)
        self.assertEqual(status("http://localhost:1"), 403)
        self.library.run("reorder", "Inbox", "--reverse")
        self.assertEqual(status(self.public), 200)

    def library_port(self):
        return re.search(r"proxy_pass http://127.0.0.1:(\d+)", (
            self.library.folder / "nginx/nginx.conf").read_text())[1]
