-- Fills a fresh catalog with one gallery "Big" of :n made-up photos, without files on disk.
PRAGMA synchronous = OFF;
BEGIN;
INSERT INTO folder(path) VALUES (CAST('/photos' AS BLOB));
WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < :n)
INSERT INTO photo(
  sha256, bytes, width, height, thumbnail_bytes, taken_local, taken_fraction, taken_source, make, model)
SELECT randomblob(32), 1000000 + i * 7919 % 1000003, 4000, 3000, 20000,
  1500000000 + i * 7919 % 1000003, '', 'exif', 'Maker', 'Model ' || (i % 7)
FROM number;
INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural)
SELECT 1, CAST(printf('IMG_%07d.JPG', id) AS BLOB), id, bytes, 1500000000000000000,
  CAST('img_0' || CAST(x'07' AS TEXT) || printf('%07d', id) || '.jpg' AS BLOB)
FROM photo;
INSERT INTO gallery(name, portfolio, rank, folder, revision, cap_columns, cap_rows)
VALUES ('Big', 1, 0, 1, 1, 2, 2);
INSERT INTO placement(gallery, rank, photo) SELECT 1, (id - :n / 2) * 16777216, id FROM photo;
INSERT INTO block(gallery, number, count)
SELECT gallery, rank >> 34, count(*) FROM placement GROUP BY gallery, rank >> 34;
INSERT INTO offer(gallery, photo, state) SELECT 1, id, 'offered' FROM photo;
COMMIT;
ANALYZE;
PRAGMA wal_checkpoint(TRUNCATE);
