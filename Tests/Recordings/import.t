Imports: what is new, what is not, wrong use.

  $ pholio import photos --dry-run
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Would see 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos to be placed
  2>   Rome: 7 photos to be placed
  2>   Rome/Night: 2 photos to be placed
  [3]
  $ pholio import photos --list-new
  ~/photos/Paris/2021-03-04 12.30.00.jpg
  ~/photos/Paris/broken.jpg
  ~/photos/Paris/copy.jpg
  ~/photos/Paris/empty.jpg
  ~/photos/Paris/it's.jpg
  ~/photos/Paris/notes.txt
  ~/photos/Paris/p1.jpg
  ~/photos/Paris/p10.jpg
  ~/photos/Paris/p2.jpg
  ~/photos/Paris/worse.jpg
  ~/photos/Rome/IMG_0001.JPG
  ~/photos/Rome/IMG_0002.JPG
  ~/photos/Rome/IMG_0003.JPG
  ~/photos/Rome/IMG_0010.JPG
  ~/photos/Rome/IMG_0011.JPG
  ~/photos/Rome/a (2).jpg
  ~/photos/Rome/Ä ö.jpg
  ~/photos/Rome/Night/n1.jpg
  ~/photos/Rome/Night/n2.jpg
  $ pholio import photos --list-new -0 | tr '\0' '\n' | wc -l
  19
  $ pholio import photos
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 added, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 7 photos placed
  2>   Rome: 7 photos placed
  2>   Rome/Night: 2 photos placed
  [3]
  $ pholio import photos
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  [3]
  $ pholio import photos --quiet
  [3]
  $ pholio import photos --json
  {"added":0,"companions":0,"duplicates":0,"galleries":[],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":16,"left_by_programs":0,"left_out":[],"other_files":{"files":[{"path":"~/photos/Paris/notes.txt","type":"txt"}],"unlisted":0},"other_types":{"txt":1},"others":1,"problems":[{"path":"~/photos/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image"},{"path":"~/photos/Paris/empty.jpg","reason":"empty file"}],"seen":19,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":0,"waiting":0,"warnings":[]}
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  [3]
  $ pholio import photos --verbose
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>     TXT ~/photos/Paris/notes.txt
  [3]
  $ pholio imports
  WHEN                  TOOK  SEEN  ADDED  UPDATED  KNOWN  OTHER  PROBLEMS  WHAT
  NOW  SECONDS    19      0        0     16      1         2  ~/photos
  NOW  SECONDS    19      0        0     16      1         2  ~/photos
  NOW  SECONDS    19      0        0     16      1         2  ~/photos
  NOW  SECONDS    19      0        0     16      1         2  ~/photos
  NOW  SECONDS    19     15        0      0      2         2  ~/photos
  $ pholio imports --last 1 --json
  [{"added":0,"companions":0,"duplicates":0,"ignored":0,"known":16,"others":1,"paths":["~/photos"],"problems":2,"seconds":SECONDS,"seen":19,"started":"NOW","stopped":false,"unsupported":0,"updated":0,"waiting":0,"warnings":0}]
  $ cp photos/Rome/IMG_0001.JPG photos/Paris/new.jpg; touch -d '2020-01-01' photos/Paris/new.jpg
  $ printf more >> photos/Paris/p1.jpg; touch -d '2021-01-01' photos/Paris/p1.jpg; rm photos/Paris/p2.jpg
  $ pholio import photos --dry-run --json
  {"added":0,"companions":0,"duplicates":1,"galleries":[{"added":1,"name":"Paris","revision":3}],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":14,"left_by_programs":0,"left_out":[],"other_files":{"files":[{"path":"~/photos/Paris/notes.txt","type":"txt"}],"unlisted":0},"other_types":{"txt":1},"others":1,"problems":[{"path":"~/photos/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image"},{"path":"~/photos/Paris/empty.jpg","reason":"empty file"}],"seen":19,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":1,"waiting":0,"warnings":[]}
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Would see 19 files: 1 updated, 14 known, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 1 photo to be placed
  [3]
  $ pholio import photos --json
  {"added":0,"companions":0,"duplicates":1,"galleries":[{"added":1,"name":"Paris","revision":3}],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":14,"left_by_programs":0,"left_out":[],"other_files":{"files":[{"path":"~/photos/Paris/notes.txt","type":"txt"}],"unlisted":0},"other_types":{"txt":1},"others":1,"problems":[{"path":"~/photos/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image"},{"path":"~/photos/Paris/empty.jpg","reason":"empty file"}],"seen":19,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":1,"waiting":0,"warnings":[]}
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 1 updated, 14 known, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 1 photo placed
  [3]
  $ mv photos/Rome photos/Roma; pholio import photos
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 7 updated, 7 known, 2 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Roma: 2 photos placed
  [3]
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       8  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         1  2018-01-01   2019-05-06  Rome
       2  1x1         1  2019-05-04   2019-05-04  Rome/Night
       2  1x1         1  2018-01-01   2019-05-04  Roma
  $ catalog
  portfolio: cap 1x1, revision 4
  gallery Paris: cap 1x1, open, append, revision 3
    of ~/photos/Paris
    1147b7d6
    b9c1188a
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
    5009605b
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
  gallery Roma: cap 1x1, open, append, revision 1
    of ~/photos/Roma
    1147b7d6
    5009605b
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
  photo b9c1188a: bytes=10051 width=240 height=180
    taken 1582977600 by exif, turn 0
    file: file_rating=5
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc33b248183cc4077a78dbf7ac61953b7bb36a26c87718005ae
    was 549d7816
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
  file ~/photos/Paris/new.jpg: 5009605b, 10310 bytes, time 1577836800000000000
  file ~/photos/Paris/p1.jpg: b9c1188a, 10051 bytes, time 1609459200000000000
  file ~/photos/Paris/p10.jpg: fe736d92, 7901 bytes, time 1704165125000000000
  file ~/photos/Paris/p2.jpg: c70abf2d, 10545 bytes, time 1704165185000000000, gone
  file ~/photos/Paris/worse.jpg: 9ffdf98e, 3282 bytes, time 1704165245000000000
  file ~/photos/Roma/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000
  file ~/photos/Roma/IMG_0002.JPG: 1b25fa84, 9348 bytes, time 1704165425000000000, moved
  file ~/photos/Roma/IMG_0003.JPG: f4ec9a70, 9201 bytes, time 1704165485000000000, moved
  file ~/photos/Roma/IMG_0010.JPG: 1147b7d6, 6752 bytes, time 1704165545000000000
  file ~/photos/Roma/IMG_0011.JPG: 67c2d456, 8062 bytes, time 1704165605000000000, moved
  file ~/photos/Roma/Night/n1.jpg: e19b22f1, 5364 bytes, time 1704165725000000000, moved
  file ~/photos/Roma/Night/n2.jpg: cc217ec0, 6786 bytes, time 1704165785000000000, moved
  file ~/photos/Roma/a (2).jpg: 2a1bf67f, 5254 bytes, time 1704165845000000000, moved
  file ~/photos/Roma/Ä ö.jpg: 39468ee9, 9743 bytes, time 1704165905000000000, moved
  file ~/photos/Rome/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000, gone
  file ~/photos/Rome/IMG_0010.JPG: 1147b7d6, 6752 bytes, time 1704165545000000000, gone
  skipped ~/photos/Paris/broken.jpg: problem, not a picture that can be read: JPEG datastream contains no image, 16 bytes
  skipped ~/photos/Paris/empty.jpg: problem, empty file, 0 bytes
  skipped ~/photos/Paris/notes.txt: ignored, , 6 bytes
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 1 known 14 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 7 known 7 duplicates 2 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  $ pholio import
  2> pholio: Missing expected argument '<path> ...' (pholio help import has examples)
  [64]
  $ pholio import missing
  2> pholio: ~/missing: can't be read: No such file or directory
  [66]
  $ pholio import photos --by week
  2> pholio: The value 'week' is invalid for '--by <what>'. Please provide one of 'folder', 'year', 'month' or 'day'.
  [64]
  $ pholio import photos --jobs 0
  2> pholio: --jobs takes 1 to 256, not 0
  [64]
  $ pholio import photos --jobs 257
  2> pholio: --jobs takes 1 to 256, not 257
  [64]
  $ pholio import photos --min-age 5x
  2> pholio: The value '5x' is invalid for '--min-age <time>' (pholio help import says what it takes)
  [64]
  $ pholio import photos --wait -1s
  2> pholio: Missing value for '--wait <time>' (pholio help import has examples)
  [64]
  $ pholio import photos -0
  2> pholio: -0 goes with --list-new
  [64]
  $ pholio import photos --fast
  2> pholio: --fast goes with --copy
  [64]
  $ pholio import photos --thumbnails here
  2> pholio: --thumbnails goes with --readings
  [64]
  $ pholio import photos --readings none.jsonl
  2> pholio: ~/none.jsonl: can't be read: No such file or directory
  [66]
  $ pholio import photos --gallery ''
  2> pholio: a gallery's name can't be empty, nor consist of what can't be seen
  [64]
  $ pholio import photos --gallery A --by year
  2> pholio: --gallery and --by: one of them
  [64]
  $ pholio import photos --unknown
  2> pholio: there is no option '--unknown' (pholio help import lists them)
  [64]
  $ pholio import /proc/none
  2> pholio: /proc/none: can't be read: No such file or directory
  [66]
  $ pholio import --library /proc/none photos
  2> pholio: /proc/none: can't be written: No such file or directory
  [73]
  $ pholio import ''
  2> pholio: The value '' is invalid for '<path>' (pholio help import says what it takes)
  [64]
  $ chmod 0 photos/Paris; pholio import photos; chmod 755 photos/Paris
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  $ pholio imports --last 0
  2> pholio: --last takes 1 or more, not 0
  [64]
  $ pholio imports extra
  2> pholio: Unexpected argument 'extra'
  [64]
