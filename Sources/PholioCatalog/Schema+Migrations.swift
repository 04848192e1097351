import GRDB

/// How older catalogs get today's tables: SQL that is never edited once released.
extension Schema {
  /// - Parameter progress: Called now and then by a long step, with how many photos are done of how many.
  static func migrator(
    _ paths: StoredPaths, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (name, sql) in migrations {
      migrator.registerMigration(name) { db in try db.execute(sql: sql) }
    }
    // This one depends on the library's folder, so it is no SQL text.
    migrator.registerMigration("5 paths in the library") { db in try paths.convert(db) }
    migrator.registerMigration("6 an index of photos that wait") { db in try db.execute(sql: waiting) }
    migrator.registerMigration("7 sources of capture times") { db in try db.execute(sql: sources) }
    migrator.registerMigration("8 words") { db in try db.execute(sql: words) }
    migrator.registerMigration("9 companions") { db in try db.execute(sql: companions) }
    migrator.registerMigration("10 cards") { db in try db.execute(sql: cards) }
    migrator.registerMigration("11 questions, values, look-alikes") { db in try db.execute(sql: choosing) }
    // Folding is no SQL.
    migrator.registerMigration("12 folded words") { db in try foldWords(db, progress) }
    migrator.registerMigration("13 photos that span several cells") { db in try db.execute(sql: features) }
    migrator.registerMigration("14 orders kept as text") { db in try db.execute(sql: mirrors) }
    migrator.registerMigration("15 folders without news") { db in try db.execute(sql: listings) }
    migrator.registerMigration("16 orders are written when asked") { db in
      try db.execute(sql: "DROP TABLE mirror")
    }
    migrator.registerMigration("17 galleries hold any number") { db in try db.execute(sql: anyNumber) }
    return migrator
  }

  private static let migrations = [
    ("1 galleries, photos, files, placements, journal", first),
    ("2 imports, disks, copies, months", second),
    ("3 offers, problems of folders, checksums", third),
    ("4 rules for values", rules),
  ]

