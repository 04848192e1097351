-- The catalog of a library of pholio 0.2.0 before folders had listings, as the sqlite3 shell dumps one. Every
-- table has rows: Wall holds 5 and runs on into Second, Best holds 1 and has left a photo.
PRAGMA application_id = 0x70686F6C;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "portfolio"(
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  revision    INTEGER NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 9007199254740992),
  cap_columns INTEGER NOT NULL DEFAULT 1 CHECK (cap_columns BETWEEN 1 AND 99),
  cap_rows    INTEGER NOT NULL DEFAULT 1 CHECK (cap_rows BETWEEN 1 AND 99)
) STRICT;
INSERT INTO portfolio VALUES(1,8,1,1);
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
INSERT INTO gallery VALUES(1,'Best',1,0,1,NULL,1,1,1,0,'append',1,NULL);
INSERT INTO gallery VALUES(2,'Gone',1,16777216,2,NULL,1,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(3,'Second',1,33554432,3,NULL,4,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(4,'Wall',1,50331648,4,NULL,5,2,2,0,'append',5,3);
INSERT INTO gallery VALUES(5,'2020/01',1,67108864,6,NULL,1,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(6,'disk',1,83886080,8,NULL,1,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(7,'Stars',1,100663296,NULL,NULL,1,1,1,0,'append',NULL,NULL);
INSERT INTO gallery VALUES(8,'Full',1,117440512,NULL,NULL,1,1,1,0,'append',2,NULL);
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
INSERT INTO folder VALUES(1,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f42657374',1,1);
INSERT INTO folder VALUES(2,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f476f6e65',1,0);
INSERT INTO folder VALUES(3,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f5365636f6e64',1,0);
INSERT INTO folder VALUES(4,X'2f7661722f746d702f70686f6c696f2d302e322f70686f746f732f57616c6c',1,0);
INSERT INTO folder VALUES(5,X'2f7661722f746d702f70686f6c696f2d302e322f636172642f4443494d',1,1);
INSERT INTO folder VALUES(6,X'6f726967696e616c732f323032302f3031',NULL,0);
INSERT INTO folder VALUES(7,X'6f726967696e616c732f323032312f3033',NULL,0);
INSERT INTO folder VALUES(8,X'2f7661722f746d702f70686f6c696f2d302e322f6469736b',1,0);
CREATE TABLE folder_problem(
  folder INTEGER PRIMARY KEY REFERENCES folder,
  kind   TEXT NOT NULL CHECK (kind IN ('unreadable', 'empty', 'elsewhere')),
  detail TEXT NOT NULL CHECK (length(CAST(detail AS BLOB)) <= 1048576)
) STRICT;
INSERT INTO folder_problem VALUES(8,'empty','empty, though it was not: nothing in it counts as gone');
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
INSERT INTO photo VALUES(1,X'd31995e5cd5e8ceef1002743751c1bae9359b83b7e68720355fdd9a16c4b4f6d',2873,64,48,1730,3581976457402966117,1577873280,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(2,X'd76aec0dfd5f9b73d0dd02ffafff4c5808a3ddbfa25619e9e42bc657299119a8',2862,64,48,1735,-7047758056211388424,1577959740,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(3,X'e280da3feddfdf0337f99a87d336fe28d86b4f440300380ad72783a6ccfe1a59',2840,64,48,1730,4335224102434980823,1578391560,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(4,X'6946872bdb9d613db36c5a49269bd7ca460faaf42ee81f2d0f1f49a94d2adeeb',2812,64,48,1699,4166140927964256281,1578478020,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,'Edited',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(5,X'34abf5744f9baad5673204e1db99eb3422a4e58386f8757b7386ebdf4e7c4ae3',6177,64,48,1746,2991974361557423852,1577959260,'',NULL,'exif','Canon','EOS 5D','EF 50mm',NULL,NULL,NULL,NULL,48.499999999999999999,2.25,NULL,2,'At sea',NULL,'Marie',NULL,'harbour',4,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(6,X'092ed1999b1ab06ad236bb434974045904d8d3d3a88c31a2995c65ce999cb3b8',2818,64,48,1689,4307707343008498225,1578045720,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,3,'Red',NULL,NULL,NULL,NULL,NULL,'Blue',NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(7,X'86673a775d304a914d53078903d967bf4ffdd1965ed5941e224c00987c0550da',2878,64,48,1769,8152043268883645331,1578132180,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'pick',0,1795921638);
INSERT INTO photo VALUES(8,X'3ae6859f9efca01064b81715c861e3f817067ad15ad3f8bc86fe900be623fa69',2869,64,48,1735,1056304101580732629,1578218640,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,5,NULL,'Elbe',NULL,0,1795921638);
INSERT INTO photo VALUES(9,X'04e278664a9092b4cf1e01cb00d0174422e77a5d6619287822f1de9e869ed195',2852,64,48,1738,-8971842348410681907,1578305100,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'By hand','Two lines',NULL,NULL,'Elbe',NULL,0,1795921638);
INSERT INTO photo VALUES(10,X'844c34e9ab1f510007b831f762659240b47e08082f5f697e5026205107108b76',2891,64,48,1746,4550232099101061487,1578045660,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921638);
INSERT INTO photo VALUES(11,X'fbdc777ce5948b67b6567fe4e954bf76006dff67aa41fbfd7d9c694579d40d3f',2824,64,48,1721,-7732255185196661635,1578132061,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921640);
INSERT INTO photo VALUES(12,X'28133cf095599482ab806171e834349ff7a88305bc7be718db89873d1f0a59a9',2904,64,48,1782,-934917328544223934,1578218462,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921640);
INSERT INTO photo VALUES(13,X'87223a6209866065db6f80e3cd6b8175009d5cceb6bf42f55c6dae65d323ea13',2865,64,48,1726,2339730253263686236,1578304863,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921647);
INSERT INTO photo VALUES(14,X'723be92064d6ab3bf459d58072c68554916ee312432f9ac1fb96b6bfbcf96b9e',2887,64,48,1736,3506079592568216446,1578477665,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921647);
INSERT INTO photo VALUES(15,X'18bf59c998c534126227fe13c7e8e0f829073c90a5f1e5b630bd0bd1f14ab649',2867,64,48,1697,-8827755487525409251,1577959267,'',NULL,'exif',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,1795921647);
CREATE TABLE word(
  field  INTEGER NOT NULL CHECK (field BETWEEN 1 AND 4),
  folded TEXT NOT NULL CHECK (length(CAST(folded AS BLOB)) BETWEEN 1 AND 4096),
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  PRIMARY KEY (field, folded, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO word VALUES(3,'edited',4);
INSERT INTO word VALUES(1,'harbour',5);
INSERT INTO word VALUES(2,'at',5);
INSERT INTO word VALUES(2,'sea',5);
INSERT INTO word VALUES(3,'at',5);
INSERT INTO word VALUES(3,'harbour',5);
INSERT INTO word VALUES(3,'marie',5);
INSERT INTO word VALUES(3,'sea',5);
INSERT INTO word VALUES(3,'blue',6);
INSERT INTO word VALUES(4,'blue',6);
INSERT INTO word VALUES(1,'elbe',8);
INSERT INTO word VALUES(3,'elbe',8);
INSERT INTO word VALUES(1,'elbe',9);
INSERT INTO word VALUES(2,'by',9);
INSERT INTO word VALUES(2,'hand',9);
INSERT INTO word VALUES(3,'by',9);
INSERT INTO word VALUES(3,'elbe',9);
INSERT INTO word VALUES(3,'hand',9);
INSERT INTO word VALUES(3,'lines',9);
INSERT INTO word VALUES(3,'two',9);
CREATE TABLE signature(
  photo   INTEGER PRIMARY KEY REFERENCES photo ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version BETWEEN 1 AND 9007199254740992),
  bytes   BLOB NOT NULL CHECK (length(bytes) = 40)
) STRICT;
INSERT INTO signature VALUES(1,1,X'54d14d44e6647bdf8505eef80d2bc5c84c41cd44e6645fdfe181c8f01d32c1883d577e7edb380920');
INSERT INTO signature VALUES(2,1,X'e6eb5489f360b5174b0672ec19b0e75874fb46c95768b537066efc4806bc6649335a7c7bd3530936');
INSERT INTO signature VALUES(3,1,X'8cd3c635e4d4d5f7b42b907ba15ecc189cd3c6b5ccd41df730feb1798176e9b03a5283835a46091b');
INSERT INTO signature VALUES(4,1,X'a1d31db1f936455f6e22358f51fd3a7721d305b1f9b6435d76a2178edaef307558557f8762530928');
INSERT INTO signature VALUES(5,1,X'f6b3c2b96a8f656b4aff15e4f974ccb67c7742b96a8f266b494e15e4b964e4b64a528b77de6f0908');
INSERT INTO signature VALUES(6,1,X'd5eb6750088c9357de94fd9696b0c20c55eb6710cd8c37474866390606b5c28c48589d83036e08ff');
INSERT INTO signature VALUES(7,1,X'a78397f369be9147bd3681827758282fbe8386f339be836ff1b692d7e3f838674d558d7ae57a095d');
INSERT INTO signature VALUES(8,1,X'5de3c2f03196235b7b9e1dacd94051be3de362f05136235bcfae0ffa0ac151aa425981876554091e');
INSERT INTO signature VALUES(9,1,X'd0ebc010c574fd77079885f9c912d5a0f0ebe6504d34a1f78bd825f3ed139500485b837adb40093b');
INSERT INTO signature VALUES(10,1,X'd4731e196d8f01d3e918d1be92317b9290530e39ed8e43d31d0355eb123d7f9649588d75e165090e');
INSERT INTO signature VALUES(11,1,X'ef27cf517f8c2f97adcec19b1bb04030e727cf513fcc2f8755cac5d79bfc4a084a69728961680918');
INSERT INTO signature VALUES(12,1,X'd0a302d16f6c71f30fb0d1bd5bf7d11cd0a316116fec71f3ae0bd1db6217f10844677a835f4a094e');
INSERT INTO signature VALUES(13,1,X'90bbdce9d032773f6c717304fe32e5d0d1bbcce95412673f6c34680adb2a25704153897fe83b0924');
INSERT INTO signature VALUES(14,1,X'3d8ff9415746b63706cf08e19b3ef0e2be8fd941534caa378f1f58f19ba0e0e23d637a7c734f0914');
INSERT INTO signature VALUES(15,1,X'd4cf8cb9ccbb9fbfc95cf8f22232c283dccfde918d9b9fbfe98d68da22bac6d2555a75846a6008ff');
CREATE TABLE former_content(
  photo  INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
  PRIMARY KEY (photo, sha256)
) STRICT, WITHOUT ROWID;
INSERT INTO former_content VALUES(4,X'151344db14ea6c9fa41593f34e3be40634863ed80186c47474b8b13115b71eb5');
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
INSERT INTO file VALUES(1,X'33312e6a7067',13,2865,1614834367000000000,X'300233312e6a7067',0,0);
INSERT INTO file VALUES(1,X'382e6a7067',1,2873,1614834367000000000,X'3001382e6a7067',0,0);
INSERT INTO file VALUES(2,X'392e6a7067',2,2862,1614834367000000000,X'3001392e6a7067',0,1);
INSERT INTO file VALUES(3,X'362e6a7067',3,2840,1614834367000000000,X'3001362e6a7067',0,0);
INSERT INTO file VALUES(3,X'372e6a7067',4,2812,1614920767000000000,X'3001372e6a7067',0,0);
INSERT INTO file VALUES(4,X'312e6a7067',5,6177,1614834367000000000,X'3001312e6a7067',0,0);
INSERT INTO file VALUES(4,X'322e6a7067',6,2818,1614834367000000000,X'3001322e6a7067',0,0);
INSERT INTO file VALUES(4,X'32312e6a7067',14,2887,1614834367000000000,X'300232312e6a7067',0,0);
INSERT INTO file VALUES(4,X'32322e6a7067',15,2867,1614834367000000000,X'300232322e6a7067',0,0);
INSERT INTO file VALUES(4,X'332e6a7067',7,2878,1614834367000000000,X'3001332e6a7067',0,0);
INSERT INTO file VALUES(4,X'342e6a7067',8,2869,1614834367000000000,X'3001342e6a7067',0,0);
INSERT INTO file VALUES(4,X'352e6a7067',9,2852,1614834367000000000,X'3001352e6a7067',0,0);
INSERT INTO file VALUES(6,X'43415244312e6a7067',10,2891,1614834367000000000,X'636172643001312e6a7067',0,0);
INSERT INTO file VALUES(8,X'31302e6a7067',11,2824,1795921639659091356,X'300231302e6a7067',0,0);
INSERT INTO file VALUES(8,X'31312e6a7067',12,2904,1795921640144552776,X'300231312e6a7067',0,0);
CREATE TABLE companion(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  kind     TEXT NOT NULL CHECK (kind IN ('raw', 'movie', 'sidecar', 'adjustments', 'thumbnail', 'sound')),
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
INSERT INTO companion VALUES(4,X'322e786d70','sidecar',227,1614834367000000000,6);
INSERT INTO companion VALUES(4,X'332e6d6f76','movie',6,1614834367000000000,7);
INSERT INTO companion VALUES(6,X'43415244312e6d6f76','movie',6,1614834367000000000,10);
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
INSERT INTO skipped VALUES(3,X'62726f6b656e2e6a7067',10,1614834367000000000,'problem','not a picture that can be read: Unsupported marker type 0x20');
INSERT INTO skipped VALUES(3,X'6e6f7465732e747874',5,1614834367000000000,'ignored','');
INSERT INTO skipped VALUES(5,X'6e6f74652e747874',6,1614834367000000000,'ignored','');
CREATE TABLE IF NOT EXISTS "copied"(
  folder   INTEGER NOT NULL REFERENCES folder,
  name     BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 4096 AND instr(name, x'00') = 0 AND instr(name, x'2f') = 0),
  bytes    INTEGER NOT NULL CHECK (bytes BETWEEN 0 AND 9007199254740992),
  mtime_ns INTEGER NOT NULL,
  photo    INTEGER NOT NULL REFERENCES photo,
  PRIMARY KEY (folder, name)
) STRICT, WITHOUT ROWID;
INSERT INTO copied VALUES(5,X'43415244312e6a7067',2891,1614834367000000000,10);
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
INSERT INTO copied_other VALUES(5,X'43415244312e6d6f76',6,1614834367000000000,X'7811fa646c1db72163373a16ba2dd2b5878d9a7b1b7534ef42dc5f7e24ef06c4','movie',6,X'43415244312e6d6f76',1614834367000000000);
INSERT INTO copied_other VALUES(5,X'6e6f74652e747874',6,1614834367000000000,X'7e4fa2eb8c7ac089739d5defc4489fad68a100d92082ca35c6b40a4524821f87',NULL,7,X'6e6f74652e747874',1614834367000000000);
CREATE TABLE IF NOT EXISTS "placement"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rank    INTEGER NOT NULL CHECK (rank BETWEEN -4611686018427387904 AND 4611686018427387903),
  photo   INTEGER NOT NULL REFERENCES photo,
  by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1)),
  PRIMARY KEY (gallery, rank)
) STRICT, WITHOUT ROWID;
INSERT INTO placement VALUES(1,0,1,0);
INSERT INTO placement VALUES(2,0,2,0);
INSERT INTO placement VALUES(3,-33554432,15,0);
INSERT INTO placement VALUES(3,-16777216,14,0);
INSERT INTO placement VALUES(3,0,4,0);
INSERT INTO placement VALUES(3,16777216,3,1);
INSERT INTO placement VALUES(4,-16777216,8,0);
INSERT INTO placement VALUES(4,0,7,0);
INSERT INTO placement VALUES(4,8388608,9,1);
INSERT INTO placement VALUES(4,16777216,6,0);
INSERT INTO placement VALUES(4,33554432,5,0);
INSERT INTO placement VALUES(5,0,10,0);
INSERT INTO placement VALUES(6,-16777216,11,0);
INSERT INTO placement VALUES(6,0,12,0);
INSERT INTO placement VALUES(7,-16777216,5,0);
INSERT INTO placement VALUES(7,0,6,0);
INSERT INTO placement VALUES(7,16777216,8,0);
INSERT INTO placement VALUES(8,-16777216,9,1);
INSERT INTO placement VALUES(8,0,8,1);
CREATE TABLE IF NOT EXISTS "block"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  number  INTEGER NOT NULL CHECK (number BETWEEN -268435456 AND 268435455),
  count   INTEGER NOT NULL CHECK (count BETWEEN 0 AND 9007199254740992),
  PRIMARY KEY (gallery, number)
) STRICT, WITHOUT ROWID;
INSERT INTO block VALUES(1,0,1);
INSERT INTO block VALUES(2,0,1);
INSERT INTO block VALUES(3,-1,2);
INSERT INTO block VALUES(3,0,2);
INSERT INTO block VALUES(4,-1,1);
INSERT INTO block VALUES(4,0,4);
INSERT INTO block VALUES(5,0,1);
INSERT INTO block VALUES(6,-1,1);
INSERT INTO block VALUES(6,0,1);
INSERT INTO block VALUES(7,-1,1);
INSERT INTO block VALUES(7,0,2);
INSERT INTO block VALUES(8,-1,1);
INSERT INTO block VALUES(8,0,1);
CREATE TABLE feature(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  columns INTEGER NOT NULL CHECK (columns BETWEEN 1 AND 99),
  rows    INTEGER NOT NULL CHECK (rows BETWEEN 1 AND 99),
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO feature VALUES(4,7,2,1);
CREATE TABLE offer(
  gallery INTEGER NOT NULL REFERENCES gallery,
  photo   INTEGER NOT NULL REFERENCES photo,
  state   TEXT NOT NULL CHECK (state IN ('offered', 'waiting', 'left')),
  PRIMARY KEY (gallery, photo)
) STRICT, WITHOUT ROWID;
INSERT INTO offer VALUES(1,1,'offered');
INSERT INTO offer VALUES(1,13,'left');
INSERT INTO offer VALUES(2,2,'offered');
INSERT INTO offer VALUES(3,3,'offered');
INSERT INTO offer VALUES(3,4,'offered');
INSERT INTO offer VALUES(3,14,'offered');
INSERT INTO offer VALUES(3,15,'offered');
INSERT INTO offer VALUES(4,5,'offered');
INSERT INTO offer VALUES(4,6,'offered');
INSERT INTO offer VALUES(4,7,'offered');
INSERT INTO offer VALUES(4,8,'offered');
INSERT INTO offer VALUES(4,9,'offered');
INSERT INTO offer VALUES(4,14,'offered');
INSERT INTO offer VALUES(4,15,'offered');
INSERT INTO offer VALUES(5,10,'offered');
INSERT INTO offer VALUES(6,11,'offered');
INSERT INTO offer VALUES(6,12,'offered');
INSERT INTO offer VALUES(7,5,'offered');
INSERT INTO offer VALUES(7,6,'offered');
INSERT INTO offer VALUES(7,8,'offered');
INSERT INTO offer VALUES(8,8,'offered');
INSERT INTO offer VALUES(8,9,'offered');
CREATE TABLE IF NOT EXISTS "change"(
  id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id BETWEEN 1 AND 9007199254740992),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  summary TEXT NOT NULL,
  moved   INTEGER NOT NULL CHECK (moved BETWEEN 0 AND 9007199254740992),
  state   TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'superseded')),
  -- Counts up: what was undone last comes first.
  undone  INTEGER CHECK ((undone IS NULL) = (state <> 'undone') AND undone BETWEEN 0 AND 9007199254740992)
) STRICT;
INSERT INTO change VALUES(1,1795921641729,'reverse',4,'done',NULL);
INSERT INTO change VALUES(2,1795921642138,'move 1 to last',1,'done',NULL);
INSERT INTO change VALUES(3,1795921642374,'feature 3 2x1',1,'done',NULL);
INSERT INTO change VALUES(4,1795921642595,'caption 1',1,'done',NULL);
INSERT INTO change VALUES(5,1795921642716,'rate 5 2',1,'done',NULL);
INSERT INTO change VALUES(6,1795921642805,'flag pick 3',1,'done',NULL);
INSERT INTO change VALUES(7,1795921642947,'label blue 4',1,'done',NULL);
INSERT INTO change VALUES(8,1795921643126,'keyword +Elbe 1-2',2,'done',NULL);
INSERT INTO change VALUES(9,1795921643221,'turn right 5',1,'superseded',NULL);
INSERT INTO change VALUES(10,1795921643964,'copy 1-2 into Full',2,'done',NULL);
INSERT INTO change VALUES(11,1795921650806,'move 1 to 3',1,'done',NULL);
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
INSERT INTO change_part VALUES(1,0,4,2,'[{"after":null,"before":null,"items":[5,6,7,8,9],"by_hand":[]}]','[{"after":null,"before":null,"items":[],"by_hand":[],"same":true}]');
INSERT INTO change_part VALUES(2,0,3,3,'[{"after":null,"before":4,"items":[3],"by_hand":[]}]','[{"after":4,"before":null,"items":[3],"by_hand":[3]}]');
INSERT INTO change_part VALUES(3,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(4,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(5,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(6,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(7,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(8,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(9,0,4,3,'[]','[]');
INSERT INTO change_part VALUES(10,0,8,1,'[]','[{"after":null,"before":null,"items":[9,8],"by_hand":[9,8]}]');
INSERT INTO change_part VALUES(11,0,4,5,'[{"after":null,"before":8,"items":[9],"by_hand":[]}]','[{"after":7,"before":6,"items":[9],"by_hand":[9]}]');
CREATE TABLE change_value(
  change INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
  photo  INTEGER NOT NULL REFERENCES photo,
  field  TEXT NOT NULL CHECK (field IN ('title', 'description', 'rating', 'label', 'keywords', 'flag', 'turn')),
  was    TEXT CHECK (length(CAST(was AS BLOB)) <= 1048576),
  became TEXT CHECK (length(CAST(became AS BLOB)) <= 1048576),
  PRIMARY KEY (change, photo, field)
) STRICT, WITHOUT ROWID;
INSERT INTO change_value VALUES(4,9,'description',NULL,'Two lines');
INSERT INTO change_value VALUES(4,9,'title',NULL,'By hand');
INSERT INTO change_value VALUES(5,8,'rating',NULL,'5');
INSERT INTO change_value VALUES(6,7,'flag',NULL,'pick');
INSERT INTO change_value VALUES(7,6,'label',NULL,'Blue');
INSERT INTO change_value VALUES(8,8,'keywords',NULL,'Elbe');
INSERT INTO change_value VALUES(8,9,'keywords',NULL,'Elbe');
INSERT INTO change_value VALUES(9,5,'turn','0','90');
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
INSERT INTO change_feature VALUES(3,4,7,1,1,2,1);
CREATE TABLE IF NOT EXISTS "mark"(
  gallery INTEGER NOT NULL REFERENCES gallery,
  name    TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1048576),
  at      INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999), -- milliseconds from 1970-01-01T00:00:00Z
  photos  TEXT NOT NULL CHECK (iif(json_valid(photos), json_type(photos) = 'array', 0)), -- their ids, in order
  PRIMARY KEY (gallery, name)
) STRICT, WITHOUT ROWID;
INSERT INTO mark VALUES(4,'Hung',1795921643296,'[9,8,7,6,5]');
CREATE TABLE filling(
  gallery   INTEGER PRIMARY KEY REFERENCES gallery,
  selection TEXT NOT NULL CHECK (length(CAST(selection AS BLOB)) BETWEEN 1 AND 65536)
) STRICT;
INSERT INTO filling VALUES(7,'rating:3-');
CREATE TABLE mirror(
  gallery INTEGER PRIMARY KEY REFERENCES gallery,
  folder  BLOB CHECK (length(folder) BETWEEN 1 AND 65536 AND instr(folder, x'00') = 0)
) STRICT;
INSERT INTO mirror VALUES(1,X'2f7661722f746d702f70686f6c696f2d302e322f6f7264657273');
INSERT INTO mirror VALUES(4,NULL);
CREATE TABLE identity(
  id    INTEGER PRIMARY KEY CHECK (id = 1),
  bytes BLOB NOT NULL CHECK (length(bytes) = 8)
) STRICT;
INSERT INTO identity VALUES(1,X'e36f34225143658e');
CREATE TABLE told_alarm(
  gallery INTEGER NOT NULL REFERENCES gallery,
  rule    TEXT NOT NULL CHECK (length(CAST(rule AS BLOB)) BETWEEN 1 AND 64),
  photo   INTEGER NOT NULL CHECK (photo BETWEEN 0 AND 9007199254740992), -- 0: the gallery itself
  other   INTEGER NOT NULL DEFAULT 0 CHECK (other BETWEEN 0 AND 9007199254740992),
  PRIMARY KEY (gallery, rule, photo, other)
) STRICT, WITHOUT ROWID;
INSERT INTO told_alarm VALUES(2,'missing',2,0);
INSERT INTO told_alarm VALUES(3,'clock',3,4);
INSERT INTO told_alarm VALUES(4,'featured-title',7,0);
INSERT INTO told_alarm VALUES(6,'missing',11,0);
INSERT INTO told_alarm VALUES(6,'missing',12,0);
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
INSERT INTO import VALUES(1,1795921637898,1795921638333,'["\/var\/tmp\/pholio-0.2\/photos"]',0,13,9,0,0,0,0,0,0,1,0,2,1);
INSERT INTO import VALUES(2,1795921638462,1795921638820,'["\/var\/tmp\/pholio-0.2\/card"]',0,3,1,0,0,0,0,0,0,0,0,1,1);
INSERT INTO import VALUES(3,1795921640233,1795921640559,'["\/var\/tmp\/pholio-0.2\/disk"]',0,2,2,0,0,0,0,0,0,0,0,0,0);
INSERT INTO import VALUES(4,1795921640793,1795921640881,'["\/var\/tmp\/pholio-0.2\/disk"]',0,1,0,0,0,0,0,0,0,1,0,0,0);
INSERT INTO import VALUES(5,1795921641305,1795921641458,'["\/var\/tmp\/pholio-0.2\/photos"]',0,12,0,1,7,0,0,0,0,1,0,2,1);
INSERT INTO import VALUES(6,1795921647058,1795921647579,'["\/var\/tmp\/pholio-0.2\/photos"]',0,15,3,0,8,0,0,0,0,1,0,2,1);
INSERT INTO import VALUES(7,1795921650961,1795921651118,'["\/var\/tmp\/pholio-0.2\/photos"]',0,15,0,0,11,0,0,0,0,1,0,2,1);
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
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('photo',15);
INSERT INTO sqlite_sequence VALUES('gallery',8);
INSERT INTO sqlite_sequence VALUES('import',7);
INSERT INTO sqlite_sequence VALUES('change',11);
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
COMMIT;
