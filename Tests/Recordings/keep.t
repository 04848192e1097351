Backups, moved folders, files that are gone, defaults.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio reorder Rome --reverse
  2> Rome: reverse
  $ pholio backup b.pholio
  2> ~/b.pholio: 3 galleries, 15 photos, 278528 bytes
  $ pholio backup b.pholio
  2> pholio: ~/b.pholio: there is a file already (--force replaces it)
  [73]
  $ pholio backup b.pholio --force --json
  {"bytes":278528,"galleries":3,"path":"~/b.pholio","photos":15}
  $ pholio backup b.pholio --dry-run
  2> pholio: ~/b.pholio: there is a file already (--force replaces it)
  [73]
  $ pholio reorder Rome --shuffle --seed 2
  2> Rome: shuffle with seed 2
  $ pholio backup --restore b.pholio --dry-run
  2> Would restore ~/b.pholio: 3 galleries, 15 photos
  $ pholio backup --restore b.pholio
  2> Restored ~/b.pholio: 3 galleries, 15 photos
  2> The catalog that was there is ~/.local/share/pholio/catalog.sqlite.before-restore-NOW
  $ pholio order Rome
  # pholio order Rome revision 2
  1  39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)
  2  67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)
  3  2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00
  4  f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59
  5  1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01
  6  5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00
  7  1147b7d602ad  copy.jpg  2018-01-01 00:00:00
  $ pholio backup --restore none.pholio
  2> pholio: ~/none.pholio: can't be read: No such file or directory
  [66]
  $ pholio backup --restore photos/Rome/IMG_0001.JPG
  2> pholio: ~/photos/Rome/IMG_0001.JPG: can't be restored: damaged: file is not a database
  [66]
  $ pholio backup
  2> pholio: Missing expected argument '<file>' (pholio help backup has examples)
  [64]
  $ pholio backup /proc/none/b
  2> pholio: /proc/none/b: can't be written: No such file or directory
  [73]
  $ mv photos elsewhere; pholio relocate photos elsewhere --dry-run
  2> Would relocate 3 folders, 16 files
  2>   16 there now, 0 not there
  $ pholio relocate photos elsewhere
  2> Relocated 3 folders, 16 files
  2>   16 there now, 0 not there
  $ pholio relocate photos elsewhere
  2> pholio: ~/photos: the library knows no folder there
  [64]
  $ pholio relocate elsewhere elsewhere/inner
  2> Relocated 3 folders, 16 files
  2>   0 there now, 16 not there
  $ pholio relocate elsewhere
  2> pholio: Missing expected argument '<new>' (pholio help relocate has examples)
  [64]
  $ pholio import elsewhere --json
  {"added":0,"companions":0,"duplicates":1,"galleries":[{"added":1,"name":"Rome (2)","revision":1}],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":0,"left_by_programs":0,"left_out":[],"other_files":{"files":[{"path":"~/elsewhere/Paris/notes.txt","type":"txt"}],"unlisted":0},"other_types":{"txt":1},"others":1,"problems":[{"path":"~/elsewhere/Paris/broken.jpg","reason":"not a picture that can be read: JPEG datastream contains no image"},{"path":"~/elsewhere/Paris/empty.jpg","reason":"empty file"}],"seen":19,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":15,"waiting":0,"warnings":[]}
  2> pholio: ~/elsewhere/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/elsewhere/Paris/empty.jpg: empty file
  2> Saw 19 files: 15 updated, 1 duplicate, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2>   Rome (2): 1 photo placed
  [3]
  $ rm elsewhere/Paris/p1.jpg; rm -r elsewhere/Rome/Night; pholio prune elsewhere --dry-run
  ~/elsewhere/Paris/p1.jpg
  ~/elsewhere/Rome/Night/n1.jpg
  ~/elsewhere/Rome/Night/n2.jpg
  2> Would forget 3 photos' files, 3 that were no photos; 3 photos would have no file any more
  2>   Paris: 1 photo to be taken out
  2>   Rome/Night: 2 photos to be taken out
  $ pholio prune elsewhere
  ~/elsewhere/Paris/p1.jpg
  ~/elsewhere/Rome/Night/n1.jpg
  ~/elsewhere/Rome/Night/n2.jpg
  2> Forgot 3 photos' files, 3 that were no photos; 3 photos have no file any more
  2>   Paris: 1 photo taken out
  2>   Rome/Night: 2 photos taken out
  $ pholio prune elsewhere --json
  {"files":[],"galleries":[],"photos":0,"skipped":0}
  2> Nothing to forget: all files known there are there
  $ pholio prune
  2> pholio: Missing expected argument '<path> ...' (pholio help prune has examples)
  [64]
  $ pholio undo
  2> undid: prune ~/elsewhere
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  $ catalog
  portfolio: cap 1x1, revision 4
  gallery Paris: cap 1x1, open, append, revision 3
    of ~/elsewhere/inner/Paris
    1147b7d6
    549d7816
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
  gallery Rome: cap 1x1, open, append, revision 2
    of ~/elsewhere/inner/Rome
    39468ee9
    67c2d456
    2a1bf67f
    f4ec9a70
    1b25fa84
    5009605b
    1147b7d6
  gallery Rome/Night: cap 1x1, open, append, revision 3
    of ~/elsewhere/inner/Rome/Night
    e19b22f1
    cc217ec0
  gallery Rome (2): cap 1x1, open, append, revision 1
    of ~/elsewhere/Rome
    1147b7d6
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
  file ~/elsewhere/Paris/2021-03-04 12.30.00.jpg: 7cde7961, 5595 bytes, time 1704164705000000000, moved
  file ~/elsewhere/Paris/copy.jpg: 1147b7d6, 6752 bytes, time 1704164825000000000, moved
  file ~/elsewhere/Paris/it's.jpg: bace49dd, 8881 bytes, time 1704164945000000000, moved
  file ~/elsewhere/Paris/p10.jpg: fe736d92, 7901 bytes, time 1704165125000000000, moved
  file ~/elsewhere/Paris/p2.jpg: c70abf2d, 10545 bytes, time 1704165185000000000, moved
  file ~/elsewhere/Paris/worse.jpg: 9ffdf98e, 3282 bytes, time 1704165245000000000, moved
  file ~/elsewhere/Rome/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000, moved
  file ~/elsewhere/Rome/IMG_0002.JPG: 1b25fa84, 9348 bytes, time 1704165425000000000, moved
  file ~/elsewhere/Rome/IMG_0003.JPG: f4ec9a70, 9201 bytes, time 1704165485000000000, moved
  file ~/elsewhere/Rome/IMG_0010.JPG: 1147b7d6, 6752 bytes, time 1704165545000000000
  file ~/elsewhere/Rome/IMG_0011.JPG: 67c2d456, 8062 bytes, time 1704165605000000000, moved
  file ~/elsewhere/Rome/a (2).jpg: 2a1bf67f, 5254 bytes, time 1704165845000000000, moved
  file ~/elsewhere/Rome/Ä ö.jpg: 39468ee9, 9743 bytes, time 1704165905000000000, moved
  skipped ~/elsewhere/Paris/broken.jpg: problem, not a picture that can be read: JPEG datastream contains no image, 16 bytes
  skipped ~/elsewhere/Paris/empty.jpg: problem, empty file, 0 bytes
  skipped ~/elsewhere/Paris/notes.txt: ignored, , 6 bytes
  change: reverse; 6 moved, done
    of Rome
  change: prune ~/elsewhere; 3 moved, undone
    of Paris
    of Rome/Night
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  import of ~/elsewhere: stopped 0 seen 19 warnings 0 added 0 updated 15 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  $ pholio config
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  2> ~/.config/pholio/config.toml is not there
  $ pholio config sheet
  NAME                   VALUE  FROM
  sheet.output           -      default
  sheet.preset           -      default
  sheet.only             -      default
  sheet.galleries        false  default
  sheet.pages            -      default
  sheet.pdf              -      default
  sheet.map              -      default
  sheet.no-map           false  default
  sheet.paper            -      default
  sheet.landscape        false  default
  sheet.margin           -      default
  sheet.one-page         false  default
  sheet.gap              -      default
  sheet.layout           -      default
  sheet.columns          -      default
  sheet.rows             -      default
  sheet.cell             -      default
  sheet.cap              -      default
  sheet.cap-on           -      default
  sheet.last-row         -      default
  sheet.fit              -      default
  sheet.crop             -      default
  sheet.align            -      default
  sheet.film             -      default
  sheet.style            -      default
  sheet.enlarge          false  default
  sheet.rotate-to-fit    false  default
  sheet.caption          -      default
  sheet.captions         false  default
  sheet.lines            -      default
  sheet.title            -      default
  sheet.header           -      default
  sheet.footer           -      default
  sheet.font             -      default
  sheet.font-size        -      default
  sheet.title-size       -      default
  sheet.header-size      -      default
  sheet.logo             -      default
  sheet.logo-at          -      default
  sheet.background       -      default
  sheet.cell-background  -      default
  sheet.border           -      default
  sheet.border-colour    -      default
  sheet.radius           -      default
  sheet.dpi              -      default
  sheet.least-dpi        -      default
  sheet.colour           -      default
  sheet.bleed            -      default
  sheet.crop-marks       false  default
  sheet.quality          -      default
  sheet.jobs             -      default
  sheet.json             false  default
  sheet.frames           false  default
  2> ~/.config/pholio/config.toml is not there
  $ pholio config sheet.paper --json
  {"file":"~/.config/pholio/config.toml","settings":[{"from":"default","name":"sheet.paper","value":null}],"there":false}
  $ pholio config nothing
  2> pholio: there is no 'nothing' to set (verbs are, like sheet)
  [64]
  $ mkdir -p .config/pholio; printf 'library = "~/mine"\n[sheet]\npaper = "A4"\ncaptions = false\n[gallery.feature]\njson = true\n[export.templates]\nclient = "{position:03}_{stem}"\n' > .config/pholio/config.toml
  $ pholio config
  NAME                     VALUE                             FROM
  library                  ~/mine  ~/.config/pholio/config.toml:1
  gallery.feature.json     true                              ~/.config/pholio/config.toml:6
  sheet.paper              A4                                ~/.config/pholio/config.toml:3
  sheet.captions           false                             ~/.config/pholio/config.toml:4
  export.templates.client  {position:03}_{stem}              ~/.config/pholio/config.toml:8
  $ pholio config --json
  {"file":"~/.config/pholio/config.toml","settings":[{"from":"file","line":1,"name":"library","value":"~/mine"},{"from":"file","line":6,"name":"gallery.feature.json","value":true},{"from":"file","line":3,"name":"sheet.paper","value":"A4"},{"from":"file","line":4,"name":"sheet.captions","value":false},{"from":"file","line":8,"name":"export.templates.client","value":"{position:03}_{stem}"}],"there":true}
  $ pholio config sheet
  NAME                   VALUE  FROM
  sheet.output           -      default
  sheet.preset           -      default
  sheet.only             -      default
  sheet.galleries        false  default
  sheet.pages            -      default
  sheet.pdf              -      default
  sheet.map              -      default
  sheet.no-map           false  default
  sheet.paper            A4     ~/.config/pholio/config.toml:3
  sheet.landscape        false  default
  sheet.margin           -      default
  sheet.one-page         false  default
  sheet.gap              -      default
  sheet.layout           -      default
  sheet.columns          -      default
  sheet.rows             -      default
  sheet.cell             -      default
  sheet.cap              -      default
  sheet.cap-on           -      default
  sheet.last-row         -      default
  sheet.fit              -      default
  sheet.crop             -      default
  sheet.align            -      default
  sheet.film             -      default
  sheet.style            -      default
  sheet.enlarge          false  default
  sheet.rotate-to-fit    false  default
  sheet.caption          -      default
  sheet.captions         false  ~/.config/pholio/config.toml:4
  sheet.lines            -      default
  sheet.title            -      default
  sheet.header           -      default
  sheet.footer           -      default
  sheet.font             -      default
  sheet.font-size        -      default
  sheet.title-size       -      default
  sheet.header-size      -      default
  sheet.logo             -      default
  sheet.logo-at          -      default
  sheet.background       -      default
  sheet.cell-background  -      default
  sheet.border           -      default
  sheet.border-colour    -      default
  sheet.radius           -      default
  sheet.dpi              -      default
  sheet.least-dpi        -      default
  sheet.colour           -      default
  sheet.bleed            -      default
  sheet.crop-marks       false  default
  sheet.quality          -      default
  sheet.jobs             -      default
  sheet.json             false  default
  sheet.frames           false  default
  $ pholio import elsewhere --quiet; ls mine
  catalog.sqlite
  thumbnails
  2> pholio: ~/elsewhere/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/elsewhere/Paris/empty.jpg: empty file
  $ pholio sheet Rome --dry-run -o x.jpg
  2> ~/x.jpg: 7 photos, 2480x3508 pixels
  $ PHOLIO_SHEET_PAPER=A5 pholio config sheet.paper
  NAME         VALUE  FROM
  sheet.paper  A5     environment: PHOLIO_SHEET_PAPER
  $ PHOLIO_SHEET_PAPER=A0x pholio sheet Rome --dry-run -o x.jpg
  2> pholio: PHOLIO_SHEET_PAPER: sheet.paper: The value 'A0x' is invalid for '--paper <paper>': 'A0x' is not a paper: none, A2, A3, A4, A5, A6, Letter, Legal, Tabloid, 4x6, 5x7, 8x10, 8x12, 11x14, or a size like 210x297mm, 8x10in, 1920x1080px
  [64]
  $ PHOLIO_NOTHING=1 pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       6  1x1         1  2018-01-01   2021-03-04  Paris
       7  1x1         1  2018-01-01   2019-05-06  Rome
  $ pholio export Rome out --template @client --dry-run
  2> Rome: would export 7 photos, files: 7 written
  $ pholio export Rome out --template @other --dry-run
  2> pholio: ~/.config/pholio/config.toml:7: there is no template 'other' (there are client)
  [64]
  $ for text in '[sheet' 'library = 5' '[nothing]' '[sheet]
  > nothing = 1' '[sheet]
  > columns = "many"' '[sheet]
  > paper = "A4"
  > paper = "A3"' 'a = 1.5e400' '= 1' '[sheet]
  > columns = 0x5' 'library = """~/mine"""' '[sheet]
  > captions = "false"' '[sheet]
  > columns = [1, 2]' '[gallery]
  > feature = {json = true}' "$(printf 'library = "\\u00e4\\q"')" '[alarms]
  > rule = ["small-photos", "panoramas"]'; do echo "# $text"; echo "$text" > .config/pholio/config.toml; pholio config; echo "$?"; pholio galleries; echo "$?"; done
  # [sheet
  64
  64
  # library = 5
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  64
  64
  # [nothing]
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  64
  64
  # [sheet]
  nothing = 1
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  64
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # [sheet]
  columns = "many"
  NAME           VALUE                                            FROM
  library        ~/.local/share/pholio  default
  sheet.columns  many                                             ~/.config/pholio/config.toml:2
  64
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # [sheet]
  paper = "A4"
  paper = "A3"
  64
  64
  # a = 1.5e400
  64
  64
  # = 1
  64
  64
  # [sheet]
  columns = 0x5
  NAME           VALUE                                            FROM
  library        ~/.local/share/pholio  default
  sheet.columns  5                                                ~/.config/pholio/config.toml:2
  0
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # library = """~/mine"""
  NAME     VALUE                             FROM
  library  ~/mine  ~/.config/pholio/config.toml:1
  0
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       6  1x1         1  2018-01-01   2021-03-04  Paris
       7  1x1         1  2018-01-01   2019-05-06  Rome
  0
  # [sheet]
  captions = "false"
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  64
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # [sheet]
  columns = [1, 2]
  NAME     VALUE                                            FROM
  library  ~/.local/share/pholio  default
  64
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # [gallery]
  feature = {json = true}
  NAME                  VALUE                                            FROM
  library               ~/.local/share/pholio  default
  gallery.feature.json  true                                             ~/.config/pholio/config.toml:2
  0
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  # library = "\u00e4\q"
  64
  64
  # [alarms]
  rule = ["small-photos", "panoramas"]
  NAME         VALUE                                            FROM
  library      ~/.local/share/pholio  default
  alarms.rule  small-photos, panoramas                          ~/.config/pholio/config.toml:2
  0
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         3  2018-01-01   2021-03-04  Paris
       7  1x1         2  2018-01-01   2019-05-06  Rome
       2  1x1         3  2019-05-04   2019-05-04  Rome/Night
       1  1x1         1  2018-01-01   2018-01-01  Rome (2)
  0
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a table's name ends with ]
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a table's name ends with ]
  2> pholio: ~/.config/pholio/config.toml:1: library is a path that begins with / or ~/
  2> pholio: ~/.config/pholio/config.toml:1: library is a path that begins with / or ~/
  2> pholio: ~/.config/pholio/config.toml:1: there is no 'nothing' to set (tables are verbs, like [sheet])
  2> pholio: ~/.config/pholio/config.toml:1: there is no 'nothing' to set (tables are verbs, like [sheet])
  2> pholio: ~/.config/pholio/config.toml:2: pholio sheet has no option 'nothing' (pholio config sheet lists them)
  2> pholio: ~/.config/pholio/config.toml:2: sheet.columns: The value 'many' is invalid for '--columns <n>': 'many' is not a whole number
  2> pholio: ~/.config/pholio/config.toml:3: is not TOML: 'sheet.paper' is set already, or lies in something that is
  2> pholio: ~/.config/pholio/config.toml:3: is not TOML: 'sheet.paper' is set already, or lies in something that is
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: '1.5e400' is no number, date, true or false; texts stand in quotes
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: '1.5e400' is no number, date, true or false; texts stand in quotes
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a name has letters from a to z, digits, - and _, or is in quotes
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a name has letters from a to z, digits, - and _, or is in quotes
  2> pholio: ~/.config/pholio/config.toml:2: sheet.captions is true or false
  2> pholio: ~/.config/pholio/config.toml:2: sheet.columns takes one value, not a list
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a backslash in double quotes is typed as \\, or the text is put in single quotes
  2> pholio: ~/.config/pholio/config.toml:1: is not TOML: a backslash in double quotes is typed as \\, or the text is put in single quotes