  private static let first = """
    PRAGMA application_id = 0x70686F6C;

    -- The galleries' own list; there is one.
    CREATE TABLE portfolio(
      id          INTEGER PRIMARY KEY CHECK (id = 1),
      revision    INTEGER NOT NULL DEFAULT 0,
      cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
      cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
    ) STRICT;
    INSERT INTO portfolio(id) VALUES (1);

    CREATE TABLE folder(
      id   INTEGER PRIMARY KEY,
      path BLOB NOT NULL UNIQUE CHECK (length(path) > 0)
    ) STRICT;

    -- Ids are never used again: the journal speaks of them.
    CREATE TABLE photo(
      id              INTEGER PRIMARY KEY AUTOINCREMENT,
      sha256          BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
      bytes           INTEGER NOT NULL CHECK (bytes > 0),
      width           INTEGER NOT NULL CHECK (width > 0),    -- upright
      height          INTEGER NOT NULL CHECK (height > 0),
      thumbnail_bytes INTEGER NOT NULL CHECK (thumbnail_bytes > 0),
      taken_local     INTEGER NOT NULL,                    -- wall clock, in seconds from 1970-01-01T00:00:00
      taken_fraction  TEXT NOT NULL CHECK (taken_fraction NOT GLOB '*[^0-9]*'),
      taken_offset    INTEGER,                               -- minutes east of UTC
      taken_source    TEXT NOT NULL CHECK (taken_source IN ('exif', 'filename', 'mtime')),
      make            TEXT,
      model           TEXT,
      lens            TEXT,
      aperture        REAL,
      exposure_s      REAL,
      iso             INTEGER,
      focal_mm        REAL,
      latitude        REAL CHECK (latitude BETWEEN -90 AND 90),
      longitude       REAL CHECK (longitude BETWEEN -180 AND 180),
      altitude        REAL,
      rating          INTEGER CHECK (rating BETWEEN 0 AND 5),
      exif_words      TEXT,                                  -- the file's own description
      artist          TEXT,
      copyright       TEXT,
      title           TEXT,                                  -- a person's words
      description     TEXT,
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT;

    CREATE TABLE file(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK (length(name) > 0),
      photo    INTEGER NOT NULL REFERENCES photo,
      bytes    INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      natural  BLOB NOT NULL,                                -- byte order is natural order of names
      -- It came here by a move, and is offered to no gallery.
      moved    INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1)),
      gone     INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  -- the last import did not find it there
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX file_photo ON file(photo);

    -- Files that are not photos: what they were, so that they are not read again until they change.
    CREATE TABLE skipped(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK (length(name) > 0),
      bytes    INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      outcome  TEXT NOT NULL CHECK (outcome IN ('problem', 'unsupported', 'ignored')),
      detail   TEXT NOT NULL,                                -- a problem's reason, or the type of image
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE gallery(
      id          INTEGER PRIMARY KEY AUTOINCREMENT,
      name        TEXT NOT NULL CHECK (name <> ''),
      portfolio   INTEGER REFERENCES portfolio,              -- NULL: deleted
      rank        INTEGER,
      folder      INTEGER UNIQUE REFERENCES folder,          -- what it was made from
      revision    INTEGER NOT NULL DEFAULT 0,
      cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
      cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99),
      locked      INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
      policy      TEXT NOT NULL DEFAULT 'append' CHECK (policy IN ('append', 'by-date')),
      capacity    INTEGER CHECK (capacity > 0),
      overflow    INTEGER REFERENCES gallery,
      -- The last placements of an import that was stopped. The next import sorts them again with what is
      -- new, unless somebody has changed the order since.
      stopped_revision INTEGER,
      stopped_count    INTEGER,
      CHECK ((portfolio IS NULL) = (rank IS NULL)),
      CHECK ((stopped_revision IS NULL) = (stopped_count IS NULL)),
      CHECK (overflow IS NULL OR capacity IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
    CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);

    CREATE TABLE placement(
      gallery INTEGER NOT NULL REFERENCES gallery,
      rank    INTEGER NOT NULL,
      photo   INTEGER NOT NULL REFERENCES photo,
      by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
      PRIMARY KEY (gallery, rank)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery);

    -- How many placements have ranks of which `rank >> 34` is this number. Positions and counts are found by
    -- adding these up, instead of walking through a gallery.
    CREATE TABLE block(
      gallery INTEGER NOT NULL REFERENCES gallery,
      number  INTEGER NOT NULL,
      count   INTEGER NOT NULL CHECK (count >= 0),
      PRIMARY KEY (gallery, number)
    ) STRICT, WITHOUT ROWID;

    -- Import offers a photo to a gallery once.
    CREATE TABLE offered(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX offered_photo ON offered(photo);

    -- The journal. A part says what one step of a change did to one list (a gallery; NULL: the galleries
    -- themselves). It has JSON arrays of runs {"after","before","items","by_hand"}: where those items stood,
    -- and where they went.
    CREATE TABLE change(
      id      INTEGER PRIMARY KEY AUTOINCREMENT,
      at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
      summary TEXT NOT NULL,
      moved   INTEGER NOT NULL,
      state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
      -- Counts up: what was undone last comes first.
      undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone'))
    ) STRICT;
    CREATE TABLE change_part(
      change  INTEGER NOT NULL REFERENCES change,
      step    INTEGER NOT NULL,
      gallery INTEGER REFERENCES gallery,
      revision INTEGER NOT NULL,                             -- the list's, when this was last done or undone
      was     TEXT NOT NULL CHECK (json_valid(was)),
      became  TEXT NOT NULL CHECK (json_valid(became)),
      PRIMARY KEY (change, step)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_part_gallery ON change_part(gallery, change);

    -- Orders that somebody wants to come back to.
    CREATE TABLE mark(
      gallery INTEGER NOT NULL REFERENCES gallery,
      name    TEXT NOT NULL CHECK (name <> ''),
      at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
      photos  TEXT NOT NULL CHECK (json_valid(photos)),      -- their ids, in order
      PRIMARY KEY (gallery, name)
    ) STRICT, WITHOUT ROWID;
    """

