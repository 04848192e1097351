"""A library's catalog as text that does not depend on its schema: what is known, in words, photos by the
beginnings of their hashes. Where the schema changes, this file changes, and the text stays."""

import hashlib
import json
import sqlite3
import sys
from pathlib import Path


def text(blob):
    return blob.decode(errors="backslashreplace") if isinstance(blob, bytes) else str(blob)


class Catalog:
    def __init__(self, file):
        self.db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        self.db.row_factory = sqlite3.Row
        photos = self.rows("SELECT id, sha256 FROM photo")
        self.photos = {row["id"]: row["sha256"].hex()[:8] for row in photos}
        self.folders = {row["id"]: text(row["path"]) for row in self.rows("SELECT id, path FROM folder")}
        self.names = {row["id"]: row["name"] for row in self.rows("SELECT id, name FROM gallery")}

    def rows(self, sql, *values):
        return self.db.execute(sql, values).fetchall()

    def photo(self, number):
        return self.photos.get(number, f"gone {number}")

    def facts(self, row, names):
        known = [name for name in names if row[name] is not None]
        return " ".join(f"{name}={json.dumps(row[name], ensure_ascii=False)}" for name in known)

    def path(self, row, folder="folder", name="name"):
        return f"{self.folders[row[folder]].rstrip('/')}/{text(row[name])}"

    def print(self):
        for row in self.rows("SELECT * FROM portfolio"):
            print(f"portfolio: cap {row['cap_columns']}x{row['cap_rows']}, revision {row['revision']}")
        galleries = "SELECT * FROM gallery ORDER BY portfolio IS NULL, rank, id"
        for row in self.rows(galleries):
            self.gallery(row)
        facts = ["bytes", "width", "height", "make", "model", "lens", "aperture", "exposure_s", "iso",
                 "focal_mm", "latitude", "longitude", "altitude"]
        words = ["title", "description", "creator", "copyright", "keywords", "rating", "label", "city",
                 "country"]
        own = ["title", "description", "own_rating", "own_label", "own_keywords", "flag"]
        for row in sorted(self.rows("SELECT * FROM photo"), key=lambda row: row["sha256"]):
            print(f"photo {self.photo(row['id'])}: {self.facts(row, facts)}")
            offset = "" if row["taken_offset"] is None else f" offset {row['taken_offset']}"
            fraction = f".{row['taken_fraction']}" if row["taken_fraction"] else ""
            print(f"  taken {row['taken_local']}{fraction}{offset} by {row['taken_source']}, "
                  f"turn {row['turn']}")
            for title, prefix in (("file", "file_"), ("sidecar", "sidecar_")):
                said = self.facts(row, [prefix + word for word in words])
                if said:
                    print(f"  {title}: {said}")
            if self.facts(row, own):
                print(f"  here: {self.facts(row, own)}")
            for mark in self.rows("SELECT * FROM signature WHERE photo = ?", row["id"]):
                print(f"  signature {mark['version']}: {mark['bytes'].hex()}")
            formers = "SELECT sha256 FROM former_content WHERE photo = ? ORDER BY 1"
            for former in self.rows(formers, row["id"]):
                print(f"  was {former['sha256'].hex()[:8]}")
        self.files()
        self.journal()
        for row in self.rows("SELECT * FROM import ORDER BY id"):
            names = [name for name in row.keys() if name not in ("id", "started", "ended", "paths")]
            counts = " ".join(f"{name} {row[name]}" for name in names)
            print(f"import of {' '.join(json.loads(row['paths']))}: {counts}")

    def gallery(self, row):
        state = "locked" if row["locked"] else "open"
        kind = "gallery" if row["portfolio"] is not None else "deleted gallery"
        print(f"{kind} {row['name']}: cap {row['cap_columns']}x{row['cap_rows']}, {state}, {row['policy']}, "
              f"revision {row['revision']}")
        if row["folder"] is not None:
            print(f"  of {self.folders[row['folder']]}")
        if row["period"] is not None:
            print(f"  of the time {row['period']}")
        for filling in self.rows("SELECT selection FROM filling WHERE gallery = ?", row["id"]):
            print(f"  filled by {filling['selection']}")
        items = self.rows("SELECT photo, by_hand FROM placement WHERE gallery = ? ORDER BY rank", row["id"])
        if len(items) > 1000:
            digest = hashlib.sha256("".join(self.photo(item["photo"]) for item in items).encode()).hexdigest()
            print(f"  {len(items)} photos, {digest}")
        else:
            for item in items:
                print(f"  {self.photo(item['photo'])}{' by hand' if item['by_hand'] else ''}")
        for span in self.rows("SELECT * FROM feature WHERE gallery = ?", row["id"]):
            print(f"  {self.photo(span['photo'])} spans {span['columns']}x{span['rows']}")
        offers = self.rows("SELECT state, photo FROM offer WHERE gallery = ?", row["id"])
        for state in sorted({offer["state"] for offer in offers} - {"offered"}):
            those = sorted(self.photo(offer["photo"]) for offer in offers if offer["state"] == state)
            print(f"  {state}: {' '.join(those)}")
        for mark in self.rows("SELECT name, photos FROM mark WHERE gallery = ? ORDER BY name", row["id"]):
            print(f"  mark {mark['name']}: {' '.join(map(self.photo, json.loads(mark['photos'])))}")

    def files(self):
        lines = []
        for row in self.rows("SELECT * FROM file"):
            states = "".join(f", {name}" for name in ("moved", "gone") if row[name])
            lines.append(f"file {self.path(row)}: {self.photo(row['photo'])}, {row['bytes']} bytes, "
                         f"time {row['mtime_ns']}{states}")
        for row in self.rows("SELECT * FROM companion"):
            lines.append(f"companion {self.path(row)}: {row['kind']} of {self.photo(row['photo'])}, "
                         f"{row['bytes']} bytes, time {row['mtime_ns']}")
        for row in self.rows("SELECT * FROM skipped"):
            lines.append(f"skipped {self.path(row)}: {row['outcome']}, {row['detail']}, {row['bytes']} bytes")
        for row in self.rows("SELECT * FROM copied"):
            lines.append(f"copied {self.path(row)}: {self.photo(row['photo'])}, {row['bytes']} bytes")
        for row in self.rows("SELECT * FROM copied_other"):
            copy = self.path(row, "copy_folder", "copy_name")
            lines.append(f"copied {self.path(row)} to {copy}: {row['kind']}, {row['sha256'].hex()[:8]}")
        for row in self.rows("SELECT * FROM folder_problem"):
            lines.append(f"folder {self.folders[row['folder']]}: {row['kind']}, {row['detail']}")
        print("\n".join(sorted(lines)))

    def journal(self):
        for row in self.rows("SELECT * FROM change ORDER BY id"):
            print(f"change: {row['summary']}; {row['moved']} moved, {row['state']}")
            parts = "SELECT * FROM change_part WHERE change = ? ORDER BY step"
            values = "SELECT * FROM change_value WHERE change = ? ORDER BY photo, field"
            spans = "SELECT * FROM change_feature WHERE change = ? ORDER BY photo"
            for part in self.rows(parts, row["id"]):
                print(f"  of {self.names.get(part['gallery'], 'the galleries')}")
            for value in self.rows(values, row["id"]):
                print(f"  {self.photo(value['photo'])} {value['field']}: {value['was']!r}, "
                      f"now {value['became']!r}")
            for span in self.rows(spans, row["id"]):
                print(f"  {self.photo(span['photo'])}: {span['was_columns']}x{span['was_rows']}, "
                      f"now {span['columns']}x{span['rows']}")


if __name__ == "__main__":
    Catalog(Path(sys.argv[1]) / "catalog.sqlite").print()
