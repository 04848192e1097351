Galleries and photos as they are shown.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
       7  1x1         1  2018-01-01   2021-03-04  Paris
       7  1x1         1  2018-01-01   2019-05-06  Rome
       2  1x1         1  2019-05-04   2019-05-04  Rome/Night
  $ pholio galleries --json
  [{"cap":{"columns":1,"rows":1},"count":7,"first_taken":"2018-01-01T00:00:00","last_taken":"2021-03-04T12:30:00","locked":false,"name":"Paris","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":7,"first_taken":"2018-01-01T00:00:00","last_taken":"2019-05-06T08:00:00","locked":false,"name":"Rome","policy":"append","revision":1,"where":null},{"cap":{"columns":1,"rows":1},"count":2,"first_taken":"2019-05-04T22:00:00","last_taken":"2019-05-04T22:00:02","locked":false,"name":"Rome/Night","policy":"append","revision":1,"where":null}]
  $ pholio show Rome
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  4  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  5  2019-05-06 08:00:00              160x160      a (2).jpg
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  $ pholio show Rome --json
  {"cap":{"columns":1,"rows":1},"gallery":"Rome","revision":1,"where":null,"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":6752,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"copy.jpg","path":"~/photos/Paris/copy.jpg","position":1,"rating":null,"serial":null,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","state":null,"taken":{"local":"2018-01-01T00:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240},{"added":"NOW","alt":null,"aperture":1.8,"artist":"Ada","bytes":10310,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":"Roma","companions":[],"copyright":null,"country":"Italia","creator":"Ada","description":"Boats in the evening","exposure_s":0.004,"flag":null,"focal_mm":50,"gps":null,"height":160,"iso":100,"keywords":["sea","boats"],"label":"Red","lens":"RF 50mm F1.8","missing":false,"name":"IMG_0001.JPG","path":"~/photos/Rome/IMG_0001.JPG","position":2,"rating":4,"serial":null,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","state":null,"taken":{"local":"2019-05-04T10:00:00","offset":"+02:00","source":"exif"},"title":"The harbour","turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9348,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":{"altitude":null,"latitude":41.9,"longitude":12.5},"height":240,"iso":800,"keywords":[],"label":null,"lens":null,"missing":false,"name":"IMG_0002.JPG","path":"~/photos/Rome/IMG_0002.JPG","position":3,"rating":2,"serial":null,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190","state":null,"taken":{"local":"2019-05-04T10:00:01","offset":null,"source":"exif"},"title":null,"turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9201,"camera":{"make":"NIKON","model":"NIKON Z 6"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":240,"iso":null,"keywords":["sea","Santa Maria"],"label":null,"lens":null,"missing":false,"name":"IMG_0003.JPG","path":"~/photos/Rome/IMG_0003.JPG","position":4,"rating":null,"serial":null,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5","state":null,"taken":{"local":"2019-05-05T23:59:59","offset":null,"source":"exif"},"title":null,"turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":5254,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":3200,"keywords":[],"label":null,"lens":null,"missing":false,"name":"a (2).jpg","path":"~/photos/Rome/a (2).jpg","position":5,"rating":null,"serial":null,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699","state":null,"taken":{"local":"2019-05-06T08:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":160},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":8062,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":100,"iso":null,"keywords":[],"label":"Green","lens":null,"missing":false,"name":"IMG_0011.JPG","path":"~/photos/Rome/IMG_0011.JPG","position":6,"rating":5,"serial":null,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a","state":null,"taken":{"local":"2024-01-02T03:20:05","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":400},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9743,"camera":null,"city":"Ostia","companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"Ä ö.jpg","path":"~/photos/Rome/Ä ö.jpg","position":7,"rating":null,"serial":null,"sha256":"39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308","state":null,"taken":{"local":"2024-01-02T03:25:05","offset":"+00:00","source":"mtime"},"title":"Äpfel, Öl","turn":0,"width":240}]}
  $ pholio show Rome 1-3
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  $ pholio show Rome last,1
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  1  2018-01-01 00:00:00              240x160      copy.jpg
  $ pholio show Rome 'rating:4- or portrait'
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  4  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  $ pholio show Rome --grid
  +---+---+---+---+---+---+
  | 1 | 2 | 3 | 4 | 5 | 6 |
  +---+---+---+---+---+---+
  | 7 |                    
  +---+                    
  $ pholio gallery cap Rome 2x2
  $ pholio gallery feature Rome 4 2x1
  2> Rome: featured 1 photo
  $ pholio show Rome --grid --columns 3
  +---+---+---+
  | 1     | 2 |
  +       +---+
  |       | 3 |
  +---+---+---+
  | 4     | 5 |
  +---+---+---+
  | 6 | 7 |    
  +---+---+    
  $ pholio show Rome --grid --columns 1
  +---+
  | 1 |
  +   +
  |   |
  +---+
  | 2 |
  +---+
  | 3 |
  +---+
  | 4 |
  +---+
  | 5 |
  +---+
  | 6 |
  +---+
  | 7 |
  +---+
  $ pholio show Rome --pictures --columns 3 1-3
  
  
                                                       ▐▉   █▍  ▐█▎  ██  ▐█▊ ▕██
                                                       ▐▉   █▃▃▃▂█▎  ██  ▐█▊ ▕██
                                                       ▐▉ ▗▇██████▙  ██  ▐█▊ ▕██
                   ▔▀███████▇▅▂▁           ▝▜█████████ ▐▉▗█████████▌ ██  ▐█▊ ▕██
   █▆▄▁               ▔▀████████▇▄▂           ▔▀██████ ▐▉▐█████████▌ ██  ▐█▊ ▕██
   ████▇▅▂               ▔▀█████████▆▄▂          ▔▀▜██ ▐▉ ▀███████▛  ██  ▐█▊ ▕██
   ▔▀▜█████▅▃▁      ▂▃▃▄▄▄▄▃▂▀█████████▇▆▃▁         ▔▀ ▐▉   █▛▀▀▜█▎  ██  ▐█▊ ▕██
      ▔▀▜█████▆▄▁▂▅▇██████████▅▖▀▜█████████▇▅▃▁        ▐▉   █▍  ▐█▎  ██  ▐█▊ ▕██
          ▔▀████████████████████▆ ▔▀▜██████████▇▅▂
             ▔▜██████████████████▙   ▔▀▜███████████▆▄▁
              ▐███████████████████▌     ▔▀▜███████████
   ▂          ████████████████████▊         ▀▜████████ 2 IMG_0001.JPG
   ██▆▃▁      ▐███████████████████▊▂          ▔▀▀█████          ▗▟██▛▘ ▗▟██▛
   █████▇▄▁    ██████████████████████▆▄▂          ▔▀▜█         ▗███▀  ▅███▀
    ▔▀█████▇▅▃▁▝▜████████████████████████▅▄▂         ▔         ▀▀▜▂ ▃███▛  ▃
       ▔▀▜█████▆▄▛████████████▛▀▝▀███████████▅▃▁           ▁▖   ▅█▛  ▀▀▘ ▗▟█
           ▝▀██████▟█▀▜▀▀▀▀▀▔▔     ▔▀▜██████████▇▅▂        ▛ ▁▅█▛▘   ▃▇▖▅███
              ▔▀▜██████▆▄▁            ▔▀▜███████████▆▃     ▄▇██▀   ▗▟█▀ ▜█▛
                  ▀▜██████▇▅▃▁           ▔▀▜██████████     ███▘   ▅█▛   ▐▘ ▗
   ▄▂               ▔▀▜███████▇▅▂           ▔▀▜███████     █▛   ▃█▛▘   ▗  ▅█
                                                           ▛  ▃▇█▀   ▗▟▘▃███
                                                            ▕▇█▛▔   ▄▀▚▟██▛▘
                                                              ▔▅▅▅   ▅███▀
                                                              ▟█▀  ▃███▛  ▃█
                                                             ▝▔  ▗▟███▘ ▗▟██
   1 copy.jpg                                          3 IMG_0002.JPG
  $ pholio show Rome --json 1,4
  {"cap":{"columns":2,"rows":2},"gallery":"Rome","revision":2,"where":null,"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":6752,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":160,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"copy.jpg","path":"~/photos/Paris/copy.jpg","position":1,"rating":null,"serial":null,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","state":null,"taken":{"local":"2018-01-01T00:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9201,"camera":{"make":"NIKON","model":"NIKON Z 6"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":240,"iso":null,"keywords":["sea","Santa Maria"],"label":null,"lens":null,"missing":false,"name":"IMG_0003.JPG","path":"~/photos/Rome/IMG_0003.JPG","position":4,"rating":null,"serial":null,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5","span":"2x1","state":null,"taken":{"local":"2019-05-05T23:59:59","offset":null,"source":"exif"},"title":null,"turn":0,"width":160}]}
  $ pholio layout Rome --width 1200
  {"cells":[{"cell_index":0,"grid_index":0,"height":433.3333333333333,"width":433.3333333333333,"x":33.333333333333336,"y":33.333333333333336},{"cell_index":1,"grid_index":2,"height":200,"width":200,"x":500,"y":33.333333333333336},{"cell_index":2,"grid_index":3,"height":200,"width":200,"x":733.3333333333334,"y":33.333333333333336},{"cell_index":3,"grid_index":7,"height":200,"width":433.3333333333333,"x":500,"y":266.6666666666667},{"cell_index":4,"grid_index":4,"height":200,"width":200,"x":966.6666666666667,"y":33.333333333333336},{"cell_index":5,"grid_index":9,"height":200,"width":200,"x":966.6666666666667,"y":266.6666666666667},{"cell_index":6,"grid_index":10,"height":200,"width":200,"x":33.333333333333336,"y":500}],"columns":5,"content_height":733.3333333333334,"gap":33.333333333333336,"layout":"grid","rows":3,"width":1200}
  $ pholio layout Rome --width 700 --cell 100x150 --gap 5 --layout rows
  {"cells":[{"cell_index":0,"height":280.38575553723683,"row":0,"width":420.57863330585525,"x":5,"y":5},{"cell_index":1,"height":119.73293737627615,"row":0,"width":179.59940606441424,"x":430.57863330585525,"y":5},{"cell_index":2,"height":119.73293737627615,"row":0,"width":79.8219606297305,"x":615.1780393702695,"y":5},{"cell_index":3,"height":155.65281816096066,"row":1,"width":103.76854853318409,"x":430.57863330585525,"y":129.73293737627614},{"cell_index":4,"height":155.65281816096066,"row":1,"width":155.65281816096066,"x":539.3471818390393,"y":129.73293737627614},{"cell_index":5,"height":172.5,"row":2,"width":690,"x":5,"y":290.38575553723683},{"cell_index":6,"height":150,"row":3,"width":225,"x":5,"y":467.88575553723683}],"content_height":622.8857555372368,"gap":5,"layout":"rows","rows":4,"width":700}
  $ pholio layout Rome --width 700 --window 300,400
  {"cells":[{"cell_index":0,"grid_index":0,"height":425,"width":425,"x":25,"y":25},{"cell_index":2,"grid_index":5,"height":200,"width":200,"x":475,"y":250}],"columns":3,"content_height":925,"gap":25,"layout":"grid","rows":4,"width":700}
  $ pholio layout Rome --width 700 --alarms 2
  {"alarms":[{"answers_to":["left","up"],"change":{"to":1},"height":425,"width":25,"x":0,"y":25},{"answers_to":["left"],"change":{"onto":1},"height":425,"width":425,"x":25,"y":25},{"answers_to":["down"],"change":{"onto":3},"height":200,"width":200,"x":475,"y":250},{"answers_to":["left","down"],"change":{"onto":4},"height":200,"width":425,"x":25,"y":475},{"answers_to":["down"],"change":{"onto":5},"height":200,"width":200,"x":475,"y":475},{"answers_to":["left","down"],"change":{"onto":6},"height":200,"width":200,"x":25,"y":700},{"answers_to":["left","down"],"change":{"onto":7},"height":200,"width":200,"x":250,"y":700},{"answers_to":["right","down"],"change":{"to":8},"height":200,"width":25,"x":450,"y":700}],"cells":[{"cell_index":0,"grid_index":0,"height":425,"width":425,"x":25,"y":25},{"cell_index":1,"grid_index":2,"height":200,"width":200,"x":475,"y":25},{"cell_index":2,"grid_index":5,"height":200,"width":200,"x":475,"y":250},{"cell_index":3,"grid_index":6,"height":200,"width":425,"x":25,"y":475},{"cell_index":4,"grid_index":8,"height":200,"width":200,"x":475,"y":475},{"cell_index":5,"grid_index":9,"height":200,"width":200,"x":25,"y":700},{"cell_index":6,"grid_index":10,"height":200,"width":200,"x":250,"y":700}],"columns":3,"content_height":925,"gap":25,"layout":"grid","rows":4,"width":700}
  $ pholio layout Rome --width 700 --alarms 2-4,6 --layout rows
  {"alarms":[{"answers_to":["left","up"],"change":{"to":1},"height":453.3333333333333,"width":10,"x":0,"y":10},{"answers_to":["up"],"change":{"onto":1},"height":453.3333333333333,"width":680,"x":10,"y":10},{"answers_to":["right","up"],"change":{"onto":5},"height":169.56521563358706,"width":169.56521563358706,"x":520.4347843664129,"y":473.3333333333333},{"answers_to":["left","down"],"change":{"onto":7},"height":200,"width":300,"x":10,"y":832.8985489669203},{"answers_to":["right","down"],"change":{"to":8},"height":200,"width":10,"x":310,"y":832.8985489669203}],"cells":[{"cell_index":0,"height":453.3333333333333,"row":0,"width":680,"x":10,"y":10},{"cell_index":1,"height":169.56521563358706,"row":1,"width":254.3478234503806,"x":10,"y":473.3333333333333},{"cell_index":2,"height":169.56521563358706,"row":1,"width":113.04348045801619,"x":274.3478234503806,"y":473.3333333333333},{"cell_index":3,"height":169.56521563358706,"row":1,"width":113.04348045801619,"x":397.39130390839676,"y":473.3333333333333},{"cell_index":4,"height":169.56521563358706,"row":1,"width":169.56521563358706,"x":520.4347843664129,"y":473.3333333333333},{"cell_index":5,"height":170,"row":2,"width":680,"x":10,"y":652.8985489669203},{"cell_index":6,"height":200,"row":3,"width":300,"x":10,"y":832.8985489669203}],"content_height":1042.8985489669203,"gap":10,"layout":"rows","rows":4,"width":700}
  $ pholio show Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio show
  15 photos in 16 files of 123.8 kB; 0 missing, 4 without a date; thumbnails of 87.9 kB
  
  PHOTOS  YEAR
       1  2021
       3  2020
       6  2019
       1  2018
  
  PHOTOS  CAMERA
      12  -
       2  Canon EOS R5
       1  NIKON Z 6
  
  PHOTOS  LENS
      14  -
       1  RF 50mm F1.8
  
  FILES  FORMAT
     16  JPEG
  
  PHOTOS  STARS
       3  5
       1  4
       1  2
      10  -
  $ pholio show Rome 99
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  [64]
  $ pholio show Rome 'nope:1'
  2> pholio: 'nope:1' matches no photo in 'Rome'
  [64]
  $ pholio show Rome '('
  2> pholio: this '(' is never closed
  2>   (
  2>   ^
  [64]
  $ pholio show Rome --columns 0 --grid
  2> pholio: --columns takes 1 to 1000, not 0
  [64]
  $ pholio show Rome --columns 3
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  4  2019-05-05 23:59:59              160x240      IMG_0003.JPG  (2x1)
  5  2019-05-06 08:00:00              160x160      a (2).jpg
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  $ pholio layout Rome
  2> pholio: --width says how wide the grid is
  [64]
  $ pholio layout Rome --width -1
  2> pholio: Missing value for '--width <w>' (pholio help layout has examples)
  [64]
  $ pholio layout Rome --width 100000000
  {"cells":[{"cell_index":0,"grid_index":0,"height":410.0001889997921,"width":410.0001889997921,"x":10.0001889997921,"y":10.0001889997921},{"cell_index":1,"grid_index":2,"height":200,"width":200,"x":430.0005669993763,"y":10.0001889997921},{"cell_index":2,"grid_index":3,"height":200,"width":200,"x":640.0007559991684,"y":10.0001889997921},{"cell_index":3,"grid_index":4,"height":200,"width":410.0001889997921,"x":850.0009449989604,"y":10.0001889997921},{"cell_index":4,"grid_index":6,"height":200,"width":200,"x":1270.0013229985448,"y":10.0001889997921},{"cell_index":5,"grid_index":7,"height":200,"width":200,"x":1480.0015119983368,"y":10.0001889997921},{"cell_index":6,"grid_index":8,"height":200,"width":200,"x":1690.0017009981289,"y":10.0001889997921}],"columns":476190,"content_height":430.0005669993763,"gap":10.0001889997921,"layout":"grid","rows":2,"width":100000000}
  $ pholio layout Rome --width 500 --cell 0x0
  2> pholio: The value '0x0' is invalid for '--cell <wxh>' (pholio help layout says what it takes)
  [64]
  $ pholio layout Rome --width 500 --gap -1
  2> pholio: Missing value for '--gap <n>' (pholio help layout has examples)
  [64]
  $ pholio layout Rome --width 500 --window 5
  2> pholio: The value '5' is invalid for '--window <y0,y1>' (pholio help layout says what it takes)
  [64]
  $ pholio layout Rome --width 500 --layout wall
  2> pholio: The value 'wall' is invalid for '--layout <layout>'. Please provide one of 'grid' and 'rows'.
  [64]
  $ pholio info photos/Rome/IMG_0001.JPG
  path          ~/photos/Rome/IMG_0001.JPG
  sha256        5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9
  size          240x160
  bytes         10310
  taken         2019-05-04 10:00:00 +02:00
  taken from    exif
  camera        Canon EOS R5
  lens          RF 50mm F1.8
  aperture      f/1.8
  exposure      1/250 s
  iso           100
  focal length  50 mm
  rating        4
  label         Red
  title         The harbour
  description   Boats in the evening
  keywords      sea, boats
  creator       Ada
  city          Roma
  country       Italia
  known         yes
  gallery       Rome, position 2
  $ pholio info photos/Rome/IMG_0002.JPG --json
  {"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":9348,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"galleries":[{"gallery":"Rome","position":3}],"gps":{"altitude":null,"latitude":41.9,"longitude":12.5},"height":240,"iso":800,"keywords":[],"known":true,"label":null,"lens":null,"missing":false,"name":"IMG_0002.JPG","other_paths":[],"path":"~/photos/Rome/IMG_0002.JPG","rating":2,"serial":null,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190","state":null,"taken":{"local":"2019-05-04T10:00:01","offset":null,"source":"exif"},"title":null,"turn":0,"width":160}
  $ pholio info photos/Paris/notes.txt
  2> pholio: ~/photos/Paris/notes.txt: not an image
  [66]
  $ pholio info photos/Paris/broken.jpg
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  [66]
  $ pholio info missing.jpg
  2> pholio: ~/missing.jpg: can't be read: No such file or directory
  [66]
  $ pholio info
  2> pholio: Missing expected argument '<file>' (pholio help info has examples)
  [64]
  $ pholio order Rome
  # pholio order Rome revision 2
  1  1147b7d602ad  copy.jpg  2018-01-01 00:00:00
  2  5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00
  3  1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01
  4  f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59
  5  2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00
  6  67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)
  7  39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)
  $ pholio order Rome --json
  {"gallery":"Rome","revision":2,"photos":[{"name":"copy.jpg","position":1,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670"},{"name":"IMG_0001.JPG","position":2,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9"},{"name":"IMG_0002.JPG","position":3,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"},{"name":"IMG_0003.JPG","position":4,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5"},{"name":"a (2).jpg","position":5,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699"},{"name":"IMG_0011.JPG","position":6,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a"},{"name":"Ä ö.jpg","position":7,"sha256":"39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308"}]}
  $ pholio order Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio history Rome
  WHEN                  MOVED  WHAT
  NOW      1  feature 4 2x1
  $ pholio history Rome --json
  [{"at":"NOW","moved":1,"state":"done","summary":"feature 4 2x1"}]
  $ pholio --library empty galleries
  2> pholio: there is no option '--library' (pholio help lists them)
  [64]
  $ pholio --library empty show Rome
  2> pholio: there is no option '--library' (pholio help lists them)
  [64]
  $ PHOLIO_LIBRARY=elsewhere pholio galleries
  2> pholio: ~/elsewhere/catalog.sqlite: there is no library here yet; pholio import makes one
  [66]
  $ pholio history Nowhere
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