  private static let second = """
    -- The disk a folder was on: another one at the same path tells nothing of the files that were there.
    CREATE TABLE file_system(
      id   INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE CHECK (name <> '')
    ) STRICT;
    ALTER TABLE folder ADD COLUMN file_system INTEGER REFERENCES file_system;

    -- Whether the folder may hold photos that its gallery has not been offered.
    ALTER TABLE folder ADD COLUMN unplaced INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1));

    -- The month or day whose photos imports offer to a gallery: '2019-05', '2019-05-04'.
    ALTER TABLE gallery ADD COLUMN period TEXT;
    CREATE UNIQUE INDEX gallery_period ON gallery(period);

    -- Files on cards and phones whose photos were copied: known, but not files of the photos.
    CREATE TABLE copied(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK (length(name) > 0),
      bytes    INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      photo    INTEGER NOT NULL REFERENCES photo,
      PRIMARY KEY (folder, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX copied_photo ON copied(photo);

    -- What photos were before their files were edited: sheets made then speak of them by these hashes.
    CREATE TABLE former_content(
      photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
      PRIMARY KEY (photo, sha256)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX former_content_sha256 ON former_content(sha256);

    -- Past imports.
    CREATE TABLE import(
      id          INTEGER PRIMARY KEY AUTOINCREMENT,
      started     INTEGER NOT NULL,                          -- milliseconds from 1970-01-01T00:00:00Z
      ended       INTEGER NOT NULL,
      paths       TEXT NOT NULL CHECK (json_valid(paths)),   -- as shown
      stopped     INTEGER NOT NULL CHECK (stopped IN (0, 1)),
      seen        INTEGER NOT NULL,
      added       INTEGER NOT NULL,
      updated     INTEGER NOT NULL,
      known       INTEGER NOT NULL,
      duplicates  INTEGER NOT NULL,
      unsupported INTEGER NOT NULL,
      ignored     INTEGER NOT NULL,
      waiting     INTEGER NOT NULL,
      problems    INTEGER NOT NULL,
      warnings    INTEGER NOT NULL
    ) STRICT;
    """

