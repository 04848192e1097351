-- The catalog of a library of pholio 0.2.0, as the sqlite3 shell dumps one: Wall holds 5 and runs on into
-- Second, Full holds 2 and has left 3; the orders of Wall and Best are kept as texts.
PRAGMA application_id = 0x70686F6C;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "portfolio"(
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
  cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
  cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
) STRICT;
INSERT INTO portfolio VALUES(1,4,1,1);
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
INSERT INTO gallery VALUES(1,'Best',1,0,1,NULL,1,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(2,'Second',1,16777216,2,NULL,2,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(3,'Wall',1,33554432,3,NULL,3,1,1,0,'append',5,2);
INSERT INTO gallery VALUES(4,'Full',1,50331648,NULL,NULL,1,1,1,0,'append',2,NULL);
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
INSERT INTO folder VALUES(1,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f42657374',1,0);
INSERT INTO folder VALUES(2,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f5365636f6e64',1,0);
INSERT INTO folder VALUES(3,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f57616c6c',1,0);
CREATE TABLE folder_problem(
  folder INTEGER PRIMARY KEY REFERENCES folder,
  kind   TEXT NOT NULL CHECK (kind IN ('unreadable', 'empty', 'elsewhere')),
  detail TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576)
) STRICT;
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
) STRICT;
INSERT INTO photo VALUES(1,X'19517d30ae181b64c4c88dfc40ddf588154531c76d0a701846076ff23c326ac1',2747,64,48,1588,3225768088922968626,1578477600,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(2,X'80496b37e4c7a4dbd1b213f69d33844fcbdee2a6f65116f6e54ddbf3fed3c215',2733,64,48,1597,-155382098546778532,1578304800,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(3,X'996d23f951cb19b0d53d45748176a6d910f8ad2bf1d8ccbd4b3ebc60710cbac6',2773,64,48,1650,-7876442651415065171,1578391200,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(4,X'12c02e95a422743728b46a8bdc8b079e744a7a43c510989eeaa8bd544accc5ba',2718,64,48,1582,3733676493749252546,1577872800,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(5,X'6d05996758e2473135d778975dbbe81f594a9516e8e9110bac2a449bd93162ea',2752,64,48,1602,-1297271509680530739,1577959200,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(6,X'e9cdbd64c704c0b5f12f6f883169290a060ffff96a431d5de5f2b1c9585a8c80',2720,64,48,1589,-6126955315354932770,1578045600,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(7,X'e09e281689232cb9802455ed85d3d22ae261a732a853cbad87f1aaf4f89e623c',2719,64,48,1575,7104116472673755697,1578132000,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,0,1795825324);
INSERT INTO photo VALUES(8,X'154160499e46500352d368010ef785036bd0711f8c416c5976b4b2fd99dafd80',2742,64,48,1570,-6291999765040702224,1578218400,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795825324);
CREATE TABLE word(
  field  INTEGER NOT NULL CHECK (field BETWEEN 1 AND 4),
  folded TEXT NOT NULL CHECK (length(CAST(folded AS BLOB)) BETWEEN 1 AND 4096),
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  PRIMARY KEY (field, folded, photo)
) STRICT, WITHOUT ROWID;
CREATE TABLE signature(
  photo   INTEGER PRIMARY KEY REFERENCES photo ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740992),
  bytes   BLOB NOT NULL CHECK (length(bytes) = 40)
) STRICT;
INSERT INTO signature VALUES(1,1,X'bfab7aaa58182516ea3e2ba4e840ea847fbbdaab4918250688b473e2c06c76042553bd64dfa508c8');
INSERT INTO signature VALUES(2,1,X'd7fab8c910165840dace361f94eb328563f8a9c91006526050af141d94eb3c8c2258bf67df9608d5');
INSERT INTO signature VALUES(3,1,X'e9945383181c777434cf3bc208c3aef4699493835c1c6e7424ed89e408e2ae3e2861bd6ddf8f08fd');
INSERT INTO signature VALUES(4,1,X'873057219f06ea6c50a007999b89666f073073adce068a644c2821bd5ec7f44e275bc064df9f08c3');
INSERT INTO signature VALUES(5,1,X'12ab64bbd883ac0290b0f22c4f4cb095122b249b7a836122d4143606e71f10ad2554bc63dfa108c1');
INSERT INTO signature VALUES(6,1,X'29dc98c1957d27f074abf49779871167295cb8c1577d6ef076e9c11df9261117245dc065df9d08d8');
INSERT INTO signature VALUES(7,1,X'ef7a93d6b42e68545b703896674528c3ed7a8bd6b42e68741b70f09f66d738d32a59bf66de9b08ae');
INSERT INTO signature VALUES(8,1,X'031171d69bd12fd43e3a6d2d5a69e72c0b0135d683b18f54be386d0e7069772c215cc166df9d08ea');
CREATE TABLE former_content(
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
  PRIMARY KEY (photo, sha256)
) STRICT, WITHOUT ROWID;
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
INSERT INTO file VALUES(1,X'382e6a7067',1,2747,1795825324059403954,X'3001382e6a7067',0,0);
INSERT INTO file VALUES(2,X'362e6a7067',2,2733,1795825324059346437,X'3001362e6a7067',0,0);
INSERT INTO file VALUES(2,X'372e6a7067',3,2773,1795825324059369200,X'3001372e6a7067',0,0);
INSERT INTO file VALUES(3,X'312e6a7067',4,2718,1795825324059209776,X'3001312e6a7067',0,0);
INSERT INTO file VALUES(3,X'322e6a7067',5,2752,1795825324059231348,X'3001322e6a7067',0,0);
INSERT INTO file VALUES(3,X'332e6a7067',6,2720,1795825324059273240,X'3001332e6a7067',0,0);
INSERT INTO file VALUES(3,X'342e6a7067',7,2719,1795825324059291797,X'3001342e6a7067',0,0);
INSERT INTO file VALUES(3,X'352e6a7067',8,2742,1795825324059308779,X'3001352e6a7067',0,0);
CREATE TABLE companion(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  kind     TEXT NOT NULL CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE IF NOT EXISTS "copied"(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
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
CREATE TABLE IF NOT EXISTS "placement"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rank    INTEGER NOT NULL CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
  photo   INTEGER NOT NULL REFERENCES photo,
  by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
  PRIMARY KEY (gallery, rank)
) STRICT, WITHOUT ROWID;
INSERT INTO placement VALUES(1,0,1,0);
INSERT INTO placement VALUES(2,-16777216,2,0);
INSERT INTO placement VALUES(2,0,3,0);
INSERT INTO placement VALUES(2,16777216,8,1);
INSERT INTO placement VALUES(3,-16777216,7,0);
INSERT INTO placement VALUES(3,0,6,0);
INSERT INTO placement VALUES(3,16777216,5,0);
INSERT INTO placement VALUES(3,33554432,4,0);
INSERT INTO placement VALUES(4,-16777216,4,0);
INSERT INTO placement VALUES(4,0,5,0);
CREATE TABLE IF NOT EXISTS "block"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  number  INTEGER NOT NULL CHECK (number BETWEEN -268435456 AND 268435455),
  count   INTEGER NOT NULL CHECK (count BETWEEN 0 AND 9007199254740992),
  PRIMARY KEY (gallery, number)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES(1,0,1);
INSERT INTO block VALUES(2,-1,1);
INSERT INTO block VALUES(2,0,2);
INSERT INTO block VALUES(3,-1,1);
INSERT INTO block VALUES(3,0,3);
INSERT INTO block VALUES(4,-1,1);
INSERT INTO block VALUES(4,0,1);
CREATE TABLE feature(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  columns INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
  rows    INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
CREATE TABLE offer(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo,
  state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting', 'left')),
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO offer VALUES(1,1,'offered');
INSERT INTO offer VALUES(2,2,'offered');
INSERT INTO offer VALUES(2,3,'offered');
INSERT INTO offer VALUES(2,8,'offered');
INSERT INTO offer VALUES(3,4,'offered');
INSERT INTO offer VALUES(3,5,'offered');
INSERT INTO offer VALUES(3,6,'offered');
INSERT INTO offer VALUES(3,7,'offered');
INSERT INTO offer VALUES(3,8,'offered');
INSERT INTO offer VALUES(4,4,'offered');
INSERT INTO offer VALUES(4,5,'offered');
INSERT INTO offer VALUES(4,6,'left');
INSERT INTO offer VALUES(4,7,'left');
INSERT INTO offer VALUES(4,8,'left');
CREATE TABLE IF NOT EXISTS "change"(
  id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  summary TEXT NOT NULL,
  moved   INTEGER NOT NULL CHECK (moved BETWEEN 0 AND 9007199254740992),
  state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
  -- Counts up: what was undone last comes first.
  undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone') AND undone BETWEEN 0 AND 9007199254740992)
) STRICT;
INSERT INTO change VALUES(1,1795825324170,'reverse',4,'done',NULL);
INSERT INTO change VALUES(2,1795825324283,'move 1 into Second',1,'done',NULL);
INSERT INTO change VALUES(3,1795825324306,'rate 5 1',1,'done',NULL);
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
INSERT INTO change_part VALUES(1,0,3,2,'[{"after":null,"before":null,"items":[4,5,6,7,8],"by_hand":[]}]','[{"after":null,"before":null,"items":[],"by_hand":[],"same":true}]');
INSERT INTO change_part VALUES(2,0,3,3,'[{"after":null,"before":7,"items":[8],"by_hand":[]}]','[]');
INSERT INTO change_part VALUES(2,1,2,2,'[]','[{"after":3,"before":null,"items":[8],"by_hand":[8]}]');
INSERT INTO change_part VALUES(3,0,3,3,'[]','[]');
CREATE TABLE change_value(
  change INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
  photo  INTEGER NOT NULL REFERENCES photo,
  field  TEXT NOT NULL CHECK (field IN ('title', 'description', 'rating', 'label', 'keywords', 'flag', 'turn')),
  was    TEXT CHECK (length(CAST(was AS BLOB)) <= 1048576),
  became TEXT CHECK (length(CAST(became AS BLOB)) <= 1048576),
  PRIMARY KEY (change, photo, field)
) STRICT, WITHOUT ROWID;
INSERT INTO change_value VALUES(3,7,'rating',NULL,'5');
CREATE TABLE change_feature(
  change      INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
  gallery     INTEGER NOT NULL REFERENCES gallery,
  photo       INTEGER NOT NULL REFERENCES photo,
  was_columns INTEGER NOT NULL CHECK (was_columns BETWEEN 1 AND 99),
  was_rows    INTEGER NOT NULL CHECK (was_rows BETWEEN 1 AND 99),
  columns     INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
  rows        INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
  PRIMARY KEY (change, gallery, photo)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "mark"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  name    TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  photos  TEXT NOT NULL CHECK (iif(json_valid(photos), json_type(photos) = 'array', 0)), -- their ids, in order
  PRIMARY KEY (gallery, name)
) STRICT, WITHOUT ROWID;
INSERT INTO mark VALUES(3,'Hung',1795825324325,'[7,6,5,4]');
CREATE TABLE filling(
  gallery   INTEGER PRIMARY KEY REFERENCES gallery,
  selection TEXT NOT NULL CHECK (length(CAST(selection AS BLOB)) BETWEEN 1 AND 65536)
) STRICT;
CREATE TABLE mirror(
  gallery INTEGER PRIMARY KEY REFERENCES gallery,
  folder  BLOB CHECK (length(folder) BETWEEN 1 AND 65536 AND instr(folder, x'00') = 0)
) STRICT;
INSERT INTO mirror VALUES(1,X'2f7661722f746d702f70686f6c696f2d302e322f6f7264657273');
INSERT INTO mirror VALUES(3,NULL);
CREATE TABLE identity(
  id    INTEGER PRIMARY KEY CHECK (id = 1),
  bytes BLOB NOT NULL CHECK (length(bytes) = 8)
) STRICT;
INSERT INTO identity VALUES(1,X'78c75bb9f790d2b1');
CREATE TABLE listing(
  folder     INTEGER PRIMARY KEY REFERENCES folder ON DELETE CASCADE,
  checksum   INTEGER NOT NULL,                           -- of names, sizes and times
  photos     INTEGER NOT NULL CHECK (photos BETWEEN 0 AND 9007199254740992),
  companions INTEGER NOT NULL CHECK (companions BETWEEN 0 AND 9007199254740992)
) STRICT;
INSERT INTO listing VALUES(3,1329450314214168453,5,0);
CREATE TABLE told_alarm(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rule    TEXT NOT NULL CHECK (length(CAST(rule AS BLOB)) BETWEEN 1 AND 64),
  photo   INTEGER NOT NULL CHECK (photo BETWEEN 0 AND 9007199254740992), -- 0: the gallery itself
  other   INTEGER NOT NULL DEFAULT 0 CHECK (other BETWEEN 0 AND 9007199254740992),
  PRIMARY KEY (gallery, rule, photo, other)
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
INSERT INTO import VALUES(1,1795825324078,1795825324092,'["\/var\/tmp\/pholio-0.2\/photos"]',0,8,8,0,0,0,0,0,0,0,0,0,0);
INSERT INTO import VALUES(2,1795825324232,1795825324241,'["\/var\/tmp\/pholio-0.2\/photos\/Wall"]',0,5,0,0,5,0,0,0,0,0,0,0,0);
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
INSERT INTO grdb_migrations VALUES('11 questions, values, look-alikes');
INSERT INTO grdb_migrations VALUES('12 folded words');
INSERT INTO grdb_migrations VALUES('13 photos that span several cells');
INSERT INTO grdb_migrations VALUES('14 orders kept as text');
INSERT INTO grdb_migrations VALUES('15 folders without news');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('photo',8);
INSERT INTO sqlite_sequence VALUES('gallery',4);
INSERT INTO sqlite_sequence VALUES('import',2);
INSERT INTO sqlite_sequence VALUES('change',3);
CREATE UNIQUE INDEX gallery_name ON gallery(name) WHERE portfolio IS NOT NULL;
CREATE UNIQUE INDEX gallery_rank ON gallery(portfolio, rank);
CREATE UNIQUE INDEX gallery_period ON gallery(period);
CREATE INDEX photo_reader ON photo(reader);
CREATE INDEX photo_taken ON photo(taken_local, taken_source);
CREATE INDEX photo_added ON photo(added) WHERE added IS NOT NULL;
CREATE INDEX photo_camera ON photo(make, model);
CREATE INDEX photo_lens ON photo(lens);
CREATE INDEX photo_settings ON photo(iso, aperture, focal_mm, exposure_s);
CREATE INDEX photo_place ON photo(latitude, longitude) WHERE latitude IS NOT NULL;
CREATE INDEX photo_rating ON photo(own_rating, sidecar_rating, file_rating);
CREATE INDEX photo_flag ON photo(flag) WHERE flag IS NOT NULL;
CREATE INDEX photo_shape ON photo(width, height, turn);
CREATE INDEX word_photo ON word(photo);
CREATE INDEX former_content_sha256 ON former_content(sha256);
CREATE INDEX file_photo ON file(photo, gone);
CREATE INDEX file_name ON file(name, photo);
CREATE INDEX companion_photo ON companion(photo);
CREATE INDEX copied_photo ON copied(photo);
CREATE UNIQUE INDEX placement_photo ON placement(photo, gallery);
CREATE INDEX feature_photo ON feature(photo);
CREATE INDEX offer_photo ON offer(photo);
CREATE INDEX offer_waiting ON offer(gallery, photo) WHERE state = 'waiting';
CREATE INDEX offer_left ON offer(gallery, photo) WHERE state = 'left';
CREATE INDEX change_part_gallery ON change_part(gallery, change);
CREATE INDEX change_value_photo ON change_value(photo);
CREATE INDEX change_feature_photo ON change_feature(photo);
CREATE TRIGGER file_added AFTER INSERT ON file BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
CREATE TRIGGER file_changed AFTER UPDATE ON file BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
CREATE TRIGGER file_removed AFTER DELETE ON file BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
CREATE TRIGGER companion_added AFTER INSERT ON companion BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
CREATE TRIGGER companion_changed AFTER UPDATE ON companion BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
CREATE TRIGGER companion_removed AFTER DELETE ON companion BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
CREATE TRIGGER skipped_added AFTER INSERT ON skipped BEGIN DELETE FROM listing WHERE folder = NEW.folder; END;
CREATE TRIGGER skipped_changed AFTER UPDATE ON skipped BEGIN DELETE FROM listing WHERE folder IN (OLD.folder, NEW.folder); END;
CREATE TRIGGER skipped_removed AFTER DELETE ON skipped BEGIN DELETE FROM listing WHERE folder = OLD.folder; END;
CREATE TRIGGER photo_reader_lowered AFTER UPDATE OF reader ON photo WHEN NEW.reader < OLD.reader BEGIN DELETE FROM listing WHERE folder IN (SELECT folder FROM file WHERE photo = NEW.id); END;
COMMIT;
