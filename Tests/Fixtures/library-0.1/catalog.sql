-- The catalog of a library at /var/tmp/pholio-0.1 as pholio 0.1.0 (185b152) has left it, by the sqlite3 shell's
-- .dump. Photos lie in photos/, which was beside the library; their files' time was 2021-03-04T05:06:07Z.
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
INSERT INTO portfolio VALUES(1,4,1,1);
CREATE TABLE folder(
  id   INTEGER PRIMARY KEY,
  path BLOB NOT NULL UNIQUE CHECK (length(path) > 0)
, file_system INTEGER REFERENCES file_system, unplaced INTEGER NOT NULL DEFAULT 1 CHECK (unplaced IN (0, 1))) STRICT;
INSERT INTO folder VALUES(1,X'2f7661722f746d702f70686f6c696f2d302e312f70686f746f732f736561',1,0);
INSERT INTO folder VALUES(2,X'2f7661722f746d702f70686f6c696f2d302e312f70686f746f732f746f776e',1,0);
INSERT INTO folder VALUES(3,X'2f7661722f746d702f70686f6c696f2d302e312f6c6962726172792f6f726967696e616c732f323032302f3039',NULL,1);
INSERT INTO folder VALUES(4,X'2f7661722f746d702f70686f6c696f2d302e312f636172642f4443494d',NULL,1);
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
INSERT INTO photo VALUES(1,X'4441f5803a7b3c3d66c5d72f92a2fe9c97b44f5a39c683fd2979127af6ac0163',611,48,32,857,1593597600,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(2,X'79bd4bf13f4c48e881f5f5c8b3f782d38dd09b177336af1aad288eb6092919ab',610,48,32,872,1593684000,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(3,X'f4efb552446150da39d5b5cdf3d92d026dc85445d7a95d034672c7a60cc10c5d',670,32,48,942,1593770400,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(4,X'5528867a8ff3cfa2bc61e373564b591063fac9819ece5e390239843c4dcf974a',675,48,32,967,1593856800,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(5,X'47f5f1f3395e8638d9269034d311dcb291419aa6b4c102d4bf4403a4316fcc82',685,48,32,982,1593943200,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(6,X'24b363bee4699e336aa934c19132eaa2db4cabda9c8b24383ae9109eb6729d2d',613,48,32,874,1596479400,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(7,X'fa2b1128ff4f4fdfc7f137cee45960133ffae1d3e0b1b2ac9d7cf3beb50fea6e',671,32,48,952,1596306600,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Morning market',NULL);
INSERT INTO photo VALUES(8,X'31417668293a83915e07fbbe8cd546fdb8d7989c0fe53c6ea8b841e7f5b6d673',672,48,32,955,1596393000,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(9,X'a2d9ba046e80de121e46ed93a20ff1a2544bda88790544976b525bb34b12e78a',679,32,48,940,1598947200,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO photo VALUES(10,X'e491173d0ae7bf55a445ce4a30f1734c47824f4d934bfbef0da0fdd18986b37d',689,48,32,965,1599033600,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO file VALUES(1,X'494d475f323030312e6a7067',1,611,1614834367000000000,X'696d675f3004323030312e6a7067',0,0);
INSERT INTO file VALUES(1,X'494d475f323030322e6a7067',2,610,1614834367000000000,X'696d675f3004323030322e6a7067',0,0);
INSERT INTO file VALUES(1,X'494d475f323030332e6a7067',3,670,1614834367000000000,X'696d675f3004323030332e6a7067',0,0);
INSERT INTO file VALUES(1,X'494d475f323030342e6a7067',4,675,1614834367000000000,X'696d675f3004323030342e6a7067',0,0);
INSERT INTO file VALUES(1,X'494d475f323030352e6a7067',5,685,1614834367000000000,X'696d675f3004323030352e6a7067',0,0);
INSERT INTO file VALUES(2,X'436166c3a920616d204d61726b742e6a7067',6,613,1614834367000000000,X'636166c3a920616d206d61726b742e6a7067',0,0);
INSERT INTO file VALUES(2,X'4453435f303030372e6a7067',7,671,1614834367000000000,X'6473635f3001372e6a7067',0,0);
INSERT INTO file VALUES(2,X'4453435f303030382e6a7067',8,672,1614834367000000000,X'6473635f3001382e6a7067',0,0);
INSERT INTO file VALUES(3,X'43415244303030312e6a7067',9,679,1614834367000000000,X'636172643001312e6a7067',0,0);
INSERT INTO file VALUES(3,X'43415244303030322e6a7067',10,689,1614834367000000000,X'636172643001322e6a7067',0,0);
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
INSERT INTO gallery VALUES(1,'sea',1,0,1,5,2,2,0,'append',NULL,NULL,NULL,NULL,NULL);
INSERT INTO gallery VALUES(2,'town',1,16777216,2,2,1,1,0,'append',NULL,NULL,NULL,NULL,NULL);
INSERT INTO gallery VALUES(3,'2020-09',1,33554432,NULL,1,1,1,0,'append',NULL,NULL,NULL,NULL,'2020-09');
INSERT INTO gallery VALUES(4,'Best',1,50331648,NULL,2,1,1,1,'append',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE placement(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rank    INTEGER NOT NULL,
  photo   INTEGER NOT NULL REFERENCES photo,
  by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
  PRIMARY KEY (gallery, rank)
) STRICT, WITHOUT ROWID;
INSERT INTO placement VALUES(1,-33554432,5,1);
INSERT INTO placement VALUES(1,-16777216,4,1);
INSERT INTO placement VALUES(1,0,2,0);
INSERT INTO placement VALUES(1,16777216,3,0);
INSERT INTO placement VALUES(1,33554432,1,1);
INSERT INTO placement VALUES(2,-16777216,7,0);
INSERT INTO placement VALUES(2,16777216,6,0);
INSERT INTO placement VALUES(3,-16777216,9,0);
INSERT INTO placement VALUES(3,0,10,0);
INSERT INTO placement VALUES(4,-16777216,5,1);
INSERT INTO placement VALUES(4,0,2,1);
INSERT INTO placement VALUES(4,16777216,6,1);
CREATE TABLE block(
  gallery INTEGER NOT NULL REFERENCES gallery,
  number  INTEGER NOT NULL,
  count   INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (gallery, number)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES(1,-1,2);
INSERT INTO block VALUES(1,0,3);
INSERT INTO block VALUES(2,-1,1);
INSERT INTO block VALUES(2,0,1);
INSERT INTO block VALUES(3,-1,1);
INSERT INTO block VALUES(3,0,1);
INSERT INTO block VALUES(4,-1,1);
INSERT INTO block VALUES(4,0,2);
CREATE TABLE offered(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO offered VALUES(1,1);
INSERT INTO offered VALUES(1,2);
INSERT INTO offered VALUES(4,2);
INSERT INTO offered VALUES(1,3);
INSERT INTO offered VALUES(1,4);
INSERT INTO offered VALUES(1,5);
INSERT INTO offered VALUES(4,5);
INSERT INTO offered VALUES(2,6);
INSERT INTO offered VALUES(4,6);
INSERT INTO offered VALUES(2,7);
INSERT INTO offered VALUES(2,8);
INSERT INTO offered VALUES(3,9);
INSERT INTO offered VALUES(3,10);
CREATE TABLE change(
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
  summary TEXT NOT NULL,
  moved   INTEGER NOT NULL,
  state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
  undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone')) -- counts up: what was undone last comes first
) STRICT;
INSERT INTO change VALUES(1,1795441723092,'move 5 to 1',1,'done',NULL);
INSERT INTO change VALUES(2,1795441723308,'swap 2 and last',2,'done',NULL);
INSERT INTO change VALUES(3,1795441723633,'reverse',4,'undone',1);
INSERT INTO change VALUES(4,1795441723972,'copy 1,3 into Best',2,'done',NULL);
INSERT INTO change VALUES(5,1795441724098,'copy last into Best',1,'done',NULL);
INSERT INTO change VALUES(6,1795441724175,'remove 2',1,'done',NULL);
CREATE TABLE change_part(
  change  INTEGER NOT NULL REFERENCES change,
  step    INTEGER NOT NULL,
  gallery INTEGER REFERENCES gallery,
  revision INTEGER NOT NULL,                             -- the list's, when this was last done or undone
  was     TEXT NOT NULL CHECK (json_valid(was)),
  became  TEXT NOT NULL CHECK (json_valid(became)),
  PRIMARY KEY (change, step)
) STRICT, WITHOUT ROWID;
INSERT INTO change_part VALUES(1,0,1,2,'[{"after":4,"before":null,"items":[5],"by_hand":[]}]','[{"after":null,"before":1,"items":[5],"by_hand":[5]}]');
INSERT INTO change_part VALUES(2,0,1,3,'[{"after":5,"before":2,"items":[1],"by_hand":[]},{"after":3,"before":null,"items":[4],"by_hand":[]}]','[{"after":5,"before":2,"items":[4],"by_hand":[4]},{"after":3,"before":null,"items":[1],"by_hand":[1]}]');
INSERT INTO change_part VALUES(3,0,1,5,'[{"after":null,"before":null,"items":[5,4,2,3,1],"by_hand":[5,4,1]}]','[{"after":null,"before":null,"items":[1,3,2,4,5],"by_hand":[1,4,5]}]');
INSERT INTO change_part VALUES(4,0,4,1,'[]','[{"after":null,"before":null,"items":[5,2],"by_hand":[5,2]}]');
INSERT INTO change_part VALUES(5,0,4,2,'[]','[{"after":2,"before":null,"items":[6],"by_hand":[6]}]');
INSERT INTO change_part VALUES(6,0,2,2,'[{"after":7,"before":6,"items":[8],"by_hand":[]}]','[]');
CREATE TABLE mark(
  gallery INTEGER NOT NULL REFERENCES gallery,
  name    TEXT NOT NULL CHECK (name <> ''),
  at      INTEGER NOT NULL,                              -- milliseconds from 1970-01-01T00:00:00Z
  photos  TEXT NOT NULL CHECK (json_valid(photos)),      -- their ids, in order
  PRIMARY KEY (gallery, name)
) STRICT, WITHOUT ROWID;
INSERT INTO mark VALUES(1,'Proof',1795441723481,'[5,4,2,3,1]');
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
INSERT INTO copied VALUES(4,X'43415244303030312e6a7067',679,1614834367000000000,9);
INSERT INTO copied VALUES(4,X'43415244303030322e6a7067',689,1614834367000000000,10);
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
INSERT INTO import VALUES(1,1795441722823,1795441722857,'["\/var\/tmp\/pholio-0.1\/photos"]',0,8,8,0,0,0,0,0,0,0,0);
INSERT INTO import VALUES(2,1795441722927,1795441722999,'["\/var\/tmp\/pholio-0.1\/card"]',0,2,2,0,0,0,0,0,0,0,0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('photo',10);
INSERT INTO sqlite_sequence VALUES('gallery',4);
INSERT INTO sqlite_sequence VALUES('import',2);
INSERT INTO sqlite_sequence VALUES('change',6);
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