  private static let third = """
    -- What imports have to do with a photo in a gallery; a photo without a row was never offered to it.
    -- offered: it was put there once, and is not put there again.
    -- waiting: a stopped import has put it there, and the next import sorts it again with what comes.
    -- left: there was no room for it, and the next import offers it again.
    CREATE TABLE offer(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo,
      state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting', 'left')),
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX offer_photo ON offer(photo);
    INSERT INTO offer SELECT gallery, photo, 'offered' FROM offered;
    INSERT INTO offer
      SELECT gallery, photo, 'waiting' FROM (
        SELECT placement.gallery, placement.photo, gallery.stopped_count,
          row_number() OVER (PARTITION BY placement.gallery ORDER BY placement.rank DESC) AS place
        FROM placement JOIN gallery ON gallery.id = placement.gallery
        WHERE gallery.stopped_revision = gallery.revision)
      WHERE place <= stopped_count
      ON CONFLICT DO UPDATE SET state = excluded.state;
    DROP TABLE offered;

    -- The same, without what a stopped import left.
    CREATE TABLE new_gallery(
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
      capacity    INTEGER CHECK (capacity BETWEEN 1 AND 9007199254740992),
      overflow    INTEGER REFERENCES gallery,
      CHECK ((portfolio IS NULL) = (rank IS NULL)),
      CHECK (overflow IS NULL OR capacity IS NOT NULL)
    ) STRICT;
    INSERT INTO new_gallery(
        id, name, portfolio, rank, folder, period, revision, cap_columns, cap_rows, locked, policy, capacity,
        overflow)
      SELECT id, name, portfolio, rank, folder, period, revision, cap_columns, cap_rows, locked, policy,
        capacity, overflow FROM gallery;
    DROP TABLE gallery;
    ALTER TABLE new_gallery RENAME TO gallery;
    CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
    CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);
    CREATE UNIQUE INDEX gallery_period ON gallery(period);

    -- What is the matter with folders as a whole. The kind tells one problem from another, the detail is for
    -- people.
    CREATE TABLE folder_problem(
      folder INTEGER PRIMARY KEY REFERENCES folder,
      kind   TEXT NOT NULL CHECK (kind IN ('unreadable', 'empty', 'elsewhere')),
      detail TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576)
    ) STRICT;
    -- They were kept as files of their parent folders, of -2 bytes.
    INSERT OR IGNORE INTO folder(path)
      SELECT CAST(iif(path = x'2f', x'', path) || x'2f' || name AS BLOB)
      FROM skipped JOIN folder ON folder.id = skipped.folder WHERE bytes = -2;
    INSERT INTO folder_problem
      SELECT own.id,
        CASE WHEN detail LIKE 'empty, %' THEN 'empty' WHEN detail LIKE 'on another %' THEN 'elsewhere'
          ELSE 'unreadable' END,
        detail
      FROM skipped JOIN folder ON folder.id = skipped.folder
        JOIN folder AS own
          ON own.path = CAST(iif(folder.path = x'2f', x'', folder.path) || x'2f' || name AS BLOB)
      WHERE bytes = -2;

    -- Files that are not photos. Bytes and time are NULL where the file could not be read, so that it is
    -- tried again.
    CREATE TABLE new_skipped(
      folder   INTEGER NOT NULL REFERENCES folder,
      name     BLOB NOT NULL CHECK \
    (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
      bytes    INTEGER CHECK (bytes BETWEEN 0 AND 9007199254740992),
      mtime_ns INTEGER,
      outcome  TEXT NOT NULL CHECK (outcome IN ('problem', 'unsupported', 'ignored')),
      -- A problem's reason, or the type of image.
      detail   TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576),
      PRIMARY KEY (folder, name),
      CHECK ((bytes IS NULL) = (mtime_ns IS NULL))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_skipped
      SELECT folder, name, iif(bytes < 0, NULL, bytes), iif(bytes < 0, NULL, mtime_ns), outcome, detail
      FROM skipped WHERE bytes <> -2;
    DROP TABLE skipped;
    ALTER TABLE new_skipped RENAME TO skipped;

    -- XXH64 of the thumbnail's bytes; NULL: it was made before checksums were kept.
    ALTER TABLE photo ADD COLUMN thumbnail_checksum INTEGER;
    """

  private static let waiting = """
    CREATE INDEX offer_waiting ON offer(gallery, photo) WHERE state = 'waiting';
    """

  private static let anyNumber = """
    -- Imports offer again what found no room.
    UPDATE folder SET unplaced = 1
      WHERE id IN (SELECT file.folder FROM offer JOIN file ON file.photo = offer.photo WHERE state = 'left');

    CREATE TABLE new_offer(
      gallery INTEGER NOT NULL REFERENCES gallery,
      photo   INTEGER NOT NULL REFERENCES photo,
      state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting')),
      PRIMARY KEY (gallery, photo)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_offer SELECT gallery, photo, state FROM offer WHERE state <> 'left';
    DROP TABLE offer;
    ALTER TABLE new_offer RENAME TO offer;
    CREATE INDEX offer_photo ON offer(photo);
    CREATE INDEX offer_waiting ON offer(gallery, photo) WHERE state = 'waiting';

    CREATE TABLE new_gallery(
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
    ) STRICT;
    INSERT INTO new_gallery(
        id, name, portfolio, rank, folder, period, revision, cap_columns, cap_rows, locked, policy)
      SELECT id, name, portfolio, rank, folder, period, revision, cap_columns, cap_rows, locked, policy
      FROM gallery;
    DROP TABLE gallery;
    ALTER TABLE new_gallery RENAME TO gallery;
    CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
    CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);
    CREATE UNIQUE INDEX gallery_period ON gallery(period);
    """
}
