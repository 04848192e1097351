extension Schema {
  /// Where files of cards are that are no photos, and how many files imports saw that are none.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let cards = """
    -- Files on cards and phones that are no photos by themselves, and their copies.
    CREATE TABLE copied_other(
      folder        INTEGER NOT NULL REFERENCES folder,
      name          BLOB NOT NULL \
    CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      bytes         INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns      INTEGER NOT NULL,
      sha256        BLOB NOT NULL CHECK (length(sha256) = 32),
      -- What it is to its photo; NULL: it has none.
      kind          TEXT \
    CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
      copy_folder   INTEGER NOT NULL REFERENCES folder,
      copy_name     BLOB NOT NULL \
    CHECK (length(copy_name) BETWEEN 1 AND 4096 AND instr(copy_name, x'00') = 0 \
    AND instr(copy_name, x'2f') = 0),
      copy_mtime_ns INTEGER NOT NULL,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;

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
      companions  INTEGER NOT NULL CHECK (companions BETWEEN 0 AND 9007199254740992),
      others      INTEGER NOT NULL CHECK (others BETWEEN 0 AND 9007199254740992)
    ) STRICT;
    INSERT INTO sqlite_sequence(name, seq)
      SELECT 'new_import', seq FROM sqlite_sequence WHERE name = 'import';
    INSERT INTO new_import
      SELECT id, started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported,
        ignored, waiting, problems, warnings, companions, 0 FROM import;
    DROP TABLE import;
    ALTER TABLE new_import RENAME TO import;
    """
}
