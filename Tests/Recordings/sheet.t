Contact sheets.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio sheet Rome -o a.jpg
  2> ~/a.jpg: 7 photos, 1883x564 pixels
  $ pholio sheet Rome -o a.jpg
  2> ~/a.jpg: 7 photos, 1883x564 pixels, unchanged
  $ pholio sheet Rome -o b.pdf --paper A4
  2> ~/b.pdf: 7 photos on 1 page, 2480x3508 pixels
  $ pholio sheet Rome -o c.jpg --paper 4x6 --columns 2 --rows 1 --json
  {"besides":[],"files":[{"bytes":75443,"changed":true,"first":1,"height":1800,"last":2,"milliseconds":N,"page":1,"path":"~/c-01.jpg","photos":2,"width":1200},{"bytes":80463,"changed":true,"first":3,"height":1800,"last":4,"milliseconds":N,"page":2,"path":"~/c-02.jpg","photos":2,"width":1200},{"bytes":63226,"changed":true,"first":5,"height":1800,"last":6,"milliseconds":N,"page":3,"path":"~/c-03.jpg","photos":2,"width":1200},{"bytes":56645,"changed":true,"first":7,"height":1800,"last":7,"milliseconds":N,"page":4,"path":"~/c-04.jpg","photos":1,"width":1200}],"gallery":"Rome","milliseconds":N,"notes":[],"pages":4,"photos":7}
  $ pholio sheet Rome -o d.jpg --layout rows --paper A4 --dpi 100 --title 'A title' --header 'l|m|{page}/{pages}' --footer '{date}||x'
  2> pholio: --footer: '{date}' is about a photo, and this is about the page
  [64]
  $ pholio sheet Rome -o e.jpg --cap 2x2 --last-row spread --fit cover --crop attention --columns 3
  2> ~/e.jpg: 7 photos, 1133x1120 pixels
  $ pholio sheet Rome -o f.jpg --background '#102030' --cell-background '#ffffff' --border 2 --border-colour '#ff0000' --radius 8
  2> ~/f.jpg: 7 photos, 1883x556 pixels
  $ pholio sheet Rome -o g.jpg --caption '{title}|{city}, {country}|{date}' --lines 2 --font-size 12 --only 'rating:4-'
  2> ~/g.jpg: 2 photos, 758x298 pixels
  $ pholio sheet --galleries -o h.jpg --style stacks
  2> ~/h.jpg: 3 galleries, 1133x341 pixels
  $ pholio sheet Rome -o i.pdf --preset proof
  2> ~/i.pdf: 7 photos on 1 page, 2480x3508 pixels
  $ pholio sheet Rome -o j.pdf --preset poster --bleed 3mm --crop-marks --dpi 50
  2> ~/j.pdf: 7 photos on 1 page, 585x827 pixels
  $ pholio sheet Rome -o k.jpg --one-page --paper 600x400px --map k.json --json --frames
  {"besides":[{"bytes":664,"changed":true,"content":"maps","path":"~/k.json"}],"files":[{"bytes":37668,"cells":[{"cell":{"height":188,"width":140,"x":8,"y":8},"drawn":{"height":93,"width":140,"x":8,"y":88},"name":"copy.jpg","picture":{"height":173,"width":140,"x":8,"y":8},"position":1,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","turn":0,"words":["1  copy.jpg"],"words_box":{"height":10,"width":43,"x":56,"y":185}},{"cell":{"height":188,"width":140,"x":156,"y":8},"drawn":{"height":93,"width":140,"x":156,"y":88},"name":"IMG_0001.JPG","picture":{"height":173,"width":140,"x":156,"y":8},"position":2,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","turn":0,"words":["2  IMG_0001.JPG"],"words_box":{"height":10,"width":67,"x":192,"y":185}},{"cell":{"height":188,"width":140,"x":304,"y":8},"drawn":{"height":173,"width":115,"x":317,"y":8},"name":"IMG_0002.JPG","picture":{"height":173,"width":140,"x":304,"y":8},"position":3,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190","turn":0,"words":["3  IMG_0002.JPG"],"words_box":{"height":10,"width":67,"x":340,"y":185}},{"cell":{"height":188,"width":140,"x":452,"y":8},"drawn":{"height":173,"width":115,"x":465,"y":8},"name":"IMG_0003.JPG","picture":{"height":173,"width":140,"x":452,"y":8},"position":4,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5","turn":0,"words":["4  IMG_0003.JPG"],"words_box":{"height":10,"width":67,"x":488,"y":185}},{"cell":{"height":188,"width":140,"x":82,"y":204},"drawn":{"height":140,"width":140,"x":82,"y":221},"name":"a (2).jpg","picture":{"height":173,"width":140,"x":82,"y":204},"position":5,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699","turn":0,"words":["5  a (2).jpg"],"words_box":{"height":10,"width":43,"x":130,"y":365}},{"cell":{"height":188,"width":140,"x":230,"y":204},"drawn":{"height":35,"width":140,"x":230,"y":326},"name":"IMG_0011.JPG","picture":{"height":173,"width":140,"x":230,"y":204},"position":6,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a","turn":0,"words":["6  IMG_0011.JPG"],"words_box":{"height":10,"width":67,"x":266,"y":365}},{"cell":{"height":188,"width":140,"x":378,"y":204},"drawn":{"height":93,"width":140,"x":378,"y":268},"name":"Ä ö.jpg","picture":{"height":173,"width":140,"x":378,"y":204},"position":7,"sha256":"39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308","turn":0,"words":["7  Ä ö.jpg"],"words_box":{"height":10,"width":38,"x":429,"y":365}}],"changed":true,"first":1,"height":400,"last":7,"milliseconds":N,"page":1,"path":"~/k.jpg","photos":7,"width":600}],"gallery":"Rome","milliseconds":N,"notes":[],"pages":1,"photos":7}
  $ pholio sheet Rome -o l.jpg --no-captions --no-map --rotate-to-fit --enlarge --cell 100x100 --align top
  2> ~/l.jpg: 7 photos, 548x224 pixels
  $ pholio sheet Rome -o m.jpg --pages 2- --paper 300x300px --columns 2 --rows 1 --pdf m.pdf
  2> ~/m-02.jpg: photos 3–4 of 7, 300x300 pixels
  2> ~/m-03.jpg: photos 5–6 of 7, 300x300 pixels
  2> ~/m-04.jpg: photo 7 of 7, 300x300 pixels
  2> ~/m.pdf: 5 photos of 7 on 3 pages, 300x300 pixels
  $ hashes *.jpg *.pdf; cat k.json
  61b8e95259b3f194  a.jpg
  514b7c3c2114ba3a  c-01.jpg
  5447ea5f5cce93c6  c-02.jpg
  312da23815a71be7  c-03.jpg
  9b9347a9fa84f672  c-04.jpg
  b787b549243ad008  e.jpg
  5c981599e1535a47  f.jpg
  87d1bfb1cff2c690  g.jpg
  cc3cca2c33f45523  h.jpg
  1b2cfe24adb04be6  k.jpg
  51f8eb8241f744d9  l.jpg
  08240340b5c3ab63  m-02.jpg
  150e7540ce701d9f  m-03.jpg
  8b1fe099387442df  m-04.jpg
  6f8d44fbc6adf9b0  b.pdf
  52c4e8bf58712fb0  i.pdf
  86d53a1ab0425917  j.pdf
  1ed02564026ab3ea  m.pdf
  {"pages":[{"file":"k.jpg","map":{"cells":[{"height":188,"position":1,"sha":"1147b7d602ad6391","width":140,"x":8,"y":8},{"height":188,"position":2,"sha":"5009605b1ff507cd","width":140,"x":156,"y":8},{"height":188,"position":3,"sha":"1b25fa84f70b6170","width":140,"x":304,"y":8},{"height":188,"position":4,"sha":"f4ec9a7062898b25","width":140,"x":452,"y":8},{"height":188,"position":5,"sha":"2a1bf67fc9df72a5","width":140,"x":82,"y":204},{"height":188,"position":6,"sha":"67c2d45651a40b8c","width":140,"x":230,"y":204},{"height":188,"position":7,"sha":"39468ee9a0ab192a","width":140,"x":378,"y":204}],"gallery":"Rome","height":400,"page":1,"pages":1,"width":600}}]}
  $ pholio sheet --list-fields
  FIELD          TELLS
  {position}     its position in the gallery: 12; {position:04} has four digits at least: 0012
  {number}       its number among those that are shown: 3; {number:04} has four digits at least: 0003
  {frame}        its frame on the film, from the file's name where that has one: 36A; else its position
  {name}         the file's name: IMG_4021.JPG
  {stem}         the file's name without its extension: IMG_4021
  {path}         the file's path
  {rating}       its rating: 0 to 5
  {label}        its label: Red
  {title}        the title given by pholio caption, else the file's own
  {description}  the description given by pholio caption, else the file's own
  {alt}          its alt text, for those who don't see it
  {keywords}     its keywords: sea, Marie
  {creator}      who took it
  {copyright}    who has the rights
  {city}         the city where it was taken
  {state}        the state or province where it was taken
  {country}      the country where it was taken
  {date}         the day it was taken, if that is known: 2019-05-04; {date:%d.%m.%Y} and the like in other ways
  {time}         the time it was taken, if that is known: 10:11; {time:%H:%M:%S} and the like in other ways
  {camera}       the camera's model, with its maker: Canon EOS 5D
  {serial}       the camera's serial number
  {lens}         the lens
  {aperture}     the aperture: f/2.8
  {shutter}      the exposure time: 1/250 s
  {iso}          the sensitivity: ISO 400
  {focal}        the focal length: 50 mm
  {width}        the picture's width when upright, in pixels
  {height}       the picture's height when upright, in pixels
  {megapixels}   its size in megapixels: 12.2 MP
  {gallery}      the gallery's name
  {count}        how many photos the gallery has
  {s}            an s, unless {count} is 1: {count} photo{s}
  {page}         the page's number
  {pages}        how many pages the sheet has
  {today}        today's date: 2020-01-31; {today:%d.%m.%Y} and the like in other ways
  $ pholio sheet Rome --dry-run -o x.jpg
  2> ~/x.jpg: 7 photos, 1883x564 pixels
  $ pholio sheet Rome --dry-run -o x.jpg --json --frames
  {"besides":[],"files":[{"cells":[{"cell":{"height":270,"width":367,"x":8,"y":8},"drawn":{"height":160,"width":240,"x":72,"y":91},"name":"copy.jpg","picture":{"height":245,"width":367,"x":8,"y":8},"position":1,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","turn":0,"words":["1  copy.jpg"],"words_box":{"height":14,"width":63,"x":160,"y":257}},{"cell":{"height":270,"width":367,"x":383,"y":8},"drawn":{"height":160,"width":240,"x":447,"y":91},"name":"IMG_0001.JPG","picture":{"height":245,"width":367,"x":383,"y":8},"position":2,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9","turn":0,"words":["2  IMG_0001.JPG"],"words_box":{"height":14,"width":96,"x":518,"y":257}},{"cell":{"height":270,"width":367,"x":758,"y":8},"drawn":{"height":240,"width":160,"x":862,"y":11},"name":"IMG_0002.JPG","picture":{"height":245,"width":367,"x":758,"y":8},"position":3,"sha256":"1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190","turn":0,"words":["3  IMG_0002.JPG"],"words_box":{"height":14,"width":96,"x":893,"y":257}},{"cell":{"height":270,"width":367,"x":1133,"y":8},"drawn":{"height":240,"width":160,"x":1237,"y":11},"name":"IMG_0003.JPG","picture":{"height":245,"width":367,"x":1133,"y":8},"position":4,"sha256":"f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5","turn":0,"words":["4  IMG_0003.JPG"],"words_box":{"height":14,"width":96,"x":1268,"y":257}},{"cell":{"height":270,"width":367,"x":1508,"y":8},"drawn":{"height":160,"width":160,"x":1612,"y":91},"name":"a (2).jpg","picture":{"height":245,"width":367,"x":1508,"y":8},"position":5,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699","turn":0,"words":["5  a (2).jpg"],"words_box":{"height":14,"width":60,"x":1661,"y":257}},{"cell":{"height":270,"width":367,"x":8,"y":286},"drawn":{"height":92,"width":367,"x":8,"y":397},"name":"IMG_0011.JPG","picture":{"height":245,"width":367,"x":8,"y":286},"position":6,"sha256":"67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a","turn":0,"words":["6  IMG_0011.JPG"],"words_box":{"height":14,"width":96,"x":143,"y":495}},{"cell":{"height":270,"width":367,"x":383,"y":286},"drawn":{"height":160,"width":240,"x":447,"y":329},"name":"Ä ö.jpg","picture":{"height":245,"width":367,"x":383,"y":286},"position":7,"sha256":"39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308","turn":0,"words":["7  Ä ö.jpg"],"words_box":{"height":14,"width":54,"x":539,"y":495}}],"changed":false,"first":1,"height":564,"last":7,"milliseconds":N,"page":1,"path":"~/x.jpg","photos":7,"width":1883}],"gallery":"Rome","milliseconds":N,"notes":[],"pages":1,"photos":7}
  $ pholio presets
  NAME           WHAT IT IS
  contact-8x10   a contact sheet of 8x10 inches, with the files' names
  film           strips of 35 mm film on black, six frames each, with the frames' numbers at the edge
  index          the whole gallery on one sheet of paper, small
  passe-partout  one picture a page, as in a mount: wide margins, a fine line, its title below
  poster         a wall of pictures, edge to edge, on dark paper
  proof          a sheet to mark what to print: large enough to judge, with what the camera did
  web            one long picture for a web page
  zine           a booklet's pages of A5: one picture large, the next ones small in rows below or beside it
  $ pholio presets --json
  [{"description":"a contact sheet of 8x10 inches, with the files' names","name":"contact-8x10"},{"description":"strips of 35 mm film on black, six frames each, with the frames' numbers at the edge","name":"film"},{"description":"the whole gallery on one sheet of paper, small","name":"index"},{"description":"one picture a page, as in a mount: wide margins, a fine line, its title below","name":"passe-partout"},{"description":"a wall of pictures, edge to edge, on dark paper","name":"poster"},{"description":"a sheet to mark what to print: large enough to judge, with what the camera did","name":"proof"},{"description":"one long picture for a web page","name":"web"},{"description":"a booklet's pages of A5: one picture large, the next ones small in rows below or beside it","name":"zine"}]
  $ pholio presets proof
  {
    "description": "a sheet to mark what to print: large enough to judge, with what the camera did",
    "paper": "A4",
    "margin": "8mm",
    "gap": "3mm",
    "rotate-to-fit": false,
    "enlarge": false,
    "caption": "{position}  {stem}|{aperture}  {shutter}  {iso}|{date}",
    "font-size": "7pt",
    "header": "{gallery}||{count} photo{s}",
    "footer": "||{page} / {pages}",
    "header-size": "9pt"
  }
  $ pholio presets nothing
  2> pholio: there is no preset 'nothing' (there are contact-8x10, film, index, passe-partout, poster, proof, web, zine)
  [64]
  $ mkdir -p .config/pholio/presets; pholio presets proof | sed 's/"columns": *[0-9]*/"columns": 3/' > .config/pholio/presets/mine.json; pholio presets; pholio sheet Rome --preset mine --dry-run -o x.pdf
  NAME           WHAT IT IS
  contact-8x10   a contact sheet of 8x10 inches, with the files' names
  film           strips of 35 mm film on black, six frames each, with the frames' numbers at the edge
  index          the whole gallery on one sheet of paper, small
  passe-partout  one picture a page, as in a mount: wide margins, a fine line, its title below
  poster         a wall of pictures, edge to edge, on dark paper
  proof          a sheet to mark what to print: large enough to judge, with what the camera did
  web            one long picture for a web page
  zine           a booklet's pages of A5: one picture large, the next ones small in rows below or beside it
  mine           a sheet to mark what to print: large enough to judge, with what the camera did
  2> ~/x.pdf: 7 photos on 1 page, 2480x3508 pixels
  $ echo '{"nothing": 1}' > .config/pholio/presets/bad.json; pholio sheet Rome --preset bad -o x.jpg; pholio presets
  NAME           WHAT IT IS
  contact-8x10   a contact sheet of 8x10 inches, with the files' names
  film           strips of 35 mm film on black, six frames each, with the frames' numbers at the edge
  index          the whole gallery on one sheet of paper, small
  passe-partout  one picture a page, as in a mount: wide margins, a fine line, its title below
  poster         a wall of pictures, edge to edge, on dark paper
  proof          a sheet to mark what to print: large enough to judge, with what the camera did
  web            one long picture for a web page
  zine           a booklet's pages of A5: one picture large, the next ones small in rows below or beside it
  mine           a sheet to mark what to print: large enough to judge, with what the camera did
  2> pholio: ~/.config/pholio/presets/bad.json: there is no 'nothing' in a preset
  2> pholio: ~/.config/pholio/presets/bad.json: there is no 'nothing' in a preset
  [3]
  $ pholio pick a.jpg 2 4-5
  NUMBER  SHA           NAME
       2  5009605b1ff5  IMG_0001.JPG
       4  f4ec9a706289  IMG_0003.JPG
       5  2a1bf67fc9df  a (2).jpg
  $ pholio pick b.pdf 1 --into Chosen
  2> Chosen: made
  2> Chosen: picked 1 photo of Rome
  $ pholio pick a.jpg 1,2 --into Chosen:1 --json
  {"changed":true,"created":false,"from":"Rome","into":"Chosen","missing":[],"photos":[{"name":"copy.jpg","number":1,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670"},{"name":"IMG_0001.JPG","number":2,"sha256":"5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9"}]}
  $ pholio pick a.jpg --at 100,100
  NUMBER  SHA           NAME
       1  1147b7d602ad  copy.jpg
  $ pholio pick k.jpg 3 --map k.json --dry-run --into Chosen
  2> Chosen: would pick 1 photo of Rome
  $ pholio pick a.jpg 99
  2> pholio: '99': the numbers there are 1-7
  [64]
  $ pholio pick l.jpg 1
  2> pholio: ~/l.jpg: says nothing of the photos on it; a file written by sheet --map does (--map FILE.json)
  [1]
  $ pholio pick photos/Paris/notes.txt 1
  2> pholio: ~/photos/Paris/notes.txt: says nothing of the photos on it; a file written by sheet --map does (--map FILE.json)
  [1]
  $ pholio pick none.jpg 1
  2> pholio: ~/none.jpg: can't be read: No such file or directory
  [66]
  $ pholio pick a.jpg
  2> pholio: say which photos by numbers, or by --at
  [64]
  $ pholio pick a.jpg --at 5
  2> pholio: The value '5' is invalid for '--at <x,y>' (pholio help pick says what it takes)
  [64]
  $ pholio show Chosen
  1  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  2  2018-01-01 00:00:00              240x160      copy.jpg
  $ for w in '--columns 0' '--rows 2 --one-page' '--paper A4x' '--paper 1x1px' '--cap 0x0' '--quality 101' '--dpi 0' '--gap 5km' '--margin 500mm --paper A4' '--caption {nothing}' '--font-size 9pt' '--fit squeeze' '--preset none' '--pages 9' '--pages x' '--only 99' '--logo none.png' '--logo-at middle' '--background red' '--radius -1' '--bleed 3mm' '--crop-marks' '--lines 4' '--frames' '--landscape' '--cell 40mm' '--title-size x' '--style stacks' '--header a|b|c|d' '--font Nothing'; do echo "# $w"; pholio sheet Rome -o x.jpg $w; echo "$?"; done
  # --columns 0
  64
  # --rows 2 --one-page
  64
  # --paper A4x
  64
  # --paper 1x1px
  64
  # --cap 0x0
  64
  # --quality 101
  64
  # --dpi 0
  64
  # --gap 5km
  64
  # --margin 500mm --paper A4
  64
  # --caption {nothing}
  64
  # --font-size 9pt
  0
  # --fit squeeze
  64
  # --preset none
  64
  # --pages 9
  64
  # --pages x
  64
  # --only 99
  64
  # --logo none.png
  66
  # --logo-at middle
  64
  # --background red
  64
  # --radius -1
  64
  # --bleed 3mm
  64
  # --crop-marks
  64
  # --lines 4
  64
  # --frames
  64
  # --landscape
  64
  # --cell 40mm
  0
  # --title-size x
  64
  # --style stacks
  64
  # --header a|b|c|d
  64
  # --font Nothing
  64
  2> pholio: --columns takes 1 to 1000, not 0
  2> pholio: --rows with one page goes with a --paper
  2> pholio: The value 'A4x' is invalid for '--paper <paper>': 'A4x' is not a paper: none, A2, A3, A4, A5, A6, Letter, Legal, Tabloid, 4x6, 5x7, 8x10, 8x12, 11x14, or a size like 210x297mm, 8x10in, 1920x1080px
  2> pholio: the page would be 1x1 pixels, and an edge has 16 to 65500: choose another --paper or --dpi
  2> pholio: The value '0x0' is invalid for '--cap <cxr>': '0x0' is not a drop cap: columns x rows, like 2x2
  2> pholio: --quality takes 1 to 100, not 101
  2> pholio: --dpi takes 1 to 9600, not 0
  2> pholio: The value '5km' is invalid for '--gap <length>': '5km' is not a length: pixels, or a number with mm, cm, in, pt or px
  2> pholio: there is no room for cells: the page's width has 2480 pixels, of which its margins take 11812, 2 gaps of 47 take 94; and 1 column of at least 8 pixels need 8: choose a smaller --margin
  2> pholio: The value '{nothing}' is invalid for '--caption <template>': there is no field '{nothing}' (there are {position}, {number}, {frame}, {name}, {stem}, {path}, {rating}, {label}, {title}, {description}, {alt}, {keywords}, {creator}, {copyright}, {city}, {state}, {country}, {date}, {time}, {camera}, {serial}, {lens}, {aperture}, {shutter}, {iso}, {focal}, {width}, {height}, {megapixels}, {gallery}, {count}, {s}, {page}, {pages}, {today})
  2> ~/x.jpg: 7 photos, 1883x678 pixels
  2> pholio: The value 'squeeze' is invalid for '--fit <how>': 'squeeze' is none of contain, cover
  2> pholio: there is no preset 'none' (there are contact-8x10, film, index, passe-partout, poster, proof, web, zine, bad, mine)
  2> pholio: --pages 9: the sheet has 1 page
  2> pholio: The value 'x' is invalid for '--pages <n-m>': 'x' does not say which pages: 2, 2-3, 2- and 1,4 do
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  2> pholio: none.png: can't be read: No such file or directory
  2> pholio: The value 'middle' is invalid for '--logo-at <where>': 'middle' is none of header-left, header-middle, header-right, footer-left, footer-middle, footer-right
  2> pholio: The value 'red' is invalid for '--background <#rrggbb>': 'red' is not a colour: #rrggbb is needed
  2> pholio: Missing value for '--radius <length>' (pholio help sheet has examples)
  2> pholio: --bleed goes with a --paper
  2> pholio: --crop-marks goes with a --paper
  2> pholio: --lines takes 1 to 3, not 4
  2> pholio: --frames goes with --json
  2> pholio: --landscape goes with a --paper
  2> ~/x.jpg: 7 photos, 2408x1068 pixels
  2> pholio: The value 'x' is invalid for '--title-size <length>': 'x' is not a length: pixels, or a number with mm, cm, in, pt or px
  2> pholio: --style goes with --galleries
  2> pholio: The value 'a|b|c|d' is invalid for '--header <template>': 'a|b|c|d': at most two bars, between headline, byline and date (\| is a bar)
  2> pholio: --font: this machine has no font family named 'Nothing' (fc-list : family lists what it has)
  $ pholio sheet Rome
  2> pholio: where to? -o names the file
  [64]
  $ pholio sheet
  2> pholio: whose sheet? a gallery's name is needed
  [64]
  $ pholio sheet Rome -o x.png
  2> pholio: -o x.png: a sheet is written as JPEG (.jpg) or PDF (.pdf)
  [64]
  $ pholio sheet Nowhere -o x.jpg
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio sheet Rome --galleries -o x.jpg
  2> pholio: a gallery's name and --galleries don't go together
  [64]
  $ pholio sheet Rome -o /proc/none/x.jpg
  2> pholio: /proc/none/x.jpg: can't be written: No such file or directory
  [73]
  $ pholio sheet Rome -o photos/Rome/x.jpg
  2> ~/photos/Rome/x.jpg: 7 photos, 1883x564 pixels
  $ pholio gallery create Empty; pholio sheet Empty -o x.jpg
  2> pholio: 'Empty' has no photos to put on a sheet
  [1]
  $ ls
  a.jpg
  b.pdf
  c-01.jpg
  c-02.jpg
  c-03.jpg
  c-04.jpg
  e.jpg
  f.jpg
  g.jpg
  h.jpg
  i.pdf
  j.pdf
  k.jpg
  k.json
  l.jpg
  m-02.jpg
  m-03.jpg
  m-04.jpg
  m.pdf
  photos
  x.jpg
