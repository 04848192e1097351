-- Makes :folders folders of a catalog's one folder of imported photos. :columns are the photos' columns.
PRAGMA synchronous = OFF;
BEGIN;
CREATE TEMP TABLE copy(number INTEGER PRIMARY KEY);
WITH RECURSIVE number(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM number WHERE i < :folders)
INSERT INTO copy SELECT i FROM number;
CREATE TEMP TABLE seed AS SELECT * FROM photo;
CREATE TEMP TABLE seed_file AS SELECT * FROM file;
CREATE TEMP TABLE seed_placement AS SELECT * FROM placement;
CREATE TEMP TABLE step AS
SELECT max(id) AS photos, (SELECT min(gallery) FROM placement) AS gallery FROM photo;
INSERT INTO folder(id, path)
SELECT number, CAST('/home/someone/Pictures/2019/2019-05-04 A day out ' || number AS BLOB) FROM copy
WHERE number NOT IN (SELECT id FROM folder);
INSERT INTO photo(id, sha256, :columns)
SELECT (number - 1) * photos + id, randomblob(32), :columns
FROM copy CROSS JOIN step CROSS JOIN seed ORDER BY number, id;
INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural)
SELECT number, name, (number - 1) * photos + photo, bytes, mtime_ns, natural
FROM copy CROSS JOIN step CROSS JOIN seed_file ORDER BY number, name;
INSERT INTO gallery(id, name, portfolio, rank, folder, revision)
SELECT number + 1000000, 'Copy ' || number, 1, (number + 1000000) * 16777216, number, 1 FROM copy
WHERE number NOT IN (SELECT folder FROM gallery WHERE folder IS NOT NULL);
INSERT INTO placement(gallery, rank, photo)
SELECT number + 1000000, rank, (number - 1) * photos + photo
FROM copy CROSS JOIN step CROSS JOIN seed_placement ORDER BY number, rank;
INSERT INTO block(gallery, number, count)
SELECT gallery, rank >> 34, count(*) FROM placement WHERE gallery > 1000000 GROUP BY gallery, rank >> 34;
INSERT INTO offer(gallery, photo, state)
SELECT gallery, photo, 'offered' FROM placement WHERE gallery > 1000000;
COMMIT;
PRAGMA wal_checkpoint(TRUNCATE);
