Exports and sites.

  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ pholio caption Rome 1 --title Harbour; pholio gallery cap Rome 2x2; pholio turn Rome 2 left
  2> Rome: captioned 1 photo
  2> Rome: turned 1 photo
  $ pholio export Rome out
  2> Rome: 7 photos, files: 7 written
  $ hashes out
  -                 out/.pholio-manifest.json
  1147b7d602ad6391  out/0001_copy.jpg
  5009605b1ff507cd  out/0002_IMG_0001.JPG
  1b25fa84f70b6170  out/0003_IMG_0002.JPG
  f4ec9a7062898b25  out/0004_IMG_0003.JPG
  2a1bf67fc9df72a5  out/0005_a (2).jpg
  67c2d45651a40b8c  out/0006_IMG_0011.JPG
  39468ee9a0ab192a  out/0007_Ä ö.jpg
  $ pholio export Rome out
  2> Rome: 7 photos, files: 7 the same
  $ pholio reorder Rome --move 5 --to 1; pholio export Rome out --json
  {"bytes":0,"changed":[],"folder":"~/out","foreign":[],"gallery":"Rome","left":[],"missing":[],"names":[],"photos":7,"removed":0,"renamed":5,"same":2,"written":0}
  2> Rome: move 5 to 1
  $ pholio export Rome out --dry-run --only 1-2
  2> Rome: would export 2 photos, files: 2 the same
  2>   5 files of earlier exports kept (--delete removes them)
  $ pholio export Rome out --only 1-2 --delete
  2> Rome: 2 photos, files: 2 the same, 5 removed
  $ ls -A out; cat out/.pholio-manifest.json
  .pholio-manifest.json
  0001_a (2).jpg
  0002_copy.jpg
  {"pholio":"export","version":1,"files":[
  {"path":"0001_a (2).jpg","bytes":5254,"mtime_ns":1704165845000000000,"sha256":"2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699","source":"sha256:2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699"},
  {"path":"0002_copy.jpg","bytes":6752,"mtime_ns":1704164825000000000,"sha256":"1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670","source":"sha256:1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670"}
  ]}
  $ echo mine > out/other.txt; printf x >> out/0001*; pholio export Rome out
  2> Rome: 7 photos, files: 5 written, 1 the same
  2> pholio: ~/out/0001_a (2).jpg: others have changed it: left as it is
  [3]
  $ pholio export Rome small --size 64 --strip all; hashes small
  -                 small/.pholio-manifest.json
  9758a3d600cff0f2  small/0001_a (2).jpg
  a8773bf7bc9b058e  small/0002_copy.jpg
  c2c4d8f5a24150e3  small/0003_IMG_0001.JPG
  0a5c65aca613580a  small/0004_IMG_0002.JPG
  ec37de65765c6896  small/0005_IMG_0003.JPG
  bc54e3707004a2c0  small/0006_IMG_0011.JPG
  8f2cc2e6912c8a56  small/0007_Ä ö.jpg
  2> Rome: 7 photos, files: 7 written
  $ pholio export Rome words --xmp --order --template '{date}_{stem}'; hashes words
  -                 words/.pholio-manifest.json
  1147b7d602ad6391  words/2018-01-01_copy.jpg
  da4d24c61da8d4cb  words/2018-01-01_copy.xmp
  5009605b1ff507cd  words/2019-05-04_IMG_0001.JPG
  a1f40217477dfaef  words/2019-05-04_IMG_0001.xmp
  1b25fa84f70b6170  words/2019-05-04_IMG_0002.JPG
  8ea85cffd631d34e  words/2019-05-04_IMG_0002.xmp
  f4ec9a7062898b25  words/2019-05-05_IMG_0003.JPG
  5c418c129b081f86  words/2019-05-05_IMG_0003.xmp
  2a1bf67fc9df72a5  words/2019-05-06_a (2).jpg
  c4d64ed499354096  words/2019-05-06_a (2).xmp
  67c2d45651a40b8c  words/IMG_0011.JPG
  97d5709c3f1764b7  words/IMG_0011.xmp
  786afe4a497a6fcd  words/order.txt
  39468ee9a0ab192a  words/Ä ö.jpg
  d91880dc13084b08  words/Ä ö.xmp
  2> Rome: 7 photos, files: 15 written
  $ pholio export Rome links --link hard; pholio export Rome symbols --link symbolic; ls -l symbols | cut -c1-10
  total 0
  lrwxrwxrwx
  lrwxrwxrwx
  lrwxrwxrwx
  lrwxrwxrwx
  lrwxrwxrwx
  lrwxrwxrwx
  lrwxrwxrwx
  2> Rome: 7 photos, files: 7 written
  2> Rome: 7 photos, files: 7 written
  $ pholio export Rome --zip a.zip; unzip -Z1 a.zip
  0001_a (2).jpg
  0002_copy.jpg
  0003_IMG_0001.JPG
  0004_IMG_0002.JPG
  0005_IMG_0003.JPG
  0006_IMG_0011.JPG
  0007_Ä ö.jpg
  2> Rome: 7 files in ~/a.zip
  $ pholio export Rome --tar - | tar -t
  0001_a (2).jpg
  0002_copy.jpg
  0003_IMG_0001.JPG
  0004_IMG_0002.JPG
  0005_IMG_0003.JPG
  0006_IMG_0011.JPG
  0007_Ä ö.jpg
  2> Rome: 7 files in the archive
  $ pholio export Rome place --strip place; hashes place
  -                 place/.pholio-manifest.json
  2a1bf67fc9df72a5  place/0001_a (2).jpg
  1147b7d602ad6391  place/0002_copy.jpg
  71aebeb0bff2e6da  place/0003_IMG_0001.JPG
  cda4275f375366b3  place/0004_IMG_0002.JPG
  f4ec9a7062898b25  place/0005_IMG_0003.JPG
  67c2d45651a40b8c  place/0006_IMG_0011.JPG
  ae671c37e2684930  place/0007_Ä ö.jpg
  2> Rome: 7 photos, files: 7 written
  $ pholio gallery feature Rome 3 2x2; pholio export Rome featured --featured
  2> Rome: featured 1 photo
  2> Rome: 2 photos, files: 2 written
  $ for w in '--size 15' '--strip some' '--link soft' '--template {nothing}' '--template a/b' '--zip a.tar --tar b' '--only 99' '--size 100 --link hard'; do echo "# $w"; pholio export Rome out2 $w; echo "$?"; done
  # --size 15
  64
  # --strip some
  64
  # --link soft
  64
  # --template {nothing}
  64
  # --template a/b
  0
  # --zip a.tar --tar b
  64
  # --only 99
  64
  # --size 100 --link hard
  64
  2> pholio: --size takes 16 to 30000, not 15
  2> pholio: The value 'some' is invalid for '--strip <what>'. Please provide one of 'all', 'place' or 'none'.
  2> pholio: The value 'soft' is invalid for '--link <kind>'. Please provide one of 'hard' and 'symbolic'.
  2> pholio: The value '{nothing}' is invalid for '--template <template>': there is no field '{nothing}' (there are {position}, {number}, {frame}, {name}, {stem}, {path}, {rating}, {label}, {title}, {description}, {alt}, {keywords}, {creator}, {copyright}, {city}, {state}, {country}, {date}, {time}, {camera}, {serial}, {lens}, {aperture}, {shutter}, {iso}, {focal}, {width}, {height}, {megapixels}, {gallery}, {count}, {s}, {page}, {pages}, {today})
  2> Rome: 7 photos, files: 7 written
  2>   'a/b.jpg' is called 'a_b.jpg'
  2>   'a/b.jpg' is called 'a_b (2).jpg'
  2>   'a/b.JPG' is called 'a_b (3).JPG'
  2>   'a/b.JPG' is called 'a_b (4).JPG'
  2>   'a/b.JPG' is called 'a_b (5).JPG'
  2>   'a/b.JPG' is called 'a_b (6).JPG'
  2>   'a/b.jpg' is called 'a_b (7).jpg'
  2> pholio: --zip and --tar: one of them
  2> pholio: position 99 is past the end: 'Rome' has 7 photos
  2> pholio: --link and --size: one of them
  $ pholio export Rome
  2> pholio: say where to: pholio export 'Rome' DIR, or --zip FILE or --tar FILE instead of a folder
  [64]
  $ pholio export Rome photos/Rome
  2> pholio: ~/photos/Rome: photos were imported from here; choose another folder
  [73]
  $ pholio export Rome .local/share/pholio/x
  2> pholio: ~/.local/share/pholio/x: this is in the library; choose a folder elsewhere
  [73]
  $ pholio export Nowhere x
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  [64]
  $ pholio publish site
  2> 16 photos in 3 galleries: 42 files written
  $ hashes site; cat site/index.html
  -                 site/.pholio-manifest.json
  -                 site/.pholio-site.json
  1398b3cccca52382  site/assets/script.js
  0302cfb3759c7e96  site/assets/style.css
  d689b6ad38e03bb2  site/index.html
  3b4f06edca951348  site/paris/2021-03-04-12-30-00-7cde7961.html
  3491f0f7a0bef559  site/paris/copy-1147b7d6.html
  95148412d26911b1  site/paris/index.html
  cd197c7f3a72d45c  site/paris/it-s-bace49dd.html
  ec6369d6c89e9a8d  site/paris/layout.css
  47342a482c1a06a9  site/paris/p1-549d7816.html
  b78ca02e487e4ecf  site/paris/p10-fe736d92.html
  bbd7578188b295b3  site/paris/p2-c70abf2d.html
  9fb50b40cd59e1b1  site/paris/worse-9ffdf98e.html
  73dc7e22694b4282  site/pictures/1147b7d602ad63919a31-240.jpg
  5a9e8bd71731f4a9  site/pictures/1b25fa84f70b61709237-240.jpg
  cb6d50c010b5b4dc  site/pictures/2a1bf67fc9df72a5ebe7-160.jpg
  6047c3eb11bf5443  site/pictures/39468ee9a0ab192a7ea6-240.jpg
  9fd57d04b95c209c  site/pictures/5009605b1ff507cd4b4b-r270-240.jpg
  273d6cb4ca1ec7f3  site/pictures/549d7816bf2e8bc6d7ed-240.jpg
  b14d44e956c37d56  site/pictures/67c2d45651a40b8c5da4-320.jpg
  19e6c45bf52dcb27  site/pictures/67c2d45651a40b8c5da4-400.jpg
  9e2feb3fa6bab3eb  site/pictures/7cde79616fa268a908e6-240.jpg
  fe24ccb5aab45d73  site/pictures/9ffdf98ecff0f14b5168-240.jpg
  88aedeae3cf60e3a  site/pictures/bace49dd8acd2fc804a2-240.jpg
  d1c74cb972a8d066  site/pictures/c70abf2d3650048c9050-240.jpg
  0c92f470ac92b562  site/pictures/cc217ec041564792416d-240.jpg
  81e734db7cb25f1e  site/pictures/e19b22f180af7e1cc532-240.jpg
  28e55d50f8221208  site/pictures/f4ec9a7062898b25c4c3-240.jpg
  67f382047d9ea5af  site/pictures/fe736d928b876269633c-240.jpg
  331ea9090db0c9f6  site/robots.txt
  68ec8dc451225218  site/rome/a-2-2a1bf67f.html
  a261cf5dbcffc2d3  site/rome/copy-1147b7d6.html
  355dc645b6350423  site/rome/img-0001-5009605b.html
  0f5a9d090e463b95  site/rome/img-0002-1b25fa84.html
  fdd6e79512c39e73  site/rome/img-0003-f4ec9a70.html
  be408b392767e19c  site/rome/img-0011-67c2d456.html
  b707f5ce06c2a110  site/rome/index.html
  c17d8fa7f929e444  site/rome/layout.css
  9ea23ff7f4ed2788  site/rome/ä-ö-39468ee9.html
  fee1ad280f8b07a0  site/rome-night/index.html
  ec6369d6c89e9a8d  site/rome-night/layout.css
  28ab07382f097e58  site/rome-night/n1-e19b22f1.html
  c7bed2a23d03651a  site/rome-night/n2-cc217ec0.html
  <!doctype html>
  <html lang="en" dir="ltr">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src &#39;self&#39; file: data:; style-src &#39;self&#39; file:; script-src &#39;self&#39; file:; font-src &#39;self&#39; file:; base-uri &#39;none&#39;; form-action &#39;none&#39;">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Galleries</title>
  
  <meta name="robots" content="noindex">
  <meta name="generator" content="pholio VERSION">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <meta name="referrer" content="same-origin">
  
  
  
  <link rel="stylesheet" href="assets/style.css">
  
  <script src="assets/script.js" defer></script>
  <script type="application/ld+json">{"@context":"https:\/\/schema.org","@type":"CollectionPage","hasPart":[{"@type":"ImageGallery","name":"Paris"},{"@type":"ImageGallery","name":"Rome"},{"@type":"ImageGallery","name":"Rome\/Night"}],"name":"Galleries"}</script>
  </head>
  <body class="index">
  <a class="skip" href="#main">Skip to the photos</a>
  <header class="masthead">
  <h1>Galleries</h1>
  
  </header>
  <main id="main" tabindex="-1">
  <ul class="tiles" role="list">
  <li class="tile"><a href="paris/index.html">
  <span class="cover"><img src="pictures/1147b7d602ad63919a31-240.jpg" srcset="pictures/1147b7d602ad63919a31-240.jpg 240w" sizes="(min-width: 46rem) 40vw, 100vw" width="240" height="160" alt=""></span>
  <span class="words"><span class="name">Paris</span> <span class="count">7 photos</span></span>
  </a></li>
  <li class="tile"><a href="rome/index.html">
  <span class="cover"><img src="pictures/2a1bf67fc9df72a5ebe7-160.jpg" srcset="pictures/2a1bf67fc9df72a5ebe7-160.jpg 160w" sizes="(min-width: 46rem) 40vw, 100vw" width="160" height="160" alt=""></span>
  <span class="words"><span class="name">Rome</span> <span class="count">7 photos</span></span>
  </a></li>
  <li class="tile"><a href="rome-night/index.html">
  <span class="cover"><img src="pictures/e19b22f180af7e1cc532-240.jpg" srcset="pictures/e19b22f180af7e1cc532-240.jpg 240w" sizes="(min-width: 46rem) 40vw, 100vw" width="240" height="160" alt=""></span>
  <span class="words"><span class="name">Rome/Night</span> <span class="count">2 photos</span></span>
  </a></li>
  </ul>
  
  </main>
  <footer class="foot">
  
  </footer>
  </body>
  </html>
  $ cat site/rome/index.html
  <!doctype html>
  <html lang="en" dir="ltr">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src &#39;self&#39; file: data:; style-src &#39;self&#39; file: &#39;sha256-AwLPs3WcfpYMRYI2jybxmkYYnamLFqfsMoyJu1R8GG8=&#39; &#39;sha256-wX2Pp/kp5EQ5U+yITbVPepknhrdofyPV5P14A3sxBCQ=&#39;; script-src &#39;self&#39; file:; font-src &#39;self&#39; file:; base-uri &#39;none&#39;; form-action &#39;none&#39;">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Rome – Galleries</title>
  
  <meta name="robots" content="noindex">
  <meta name="generator" content="pholio VERSION">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <meta name="referrer" content="same-origin">
  
  
  <style>/* plain: paper, ink and photos. The geometry of `.photos` and `.cell` is the site's, in its own
     stylesheet. */
  :root {
    --paper: #fcfbf9;
    --ink: #1d1b19;
    --soft: #676158;
    --line: #dfdad2;
    --well: #efece6;
    --link: #7a3b1e;
    --serif: "Iowan Old Style", Georgia, serif;
    --sans: system-ui, sans-serif;
    --edge: clamp(1rem, 4vw, 3rem);
    color-scheme: light dark;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #161514;
      --ink: #ebe7e1;
      --soft: #a69f95;
      --line: #35322e;
      --well: #232120;
      --link: #e3a988;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
  }
  body { margin: 0; min-block-size: 100svh; display: flex; flex-direction: column; }
  body { font: 1rem/1.55 var(--sans); overflow-wrap: break-word; }
  main { flex: 1 0 auto; inline-size: 100%; }
  main:focus { outline: none; }
  h1, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em; }
  a:hover { text-decoration-color: currentcolor; }
  img { display: block; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
  .hidden, .skip:not(:focus) {
    position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip {
    position: absolute; z-index: 3; inset-block-start: .5rem; inset-inline-start: .5rem; padding: .6rem
    1rem;
  }
  .skip { background: var(--paper); color: var(--ink); }
  .icon {
    inline-size: 1.25em; block-size: 1.25em; flex: none; fill: none; stroke: currentcolor; stroke-width: 1.5;
    stroke-linecap: round; stroke-linejoin: round;
  }
  .next .icon { scale: -1 1; }
  [dir=rtl] .icon { scale: -1 1; }
  [dir=rtl] .next .icon { scale: 1 1; }
  
  /* Titles */
  .masthead { padding: clamp(2rem, 7vw, 5.5rem) var(--edge) clamp(1.5rem, 4vw, 3rem); text-align: center; }
  .crumbs + .masthead { padding-block-start: clamp(.75rem, 3vw, 2.5rem); }
  h1 {
    font: 400 clamp(2rem, 1.3rem + 3vw, 3.75rem)/1.12 var(--serif); text-wrap: balance; letter-spacing:
    -.01em;
  }
  .lead { font: 400 clamp(1.05rem, 1rem + .3vw, 1.25rem)/1.55 var(--serif); text-wrap: pretty; }
  .masthead .lead { max-inline-size: 40rem; margin: 1rem auto 0; color: var(--soft); }
  .masthead .count { margin-block-start: 1rem; }
  .count, .position, .which { color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; }
  .empty { padding: 3rem var(--edge); text-align: center; color: var(--soft); font-family: var(--serif); }
  .crumbs { padding: 1rem var(--edge) 0; }
  .crumbs a, .up {
    display: inline-flex; align-items: center; gap: .35rem; min-block-size: 2.75rem; color: var(--soft);
    font-size: .9375rem; text-decoration: none;
  }
  .crumbs a:hover, .up:hover { color: var(--ink); }
  
  /* The portfolio */
  .tiles {
    display: grid; gap: clamp(1.75rem, 3.5vw, 3rem) clamp(1rem, 2.5vw, 2rem); max-inline-size: 100rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr)); margin-inline: auto;
    padding-inline: var(--edge);
  }
  .tile a { display: block; text-decoration: none; }
  .cover { display: block; aspect-ratio: 4 / 3; background: var(--well); overflow: hidden; }
  .cover img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .tile .words {
    display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem;
    padding-block-start: .7rem;
  }
  .tile .name { font: 400 1.3rem/1.3 var(--serif); }
  .tile a:hover .name { text-decoration: underline 1px; text-underline-offset: .2em; }
  /* The only gallery is no thumbnail in a corner. */
  .tiles:has(> :only-child) { grid-template-columns: minmax(0, 60rem); justify-content: center; }
  @media (min-width: 46rem) {
    .tile:first-child:not(:last-child) { grid-column: span 2; grid-row: span 2; }
    .tile:first-child:not(:last-child) a { display: flex; flex-direction: column; block-size: 100%; }
    .tile:first-child:not(:last-child) .cover { flex: 1; }
    .tile:first-child .name { font-size: 1.75rem; }
  }
  
  /* A gallery */
  .gallery main { max-inline-size: 120rem; margin-inline: auto; }
  /* What is not seen is not laid out: a page of a thousand photos begins as fast as one of ten. */
  .cell { content-visibility: auto; }
  .cell a {
    display: block; position: relative; inline-size: 100%; block-size: 100%; background: var(--well);
  }
  .cell a:focus-visible { outline-offset: -3px; }
  .cell img { inline-size: 100%; block-size: 100%; object-fit: contain; }
  .caption {
    position: absolute; inset: auto 0 0; padding: 2.5rem .8rem .65rem; color: #fff; opacity: 0;
    background: linear-gradient(transparent, rgb(0 0 0 / .78) 60%); font: 400 .9375rem/1.3 var(--serif);
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  }
  .cell a:is(:hover, :focus-visible) .caption { opacity: 1; }
  .cell:target a { outline: 3px solid var(--link); outline-offset: -3px; }
  .neighbours {
    display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: space-between; max-inline-size: 120rem;
    inline-size: 100%; margin: clamp(2.5rem, 6vw, 5rem) auto 0; padding-inline: var(--edge);
  }
  .neighbours:empty { display: none; }
  .neighbours a { display: grid; min-block-size: 2.75rem; text-decoration: none; }
  .neighbours .next { margin-inline-start: auto; text-align: end; }
  .neighbours .name { font: 400 1.3rem/1.3 var(--serif); }
  .neighbours a:hover .name { text-decoration: underline 1px; text-underline-offset: .2em; }
  .foot {
    padding: clamp(2.5rem, 6vw, 4rem) var(--edge) 2rem; color: var(--soft); font-size: .875rem; text-align:
    center;
  }
  .foot a { display: inline-block; padding: .6rem; }
  
  /* One photo */
  .bar {
    display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .5rem
    var(--edge);
  }
  .bar .up { min-inline-size: 0; }
  .bar .up span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .position { white-space: nowrap; }
  .view { touch-action: pan-y pinch-zoom; }
  .view img {
    max-inline-size: 100%; block-size: auto; max-block-size: calc(100svh - 10rem); margin-inline: auto;
    object-fit: contain;
  }
  /* As large as the window, if it has the pixels. */
  .view.large img { inline-size: 100%; }
  .turn { display: flex; justify-content: space-between; padding: .25rem calc(var(--edge) - .75rem); }
  .turn a {
    display: grid; place-items: center; min-inline-size: 3rem; min-block-size: 3rem; color: var(--soft);
  }
  .turn a[hidden] { display: none; }
  .turn a:hover { color: var(--ink); }
  .turn .next { margin-inline-start: auto; }
  .turn .icon { inline-size: 1.75rem; block-size: 1.75rem; }
  .about { max-inline-size: 44rem; margin-inline: auto; padding: 0 var(--edge) 1rem; text-align: center; }
  .photo h1 {
    padding-inline: var(--edge); text-align: center; line-height: 1.25;
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2.1rem);
  }
  .about .lead { margin-block-start: .6rem; white-space: pre-line; }
  .byline, .rights { margin-block-start: .6rem; color: var(--soft); font-size: .9375rem; }
  .byline + .rights { margin-block-start: 0; }
  .keywords {
    display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1rem; margin-block-start: 1rem;
  }
  .keywords { color: var(--soft); font-size: .875rem; }
  .download { margin-block-start: 1.25rem; text-align: center; font-size: .9375rem; }
  .download a { display: inline-block; padding: .6rem 0; }
  .size { color: var(--soft); }
  .facts { margin-block-start: 1.25rem; font-size: .9375rem; border-block-start: 1px solid var(--line); }
  .facts summary {
    inline-size: fit-content; margin-inline: auto; padding: .75rem; color: var(--soft); cursor: pointer;
  }
  .facts dl { text-align: start; }
  .facts div { display: grid; grid-template-columns: minmax(6rem, 1fr) 2fr; gap: 1rem; padding: .45rem 0; }
  .facts div + div { border-block-start: 1px solid var(--line); }
  .facts dt { color: var(--soft); }
  @media (min-width: 48rem) {
    .view { display: grid; place-items: center; min-block-size: calc(100svh - 10rem); padding-inline: 4.5rem; }
    .view > * { min-inline-size: 0; }
    .view > picture { inline-size: 100%; }
    .turn { padding: 0; }
    .turn a { position: fixed; inset-block: 4rem; inset-inline-start: 0; inline-size: 4.5rem; }
    .turn .next { inset-inline: auto 0; }
    .photo h1 { padding-block-start: 1.5rem; }
  }
  
  @media (prefers-reduced-motion: no-preference) {
    .caption { transition: opacity .16s; }
    .cover img { transition: scale .5s ease-out; }
    .tile a:hover img { scale: 1.02; }
  }
  @media (forced-colors: active) {
    .caption {
      background: Canvas; color: CanvasText; padding-block-start: .65rem; border-block-start: 1px solid;
    }
    .icon { stroke: LinkText; }
  }
  @media print {
    @page { margin: 12mm; }
    :root {
      --edge: 0px;
      --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --well: transparent; color-scheme: light;
    }
    .crumbs, .bar .up, .turn, .neighbours, .foot, .skip, .download, .caption, .facts:not([open]) {
      display: none;
    }
    .masthead { padding: 0 0 1rem; }
    .cell, .tile, .view, .about { break-inside: avoid; }
    .cell:target a { outline: none; }
    .view { min-block-size: 0; padding: 0; }
    .view img { max-block-size: 70vh; }
    .position { margin-inline-start: auto; }
  }
  </style><style>.canvas{container:photos/inline-size}
  .photos{--gap:calc(var(--g)*1px);box-sizing:border-box;gap:var(--gap);list-style:none;margin:0;padding:var(--gap)}
  .cell{box-sizing:border-box;margin:0;min-width:0;position:relative}
  .photos{--w:240;--h:240;--g:12;--row:240}
  @container photos (min-width:0px){.photos{--w:96;--h:96;--g:6;--row:96}}
  @container photos (min-width:768px){.photos{--w:240;--h:240;--g:12;--row:240}}
  @container photos (min-width:2280px){.photos{--w:360;--h:360;--g:18;--row:360}}
  .grid{display:grid;grid-auto-rows:minmax(calc(var(--h)*1px),auto);grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--w)*1px),1fr))}
  .grid>.cell{aspect-ratio:var(--w)/var(--h);width:100%}
  .grid>:is(.cap,.featured){aspect-ratio:auto;contain:size}
  .grid{grid-auto-flow:dense}
  .s2x2{grid-column:1/-1;grid-row:span 2}
  @container photos (210px <= width < 768px){.s2x2{grid-column:span 2}}
  @container photos (768px <= width < 2280px){.s2x2{grid-column:span 2}}
  @container photos (width >= 2280px){.s2x2{grid-column:span 2}}
  </style>
  <script src="../assets/script.js" defer></script>
  <script type="application/ld+json">{"@context":"https:\/\/schema.org","@type":"ImageGallery","inLanguage":"en","name":"Rome"}</script>
  </head>
  <body class="gallery">
  <a class="skip" href="#main">Skip to the photos</a>
  <nav class="crumbs" aria-label="Way back"><a rel="up" href="../index.html"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  All galleries</a></nav>
  <header class="masthead">
  <h1>Rome</h1>
  
  <p class="count">7 photos</p>
  </header>
  <main id="main" tabindex="-1">
  <div class="canvas"><ol class="photos grid" role="list">
  <li class="cell s2x2 cap" id="a-2-2a1bf67f"><a href="a-2-2a1bf67f.html"><img src="../pictures/2a1bf67fc9df72a5ebe7-160.jpg" srcset="../pictures/2a1bf67fc9df72a5ebe7-160.jpg 160w" sizes="(min-width:2280px) 720px,(min-width:768px) 480px,192px" width="160" height="160" alt="Rome – Photo 1" fetchpriority="high"></a></li>
  <li class="cell " id="copy-1147b7d6"><a href="copy-1147b7d6.html"><img src="../pictures/1147b7d602ad63919a31-240.jpg" srcset="../pictures/1147b7d602ad63919a31-240.jpg 240w" sizes="(min-width:2280px) 360px,(min-width:768px) 240px,96px" width="240" height="160" alt="Harbour" loading="lazy"><span class="caption" aria-hidden="true">Harbour</span></a></li>
  <li class="cell s2x2 featured" id="img-0001-5009605b"><a href="img-0001-5009605b.html"><img src="../pictures/5009605b1ff507cd4b4b-r270-240.jpg" srcset="../pictures/5009605b1ff507cd4b4b-r270-240.jpg 160w" sizes="(min-width:2280px) 480px,(min-width:768px) 320px,128px" width="160" height="240" alt="The harbour" loading="lazy"><span class="caption" aria-hidden="true">The harbour</span></a></li>
  <li class="cell " id="img-0002-1b25fa84"><a href="img-0002-1b25fa84.html"><img src="../pictures/1b25fa84f70b61709237-240.jpg" srcset="../pictures/1b25fa84f70b61709237-240.jpg 160w" sizes="(min-width:2280px) 240px,(min-width:768px) 160px,64px" width="160" height="240" alt="Rome – Photo 4" loading="lazy"></a></li>
  <li class="cell " id="img-0003-f4ec9a70"><a href="img-0003-f4ec9a70.html"><img src="../pictures/f4ec9a7062898b25c4c3-240.jpg" srcset="../pictures/f4ec9a7062898b25c4c3-240.jpg 160w" sizes="(min-width:2280px) 240px,(min-width:768px) 160px,64px" width="160" height="240" alt="Rome – Photo 5" loading="lazy"></a></li>
  <li class="cell " id="img-0011-67c2d456"><a href="img-0011-67c2d456.html"><img src="../pictures/67c2d45651a40b8c5da4-400.jpg" srcset="../pictures/67c2d45651a40b8c5da4-320.jpg 320w, ../pictures/67c2d45651a40b8c5da4-400.jpg 400w" sizes="(min-width:2280px) 360px,(min-width:768px) 240px,96px" width="400" height="100" alt="Rome – Photo 6" loading="lazy"></a></li>
  <li class="cell " id="ä-ö-39468ee9"><a href="%C3%A4-%C3%B6-39468ee9.html"><img src="../pictures/39468ee9a0ab192a7ea6-240.jpg" srcset="../pictures/39468ee9a0ab192a7ea6-240.jpg 240w" sizes="(min-width:2280px) 360px,(min-width:768px) 240px,96px" width="240" height="160" alt="Äpfel, Öl" loading="lazy"><span class="caption" aria-hidden="true">Äpfel, Öl</span></a></li>
  </ol></div>
  
  </main>
  <nav class="neighbours" aria-label="More galleries">
  <a class="previous" rel="prev" href="../paris/index.html"><span class="which">Previous</span> <span class="name">Paris</span></a>
  <a class="next" rel="next" href="../rome-night/index.html"><span class="which">Next</span> <span class="name">Rome/Night</span></a>
  </nav>
  <footer class="foot">
  
  </footer>
  </body>
  </html>
  $ pholio publish site
  2> 16 photos in 3 galleries: nothing has changed
  $ pholio publish site Rome --title 'My Rome' --url https://example.org/rome --facts --place --lang de --layout rows --json
  {"bytes":41764,"changed":[],"files":23,"foreign":[],"galleries":1,"left":[],"photos":7,"problems":[],"removed":21,"renamed":0,"same":11,"written":12}
  2> 7 photos in 1 gallery: 12 files written, 21 removed, 11 as they were
  $ hashes site | cut -c19-; cat site/rome/*.html | head -n 150
  site/.pholio-manifest.json
  site/.pholio-site.json
  site/assets/script.js
  site/assets/style.css
  site/feed.xml
  site/index.html
  site/pictures/1147b7d602ad63919a31-240.jpg
  site/pictures/1b25fa84f70b61709237-240.jpg
  site/pictures/2a1bf67fc9df72a5ebe7-160.jpg
  site/pictures/39468ee9a0ab192a7ea6-240.jpg
  site/pictures/5009605b1ff507cd4b4b-r270-240.jpg
  site/pictures/67c2d45651a40b8c5da4-320.jpg
  site/pictures/67c2d45651a40b8c5da4-400.jpg
  site/pictures/f4ec9a7062898b25c4c3-240.jpg
  site/robots.txt
  site/rome/a-2-2a1bf67f.html
  site/rome/copy-1147b7d6.html
  site/rome/img-0001-5009605b.html
  site/rome/img-0002-1b25fa84.html
  site/rome/img-0003-f4ec9a70.html
  site/rome/img-0011-67c2d456.html
  site/rome/index.html
  site/rome/layout.css
  site/rome/ä-ö-39468ee9.html
  site/sitemap.xml
  <!doctype html>
  <html lang="de" dir="ltr">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src &#39;self&#39; file: data:; style-src &#39;self&#39; file:; script-src &#39;self&#39; file:; font-src &#39;self&#39; file:; base-uri &#39;none&#39;; form-action &#39;none&#39;">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Foto 1 – Rome</title>
  
  <meta name="robots" content="noindex">
  <meta name="generator" content="pholio VERSION">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <meta name="referrer" content="same-origin">
  <link rel="canonical" href="https://example.org/rome/rome/a-2-2a1bf67f.html">
  <meta property="og:type" content="website">
  <meta property="og:title" content="Foto 1 – Rome">
  
  <meta property="og:url" content="https://example.org/rome/rome/a-2-2a1bf67f.html">
  <meta property="og:image" content="https://example.org/rome/pictures/2a1bf67fc9df72a5ebe7-160.jpg">
  <meta property="og:image:width" content="160">
  <meta property="og:image:height" content="160">
  <meta name="twitter:card" content="summary_large_image">
  <link rel="alternate" type="application/atom+xml" title="Feed" href="../feed.xml">
  
  <link rel="stylesheet" href="../assets/style.css">
  
  <script src="../assets/script.js" defer></script>
  <script type="application/ld+json">{"@context":"https:\/\/schema.org","@type":"ImageObject","contentUrl":"https:\/\/example.org\/rome\/pictures\/2a1bf67fc9df72a5ebe7-160.jpg","dateCreated":"2019-05-06T08:00:00","encodingFormat":"image\/jpeg","height":160,"name":"Foto 1","width":160}</script>
  </head>
  <body class="photo">
  <header class="bar">
  <a class="up" rel="up" href="index.html#a-2-2a1bf67f"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  <span>Rome</span></a>
  <p class="position">1 von 7</p>
  </header>
  <main id="main">
  <figure class="view">
  <img src="../pictures/2a1bf67fc9df72a5ebe7-160.jpg" srcset="../pictures/2a1bf67fc9df72a5ebe7-160.jpg 160w" sizes="min(100vw,calc(1*(100vh - 4rem)))" width="160" height="160" alt="Rome – Foto 1" fetchpriority="high">
  </figure>
  <nav class="turn" aria-label="Fotos">
  
  <a class="next" rel="next" href="copy-1147b7d6.html" data-srcset="../pictures/1147b7d602ad63919a31-240.jpg 240w" data-sizes="min(100vw,calc(1.5*(100vh - 4rem)))"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  <span class="hidden">Weiter</span></a>
  <a hidden rel="first" href="a-2-2a1bf67f.html"></a>
  <a hidden rel="last" href="%C3%A4-%C3%B6-39468ee9.html"></a>
  </nav>
  <h1 class="hidden">Rome – Foto 1</h1>
  <div class="about">
  
  
  
  
  
  <details class="facts">
  <summary>Details</summary>
  <dl><div><dt>ISO</dt><dd>3200</dd></div><div><dt>Aufgenommen</dt><dd>2019-05-06 08:00:00</dd></div></dl>
  </details>
  </div>
  </main>
  <footer class="foot">
  <a href="../feed.xml">Feed</a>
  </footer>
  </body>
  </html>
  <!doctype html>
  <html lang="de" dir="ltr">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src &#39;self&#39; file: data:; style-src &#39;self&#39; file:; script-src &#39;self&#39; file:; font-src &#39;self&#39; file:; base-uri &#39;none&#39;; form-action &#39;none&#39;">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Harbour – Rome</title>
  
  <meta name="robots" content="noindex">
  <meta name="generator" content="pholio VERSION">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <meta name="referrer" content="same-origin">
  <link rel="canonical" href="https://example.org/rome/rome/copy-1147b7d6.html">
  <meta property="og:type" content="website">
  <meta property="og:title" content="Harbour – Rome">
  
  <meta property="og:url" content="https://example.org/rome/rome/copy-1147b7d6.html">
  <meta property="og:image" content="https://example.org/rome/pictures/1147b7d602ad63919a31-240.jpg">
  <meta property="og:image:width" content="240">
  <meta property="og:image:height" content="160">
  <meta name="twitter:card" content="summary_large_image">
  <link rel="alternate" type="application/atom+xml" title="Feed" href="../feed.xml">
  
  <link rel="stylesheet" href="../assets/style.css">
  
  <script src="../assets/script.js" defer></script>
  <script type="application/ld+json">{"@context":"https:\/\/schema.org","@type":"ImageObject","contentUrl":"https:\/\/example.org\/rome\/pictures\/1147b7d602ad63919a31-240.jpg","dateCreated":"2018-01-01T00:00:00","encodingFormat":"image\/jpeg","height":160,"name":"Harbour","width":240}</script>
  </head>
  <body class="photo">
  <header class="bar">
  <a class="up" rel="up" href="index.html#copy-1147b7d6"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  <span>Rome</span></a>
  <p class="position">2 von 7</p>
  </header>
  <main id="main">
  <figure class="view">
  <img src="../pictures/1147b7d602ad63919a31-240.jpg" srcset="../pictures/1147b7d602ad63919a31-240.jpg 240w" sizes="min(100vw,calc(1.5*(100vh - 4rem)))" width="240" height="160" alt="Harbour" fetchpriority="high">
  </figure>
  <nav class="turn" aria-label="Fotos">
  <a class="previous" rel="prev" href="a-2-2a1bf67f.html"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  <span class="hidden">Zurück</span></a>
  <a class="next" rel="next" href="img-0001-5009605b.html" data-srcset="../pictures/5009605b1ff507cd4b4b-r270-240.jpg 160w" data-sizes="min(100vw,calc(0.667*(100vh - 4rem)))"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
  <span class="hidden">Weiter</span></a>
  <a hidden rel="first" href="a-2-2a1bf67f.html"></a>
  <a hidden rel="last" href="%C3%A4-%C3%B6-39468ee9.html"></a>
  </nav>
  <h1>Harbour</h1>
  <div class="about">
  
  
  
  
  
  <details class="facts">
  <summary>Details</summary>
  <dl><div><dt>Aufgenommen</dt><dd>2018-01-01 00:00:00</dd></div></dl>
  </details>
  </div>
  </main>
  <footer class="foot">
  <a href="../feed.xml">Feed</a>
  </footer>
  </body>
  </html>
  <!doctype html>
  <html lang="de" dir="ltr">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src &#39;self&#39; file: data:; style-src &#39;self&#39; file:; script-src &#39;self&#39; file:; font-src &#39;self&#39; file:; base-uri &#39;none&#39;; form-action &#39;none&#39;">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>The harbour – Rome</title>
  <meta name="description" content="Boats in the evening">
  <meta name="robots" content="noindex">
  <meta name="generator" content="pholio VERSION">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <meta name="referrer" content="same-origin">
  <link rel="canonical" href="https://example.org/rome/rome/img-0001-5009605b.html">
  <meta property="og:type" content="website">
  <meta property="og:title" content="The harbour – Rome">
  <meta property="og:description" content="Boats in the evening">
  <meta property="og:url" content="https://example.org/rome/rome/img-0001-5009605b.html">
  <meta property="og:image" content="https://example.org/rome/pictures/5009605b1ff507cd4b4b-r270-240.jpg">
  <meta property="og:image:width" content="160">
  <meta property="og:image:height" content="240">
  $ pholio publish wall --theme wall --sizes 64,128 --quality 50 --originals --robots; hashes wall | cut -c19-
  wall/.pholio-manifest.json
  wall/.pholio-site.json
  wall/assets/play.js
  wall/assets/script.js
  wall/assets/style.css
  wall/index.html
  wall/originals/2021-03-04-12-30-00-7cde7961.jpg
  wall/originals/a-2-2a1bf67f.jpg
  wall/originals/copy-1147b7d6.jpg
  wall/originals/img-0001-5009605b.jpg
  wall/originals/img-0002-1b25fa84.jpg
  wall/originals/img-0003-f4ec9a70.jpg
  wall/originals/img-0011-67c2d456.jpg
  wall/originals/it-s-bace49dd.jpg
  wall/originals/n1-e19b22f1.jpg
  wall/originals/n2-cc217ec0.jpg
  wall/originals/p1-549d7816.jpg
  wall/originals/p10-fe736d92.jpg
  wall/originals/p2-c70abf2d.jpg
  wall/originals/worse-9ffdf98e.jpg
  wall/originals/ä-ö-39468ee9.jpg
  wall/paris/2021-03-04-12-30-00-7cde7961.html
  wall/paris/copy-1147b7d6.html
  wall/paris/index.html
  wall/paris/it-s-bace49dd.html
  wall/paris/layout.css
  wall/paris/p1-549d7816.html
  wall/paris/p10-fe736d92.html
  wall/paris/p2-c70abf2d.html
  wall/paris/worse-9ffdf98e.html
  wall/pictures/1147b7d602ad63919a31-128.jpg
  wall/pictures/1147b7d602ad63919a31-64.jpg
  wall/pictures/1b25fa84f70b61709237-128.jpg
  wall/pictures/1b25fa84f70b61709237-64.jpg
  wall/pictures/2a1bf67fc9df72a5ebe7-128.jpg
  wall/pictures/2a1bf67fc9df72a5ebe7-64.jpg
  wall/pictures/39468ee9a0ab192a7ea6-128.jpg
  wall/pictures/39468ee9a0ab192a7ea6-64.jpg
  wall/pictures/5009605b1ff507cd4b4b-r270-128.jpg
  wall/pictures/5009605b1ff507cd4b4b-r270-64.jpg
  wall/pictures/549d7816bf2e8bc6d7ed-128.jpg
  wall/pictures/549d7816bf2e8bc6d7ed-64.jpg
  wall/pictures/67c2d45651a40b8c5da4-128.jpg
  wall/pictures/67c2d45651a40b8c5da4-64.jpg
  wall/pictures/7cde79616fa268a908e6-128.jpg
  wall/pictures/7cde79616fa268a908e6-64.jpg
  wall/pictures/9ffdf98ecff0f14b5168-128.jpg
  wall/pictures/9ffdf98ecff0f14b5168-64.jpg
  wall/pictures/bace49dd8acd2fc804a2-128.jpg
  wall/pictures/bace49dd8acd2fc804a2-64.jpg
  wall/pictures/c70abf2d3650048c9050-128.jpg
  wall/pictures/c70abf2d3650048c9050-64.jpg
  wall/pictures/cc217ec041564792416d-128.jpg
  wall/pictures/cc217ec041564792416d-64.jpg
  wall/pictures/e19b22f180af7e1cc532-128.jpg
  wall/pictures/e19b22f180af7e1cc532-64.jpg
  wall/pictures/f4ec9a7062898b25c4c3-128.jpg
  wall/pictures/f4ec9a7062898b25c4c3-64.jpg
  wall/pictures/fe736d928b876269633c-128.jpg
  wall/pictures/fe736d928b876269633c-64.jpg
  wall/robots.txt
  wall/rome/a-2-2a1bf67f.html
  wall/rome/copy-1147b7d6.html
  wall/rome/img-0001-5009605b.html
  wall/rome/img-0002-1b25fa84.html
  wall/rome/img-0003-f4ec9a70.html
  wall/rome/img-0011-67c2d456.html
  wall/rome/index.html
  wall/rome/layout.css
  wall/rome/ä-ö-39468ee9.html
  wall/rome-night/index.html
  wall/rome-night/layout.css
  wall/rome-night/n1-e19b22f1.html
  wall/rome-night/n2-cc217ec0.html
  2> 16 photos in 3 galleries: 72 files written
  $ mkdir full; touch full/x; pholio publish full
  2> pholio: ~/full: not empty, and not a site of pholio's; choose an empty folder
  [73]
  $ for w in '--theme none' '--lang x!' '--sizes 1' '--sizes 128,64' '--quality 0' '--url nowhere' '--layout wall' '--gap 300' '--place' '--serial' '--cell 0x0' 'Nowhere'; do echo "# $w"; pholio publish site2 $w; echo "$?"; done
  # --theme none
  64
  # --lang x!
  64
  # --sizes 1
  64
  # --sizes 128,64
  64
  # --quality 0
  64
  # --url nowhere
  64
  # --layout wall
  64
  # --gap 300
  64
  # --place
  64
  # --serial
  64
  # --cell 0x0
  64
  # Nowhere
  64
  2> pholio: there is no theme 'none' (there are plain, wall); a folder's path has a slash in it: ./none
  2> pholio: --lang 'x!': this is no language's tag, such as de or pt-BR
  2> pholio: The value '1' is invalid for '--sizes <n,n>' (pholio help publish says what it takes)
  2> pholio: The value '128,64' is invalid for '--sizes <n,n>' (pholio help publish says what it takes)
  2> pholio: --quality takes 1 to 100, not 0
  2> pholio: --url 'nowhere': this is no address of a site, such as https://example.org/photos
  2> pholio: The value 'wall' is invalid for '--layout <layout>'. Please provide one of 'grid' and 'rows'.
  2> pholio: --gap takes 0 to 200, not 300
  2> pholio: --place goes with --facts or --originals
  2> pholio: --serial goes with --originals
  2> pholio: The value '0x0' is invalid for '--cell <wxh>' (pholio help publish says what it takes)
  2> pholio: there is no gallery 'Nowhere' (pholio galleries lists them)
  $ pholio publish
  2> pholio: Missing expected argument '<dir>' (pholio help publish has examples)
  [64]
  $ pholio publish photos/site
  2> pholio: ~/photos/site: ~/photos was imported, and this is in it; choose a folder elsewhere
  [73]
  $ rm photos/Rome/IMG_0002.JPG; pholio publish site Rome; pholio export Rome out4
  2> pholio: Rome 4  IMG_0002.JPG: the original is not there as it was, pictures made before stay
  2> 7 photos in 1 gallery: 10 files written, 2 removed, 11 as they were
  2> Rome: 7 photos, files: 6 written
  2> pholio: 4  ~/photos/Rome/IMG_0002.JPG: there is no file
  [3]
  $ mkdir orders; pholio order --all orders; ls orders; head -4 orders/Rome.txt | cut -c1-60
  ~/orders/Paris.txt: written
  ~/orders/Rome.txt: written
  ~/orders/Rome_Night.txt: written
  ~/orders: 3 orders written, 0 as they were
  Paris.txt
  Rome.txt
  Rome_Night.txt
  # pholio order Rome revision 3
  # pholio catalog ID gallery 2
  # photos of ~/photos/Paris
  # photos of ~/photos/Rome
  $ pholio reorder Paris --reverse 2> said; pholio order --all orders; pholio gallery rename Paris Lutetia; pholio order --all orders; ls orders
  ~/orders/Paris.txt: written
  ~/orders: 1 order written, 2 as they were
  ~/orders/Lutetia.txt: written
  ~/orders: 1 order written, 2 as they were
  Lutetia.txt
  Rome.txt
  Rome_Night.txt
  $ pholio order --all nowhere; ls
  a.zip
  featured
  full
  links
  orders
  out
  out2
  out4
  photos
  place
  said
  site
  small
  symbols
  wall
  words
  2> pholio: ~/nowhere: can't be written: No such file or directory
