Galleries: made, filled, named, deleted, merged, set up.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio gallery create Best
  $ pholio gallery create Best
  2> pholio: there is a gallery 'Best' already
  [1]
  $ pholio gallery create Stars --where rating:5
  $ pholio gallery create Wrong --where 'rating:'
  2> pholio: rating: needs a value, like rating:4-
  2>   rating:
  2>          ^
  [64]
  $ pholio gallery create Positions --where 1
  2> pholio: '1' is a position, and positions are a gallery's (in:GALLERY asks for one)
  [64]
  $ pholio gallery create ''
  2> pholio: a gallery's name can't be empty, nor consist of what can't be seen
  [64]
  $ pholio gallery create "$(printf 'a\nb')"
  2> pholio: a gallery's name can't have a control character in it (U+000A)
  [64]
  $ pholio gallery create X --dry-run --json
  {"changed":true,"gallery":"X","made":[],"moved":0,"revision":0,"summary":"create X"}
  $ pholio rate Rome 2 5
  2> Rome: rated 1 photo
  $ pholio show Stars
  1  2020-02-29 12:00:00              240x180      p1.jpg
  2  2020-03-01 12:00:00              180x240      p2.jpg
  3  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  4  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  $ pholio gallery rename Best Choice
  $ pholio gallery rename Choice Rome
  2> pholio: there is a gallery 'Rome' already
  [1]
  $ pholio gallery rename Nowhere There
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio gallery rename Choice Choice
  $ pholio gallery rename Choice Best --json
  {"changed":true,"gallery":"Best","made":[],"moved":0,"revision":0,"summary":"edit Best"}
  $ pholio gallery cap Rome 3x2
  $ pholio gallery cap Rome 3x2
  $ pholio gallery cap --all 2x2
  $ pholio gallery cap Rome 0x1
  2> pholio: '0x1' is not a cap: columns x rows, for example 2x2
  [64]
  $ pholio gallery cap Rome 100x1
  2> pholio: '100x1' is not a cap: columns x rows, for example 2x2
  [64]
  $ pholio gallery cap Rome big
  2> pholio: 'big' is not a cap: columns x rows, for example 2x2
  [64]
  $ pholio gallery cap Rome
  2> pholio: a gallery and its cap are needed, such as: Rome 3x2
  [64]
  $ pholio gallery feature Rome 4,6 2x2
  2> Rome: featured 2 photos
  $ pholio gallery feature Rome 4,6 2x2 --json
  {"changed":false,"gallery":"Rome","made":[],"moved":0,"photos":0,"revision":2,"span":"2x2","summary":"feature 4,6 2x2"}
  $ pholio gallery feature Rome 4 1x1 --dry-run
  2> Rome: would take back 1 photo
  $ pholio gallery feature Rome 4 200x1
  2> pholio: The value '200x1' is invalid for '<cxr>': '200x1' is not a span: columns x rows, 1 to 99 each, for example 2x2
  [64]
  $ pholio gallery feature Rome 99 2x2
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  [64]
  $ pholio gallery lock Rome
  $ pholio gallery lock Rome
  $ pholio reorder Rome --reverse
  2> pholio: 'Rome' is locked (pholio gallery unlock 'Rome')
  [1]
  $ pholio remove Rome 1
  2> pholio: 'Rome' is locked (pholio gallery unlock 'Rome')
  [1]
  $ pholio undo Rome
  2> undid: feature 4,6 2x2
  $ pholio reorder Paris --move 1 --into Rome
  2> pholio: 'Rome' is locked (pholio gallery unlock 'Rome')
  [1]
  $ pholio gallery unlock Rome --json
  {"changed":true,"gallery":"Rome","made":[],"moved":0,"revision":3,"summary":"edit Rome"}
  $ pholio gallery policy Rome by-date
  $ pholio gallery policy Rome by-date
  $ pholio gallery policy Rome sometimes
  2> pholio: The value 'sometimes' is invalid for '<policy>'. Please provide one of 'append' and 'by-date'.
  [64]
  $ pholio gallery capacity Rome 5 --overflow Best
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio show Best
  $ pholio gallery capacity Rome 5 --overflow Rome
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio gallery capacity Rome 3
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio reorder Paris --move 1 --into Rome:1
  2> Paris: move 1 into Rome at 1
  $ pholio gallery capacity Rome none
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio gallery capacity Rome 0
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio gallery capacity Rome many
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio gallery capacity Rome none --overflow Best
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  $ pholio gallery reorder --by name
  2> the galleries: sort by name
  $ pholio gallery reorder --move Stars --to 1
  2> the galleries: move Stars to 1
  $ pholio gallery reorder --move 'R*' --to last
  2> the galleries: nothing to change: the order is that already
  $ pholio gallery reorder --move 2 --before 1 --json
  {"changed":true,"gallery":null,"made":[],"moved":1,"revision":8,"summary":"move 2 before 1"}
  $ pholio gallery reorder --swap 1,2
  2> the galleries: swap 1 and 2
  $ pholio gallery reorder --by date --reverse
  2> the galleries: sort by date, reversed
  $ pholio gallery reorder --by size,name
  2> the galleries: sort by size, name
  $ pholio gallery reorder --by colour
  2> pholio: galleries have no colour to be sorted by (date, name and size they have)
  [64]
  $ pholio gallery reorder --shuffle --seed 5
  2> the galleries: shuffle with seed 5
  $ pholio gallery reorder --move Nowhere --to 1
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio gallery reorder --drop 10,10 --move 3 --width 800
  2> the galleries: drop 3 at 10,10
  $ pholio gallery reorder
  2> pholio: say what to do by one of --move, --swap, --by, --reverse and --shuffle
  [64]
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       4  1x1         2  2019-05-04   2020-03-01  Stars
       2  1x1         1  2019-05-04   2019-05-04  Rome/Night
       7  3x2         3  2018-01-01   2019-05-06  Rome
       6  1x1         2  2020-02-29   2021-03-04  Paris
       0  1x1         0  -            -           Best
  $ pholio merge Rome Rome/Night --dry-run
  2> Rome: would merge Rome/Night: 2 photos would come in
  $ pholio merge Rome Rome/Night
  2> Rome: merged Rome/Night: 2 photos came in
  $ pholio merge Rome Rome
  2> pholio: 'Rome' can't be merged into itself
  [64]
  $ pholio merge Rome
  2> pholio: Missing expected argument '<other> ...' (pholio help merge has examples)
  [64]
  $ pholio merge Rome Paris Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio merge Best Paris Stars --json
  {"changed":true,"gallery":"Best","made":[],"moved":8,"revision":1,"summary":"merge Paris, Stars into Best"}
  $ pholio undo
  2> undid: merge Paris, Stars into Best
  $ pholio gallery delete Best --dry-run
  2> would delete Best
  $ pholio gallery delete Best
  $ pholio gallery delete Best
  2> pholio: there is no gallery 'Best' (pholio galleries lists them)
  [64]
  $ pholio undo --json
  {"changed":true,"gallery":null,"made":[],"moved":1,"revision":18,"summary":"undo delete Best"}
  $ pholio gallery mirror Rome on
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  $ pholio reorder Rome --reverse; hashes .local/share/pholio/mirror; cat .local/share/pholio/mirror/*
  2> Rome: reverse
  2> cat: '.local/share/pholio/mirror/*': No such file or directory
  [1]
  $ mkdir texts; pholio gallery mirror Paris on texts; pholio gallery mirror Paris on nowhere
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  $ pholio gallery mirror Rome off --json
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  $ pholio gallery mirror Rome perhaps
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  $ pholio gallery
  pholio gallery: Create, rename, delete and set up galleries.
  
  USAGE:
    pholio gallery <verb> ...
  
  VERBS:
    create                  Make a gallery, empty or filled by a selection.
    rename                  Give a gallery another name.
    delete                  Delete a gallery. Its photos' files stay.
    cap                     Set how many columns and rows the first photo spans.
    feature                 Let photos span several columns and rows.
    lock                    Refuse changes to a gallery's order.
    unlock                  Allow changes to a gallery's order again.
    policy                  Say where imports put new photos.
    reorder                 Change the order of the galleries.
  $ pholio gallery nothing
  2> pholio: no verb 'nothing' (pholio help gallery lists them)
  [64]
  $ pholio import photos
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Paris: 1 photo left out: it was there before, and taken out or moved
  2>   Rome/Night: 2 photos left out: they were there before, and taken out or moved
  [3]
  $ catalog
  portfolio: cap 2x2, revision 18
  gallery Stars: cap 1x1, open, append, revision 4
    filled by rating:5
    549d7816
    c70abf2d
    67c2d456
    5009605b
  gallery Rome: cap 3x2, open, by-date, revision 5
    of ~/photos/Rome
    cc217ec0 by hand
    e19b22f1 by hand
    39468ee9
    67c2d456
    2a1bf67f
    f4ec9a70
    1b25fa84
    5009605b
    1147b7d6 by hand
  gallery Paris: cap 1x1, open, append, revision 4
    of ~/photos/Paris
    549d7816
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
  gallery Best: cap 1x1, open, append, revision 2
  deleted gallery Rome/Night: cap 1x1, open, append, revision 2
    of ~/photos/Rome/Night
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
    here: own_rating=5
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
  change: rate 5 2; 1 moved, done
    of Rome
    of Stars
    5009605b rating: None, now '5'
  change: feature 4,6 2x2; 2 moved, superseded
    of Rome
    f4ec9a70: 1x1, now 2x2
    67c2d456: 1x1, now 2x2
  change: move 1 into Rome at 1; 1 moved, done
    of Paris
  change: sort by name; 4 moved, done
    of the galleries
  change: move Stars to 1; 1 moved, done
    of the galleries
  change: move 2 before 1; 1 moved, done
    of the galleries
  change: swap 1 and 2; 2 moved, done
    of the galleries
  change: sort by date, reversed; 4 moved, done
    of the galleries
  change: sort by size, name; 3 moved, done
    of the galleries
  change: shuffle with seed 5; 3 moved, done
    of the galleries
  change: drop 3 at 10,10; 1 moved, done
    of the galleries
  change: merge Rome/Night into Rome; 2 moved, done
    of Rome/Night
    of the galleries
    of Rome
  change: merge Paris, Stars into Best; 8 moved, superseded
    of Paris
    of the galleries
    of Stars
    of the galleries
    of Best
  change: delete Best; 1 moved, undone
    of Best
    of the galleries
  change: reverse; 8 moved, done
    of Rome
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/photos: stopped 0 seen 19 warnings 0 added 0 updated 0 known 16 duplicates 0 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
