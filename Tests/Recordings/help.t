Help, versions, completions, and wrong verbs.

  $ pholio
  pholio: Put photos in an order by hand, and hand them over.
  
  USAGE:
    pholio <verb> [<options>] ...
  
  Photos are imported into galleries, which are ordered lists. The files of photos
  are only read, never changed.
  
  Where a verb takes <gallery>, type a gallery's name. Where it takes <sel>, say
  which photos: positions (5,7-9,last), file names (IMG_1.jpg, 'IMG_4*'), or what
  is true of them ('rating:4- and not portrait').
  
  Data is printed to standard output, messages to standard error. With --json,
  data is JSON.
  
  PHOTOS IN:
    import                  Put photos into galleries, one for each folder.
    watch                   Import folders, and what arrives in them later.
    imports                 List past imports, the latest first.
    info                    Show what is known of a photo, imported or not.
    read                    Say what is in photos' files, for an import elsewhere.
  
  GALLERIES:
    galleries               List the galleries, in their own order.
    show                    Show a gallery's photos, all or some of them.
    find                    Find photos in all galleries.
    gallery                 Create, rename, delete and set up galleries.
    merge                   Move all photos of some galleries into one.
    layout                  Print where each photo of a gallery lies, as JSON.
  
  ORDER AND WORDS:
    reorder                 Change a gallery's order.
    remove                  Take photos out of a gallery.
    order                   Print a gallery's order as a text.
    mark                    Save a gallery's order under a name.
    restore                 Bring back an order that mark has saved.
    undo                    Take back the latest change.
    redo                    Make a change again that was undone.
    history                 List the changes of a gallery, the latest first.
    caption                 Give photos titles, descriptions and alt texts.
    rate                    Give photos stars.
    flag                    Pick or reject photos.
    label                   Give photos a coloured label.
    keyword                 Give photos keywords, and take some away.
    turn                    Turn photos left, right or around.
  
  LOOKING ALIKE:
    alike                   List photos that look alike.
    alarms                  Check the orders of galleries, by rules.
  
  SHEETS AND THE PAGE:
    sheet                   Make a gallery's contact sheet, as pictures or a PDF.
    presets                 List the presets of sheets, or show one.
    pick                    Put photos into a gallery by their numbers on a sheet.
    serve                   Arrange galleries on a page in the browser.
  
  PHOTOS OUT:
    export                  Hand a gallery's photos over, as files in their order.
    publish                 Make a web site of galleries.
  
  KEEPING THE LIBRARY WELL:
    check                   Look for damage in the library.
    backup                  Write galleries, orders and words to one file.
    relocate                Tell the library that a folder of photos has moved.
    prune                   Forget files that are not there any more.
    config                  Show which defaults are set, and where.
  
  MORE:
    help <verb>             What a verb takes, with defaults and examples.
    help selections         All ways to name photos.
    --version               The version.
    --generate-completion-script <shell>
                            Completion for bash, zsh or fish, as a script.
  $ pholio --help
  pholio: Put photos in an order by hand, and hand them over.
  
  USAGE:
    pholio <verb> [<options>] ...
  
  Photos are imported into galleries, which are ordered lists. The files of photos
  are only read, never changed.
  
  Where a verb takes <gallery>, type a gallery's name. Where it takes <sel>, say
  which photos: positions (5,7-9,last), file names (IMG_1.jpg, 'IMG_4*'), or what
  is true of them ('rating:4- and not portrait').
  
  Data is printed to standard output, messages to standard error. With --json,
  data is JSON.
  
  PHOTOS IN:
    import                  Put photos into galleries, one for each folder.
    watch                   Import folders, and what arrives in them later.
    imports                 List past imports, the latest first.
    info                    Show what is known of a photo, imported or not.
    read                    Say what is in photos' files, for an import elsewhere.
  
  GALLERIES:
    galleries               List the galleries, in their own order.
    show                    Show a gallery's photos, all or some of them.
    find                    Find photos in all galleries.
    gallery                 Create, rename, delete and set up galleries.
    merge                   Move all photos of some galleries into one.
    layout                  Print where each photo of a gallery lies, as JSON.
  
  ORDER AND WORDS:
    reorder                 Change a gallery's order.
    remove                  Take photos out of a gallery.
    order                   Print a gallery's order as a text.
    mark                    Save a gallery's order under a name.
    restore                 Bring back an order that mark has saved.
    undo                    Take back the latest change.
    redo                    Make a change again that was undone.
    history                 List the changes of a gallery, the latest first.
    caption                 Give photos titles, descriptions and alt texts.
    rate                    Give photos stars.
    flag                    Pick or reject photos.
    label                   Give photos a coloured label.
    keyword                 Give photos keywords, and take some away.
    turn                    Turn photos left, right or around.
  
  LOOKING ALIKE:
    alike                   List photos that look alike.
    alarms                  Check the orders of galleries, by rules.
  
  SHEETS AND THE PAGE:
    sheet                   Make a gallery's contact sheet, as pictures or a PDF.
    presets                 List the presets of sheets, or show one.
    pick                    Put photos into a gallery by their numbers on a sheet.
    serve                   Arrange galleries on a page in the browser.
  
  PHOTOS OUT:
    export                  Hand a gallery's photos over, as files in their order.
    publish                 Make a web site of galleries.
  
  KEEPING THE LIBRARY WELL:
    check                   Look for damage in the library.
    backup                  Write galleries, orders and words to one file.
    relocate                Tell the library that a folder of photos has moved.
    prune                   Forget files that are not there any more.
    config                  Show which defaults are set, and where.
  
  MORE:
    help <verb>             What a verb takes, with defaults and examples.
    help selections         All ways to name photos.
    --version               The version.
    --generate-completion-script <shell>
                            Completion for bash, zsh or fish, as a script.
  $ pholio help
  pholio: Put photos in an order by hand, and hand them over.
  
  USAGE:
    pholio <verb> [<options>] ...
  
  Photos are imported into galleries, which are ordered lists. The files of photos
  are only read, never changed.
  
  Where a verb takes <gallery>, type a gallery's name. Where it takes <sel>, say
  which photos: positions (5,7-9,last), file names (IMG_1.jpg, 'IMG_4*'), or what
  is true of them ('rating:4- and not portrait').
  
  Data is printed to standard output, messages to standard error. With --json,
  data is JSON.
  
  PHOTOS IN:
    import                  Put photos into galleries, one for each folder.
    watch                   Import folders, and what arrives in them later.
    imports                 List past imports, the latest first.
    info                    Show what is known of a photo, imported or not.
    read                    Say what is in photos' files, for an import elsewhere.
  
  GALLERIES:
    galleries               List the galleries, in their own order.
    show                    Show a gallery's photos, all or some of them.
    find                    Find photos in all galleries.
    gallery                 Create, rename, delete and set up galleries.
    merge                   Move all photos of some galleries into one.
    layout                  Print where each photo of a gallery lies, as JSON.
  
  ORDER AND WORDS:
    reorder                 Change a gallery's order.
    remove                  Take photos out of a gallery.
    order                   Print a gallery's order as a text.
    mark                    Save a gallery's order under a name.
    restore                 Bring back an order that mark has saved.
    undo                    Take back the latest change.
    redo                    Make a change again that was undone.
    history                 List the changes of a gallery, the latest first.
    caption                 Give photos titles, descriptions and alt texts.
    rate                    Give photos stars.
    flag                    Pick or reject photos.
    label                   Give photos a coloured label.
    keyword                 Give photos keywords, and take some away.
    turn                    Turn photos left, right or around.
  
  LOOKING ALIKE:
    alike                   List photos that look alike.
    alarms                  Check the orders of galleries, by rules.
  
  SHEETS AND THE PAGE:
    sheet                   Make a gallery's contact sheet, as pictures or a PDF.
    presets                 List the presets of sheets, or show one.
    pick                    Put photos into a gallery by their numbers on a sheet.
    serve                   Arrange galleries on a page in the browser.
  
  PHOTOS OUT:
    export                  Hand a gallery's photos over, as files in their order.
    publish                 Make a web site of galleries.
  
  KEEPING THE LIBRARY WELL:
    check                   Look for damage in the library.
    backup                  Write galleries, orders and words to one file.
    relocate                Tell the library that a folder of photos has moved.
    prune                   Forget files that are not there any more.
    config                  Show which defaults are set, and where.
  
  MORE:
    help <verb>             What a verb takes, with defaults and examples.
    help selections         All ways to name photos.
    --version               The version.
    --generate-completion-script <shell>
                            Completion for bash, zsh or fish, as a script.
  $ pholio --version
  pholio VERSION
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
  $ pholio help nothing
  2> pholio: no verb 'nothing' (pholio help lists them)
  [64]
  $ for v in import watch imports info read galleries show find gallery merge layout reorder remove order mark restore undo redo history caption rate flag label keyword turn alike alarms sheet presets pick serve export publish check backup relocate prune config; do pholio help $v; pholio $v --help | cmp - <(pholio help $v); done
  pholio import: Put photos into galleries, one for each folder.
  
  USAGE:
    pholio import [<options>] <path> ...
  
  Importing the same folders again adds new photos and changes nothing else: no
  photo is moved, and none that you removed comes back. The files are only read.
  
  Photos are JPEG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL and cameras' RAW
  files. A movie, sidecar or RAW with the name of a photo goes with it, and so
  does the JSON of Google Takeout.
  
  ARGUMENTS:
    <path>                  Folders and photos to import.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --gallery <name>        Put all photos into this gallery. It is made if need
                            be (default: a gallery for each folder).
    --by <what>             Make a gallery for each folder, year, month or day
                            (default: folder).
    --trust-file-times      With --by year, month or day: go by a file's time
                            where nothing else tells when its photo was taken.
                            Otherwise such photos go into the gallery 'undated'.
    --copy                  Copy all files into the library, as from a card or a
                            phone: photos, movies and anything else. Files that
                            could not be copied are listed at the end.
    --fast                  With --copy: don't read files again that have the size
                            and time of their copies. Then nothing says that the
                            card may be formatted.
    --min-age <time>        Skip files that changed less than this time ago: 30s,
                            5m, 1h, 2d. A later import takes them (default: 0s).
    --wait <time>           How long to wait for another import to end: 30s, 5m,
                            1h (default: 0s).
    --readings <file>       Readings of pholio read: a file, a folder with files,
                            or - for standard input; .gz and .zst are unpacked. A
                            file that was read as it is now is not opened again
                            (default: all are read here).
    --thumbnails <dir>      With --readings: the folder that pholio read has put
                            thumbnails into (default: those in the lines; pholio
                            check --repair makes others).
    --follow-links          Follow symbolic links to folders and files.
    --list-new              Print the paths of the files that would be opened, new
                            and changed ones, and do nothing: for pholio read.
                            With --readings: only those without a reading.
    -0                      With --list-new: end each path with a NUL.
    --all                   Also take what systems and other programs leave: bins,
                            their small pictures, backups, half downloads.
    --dry-run               Say what would be done, and do nothing.
    --quiet                 Print only files that could not be imported, and each
                            of them once, not at every import. For cron.
    --verbose               Also list the files that are no photos, with their
                            types.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio import ~/Pictures
        A gallery for each folder of photos.
    pholio import --copy --by day /media/card
        Copies a card, and makes a gallery for each day.
    pholio import ~/Pictures --readings readings.jsonl --thumbnails thumbs
        Takes what other machines have read, and opens only the other files.
    pholio import --list-new -0 ~/Pictures | pholio read -0 > readings.jsonl
        Reads only what is new or has changed, for an import elsewhere.
  pholio watch: Import folders, and what arrives in them later.
  
  USAGE:
    pholio watch [<options>] <dir> ...
  
  Imports the folders as pholio import does, and then each new file, once nobody
  writes to it any more. It prints what was imported, and waits while another
  import runs.
  
  It runs until Ctrl-C or SIGTERM, and finishes what it has begun. systemd can run
  it: see pholio-watch.service.
  
  ARGUMENTS:
    <dir>                   Folders to watch, with all folders in them.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --gallery <name>        Put all photos into this gallery. It is made if need
                            be (default: a gallery for each folder).
    --by <what>             Make a gallery for each folder, year, month or day
                            (default: folder).
    --trust-file-times      With --by year, month or day: go by a file's time
                            where nothing else tells when its photo was taken.
                            Otherwise such photos go into the gallery 'undated'.
    --min-age <time>        Import a file when it has not changed for this long:
                            2s, 5m, 1h (default: 2s).
    --all                   Also take what systems and other programs leave: bins,
                            their small pictures, backups, half downloads.
    --quiet                 Print only files that could not be imported, and each
                            of them once.
    --json                  Print what was done as JSON, a line for each import.
  
  MANY FOLDERS:
  The kernel limits how many folders a user can watch:
  fs.inotify.max_user_watches. If there are more, watch says so and ends (exit
  code 1). To raise the limit now, and after each start:
  
    sudo sysctl fs.inotify.max_user_watches=524288
    echo fs.inotify.max_user_watches=524288 | sudo tee /etc/sysctl.d/pholio.conf
  
  EXAMPLES:
    pholio watch ~/Pictures
        Imports what is there, and then what arrives.
    pholio watch --gallery Inbox --min-age 10s /srv/scans
        All photos go into one gallery.
  pholio imports: List past imports, the latest first.
  
  USAGE:
    pholio imports [<options>]
  
  For each: when, how long it took in seconds, and how many files had which
  outcome.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --last <n>              How many to list, 1 or more (default: 20).
    --json                  Print JSON.
  
  EXAMPLES:
    pholio imports --last 3
        The last three imports, and what each of them did.
    pholio imports --json
        The last 20, for programs.
  pholio info: Show what is known of a photo, imported or not.
  
  USAGE:
    pholio info [<options>] <file>
  
  What its file says, what was said of it here, and the galleries that it is in.
  
  ARGUMENTS:
    <file>                  The photo's file.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --json                  Print JSON.
  
  EXAMPLES:
    pholio info IMG_1.jpg
        What the file and the library say of the photo.
    pholio info --json IMG_1.jpg
        The same for programs.
  pholio read: Say what is in photos' files, for an import elsewhere.
  
  USAGE:
    pholio read [<options>]
  
  Reads paths from standard input, and prints a line of JSON for each: what an
  import would find in the file. Nothing else is written, and no library is
  needed. So many machines can share the work, and pholio import --readings takes
  their lines in place of the files.
  
  A file that can't be read is a line, too. Paths may come in any order, and more
  than once. Where more than one in a hundred, and at least 10, are not there or
  can't be read, the exit code is 3: so a disk that is not mounted is noticed.
  
  OPTIONS:
    -0                      Paths end with a NUL each, as find -print0 writes
                            them.
    --thumbnails <dir>      Write thumbnails into this folder, made if need be;
                            machines may share it (default: none are kept).
    --inline                Put thumbnails into the lines, about 50 kB each.
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --json                  Print JSON. It is printed in any case.
  
  ON MANY MACHINES:
  Each needs pholio, the photos under the same paths, and either a folder of
  thumbnails that all can write, or --inline. docs/cluster.md has it for Spark,
  Slurm and GNU parallel.
  
  EXAMPLES:
    pholio read < list.txt > readings.jsonl
        Readings of the files in a list.
    pholio read -0 --thumbnails thumbs < list.nul > readings.jsonl
        With thumbnails, in a folder that machines may share.
  pholio galleries: List the galleries, in their own order.
  
  USAGE:
    pholio galleries [<options>]
  
  For each: how many photos, the drop cap, the order's revision, the dates of its
  first and last photo, and its name. --json also has whether it is locked, its
  policy and its selection.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --json                  Print JSON.
  
  EXAMPLES:
    pholio galleries
        A line for each gallery.
    pholio galleries --json
        The same for programs, with policies and selections.
  pholio show: Show a gallery's photos, all or some of them.
  
  USAGE:
    pholio show [<options>] [<gallery>] [<sel>]
  
  Prints a line for each: position, date, size in pixels and file name. Behind it
  stands what is special: a span of several cells, RAW, a flag, missing. Without a
  gallery it tells how many photos the library has: by year, camera, lens, format
  and stars; missing ones, and those without a date.
  
  ARGUMENTS:
    <gallery>               The gallery's name (default: the library as a whole).
    <sel>                   The photos (default: all): positions, names, globs, or
                            terms (pholio help selections).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --grid                  Draw the grid, with each photo's position in its
                            place.
    --pictures              Draw the photos in the terminal, on the drop-cap grid:
                            as pictures where it can (kitty, sixel, iTerm2), else
                            with half blocks; into a file or a pipe with blocks
                            and without colours.
    --columns <n>           With --grid and --pictures: the number of columns, 1
                            to 1000 (default: 6).
    --json                  Print JSON.
  
  EXAMPLES:
    pholio show Rome 1-10
        The first ten photos.
    pholio show Rome --grid --columns 4
        Which photo lies where in a grid of four columns.
    pholio show Rome 1-10 --pictures
        The first ten photos themselves, in the terminal.
    pholio show
        How many photos the library has, and of what kinds.
  pholio find: Find photos in all galleries.
  
  USAGE:
    pholio find [<options>] [<sel>]
  
  Prints a line for each: gallery, position and path, with tabs between them. It
  asks the library only: files that changed or went since the last import are not
  noticed.
  
  pholio help selections has all that can be asked.
  
  ARGUMENTS:
    <sel>                   The photos: names, globs, or terms (default: all).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    -0                      Print only the paths, each once and followed by a NUL.
    --json                  Print JSON.
  
  EXAMPLES:
    pholio find 'rating:4- and not (portrait or in:Best)'
        Good photos that are not upright, nor in Best.
    pholio find taken:2019-05 -0 | xargs -0 -r ls -l
        The files of photos taken in May 2019.
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
  pholio merge: Move all photos of some galleries into one.
  
  USAGE:
    pholio merge [<options>] <gallery> <other> ...
  
  The first gallery keeps its order. The photos of the others are added at its
  end, in their orders, without those that it has already. Then the others are
  deleted. One pholio undo takes all of it back.
  
  ARGUMENTS:
    <gallery>               The gallery that takes the photos.
    <other>                 The galleries that it takes them from.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio merge Rome Best
        Puts Best's photos behind those of Rome, and deletes Best.
    pholio merge Rome Best --dry-run
        Says how many photos would be added.
  pholio layout: Print where each photo of a gallery lies, as JSON.
  
  USAGE:
    pholio layout <gallery> --width <w> [<options>]
  
  Each photo has a frame: x, y, width and height in points, from the top left
  corner of the canvas.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --width <w>             The canvas's width in points (needed).
    --cell <wxh>            A cell's size in points (default: 200x200).
    --gap <n>               The least gap between cells, in points (default: 10).
    --layout <layout>       grid, or rows of whole photos about as high as --cell
                            says (default: grid).
    --window <y0,y1>        Only photos between these heights of the canvas, in
                            points from its top (default: all).
    --alarms <sel>          Also print where on the canvas the order changes while
                            these photos are dragged (default: none).
    --json                  Changes nothing: the layout is always JSON.
  
  EXAMPLES:
    pholio layout Rome --width 1200
        Where each photo lies on a grid 1200 points wide.
    pholio layout Rome --width 1200 --layout rows
        The same in rows of whole photos.
  pholio reorder: Change a gallery's order.
  
  USAGE:
    pholio reorder [<options>] <gallery>
  
  Positions are those that pholio show prints before the command. Photos that are
  moved together lie side by side afterwards, in the order named: --move 9,3 --to
  1 puts the ninth first and the third second.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --move <sel>            What to move: 5,7-9,last or names; see pholio help
                            selections (default: none).
    --to <pos>              Move so that the first of them has this position, or
                            'last' (default: none).
    --before <sel>          Move right before this one (default: none).
    --after <sel>           Move right after this one (default: none).
    --onto <sel>            Move past this one, from either side, as a drop on it
                            does (default: none).
    --drop <x,y>            Move as a drop at this point of the grid does, in
                            points; needs --width (default: none).
    --width <w>             With --drop: the grid's width in points (default:
                            none; --drop needs it).
    --cell <wxh>            A cell's size in points (default: 200x200).
    --gap <n>               The least gap between cells, in points (default: 10).
    --swap <a,b>            Let these two change places (default: none).
    --reverse               Turn the order around. With --by: sort downwards.
    --shuffle               Shuffle. The same --seed gives the same order again.
    --layout <layout>       With --drop: grid, or rows of whole photos about as
                            high as --cell says (default: grid).
    --by <key>              Sort by date (the camera's clock, whatever its time
                            zone), instant (with its time zone), name, size,
                            camera, rating, type, title, label, keywords, creator,
                            city or country; or by several of these, with commas.
                            Or by eye: colour (by hue, then greys), or look
                            (photos that look alike lie together) (default: none).
    --only <sel>            With --by colour or look: sort only these photos,
                            among their own positions (default: all).
    --seed <n>              The seed of --shuffle, 0 to 18446744073709551615
                            (default: a new one each time).
    --into <gallery[:pos]>  Move into this gallery, to its end or to a position.
                            It is made if need be (default: none).
    --copy                  With --into: keep the photos here too.
    --order <file>          Take the order from a text that pholio order printed;
                            - is standard input (default: none).
    --edit                  Edit the order as a text, in the editor that $VISUAL
                            or $EDITOR names, else in vi.
    --batch                 Read changes from standard input, one in each line,
                            such as --move 5 --to 1. They are made together or
                            none is.
    --dry-run               Show the grid before and after, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio reorder Rome --move 5,7-9 --to 1
        Puts four photos first.
    pholio reorder Rome --move 'IMG_4*.jpg' --into Best
        Moves photos to the end of Best.
    pholio reorder Rome --by date --reverse
        Sorts by date, the latest first.
  pholio remove: Take photos out of a gallery.
  
  USAGE:
    pholio remove [<options>] <gallery> <sel>
  
  Their files stay, and other galleries keep the photos. Imports don't put them
  back. pholio undo does.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio remove Rome 5
        Takes the fifth photo out of the gallery.
    pholio remove Rome 'rating:0-1' --dry-run
        Says how many photos would be taken out.
  pholio order: Print a gallery's order as a text.
  
  USAGE:
    pholio order <gallery> [--json]
    pholio order --all <dir>
  
  Prints a line for each photo. Lines may be moved and removed, and pholio reorder
  --order takes the text back.
  
  With --all, the orders of all galleries are written into files: NAME.txt each.
  If the library is ever lost, import the photos again and give the files to
  pholio reorder --order: it finds the photos by their content. A file that pholio
  did not write is never replaced, and one that is right is left alone.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --all <dir>             Write all galleries' orders into this folder, which
                            must be there (default: none).
    --json                  Print JSON: each photo's position, hash and name.
  
  EXAMPLES:
    pholio order Rome > order.txt
        Writes the order to a file.
    pholio order Rome | tac | pholio reorder Rome --order -
        Turns the order around by another program.
    pholio order --all .
        Writes all orders into the folder where you are.
  pholio mark: Save a gallery's order under a name.
  
  USAGE:
    pholio mark [<options>] <gallery> [<name>]
  
  Without a name, the saved orders are listed. pholio restore brings one back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <name>                  The name of the order as it is now; an order saved
                            under that name is replaced (default: list them).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio mark Rome 'as sent'
        Saves the order as it is now.
    pholio mark Rome
        Lists the saved orders.
  pholio restore: Bring back an order that mark has saved.
  
  USAGE:
    pholio restore [<options>] <gallery> <name>
  
  Photos that were added later stay behind the photos that they follow now. pholio
  undo takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <name>                  The name that the order was saved under.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio restore Rome 'as sent'
        Brings that order back.
    pholio restore Rome 'as sent' --dry-run
        Says what would be done.
  pholio undo: Take back the latest change.
  
  USAGE:
    pholio undo [<options>] [<gallery>]
  
  Typed again, it takes back the change before that; pholio redo makes a change
  again. Changes of orders, of captions, ratings, flags, labels, keywords, turns
  and spans, and deleted or merged galleries can be undone. Imports can't, nor a
  gallery's name, cap, lock and policy. pholio history lists changes.
  
  ARGUMENTS:
    <gallery>               The gallery's name (default: the gallery that was
                            changed last).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio undo Rome
        Takes back the latest change of Rome.
    pholio undo --dry-run
        Says which change is the library's latest.
  pholio redo: Make a change again that was undone.
  
  USAGE:
    pholio redo [<options>] [<gallery>]
  
  It makes the change that was undone last. After a new change, nothing is left to
  redo.
  
  ARGUMENTS:
    <gallery>               The gallery's name (default: the gallery of the latest
                            undo).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio redo Rome
        Makes again what was undone in Rome.
    pholio redo Rome --dry-run
        Says what would be made again.
  pholio history: List the changes of a gallery, the latest first.
  
  USAGE:
    pholio history [<options>] <gallery>
  
  For each: when, how many photos it moved, what it did, and whether it is undone.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --json                  Print JSON.
  
  EXAMPLES:
    pholio history Rome
        A line for each change.
    pholio history Rome --json
        The same for programs.
  pholio caption: Give photos titles, descriptions and alt texts.
  
  USAGE:
    pholio caption [<options>] <gallery> <sel>
  
  Sheets, sites and the page show them. A photo without a description of its own
  shows the one in its file. Every gallery with the photo shows the same words.
  pholio undo takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
    --title <title>         The new title; '' takes it away (default: the title
                            stays).
    --description <description>
                            The new description; '' takes it away (default: the
                            description stays).
    --alt <alt>             The new alt text, for those who don't see it; '' takes
                            it away (default: it stays).
  
  EXAMPLES:
    pholio caption Rome 5 --title 'The harbour'
        Gives the fifth photo a title.
    pholio caption Rome 5 --title ''
        Takes the title away.
  pholio rate: Give photos stars.
  
  USAGE:
    pholio rate [<options>] <gallery> <sel> <stars>
  
  Photos begin with the stars in their files, which are never changed. The stars
  that you give are kept in the library and count in every gallery. pholio undo
  takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <stars>                 0 to 5, or none: no stars, or file: the stars in the
                            photo's file.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio rate Rome 1-3 5
        Gives the first three photos five stars.
    pholio rate Rome 1 file
        The photo has the stars of its file again.
  pholio flag: Pick or reject photos.
  
  USAGE:
    pholio flag [<options>] <gallery> <sel> <flag>
  
  A flag is kept in the library and counts in every gallery. pholio undo takes the
  change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <flag>                  pick, reject or none.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio flag Rome 5,7 pick
        Flags two photos as picked.
    pholio flag Rome 1-last none
        Takes all flags away.
  pholio label: Give photos a coloured label.
  
  USAGE:
    pholio label [<options>] <gallery> <sel> <label>
  
  Photos begin with the labels in their files, which are never changed. The label
  that you give is kept in the library and counts in every gallery. pholio undo
  takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <label>                 red, orange, yellow, green, blue, purple or grey, or
                            none: no label, or file: the label in the photo's
                            file.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio label Rome 5 red
        Gives the fifth photo a red label.
    pholio label Rome 5 none
        The photo has no label, whatever its file says.
  pholio keyword: Give photos keywords, and take some away.
  
  USAGE:
    pholio keyword <gallery> <sel> +<keyword> -<keyword> ... | none | file
  
  A photo begins with the keywords in its file, which is never changed. What you
  add and take away is kept in the library: 'none' takes all keywords away, 'file'
  goes back to those in the file. Upper and lower case and accents make no
  difference. pholio undo takes the change back.
  
  After --, every word is a keyword, also one like --old.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <+keyword or -keyword>  Keywords, each with + to add it or - to take it away;
                            or none, or file.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio keyword Rome 5,7-9 +sea '+Santa Maria' -draft
        Adds two keywords to four photos, and takes one away.
    pholio keyword Rome 5 file
        The photo has the keywords of its file again.
  pholio turn: Turn photos left, right or around.
  
  USAGE:
    pholio turn [<options>] <gallery> <sel> <turn>
  
  They are turned wherever they are shown: on the page, on sheets, in sites. Their
  files are never changed. pholio undo takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <turn>                  left or right by a quarter, or 180 degrees, from how
                            they are shown now; or none: as in their files.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio turn Rome 5 left
        Turns the fifth photo a quarter to the left.
    pholio turn Rome 5 none
        Shows it as in its file.
  pholio alike: List photos that look alike.
  
  USAGE:
    pholio alike [<options>] [<sel>]
  
  Prints groups. "exact" is one photo with several files of the same bytes.
  "burst" is photos that one camera took within seconds. "near" is other photos
  that look alike, such as edited copies.
  
  The best photo of a group comes first: one that is flagged pick, or has more
  stars, or is much larger, sharper, larger, in this order.
  
  ARGUMENTS:
    <sel>                   The photos to compare: names, globs, or terms
                            (default: all).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
    --distance <n>          How far apart the signatures of two photos may be, in
                            bits, 0 to 64: more finds copies that were edited
                            more, and takes longer (default: 33).
    --into <gallery[:pos]>  Also put these photos into this gallery, at its end or
                            at a position. It is made if need be (default: none).
    -0                      Print only the paths of the files, each followed by a
                            NUL.
  
  EXAMPLES:
    pholio alike in:Rome
        Photos of Rome that look alike.
    pholio alike taken:2019- --into 'To sort out'
        Puts such photos into a gallery.
  pholio alarms: Check the orders of galleries, by rules.
  
  USAGE:
    pholio alarms [<options>] [<galleries> ...]
  
  Prints a line for each finding: the gallery, the photos and the reason. The exit
  code is 2 if anything is found. --list-rules tells what is looked for.
  
  ARGUMENTS:
    <galleries>             The galleries' names (default: all).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --width <w>             The width of the page that photos lie on, in points
                            (default: 1270).
    --cell <wxh>            A cell's size in points (default: 200x200).
    --gap <n>               The least gap between cells, in points (default: 10).
    --within <cells>        Report photos that look alike and are at most this
                            many cells apart, 0 to 100 (default: 3).
    --preset <name>         Check photos' sizes for sheets made with this preset
                            (default: none).
    --rule <name>           Check this rule only; may be given several times
                            (default: all).
    --list-rules            List the rules, and check nothing.
    --json                  Print JSON.
    --quiet                 Print only findings that the last run with --quiet did
                            not have. For cron.
  
  EXAMPLES:
    pholio alarms Rome --width 1600 --within 2
        Checks the order on a grid 1600 points wide.
    pholio alarms Rome --rule small-photos --preset proof
        Photos too small for a sheet by that preset.
  pholio sheet: Make a gallery's contact sheet, as pictures or a PDF.
  
  USAGE:
    pholio sheet [<options>] [<gallery>]
  
  If there are several pages, -o sheet.jpg writes sheet-01.jpg, sheet-02.jpg and
  so on; a PDF has all pages. Files that would not change are not written again.
  
  A length is in pixels, or has a unit: mm, cm, in or pt. "On paper" means that
  --paper is a size in millimetres or inches.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  WHAT, AND WHERE TO:
    -o, --output <file.jpg> The file to write; its ending tells the kind: JPEG
                            (.jpg) or PDF (.pdf) (needed).
    --preset <name>         Options to begin with; typed ones count before them
                            (default: none; pholio presets lists them).
    --only <sel>            Only these photos, in the order named; they keep their
                            numbers (default: all).
    --galleries             Make a sheet of all galleries instead: for each its
                            cover, name, number of photos and dates.
    --pages <n-m>           Only these pages: 2, 2-3, 2- (default: all).
    --pdf <file.pdf>        Write all pages as one PDF, too (default: none).
    --map <file.json>       Also write which photos lie where to this file
                            (default: none).
    --no-map                Don't write into the pages which photos lie where.
                            pholio pick can't read such a sheet.
  
  PAGES:
    --paper <paper>         A page's size: none (one tall image), A4, A3, Letter,
                            4x6, 8x10, 210x297mm, 1920x1080px (default: none).
    --landscape/--no-landscape
                            Lay the paper on its long side (default: off).
    --margin <length>       The empty space around a page: 20 (pixels), 5mm, 0.2in
                            (default: 0, on paper 8mm).
    --one-page/--no-one-page
                            Shrink the cells until all of them fit on one page
                            (default: off).
  
  CELLS:
    --gap <length>          The space between cells and around all of them: 8
                            (pixels), 4mm (default: 8, on paper 4mm).
    --layout <how>          Cells of one size, or rows of whole pictures of one
                            height: grid or rows (default: grid).
    --columns <n>           How many columns; in rows, about how many pictures a
                            row has, 1 to 1000 (default: 5, on paper those with
                            the largest pictures).
    --rows <n>              How many rows a page has, 1 to 1000 (default: as many
                            as fill it).
    --cell <size>           A cell's size without its words: 240, 300x200, 40mm
                            (default: as large as 300x300 in most photos' shape,
                            on paper what fits).
    --cap <cxr>             The drop cap, columns x rows (default: the gallery's).
    --cap-on <pages>        Which pages begin with the drop cap: first, every or
                            none (default: first).
    --last-row <where>      Where the cells of a last row lie that is not full:
                            left, centre or spread (default: left; on paper
                            centre).
    --fit <how>             Pictures in their cells: shown whole, or cut to cover
                            them: contain or cover (default: contain).
    --crop <where>          What is kept of pictures that are cut to cover their
                            cells: centre, top or attention (default: centre).
    --align <where>         Where pictures with their words stand in their cells:
                            centre, top or bottom (default: centre, with the words
                            of a row on one line).
    --film <film>           Frames of film in strips: 135 (35 mm, six a strip),
                            120 (6x6 or 6x9): none, 135 or 120 (default: none).
    --style <how>           For --galleries: covers alone, or stacks with photos
                            behind the cover: tiles or stacks (default: tiles).
    --enlarge/--no-enlarge  Enlarge pictures that are smaller than their cells
                            (default: on paper down to least-dpi; always in rows,
                            and where pictures cover their cells).
    --rotate-to-fit/--no-rotate-to-fit
                            Turn pictures that fill their cells better lying down
                            (default: off).
  
  WORDS:
    --caption <template>    Text under pictures: headline|byline|date, with fields
                            (--list-fields) (default: {position} {name}).
    --captions/--no-captions
                            Whether there are words under pictures (default: on).
    --lines <n>             How many lines headline and byline may have, 1 to 3
                            (default: 1).
    --title <title>         A title above the pictures (default: none).
    --header <template>     At a page's top: left|middle|right (default: none).
    --footer <template>     At a page's bottom: left|middle|right (default: none).
    --font <family>         The words' font family (default: the machine's sans
                            serif).
    --font-size <length>    The size of words under pictures: 9pt, 2.5mm, or
                            pixels (default: in proportion to the cells).
    --title-size <length>   The size of the title: 24 (pixels), 14pt (default: in
                            proportion to the page).
    --header-size <length>  The size of header and footer: 16 (pixels), 9pt
                            (default: in proportion to the page).
    --logo <file>           A picture for the header or the footer: PNG or JPEG
                            (default: none).
    --logo-at <where>       Where the logo stands: header-left, header-middle,
                            header-right, footer-left, footer-middle or
                            footer-right (default: header-right).
  
  LOOKS:
    --background <#rrggbb>  The colour behind everything (default: #ffffff).
    --cell-background <#rrggbb>
                            The colour of the cells, or none (default: none).
    --border <length>       The width of a border around pictures: 2 (pixels),
                            0.5mm (default: 0, a line around stacks).
    --border-colour <#rrggbb>
                            The border's colour (default: a grey that is seen on
                            the background).
    --radius <length>       The radius of rounded corners: 8 (pixels), 2mm
                            (default: 0).
  
  PRINT AND FILES:
    --dpi <n>               Dots per inch, 1 to 9600 (default: 300 on paper, else
                            none).
    --least-dpi <n>         Enlarge small pictures on paper down to so many dots
                            per inch, 1 to 9600 (default: 150).
    --colour <how>          Large pictures in PDFs: with their own profile where
                            it has more colours than sRGB, or all in sRGB: own or
                            srgb (default: own).
    --bleed <length>        How far the background goes past the cut, for
                            printers: 3mm (default: 0).
    --crop-marks/--no-crop-marks
                            Draw marks where the page is cut (default: off).
    --quality <n>           The quality of JPEG pages, and of pictures in a PDF, 1
                            to 100 (default: 90, in a PDF 72).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --list-fields           List the fields that captions, headers and footers may
                            have.
    --dry-run               Say how large the sheet would be, and write nothing.
    --json                  Print what was written as JSON.
    --frames                With --json: also print where each photo lies.
  
  EXAMPLES:
    pholio sheet Rome -o rome.jpg --columns 6
        One tall picture of six columns.
    pholio sheet Rome -o proof.pdf --preset proof
        A proof with file names, as a PDF.
    pholio sheet Rome -o best.jpg --only 'rating:4-' --no-captions
        The best photos, without words.
    pholio sheet Rome -o wall.pdf --preset poster --bleed 3mm --crop-marks
        A poster with marks where it is cut.
    pholio sheet Rome -o sent.pdf --caption '{stem}|{date}'
        Names and dates below the pictures.
    pholio sheet --galleries -o all.jpg --style stacks
        A stack of photos for each gallery.
  pholio presets: List the presets of sheets, or show one.
  
  USAGE:
    pholio presets [<options>] [<name>]
  
  A preset is a set of options for pholio sheet --preset. A preset of your own is
  a file NAME.json in $XDG_CONFIG_HOME/pholio/presets (default:
  ~/.config/pholio/presets). Begin with the text that pholio presets NAME prints.
  
  ARGUMENTS:
    <name>                  The preset to show (default: all are listed).
  
  OPTIONS:
    --json                  Print JSON.
  
  EXAMPLES:
    pholio presets
        A line for each preset.
    pholio presets proof
        One preset as JSON, to begin your own with.
  pholio pick: Put photos into a gallery by their numbers on a sheet.
  
  USAGE:
    pholio pick [<options>] <sheet.jpg> [<numbers> ...]
  
  A sheet that pholio made knows its photos. The numbers are those printed under
  its pictures: the positions when the sheet was made, whatever the order is now.
  Photos that the library does not have any more are named, and the others are
  picked (exit code 3).
  
  ARGUMENTS:
    <sheet.jpg>             A page of a sheet, or a PDF of all pages.
    <numbers>               Numbers on the sheet: 14 17-19, or 14,17-19 (default:
                            none; or use --at).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --at <x,y>              The picture at this point of a page, in pixels; may be
                            given several times (default: none).
    --into <gallery[:pos]>  Put the photos into this gallery, at its end or at a
                            position. It is made if need be (default: none; they
                            are listed).
    --map <file.json>       Which photos lie where, as pholio sheet --map wrote it
                            (default: the sheet itself tells).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was picked as JSON.
  
  EXAMPLES:
    pholio pick proof.pdf 2 4-5 --into Best
        Puts three photos of a sheet into Best.
    pholio pick proof.pdf 1
        Says which photo this is.
  pholio serve: Arrange galleries on a page in the browser.
  
  USAGE:
    pholio serve [<options>]
  
  Prints the page's address and serves it until Ctrl-C. Whoever has the address
  may change galleries: the token in it is the key. It stays the same; --new-token
  makes another.
  
  The page opens on this machine only, unless --host names another address. Then a
  second address is printed, for guests, who may look and change nothing. Others
  on the network can read the tokens there: docs/page.md has how to put https in
  front of it.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --port <n>              The port, 0 to 65535; 0 is any free one (default:
                            8427, or the next free one).
    --host <host>           The address or name to listen on (default: 127.0.0.1).
    --read-only             Refuse every change: everybody may only look.
    --guests-pick           Let guests mark favourites, which become a gallery.
    --new-token             Make new tokens. Earlier addresses stop working.
    --json                  Print the addresses as JSON, in one line.
  
  EXAMPLES:
    pholio serve
        The page, for a browser on this machine.
    pholio serve --host 0.0.0.0 --guests-pick
        Others on the network may look, and mark favourites.
  pholio export: Hand a gallery's photos over, as files in their order.
  
  USAGE:
    pholio export [<options>] <gallery> [<dir>]
  
  Copies the photos' files into a folder, under names that sort in the gallery's
  order and that any disk takes. Each copy is read back and compared. Where the
  disk can share bytes between files, copies take no room.
  
  Exporting into the same folder again writes what has changed, and renames what
  has moved. Files that the export did not write, or that others have changed, are
  never touched: they are named (exit code 3), and so are photos whose files are
  missing.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <dir>                   The folder, made if need be. It can't be in the
                            library, nor in a folder that was imported (needed,
                            unless there is --zip or --tar).
  
  OPTIONS:
    --zip <file>            Write one zip instead of a folder; - is standard
                            output. Files are not compressed (default: none).
    --tar <file>            Write one tar instead of a folder; - is standard
                            output (default: none).
    --template <template>   How files are named: text and fields, see below
                            (default: {position:04}_{name}).
    --link <kind>           Make links instead of copies: hard or symbolic. A hard
                            link is the original under another name: editing the
                            export edits the original. A symbolic link works while
                            the original stays where it is (default: none;
                            copies).
    --size <pixels>         Make JPEGs of at most this many pixels on the longer
                            edge, 16 to 30000, upright and in sRGB (default: none;
                            the files as they are).
    --strip <what>          What to take out of JPEGs: place, or all metadata but
                            turn and colours, or none. The picture itself is not
                            changed (default: none).
    --xmp                   Also write an XMP file for each photo, with its words,
                            rating, label, keywords and turn.
    --no-companions         Leave out the RAWs, movies, sidecars and JSON files
                            that belong to photos. --size and --strip always leave
                            them out.
    --only <sel>            Only these photos; they keep their numbers (default:
                            all).
    --featured              Only photos that span several cells of the grid.
    --order                 Also write the whole gallery's order as order.txt,
                            which pholio reorder --order takes back.
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --delete                Remove files of earlier exports that are no longer
                            wanted, unless others have changed them.
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  NAMES:
  A template has fields in braces: {position:04}_{name} makes 0012_IMG_4021.JPG.
  pholio sheet --list-fields lists them. The file's ending is added by itself.
  Characters that FAT, exFAT, SMB or Windows refuse become _, and of two files
  with one name the second gets a number; you are told. Positions are those in the
  gallery, also with --only.
  
  AGAIN:
  The file .pholio-manifest.json in the folder lists what was exported. Without
  it, every file there counts as somebody else's.
  
  EXAMPLES:
    pholio export Rome rome --size 2048
        Small JPEGs, in order, to send around.
    pholio export Rome print --only 'rating:4-' --xmp
        The best, with their words beside them.
    pholio export Rome web --strip place
        Originals that don't tell where they were taken.
    pholio export Rome --zip rome.zip
        One file of all of them.
  pholio publish: Make a web site of galleries.
  
  USAGE:
    pholio publish [<options>] <dir> [<gallery> ...]
  
  Writes a page of all galleries, a page for each gallery and for each photo, and
  pictures in several sizes. Any web server can send these files, and a browser
  can open them from a disk. They need no JavaScript, and load nothing from
  elsewhere.
  
  Publishing into the same folder again writes what has changed, and removes what
  pholio wrote there and is no longer wanted. After a new order only pages change,
  not pictures. Files that pholio did not write, or that others have changed, are
  never touched: they are named (exit code 3). Photos whose files are missing are
  named, too; pictures made before are shown, or their thumbnails.
  
  Titles, descriptions, keywords and the names of creators are shown. Places,
  serial numbers and other metadata are not, unless you ask for them.
  
  ARGUMENTS:
    <dir>                   The site's folder, made if need be. The first time it
                            has to be empty. It can't be in the library, nor in a
                            folder that was imported.
    <gallery>               The galleries' names, in the site's order (default:
                            all that have photos, in their own order).
  
  WHAT IS SHOWN:
    --title <title>         The site's name (default: the gallery's, or
                            'Galleries' in the site's language).
    --url <address>         Where the site will be, such as
                            https://example.org/photos. It is needed for an Atom
                            feed, a sitemap, and previews in other sites (Open
                            Graph) (default: none; these are left out).
    --lang <tag>            The language of pages, such as de or pt-BR (default:
                            en).
    --facts                 Show camera, lens, exposure and time of photos.
    --place                 With --facts: show the places where photos were taken.
                            With --originals: leave places in them.
    --originals             Offer originals for download: JPEGs, without metadata.
                            With --place and --serial together they keep all of
                            it, and other formats are offered, too.
    --serial                With --originals: leave serial numbers and all
                            metadata but places in them.
    --robots                Let search engines in. Otherwise they are asked to
                            stay away.
  
  HOW IT LOOKS:
    --theme <theme>         A theme: plain or wall, or the path of a folder, with
                            a slash in it (default: plain).
    --css <file>            A stylesheet that comes behind the theme's own
                            (default: none).
    --layout <layout>       grid, or rows of whole photos (default: the theme's).
    --cell <wxh>            A cell's least size in CSS pixels, its height also
                            that of rows (default: the theme's). Phones have
                            smaller cells, walls larger ones.
    --gap <n>               The gap in CSS pixels, 0 to 200 (default: the
                            theme's).
    --sizes <n,n>           The longer edges of pictures in pixels, the smallest
                            first, 64 to 8192; none is enlarged (default:
                            320,640,1024,1920).
    --quality <n>           The JPEG quality of pictures, 1 to 100 (default: 75).
    --colour <how>          Pictures with their own profile where it has more
                            colours than sRGB, or all in sRGB: own or srgb
                            (default: own).
    --webp                  Make pictures in WebP too, for browsers that take it:
                            a third smaller, and slower to make.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio publish ~/site
        All galleries, to be looked at from the disk.
    pholio publish ~/site Rome --url https://example.org/rome --robots
        One gallery, for the web.
    pholio publish ~/site --layout rows --facts --webp
        Whole photos in rows, with camera and lens.
  pholio check: Look for damage in the library.
  
  USAGE:
    pholio check [<options>]
  
  Prints a line for each finding. The exit code is 2 if something is found and not
  repaired.
  
  The catalog and the thumbnails are always checked. Originals are only read with
  --originals.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --jobs <n>              How many pictures to work on at once, 1 to 256
                            (default: one for each processor).
    --originals             Read every original, and compare it with what was
                            imported.
    --order                 Also check the orders of all galleries, as pholio
                            alarms does. All findings are printed each time;
                            pholio alarms --quiet prints new ones only.
    --repair                Make missing thumbnails and signatures, and remove
                            thumbnails that belong to no photo.
    --dry-run               With --repair: say what would be repaired, and do
                            nothing.
    --json                  Print JSON.
  
  EXAMPLES:
    pholio check
        Looks for damage, without reading the originals.
    pholio check --originals --repair
        Reads all originals, and makes lost thumbnails.
  pholio backup: Write galleries, orders and words to one file.
  
  USAGE:
    pholio backup [<options>] <file>
  
  Other commands may run meanwhile. The file holds neither photos nor thumbnails;
  pholio check --repair makes thumbnails again.
  
  With --restore, the file is put in the place of the library's catalog. That one
  stays beside it, under a name with the time. pholio serve and pholio watch go on
  with the restored one.
  
  ARGUMENTS:
    <file>                  The file to write, or to put back.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --restore               Put the file in the place of the library's catalog.
    --force                 Replace the file if there is one.
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio backup galleries.pholio
        Writes the catalog to a file.
    pholio backup galleries.pholio --force
        Replaces the file.
    pholio backup --restore galleries.pholio
        Puts that file back.
  pholio relocate: Tell the library that a folder of photos has moved.
  
  USAGE:
    pholio relocate [<options>] <old> <new>
  
  Type it after you have moved the folder; it moves no file itself. Galleries,
  orders and history stay as they are. The disk need not be there. Photos that the
  library already knows at the new path are joined with the old ones.
  
  ARGUMENTS:
    <old>                   The folder's path before.
    <new>                   The folder's path now.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio relocate Rome /media/disk/Rome --dry-run
        Says what would change.
    pholio relocate Rome /media/disk/Rome
        The photos of Rome are on a disk now.
  pholio prune: Forget files that are not there any more.
  
  USAGE:
    pholio prune [<options>] <path> ...
  
  Photos that have no file any more leave their galleries; one pholio undo puts
  them back. Files on a disk that is not mounted count as gone, too: look with
  --dry-run first.
  
  ARGUMENTS:
    <path>                  Folders and files that may be gone.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio prune Rome --dry-run
        Says which files are gone.
    pholio prune Rome
        Forgets those files.
  pholio config: Show which defaults are set, and where.
  
  USAGE:
    pholio config [<options>] [<name> ...]
  
  Defaults of options can be set in a file, $XDG_CONFIG_HOME/pholio/config.toml
  (default: ~/.config/pholio/config.toml), and in the environment. A typed option
  counts before the environment, and that before the file.
  
  Without names, everything that is set is shown; with a verb's name, everything
  that can be set for it. A mistake in the file is named with its line (exit code
  64).
  
  ARGUMENTS:
    <name>                  A verb (sheet, gallery.feature) or one of its options
                            (sheet.paper) (default: all that is set).
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --json                  Print JSON.
  
  THE FILE:
  A table for each verb, with its options:
  
    library = "~/Pictures/pholio"
    [sheet]
    paper = "A4"
    captions = false
    [gallery.feature]
    json = true
    [export.templates]
    client = "{position:03}_{stem}"
  
  In the environment the first of them is PHOLIO_LIBRARY, the next
  PHOLIO_SHEET_PAPER. A template is typed as --template @client.
  
  EXAMPLES:
    pholio config
        Everything that is set, and where.
    pholio config sheet --json
        Everything that can be set for pholio sheet, as JSON.
  $ for v in create rename delete cap feature lock unlock policy capacity mirror reorder; do pholio help gallery $v; pholio gallery $v -h | cmp - <(pholio help gallery $v); done
  pholio gallery create: Make a gallery, empty or filled by a selection.
  
  USAGE:
    pholio gallery create [<options>] <name>
  
  With --where, photos that match are added now, and later as soon as they match:
  after an import, or when their rating, label or words change. Photos that you
  move stay where you put them, and photos that you remove stay out.
  
  ARGUMENTS:
    <name>                  The new gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
    --where <sel>           Fill it with the photos of all galleries that match
                            this (default: none).
  
  EXAMPLES:
    pholio gallery create Paris
        Makes an empty gallery.
    pholio gallery create Stars --where rating:5
        Makes one that takes in all photos with five stars.
  pholio gallery rename: Give a gallery another name.
  
  USAGE:
    pholio gallery rename [<options>] <gallery> <name>
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <name>                  Its new name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery rename Best Choice
        Best is called Choice.
    pholio gallery rename Best Choice --dry-run
        Says what would be done.
  pholio gallery delete: Delete a gallery. Its photos' files stay.
  
  USAGE:
    pholio gallery delete [<options>] <gallery>
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery delete Best --dry-run
        Says what would be done.
    pholio gallery delete Best
        Deletes Best; pholio undo brings it back.
  pholio gallery cap: Set how many columns and rows the first photo spans.
  
  USAGE:
    pholio gallery cap <gallery> <cxr>
    pholio gallery cap --all <cxr>
  
  The first photo is the drop cap, whichever photo that is. Other photos are
  enlarged by pholio gallery feature.
  
  ARGUMENTS:
    <gallery> <cxr>         The gallery's name, then columns x rows, 1 to 99 each,
                            such as 2x2; 1x1 is no cap.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
    --all                   Set the cap of the list of all galleries: how large
                            the first gallery is there.
  
  EXAMPLES:
    pholio gallery cap Rome 3x2
        The first photo spans three columns and two rows.
    pholio gallery cap --all 1x1
        The first gallery is as small as the others.
  pholio gallery feature: Let photos span several columns and rows.
  
  USAGE:
    pholio gallery feature [<options>] <gallery> <sel> <cxr>
  
  A photo keeps its size when it is moved. Where it doesn't fit into the rest of a
  row, it takes the next place where it does, and the photos after it fill the
  hole. The first photo has the size that pholio gallery cap sets. pholio undo
  takes the change back.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <sel>                   The photos: positions, names, globs, or terms (pholio
                            help selections).
    <cxr>                   Columns x rows, 1 to 99 each, such as 2x2; 1x1 is an
                            ordinary cell.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery feature Rome 7,12 2x2
        Two photos span two columns and two rows each.
    pholio gallery feature Rome 1-last 1x1
        All photos are small again.
  pholio gallery lock: Refuse changes to a gallery's order.
  
  USAGE:
    pholio gallery lock [<options>] <gallery>
  
  Imports still add photos, at the end. pholio gallery unlock ends it.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery lock Rome
        Rome's order can't be changed any more.
    pholio gallery lock Rome --dry-run
        Says what would be done.
  pholio gallery unlock: Allow changes to a gallery's order again.
  
  USAGE:
    pholio gallery unlock [<options>] <gallery>
  
  ARGUMENTS:
    <gallery>               The gallery's name.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery unlock Rome
        Rome's order can be changed again.
    pholio gallery unlock Rome --dry-run
        Says what would be done.
  pholio gallery policy: Say where imports put new photos.
  
  USAGE:
    pholio gallery policy [<options>] <gallery> <policy>
  
  append: at the end. by-date: before the first photo that was taken later; photos
  that were placed by hand are passed over.
  
  ARGUMENTS:
    <gallery>               The gallery's name.
    <policy>                append, as new galleries have it, or by-date.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
  
  EXAMPLES:
    pholio gallery policy Rome by-date
        New photos go where their dates belong.
    pholio gallery policy Rome append
        New photos go to the end.
  pholio gallery capacity: Gone: galleries hold any number; 'pholio reorder Wall
  --move 25- --into Second' moves what is too much.
  
  USAGE:
    pholio gallery capacity [<options>] [<words> ...]
  
  ARGUMENTS:
    <words>
  pholio gallery mirror: Gone: 'pholio order --all <dir>' writes all orders as
  texts, also from cron.
  
  USAGE:
    pholio gallery mirror [<options>] [<words> ...]
  
  ARGUMENTS:
    <words>
  pholio gallery reorder: Change the order of the galleries.
  
  USAGE:
    pholio gallery reorder [<options>]
  
  Galleries are named by their positions, as pholio galleries prints them, or by
  their names.
  
  OPTIONS:
    --library <dir>         The library's folder (default: $PHOLIO_LIBRARY, else
                            $XDG_DATA_HOME/pholio, else ~/.local/share/pholio).
    --dry-run               Say what would be done, and do nothing.
    --json                  Print what was done as JSON.
    --move <sel>            What to move: 5,7-9,last or names; see pholio help
                            selections (default: none).
    --to <pos>              Move so that the first of them has this position, or
                            'last' (default: none).
    --before <sel>          Move right before this one (default: none).
    --after <sel>           Move right after this one (default: none).
    --onto <sel>            Move past this one, from either side, as a drop on it
                            does (default: none).
    --drop <x,y>            Move as a drop at this point of the grid does, in
                            points; needs --width (default: none).
    --width <w>             With --drop: the grid's width in points (default:
                            none; --drop needs it).
    --cell <wxh>            A cell's size in points (default: 200x200).
    --gap <n>               The least gap between cells, in points (default: 10).
    --swap <a,b>            Let these two change places (default: none).
    --reverse               Turn the order around. With --by: sort downwards.
    --shuffle               Shuffle. The same --seed gives the same order again.
    --by <key>              Sort by date, name or size; several with commas
                            (default: none).
    --seed <n>              The seed of --shuffle, 0 to 18446744073709551615
                            (default: a new one each time).
  
  EXAMPLES:
    pholio gallery reorder --move Rome --to 1
        Puts Rome first.
    pholio gallery reorder --by name
        Sorts the galleries by their names.
  2> pholio: 'gallery capacity' is gone: galleries hold any number; 'pholio reorder Wall --move 25- --into Second' moves what is too much
  2> cmp: EOF on - which is empty
  2> pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also from cron
  2> cmp: EOF on - which is empty
  $ pholio nothing
  2> pholio: no verb 'nothing' (pholio help lists them)
  [64]
  $ pholio reordr Rome
  2> pholio: no verb 'reordr' (did you mean 'reorder'?)
  [64]
  $ pholio show --jsn Rome
  2> pholio: there is no option '--jsn' (did you mean '--json'?)
  [64]
  $ pholio show --json=yes Rome
  2> pholio: The option '--json' does not take any value, but 'yes' was specified.
  [64]
  $ pholio --json galleries
  2> pholio: there is no option '--json' (pholio help lists them)
  [64]
  $ pholio --library
  2> pholio: there is no option '--library' (pholio help lists them)
  [64]
  $ pholio --library x
  2> pholio: there is no option '--library' (pholio help lists them)
  [64]
  $ pholio galleries --library x extra
  2> pholio: Unexpected argument 'extra'
  [64]
  $ pholio --generate-completion-script bash | bash -n; pholio --generate-completion-script zsh | head -n 3
  #compdef pholio
  # Completion of pholio for zsh.
  
  $ pholio --generate-completion-script fish | head -n 3
  # Completion of pholio for fish 3.2 or later.
  
  function __pholio_complete
  $ pholio --generate-completion-script csh
  2> pholio: --generate-completion-script: 'csh' is none of bash, zsh, fish
  [64]
  $ pholio import photos --quiet
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  [3]
  $ for l in 'pholio ' 'pholio sh' 'pholio show ' 'pholio show R' 'pholio gallery ' 'pholio sheet Rome --p' 'pholio sheet Rome --paper ' 'pholio find rating:' 'pholio find camera:' 'pholio reorder Rome --by ' 'pholio gallery policy Rome ' 'pholio restore Rome ' 'pholio config sheet.' 'pholio publish --theme ' 'pholio export Rome --strip ' 'pholio label Rome 1 '; do echo "# $l"; . <(pholio --generate-completion-script bash); COMP_LINE="$l"; COMP_POINT=${#l}; read -ra COMP_WORDS <<< "$l"; case "$l" in *' ') COMP_WORDS+=("");; esac; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); f=$(complete -p pholio | sed 's/.*-F \([^ ]*\).*/\1/'); $f; printf '%s\n' "${COMPREPLY[@]}"; done
  # pholio 
  
  # pholio sh
  
  # pholio show 
  
  # pholio show R
  
  # pholio gallery 
  
  # pholio sheet Rome --p
  
  # pholio sheet Rome --paper 
  
  # pholio find rating:
  
  # pholio find camera:
  
  # pholio reorder Rome --by 
  
  # pholio gallery policy Rome 
  
  # pholio restore Rome 
  
  # pholio config sheet.
  
  # pholio publish --theme 
  
  # pholio export Rome --strip 
  
  # pholio label Rome 1 
  
  $ yes | head -n 3 | pholio show Rome --json | head -c 10
  {"cap":{"c
  $ pholio find --json > /dev/full
  2> pholio: standard output: can't be written
  [73]
  $ pholio galleries > /dev/full
  2> pholio: standard output: can't be written
  [73]
  $ pholio show Rome > /dev/full
  2> pholio: standard output: can't be written
  [73]
