"""What the page's server tells is what its schema says: types of the page's scripts are made from that."""

import json
import unittest
import urllib.error
import urllib.request

from jsonschema import Draft202012Validator

from served import ROOT, Library

API = json.loads((ROOT / "Resources/web/server/api.json").read_text())


class Answers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library()
        cls.addClassCleanup(cls.library.close)
        cls.library.fill({"Inbox": 5})
        cls.library.run("gallery", "create", "Empty")
        cls.library.run("gallery", "feature", "Inbox", "3", "2x2")
        cls.library.run("rate", "Inbox", "1", "4")
        cls.address = cls.library.serve()
        cls.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        cls.opener.open(cls.address).close()

    def ask(self, path, body=None, method=None):
        address = self.address.split("/?")[0]
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            address + path, data, {"Content-Type": "application/json", "Origin": address}, method=method)
        try:
            with self.opener.open(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return json.load(error)

    def assert_is(self, kind, answer):
        schema = {"$defs": closed(API["$defs"]), "$ref": f"#/$defs/{kind}"}
        errors = Draft202012Validator(schema).iter_errors(answer)
        wrong = [f"{error.json_path}: {error.message}" for error in errors]
        self.assertEqual(wrong, [], kind)

    def test_every_answer_has_the_keys_of_its_schema_and_no_other(self):
        layout = "layout?width=600&window=0,2000"
        asked = {
            "Overview": ["/api/portfolio"], "Gallery": ["/api/galleries/1"],
            "Layout": [f"/api/galleries/1/{layout}", f"/api/galleries/1/{layout}&layout=rows&extra=2",
                       f"/api/galleries/1/{layout}&where=rating:4-", f"/api/portfolio/{layout}"],
            "Photos": ["/api/galleries/1/photos?from=0&count=9", "/api/galleries/1/photos?where=1-2"],
            "Order": ["/api/galleries/1/order?from=0&count=9", "/api/galleries/1/order?where=1-2"],
            "Refusal": ["/api/galleries/77", "/api/galleries/1/layout?width=no"],
        }
        for kind, paths in asked.items():
            for path in paths:
                with self.subTest(path):
                    self.assert_is(kind, self.ask(path))

    def test_changes_and_refusals_too(self):
        revision = self.ask("/api/galleries/1")["revision"]
        photos = self.ask("/api/galleries/1/order?from=0&count=9")["photos"]
        move = {"revision": revision, "photos": photos[:1], "target": {"to": 3}}
        self.assert_is("Outcome", self.ask("/api/galleries/1/move", move))
        stale = self.ask("/api/galleries/1/move", move)
        self.assert_is("Refusal", stale)
        self.assertEqual(stale["error"]["code"], "stale")
        made = self.ask("/api/galleries", {"name": "New"})
        self.assert_is("Outcome", made)
        identity = made["galleries"][0]["id"]
        self.assert_is("Outcome", self.ask("/api/portfolio", {"cap": {"columns": 2, "rows": 2}}, "PATCH"))
        deleted = self.ask(f"/api/galleries/{identity}?revision=0", method="DELETE")
        self.assert_is("Outcome", deleted)
        self.assertEqual(deleted["gone"], [identity])


def closed(schema):
    """The same schema where no object may have other keys."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: closed(value) for key, value in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        result["additionalProperties"] = False
    return result
