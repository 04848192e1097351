A hundred thousand photos.

  $ big 100000
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
  100000  2x2         1  2017-07-14   2017-07-25  Big
  $ pholio galleries --json
  [{"cap":{"columns":2,"rows":2},"count":100000,"first_taken":"2017-07-14T02:40:32","last_taken":"2017-07-25T16:26:40","locked":false,"name":"Big","policy":"append","revision":1,"where":null}]
  $ pholio show Big 1-3,last
       1  2017-07-14 04:51:59              4000x3000    IMG_0000001.JPG  (missing)
       2  2017-07-14 07:03:58              4000x3000    IMG_0000002.JPG  (missing)
       3  2017-07-14 09:15:57              4000x3000    IMG_0000003.JPG  (missing)
  100000  2017-07-24 12:00:27              4000x3000    IMG_0100000.JPG  (missing)
  $ pholio show Big 50000 --json
  {"cap":{"columns":2,"rows":2},"gallery":"Big","revision":1,"where":null,"photos":[{"added":null,"alt":null,"aperture":null,"artist":null,"bytes":1948815,"camera":{"make":"Maker","model":"Model 6"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":3000,"iso":null,"keywords":[],"label":null,"lens":null,"missing":true,"name":"IMG_0050000.JPG","path":"/photos/IMG_0050000.JPG","position":50000,"rating":null,"serial":null,"sha256":"3030303030303030303030303030303030303030303033303033363336333034","state":null,"taken":{"local":"2017-07-25T02:13:35","offset":null,"source":"exif"},"title":null,"turn":0,"width":4000}]}
  $ pholio reorder Big --move 99999 --to 2
  2> Big: move 99999 to 2
  $ pholio reorder Big --move 1-50000 --to last
  2> Big: move 1-50000 to last
  $ pholio reorder Big --move 500-600 --after 10 --json
  {"changed":true,"gallery":"Big","made":[],"moved":101,"revision":4,"summary":"move 500-600 after 10","unfound":[],"without_signature":0}
  $ pholio reorder Big --swap 1,last
  2> Big: swap 1 and last
  $ pholio reorder Big --by name --reverse
  2> Big: sort by name, reversed
  $ pholio undo
  2> undid: sort by name, reversed
  $ pholio undo
  2> undid: swap 1 and last
  $ pholio redo
  2> did again: swap 1 and last
  $ pholio reorder Big --shuffle --seed 9
  2> Big: shuffle with seed 9
  $ pholio order Big | sha256sum
  cee9c55adae07221f6fb3af78d233cd312d144d5cc6a13beca8f1ac1380149de  -
  $ pholio order Big > o.txt; tac o.txt | pholio reorder Big --order -
  2> Big: order as in a list
  $ pholio order Big | sha256sum
  36e77ef453cc9054debecdb6bb25beee9db0b49fa90c7ad94434bb63b46c4d7f  -
  $ pholio find 'taken:2017-07-16' | wc -l
  8641
  $ pholio find 'camera:"Model 3" taken:2017-07-16T10..2017-07-16T10:01' | head -n 5
  2> pholio: '2017-07-16T10' is no date: 2019, 2019-05, 2019-05-04 or 10:00
  2>   camera:"Model 3" taken:2017-07-16T10..2017-07-16T10:01
  2>                          ^
  $ pholio remove Big 'camera:"Model 3"'
  2> Big: removed 14286 photos
  $ pholio mark Big now
  $ pholio reorder Big --move 'camera:"Model 5"' --into Five
  2> Five: made
  2> Big: move camera:"Model 5" into Five
  $ pholio restore Big now
  2> Big: restored now
  $ pholio layout Big --width 1200 --window 100000,100300
  {"cells":[{"cell_index":2137,"grid_index":2140,"height":200,"width":200,"x":33.333333333333336,"y":99900},{"cell_index":2138,"grid_index":2141,"height":200,"width":200,"x":266.6666666666667,"y":99900},{"cell_index":2139,"grid_index":2142,"height":200,"width":200,"x":500,"y":99900},{"cell_index":2140,"grid_index":2143,"height":200,"width":200,"x":733.3333333333334,"y":99900},{"cell_index":2141,"grid_index":2144,"height":200,"width":200,"x":966.6666666666667,"y":99900},{"cell_index":2142,"grid_index":2145,"height":200,"width":200,"x":33.333333333333336,"y":100133.33333333333},{"cell_index":2143,"grid_index":2146,"height":200,"width":200,"x":266.6666666666667,"y":100133.33333333333},{"cell_index":2144,"grid_index":2147,"height":200,"width":200,"x":500,"y":100133.33333333333},{"cell_index":2145,"grid_index":2148,"height":200,"width":200,"x":733.3333333333334,"y":100133.33333333333},{"cell_index":2146,"grid_index":2149,"height":200,"width":200,"x":966.6666666666667,"y":100133.33333333333}],"columns":5,"content_height":4000300.0000000005,"gap":33.333333333333336,"layout":"grid","rows":17144,"width":1200}
  $ pholio layout Big --width 1200 --layout rows --window 0,500
  {"cells":[{"cell_index":0,"height":439.99998703599016,"row":0,"width":586.6666668653488,"x":10,"y":10},{"cell_index":1,"height":214.99999351799508,"row":0,"width":286.6666665673256,"x":606.6666668653488,"y":10},{"cell_index":2,"height":214.99999351799508,"row":0,"width":286.6666665673256,"x":903.3333334326744,"y":10},{"cell_index":3,"height":214.99999351799508,"row":1,"width":286.6666665673256,"x":606.6666668653488,"y":234.99999351799508},{"cell_index":4,"height":214.99999351799508,"row":1,"width":286.6666665673256,"x":903.3333334326744,"y":234.99999351799508},{"cell_index":5,"height":215.62499357387443,"row":2,"width":287.5,"x":10,"y":459.99998703599016},{"cell_index":6,"height":215.62499357387443,"row":2,"width":287.5,"x":307.5,"y":459.99998703599016},{"cell_index":7,"height":215.62499357387443,"row":2,"width":287.5,"x":605,"y":459.99998703599016},{"cell_index":8,"height":215.62499357387443,"row":2,"width":287.5,"x":902.5,"y":459.99998703599016}],"content_height":4835136.73729444,"gap":10,"layout":"rows","rows":21430,"width":1200}
  $ pholio gallery cap Big 3x3; pholio gallery feature Big 2-4 2x2; pholio show Big 1-20 --grid
  2> Big: featured 3 photos
  2> pholio: --grid has all photos: it takes no selection
  [64]
  $ pholio gallery create Some --where 'taken:2017-07-16'
  $ pholio history Big
  WHEN                   MOVED  WHAT
  NOW       3  feature 2-4 2x2
  NOW   14286  restore now
  NOW   14286  move camera:"Model 5" into Five
  NOW   14286  remove camera:"Model 3"
  NOW  100000  order as in a list
  NOW   99999  shuffle with seed 9
  NOW   99998  sort by name, reversed (superseded)
  NOW       2  swap 1 and last
  NOW     101  move 500-600 after 10
  NOW   50000  move 1-50000 to last
  NOW       1  move 99999 to 2
  $ pholio alarms Big --json | sha256sum
  2c441f6b33afac4bccd4b87e40397b462bd4b3be9ccf0005c31f668af8764740  -
  $ pholio check | head -n 3
  catalog-order: catalog: the sort key of /photos/IMG_0000001.JPG is not its name's
  catalog-order: catalog: the sort key of /photos/IMG_0000002.JPG is not its name's
  catalog-order: catalog: the sort key of /photos/IMG_0000003.JPG is not its name's
  $ pholio sheet Big --dry-run -o x.pdf --paper A4
  2> ~/x.pdf: 85714 photos on 3062 pages, 2480x3508 pixels
  $ pholio export Big out --dry-run --only 1-2
  2> Big: would export 2 photos, files: nothing to write
  2> pholio: 1  /photos/IMG_0007315.JPG: there is no file
  2> pholio: 2  /photos/IMG_0036602.JPG: there is no file
  [3]
  $ pholio backup b; pholio gallery delete Big; pholio backup --restore b; pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
   85714  3x3        15  2017-07-14   2017-07-25  Big
   14286  1x1         1  2017-07-14   2017-07-25  Five
    8641  1x1         1  2017-07-16   2017-07-16  Some
  2> ~/b: 3 galleries, 100000 photos, 55746560 bytes
  2> Restored ~/b: 3 galleries, 100000 photos
  2> The catalog that was there is ~/.local/share/pholio/catalog.sqlite.before-restore-NOW
  $ pholio prune /photos --dry-run | short
  118bd9fbab079c65
  /photos/IMG_0000001.JPG
  /photos/IMG_0000002.JPG
  /photos/IMG_0000003.JPG
  /photos/IMG_0000004.JPG
  /photos/IMG_0000005.JPG
  /photos/IMG_0000006.JPG
  /photos/IMG_0000007.JPG
  /photos/IMG_0000008.JPG
  /photos/IMG_0000009.JPG
  /photos/IMG_0000010.JPG
  /photos/IMG_0000011.JPG
  /photos/IMG_0000012.JPG
  /photos/IMG_0000013.JPG
  /photos/IMG_0000014.JPG
  /photos/IMG_0000015.JPG
  /photos/IMG_0000016.JPG
  /photos/IMG_0000017.JPG
  /photos/IMG_0000018.JPG
  /photos/IMG_0000019.JPG
  /photos/IMG_0000020.JPG
  2> Would forget 100000 photos' files; 100000 photos would have no file any more
  2>   Big: 85714 photos to be taken out
  2>   Five: 14286 photos to be taken out
  2>   Some: 8641 photos to be taken out
  $ pholio relocate /photos /other
  2> Relocated 1 folder, 100000 files
  2>   0 there now, 100000 not there
  $ catalog | grep -v '^photo\|^  taken\|^file\|^  [0-9a-f]* \(title\|rating\)' | cut -c1-300 | head -n 80
  portfolio: cap 1x1, revision 3
  gallery Big: cap 3x3, open, append, revision 15
    of /other
    85714 photos, 82658c2143e88d94da7d71551731d15c937e157b9e4e9a57d75bec6787384147
    30303030 spans 2x2
    30303030 spans 2x2
    30303030 spans 2x2
    mark now: 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 30303030 
  gallery Five: cap 1x1, open, append, revision 1
    14286 photos, baffd7da22f4f5f5713a47d08bdd10fec7ce76c4b5b24a8872a50216a0aaffc6
  gallery Some: cap 1x1, open, append, revision 1
    filled by taken:2017-07-16
    8641 photos, f56a4dd7655c57b58b8d8b5375677701301e423c3ed6772146cd5f29e836f8d1
  change: move 99999 to 2; 1 moved, done
    of Big
  change: move 1-50000 to last; 50000 moved, done
    of Big
  change: move 500-600 after 10; 101 moved, done
    of Big
  change: swap 1 and last; 2 moved, done
    of Big
  change: sort by name, reversed; 99998 moved, superseded
    of Big
  change: shuffle with seed 9; 99999 moved, done
    of Big
  change: order as in a list; 100000 moved, done
    of Big
  change: remove camera:"Model 3"; 14286 moved, done
    of Big
  change: move camera:"Model 5" into Five; 14286 moved, done
    of Big
    of Five
  change: restore now; 14286 moved, done
    of Big
  change: feature 2-4 2x2; 3 moved, done
    of Big
    30303030: 1x1, now 2x2
    30303030: 1x1, now 2x2
    30303030: 1x1, now 2x2
  $ catalog | sha256sum
  c8b767637305170b82b59d0cc4806f1020fc3e1796060bc568bff05323ed053b  -
