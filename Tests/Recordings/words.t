Words, stars, flags, labels, keywords, turns.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio caption Rome 5 --title 'Harbour' --description 'Two
  > lines'
  2> Rome: captioned 1 photo
  $ pholio caption Rome 5 --title ''
  2> Rome: captioned 1 photo
  $ pholio caption Rome 1-3 --title Same --json
  {"changed":true,"gallery":"Rome","made":[],"moved":3,"revision":1,"summary":"caption 1-3"}
  $ pholio caption Rome 1-3 --title Same
  2> Rome: nothing to change: 3 photos had this already
  $ pholio caption Rome 1
  2> pholio: say what to set by --title, --description or --alt
  [64]
  $ pholio caption Rome 1 --title "$(printf 'a\001b')"
  2> pholio: a title can't have a control character in it (U+0001)
  [64]
  $ pholio caption Rome 1 --title "$(head -c 70000 /dev/zero | tr '\0' x)"
  2> pholio: a title has 65536 bytes at most, not 70000
  [64]
  $ pholio caption Rome 99 --title x
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  [64]
  $ pholio rate Rome 1-3 5
  2> Rome: rated 3 photos
  $ pholio rate Rome 1 none --json
  {"changed":true,"gallery":"Rome","made":[],"moved":1,"revision":1,"summary":"rate none 1"}
  $ pholio rate Rome 1 file
  2> Rome: rated 1 photo
  $ pholio rate Rome 2 0 --dry-run
  2> Rome: would rate 1 photo
  $ pholio rate Rome 1 6
  2> pholio: The value '6' is invalid for '<stars>': '6' is not 0, 1, 2, 3, 4, 5, none or file
  [64]
  $ pholio rate Rome 1 -1
  2> pholio: '-1' is not 0, 1, 2, 3, 4, 5, none or file (did you mean '1'?)
  [64]
  $ pholio rate Rome 1
  2> pholio: Missing expected argument '<stars>' (pholio help rate has examples)
  [64]
  $ pholio flag Rome 1,3 pick
  2> Rome: flagged 2 photos
  $ pholio flag Rome 'flag:pick' reject --json
  {"changed":true,"gallery":"Rome","made":[],"moved":2,"revision":1,"summary":"flag reject flag:pick"}
  $ pholio flag Rome 1-last none
  2> Rome: flagged 2 photos
  $ pholio flag Rome 1-last none
  2> Rome: nothing to change: 7 photos had this already
  $ pholio flag Rome 1 maybe
  2> pholio: The value 'maybe' is invalid for '<flag>': 'maybe' is not pick, reject or none
  [64]
  $ pholio label Rome 5 red
  2> Rome: labelled 1 photo
  $ pholio label Rome 5 none
  2> Rome: labelled 1 photo
  $ pholio label Rome 5 file
  2> Rome: labelled 1 photo
  $ pholio label Rome 5 Pink
  2> pholio: The value 'Pink' is invalid for '<label>': 'Pink' is not red, orange, yellow, green, blue, purple, grey, none or file
  [64]
  $ pholio label Rome 5 RED
  2> Rome: labelled 1 photo
  $ pholio keyword Rome 1-2 +sea '+Santa Maria' -boats
  2> Rome: changed the keywords of 2 photos
  $ pholio keyword Rome 1 -SEA
  2> Rome: changed the keywords of 1 photo
  $ pholio keyword Rome 1 none
  2> Rome: changed the keywords of 1 photo
  $ pholio keyword Rome 1 file --json
  {"changed":true,"gallery":"Rome","made":[],"moved":1,"revision":1,"summary":"keyword file 1"}
  $ pholio keyword Rome 1 sea
  2> pholio: 'sea': a keyword has + before it to add it, or - to take it away
  [64]
  $ pholio keyword Rome 1
  2> pholio: say which keywords: +sea adds one, -sea takes it away
  [64]
  $ pholio keyword Rome 1 + x
  2> pholio: 'x': a keyword has + before it to add it, or - to take it away
  [64]
  $ pholio keyword Rome 1 -- --old
  2> Rome: nothing to change: 1 photo had this already
  $ pholio keyword Rome 1 +a none
  2> pholio: 'none': a keyword has + before it to add it, or - to take it away
  [64]
  $ pholio turn Rome 1 left
  2> Rome: turned 1 photo
  $ pholio turn Rome 1 right
  2> Rome: turned 1 photo
  $ pholio turn Rome 1,2 180 --json
  {"changed":true,"gallery":"Rome","made":[],"moved":2,"revision":1,"summary":"turn 180 1,2"}
  $ pholio turn Rome 2 none
  2> Rome: turned 1 photo
  $ pholio turn Rome 2 90
  2> pholio: The value '90' is invalid for '<turn>': '90' is not left, right, 180 or none
  [64]
  $ pholio turn Rome 2 up
  2> pholio: The value 'up' is invalid for '<turn>': 'up' is not left, right, 180 or none
  [64]
  $ pholio show Rome --json
  {"cap":{"columns":1,"rows":1},"gallery":"Rome","revision":1,"where":null,"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":6752,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"copy.jpg","path":"~/photos/Paris/copy.jpg","position":1,"rating":null,"serial":null,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","state":null,"taken":{"local":"2018-01-01T00:00:00","offset":null,"source":"exif"},"title":"Same","turn":180,"width":240},{"added":"NOW","alt":null,"aperture":1.8,"artist":"Ada","bytes":10310,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":"Roma","companions":[],"copyright":null,"country":"Italia","creator":"Ada","description":"Boats in the evening","exposure_s":0.004,"flag":null,"focal_mm":50,"gps":null,"height":160,"iso":100,"keywords":["sea","Santa Maria"],"label":"Red","lens":"RF 50mm F1.8","missing":false,"name":"IMG_0001.JPG","path":"~/photos/Rome/IMG_0001.JPG","position":2,"rating":5,"serial":null,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","state":null,"taken":{"local":"2019-05-04T10:00:00","offset":"+02:00","source":"exif"},"title":"Same","turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9348,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":{"altitude":null,"latitude":41.9,"longitude":12.5},"height":240,"iso":800,"keywords":[],"label":null,"lens":null,"missing":false,"name":"IMG_0002.JPG","path":"~/photos/Rome/IMG_0002.JPG","position":3,"rating":5,"serial":null,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190","state":null,"taken":{"local":"2019-05-04T10:00:01","offset":null,"source":"exif"},"title":"Same","turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9201,"camera":{"make":"NIKON","model":"NIKON Z 6"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":240,"iso":null,"keywords":["sea","Santa Maria"],"label":null,"lens":null,"missing":false,"name":"IMG_0003.JPG","path":"~/photos/Rome/IMG_0003.JPG","position":4,"rating":null,"serial":null,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5","state":null,"taken":{"local":"2019-05-05T23:59:59","offset":null,"source":"exif"},"title":null,"turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":5254,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":"Two\nlines","exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":3200,"keywords":[],"label":"Red","lens":null,"missing":false,"name":"a (2).jpg","path":"~/photos/Rome/a (2).jpg","position":5,"rating":null,"serial":null,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699","state":null,"taken":{"local":"2019-05-06T08:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":8062,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":100,"iso":null,"keywords":[],"label":"Green","lens":null,"missing":false,"name":"IMG_0011.JPG","path":"~/photos/Rome/IMG_0011.JPG","position":6,"rating":5,"serial":null,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a","state":null,"taken":{"local":"2024-01-02T03:20:05","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":400},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9743,"camera":null,"city":"Ostia","companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"Ä ö.jpg","path":"~/photos/Rome/Ä ö.jpg","position":7,"rating":null,"serial":null,"sha256":"39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308","state":null,"taken":{"local":"2024-01-02T03:25:05","offset":"+00:00","source":"mtime"},"title":"Äpfel, Öl","turn":0,"width":240}]}
  $ pholio history Rome
  WHEN                  MOVED  WHAT
  NOW      1  turn none 2
  NOW      2  turn 180 1,2
  NOW      1  turn right 1
  NOW      1  turn left 1
  NOW      1  keyword file 1
  NOW      1  keyword none 1
  NOW      1  keyword -SEA 1
  NOW      2  keyword +sea +Santa Maria -boats 1-2
  NOW      1  label red 5
  NOW      1  label file 5
  NOW      1  label none 5
  NOW      1  label red 5
  NOW      2  flag none 1-last
  NOW      2  flag reject flag:pick
  NOW      2  flag pick 1,3
  NOW      1  rate file 1
  NOW      1  rate none 1
  NOW      3  rate 5 1-3
  NOW      3  caption 1-3
  NOW      1  caption 5
  NOW      1  caption 5
  $ pholio undo; pholio undo; pholio undo
  2> undid: turn none 2
  2> undid: turn 180 1,2
  2> undid: turn right 1
  $ catalog
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
    taken 1514764800 by exif, turn 270
    here: title="Same"
    signature 1: 6c3e05047db8d9cc90576c30fc80ec7c6c3e071475b9d9e0a0167c3c27eafc7e825c8d77da5e09f1
  photo 1b25fa84: bytes=9348 width=160 height=240 make="Canon" model="Canon EOS R5" iso=800 latitude=41.9 longitude=12.5
    taken 1556964001 by exif, turn 0
    file: file_rating=2
    here: title="Same" own_rating=5
    signature 1: 6ff1c0e4e2b82b1e261b6ad5c1011adfefe1c8e0c3b82b9aa22940add0ad5b9f359d768a716d0661
  photo 2a1bf67f: bytes=5254 width=160 height=160 iso=3200
    taken 1557129600 by exif, turn 0
    here: description="Two\nlines" own_label="Red"
    signature 1: 9ac5c10b80dae2434db8378f917b90e99bcd490994dac2c60c9a23c7c95f90695198779157a107fc
  photo 39468ee9: bytes=9743 width=240 height=160
    taken 1704165905 offset 0 by mtime, turn 0
    file: file_title="Äpfel, Öl" file_city="Ostia"
    signature 1: bb1a98137446151040eeb3c22f1edd98b31a98533566151c50ce3b7a0502df987e5a8b76df5b095b
  photo 5009605b: bytes=10310 width=240 height=160 make="Canon" model="Canon EOS R5" lens="RF 50mm F1.8" aperture=1.8 exposure_s=0.004 iso=100 focal_mm=50.0
    taken 1556964000 offset 120 by exif, turn 0
    file: file_title="The harbour" file_description="Boats in the evening" file_creator="Ada" file_keywords="sea\nboats" file_rating=4 file_label="Red" file_city="Roma" file_country="Italia"
    here: title="Same" own_rating=5 own_keywords="sea\nSanta Maria"
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
  change: caption 5; 1 moved, done
    of Rome
    2a1bf67f description: None, now 'Two\nlines'
    2a1bf67f title: None, now 'Harbour'
  change: caption 5; 1 moved, done
    of Rome
    2a1bf67f title: 'Harbour', now None
  change: caption 1-3; 3 moved, done
    of Rome
    1147b7d6 title: None, now 'Same'
    5009605b title: None, now 'Same'
    1b25fa84 title: None, now 'Same'
  change: rate 5 1-3; 3 moved, done
    of Rome
    1147b7d6 rating: None, now '5'
    5009605b rating: None, now '5'
    1b25fa84 rating: None, now '5'
  change: rate none 1; 1 moved, done
    of Rome
    1147b7d6 rating: '5', now '-1'
  change: rate file 1; 1 moved, done
    of Rome
    1147b7d6 rating: '-1', now None
  change: flag pick 1,3; 2 moved, done
    of Rome
    1147b7d6 flag: None, now 'pick'
    1b25fa84 flag: None, now 'pick'
  change: flag reject flag:pick; 2 moved, done
    of Rome
    1147b7d6 flag: 'pick', now 'reject'
    1b25fa84 flag: 'pick', now 'reject'
  change: flag none 1-last; 2 moved, done
    of Rome
    1147b7d6 flag: 'reject', now None
    1b25fa84 flag: 'reject', now None
  change: label red 5; 1 moved, done
    of Rome
    2a1bf67f label: None, now 'Red'
  change: label none 5; 1 moved, done
    of Rome
    2a1bf67f label: 'Red', now ''
  change: label file 5; 1 moved, done
    of Rome
    2a1bf67f label: '', now None
  change: label red 5; 1 moved, done
    of Rome
    2a1bf67f label: None, now 'Red'
  change: keyword +sea +Santa Maria -boats 1-2; 2 moved, done
    of Rome
    1147b7d6 keywords: None, now 'sea\nSanta Maria'
    5009605b keywords: None, now 'sea\nSanta Maria'
  change: keyword -SEA 1; 1 moved, done
    of Rome
    1147b7d6 keywords: 'sea\nSanta Maria', now 'Santa Maria'
  change: keyword none 1; 1 moved, done
    of Rome
    1147b7d6 keywords: 'Santa Maria', now ''
  change: keyword file 1; 1 moved, done
    of Rome
    1147b7d6 keywords: '', now None
  change: turn left 1; 1 moved, done
    of Rome
    1147b7d6 turn: '0', now '270'
  change: turn right 1; 1 moved, undone
    of Rome
    1147b7d6 turn: '270', now '0'
  change: turn 180 1,2; 2 moved, undone
    of Rome
    1147b7d6 turn: '0', now '180'
    5009605b turn: '0', now '180'
  change: turn none 2; 1 moved, undone
    of Rome
    5009605b turn: '180', now '0'
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
