"""Makes the photos of the scenarios: card/ (a camera's card), photos/ (two folders), more/ (arrivals)."""

import glob, os, random, shutil, struct, subprocess, sys
from mount import WORK


def exif(taken):
    """A segment of EXIF, with a camera and a time."""

    def entry(tag, kind, count, value):
        return struct.pack("<HHII", tag, kind, count, value)

    make, time = b"Drawn\0", taken.encode() + b"\0"
    after = 8 + 2 + 2 * 12 + 4
    sub = after + len(make)
    data = b"II*\0" + struct.pack("<IH", 8, 2) + entry(0x010F, 2, len(make), after)
    data += entry(0x8769, 4, 1, sub) + bytes(4) + make
    data += struct.pack("<H", 1) + entry(0x9003, 2, len(time), sub + 2 + 12 + 4) + bytes(4) + time
    block = b"Exif\0\0" + data
    return b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block


def photo(path, number, taken):
    """A sample picture that was taken at another time."""
    with open(SAMPLES[number], "rb") as f:
        jpeg = f.read()
    at = 2
    kept = b"\xff\xd8" + exif(taken)
    while jpeg[at + 1] & 0xF0 == 0xE0:
        end = at + 2 + int.from_bytes(jpeg[at + 2 : at + 4], "big")
        if jpeg[at + 1] != 0xE1:
            kept += jpeg[at:end]
        at = end
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as f:
        f.write(kept + jpeg[at:])


def main():
    global SAMPLES
    subprocess.run([sys.argv[1], WORK + "/samples", "58"], check=True, stdout=subprocess.DEVNULL)
    SAMPLES = sorted(glob.glob(WORK + "/samples/*"))
    for name in ("card", "photos", "more"):
        shutil.rmtree(f"{WORK}/{name}", ignore_errors=True)
    for n in range(30):
        month = 5 + n // 15
        photo(
            f"{WORK}/card/DCIM/100CANON/IMG_{n + 1:04}.JPG",
            n,
            f"2021:{month:02}:{n % 28 + 1:02} 10:00:{n:02}",
        )
    for n in (3, 9):
        with open(f"{WORK}/card/DCIM/100CANON/IMG_{n:04}.MOV", "wb") as f:
            f.write(b"\0\0\0\x14ftypqt  \0\0\0\0qt  " + random.Random(n).randbytes(50000))
    with open(f"{WORK}/card/DCIM/100CANON/IMG_0005.xmp", "w") as f:
        f.write(
            '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF '
            'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
            '<rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/></rdf:RDF></x:xmpmeta>'
        )
    with open(f"{WORK}/card/DCIM/notes.txt", "w") as f:
        f.write("shot in the harbour\n" * 500)
    for n in range(14):
        photo(f"{WORK}/photos/Rome/ROME_{n + 1:02}.jpg", 30 + n, f"2020:03:{n + 1:02} 12:00:00")
    for n in range(6):
        photo(f"{WORK}/photos/Oslo/OSLO_{n + 1:02}.jpg", 44 + n, f"2020:07:{n + 1:02} 12:00:00")
    for n in range(8):
        photo(f"{WORK}/more/NEW_{n + 1:02}.jpg", 50 + n, f"2022:01:{n + 1:02} 12:00:00")


main()
