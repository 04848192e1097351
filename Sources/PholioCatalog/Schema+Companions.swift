extension Schema {
  /// Other files of photos, and how many of them imports saw.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let companions = """
    -- Other files of photos: RAWs, movies, sidecars. No path is also in "file" or "skipped".
    CREATE TABLE companion(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL \
    CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      kind     TEXT NOT NULL \
    CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
      bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER NOT NULL,
      photo    INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX companion_photo ON companion(photo);

    CREATE TABLE new_import(
      id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      started     INTEGER NOT NULL CHECK (started BETWEEN 0 AND 253402300799999), \
    -- milliseconds from 1970-01-01T00:00:00Z
      ended       INTEGER NOT NULL CHECK (ended BETWEEN 0 AND 253402300799999),
      paths       TEXT NOT NULL CHECK (iif(json_valid(paths), json_type(paths) = 'array', 0)), -- as shown
      stopped     INTEGER NOT NULL CHECK (stopped IN (0, 1)),
      seen        INTEGER NOT NULL CHECK (seen BETWEEN 0 AND 9007199254740992),
      added       INTEGER NOT NULL CHECK (added BETWEEN 0 AND 9007199254740992),
      updated     INTEGER NOT NULL CHECK (updated BETWEEN 0 AND 9007199254740992),
      known       INTEGER NOT NULL CHECK (known BETWEEN 0 AND 9007199254740992),
      duplicates  INTEGER NOT NULL CHECK (duplicates BETWEEN 0 AND 9007199254740992),
      unsupported INTEGER NOT NULL CHECK (unsupported BETWEEN 0 AND 9007199254740992),
      ignored     INTEGER NOT NULL CHECK (ignored BETWEEN 0 AND 9007199254740992),
      waiting     INTEGER NOT NULL CHECK (waiting BETWEEN 0 AND 9007199254740992),
      problems    INTEGER NOT NULL CHECK (problems BETWEEN 0 AND 9007199254740992),
      warnings    INTEGER NOT NULL CHECK (warnings BETWEEN 0 AND 9007199254740992),
      companions  INTEGER NOT NULL CHECK (companions BETWEEN 0 AND 9007199254740992)
    ) STRICT;
    INSERT INTO sqlite_sequence(name, seq)
      SELECT 'new_import', seq FROM sqlite_sequence WHERE name = 'import';
    INSERT INTO new_import
      SELECT id, started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported,
        ignored, waiting, problems, warnings, 0 FROM import;
    DROP TABLE import;
    ALTER TABLE new_import RENAME TO import;
    """
}
