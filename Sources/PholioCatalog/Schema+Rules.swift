extension Schema {
  /// The same tables, with a CHECK for every value: the rules of `StoredTable`, for writing.
  /// 9007199254740992 is 2^53, the greatest count or id; ranks are within ±2^62.
  ///
  /// `\` joins two lines: catalogs keep the text of each table, and `pholio check` compares it.
  static let rules = """
    CREATE TABLE new_portfolio(
      id          INTEGER PRIMARY KEY CHECK (id = 1),
      revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
      cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
      cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
    ) STRICT;
    INSERT INTO new_portfolio SELECT id, revision, cap_columns, cap_rows FROM portfolio;
    DROP TABLE portfolio;
    ALTER TABLE new_portfolio RENAME TO portfolio;

    CREATE TABLE new_file_system(
      id   INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
      name TEXT NOT NULL UNIQUE CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576)
    ) STRICT;
    INSERT INTO new_file_system SELECT id, name FROM file_system;
    DROP TABLE file_system;
    ALTER TABLE new_file_system RENAME TO file_system;

    CREATE TABLE new_folder(
      id          INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
      path        BLOB NOT NULL UNIQUE \
    CHECK (length(path) BETWEEN 1 AND 65536 AND instr(path, x'00') = 0),
      -- The disk it was on: another one at the same path tells nothing of the files that were there.
      file_system INTEGER REFERENCES file_system,
      -- Whether it may hold photos that its gallery has not been offered.
      unplaced    INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1))
    ) STRICT;
    INSERT INTO new_folder SELECT id, path, file_system, unplaced FROM folder;
    DROP TABLE folder;
    ALTER TABLE new_folder RENAME TO folder;

    CREATE TABLE new_photo(
      id              INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      sha256          BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
      bytes           INTEGER NOT NULL CHECK (bytes BETWEEN 1 AND 9007199254740992),
      width           INTEGER NOT NULL CHECK (width BETWEEN 1 AND 1073741824),    -- upright
      height          INTEGER NOT NULL CHECK (height BETWEEN 1 AND 1073741824),
      thumbnail_bytes INTEGER NOT NULL CHECK (thumbnail_bytes BETWEEN 1 AND 9007199254740992),
      -- XXH64 of the thumbnail's bytes; NULL: it was made before checksums were kept.
      thumbnail_checksum INTEGER,
      -- Wall clock, in seconds from 1970-01-01T00:00:00: the years 1 to 9999.
      taken_local     INTEGER NOT NULL CHECK (taken_local BETWEEN -62135596800 AND 253402300799),
      taken_fraction  TEXT NOT NULL \
    CHECK (taken_fraction NOT GLOB '*[^0-9]*' AND length(taken_fraction) <= 255),
      taken_offset    INTEGER CHECK (taken_offset BETWEEN -840 AND 840),        -- minutes east of UTC
      taken_source    TEXT NOT NULL CHECK (taken_source IN ('exif', 'filename', 'mtime')),
      make            TEXT CHECK (length(CAST(make AS BLOB)) <= 1048576),
      model           TEXT CHECK (length(CAST(model AS BLOB)) <= 1048576),
      lens            TEXT CHECK (length(CAST(lens AS BLOB)) <= 1048576),
      aperture        REAL CHECK (aperture BETWEEN 0 AND 4294967295),
      exposure_s      REAL CHECK (exposure_s BETWEEN 0 AND 4294967295),
      iso             INTEGER CHECK (iso BETWEEN 0 AND 9007199254740992),
      focal_mm        REAL CHECK (focal_mm BETWEEN 0 AND 4294967295),
      latitude        REAL CHECK (latitude BETWEEN -90 AND 90),
      longitude       REAL CHECK (longitude BETWEEN -180 AND 180),
      altitude        REAL CHECK (altitude BETWEEN -1e10 AND 1e10),
      rating          INTEGER CHECK (rating BETWEEN 0 AND 5),
      exif_words      TEXT CHECK (length(CAST(exif_words AS BLOB)) <= 1048576),   \
    -- the file's own description
      artist          TEXT CHECK (length(CAST(artist AS BLOB)) <= 1048576),
      copyright       TEXT CHECK (length(CAST(copyright AS BLOB)) <= 1048576),
      title           TEXT CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 65536), -- a person's words
      description     TEXT CHECK (length(CAST(description AS BLOB)) BETWEEN 1 AND 65536),
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT;
    -- Ids are never used again: neither are those of photos that are gone.
    INSERT INTO sqlite_sequence(name, seq) SELECT 'new_photo', seq FROM sqlite_sequence WHERE name = 'photo';
    INSERT INTO new_photo(
        id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm,
        latitude, longitude, altitude, rating, exif_words, artist, copyright, title, description)
      SELECT id, sha256, bytes, width, height, thumbnail_bytes, thumbnail_checksum, taken_local,
        taken_fraction, taken_offset, taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm,
        latitude, longitude, altitude, rating, exif_words, artist, copyright, title, description FROM photo;
    DROP TABLE photo;
    ALTER TABLE new_photo RENAME TO photo;

    CREATE TABLE new_file(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK \
    (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      photo    INTEGER NOT NULL REFERENCES photo,
      bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER NOT NULL,
      natural  BLOB NOT NULL,                                -- byte order is natural order of names
      moved    INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1)), \
    -- came here by a move: offered to no gallery
      gone     INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  -- the last import did not find it there
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_file SELECT folder, name, photo, bytes, mtime_ns, natural, moved, gone FROM file;
    DROP TABLE file;
    ALTER TABLE new_file RENAME TO file;
    CREATE INDEX file_photo ON file(photo);

    CREATE TABLE new_copied(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK \
    (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER NOT NULL,
      photo    INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_copied SELECT folder, name, bytes, mtime_ns, photo FROM copied;
    DROP TABLE copied;
    ALTER TABLE new_copied RENAME TO copied;
    CREATE INDEX copied_photo ON copied(photo);

    CREATE TABLE new_placement(
      gallery INTEGER NOT NULL REFERENCES gallery,
      rank    INTEGER NOT NULL CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
      photo   INTEGER NOT NULL REFERENCES photo,
      by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
      PRIMARY KEY (gallery, rank)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_placement SELECT gallery, rank, photo, by_hand FROM placement;
    DROP TABLE placement;
    ALTER TABLE new_placement RENAME TO placement;
    CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery);

    CREATE TABLE new_block(
      gallery INTEGER NOT NULL REFERENCES gallery,
      number  INTEGER NOT NULL CHECK (number BETWEEN -268435456 AND 268435455),
      count   INTEGER NOT NULL CHECK (count BETWEEN 0 AND 9007199254740992),
      PRIMARY KEY (gallery, number)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_block SELECT gallery, number, count FROM block;
    DROP TABLE block;
    ALTER TABLE new_block RENAME TO block;

    CREATE TABLE new_change(
      id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), \
    -- milliseconds from 1970-01-01T00:00:00Z
      summary TEXT NOT NULL,
      moved   INTEGER NOT NULL CHECK (moved BETWEEN 0 AND 9007199254740992),
      state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
      -- Counts up: what was undone last comes first.
      undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone') AND undone BETWEEN 0 AND 9007199254740992)
    ) STRICT;
    INSERT INTO sqlite_sequence(name, seq)
      SELECT 'new_change', seq FROM sqlite_sequence WHERE name = 'change';
    INSERT INTO new_change SELECT id, at, summary, moved, state, undone FROM change;
    DROP TABLE change;
    ALTER TABLE new_change RENAME TO change;

    CREATE TABLE new_change_part(
      change  INTEGER NOT NULL REFERENCES change,
      step    INTEGER NOT NULL CHECK (step BETWEEN 0 AND 9007199254740992),
      gallery INTEGER REFERENCES gallery,
      -- The list's, when this was last done or undone.
      revision INTEGER NOT NULL CHECK (revision BETWEEN 0 AND 9007199254740992),
      was     TEXT NOT NULL CHECK (iif(json_valid(was), json_type(was) = 'array', 0)),
      became  TEXT NOT NULL CHECK (iif(json_valid(became), json_type(became) = 'array', 0)),
      PRIMARY KEY (change, step)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_change_part SELECT change, step, gallery, revision, was, became FROM change_part;
    DROP TABLE change_part;
    ALTER TABLE new_change_part RENAME TO change_part;
    CREATE INDEX change_part_gallery ON change_part(gallery, change);

    CREATE TABLE new_mark(
      gallery INTEGER NOT NULL REFERENCES gallery,
      name    TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576),
      at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), \
    -- milliseconds from 1970-01-01T00:00:00Z
      photos  TEXT NOT NULL CHECK (iif(json_valid(photos), json_type(photos) = 'array', 0)), \
    -- their ids, in order
      PRIMARY KEY (gallery, name)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_mark SELECT gallery, name, at, photos FROM mark;
    DROP TABLE mark;
    ALTER TABLE new_mark RENAME TO mark;

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
      warnings    INTEGER NOT NULL CHECK (warnings BETWEEN 0 AND 9007199254740992)
    ) STRICT;
    INSERT INTO sqlite_sequence(name, seq)
      SELECT 'new_import', seq FROM sqlite_sequence WHERE name = 'import';
    INSERT INTO new_import
      SELECT id, started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported,
        ignored, waiting, problems, warnings FROM import;
    DROP TABLE import;
    ALTER TABLE new_import RENAME TO import;
    """
}
