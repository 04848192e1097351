"""What every verb prints with --json is as its schema says, and all that the schemas have is printed."""

import base64
import json
import shutil
import subprocess
import threading
import unittest

from jsonschema import Draft202012Validator

from program import BIN, ROOT, Home, verbs
from schemas import SHARED, Schemas, load

# A key that only a photo brings out which nobody can draw, but for its thumbnail.
RARE = {"publish.problems: reason"}


SIDECAR = (
    "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
    # The day on which it was scanned.
    "<rdf:Description rdf:about='' xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmp:CreateDate='2019-05-04'/>"
    "</rdf:RDF></x:xmpmeta>")


class Declared(unittest.TestCase):
    """What can be said without a library."""

    def test_every_verb_prints_json(self):
        for verb, options in verbs().items():
            self.assertIn("json", options, verb)

    def test_every_verb_has_a_schema_and_every_schema_a_verb(self):
        self.assertEqual(set(verbs()), set(load()) - {SHARED})

    def test_schemas_are_json_schema(self):
        for name, schema in load().items():
            Draft202012Validator.check_schema(schema)
            self.assertTrue(schema["title"] and schema["description"], name)

    def test_a_key_that_no_schema_names_is_refused(self):
        backup = {"path": "b", "galleries": 1, "photos": 2, "bytes": 3}
        self.assertEqual(Schemas().errors("backup", backup), [])
        self.assertTrue(Schemas().errors("backup", backup | {"more": 1}))
        note = {"path": "a", "reason": "why"}
        self.assertEqual(Schemas().errors("import", {"problems": [note]} | self.nothing), [])
        self.assertTrue(Schemas().errors("import", {"problems": [note | {"more": 1}]} | self.nothing))

    @property
    def nothing(self):
        """An import without files, but for its problems."""
        counts = "added updated known duplicates companions unsupported others ignored waiting seen".split()
        none = {"files": [], "unlisted": 0}
        return dict.fromkeys(counts, 0) | {
            "warnings": [], "galleries": [], "unsupported_types": {}, "unsupported_files": none,
            "other_types": {}, "other_files": none, "ignored_files": none, "left_out": [],
            "left_by_programs": 0}

    def test_the_document_names_every_verb_with_its_schema(self):
        text = (ROOT / "docs/json.md").read_text()
        for verb in verbs():
            name = verb.replace(".", " ")
            self.assertIn(f"| `{name}` | [{verb}.json](../Resources/schemas/{verb}.json) |", text)


