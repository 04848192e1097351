Orders by hand.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ o() { pholio reorder Rome "$@"; s=$?; pholio order Rome | cut -d' ' -f3- | tr '\n' '|'; echo; return $s; }; declare -f o > .o; echo ". ~/.o" >> .functions
  $ o --move 5 --to 1
  order Rome revision 2|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: move 5 to 1
  $ o --move 5,2,7 --to 3
  order Rome revision 3|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: move 5,2,7 to 3
  $ o --move 1-2 --to last
  order Rome revision 4|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> Rome: move 1-2 to last
  $ o --move 7,6 --to 6
  order Rome revision 5|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|
  2> Rome: move 7,6 to 6
  $ o --move 1 --to 99
  order Rome revision 6|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|
  2> Rome: move 1 to last
  $ o --move IMG_0001.JPG --before IMG_0010.JPG
  order Rome revision 7|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|
  2> Rome: move IMG_0001.JPG before IMG_0010.JPG
  $ o --move last --after 1
  order Rome revision 8|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|
  2> Rome: move last after 1
  $ o --move 'IMG_00*' --after 'a (2).jpg'
  order Rome revision 9|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: move IMG_00* after a (2).jpg
  $ o --move 2 --onto 5
  order Rome revision 10|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: move 2 onto 5
  $ o --move 5 --onto 2
  order Rome revision 11|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: move 5 onto 2
  $ o --move 1,3,5 --onto 4
  order Rome revision 12|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: move 1,3,5 onto 4
  $ o --move 1-3 --onto 2
  order Rome revision 12|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: nothing to change: what is dropped onto one of its own stays where it is
  $ o --drop 10,10 --move 4 --width 700
  order Rome revision 13|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: drop 4 at 10,10
  $ o --drop 690,210 --move 2 --width 700 --cell 100x100 --gap 10
  order Rome revision 14|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|
  2> Rome: drop 2 at 690,210
  $ o --drop 650,20 --move 2-3 --width 700 --layout rows
  order Rome revision 14|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|
  2> Rome: nothing to change: what is dropped onto one of its own stays where it is
  $ o --drop 5000,5000 --move 2 --width 700
  order Rome revision 15|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|
  2> Rome: drop 2 at 5000,5000
  $ o --swap 1,7
  order Rome revision 16|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> Rome: swap 1 and 7
  $ o --swap IMG_0001.JPG,IMG_0002.JPG
  order Rome revision 17|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|
  2> Rome: swap IMG_0001.JPG and IMG_0002.JPG
  $ o --reverse
  order Rome revision 18|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|
  2> Rome: reverse
  $ o --shuffle --seed 7
  order Rome revision 19|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|
  2> Rome: shuffle with seed 7
  $ o --shuffle --seed 7
  order Rome revision 20|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: shuffle with seed 7
  $ o --by date
  order Rome revision 21|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: sort by date
  $ o --by date --reverse
  order Rome revision 22|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  2> Rome: sort by date, reversed
  $ for k in instant name size camera rating type title label keywords creator city country colour look name,date rating,date; do echo "# $k"; o --by $k; done
  # instant
  order Rome revision 23|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # name
  order Rome revision 24|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # size
  order Rome revision 25|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  # camera
  order Rome revision 26|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # rating
  order Rome revision 27|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # type
  order Rome revision 27|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # title
  order Rome revision 28|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # label
  order Rome revision 29|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # keywords
  order Rome revision 30|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # creator
  order Rome revision 30|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # city
  order Rome revision 31|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # country
  order Rome revision 32|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  # colour
  order Rome revision 33|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  # look
  order Rome revision 34|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # name,date
  order Rome revision 35|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  # rating,date
  order Rome revision 36|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: sort by instant
  2> Rome: sort by name
  2> Rome: sort by size
  2> Rome: sort by camera
  2> Rome: sort by rating
  2> Rome: nothing to change: the order is that already
  2> Rome: sort by title
  2> Rome: sort by label
  2> Rome: sort by keywords
  2> Rome: nothing to change: the order is that already
  2> Rome: sort by city
  2> Rome: sort by country
  2> Rome: sort by colour
  2> Rome: sort by look
  2> Rome: sort by name, date
  2> Rome: sort by rating, date
  $ o --by look --seed 3
  order Rome revision 37|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: --by look takes no --seed any more: it gives the same order each time
  2> Rome: sort by look
  $ o --by colour --only 2-5
  order Rome revision 38|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: sort 2-5 by colour
  $ o --by look --only 2-5 --reverse
  order Rome revision 39|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: sort 2-5 by look, reversed
  $ pholio order Rome | tac > order.txt; o --order order.txt
  order Rome revision 40|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> Rome: order as in a list
  $ pholio order Rome | head -n 3 | o --order -
  order Rome revision 40|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  2> pholio: no line for 3  IMG_0002.JPG of 'Rome' ('drop' before its line takes it out)
  [64]
  $ pholio order Rome | sort | o --order - --json
  {"changed":false,"gallery":"Rome","made":[],"moved":0,"revision":40,"summary":"order as in a list","unfound":[],"without_signature":0}
  order Rome revision 40|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|
  $ EDITOR="sed -i '1h;1d;\$G'" pholio reorder Rome --edit; pholio show Rome
  1  2024-01-02 03:25:05 (file time)  240x160      Ä ö.jpg
  2  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  4  2019-05-06 08:00:00              160x160      a (2).jpg
  5  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  6  2018-01-01 00:00:00              240x160      copy.jpg
  7  2024-01-02 03:20:05 (file time)  400x100      IMG_0011.JPG
  2> Rome: nothing to change: the order is that already
  $ EDITOR=true pholio reorder Rome --edit
  2> Rome: nothing to change: the order is that already
  $ EDITOR=false pholio reorder Rome --edit
  2> pholio: the editor 'false' failed: nothing was changed
  [1]
  $ printf '%s\n' '--move 5 --to 1' '--swap 1,2' '# a remark' '' '--reverse' | o --batch
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: batch of 3: move 5 to 1…
  $ printf '%s\n' '--move 5 --to 1' '--move 99 --to 1' | o --batch
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: command 2: position 99 is past the end: 'Rome' has 7 photos
  [64]
  $ printf '%s\n' '--move 5 --to 1' '--move 1 --to 5' | o --batch
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: nothing to change: the order is that already
  $ printf '%s\n' "--move 'a (2).jpg' --to 1" '--unknown' | o --batch
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: line 2: there is no '--unknown' in a batch
  [64]
  $ o --move 5 --to 1 --dry-run
  +---+---+---+---+---+---+
  | 1 | 2 | 3 | 4 | 5 | 6 |
  +---+---+---+---+---+---+
  | 7 |                    
  +---+                    
  
  +---+---+---+---+---+---+
  | 5 | 1 | 2 | 3 | 4 | 6 |
  +---+---+---+---+---+---+
  | 7 |                    
  +---+                    
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: would move 5 to 1
  $ o --move 1-2 --to last --dry-run --json
  {"changed":true,"gallery":"Rome","made":[],"moved":2,"revision":42,"summary":"move 1-2 to last","unfound":[],"without_signature":0}
  order Rome revision 41|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  $ o --move 1-2 --to last --json
  {"changed":true,"gallery":"Rome","made":[],"moved":2,"revision":42,"summary":"move 1-2 to last","unfound":[],"without_signature":0}
  order Rome revision 42|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  $ o --move 1 --to 1
  order Rome revision 42|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  2> Rome: nothing to change: the order is that already
  $ o --move 1 --to 1 --json
  {"changed":false,"gallery":"Rome","made":[],"moved":0,"revision":42,"summary":"move 1 to 1","unfound":[],"without_signature":0}
  order Rome revision 42|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  $ o --move 2 --into Best
  order Rome revision 43|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  2> Best: made
  2> Rome: move 2 into Best
  $ o --move 2,3 --into Best:1 --copy
  order Rome revision 43|2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  2> Rome: copy 2,3 into Best at 1
  $ o --move 1 --into Paris:2 --json
  {"changed":true,"gallery":"Rome","made":[],"moved":1,"revision":44,"summary":"move 1 into Paris at 2","unfound":[],"without_signature":0}
  order Rome revision 44|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|
  $ o --move 1 --into Rome
  order Rome revision 45|f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> Rome: move 1 into Rome
  $ o --move 1 --into 'Best:x'
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> Best:x: made (there is also 'Best')
  2> Rome: move 1 into Best:x
  $ pholio show Best; pholio show Paris
  1  2019-05-04 10:00:00 +02:00       240x160      IMG_0001.JPG
  2  2019-05-05 23:59:59              160x240      IMG_0003.JPG
  3  2019-05-04 10:00:01              160x240      IMG_0002.JPG
  1  2018-01-01 00:00:00              240x160      copy.jpg
  2  2019-05-06 08:00:00              160x160      a (2).jpg
  3  2020-02-29 12:00:00              240x180      p1.jpg
  4  2020-03-01 12:00:00              180x240      p2.jpg
  5  2020-03-01 12:00:00              240x180      p10.jpg
  6  2021-03-04 12:30:00              240x160      2021-03-04 12.30.00.jpg
  7  2024-01-02 03:09:05 (file time)  240x180      it's.jpg
  8  2024-01-02 03:14:05 (file time)  240x180      worse.jpg
  $ o --move 1
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --move takes one of --to, --before, --after, --onto, --drop and --into
  [64]
  $ o --to 1
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --to, --before, --after, --onto, --drop and --into say where: --move says what
  [64]
  $ o --move 1 --to 0
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: The value '0' is invalid for '--to <pos>': positions begin at 1, there is no 0
  [64]
  $ o --move 1 --to x
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: The value 'x' is invalid for '--to <pos>': a position is a number, or 'last'
  [64]
  $ o --move 1 --to 1 --before 2
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --move takes one of --to, --before, --after, --onto, --drop and --into
  [64]
  $ o --move 1 --drop 1,1
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --drop X,Y and --width W go together
  [64]
  $ o --move 1 --drop 1 --width 500
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: The value '1' is invalid for '--drop <x,y>' (pholio help reorder says what it takes)
  [64]
  $ o --swap 1
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --swap takes two: A,B
  [64]
  $ o --swap 1,2,3
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: --swap takes two: A,B
  [64]
  $ o --by colour,date
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: The value 'colour,date' is invalid for '--by <key>': colour and look stand alone
  [64]
  $ o --by nothing
  order Rome revision 46|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|
  2> pholio: The value 'nothing' is invalid for '--by <key>': 'nothing' is not one of date, instant, name, size, camera, rating, type, label, title, keywords, creator, city, country, colour, look
  [64]
  $ o --by look --by name
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> Rome: sort by name
  $ o --shuffle --seed -1
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: Missing value for '--seed <n>' (pholio help reorder has examples)
  [64]
  $ o --seed 5 --move 1 --to 2
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: --seed goes with --shuffle
  [64]
  $ o --reverse --shuffle
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: one of --move, --swap, --by, --reverse and --shuffle at a time
  [64]
  $ o --only 1-2
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: --only goes with --by colour and --by look
  [64]
  $ o --order none.txt
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: ~/none.txt: can't be read: No such file or directory
  [66]
  $ echo nonsense | o --order -
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: line 1: there is no hash in 'nonsense'
  [64]
  $ o --batch < /dev/null
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: --batch: no line says what to do
  [64]
  $ o
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: say what to do by one of --move, --swap, --by, --reverse, --shuffle, --order, --edit and --batch
  [64]
  $ pholio reorder
  2> pholio: Missing expected argument '<gallery>' (pholio help reorder has examples)
  [64]
  $ pholio reorder Nowhere --reverse
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ o --move 1 --before 99
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: position 99 is past the end: 'Rome' has 4 photos
  [64]
  $ o --move '' --to 1
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: The value '' is invalid for '--move <sel>': an empty selection
  [64]
  $ o --move 1 --to 2 extra
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: Unexpected argument 'extra'
  [64]
  $ o --cell 100x100 --move 1 --to 2
  order Rome revision 47|1147b7d602ad  copy.jpg  2018-01-01 00:00:00|5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00|67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)|39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)|
  2> pholio: --cell and --gap go with --width
  [64]
  $ catalog
  portfolio: cap 1x1, revision 5
  gallery Paris: cap 1x1, open, append, revision 2
    of ~/photos/Paris
    1147b7d6
    2a1bf67f by hand
    549d7816
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
  gallery Rome: cap 1x1, open, append, revision 47
    of ~/photos/Rome
    1147b7d6
    5009605b
    67c2d456
    39468ee9
  gallery Rome/Night: cap 1x1, open, append, revision 1
    of ~/photos/Rome/Night
    e19b22f1
    cc217ec0
  gallery Best: cap 1x1, open, append, revision 2
    5009605b by hand
    f4ec9a70 by hand
    1b25fa84 by hand
  gallery Best:x: cap 1x1, open, append, revision 1
    f4ec9a70 by hand
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
  change: move 5 to 1; 1 moved, done
    of Rome
  change: move 5,2,7 to 3; 3 moved, done
    of Rome
  change: move 1-2 to last; 2 moved, done
    of Rome
  change: move 7,6 to 6; 2 moved, done
    of Rome
  change: move 1 to last; 1 moved, done
    of Rome
  change: move IMG_0001.JPG before IMG_0010.JPG; 1 moved, done
    of Rome
  change: move last after 1; 1 moved, done
    of Rome
  change: move IMG_00* after a (2).jpg; 5 moved, done
    of Rome
  change: move 2 onto 5; 1 moved, done
    of Rome
  change: move 5 onto 2; 1 moved, done
    of Rome
  change: move 1,3,5 onto 4; 3 moved, done
    of Rome
  change: drop 4 at 10,10; 1 moved, done
    of Rome
  change: drop 2 at 690,210; 1 moved, done
    of Rome
  change: drop 2 at 5000,5000; 1 moved, done
    of Rome
  change: swap 1 and 7; 2 moved, done
    of Rome
  change: swap IMG_0001.JPG and IMG_0002.JPG; 2 moved, done
    of Rome
  change: reverse; 6 moved, done
    of Rome
  change: shuffle with seed 7; 6 moved, done
    of Rome
  change: shuffle with seed 7; 6 moved, done
    of Rome
  change: sort by date; 6 moved, done
    of Rome
  change: sort by date, reversed; 6 moved, done
    of Rome
  change: sort by instant; 6 moved, done
    of Rome
  change: sort by name; 5 moved, done
    of Rome
  change: sort by size; 5 moved, done
    of Rome
  change: sort by camera; 7 moved, done
    of Rome
  change: sort by rating; 5 moved, done
    of Rome
  change: sort by title; 7 moved, done
    of Rome
  change: sort by label; 3 moved, done
    of Rome
  change: sort by keywords; 5 moved, done
    of Rome
  change: sort by city; 4 moved, done
    of Rome
  change: sort by country; 2 moved, done
    of Rome
  change: sort by colour; 7 moved, done
    of Rome
  change: sort by look; 6 moved, done
    of Rome
  change: sort by name, date; 6 moved, done
    of Rome
  change: sort by rating, date; 5 moved, done
    of Rome
  change: sort by look; 5 moved, done
    of Rome
  change: sort 2-5 by colour; 2 moved, done
    of Rome
  change: sort 2-5 by look, reversed; 4 moved, done
    of Rome
  change: order as in a list; 6 moved, done
    of Rome
  change: batch of 3: move 5 to 1…; 9 moved, done
    of Rome
    of Rome
    of Rome
  change: move 1-2 to last; 2 moved, done
    of Rome
  change: move 2 into Best; 1 moved, done
    of Rome
    of Best
  change: copy 2,3 into Best at 1; 2 moved, done
    of Best
  change: move 1 into Paris at 2; 1 moved, done
    of Rome
    of Paris
  change: move 1 into Rome; 1 moved, done
    of Rome
  change: move 1 into Best:x; 1 moved, done
    of Rome
    of Best:x
  change: sort by name; 4 moved, done
    of Rome
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
