"""Makes the library ~/.local/share/pholio, with one gallery "Big" of so many made-up photos."""

import os
import subprocess
import sys
from pathlib import Path

SQL = Path(__file__).resolve().parents[2] / "Benchmarks/make-catalog.sql"

catalog = Path.home() / ".local/share/pholio/catalog.sqlite"
subprocess.run(
    ["pholio", "gallery", "create", "tmp"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
# The same hashes each time.
text = SQL.read_text().replace("randomblob(32)", "CAST(printf('%032d', i * 2654435761 % 4294967296) AS BLOB)")
emptied = ["gallery", "change_part", "change", "sqlite_sequence"]
text = "".join(f"DELETE FROM {table};\n" for table in emptied) + text
subprocess.run(
    ["sqlite3", "-bail", "-cmd", f".parameter set :n {int(sys.argv[1])}", str(catalog)],
    input=text.encode(), check=True, stdout=subprocess.DEVNULL)
