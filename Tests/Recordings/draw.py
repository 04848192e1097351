"""Draws photos of our own: the same bytes wherever cjpeg and exiftool are."""

import json
import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

# 2024-01-02T03:04:05Z, and a minute more for each file.
TIME = 1704164645

# Folder, name, width, height, and what exiftool writes.
PHOTOS = [
    ("Rome", "IMG_0001.JPG", 240, 160, {
        "EXIF:DateTimeOriginal": "2019:05:04 10:00:00", "EXIF:OffsetTimeOriginal": "+02:00",
        "EXIF:Make": "Canon", "EXIF:Model": "Canon EOS R5", "EXIF:LensModel": "RF 50mm F1.8",
        "EXIF:FNumber": "1.8", "EXIF:ISO": "100",
        "EXIF:ExposureTime": "1/250", "EXIF:FocalLength": "50", "XMP:Title": "The harbour",
        "XMP:Description": "Boats in the evening", "XMP:Subject": ["sea", "boats"], "XMP:Rating": "4",
        "XMP:Label": "Red", "XMP:Creator": "Ada", "XMP:City": "Roma", "XMP:Country": "Italia"}),
    ("Rome", "IMG_0002.JPG", 160, 240, {
        "EXIF:DateTimeOriginal": "2019:05:04 10:00:01", "EXIF:Make": "Canon", "EXIF:Model": "Canon EOS R5",
        "EXIF:ISO": "800", "XMP:Rating": "2", "EXIF:GPSLatitude": "41.9", "EXIF:GPSLatitudeRef": "N",
        "EXIF:GPSLongitude": "12.5", "EXIF:GPSLongitudeRef": "E"}),
    ("Rome", "IMG_0003.JPG", 240, 160, {
        "EXIF:DateTimeOriginal": "2019:05:05 23:59:59", "EXIF:Make": "NIKON", "EXIF:Model": "NIKON Z 6",
        "EXIF:Orientation#": "6", "XMP:Subject": ["sea", "Santa Maria"]}),
    ("Rome", "IMG_0010.JPG", 240, 160, {"EXIF:DateTimeOriginal": "2018:01:01 00:00:00"}),
    ("Rome", "IMG_0011.JPG", 400, 100, {"XMP:Label": "Green", "XMP:Rating": "5"}),
    ("Rome", "a (2).jpg", 160, 160, {"EXIF:DateTimeOriginal": "2019:05:06 08:00:00", "EXIF:ISO": "3200"}),
    ("Rome", "Ä ö.jpg", 240, 160, {"XMP:Title": "Äpfel, Öl", "IPTC:City": "Ostia"}),
    ("Rome/Night", "n1.jpg", 240, 160, {"EXIF:DateTimeOriginal": "2019:05:04 22:00:00", "EXIF:ISO": "6400"}),
    ("Rome/Night", "n2.jpg", 160, 240, {"EXIF:DateTimeOriginal": "2019:05:04 22:00:02", "EXIF:ISO": "6400"}),
    ("Paris", "2021-03-04 12.30.00.jpg", 240, 160, {}),
    ("Paris", "p1.jpg", 240, 180, {"EXIF:DateTimeOriginal": "2020:02:29 12:00:00", "XMP:Rating": "5"}),
    ("Paris", "p2.jpg", 180, 240, {"EXIF:DateTimeOriginal": "2020:03:01 12:00:00", "XMP:Rating": "5"}),
    ("Paris", "p10.jpg", 240, 180, {"EXIF:DateTimeOriginal": "2020:03:01 12:00:00.5"}),
    ("Paris", "it's.jpg", 240, 180, {"XMP:Rating": "-1"}),
]


def pixels(number, width, height):
    """Stripes and a disc, in colours of its own."""
    angle = number * 0.7
    across, down = math.cos(angle), math.sin(angle)
    base = [(number * 67 + 40 * k) % 200 for k in range(3)]
    middle = (width * (0.3 + 0.04 * (number % 9)), height * 0.5)
    rows = bytearray()
    for y in range(height):
        for x in range(width):
            wave = int(55 * math.sin((x * across + y * down) / (7 + number % 5)))
            inside = (x - middle[0]) ** 2 + (y - middle[1]) ** 2 < (height * 0.3) ** 2
            for k in range(3):
                value = base[k] + (wave if k != number % 3 else x * 255 // width // 2)
                rows.append(max(0, min(255, 255 - value if inside else value)))
    return bytes(rows)


def jpeg(number, width, height, quality=88):
    picture = b"P6 %d %d 255\n" % (width, height) + pixels(number, width, height)
    command = ["cjpeg", "-quality", str(quality), "-dct", "int", "-baseline"]
    return subprocess.run(command, input=picture, stdout=subprocess.PIPE, check=True).stdout


def draw(root):
    root = Path(root)
    metadata = []
    for number, (folder, name, width, height, tags) in enumerate(PHOTOS):
        (root / folder).mkdir(parents=True, exist_ok=True)
        (root / folder / name).write_bytes(jpeg(number, width, height))
        if tags:
            metadata.append({"SourceFile": str(root / folder / name), **tags})
    # No photos.
    (root / "Paris/notes.txt").write_text("Notes\n")
    (root / "Paris/broken.jpg").write_bytes(b"\xff\xd8\xff\xe0 not a photo")
    (root / "Paris/empty.jpg").write_bytes(b"")
    tags = root / "tags.json"
    tags.write_text(json.dumps(metadata))
    subprocess.run(
        ["exiftool", "-q", "-m", "-overwrite_original", "-charset", "iptc=UTF8", f"-json={tags}",
         *(entry["SourceFile"] for entry in metadata)],
        check=True)
    tags.unlink()
    # The same content twice; the same picture, coded worse.
    shutil.copy(root / "Rome/IMG_0010.JPG", root / "Paris/copy.jpg")
    (root / "Paris/worse.jpg").write_bytes(jpeg(10, 240, 180, quality=40))
    settle(root)


def settle(root):
    """Gives all files times that are always the same."""
    files = sorted(path for path in Path(root).rglob("*"))
    for number, path in enumerate(files):
        os.utime(path, (TIME + 60 * number,) * 2)


if __name__ == "__main__":
    draw(sys.argv[1])
