Undo, redo, history, marks.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio undo
  2> pholio: there is nothing to undo
  [1]
  $ pholio redo
  2> pholio: there is nothing to redo
  [1]
  $ pholio reorder Rome --move 5 --to 1; pholio reorder Paris --reverse; pholio rate Rome 1 5
  2> Rome: move 5 to 1
  2> Paris: reverse
  2> Rome: rated 1 photo
  $ pholio undo --dry-run
  2> would undo: rate 5 1
  $ pholio undo
  2> undid: rate 5 1
  $ pholio undo Rome --json
  {"changed":true,"gallery":"Rome","made":[],"moved":1,"revision":3,"summary":"undo move 5 to 1"}
  $ pholio undo Rome
  2> pholio: there is nothing to undo in 'Rome'
  [1]
  $ pholio redo --dry-run
  2> would do again: move 5 to 1
  $ pholio redo
  2> did again: move 5 to 1
  $ pholio redo Rome
  2> did again: rate 5 1
  $ pholio redo
  2> pholio: there is nothing to redo
  [1]
  $ pholio undo Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio history Rome
  WHEN                  MOVED  WHAT
  NOW      1  rate 5 1
  NOW      1  move 5 to 1
  $ pholio history Paris --json
  [{"at":"NOW","moved":6,"state":"done","summary":"reverse"}]
  $ pholio mark Rome sent
  $ pholio mark Rome sent
  $ pholio mark Rome 'as told' --dry-run
  2> would mark as told
  $ pholio mark Rome
  WHEN                  PHOTOS  NAME
  NOW       7  sent
  $ pholio mark Rome --json
  [{"at":"NOW","name":"sent","photos":7}]
  $ pholio reorder Rome --shuffle --seed 1
  2> Rome: shuffle with seed 1
  $ pholio restore Rome sent --dry-run
  2> Rome: would restore sent
  $ pholio restore Rome sent
  2> Rome: restored sent
  $ pholio restore Rome sent
  2> Rome: nothing to change: the order is that already
  $ pholio restore Rome none
  2> pholio: 'Rome' has no mark 'none' (pholio mark 'Rome' lists them)
  [64]
  $ pholio restore Rome
  2> pholio: Missing expected argument '<name>' (pholio help restore has examples)
  [64]
  $ pholio mark Rome ''
  2> pholio: a mark's name can't be empty, nor consist of what can't be seen
  [64]
  $ pholio mark Nowhere x
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio remove Rome 5
  2> Rome: removed 1 photo
  $ pholio remove Rome 'rating:5' --dry-run
  2> Rome: would remove 2 photos
  $ pholio remove Rome 1,2 --json
  {"changed":true,"gallery":"Rome","made":[],"moved":2,"revision":8,"summary":"remove 1,2"}
  $ pholio remove Rome 99
  2> pholio: position 99 is past the end: 'Rome' has 4 photos
  [64]
  $ pholio remove Rome
  2> pholio: Missing expected argument '<sel>' (pholio help remove has examples)
  [64]
  $ pholio import photos
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Rome: 3 photos left out: they were there before, and taken out or moved
  [3]
  $ pholio undo; pholio undo; pholio show Rome
  1  2019-05-06 08:00:00              160x160      a (2).jpg
  2  2018-01-01 00:00:00              240x160      copy.jpg
  3  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  4  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  5  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  2> undid: remove 1,2
  2> undid: remove 5
  $ pholio restore Rome sent --json
  {"changed":false,"gallery":"Rome","made":[],"moved":0,"revision":10,"summary":"restore sent"}
  $ pholio reorder Rome --reverse; pholio undo; pholio reorder Rome --swap 1,2; pholio redo
  2> Rome: reverse
  2> undid: reverse
  2> Rome: swap 1 and 2
  2> pholio: there is nothing to redo
  [1]
  $ catalog
  portfolio: cap 1x1, revision 3
  gallery Paris: cap 1x1, open, append, revision 2
    of ~/photos/Paris
    9ffdf98e
    bace49dd
    7cde7961
    fe736d92
    c70abf2d
    549d7816
    1147b7d6
  gallery Rome: cap 1x1, open, append, revision 13
    of ~/photos/Rome
    1147b7d6 by hand
    2a1bf67f by hand
    5009605b by hand
    1b25fa84 by hand
    f4ec9a70 by hand
    67c2d456 by hand
    39468ee9 by hand
    mark sent: 2a1bf67f 1147b7d6 5009605b 1b25fa84 f4ec9a70 67c2d456 39468ee9
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
    here: own_rating=5
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
  change: move 5 to 1; 1 moved, done
    of Rome
  change: reverse; 6 moved, done
    of Paris
  change: rate 5 1; 1 moved, done
    of Rome
    2a1bf67f rating: None, now '5'
  change: shuffle with seed 1; 7 moved, done
    of Rome
  change: restore sent; 7 moved, done
    of Rome
  change: remove 5; 1 moved, superseded
    of Rome
  change: remove 1,2; 2 moved, superseded
    of Rome
  change: reverse; 6 moved, superseded
    of Rome
  change: swap 1 and 2; 2 moved, done
    of Rome
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
