Photos that look alike, and rules for orders.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio alike
  exact   2  Paris 1 ~/photos/Paris/copy.jpg
             Paris 1 ~/photos/Rome/IMG_0010.JPG
  near    2  Paris 2 p1.jpg (best)
             Paris 7 worse.jpg
  near    2  Rome 2 IMG_0001.JPG (best)
             Paris 5 2021-03-04 12.30.00.jpg
  $ pholio alike --json
  {"groups":[{"kind":"exact","photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":6752,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/copy.jpg","~/photos/Rome/IMG_0010.JPG"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"copy.jpg","path":"~/photos/Paris/copy.jpg","position":1,"rating":null,"serial":null,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","sharpness":9.94,"state":null,"taken":{"local":"2018-01-01T00:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240}]},{"kind":"near","photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":10047,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/p1.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":180,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"p1.jpg","path":"~/photos/Paris/p1.jpg","position":2,"rating":5,"serial":null,"sha256":"549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77","sharpness":5.68,"state":null,"taken":{"local":"2020-02-29T12:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":3282,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/worse.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":180,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"worse.jpg","path":"~/photos/Paris/worse.jpg","position":7,"rating":null,"serial":null,"sha256":"9ffdf98ecff0f14b5168e9d4406a075708edeb19b3f30cc825a38547260046b9","sharpness":4.84,"state":null,"taken":{"local":"2024-01-02T03:14:05","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":240}]},{"kind":"near","photos":[{"added":"NOW","alt":null,"aperture":1.8,"artist":"Ada","bytes":10310,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":"Roma","companions":[],"copyright":null,"country":"Italia","creator":"Ada","description":"Boats in the evening","distance":0,"exposure_s":0.004,"files":["~/photos/Rome/IMG_0001.JPG"],"flag":null,"focal_mm":50,"gallery":"Rome","gps":null,"height":160,"iso":100,"keywords":["sea","boats"],"label":"Red","lens":"RF 50mm F1.8","missing":false,"name":"IMG_0001.JPG","path":"~/photos/Rome/IMG_0001.JPG","position":2,"rating":4,"serial":null,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","sharpness":10.11,"state":null,"taken":{"local":"2019-05-04T10:00:00","offset":"+02:00","source":"exif"},"title":"The harbour","turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":5595,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":33,"exposure_s":null,"files":["~/photos/Paris/2021-03-04 12.30.00.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"2021-03-04 12.30.00.jpg","path":"~/photos/Paris/2021-03-04 12.30.00.jpg","position":5,"rating":null,"serial":null,"sha256":"7cde79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897","sharpness":10.06,"state":null,"taken":{"local":"2021-03-04T12:30:00","offset":null,"source":"filename"},"title":null,"turn":0,"width":240}]}],"into":null,"without_signature":0}
  $ pholio alike in:Paris --distance 10
  exact   2  Paris 1 ~/photos/Paris/copy.jpg
             Paris 1 ~/photos/Rome/IMG_0010.JPG
  near    2  Paris 2 p1.jpg (best)
             Paris 7 worse.jpg
  $ pholio alike --distance 65
  2> pholio: --distance takes 0 to 64, not 65
  [64]
  $ pholio alike -0 | tr '\0' '\n'
  ~/photos/Paris/copy.jpg
  ~/photos/Rome/IMG_0010.JPG
  ~/photos/Paris/p1.jpg
  ~/photos/Paris/worse.jpg
  ~/photos/Rome/IMG_0001.JPG
  ~/photos/Paris/2021-03-04 12.30.00.jpg
  $ pholio alike --into 'To sort' --dry-run
  exact   2  Paris 1 ~/photos/Paris/copy.jpg
             Paris 1 ~/photos/Rome/IMG_0010.JPG
  near    2  Paris 2 p1.jpg (best)
             Paris 7 worse.jpg
  near    2  Rome 2 IMG_0001.JPG (best)
             Paris 5 2021-03-04 12.30.00.jpg
  2> To sort: would be made
  2> To sort: would put in 5 photos of 3 groups
  $ pholio alike --into 'To sort'
  exact   2  Paris 1 ~/photos/Paris/copy.jpg
             Paris 1 ~/photos/Rome/IMG_0010.JPG
  near    2  Paris 2 p1.jpg (best)
             Paris 7 worse.jpg
  near    2  Rome 2 IMG_0001.JPG (best)
             Paris 5 2021-03-04 12.30.00.jpg
  2> To sort: made
  2> To sort: put in 5 photos of 3 groups
  $ pholio show 'To sort'
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2020-02-29 12:00:00              240x180      p1.jpg
  3  2024-01-02 03:14:05 (file time)  240x180      worse.jpg
  4  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  5  2021-03-04 12:30:00              240x160      2021-03-04 12.30.00.jpg
  $ pholio alike --into 'To sort:1' --json
  {"groups":[{"kind":"exact","photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":6752,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/copy.jpg","~/photos/Rome/IMG_0010.JPG"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"copy.jpg","path":"~/photos/Paris/copy.jpg","position":1,"rating":null,"serial":null,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","sharpness":9.94,"state":null,"taken":{"local":"2018-01-01T00:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240}]},{"kind":"near","photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":10047,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/p1.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":180,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"p1.jpg","path":"~/photos/Paris/p1.jpg","position":2,"rating":5,"serial":null,"sha256":"549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77","sharpness":5.68,"state":null,"taken":{"local":"2020-02-29T12:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":3282,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":0,"exposure_s":null,"files":["~/photos/Paris/worse.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":180,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"worse.jpg","path":"~/photos/Paris/worse.jpg","position":7,"rating":null,"serial":null,"sha256":"9ffdf98ecff0f14b5168e9d4406a075708edeb19b3f30cc825a38547260046b9","sharpness":4.84,"state":null,"taken":{"local":"2024-01-02T03:14:05","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":240}]},{"kind":"near","photos":[{"added":"NOW","alt":null,"aperture":1.8,"artist":"Ada","bytes":10310,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":"Roma","companions":[],"copyright":null,"country":"Italia","creator":"Ada","description":"Boats in the evening","distance":0,"exposure_s":0.004,"files":["~/photos/Rome/IMG_0001.JPG"],"flag":null,"focal_mm":50,"gallery":"Rome","gps":null,"height":160,"iso":100,"keywords":["sea","boats"],"label":"Red","lens":"RF 50mm F1.8","missing":false,"name":"IMG_0001.JPG","path":"~/photos/Rome/IMG_0001.JPG","position":2,"rating":4,"serial":null,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","sharpness":10.11,"state":null,"taken":{"local":"2019-05-04T10:00:00","offset":"+02:00","source":"exif"},"title":"The harbour","turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":5595,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"distance":33,"exposure_s":null,"files":["~/photos/Paris/2021-03-04 12.30.00.jpg"],"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"2021-03-04 12.30.00.jpg","path":"~/photos/Paris/2021-03-04 12.30.00.jpg","position":5,"rating":null,"serial":null,"sha256":"7cde79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897","sharpness":10.06,"state":null,"taken":{"local":"2021-03-04T12:30:00","offset":null,"source":"filename"},"title":null,"turn":0,"width":240}]}],"into":{"changed":false,"gallery":"To sort","made":[],"moved":0,"revision":1,"summary":"alike into To sort"},"without_signature":0}
  2> To sort: nothing to change: all of them are in it already
  $ pholio alike nope
  2> pholio: 'nope' matches no photo
  [64]
  $ pholio alarms
  Paris: 2, 7: p1.jpg, worse.jpg: near-duplicates 1.4 cells apart
  To sort: 2, 3: p1.jpg, worse.jpg: near-duplicates 1 cell apart
  To sort: 4, 5: IMG_0001.JPG, 2021-03-04 12.30.00.jpg: near-duplicates 1 cell apart
  To sort: 2, 4: p1.jpg, IMG_0001.JPG: the clock runs backwards by 301 d 2 h
  [2]
  $ pholio alarms Rome --json
  {"findings":[]}
  $ pholio alarms --list-rules
  NAME             WHAT IT LOOKS FOR
  near-duplicates  photos that look alike, few cells apart
  bursts           a burst that is split, or whose photos still lie side by side
  clock            in an order by time: a photo taken before the one in front of it
  labels           two photos of the same label in a row
  featured-title   a featured photo without a title
  small-photos     photos too small for a preset's paper at 300 dpi (--preset)
  missing          photos whose original is not there
  $ pholio alarms Paris --within 100 --width 900 --cell 100x100
  Paris: 2, 7: p1.jpg, worse.jpg: near-duplicates 5 cells apart
  [2]
  $ pholio alarms --rule small-photos --preset proof
  Paris: 1: copy.jpg: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  Paris: 2: p1.jpg: 240x180 pixels, and its place on paper takes 320x240 at 300 dpi
  Paris: 4: p10.jpg: 240x180 pixels, and its place on paper takes 320x240 at 300 dpi
  Paris: 5: 2021-03-04 12.30.00.jpg: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  Paris: 6: it's.jpg: 240x180 pixels, and its place on paper takes 320x240 at 300 dpi
  Paris: 7: worse.jpg: 240x180 pixels, and its place on paper takes 320x240 at 300 dpi
  Rome: 1: copy.jpg: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  Rome: 2: IMG_0001.JPG: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  Rome: 5: a (2).jpg: 160x160 pixels, and its place on paper takes 240x240 at 300 dpi
  Rome: 6: IMG_0011.JPG: 400x100 pixels, and its place on paper takes 406x102 at 300 dpi
  Rome: 7: Ä ö.jpg: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  Rome/Night: 1: n1.jpg: 240x160 pixels, and its place on paper takes 360x240 at 300 dpi
  To sort: 1: copy.jpg: 240x160 pixels, and its place on paper takes 270x180 at 300 dpi
  To sort: 4: IMG_0001.JPG: 240x160 pixels, and its place on paper takes 270x180 at 300 dpi
  To sort: 5: 2021-03-04 12.30.00.jpg: 240x160 pixels, and its place on paper takes 270x180 at 300 dpi
  [2]
  $ pholio alarms --rule nothing
  2> pholio: --rule: there is no rule 'nothing' (pholio alarms --list-rules lists them)
  [64]
  $ pholio alarms Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio alarms --within 101
  2> pholio: --within takes 0 to 100, not 101
  [64]
  $ pholio alarms --width 0
  To sort: 2, 3: p1.jpg, worse.jpg: near-duplicates 1 cell apart
  To sort: 4, 5: IMG_0001.JPG, 2021-03-04 12.30.00.jpg: near-duplicates 1 cell apart
  To sort: 2, 4: p1.jpg, IMG_0001.JPG: the clock runs backwards by 301 d 2 h
  [2]
  $ pholio alarms --quiet
  Paris: 2, 7: p1.jpg, worse.jpg: near-duplicates 1.4 cells apart
  To sort: 2, 3: p1.jpg, worse.jpg: near-duplicates 1 cell apart
  To sort: 4, 5: IMG_0001.JPG, 2021-03-04 12.30.00.jpg: near-duplicates 1 cell apart
  To sort: 2, 4: p1.jpg, IMG_0001.JPG: the clock runs backwards by 301 d 2 h
  [2]
  $ pholio alarms --quiet
  $ pholio check
  2> Checked the catalog, 15 photos: found nothing wrong
  $ pholio check --order --json
  {"findings":[{"detail":"2, 7: p1.jpg, worse.jpg: near-duplicates 1.4 cells apart","gallery":"Paris","kind":"alarm","path":null,"repaired":false},{"detail":"2, 3: p1.jpg, worse.jpg: near-duplicates 1 cell apart","gallery":"To sort","kind":"alarm","path":null,"repaired":false},{"detail":"4, 5: IMG_0001.JPG, 2021-03-04 12.30.00.jpg: near-duplicates 1 cell apart","gallery":"To sort","kind":"alarm","path":null,"repaired":false},{"detail":"2, 4: p1.jpg, IMG_0001.JPG: the clock runs backwards by 301 d 2 h","gallery":"To sort","kind":"alarm","path":null,"repaired":false}],"counts":{"alarm":4},"found":4,"loaders":"filter","originals":0,"photos":15,"repaired":0,"signatures":0}
  2> Checked the catalog, 15 photos: 4 findings
  [2]
  $ pholio check --originals
  2> Checked the catalog, 15 photos and 16 originals: found nothing wrong
  $ printf x >> photos/Rome/IMG_0001.JPG; rm photos/Paris/p1.jpg; pholio check --originals
  missing: ~/photos/Paris/p1.jpg: not there any more
  edited: ~/photos/Rome/IMG_0001.JPG: edited since it was imported
  2> Checked the catalog, 15 photos and 15 originals: 2 findings
  [2]
  $ rm -r .local/share/pholio/thumbnails/[0-7]*; pholio check
  thumbnail-missing: ~/.local/share/pholio/thumbnails/7c/de79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897.jpg: no thumbnail, of ~/photos/Paris/2021-03-04 12.30.00.jpg
  thumbnail-missing: ~/.local/share/pholio/thumbnails/11/47b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670.jpg: no thumbnail, of ~/photos/Paris/copy.jpg
  thumbnail-missing: ~/.local/share/pholio/thumbnails/54/9d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77.jpg: no thumbnail, of ~/photos/Paris/p1.jpg
  thumbnail-missing: ~/.local/share/pholio/thumbnails/50/09605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9.jpg: no thumbnail, of ~/photos/Rome/IMG_0001.JPG
  thumbnail-missing: ~/.local/share/pholio/thumbnails/1b/25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190.jpg: no thumbnail, of ~/photos/Rome/IMG_0002.JPG
  thumbnail-missing: ~/.local/share/pholio/thumbnails/67/c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a.jpg: no thumbnail, of ~/photos/Rome/IMG_0011.JPG
  thumbnail-missing: ~/.local/share/pholio/thumbnails/2a/1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699.jpg: no thumbnail, of ~/photos/Rome/a (2).jpg
  thumbnail-missing: ~/.local/share/pholio/thumbnails/39/468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308.jpg: no thumbnail, of ~/photos/Rome/Ä ö.jpg
  2> Checked the catalog, 15 photos: 8 findings
  [2]
  $ pholio check --repair --dry-run
  thumbnail-missing: ~/.local/share/pholio/thumbnails/7c/de79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897.jpg: no thumbnail, of ~/photos/Paris/2021-03-04 12.30.00.jpg; would be made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/11/47b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670.jpg: no thumbnail, of ~/photos/Paris/copy.jpg; would be made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/54/9d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77.jpg: no thumbnail, of ~/photos/Paris/p1.jpg; it can't be made again: no original has the photo's content
  thumbnail-missing: ~/.local/share/pholio/thumbnails/50/09605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9.jpg: no thumbnail, of ~/photos/Rome/IMG_0001.JPG; it can't be made again: no original has the photo's content
  thumbnail-missing: ~/.local/share/pholio/thumbnails/1b/25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190.jpg: no thumbnail, of ~/photos/Rome/IMG_0002.JPG; would be made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/67/c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a.jpg: no thumbnail, of ~/photos/Rome/IMG_0011.JPG; would be made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/2a/1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699.jpg: no thumbnail, of ~/photos/Rome/a (2).jpg; would be made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/39/468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308.jpg: no thumbnail, of ~/photos/Rome/Ä ö.jpg; would be made again
  2> Checked the catalog, 15 photos: 8 findings
  [2]
  $ pholio check --repair
  thumbnail-missing: ~/.local/share/pholio/thumbnails/7c/de79616fa268a908e65dc3906486a7ffbfbb2e6088f80fb508111595cc8897.jpg: no thumbnail, of ~/photos/Paris/2021-03-04 12.30.00.jpg; made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/11/47b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670.jpg: no thumbnail, of ~/photos/Paris/copy.jpg; made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/54/9d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77.jpg: no thumbnail, of ~/photos/Paris/p1.jpg; it can't be made again: no original has the photo's content
  thumbnail-missing: ~/.local/share/pholio/thumbnails/50/09605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9.jpg: no thumbnail, of ~/photos/Rome/IMG_0001.JPG; it can't be made again: no original has the photo's content
  thumbnail-missing: ~/.local/share/pholio/thumbnails/1b/25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190.jpg: no thumbnail, of ~/photos/Rome/IMG_0002.JPG; made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/67/c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a.jpg: no thumbnail, of ~/photos/Rome/IMG_0011.JPG; made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/2a/1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699.jpg: no thumbnail, of ~/photos/Rome/a (2).jpg; made again
  thumbnail-missing: ~/.local/share/pholio/thumbnails/39/468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308.jpg: no thumbnail, of ~/photos/Rome/Ä ö.jpg; made again
  2> Checked the catalog, 15 photos: 8 findings, 6 repaired
  [2]
  $ pholio check --json
  {"findings":[{"detail":"no thumbnail, of ~/photos/Paris/p1.jpg","gallery":null,"kind":"thumbnail-missing","path":"~/.local/share/pholio/thumbnails/54/9d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77.jpg","repaired":false},{"detail":"no thumbnail, of ~/photos/Rome/IMG_0001.JPG","gallery":null,"kind":"thumbnail-missing","path":"~/.local/share/pholio/thumbnails/50/09605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9.jpg","repaired":false}],"counts":{"thumbnail-missing":2},"found":2,"loaders":"filter","originals":0,"photos":15,"repaired":0,"signatures":0}
  2> Checked the catalog, 15 photos: 2 findings
  [2]
  $ pholio check extra
  2> pholio: Unexpected argument 'extra'
  [64]
  $ catalog
  portfolio: cap 1x1, revision 4
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
  gallery To sort: cap 1x1, open, append, revision 1
    1147b7d6 by hand
    549d7816 by hand
    9ffdf98e by hand
    5009605b by hand
    7cde7961 by hand
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
  change: alike into To sort; 5 moved, done
    of To sort
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
