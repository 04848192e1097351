import GRDB

/// The catalog's tables.
///
/// The schema has every rule that SQLite can check. It needs no function or collation that the plain
/// `sqlite3` shell lacks. 9007199254740992 is 2^53, the greatest count or id; ranks are within ±2^62.
enum Schema {
  /// `application_id` of a catalog: the letters "phol".
  static let applicationID: Int32 = 0x7068_6F6C

  /// Makes a new catalog's tables at once. An older catalog gets the same ones step by step, by `migrator`.
  static func make(_ db: Database, _ migrator: DatabaseMigrator) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    for (_, sql) in texts { try db.execute(sql: sql) }
    try db.execute(sql: "INSERT INTO portfolio(id) VALUES (1)")
    try db.execute(sql: "INSERT INTO identity VALUES (1, randomblob(8))")
    try db.execute(sql: migrationsTable)
    for identifier in migrator.migrations {
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [identifier])
    }
  }

  /// As the migrator makes it.
  private static let migrationsTable = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"

  /// The tables that SQLite and the migrator make. SQLite goes by the name in the text too.
  static let textsOfOthers: KeyValuePairs<String, String> = [
    "table sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
    "table grdb_migrations": migrationsTable,
  ]

  /// What made a catalog's tables and indexes, by "table photo".
  static func texts(_ db: Database) throws -> [String: String] {
    let rows = try db.rows("SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    var texts: [String: String] = [:]
    while let row = try rows.next() {
      if let name = row.text(at: 0), let sql = row.text(at: 1) { texts[name] = sql }
    }
    return texts
  }

  /// The same of a new catalog. Catalogs keep these texts, and `pholio check` compares them: `\` joins two
  /// lines, and names that `ALTER TABLE` gave in older catalogs stand in quotes.
  static let texts: KeyValuePairs<String, String> = [
    // The galleries' own list; there is one.
    "table portfolio": """
    CREATE TABLE "portfolio"(
      id          INTEGER PRIMARY KEY CHECK (id = 1),
      revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
      cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
      cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
    ) STRICT
    """,
    "table gallery": """
    CREATE TABLE "gallery"(
      id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      name        TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1024),
      portfolio   INTEGER REFERENCES portfolio,              -- NULL: deleted
      rank        INTEGER CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
      folder      INTEGER UNIQUE REFERENCES folder,          -- what it was made from
      -- '2019-05', '2019-05-04': what it was made from
      period      TEXT CHECK (length(CAST(period AS BLOB)) <= 1048576),
      revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
      cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
      cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99),
      locked      INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
      policy      TEXT NOT NULL DEFAULT 'append' CHECK (policy IN ('append', 'by-date')),
      CHECK ((portfolio IS NULL) = (rank IS NULL))
    ) STRICT
    """,
    "index gallery_name":
      "CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL",
    "index gallery_rank":
      "CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank)",
    "index gallery_period":
      "CREATE UNIQUE INDEX gallery_period ON gallery(period)",
    // The disk a folder was on: another one at the same path tells nothing of the files that were there.
    "table file_system": """
    CREATE TABLE "file_system"(
      id   INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
      name TEXT NOT NULL UNIQUE CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576)
    ) STRICT
    """,
    "table folder": """
    CREATE TABLE "folder"(
      id          INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
      path        BLOB NOT NULL UNIQUE \
    CHECK (length(path) BETWEEN 1 AND 65536 AND instr(path, x'00') = 0),
      -- The disk it was on: another one at the same path tells nothing of the files that were there.
      file_system INTEGER REFERENCES file_system,
      -- Whether it may hold photos that its gallery has not been offered.
      unplaced    INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1))
    ) STRICT
    """,
    // What is the matter with folders as a whole. The kind tells one problem from another, the detail is for
    // people.
    "table folder_problem": """
    CREATE TABLE folder_problem(
      folder INTEGER PRIMARY KEY REFERENCES folder,
      kind   TEXT NOT NULL CHECK (kind IN ('unreadable', 'empty', 'elsewhere')),
      detail TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576)
    ) STRICT
    """,
    // Ids are never used again: the journal speaks of them.
    "table photo": """
    CREATE TABLE "photo"(
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
      taken_source    TEXT NOT NULL CHECK (taken_source IN ('exif', 'xmp', 'iptc', 'filename', 'mtime')),
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
      -- The version of what has read facts and words in the file; 0: of before versions were kept.
      reader          INTEGER NOT NULL DEFAULT 0 CHECK (reader BETWEEN 0 AND 9007199254740992),
      -- The words in the file.
      file_title          TEXT CHECK (length(CAST(file_title AS BLOB)) <= 1048576),
      file_description    TEXT CHECK (length(CAST(file_description AS BLOB)) <= 1048576),
      file_creator        TEXT CHECK (length(CAST(file_creator AS BLOB)) <= 1048576),
      file_copyright      TEXT CHECK (length(CAST(file_copyright AS BLOB)) <= 1048576),
      file_keywords       TEXT CHECK (length(CAST(file_keywords AS BLOB)) <= 1048576),  -- one a line
      file_rating         INTEGER CHECK (file_rating BETWEEN -1 AND 5),        -- -1: rejected
      file_label          TEXT CHECK (length(CAST(file_label AS BLOB)) <= 1048576),
      file_city           TEXT CHECK (length(CAST(file_city AS BLOB)) <= 1048576),
      file_country        TEXT CHECK (length(CAST(file_country AS BLOB)) <= 1048576),
      -- Those in its sidecar.
      sidecar_title       TEXT CHECK (length(CAST(sidecar_title AS BLOB)) <= 1048576),
      sidecar_description TEXT CHECK (length(CAST(sidecar_description AS BLOB)) <= 1048576),
      sidecar_creator     TEXT CHECK (length(CAST(sidecar_creator AS BLOB)) <= 1048576),
      sidecar_copyright   TEXT CHECK (length(CAST(sidecar_copyright AS BLOB)) <= 1048576),
      sidecar_keywords    TEXT CHECK (length(CAST(sidecar_keywords AS BLOB)) <= 1048576),  -- one a line
      sidecar_rating      INTEGER CHECK (sidecar_rating BETWEEN -1 AND 5),
      sidecar_label       TEXT CHECK (length(CAST(sidecar_label AS BLOB)) <= 1048576),
      sidecar_city        TEXT CHECK (length(CAST(sidecar_city AS BLOB)) <= 1048576),
      sidecar_country     TEXT CHECK (length(CAST(sidecar_country AS BLOB)) <= 1048576),
      title           TEXT CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 65536), -- a person's words
      description     TEXT CHECK (length(CAST(description AS BLOB)) BETWEEN 1 AND 65536),
      -- What somebody said in pholio. Rating -1, label '', keywords '': none, whatever the file says.
      own_rating      INTEGER CHECK (own_rating BETWEEN -1 AND 5),
      own_label       TEXT CHECK (length(CAST(own_label AS BLOB)) <= 512),
      own_keywords    TEXT CHECK (length(CAST(own_keywords AS BLOB)) <= 1048576),   -- one a line, all of them
      flag            TEXT CHECK (flag IN ('pick', 'reject')),
      -- Degrees clockwise, over the upright picture.
      turn            INTEGER NOT NULL DEFAULT 0 CHECK (turn IN (0, 90, 180, 270)),
      -- When it was recorded, in seconds from 1970-01-01T00:00:00Z; NULL: before that was kept.
      added           INTEGER CHECK (added BETWEEN 0 AND 253402300799),
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT
    """,
    "index photo_reader":
      "CREATE INDEX photo_reader ON photo(reader)",
    "index photo_taken":
      "CREATE INDEX photo_taken ON photo(taken_local, taken_source)",
    "index photo_added":
      "CREATE INDEX photo_added ON photo(added) WHERE added IS NOT NULL",
    "index photo_camera":
      "CREATE INDEX photo_camera ON photo(make, model)",
    "index photo_lens":
      "CREATE INDEX photo_lens ON photo(lens)",
    "index photo_settings":
      "CREATE INDEX photo_settings ON photo(iso, aperture, focal_mm, exposure_s)",
    "index photo_place":
      "CREATE INDEX photo_place ON photo(latitude, longitude) WHERE latitude IS NOT NULL",
    "index photo_rating":
      "CREATE INDEX photo_rating ON photo(own_rating, sidecar_rating, file_rating)",
    "index photo_flag":
      "CREATE INDEX photo_flag ON photo(flag) WHERE flag IS NOT NULL",
    "index photo_shape":
      "CREATE INDEX photo_shape ON photo(width, height, turn)",
    // Words as they are looked for: a photo's words of a field (`WordField`), folded.
    "table word": """
    CREATE TABLE word(
      field  INTEGER NOT NULL CHECK (field BETWEEN 1 AND 4),
      folded TEXT NOT NULL CHECK (length(CAST(folded AS BLOB)) BETWEEN 1 AND 4096),
      photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      PRIMARY KEY (field, folded, photo)
    ) STRICT, WITHOUT ROWID
    """,
    "index word_photo":
      "CREATE INDEX word_photo ON word(photo)",
    // What photos look like; one without a row has not been looked at.
    "table signature": """
    CREATE TABLE signature(
      photo   INTEGER PRIMARY KEY REFERENCES photo ON DELETE CASCADE,
      version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740992),
      bytes   BLOB NOT NULL CHECK (length(bytes) = 40)
    ) STRICT
    """,
    // What photos were before their files were edited: sheets made then speak of them by these hashes.
    "table former_content": """
    CREATE TABLE former_content(
      photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
      PRIMARY KEY (photo, sha256)
    ) STRICT, WITHOUT ROWID
    """,
    "index former_content_sha256":
      "CREATE INDEX former_content_sha256 ON former_content(sha256)",
    "table file": """
    CREATE TABLE "file"(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL \
    CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      photo    INTEGER NOT NULL REFERENCES photo,
      bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER NOT NULL,
      natural  BLOB NOT NULL,                                -- byte order is natural order of names
      moved    INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1)), \
    -- came here by a move: offered to no gallery
      gone     INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  \
    -- the last import did not find it there
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID
    """,
    "index file_photo":
      "CREATE INDEX file_photo ON file(photo, gone)",
    "index file_name":
      "CREATE INDEX file_name ON file(name, photo)",
    // Other files of photos: RAWs, movies, sidecars. No path is also in "file" or "skipped".
    "table companion": """
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
    ) STRICT, WITHOUT ROWID
    """,
    "index companion_photo":
      "CREATE INDEX companion_photo ON companion(photo)",
    // Files that are not photos: what they were, so that they are not read again until they change. One
    // without a size could not be looked at, and is tried again.
    "table skipped": """
    CREATE TABLE "skipped"(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL \
    CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      bytes    INTEGER CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER,
      outcome  TEXT NOT NULL CHECK (outcome IN ('problem', 'unsupported', 'ignored')),
      -- A problem's reason, or the type of image.
      detail   TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576),
      PRIMARY KEY (folder, name),
      CHECK ((bytes IS NULL) = (mtime_ns IS NULL))
    ) STRICT, WITHOUT ROWID
    """,
    // Files on cards and phones whose photos were copied: known, but not files of the photos.
    "table copied": """
    CREATE TABLE "copied"(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL \
    CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER NOT NULL,
      photo    INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID
    """,
    "index copied_photo":
      "CREATE INDEX copied_photo ON copied(photo)",
    // Files on cards and phones that are no photos by themselves, and their copies.
    "table copied_other": """
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
    ) STRICT, WITHOUT ROWID
    """,
    // Which photo lies where in a gallery's order; positions follow from ranks.
    "table placement": """
    CREATE TABLE "placement"(
      gallery INTEGER NOT NULL REFERENCES gallery,
      rank    INTEGER NOT NULL CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
      photo   INTEGER NOT NULL REFERENCES photo,
      by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
      PRIMARY KEY (gallery, rank)
    ) STRICT, WITHOUT ROWID
    """,
    "index placement_photo":
      "CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery)",
    // How many placements have ranks of which `rank >> 34` is this number. Positions and counts are found by
    // adding these up, instead of walking through a gallery.
    "table block": """
    CREATE TABLE "block"(
      gallery INTEGER NOT NULL REFERENCES gallery,
      number  INTEGER NOT NULL CHECK (number BETWEEN -268435456 AND 268435455),
      count   INTEGER NOT NULL CHECK (count BETWEEN 0 AND 9007199254740992),
      PRIMARY KEY (gallery, number)
    ) STRICT, WITHOUT ROWID
    """,
    // Photos that span several cells of a gallery's grid; one without a row has one cell. Photos that are
    // taken out keep theirs, for when they come back.
    "table feature": """
    CREATE TABLE feature(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      columns INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
      rows    INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID
    """,
    "index feature_photo":
      "CREATE INDEX feature_photo ON feature(photo)",
    // What imports have to do with a photo in a gallery; a photo without a row was never offered to it.
    // offered: it was put there once, and is not put there again.
    // waiting: a stopped import has put it there, and the next import sorts it again with what comes.
    "table offer": """
    CREATE TABLE "offer"(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo,
      state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting')),
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID
    """,
    "index offer_photo":
      "CREATE INDEX offer_photo ON offer(photo)",
    // Few wait, and every change of a gallery asks for them.
    "index offer_waiting":
      "CREATE INDEX offer_waiting ON offer(gallery, photo) WHERE state = 'waiting'",
    // The journal.
    "table change": """
    CREATE TABLE "change"(
      id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
      at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), \
    -- milliseconds from 1970-01-01T00:00:00Z
      summary TEXT NOT NULL,
      moved   INTEGER NOT NULL CHECK (moved BETWEEN 0 AND 9007199254740992),
      state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
      -- Counts up: what was undone last comes first.
      undone  INTEGER \
    CHECK ((undone IS NULL) = (state <> 'undone') AND undone BETWEEN 0 AND 9007199254740992)
    ) STRICT
    """,
    // What one step of a change did to one list (a gallery; NULL: the galleries themselves). It has JSON
    // arrays of runs {"after","before","items","by_hand"[,"offered"]}: where those items stood, and where
    // they went.
    "table change_part": """
    CREATE TABLE "change_part"(
      change  INTEGER NOT NULL REFERENCES change,
      step    INTEGER NOT NULL CHECK (step BETWEEN 0 AND 9007199254740992),
      gallery INTEGER REFERENCES gallery,
      -- The list's, when this was last done or undone.
      revision INTEGER NOT NULL CHECK (revision BETWEEN 0 AND 9007199254740992),
      was     TEXT NOT NULL CHECK (iif(json_valid(was), json_type(was) = 'array', 0)),
      became  TEXT NOT NULL CHECK (iif(json_valid(became), json_type(became) = 'array', 0)),
      PRIMARY KEY (change, step)
    ) STRICT, WITHOUT ROWID
    """,
    "index change_part_gallery":
      "CREATE INDEX change_part_gallery ON change_part(gallery, change)",
    // What a change did to what is said of photos; NULL: nothing is said.
    "table change_value": """
    CREATE TABLE change_value(
      change INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
      photo  INTEGER NOT NULL REFERENCES photo,
      field  TEXT NOT NULL \
    CHECK (field IN ('title', 'description', 'rating', 'label', 'keywords', 'flag', 'turn')),
      was    TEXT CHECK (length(CAST(was AS BLOB)) <= 1048576),
      became TEXT CHECK (length(CAST(became AS BLOB)) <= 1048576),
      PRIMARY KEY (change, photo, field)
    ) STRICT, WITHOUT ROWID
    """,
    "index change_value_photo":
      "CREATE INDEX change_value_photo ON change_value(photo)",
    // What a change did to spans; 1 and 1: one cell.
    "table change_feature": """
    CREATE TABLE change_feature(
      change      INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
      gallery     INTEGER NOT NULL REFERENCES gallery,
      photo       INTEGER NOT NULL REFERENCES photo,
      was_columns INTEGER NOT NULL CHECK (was_columns BETWEEN 1 AND 99),
      was_rows    INTEGER NOT NULL CHECK (was_rows BETWEEN 1 AND 99),
      columns     INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
      rows        INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
      PRIMARY KEY (change, gallery, photo)
    ) STRICT, WITHOUT ROWID
    """,
    "index change_feature_photo":
      "CREATE INDEX change_feature_photo ON change_feature(photo)",
    // Orders that somebody wants to come back to.
    "table mark": """
    CREATE TABLE "mark"(
      gallery INTEGER NOT NULL REFERENCES gallery,
      name    TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576),
      at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), \
    -- milliseconds from 1970-01-01T00:00:00Z
      photos  TEXT NOT NULL CHECK (iif(json_valid(photos), json_type(photos) = 'array', 0)), \
    -- their ids, in order
      PRIMARY KEY (gallery, name)
    ) STRICT, WITHOUT ROWID
    """,
    // Galleries that fill themselves, and the selection that says with what.
    "table filling": """
    CREATE TABLE filling(
      gallery   INTEGER PRIMARY KEY REFERENCES gallery,
      selection TEXT NOT NULL CHECK (length(CAST(selection AS BLOB)) BETWEEN 1 AND 65536)
    ) STRICT
    """,
    // What tells this catalog from all others, in texts that outlive it; one row.
    "table identity": """
    CREATE TABLE identity(
      id    INTEGER PRIMARY KEY CHECK (id = 1),
      bytes BLOB NOT NULL CHECK (length(bytes) = 8)
    ) STRICT
    """,
    // Folders whose files are all known, and wait for nothing: what an import found there. Whatever writes to
    // a folder's files drops its row, and so does a photo of it that is to be read again.
    "table listing": """
    CREATE TABLE listing(
      folder     INTEGER PRIMARY KEY REFERENCES folder ON DELETE CASCADE,
      checksum   INTEGER NOT NULL,                           -- of names, sizes and times
      photos     INTEGER NOT NULL CHECK (photos BETWEEN 0 AND 9007199254740992),
      companions INTEGER NOT NULL CHECK (companions BETWEEN 0 AND 9007199254740992)
    ) STRICT
    """,
    "trigger file_added": """
    CREATE TRIGGER file_added AFTER INSERT ON file \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END
    """,
    "trigger file_changed": """
    CREATE TRIGGER file_changed AFTER UPDATE ON file \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END
    """,
    "trigger file_removed": """
    CREATE TRIGGER file_removed AFTER DELETE ON file \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END
    """,
    "trigger companion_added": """
    CREATE TRIGGER companion_added AFTER INSERT ON companion \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END
    """,
    "trigger companion_changed": """
    CREATE TRIGGER companion_changed AFTER UPDATE ON companion \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END
    """,
    "trigger companion_removed": """
    CREATE TRIGGER companion_removed AFTER DELETE ON companion \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END
    """,
    "trigger skipped_added": """
    CREATE TRIGGER skipped_added AFTER INSERT ON skipped \
    BEGIN DELETE FROM listing WHERE folder = NEW.folder; END
    """,
    "trigger skipped_changed": """
    CREATE TRIGGER skipped_changed AFTER UPDATE ON skipped \
    BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END
    """,
    "trigger skipped_removed": """
    CREATE TRIGGER skipped_removed AFTER DELETE ON skipped \
    BEGIN DELETE FROM listing WHERE folder = OLD.folder; END
    """,
    "trigger photo_reader_lowered": """
    CREATE TRIGGER photo_reader_lowered AFTER UPDATE OF reader ON photo WHEN NEW.reader < OLD.reader \
    BEGIN DELETE FROM listing WHERE folder IN (SELECT folder FROM file WHERE photo = NEW.id); END
    """,
    // What `pholio alarms --quiet` told last.
    "table told_alarm": """
    CREATE TABLE told_alarm(
      gallery INTEGER NOT NULL REFERENCES gallery,
      rule    TEXT NOT NULL CHECK (length(CAST(rule AS BLOB)) BETWEEN 1 AND 64),
      photo   INTEGER NOT NULL CHECK (photo BETWEEN 0 AND 9007199254740992), -- 0: the gallery itself
      other   INTEGER NOT NULL DEFAULT 0 CHECK (other BETWEEN 0 AND 9007199254740992),
      PRIMARY KEY (gallery, rule, photo, other)
    ) STRICT, WITHOUT ROWID
    """,
    // Past imports.
    "table import": """
    CREATE TABLE "import"(
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
    ) STRICT
    """,
  ]
}
