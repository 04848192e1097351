-- Adds to a catalog of multiply-catalog.sql, in the same session, what is asked for of large ones: "Big", a
-- gallery of all photos, "Forty", one of the first 40, words for all copies, and 100 photos, :step ids apart,
-- that are the ones looked for.
PRAGMA synchronous = OFF;
BEGIN;
INSERT INTO gallery(id, name, portfolio, rank, revision)
VALUES (2000000, 'Big', 1, -33554432, 1), (2000001, 'Forty', 1, -16777216, 1);
INSERT INTO placement(gallery, rank, photo) SELECT 2000000, id * 16777216, id FROM photo ORDER BY id;
INSERT INTO placement(gallery, rank, photo)
SELECT 2000001, id * 16777216, id FROM photo ORDER BY id LIMIT 40;
INSERT INTO block(gallery, number, count)
SELECT gallery, rank >> 34, count(*) FROM placement WHERE gallery >= 2000000 GROUP BY gallery, rank >> 34;
UPDATE photo SET
  model = 'Rare', lens = 'Zoom', iso = 204800, aperture = 0.7, focal_mm = 2400.0, exposure_s = 600.0,
  latitude = -75.1, longitude = 123.35, added = 4000000000, taken_local = -1500000000, taken_source = 'exif',
  file_rating = 5, flag = 'pick', file_label = 'Ultraviolet', file_keywords = 'Lighthouse',
  file_title = 'The lamp ' || id
WHERE id % :step = 7;
DELETE FROM word WHERE photo % :step = 7;
INSERT INTO word(field, folded, photo)
SELECT field, folded, photo + (number - 1) * photos
FROM (SELECT * FROM word) CROSS JOIN copy CROSS JOIN step
WHERE (photo + (number - 1) * photos) % :step <> 7 ORDER BY 1, 2, 3;
INSERT INTO word(field, folded, photo)
SELECT said.column1, said.column2, photo.id
FROM photo, (VALUES (1, 'lighthouse'), (2, 'the'), (2, 'lamp'), (3, 'the'), (3, 'lamp'), (3, 'lighthouse'),
  (3, 'ultraviolet'), (4, 'ultraviolet')) AS said WHERE photo.id % :step = 7;
INSERT INTO word(field, folded, photo)
SELECT said.column1, '' || photo.id, photo.id
FROM photo, (VALUES (2), (3)) AS said WHERE photo.id % :step = 7;
INSERT INTO folder(id, path) VALUES (2000000, CAST('/elsewhere/Rare' AS BLOB));
INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural)
SELECT 2000000, CAST('RARE_' || id || '.TIF' AS BLOB), id, bytes, 1500000000000000000,
  CAST('rare_0' || char(length(id)) || id || '.tif' AS BLOB)
FROM photo WHERE id % :step = 7;
COMMIT;
PRAGMA wal_checkpoint(TRUNCATE);