class Printed(unittest.TestCase):
    """A small library, and everything that verbs do with it."""

    @classmethod
    def setUpClass(cls):
        cls.home = Home()
        cls.addClassCleanup(shutil.rmtree, cls.home.folder)
        cls.schemas = Schemas()
        cls.run_verbs = set()
        cls.make_photos()

    @classmethod
    def make_photos(cls):
        folder = cls.home.folder
        subprocess.run([BIN / "pholio-samples", folder / "drawn", "24"], check=True, capture_output=True)
        drawn = sorted((folder / "drawn").iterdir())
        for name, photos in [("Rome", drawn[:12]), ("Paris", drawn[12:16]), ("card", drawn[16:18])]:
            (folder / name).mkdir()
            for photo in photos:
                shutil.copy2(photo, folder / name)
        rome = folder / "Rome"
        cls.first = min(rome.iterdir()).name
        # A photo whose name is not UTF-8, a companion, a copy, and what is no photo.
        shutil.copy2(drawn[18], bytes(rome) + b"/late\xff.jpg")
        (rome / cls.first).with_suffix(".xmp").write_text(SIDECAR)
        # A RAW of Fujifilm's: a header with the offset and the length of the camera's own picture.
        picture = (rome / cls.first).read_bytes()
        header = b"FUJIFILMCCD-RAW 0201".ljust(84, b"\0")
        header += (148).to_bytes(4, "big") + len(picture).to_bytes(4, "big")
        (rome / cls.first).with_suffix(".raf").write_bytes(header.ljust(148, b"\0") + picture)
        shutil.copy2(drawn[0], rome / "copy of it.jpg")
        (rome / "broken.jpg").write_bytes(drawn[1].read_bytes()[:2000])
        (rome / "notes.txt").write_text("Rome")
        (rome / "layers.psd").write_bytes(b"8BPS\0\1" + bytes(60))
        (rome / ".hidden.jpg").write_bytes(drawn[2].read_bytes())
        (folder / "hidden").mkdir()
        (folder / "hidden/.notes").write_text("left")
        (folder / "card/left.jpg").write_bytes(drawn[3].read_bytes()[:2000])

    def said(self, verb, *arguments, status=0):
        """What a verb says as JSON, after it was compared with the verb's schema."""
        text = self.home.run(*verb.split("."), *arguments, "--json", status=status)
        self.run_verbs.add(verb)
        value = json.loads(text)
        self.assertEqual(self.schemas.errors(verb, value), [], f"{verb} {arguments}: {text.decode()[:2000]}")
        return value

    def test_everything_that_is_printed_is_in_a_schema_and_the_other_way_round(self):
        for part in [
            self.photos_in, self.galleries, self.orders, self.words, self.looking, self.sheets,
            self.photos_out, self.keeping, self.lasting,
        ]:
            part()
        self.assertEqual(set(verbs()) - self.run_verbs, set(), "verbs that were not run")
        self.assertEqual(sorted(set(self.schemas.unmet) - RARE), [], "documented, and printed by nothing")

    def photos_in(self):
        said = self.said("import", "Rome", "Paris", "--dry-run", status=3)
        self.assertEqual(said["added"], 17)
        said = self.said("import", "Rome", "Paris", status=3)
        broken = self.home.folder / "Rome/broken.jpg"
        self.assertEqual([note["path"] for note in said["problems"]], [str(broken)])
        self.said("import", "card", "--copy", "--gallery", "Card", status=3)
        self.said("import", "hidden", "--copy", status=3)
        self.said("remove", "Paris", "1")
        self.assertEqual(self.said("import", "Paris")["left_out"], [{"name": "Paris", "count": 1}])
        self.said("undo", "Paris")
        self.readings()
        self.said("imports")
        first = self.home.folder / "Rome" / self.first
        self.said("info", first)
        self.assertEqual(self.said("info", first.with_suffix(".raf"))["companion_of"]["path"], str(first))
        self.said("info", "drawn/" + min(path.name for path in (self.home.folder / "drawn").iterdir()))

    def readings(self):
        """A line for each file, and what an import by them says."""
        folder = self.home.folder
        whole = sorted((folder / "Rome").iterdir()) + [folder / "none.jpg", folder / "Rome/link"]
        (folder / "Rome/link").symlink_to("/proc/self/mem")
        # One with all words there are, and companions whose names are not UTF-8.
        (folder / "said").mkdir()
        late = bytes(folder / "said") + b"/late\xff"
        shutil.copy2(folder / "Rome" / self.first, late + b".jpg")
        words = [
            f"-{tag}=words" for tag in
            ("XMP:Title", "XMP:Description", "XMP:Creator", "XMP:Rights", "XMP:Subject", "XMP:Label",
             "XMP-iptcCore:AltTextAccessibility", "XMP-photoshop:City", "XMP-photoshop:State",
             "XMP-photoshop:Country", "XMP-aux:SerialNumber")]
        subprocess.run(
            ["exiftool", "-q", "-overwrite_original", "-XMP:Rating=4", *words, late + b".jpg"], check=True)
        for name in (late + b".xmp", late + b".dng"):
            with open(name, "wb") as file:
                file.write(SIDECAR.encode())
        said = [late + end for end in (b".jpg", b".xmp", b".dng")]
        paths = b"\0".join(list(map(bytes, whole)) + said)
        lines = self.home.run("read", "-0", "--inline", "--json", given=paths).splitlines()
        self.run_verbs.add("read")
        for line in lines:
            self.assertEqual(self.schemas.errors("read", json.loads(line)), [], line[:2000])
        (folder / "readings").write_bytes(b"\n".join(lines))
        (folder / "Rome/link").unlink()
        self.said("import", "Rome", "--dry-run", "--readings", "readings", status=3)

    def galleries(self):
        self.assertEqual(self.said("gallery.create", "Empty")["gallery"], "Empty")
        self.said("gallery.create", "Stars", "--where", "rating:5")
        self.said("gallery.rename", "Empty", "Void")
        self.said("gallery.cap", "Rome", "2x2")
        self.assertIsNone(self.said("gallery.cap", "--all", "2x2")["gallery"])
        self.said("gallery.feature", "Rome", "5", "2x1")
        self.said("gallery.policy", "Rome", "by-date")
        self.said("gallery.lock", "Paris")
        self.assertFalse(self.said("gallery.lock", "Paris")["changed"])
        self.said("gallery.unlock", "Paris")
        self.said("gallery.reorder", "--by", "name")
        self.said("galleries")
        shown = self.said("show", "Rome")
        self.assertEqual([photo["position"] for photo in shown["photos"]], list(range(1, 14)))
        self.said("show", "Paris", "1")
        library = self.said("show")
        self.assertEqual(sum(row["count"] for row in library["formats"]), library["file_count"])
        self.assertEqual(sum(row["count"] for row in library["stars"]), library["photo_count"])
        self.said("find", "portrait")
        self.said("layout", "Rome", "--width", "900", "--alarms", "3")
        self.said("layout", "Rome", "--width", "900", "--alarms", "1", "--window", "0,400")
        self.said("layout", "Rome", "--width", "900", "--layout", "rows", "--alarms", "last")
        self.said("layout", "Rome", "--width", "900", "--layout", "rows", "--alarms", "2")

    def orders(self):
        order = self.said("order", "Rome")
        self.said("mark", "Rome", "as it was")
        self.said("mark", "Rome")
        self.assertEqual(self.said("reorder", "Rome", "--move", "3,1", "--to", "last")["moved"], 2)
        made = self.said("reorder", "Rome", "--move", "1", "--into", "Rom", "--copy")["made"]
        self.assertEqual(made, [{"name": "Rom", "similar": "Rome"}])
        self.said("restore", "Rome", "as it was")
        self.assertEqual(self.said("order", "Rome")["photos"], order["photos"])
        self.said("undo", "Rome")
        self.said("redo", "Rome")
        self.said("undo")
        self.said("remove", "Rome", "last", "--dry-run")
        text = self.home.folder / "order.txt"
        # One that a lost catalog has left.
        head, lines = self.home.run("order", "Paris").decode().split("\n", 1)
        origin = "# pholio catalog 0123456789abcdef gallery 1"
        text.write_text(f"{head}\n{origin}\n{lines}9  {'0' * 12}  lost.jpg\n")
        self.said("reorder", "Paris", "--order", text)
        self.said("reorder", "Paris", "--by", "look")
        self.said("history", "Rome")

    def words(self):
        self.said("caption", "Rome", "1", "--title", "The harbour")
        self.assertEqual(self.said("rate", "Rome", "1-3", "5")["moved"], 3)
        self.assertFalse(self.said("rate", "Rome", "1-3", "5")["changed"])
        self.said("flag", "Rome", "1", "pick")
        self.said("label", "Rome", "2", "red")
        self.said("keyword", "Rome", "2-4", "+sea")
        self.said("turn", "Rome", "4", "left")

    def looking(self):
        self.said("alike")
        # One is told only if there is something to put in.
        self.said("alike", "--distance", "40", "--into", "Alike")
        self.said("alarms", "--within", "100", status=2)
        self.said("alarms", "--list-rules")

    def sheets(self):
        self.said("sheet", "Rome", "-o", "rome.jpg", "--preset", "proof", "--pdf", "rome.pdf", "--frames")
        self.said("sheet", "--galleries", "-o", "all.jpg")
        self.said("sheet", "Rome", "-o", "rome.jpg", "--dry-run")
        # Beside a name that is not UTF-8 there is no text.
        named = bytes(self.home.folder) + b"/sheet\xff.jpg"
        said = self.said(
            "sheet", "Rome", "-o", named, "--map", named + b".json", "--pdf", named.replace(b"jpg", b"pdf"))
        self.assertEqual([base64.b64decode(file["path_bytes"]) for file in said["files"]], [named])
        self.assertEqual(
            {base64.b64decode(file["path_bytes"])[-5:] for file in said["besides"]}, {b".json", b"\xff.pdf"})
        self.said("sheet", "--list-fields")
        self.said("presets")
        self.said("presets", "proof")
        self.said("pick", "rome.pdf", "1")
        # Another library, which has only one of the photos.
        self.home.run("import", self.home.folder / "Rome" / self.first, "--library", "other")
        self.assertTrue(self.said("pick", "rome.pdf", "1-last", "--library", "other", status=3)["missing"])
        self.said("pick", "rome.pdf", "1,3", "--into", "Rom3")

    def photos_out(self):
        export = ["Rome", "out", "--template", "a:b {position}"]
        self.said("export", *export)
        changed = min(path for path in (self.home.folder / "out").iterdir() if path.name[0] != ".")
        changed.write_bytes(b"mine")
        said = self.said("export", *export, status=3)
        self.assertEqual(said["changed"], [changed.name])
        self.said("remove", "Rome", "last")
        self.assertEqual(len(self.said("export", *export, status=3)["left"]), 1)
        self.said("export", "Rome", "--zip", "rome.zip")
        folder = bytes(self.home.folder) + b"/out\xff"
        said = self.said("export", "Rome", folder)
        self.assertEqual((base64.b64decode(said["folder_bytes"]), "folder" in said), (folder, False))
        said = self.said("export", "Rome", "--tar", folder + b".tar")
        self.assertEqual(base64.b64decode(said["archive_bytes"]), folder + b".tar")
        self.said("publish", "site", "Rome", "Paris")

    def keeping(self):
        self.said("merge", "Void", "Card")
        self.said("gallery.delete", "Stars")
        self.said("backup", "library.backup", "--dry-run")
        self.said("backup", "library.backup")
        self.said("backup", "library.backup", "--restore")
        self.said("check")
        gone = min(path for path in (self.home.folder / "Paris").iterdir())
        gone.unlink()
        self.said("check", "--originals", status=2)
        self.said("publish", "site2", "Rome", "Paris", status=3)
        self.said("export", "Paris", "out2", status=3)
        self.said("prune", "Paris")
        (self.home.folder / "Rome").rename(self.home.folder / "Roma")
        self.said("relocate", "Rome", "Roma")
        settings = self.home.folder / ".config/pholio"
        settings.mkdir(parents=True)
        (settings / "config.toml").write_text('[alarms]\nrule = ["missing"]\n[sheet]\ncaptions = false\n')
        self.home.environment["PHOLIO_SHEET_PAPER"] = "A4"
        self.said("config")
        self.said("config", "sheet")

    def lasting(self):
        """Verbs that go on until they are stopped: their first line."""
        for verb, arguments in {"serve": ["--port", "0"], "watch": ["Paris"]}.items():
            with self.subTest(verb):
                process = subprocess.Popen(
                    [BIN / "pholio", verb, *arguments, "--json"], env=self.home.environment,
                    cwd=self.home.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                stop = threading.Timer(120, process.kill)
                stop.start()
                try:
                    line = process.stdout.readline()
                finally:
                    stop.cancel()
                    process.terminate()
                    process.communicate()
                self.run_verbs.add(verb)
                self.assertEqual(self.schemas.errors(verb, json.loads(line)), [], line)

    def test_errors_are_no_json(self):
        self.home.run("gallery", "create", "Here")
        for arguments, status in [(["show", "Nowhere"], 64), (["rate", "Nowhere", "1", "5"], 64),
                                  (["gallery", "create", ""], 64), (["info", "Nowhere"], 66)]:
            run = self.home.started(*arguments, "--json")
            self.assertEqual((run.returncode, run.stdout), (status, b""), arguments)
            self.assertTrue(run.stderr.startswith(b"pholio: "), run.stderr)


if __name__ == "__main__":
    unittest.main()
