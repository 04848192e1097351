-- A catalog as it was before schema 11, as the sqlite3 shell dumps one.
PRAGMA application_id = 0x70686F6C;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1 galleries, photos, files, placements, journal');
INSERT INTO grdb_migrations VALUES('2 imports, disks, copies, months');
INSERT INTO grdb_migrations VALUES('3 offers, problems of folders, checksums');
INSERT INTO grdb_migrations VALUES('4 rules for values');
INSERT INTO grdb_migrations VALUES('5 paths in the library');
INSERT INTO grdb_migrations VALUES('6 an index of photos that wait');
INSERT INTO grdb_migrations VALUES('7 sources of capture times');
INSERT INTO grdb_migrations VALUES('8 words');
INSERT INTO grdb_migrations VALUES('9 companions');
INSERT INTO grdb_migrations VALUES('10 cards');
CREATE TABLE former_content(
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
  PRIMARY KEY (photo, sha256)
) STRICT, WITHOUT ROWID;
CREATE TABLE offer(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo,
  state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting', 'left')),
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO offer VALUES(1,1,'offered');
INSERT INTO offer VALUES(1,2,'offered');
INSERT INTO offer VALUES(1,3,'offered');
INSERT INTO offer VALUES(2,1,'offered');
INSERT INTO offer VALUES(2,4,'offered');
INSERT INTO offer VALUES(2,5,'offered');
CREATE TABLE IF NOT EXISTS "gallery"(
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
INSERT INTO gallery VALUES(1,'a',1,0,1,NULL,8,2,2,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(2,'b',1,16777216,2,NULL,3,1,1,0,'append',NULL,NULL);
CREATE TABLE folder_problem(
  folder INTEGER PRIMARY KEY REFERENCES folder,
  kind   TEXT NOT NULL CHECK (kind IN ('unreadable', 'empty', 'elsewhere')),
  detail TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576)
) STRICT;
CREATE TABLE IF NOT EXISTS "skipped"(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  bytes    INTEGER CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER,
  outcome  TEXT NOT NULL CHECK (outcome IN ('problem', 'unsupported', 'ignored')),
  -- A problem's reason, or the type of image.
  detail   TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576),
  PRIMARY KEY (folder, name),
  CHECK ((bytes IS NULL) = (mtime_ns IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "portfolio"(
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
  cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
  cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
) STRICT;
INSERT INTO portfolio VALUES(1,2,1,1);
CREATE TABLE IF NOT EXISTS "file_system"(
  id   INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
  name TEXT NOT NULL UNIQUE CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576)
) STRICT;
INSERT INTO file_system VALUES(1,'ext4 /dev/vda');
CREATE TABLE IF NOT EXISTS "folder"(
  id          INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740992),
  path        BLOB NOT NULL UNIQUE CHECK (length(path) BETWEEN 1 AND 65536 AND instr(path, x'00') = 0),
  -- The disk it was on: another one at the same path tells nothing of the files that were there.
  file_system INTEGER REFERENCES file_system,
  -- Whether it may hold photos that its gallery has not been offered.
  unplaced    INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1))
) STRICT;
INSERT INTO folder VALUES(1,X'2f70686f746f732f61',1,0);
INSERT INTO folder VALUES(2,X'2f70686f746f732f62',1,0);
CREATE TABLE IF NOT EXISTS "file"(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  photo    INTEGER NOT NULL REFERENCES photo,
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
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
CREATE TABLE IF NOT EXISTS "copied"(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "placement"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rank    INTEGER NOT NULL CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
  photo   INTEGER NOT NULL REFERENCES photo,
  by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
  PRIMARY KEY (gallery, rank)
) STRICT, WITHOUT ROWID;
INSERT INTO placement VALUES(1,-33554432,1,1);
INSERT INTO placement VALUES(1,-16777216,3,0);
INSERT INTO placement VALUES(1,0,2,0);
INSERT INTO placement VALUES(2,-16777216,5,0);
INSERT INTO placement VALUES(2,0,4,0);
CREATE TABLE IF NOT EXISTS "block"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  number  INTEGER NOT NULL CHECK (number BETWEEN -268435456 AND 268435455),
  count   INTEGER NOT NULL CHECK (count BETWEEN 0 AND 9007199254740992),
  PRIMARY KEY (gallery, number)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES(1,-1,2);
INSERT INTO block VALUES(1,0,1);
INSERT INTO block VALUES(2,-1,1);
INSERT INTO block VALUES(2,0,1);
CREATE TABLE IF NOT EXISTS "change"(
  id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  summary TEXT NOT NULL,
  moved   INTEGER NOT NULL CHECK (moved BETWEEN 0 AND 9007199254740992),
  state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
  -- Counts up: what was undone last comes first.
  undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone') AND undone BETWEEN 0 AND 9007199254740992)
) STRICT;
INSERT INTO change VALUES(1,1795312026108,'sort by name',2,'done',NULL);
INSERT INTO change VALUES(2,1795312026165,'reverse',2,'done',NULL);
INSERT INTO change VALUES(3,1795312026213,'move 3 to 1',1,'done',NULL);
INSERT INTO change VALUES(4,1795312026301,'move 1 into b',1,'undone',1);
CREATE TABLE IF NOT EXISTS "change_part"(
  change  INTEGER NOT NULL REFERENCES change,
  step    INTEGER NOT NULL CHECK (step BETWEEN 0 AND 9007199254740992),
  gallery INTEGER REFERENCES gallery,
  -- The list's, when this was last done or undone.
  revision INTEGER NOT NULL CHECK (revision BETWEEN 0 AND 9007199254740992),
  was     TEXT NOT NULL CHECK (iif(json_valid(was), json_type(was) = 'array', 0)),
  became  TEXT NOT NULL CHECK (iif(json_valid(became), json_type(became) = 'array', 0)),
  PRIMARY KEY (change, step)
) STRICT, WITHOUT ROWID;
INSERT INTO change_part VALUES(1,0,1,2,'[{"after":null,"before":null,"items":[1,3,2],"by_hand":[]}]','[{"after":null,"before":null,"items":[1,2,3],"by_hand":[]}]');
INSERT INTO change_part VALUES(2,0,1,3,'[{"after":null,"before":null,"items":[1,2,3],"by_hand":[]}]','[{"after":null,"before":null,"items":[3,2,1],"by_hand":[]}]');
INSERT INTO change_part VALUES(3,0,1,8,'[{"after":2,"before":null,"items":[1],"by_hand":[]}]','[{"after":null,"before":3,"items":[1],"by_hand":[1]}]');
INSERT INTO change_part VALUES(4,0,1,6,'[{"after":null,"before":3,"items":[1],"by_hand":[1]}]','[]');
INSERT INTO change_part VALUES(4,1,2,3,'[]','[{"after":4,"before":null,"items":[1],"by_hand":[1]}]');
CREATE TABLE IF NOT EXISTS "mark"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  name    TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  photos  TEXT NOT NULL CHECK (iif(json_valid(photos), json_type(photos) = 'array', 0)), -- their ids, in order
  PRIMARY KEY (gallery, name)
) STRICT, WITHOUT ROWID;
INSERT INTO mark VALUES(1,'Kept',1795312026252,'[1,3,2]');
CREATE TABLE IF NOT EXISTS "photo"(
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
  taken_fraction  TEXT NOT NULL CHECK (taken_fraction NOT GLOB '*[^0-9]*' AND length(taken_fraction) <= 255),
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
  file_rating         INTEGER CHECK (file_rating BETWEEN 0 AND 5),
  file_label          TEXT CHECK (length(CAST(file_label AS BLOB)) <= 1048576),
  file_city           TEXT CHECK (length(CAST(file_city AS BLOB)) <= 1048576),
  file_country        TEXT CHECK (length(CAST(file_country AS BLOB)) <= 1048576),
  -- Those in its sidecar.
  sidecar_title       TEXT CHECK (length(CAST(sidecar_title AS BLOB)) <= 1048576),
  sidecar_description TEXT CHECK (length(CAST(sidecar_description AS BLOB)) <= 1048576),
  sidecar_creator     TEXT CHECK (length(CAST(sidecar_creator AS BLOB)) <= 1048576),
  sidecar_copyright   TEXT CHECK (length(CAST(sidecar_copyright AS BLOB)) <= 1048576),
  sidecar_keywords    TEXT CHECK (length(CAST(sidecar_keywords AS BLOB)) <= 1048576),  -- one a line
  sidecar_rating      INTEGER CHECK (sidecar_rating BETWEEN 0 AND 5),
  sidecar_label       TEXT CHECK (length(CAST(sidecar_label AS BLOB)) <= 1048576),
  sidecar_city        TEXT CHECK (length(CAST(sidecar_city AS BLOB)) <= 1048576),
  sidecar_country     TEXT CHECK (length(CAST(sidecar_country AS BLOB)) <= 1048576),
  title           TEXT CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 65536), -- a person's words
  description     TEXT CHECK (length(CAST(description AS BLOB)) BETWEEN 1 AND 65536),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
) STRICT;
INSERT INTO photo VALUES(1,X'e82496f6b5f021d354d2daf341eba5f73f52ff3fb0eec59aca10c9d81c33d1cd',268058,2016,1512,24292,NULL,1562959845,'345112',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',5.5999999999999996447,0.0040000000000000000832,200,6.0,43.210200000000000388,5.4336999999999999744,3.0,0,NULL,NULL,NULL,NULL,replace('Été\nStraße','\n',char(10)),NULL,'Red','Zürich',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Old harbour',NULL);
INSERT INTO photo VALUES(2,X'da25c62f4fb677d6a753e5c9bd50b2ca5c9f64c764577631d6a538b6d4a34ebe',169056,1512,2016,12800,NULL,1599981302,'118',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',4.0,0.03333333333333333287,200,6.0,NULL,NULL,NULL,0,'IMG',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Sunset at sea',NULL,NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(3,X'4095258339b7af5454d4e8e1e3987925998e170bc06fb508385016880b71eb9e',145269,2400,800,10079,NULL,1593691200,'',120,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',1.6999999999999999555,0.0080000000000000001665,400,6.0,47.421100000000002694,10.985300000000000509,2962.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(4,X'272f009ca5aac8b1e2b839b9eefe0fec5f96167d0cbc8348532848aeb04a94f6',85079,1000,750,25934,NULL,1601769600,'',NULL,'filename','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',11.0,0.03333333333333333287,800,6.0,NULL,NULL,NULL,0,NULL,'A quiet HARBOUR, 2020',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(5,X'78cb72c29a0d81d76e27d7b349485cf47e5c806cf802ed562ee8d7a8750f5d4b',286390,2016,1134,31136,NULL,1577837112,'902',-300,'exif','Lumenta','Pocket 9 Pro','Pocket 9 Pro back camera 6.1mm f/1.7',4.0,0.0020000000000000000416,200,6.0,40.700299999999998588,-73.996700000000004138,6.0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE companion(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  kind     TEXT NOT NULL CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE copied_other(
  folder        INTEGER NOT NULL REFERENCES folder,
  name          BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  bytes         INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns      INTEGER NOT NULL,
  sha256        BLOB NOT NULL CHECK (length(sha256) = 32),
  -- What it is to its photo; NULL: it has none.
  kind          TEXT CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
  copy_folder   INTEGER NOT NULL REFERENCES folder,
  copy_name     BLOB NOT NULL CHECK (length(copy_name) BETWEEN 1 AND 4096 AND instr(copy_name, x'00') = 0 AND instr(copy_name, x'2f') = 0),
  copy_mtime_ns INTEGER NOT NULL,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "import"(
  id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
  started     INTEGER NOT NULL CHECK (started BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
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
INSERT INTO import VALUES(1,1795312025935,1795312026048,'["\/photos\/a","\/photos\/b"]',0,5,5,0,0,0,0,0,0,0,0,0,0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('gallery',2);
INSERT INTO sqlite_sequence VALUES('change',4);
INSERT INTO sqlite_sequence VALUES('photo',5);
INSERT INTO sqlite_sequence VALUES('import',1);
CREATE INDEX former_content_sha256 ON former_content(sha256);
CREATE INDEX offer_photo ON offer(photo);
CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);
CREATE UNIQUE INDEX gallery_period ON gallery(period);
CREATE INDEX file_photo ON file(photo);
CREATE INDEX copied_photo ON copied(photo);
CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery);
CREATE INDEX change_part_gallery ON change_part(gallery, change);
CREATE INDEX offer_waiting ON offer(gallery, photo) WHERE state = 'waiting';
CREATE INDEX photo_reader ON photo(reader);
CREATE INDEX companion_photo ON companion(photo);
COMMIT;
