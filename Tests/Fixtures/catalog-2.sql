-- A catalog as it was before schema 3, as the sqlite3 shell dumps one.
PRAGMA application_id = 0x70686F6C;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1 galleries, photos, files, placements, journal');
INSERT INTO grdb_migrations VALUES('2 imports, disks, copies, months');
CREATE TABLE portfolio(
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  revision    INTEGER NOT NULL DEFAULT 0,
  cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
  cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
) STRICT;
INSERT INTO portfolio VALUES(1,2,1,1);
CREATE TABLE folder(
  id   INTEGER PRIMARY KEY,
  path BLOB NOT NULL UNIQUE CHECK (length(path) > 0)
, file_system INTEGER REFERENCES file_system, unplaced INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1))) STRICT;
INSERT INTO folder VALUES(1,X'2f70686f746f732f61',1,0);
INSERT INTO folder VALUES(2,X'2f70686f746f732f62',1,0);
CREATE TABLE photo(
  id              INTEGER PRIMARY KEY AUTOINCREMENT,
  sha256          BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
  bytes           INTEGER NOT NULL CHECK (bytes > 0),
  width           INTEGER NOT NULL CHECK (width > 0),    -- upright
  height          INTEGER NOT NULL CHECK (height > 0),
  thumbnail_bytes INTEGER NOT NULL CHECK (thumbnail_bytes > 0),
  taken_local     INTEGER NOT NULL,                      -- wall clock, in seconds from 1970-01-01T00:00:00
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
INSERT INTO photo VALUES(1,X'e82496f6b5f021d354d2daf341eba5f73f52ff3fb0eec59aca10c9d81c33d1cd',268058,2016,1512,24292,1562959845,'345112',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',5.5999999999999996447,0.0040000000000000000832,200,6.0,43.210200000000000388,5.4336999999999999744,3.0,NULL,NULL,NULL,NULL,'Harbour',NULL);
INSERT INTO photo VALUES(2,X'da25c62f4fb677d6a753e5c9bd50b2ca5c9f64c764577631d6a538b6d4a34ebe',169056,1512,2016,12800,1599981302,'118',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',4.0,0.03333333333333333287,200,6.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(3,X'4095258339b7af5454d4e8e1e3987925998e170bc06fb508385016880b71eb9e',145269,2400,800,10079,1593691200,'',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',1.6999999999999999555,0.0080000000000000001665,400,6.0,47.421100000000002694,10.985300000000000509,2962.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(4,X'272f009ca5aac8b1e2b839b9eefe0fec5f96167d0cbc8348532848aeb04a94f6',85079,1000,750,25934,1601769600,'',NULL,'filename','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',11.0,0.03333333333333333287,800,6.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(5,X'78cb72c29a0d81d76e27d7b349485cf47e5c806cf802ed562ee8d7a8750f5d4b',286390,2016,1134,31136,1577837112,'902',-300,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',4.0,0.0020000000000000000416,200,6.0,40.700299999999998588,-73.996700000000004138,6.0,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE file(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) > 0),
  photo    INTEGER NOT NULL REFERENCES photo,
  bytes    INTEGER NOT NULL,
  mtime_ns INTEGER NOT NULL,
  natural  BLOB NOT NULL,                                -- byte order is natural order of names
  moved    INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1)), -- came here by a move: offered to no gallery
  gone     INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  -- the last import did not find it there
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
INSERT INTO file VALUES(1,X'494d475f32303139303731325f3139333034352e6a7067',1,268058,1795312025800246972,X'696d675f300832303139303731325f30063139333034352e6a7067',0,0);
INSERT INTO file VALUES(1,X'494d475f32303230303931335f3037313530322e6a7067',2,169056,1795312025800366213,X'696d675f300832303230303931335f300537313530322e6a7067',0,0);
INSERT INTO file VALUES(1,X'50414e4f5f32303230303730325f3132303030302e6a7067',3,145269,1795312025800435228,X'70616e6f5f300832303230303730325f30063132303030302e6a7067',0,0);
INSERT INTO file VALUES(2,X'494d472d32303230313030342d5741303030372e6a7067',4,85079,1795312025814564865,X'696d672d300832303230313030342d77613001372e6a7067',0,0);
INSERT INTO file VALUES(2,X'494d475f32303230303130315f3030303531322e6a7067',5,286390,1795312025814634508,X'696d675f300832303230303130315f30033531322e6a7067',0,0);
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
  -- The last placements of an import that was stopped: the next import sorts them again with what is new, unless
  -- somebody has changed the order since.
  stopped_revision INTEGER,
  stopped_count    INTEGER, period TEXT,
  CHECK ((portfolio IS NULL) = (rank IS NULL)),
  CHECK ((stopped_revision IS NULL) = (stopped_count IS NULL)),
  CHECK (overflow IS NULL OR capacity IS NOT NULL)
) STRICT;
INSERT INTO gallery VALUES(1,'a',1,0,1,6,2,2,0,'append',NULL,NULL,NULL,NULL,NULL);
INSERT INTO gallery VALUES(2,'b',1,16777216,2,3,1,1,0,'append',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE placement(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rank    INTEGER NOT NULL,
  photo   INTEGER NOT NULL REFERENCES photo,
  by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
  PRIMARY KEY (gallery, rank)
) STRICT, WITHOUT ROWID;
INSERT INTO placement VALUES(1,-33554432,1,1);
INSERT INTO placement VALUES(1,-16777216,3,0);
INSERT INTO placement VALUES(1,0,2,0);
INSERT INTO placement VALUES(2,-16777216,5,0);
INSERT INTO placement VALUES(2,0,4,0);
CREATE TABLE block(
  gallery INTEGER NOT NULL REFERENCES gallery,
  number  INTEGER NOT NULL,
  count   INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (gallery, number)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES(1,-1,2);
INSERT INTO block VALUES(1,0,1);
INSERT INTO block VALUES(2,-1,1);
INSERT INTO block VALUES(2,0,1);
CREATE TABLE offered(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO offered VALUES(1,1);
INSERT INTO offered VALUES(2,1);
INSERT INTO offered VALUES(1,2);
INSERT INTO offered VALUES(1,3);
INSERT INTO offered VALUES(2,4);
INSERT INTO offered VALUES(2,5);
CREATE TABLE change(
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
  summary TEXT NOT NULL,
  moved   INTEGER NOT NULL,
  state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
  undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone')) -- counts up: what was undone last comes first
) STRICT;
INSERT INTO change VALUES(1,1795312026108,'sort by name',2,'done',NULL);
INSERT INTO change VALUES(2,1795312026165,'reverse',2,'done',NULL);
INSERT INTO change VALUES(3,1795312026213,'move 3 to 1',1,'done',NULL);
INSERT INTO change VALUES(4,1795312026301,'move 1 into b',1,'undone',1);
CREATE TABLE change_part(
  change  INTEGER NOT NULL REFERENCES change,
  step    INTEGER NOT NULL,
  gallery INTEGER REFERENCES gallery,
  revision INTEGER NOT NULL,                             -- the list's, when this was last done or undone
  was     TEXT NOT NULL CHECK (json_valid(was)),
  became  TEXT NOT NULL CHECK (json_valid(became)),
  PRIMARY KEY (change, step)
) STRICT, WITHOUT ROWID;
INSERT INTO change_part VALUES(1,0,1,2,'[{"after":null,"before":null,"items":[1,3,2],"by_hand":[]}]','[{"after":null,"before":null,"items":[1,2,3],"by_hand":[]}]');
INSERT INTO change_part VALUES(2,0,1,3,'[{"after":null,"before":null,"items":[1,2,3],"by_hand":[]}]','[{"after":null,"before":null,"items":[3,2,1],"by_hand":[]}]');
INSERT INTO change_part VALUES(3,0,1,4,'[{"after":2,"before":null,"items":[1],"by_hand":[]}]','[{"after":null,"before":3,"items":[1],"by_hand":[1]}]');
INSERT INTO change_part VALUES(4,0,1,6,'[{"after":null,"before":3,"items":[1],"by_hand":[1]}]','[]');
INSERT INTO change_part VALUES(4,1,2,3,'[]','[{"after":4,"before":null,"items":[1],"by_hand":[1]}]');
CREATE TABLE mark(
  gallery INTEGER NOT NULL REFERENCES gallery,
  name    TEXT NOT NULL CHECK (name <> ''),
  at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
  photos  TEXT NOT NULL CHECK (json_valid(photos)),      -- their ids, in order
  PRIMARY KEY (gallery, name)
) STRICT, WITHOUT ROWID;
INSERT INTO mark VALUES(1,'Kept',1795312026252,'[1,3,2]');
CREATE TABLE file_system(
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;
INSERT INTO file_system VALUES(1,'ext4 /dev/vda');
CREATE TABLE copied(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) > 0),
  bytes    INTEGER NOT NULL,
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE former_content(
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
  PRIMARY KEY (photo, sha256)
) STRICT, WITHOUT ROWID;
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
INSERT INTO import VALUES(1,1795312025935,1795312026048,'["\/photos\/a","\/photos\/b"]',0,5,5,0,0,0,0,0,0,0,0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('photo',5);
INSERT INTO sqlite_sequence VALUES('gallery',2);
INSERT INTO sqlite_sequence VALUES('import',1);
INSERT INTO sqlite_sequence VALUES('change',4);
CREATE INDEX file_photo ON file(photo);
CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);
CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery);
CREATE INDEX offered_photo ON offered(photo);
CREATE INDEX change_part_gallery ON change_part(gallery, change);
CREATE UNIQUE INDEX gallery_period ON gallery(period);
CREATE INDEX copied_photo ON copied(photo);
CREATE INDEX former_content_sha256 ON former_content(sha256);
COMMIT;
