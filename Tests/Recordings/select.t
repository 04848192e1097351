Selections: each kind of term, joined, and wrong ones.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio rate Rome 1 3; pholio flag Rome 1,2 pick; pholio flag Rome 3 reject; pholio label Rome 4 blue
  2> Rome: rated 1 photo
  2> Rome: flagged 2 photos
  2> Rome: flagged 1 photo
  2> Rome: labelled 1 photo
  $ pholio keyword Paris 1-2 +tower '+Île de la Cité'; pholio caption Paris 1 --title 'The tower' --description 'By night'
  2> Paris: changed the keywords of 2 photos
  2> Paris: captioned 1 photo
  $ for s in taken:2019 taken:2019-05 taken:2019-05-04 taken:2019-05-04T10:00 taken:-2018 taken:2020- taken:2018..2019-05-04 taken:none taken:22:00..23:00; do echo "# $s"; pholio find "$s"; done
  # taken:2019
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # taken:2019-05
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # taken:2019-05-04
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # taken:2019-05-04T10:00
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # taken:-2018
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  # taken:2020-
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  # taken:2018..2019-05-04
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # taken:none
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  # taken:22:00..23:00
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  $ for s in added:7d added:1h added:2020 added:2099-; do echo "# $s"; pholio find "$s"; done
  # added:7d
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # added:1h
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # added:2020
  # added:2099-
  $ for s in camera:canon camera:none camera:'"NIKON Z 6"' lens:*50mm* lens:rf lens:none iso:800- iso:-100 iso:100..800 f:1.8 f:-2.8 focal:35..50 shutter:1/60- shutter:-1/60; do echo "# $s"; pholio find "$s"; done
  # camera:canon
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # camera:none
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # camera:"NIKON Z 6"
  Rome	4	~/photos/Rome/IMG_0003.JPG
  # lens:*50mm*
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # lens:rf
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # lens:none
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # iso:800-
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # iso:-100
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # iso:100..800
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # f:1.8
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # f:-2.8
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # focal:35..50
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # shutter:1/60-
  # shutter:-1/60
  Rome	2	~/photos/Rome/IMG_0001.JPG
  $ for s in rating:5 rating:4- rating:0 rating:none flag:pick flag:reject flag:none label:red label:blue label:none keyword:sea keyword:SEA keyword:tower keyword:none keyword:'"ile de la cite"' title:harbour title:tower title:none text:evening text:roma text:night; do echo "# $s"; pholio find "$s"; done
  # rating:5
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # rating:4-
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # rating:0
  # rating:none
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # flag:pick
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # flag:reject
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # flag:none
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # label:red
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # label:blue
  Rome	4	~/photos/Rome/IMG_0003.JPG
  # label:none
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # keyword:sea
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  # keyword:SEA
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  # keyword:tower
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Rome	1	~/photos/Paris/copy.jpg
  # keyword:none
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # keyword:"ile de la cite"
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Rome	1	~/photos/Paris/copy.jpg
  # title:harbour
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # title:tower
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  # title:none
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # text:evening
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # text:roma
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # text:night
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  $ for s in near:41.9,12.5 near:41.9,12.6,5km near:42,12.5,20km type:jpeg type:raw in:Rome in:'"Rome/Night"' folder:Rome folder:'R*' portrait landscape square panorama missing duplicate; do echo "# $s"; pholio find "$s"; done
  # near:41.9,12.5
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # near:41.9,12.6,5km
  # near:42,12.5,20km
  Rome	3	~/photos/Rome/IMG_0002.JPG
  # type:jpeg
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # type:raw
  # in:Rome
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  # in:"Rome/Night"
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # folder:Rome
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  # folder:R*
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # portrait
  Paris	3	~/photos/Paris/p2.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # landscape
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  # square
  Rome	5	~/photos/Rome/a (2).jpg
  # panorama
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # missing
  # duplicate
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  $ for s in 'name:p1.jpg' 'p*.jpg' 'IMG_00[01]?.JPG' 'IMG_001?.JPG' 'sha:5009' 'a (2).jpg' '"a (2).jpg"' "\"it's.jpg\""; do echo "# $s"; pholio find "$s"; done
  # name:p1.jpg
  Paris	2	~/photos/Paris/p1.jpg
  # p*.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  # IMG_00[01]?.JPG
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # IMG_001?.JPG
  Paris	1	~/photos/Paris/copy.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # sha:5009
  Rome	2	~/photos/Rome/IMG_0001.JPG
  # a (2).jpg
  Rome	5	~/photos/Rome/a (2).jpg
  # "a (2).jpg"
  # "it's.jpg"
  2> pholio: '"a (2).jpg"' matches no photo
  2> pholio: '"it's.jpg"' matches no photo
  [64]
  $ for s in 'rating:5 portrait' 'rating:5 and not portrait' 'not (rating:4- or in:Paris)' 'rating:5,flag:pick' 'portrait or landscape and rating:5'; do echo "# $s"; pholio find "$s"; done
  # rating:5 portrait
  Paris	3	~/photos/Paris/p2.jpg
  # rating:5 and not portrait
  Paris	2	~/photos/Paris/p1.jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # not (rating:4- or in:Paris)
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  # rating:5,flag:pick
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	6	~/photos/Rome/IMG_0011.JPG
  # portrait or landscape and rating:5
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  $ for s in 5 last 1-3 3- 2,1 1,1 3-1 'like:1' 'not 1' '1-3 and portrait' '7,IMG_0001.JPG'; do echo "# $s"; pholio show Rome "$s"; done
  # 5
  5  2019-05-06 08:00:00              160x160      a (2).jpg
  # last
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  # 1-3
  1  2018-01-01 00:00:00              240x160      copy.jpg  (pick)
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG  (pick)
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG  (reject)
  # 3-
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG  (reject)
  4  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  5  2019-05-06 08:00:00              160x160      a (2).jpg
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  # 2,1
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG  (pick)
  1  2018-01-01 00:00:00              240x160      copy.jpg  (pick)
  # 1,1
  1  2018-01-01 00:00:00              240x160      copy.jpg  (pick)
  # 3-1
  # like:1
  1  2018-01-01 00:00:00              240x160      copy.jpg  (pick)
  # not 1
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG  (pick)
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG  (reject)
  4  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  5  2019-05-06 08:00:00              160x160      a (2).jpg
  6  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  # 1-3 and portrait
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG  (reject)
  # 7,IMG_0001.JPG
  7  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG  (pick)
  2> pholio: '3-1' runs backwards
  2>   3-1
  2>   ^
  $ pholio find --json rating:4-
  {"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":10047,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":180,"iso":null,"keywords":["tower","Île de la Cité"],"label":null,"lens":null,"missing":false,"name":"p1.jpg","path":"~/photos/Paris/p1.jpg","position":2,"rating":5,"serial":null,"sha256":"549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77","state":null,"taken":{"local":"2020-02-29T12:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":10545,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gallery":"Paris","gps":null,"height":240,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"p2.jpg","path":"~/photos/Paris/p2.jpg","position":3,"rating":5,"serial":null,"sha256":"c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c","state":null,"taken":{"local":"2020-03-01T12:00:00","offset":null,"source":"exif"},"title":null,"turn":0,"width":180},{"added":"NOW","alt":null,"aperture":1.8,"artist":"Ada","bytes":10310,"camera":{"make":"Canon","model":"Canon EOS R5"},"city":"Roma","companions":[],"copyright":null,"country":"Italia","creator":"Ada","description":"Boats in the evening","exposure_s":0.004,"flag":"pick","focal_mm":50,"gallery":"Rome","gps":null,"height":160,"iso":100,"keywords":["sea","boats"],"label":"Red","lens":"RF 50mm F1.8","missing":false,"name":"IMG_0001.JPG","path":"~/photos/Rome/IMG_0001.JPG","position":2,"rating":4,"serial":null,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","state":null,"taken":{"local":"2019-05-04T10:00:00","offset":"+02:00","source":"exif"},"title":"The harbour","turn":0,"width":240},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":8062,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gallery":"Rome","gps":null,"height":100,"iso":null,"keywords":[],"label":"Green","lens":null,"missing":false,"name":"IMG_0011.JPG","path":"~/photos/Rome/IMG_0011.JPG","position":6,"rating":5,"serial":null,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a","state":null,"taken":{"local":"2024-01-02T03:20:05","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":400}]}
  $ pholio find -0 in:Paris | tr '\0' '\n'
  ~/photos/Paris/copy.jpg
  ~/photos/Paris/p1.jpg
  ~/photos/Paris/p2.jpg
  ~/photos/Paris/p10.jpg
  ~/photos/Paris/2021-03-04 12.30.00.jpg
  ~/photos/Paris/it's.jpg
  ~/photos/Paris/worse.jpg
  $ pholio find
  Paris	1	~/photos/Paris/copy.jpg
  Paris	2	~/photos/Paris/p1.jpg
  Paris	3	~/photos/Paris/p2.jpg
  Paris	4	~/photos/Paris/p10.jpg
  Paris	5	~/photos/Paris/2021-03-04 12.30.00.jpg
  Paris	6	~/photos/Paris/it's.jpg
  Paris	7	~/photos/Paris/worse.jpg
  Rome	1	~/photos/Paris/copy.jpg
  Rome	2	~/photos/Rome/IMG_0001.JPG
  Rome	3	~/photos/Rome/IMG_0002.JPG
  Rome	4	~/photos/Rome/IMG_0003.JPG
  Rome	5	~/photos/Rome/a (2).jpg
  Rome	6	~/photos/Rome/IMG_0011.JPG
  Rome	7	~/photos/Rome/Ä ö.jpg
  Rome/Night	1	~/photos/Rome/Night/n1.jpg
  Rome/Night	2	~/photos/Rome/Night/n2.jpg
  $ pholio find 1
  2> pholio: '1' is a position, and positions are a gallery's (in:GALLERY asks for one)
  [64]
  $ pholio find rating:
  2> pholio: rating: needs a value, like rating:4-
  2>   rating:
  2>          ^
  [64]
  $ pholio find rating:6
  2> pholio: rating is 0 to 5, not 6
  2>   rating:6
  2>          ^
  [64]
  $ pholio find rating:4-2
  2> pholio: '4-2' runs backwards
  2>   rating:4-2
  2>          ^
  [64]
  $ pholio find 'rating:4 and'
  2> pholio: here a term is missing
  2>   rating:4 and
  2>               ^
  [64]
  $ pholio find 'and'
  2> pholio: 'and' matches no photo ('and', 'or' and 'not' stand between blanks)
  [64]
  $ pholio find '(rating:4'
  2> pholio: this '(' is never closed
  2>   (rating:4
  2>   ^
  [64]
  $ pholio find 'rating:4)'
  2> pholio: rating is 0 to 5, not 4)
  2>   rating:4)
  2>          ^
  [64]
  $ pholio find ''
  2> pholio: The value '' is invalid for '<sel>': an empty selection
  [64]
  $ pholio find 'taken:2019-13'
  2> pholio: '2019-13' is no date: 2019, 2019-05, 2019-05-04 or 10:00
  2>   taken:2019-13
  2>         ^
  [64]
  $ pholio find 'taken:yesterday'
  2> pholio: 'yesterday' is no date: 2019, 2019-05, 2019-05-04 or 10:00
  2>   taken:yesterday
  2>         ^
  [64]
  $ pholio find 'added:7y'
  2> pholio: '7y' is no date: 2019, 2019-05, 2019-05-04 or 7d
  2>   added:7y
  2>         ^
  [64]
  $ pholio find 'iso:many'
  2> pholio: 'many' is no number
  2>   iso:many
  2>       ^
  [64]
  $ pholio find 'near:91,0'
  2> pholio: latitudes are -90 to 90, and longitudes -180 to 180
  2>   near:91,0
  2>        ^
  [64]
  $ pholio find 'near:1'
  2> pholio: near: takes latitude, longitude and a distance: near:48.85,2.35,5km
  2>   near:1
  2>        ^
  [64]
  $ pholio find 'sha:xyz'
  2> pholio: 'sha:xyz': after sha: come 1 to 64 hexadecimal digits
  2>   sha:xyz
  2>       ^
  [64]
  $ pholio find 'sha:'
  2> pholio: 'sha:': after sha: come 1 to 64 hexadecimal digits
  2>   sha:
  2>       ^
  [64]
  $ pholio find 'flag:maybe'
  2> pholio: flag is pick, reject or none
  2>   flag:maybe
  2>        ^
  [64]
  $ pholio find 'label:pink'
  $ pholio find 'type:word'
  2> pholio: there is no type 'word'
  2>   type:word
  2>        ^
  [64]
  $ pholio find 'in:Nowhere'
  2> pholio: 'in:Nowhere': there is no gallery 'Nowhere'
  2>   in:Nowhere
  2>      ^
  [64]
  $ pholio find 'like:5'
  2> pholio: '5' is a position, and positions are a gallery's (in:GALLERY asks for one)
  [64]
  $ pholio find 'colour:red'
  2> pholio: 'colour:red' matches no photo
  [64]
  $ pholio find '"unclosed'
  2> pholio: '"unclosed' matches no photo
  [64]
  $ pholio find 'shutter:1/0'
  2> pholio: '1/0' is no number
  2>   shutter:1/0
  2>           ^
  [64]
  $ pholio show Rome 0
  2> pholio: positions begin at 1, there is no 0
  2>   0
  2>   ^
  [64]
  $ pholio show Rome 1-0
  2> pholio: positions begin at 1, there is no 0
  2>   1-0
  2>     ^
  [64]
  $ pholio show Rome 99999999999999999999
  2> pholio: position 99999999999999999999 is past the end of any gallery
  2>   99999999999999999999
  2>   ^
  [64]
  $ pholio show Rome 5-99
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  [64]
  $ pholio show Rome none.jpg
  2> pholio: 'none.jpg' matches no photo in 'Rome'
  [64]
  $ pholio show Rome '*.png'
  2> pholio: '*.png' matches no photo in 'Rome'
  [64]
  $ pholio help selections
  pholio selections: How photos are named on the command line.
  
  Where help says <sel>, name photos, or say what is true of them. For the shell
  it is one word: put it in single quotes if there are blanks, *, ?, quotes or
  parentheses in it.
  
  NAMES:
    5, last                 A position, as pholio show prints it. find and alike
                            have no positions.
    7-9, 10-                A range of positions; 10- goes to the end.
    IMG_1.jpg               A file's name.
    IMG_40*.jpg             All names like this: * is any text, ? any letter, [12]
                            one of these.
    name:5                  A name that looks like something else.
    sha:3fa1                The beginning of the file's SHA-256.
  
  TERMS:
    taken:2019-05           Taken then: a year, month, day, time, or a range of
                            them.
    added:7d                Imported in the last 7 days; also s, m, h and w, or a
                            date.
    camera:canon            Make or model of the camera; a part is enough.
    lens:*50mm*             The lens; a part is enough, and * is any text.
    iso:800-                ISO 800 and more.
    f:-2.8                  Aperture: the number behind f/, here up to 2.8.
    focal:35..50            Focal length in mm.
    shutter:1/60-           Exposure in seconds, here 1/60 s and longer.
    rating:4-               Stars, 0 to 5, here 4 and more.
    flag:pick               The flag: pick, reject or none.
    label:red               The label.
    title:harbour           These words are in its title.
    keyword:sea             One of its keywords.
    text:harbour            These words are in its title, description or any other
                            words.
    near:48.85,2.35,5km     At most 5 km from there (m, km, mi; by itself 1km).
    type:raw                A file of it is of this type: raw, jpeg, movie,
                            sidecar ...
    like:5                  It looks like this photo, or like one of (these).
    in:Rome                 It is in that gallery, too.
    folder:2019*            A file of it is in such a folder.
    portrait                Higher than wide.
    landscape               Wider than high.
    square                  As wide as high.
    panorama                At least twice as wide as high.
    missing                 The last import found no file of it.
    duplicate               It has several files of the same bytes.
  
  JOINING:
    5,7-9                   A comma, or 'or': these and those. The result is in
                            the order named.
    a and b                 Photos that both are true of. Between terms a blank is
                            enough.
    not a                   Photos that it is not true of.
    (a or b) and c          Parentheses group. 'not' binds before 'and', and that
                            before 'or'.
  
  VALUES:
  4- is 4 and more, -4 is 4 and less, 2..4 is from 2 to 4. Values with blanks or
  commas go in double quotes: camera:"Canon EOS*". taken, camera, lens, rating,
  flag, label, title, keyword take none, too: rating:none. Upper and lower case
  make no difference, but in names of files, folders and galleries.
  
  EXAMPLES:
    pholio show Rome '5,7-9,last'
        Some photos, by their positions.
    pholio find 'rating:4- and not portrait'
        Good photos that are not upright.
