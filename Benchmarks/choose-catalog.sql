-- Gives the photos of make-catalog.sql all that can be asked for. One in a thousand is the one looked for; a
-- fifth of the photos have words.
PRAGMA synchronous = OFF;
BEGIN;
UPDATE photo SET
  model = iif(id % 1000 = 0, 'Rare', model),
  lens = iif(id % 1000 = 0, 'Zoom', 'Lens ' || (id % 50)),
  iso = iif(id % 1000 = 0, 6400, 100 * (1 + id % 8)),
  aperture = iif(id % 1000 = 0, 1.2, 2.0 + id % 10),
  focal_mm = iif(id % 1000 = 0, 600.0, 24.0 + id % 60),
  exposure_s = iif(id % 1000 = 0, 30.0, 1.0 / (50 + id % 50)),
  latitude = iif(id % 1000 = 0, 48.85, -60 + id * 7919 % 100003 / 1000.0),
  longitude = iif(id % 1000 = 0, 2.35, -170 + id * 7907 % 300007 / 1000.0),
  width = iif(id % 1000 = 1, 9000, iif(id % 1000 < 3, 3000, width)),
  height = iif(id % 1000 = 0, 4000, height),
  added = iif(id % 1000 = 0, unixepoch(), 1600000000 + id),
  file_rating = iif(id % 1000 = 0, 5, id % 5),
  flag = iif(id % 1000 = 0, 'pick', NULL),
  file_label = iif(id % 1000 = 0, 'Purple', iif(id % 5 = 0, 'Red', NULL)),
  file_keywords = iif(id % 1000 = 0, 'Lighthouse', iif(id % 5 = 0, 'Place ' || (id % 2000), NULL)),
  file_title = iif(id % 5 = 0, 'Day n' || id, NULL);
INSERT INTO word(field, folded, photo) SELECT 1, lower(file_keywords), id FROM photo
  WHERE file_keywords IS NOT NULL ORDER BY 2, 3;
INSERT INTO word(field, folded, photo)
  SELECT 2, 'day', id FROM photo WHERE id % 5 = 0
  UNION ALL SELECT 2, 'n' || id, id FROM photo WHERE id % 5 = 0 ORDER BY 2, 3;
INSERT INTO word(field, folded, photo)
  SELECT 3, folded, photo FROM word WHERE field = 2
  UNION SELECT 3, lower(file_label), id FROM photo WHERE file_label IS NOT NULL
  UNION SELECT 3, 'lighthouse', id FROM photo WHERE id % 1000 = 0
  UNION SELECT 3, 'place', id FROM photo WHERE id % 5 = 0 AND id % 1000 <> 0
  UNION SELECT 3, '' || (id % 2000), id FROM photo WHERE id % 5 = 0 AND id % 1000 <> 0;
INSERT INTO word(field, folded, photo) SELECT 4, lower(file_label), id FROM photo
  WHERE file_label IS NOT NULL ORDER BY 2, 3;
UPDATE file SET gone = 1 WHERE photo % 1000 = 0;
INSERT INTO folder(id, path) VALUES (2, CAST('/elsewhere/Other' AS BLOB));
INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural)
  SELECT 2, CAST(printf('IMG_%07d.CR2', id) AS BLOB), id, bytes, 1500000000000000000, x'78' FROM photo
  WHERE id % 1000 = 1;
COMMIT;
-- People's catalogs have no statistics.
DROP TABLE IF EXISTS sqlite_stat1;
DROP TABLE IF EXISTS sqlite_stat4;
PRAGMA wal_checkpoint(TRUNCATE);
