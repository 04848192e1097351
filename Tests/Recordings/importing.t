Imports by time, into one gallery, by copies, of readings.

  $ pholio import photos --by year
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   2018: 1 photo placed
  2>   2019: 6 photos placed
  2>   2020: 3 photos placed
  2>   2021: 1 photo placed
  2>   undated: 4 photos placed
  [3]
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       1  1x1         1  2018-01-01   2018-01-01  2018
       6  1x1         1  2019-05-04   2019-05-06  2019
       3  1x1         1  2020-02-29   2020-03-01  2020
       1  1x1         1  2021-03-04   2021-03-04  2021
       4  1x1         1  -            -           undated
  $ pholio import photos --by month --trust-file-times --library other
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   2018-01: 1 photo placed
  2>   2019-05: 6 photos placed
  2>   2020-02: 1 photo placed
  2>   2020-03: 2 photos placed
  2>   2021-03: 1 photo placed
  2>   2024-01: 4 photos placed
  [3]
  $ pholio galleries --library other --json
  [{"cap":{"columns":1,"rows":1},"count":1,"first_taken":"2018-01-01T00:00:00","last_taken":"2018-01-01T00:00:00","locked":false,"name":"2018-01","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":6,"first_taken":"2019-05-04T10:00:00","last_taken":"2019-05-06T08:00:00","locked":false,"name":"2019-05","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":1,"first_taken":"2020-02-29T12:00:00","last_taken":"2020-02-29T12:00:00","locked":false,"name":"2020-02","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":2,"first_taken":"2020-03-01T12:00:00","last_taken":"2020-03-01T12:00:00","locked":false,"name":"2020-03","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":1,"first_taken":"2021-03-04T12:30:00","last_taken":"2021-03-04T12:30:00","locked":false,"name":"2021-03","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":4,"first_taken":null,"last_taken":null,"locked":false,"name":"2024-01","policy":"append","revision":1,"where":null}]
  $ pholio import photos --by day --library third --min-age 1h
  2> Saw 19 files: 19 still being written
  $ pholio galleries --library third
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
  $ pholio import photos/Rome/IMG_0001.JPG photos/Paris --gallery All --library fourth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 11 files: 8 added, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   All: 8 photos placed
  [3]
  $ pholio show All --library fourth
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  3  2020-02-29 12:00:00              240x180      p1.jpg
  4  2020-03-01 12:00:00              180x240      p2.jpg
  5  2020-03-01 12:00:00              240x180      p10.jpg
  6  2021-03-04 12:30:00              240x160      2021-03-04 12.30.00.jpg
  7  2024-01-02 03:09:05 (file time)  240x180      it's.jpg
  8  2024-01-02 03:14:05 (file time)  240x180      worse.jpg
  $ pholio import --copy photos --library fifth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   2018/01: 1 photo placed
  2>   2019/05: 6 photos placed
  2>   2020/02: 1 photo placed
  2>   2020/03: 2 photos placed
  2>   2021/03: 1 photo placed
  2>   2024/01: 4 photos placed
  2> All of ~/photos was read, is in the library, and was read back: safe to format
  [3]
  $ pholio import --copy photos --library fifth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2> All of ~/photos was read, is in the library, and was read back: safe to format
  [3]
  $ pholio import --copy --fast photos --library fifth --json
  {"added":0,"companions":0,"duplicates":0,"galleries":[],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":16,"left":[],"left_by_programs":0,"left_out":[],"not_read_again":19,"other_files":{"files":[{"path":"~/photos/Paris/notes.txt","type":"txt"}],"unlisted":0},"other_types":{"txt":1},"others":1,"problems":[{"path":"~/photos/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image"},{"path":"~/photos/Paris/empty.jpg","reason":"empty file"}],"safe_to_format":false,"seen":19,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":0,"waiting":0,"warnings":[]}
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2> ~/photos: 19 known files were not read again (--fast)
  [3]
  $ hashes fifth/originals
  1147b7d602ad6391  fifth/originals/2018/01/copy.jpg
  5009605b1ff507cd  fifth/originals/2019/05/IMG_0001.JPG
  1b25fa84f70b6170  fifth/originals/2019/05/IMG_0002.JPG
  f4ec9a7062898b25  fifth/originals/2019/05/IMG_0003.JPG
  2a1bf67fc9df72a5  fifth/originals/2019/05/a (2).jpg
  e19b22f180af7e1c  fifth/originals/2019/05/n1.jpg
  cc217ec041564792  fifth/originals/2019/05/n2.jpg
  549d7816bf2e8bc6  fifth/originals/2020/02/p1.jpg
  fe736d928b876269  fifth/originals/2020/03/p10.jpg
  c70abf2d3650048c  fifth/originals/2020/03/p2.jpg
  7cde79616fa268a9  fifth/originals/2021/03/2021-03-04 12.30.00.jpg
  67c2d45651a40b8c  fifth/originals/2024/01/IMG_0011.JPG
  3d2a86dfaac4902e  fifth/originals/2024/01/broken.jpg
  e3b0c44298fc1c14  fifth/originals/2024/01/empty.jpg
  bace49dd8acd2fc8  fifth/originals/2024/01/it's.jpg
  38732073f3095891  fifth/originals/2024/01/notes.txt
  9ffdf98ecff0f14b  fifth/originals/2024/01/worse.jpg
  39468ee9a0ab192a  fifth/originals/2024/01/Ä ö.jpg
  $ catalog fifth
  portfolio: cap 1x1, revision 6
  gallery 2018/01: cap 1x1, open, append, revision 1
    of originals/2018/01
    1147b7d6
  gallery 2019/05: cap 1x1, open, append, revision 1
    of originals/2019/05
    5009605b
    1b25fa84
    e19b22f1
    cc217ec0
    f4ec9a70
    2a1bf67f
  gallery 2020/02: cap 1x1, open, append, revision 1
    of originals/2020/02
    549d7816
  gallery 2020/03: cap 1x1, open, append, revision 1
    of originals/2020/03
    c70abf2d
    fe736d92
  gallery 2021/03: cap 1x1, open, append, revision 1
    of originals/2021/03
    7cde7961
  gallery 2024/01: cap 1x1, open, append, revision 1
    of originals/2024/01
    bace49dd
    9ffdf98e
    67c2d456
    39468ee9
  photo 1147b7d6: bytes=6752 width=240 height=160
    taken 1514764800 by exif, turn 0
    signature 1: 6c3e05047db8d9cc90576c30fc80ec7c6c3e071475b9d9e0a0167c3c27eafc7e825c8d77da5e09f1
  photo 1b25fa84: bytes=9348 width=160 height=240 make="Canon" model="Canon EOS R5" iso=800 latitude=41.9 longitude=12.5
    taken 1556964001 by exif, turn 0
    file: file_rating=2
    signature 1: 6ff1c0e4e2b82b1e261b6ad5c1011adfefe1c8e0c3b82b9aa22940add0ad5b9f359d768a716d0661
  photo 2a1bf67f: bytes=5254 width=160 height=160 iso=3200
    taken 1557129600 by exif, turn 0
    signature 1: 9ac5c10b80dae2434db8378f917b90e99bcd490994dac2c60c9a23c7c95f90695198779157a107fc
  photo 39468ee9: bytes=9743 width=240 height=160
    taken 1704165905 offset 0 by mtime, turn 0
    file: file_title="Äpfel, Öl" file_city="Ostia"
    signature 1: bb1a98137446151040eeb3c22f1edd98b31a98533566151c50ce3b7a0502df987e5a8b76df5b095b
  photo 5009605b: bytes=10310 width=240 height=160 make="Canon" model="Canon EOS R5" lens="RF 50mm F1.8" aperture=1.8 exposure_s=0.004 iso=100 focal_mm=50.0
    taken 1556964000 offset 120 by exif, turn 0
    file: file_title="The harbour" file_description="Boats in the evening" file_creator="Ada" file_keywords="sea\nboats" file_rating=4 file_label="Red" file_city="Roma" file_country="Italia"
    signature 1: b016f96e4bf9c1b48061b84e9d5d7e0c22b6bd7642f98b2cca73ec06377d2e08815d8f77f76e0a1c
  photo 549d7816: bytes=10047 width=240 height=180
    taken 1582977600 by exif, turn 0
    file: file_rating=5
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc33b248183cc4077a78dbf7ac61953b7bb36a26c87718005ae
  photo 67c2d456: bytes=8062 width=400 height=100
    taken 1704165605 offset 0 by mtime, turn 0
    file: file_rating=5 file_label="Green"
    signature 1: 2a393171796a79363c7fa5c0c90d4e96e331b172787abcb5142fbd68c3097d1636a26683739604f6
  photo 7cde7961: bytes=5595 width=240 height=160
    taken 1614861000 by filename, turn 0
    signature 1: 33a6316e53f981b4a079f84fe9df8c8c23e69576d3e98ba4d877e067637508807d618e77fc510a0f
  photo 9ffdf98e: bytes=3282 width=240 height=180
    taken 1704165245 offset 0 by mtime, turn 0
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc32b208183cc4077a78dbf7ac61953b7bb36a36c87718204d7
  photo bace49dd: bytes=8881 width=240 height=180
    taken 1704164945 offset 0 by mtime, turn 0
    file: file_rating=-1
    signature 1: 8271aed1b888ea5e85cd606af4ec0be702692b94b8886a5eb1dd05f0bcc00be7399e6d867183064a
  photo c70abf2d: bytes=10545 width=180 height=240
    taken 1583064000 by exif, turn 0
    file: file_rating=5
    signature 1: 8cbd85076e6a6a571b2a52a129e3b1130d1dc5026a1a2a5a936fe2e96b439c9b53957f8458870850
  photo cc217ec0: bytes=6786 width=160 height=240 iso=6400
    taken 1557007202 by exif, turn 0
    signature 1: 9161dbdeafe50e5347a65cad12ef7a521143db5aa9e50e530d7bc4ef1ac7725355907d8c578a0848
  photo e19b22f1: bytes=5364 width=240 height=160 iso=6400
    taken 1557007200 by exif, turn 0
    signature 1: d4bded15cad80347f726de358bab6412d5aded10cad805c7bf275e051a8f50de3b9b7082737e0662
  photo f4ec9a70: bytes=9201 width=160 height=240 make="NIKON" model="NIKON Z 6"
    taken 1557100799 by exif, turn 0
    file: file_keywords="sea\nSanta Maria"
    signature 1: c8591eb6fc9ae9469235b58427246fb4d81b16b7fe9a65467610bf942f2e653e4e9b729558b607f3
  photo fe736d92: bytes=7901 width=240 height=180
    taken 1583064000 by exif, turn 0
    signature 1: 65fa4e486c1859f9905f6c30cdcbeb4c65de06254e195db18051f53067e8dbce82608d78f64e098c
  copied ~/photos/Paris/2021-03-04 12.30.00.jpg: 7cde7961, 5595 bytes
  copied ~/photos/Paris/broken.jpg to originals/2024/01/broken.jpg: None, 3d2a86df
  copied ~/photos/Paris/copy.jpg: 1147b7d6, 6752 bytes
  copied ~/photos/Paris/empty.jpg to originals/2024/01/empty.jpg: None, e3b0c442
  copied ~/photos/Paris/it's.jpg: bace49dd, 8881 bytes
  copied ~/photos/Paris/notes.txt to originals/2024/01/notes.txt: None, 38732073
  copied ~/photos/Paris/p1.jpg: 549d7816, 10047 bytes
  copied ~/photos/Paris/p10.jpg: fe736d92, 7901 bytes
  copied ~/photos/Paris/p2.jpg: c70abf2d, 10545 bytes
  copied ~/photos/Paris/worse.jpg: 9ffdf98e, 3282 bytes
  copied ~/photos/Rome/IMG_0001.JPG: 5009605b, 10310 bytes
  copied ~/photos/Rome/IMG_0002.JPG: 1b25fa84, 9348 bytes
  copied ~/photos/Rome/IMG_0003.JPG: f4ec9a70, 9201 bytes
  copied ~/photos/Rome/IMG_0010.JPG: 1147b7d6, 6752 bytes
  copied ~/photos/Rome/IMG_0011.JPG: 67c2d456, 8062 bytes
  copied ~/photos/Rome/Night/n1.jpg: e19b22f1, 5364 bytes
  copied ~/photos/Rome/Night/n2.jpg: cc217ec0, 6786 bytes
  copied ~/photos/Rome/a (2).jpg: 2a1bf67f, 5254 bytes
  copied ~/photos/Rome/Ä ö.jpg: 39468ee9, 9743 bytes
  file originals/2018/01/copy.jpg: 1147b7d6, 6752 bytes, time 1704164825000000000
  file originals/2019/05/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000
  file originals/2019/05/IMG_0002.JPG: 1b25fa84, 9348 bytes, time 1704165425000000000
  file originals/2019/05/IMG_0003.JPG: f4ec9a70, 9201 bytes, time 1704165485000000000
  file originals/2019/05/a (2).jpg: 2a1bf67f, 5254 bytes, time 1704165845000000000
  file originals/2019/05/n1.jpg: e19b22f1, 5364 bytes, time 1704165725000000000
  file originals/2019/05/n2.jpg: cc217ec0, 6786 bytes, time 1704165785000000000
  file originals/2020/02/p1.jpg: 549d7816, 10047 bytes, time 1704165065000000000
  file originals/2020/03/p10.jpg: fe736d92, 7901 bytes, time 1704165125000000000
  file originals/2020/03/p2.jpg: c70abf2d, 10545 bytes, time 1704165185000000000
  file originals/2021/03/2021-03-04 12.30.00.jpg: 7cde7961, 5595 bytes, time 1704164705000000000
  file originals/2024/01/IMG_0011.JPG: 67c2d456, 8062 bytes, time 1704165605000000000
  file originals/2024/01/it's.jpg: bace49dd, 8881 bytes, time 1704164945000000000
  file originals/2024/01/worse.jpg: 9ffdf98e, 3282 bytes, time 1704165245000000000
  file originals/2024/01/Ä ö.jpg: 39468ee9, 9743 bytes, time 1704165905000000000
  skipped ~/photos/Paris/broken.jpg: problem, not a picture that can be read: JPEG datastream contains no image, 16 bytes
  skipped ~/photos/Paris/empty.jpg: problem, empty file, 0 bytes
  skipped ~/photos/Paris/notes.txt: ignored, , 6 bytes
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  $ pholio import --copy photos --dry-run --library sixth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Would see 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   2018/01: 1 photo to be placed
  2>   2019/05: 6 photos to be placed
  2>   2020/02: 1 photo to be placed
  2>   2020/03: 2 photos to be placed
  2>   2021/03: 1 photo to be placed
  2>   2024/01: 4 photos to be placed
  [3]
  $ find photos -name '*.j*' | LC_ALL=C sort | pholio read --jobs 1 | head -n 3
  {"bytes":5595,"companions":[],"facts":{},"height":160,"mtime_ns":1704164705000000000,"outcome":"photo","path":"~/photos/Paris/2021-03-04 12.30.00.jpg","reader":3,"sha256":"7cde79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897","signature":{"bytes":"33a6316e53f981b4a079f84fe9df8c8c23e69576d3e98ba4d877e067637508807d618e77fc510a0f","version":1},"thumbnail":{"bytes":5278,"checksum":"eb1cf23faa862ce6"},"version":1,"warnings":[],"width":240,"words":{}}
  {"bytes":16,"mtime_ns":1704164765000000000,"outcome":"problem","path":"~/photos/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image","version":1}
  {"bytes":6752,"companions":[],"facts":{},"height":160,"mtime_ns":1704164825000000000,"outcome":"photo","path":"~/photos/Paris/copy.jpg","reader":3,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","signature":{"bytes":"6c3e05047db8d9cc90576c30fc80ec7c6c3e071475b9d9e0a0167c3c27eafc7e825c8d77da5e09f1","version":1},"taken":{"local":"2018-01-01T00:00:00","source":"exif"},"thumbnail":{"bytes":6162,"checksum":"e0155822246f65f5"},"version":1,"warnings":[],"width":240,"words":{}}
  $ find photos -type f | LC_ALL=C sort | pholio read --thumbnails thumbs > readings.jsonl
  $ wc -l < readings.jsonl; hashes thumbs
  19
  e72478ee7db314ea  thumbs/11/47b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670.jpg
  18e68f68f9503475  thumbs/1b/25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190.jpg
  f96b29783c4cf855  thumbs/2a/1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699.jpg
  03a5ba89c8e9f764  thumbs/39/468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308.jpg
  0f41704ab8fc446d  thumbs/50/09605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9.jpg
  db9b53619da592ee  thumbs/54/9d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77.jpg
  d5ce0a4f4b3b00c5  thumbs/67/c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a.jpg
  f63d7f65adf109f0  thumbs/7c/de79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897.jpg
  e37153bafe08cbad  thumbs/9f/fdf98ecff0f14b5168e9d4406a075708edeb19b3f30cc825a38547260046b9.jpg
  f6fc49b897f05ef9  thumbs/ba/ce49dd8acd2fc804a219567d48ab925101d03d8cbfdf4f43431d7dc98f65fc.jpg
  4236b904d2f89f9f  thumbs/c7/0abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c.jpg
  7da9b4367b9da150  thumbs/cc/217ec041564792416d328be83ce12cf0c70a6419fd08207ecad4e47350aa0b.jpg
  074bdfaca1a30a21  thumbs/e1/9b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc.jpg
  f0e5527e05a0e9d7  thumbs/f4/ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5.jpg
  45327c38eecbfb3a  thumbs/fe/736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c.jpg
  $ echo photos/none.jpg | pholio read
  {"outcome":"gone","path":"~/photos/none.jpg","version":1}
  $ printf 'photos/Rome/IMG_0001.JPG\0photos/Paris/notes.txt\0' | pholio read -0 --inline | cut -c1-400
  {"bytes":10310,"companions":[],"facts":{"aperture":1.8,"exposure_s":0.004,"focal_mm":50,"iso":100,"lens":"RF 50mm F1.8","make":"Canon","model":"Canon EOS R5"},"height":160,"mtime_ns":1704165365000000000,"outcome":"photo","path":"~/photos/Rome/IMG_0001.JPG","reader":3,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","signature":{"bytes":"b016f96e
  {"bytes":6,"mtime_ns":1704165005000000000,"outcome":"ignored","path":"~/photos/Paris/notes.txt","version":1}
  $ pholio import photos --readings readings.jsonl --thumbnails thumbs --library seventh
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos placed
  2>   Rome: 7 photos placed
  2>   Rome/Night: 2 photos placed
  2>   readings: 19 taken over, 0 files read here
  [3]
  $ pholio import photos --readings - --library eighth < readings.jsonl
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos placed
  2>   Rome: 7 photos placed
  2>   Rome/Night: 2 photos placed
  2>   readings: 19 taken over, 0 files read here
  2>   thumbnails did not come with them: pholio check --repair makes them
  [3]
  $ gzip -nk readings.jsonl; pholio import photos --readings readings.jsonl.gz --list-new --library ninth
  $ echo '{"no": "reading"}' | pholio import photos --readings - --library ninth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos placed
  2>   Rome: 7 photos placed
  2>   Rome/Night: 2 photos placed
  2>   readings: 0 taken over, 19 files read here, 1 damaged line or file
  2>     19 without a reading
  [3]
  $ echo 'no json' | pholio import photos --readings - --library ninth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   readings: 0 taken over, 0 files read here, 1 damaged line or file
  [3]
  $ pholio read --inline --thumbnails x < /dev/null
  2> pholio: --inline and --thumbnails: one of them
  [64]
  $ pholio read --jobs none < /dev/null
  2> pholio: The value 'none' is invalid for '--jobs <n>' (pholio help read says what it takes)
  [64]
  $ catalog seventh
  portfolio: cap 1x1, revision 3
  gallery Paris: cap 1x1, open, append, revision 1
    of ~/photos/Paris
    1147b7d6
    549d7816
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
  gallery Rome: cap 1x1, open, append, revision 1
    of ~/photos/Rome
    1147b7d6
    5009605b
    1b25fa84
    f4ec9a70
    2a1bf67f
    67c2d456
    39468ee9
  gallery Rome/Night: cap 1x1, open, append, revision 1
    of ~/photos/Rome/Night
    e19b22f1
    cc217ec0
  photo 1147b7d6: bytes=6752 width=240 height=160
    taken 1514764800 by exif, turn 0
    signature 1: 6c3e05047db8d9cc90576c30fc80ec7c6c3e071475b9d9e0a0167c3c27eafc7e825c8d77da5e09f1
  photo 1b25fa84: bytes=9348 width=160 height=240 make="Canon" model="Canon EOS R5" iso=800 latitude=41.9 longitude=12.5
    taken 1556964001 by exif, turn 0
    file: file_rating=2
    signature 1: 6ff1c0e4e2b82b1e261b6ad5c1011adfefe1c8e0c3b82b9aa22940add0ad5b9f359d768a716d0661
  photo 2a1bf67f: bytes=5254 width=160 height=160 iso=3200
    taken 1557129600 by exif, turn 0
    signature 1: 9ac5c10b80dae2434db8378f917b90e99bcd490994dac2c60c9a23c7c95f90695198779157a107fc
  photo 39468ee9: bytes=9743 width=240 height=160
    taken 1704165905 offset 0 by mtime, turn 0
    file: file_title="Äpfel, Öl" file_city="Ostia"
    signature 1: bb1a98137446151040eeb3c22f1edd98b31a98533566151c50ce3b7a0502df987e5a8b76df5b095b
  photo 5009605b: bytes=10310 width=240 height=160 make="Canon" model="Canon EOS R5" lens="RF 50mm F1.8" aperture=1.8 exposure_s=0.004 iso=100 focal_mm=50.0
    taken 1556964000 offset 120 by exif, turn 0
    file: file_title="The harbour" file_description="Boats in the evening" file_creator="Ada" file_keywords="sea\nboats" file_rating=4 file_label="Red" file_city="Roma" file_country="Italia"
    signature 1: b016f96e4bf9c1b48061b84e9d5d7e0c22b6bd7642f98b2cca73ec06377d2e08815d8f77f76e0a1c
  photo 549d7816: bytes=10047 width=240 height=180
    taken 1582977600 by exif, turn 0
    file: file_rating=5
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc33b248183cc4077a78dbf7ac61953b7bb36a26c87718005ae
  photo 67c2d456: bytes=8062 width=400 height=100
    taken 1704165605 offset 0 by mtime, turn 0
    file: file_rating=5 file_label="Green"
    signature 1: 2a393171796a79363c7fa5c0c90d4e96e331b172787abcb5142fbd68c3097d1636a26683739604f6
  photo 7cde7961: bytes=5595 width=240 height=160
    taken 1614861000 by filename, turn 0
    signature 1: 33a6316e53f981b4a079f84fe9df8c8c23e69576d3e98ba4d877e067637508807d618e77fc510a0f
  photo 9ffdf98e: bytes=3282 width=240 height=180
    taken 1704165245 offset 0 by mtime, turn 0
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc32b208183cc4077a78dbf7ac61953b7bb36a36c87718204d7
  photo bace49dd: bytes=8881 width=240 height=180
    taken 1704164945 offset 0 by mtime, turn 0
    file: file_rating=-1
    signature 1: 8271aed1b888ea5e85cd606af4ec0be702692b94b8886a5eb1dd05f0bcc00be7399e6d867183064a
  photo c70abf2d: bytes=10545 width=180 height=240
    taken 1583064000 by exif, turn 0
    file: file_rating=5
    signature 1: 8cbd85076e6a6a571b2a52a129e3b1130d1dc5026a1a2a5a936fe2e96b439c9b53957f8458870850
  photo cc217ec0: bytes=6786 width=160 height=240 iso=6400
    taken 1557007202 by exif, turn 0
    signature 1: 9161dbdeafe50e5347a65cad12ef7a521143db5aa9e50e530d7bc4ef1ac7725355907d8c578a0848
  photo e19b22f1: bytes=5364 width=240 height=160 iso=6400
    taken 1557007200 by exif, turn 0
    signature 1: d4bded15cad80347f726de358bab6412d5aded10cad805c7bf275e051a8f50de3b9b7082737e0662
  photo f4ec9a70: bytes=9201 width=160 height=240 make="NIKON" model="NIKON Z 6"
    taken 1557100799 by exif, turn 0
    file: file_keywords="sea\nSanta Maria"
    signature 1: c8591eb6fc9ae9469235b58427246fb4d81b16b7fe9a65467610bf942f2e653e4e9b729558b607f3
  photo fe736d92: bytes=7901 width=240 height=180
    taken 1583064000 by exif, turn 0
    signature 1: 65fa4e486c1859f9905f6c30cdcbeb4c65de06254e195db18051f53067e8dbce82608d78f64e098c
  file ~/photos/Paris/2021-03-04 12.30.00.jpg: 7cde7961, 5595 bytes, time 1704164705000000000
  file ~/photos/Paris/copy.jpg: 1147b7d6, 6752 bytes, time 1704164825000000000
  file ~/photos/Paris/it's.jpg: bace49dd, 8881 bytes, time 1704164945000000000
  file ~/photos/Paris/p1.jpg: 549d7816, 10047 bytes, time 1704165065000000000
  file ~/photos/Paris/p10.jpg: fe736d92, 7901 bytes, time 1704165125000000000
  file ~/photos/Paris/p2.jpg: c70abf2d, 10545 bytes, time 1704165185000000000
  file ~/photos/Paris/worse.jpg: 9ffdf98e, 3282 bytes, time 1704165245000000000
  file ~/photos/Rome/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000
  file ~/photos/Rome/IMG_0002.JPG: 1b25fa84, 9348 bytes, time 1704165425000000000
  file ~/photos/Rome/IMG_0003.JPG: f4ec9a70, 9201 bytes, time 1704165485000000000
  file ~/photos/Rome/IMG_0010.JPG: 1147b7d6, 6752 bytes, time 1704165545000000000
  file ~/photos/Rome/IMG_0011.JPG: 67c2d456, 8062 bytes, time 1704165605000000000
  file ~/photos/Rome/Night/n1.jpg: e19b22f1, 5364 bytes, time 1704165725000000000
  file ~/photos/Rome/Night/n2.jpg: cc217ec0, 6786 bytes, time 1704165785000000000
  file ~/photos/Rome/a (2).jpg: 2a1bf67f, 5254 bytes, time 1704165845000000000
  file ~/photos/Rome/Ä ö.jpg: 39468ee9, 9743 bytes, time 1704165905000000000
  skipped ~/photos/Paris/broken.jpg: problem, not a picture that can be read: JPEG datastream contains no image, 16 bytes
  skipped ~/photos/Paris/empty.jpg: problem, empty file, 0 bytes
  skipped ~/photos/Paris/notes.txt: ignored, , 6 bytes
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  $ ln -s ~/photos/Rome photos/link; pholio import photos --follow-links --library tenth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos placed
  2>   Rome: 7 photos placed
  2>   Rome/Night: 2 photos placed
  [3]
  $ mkdir photos/@eaDir; cp photos/Rome/IMG_0002.JPG photos/@eaDir/; pholio import photos --all --library tenth
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 21 files: 16 known, 1 duplicate, 1 other, 1 ignored, 2 not readable
  2>   no photos, 1 TXT
  2>   @eaDir: 1 photo placed
  [3]
