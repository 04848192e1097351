import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLayout

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Find photos in all galleries.",
    discussion: """
      Prints a line for each: gallery, position and path, with tabs between them. All is what the last \
      imports found: the disk is not looked at.

      A selection names photos (IMG_1.jpg, *.png, sha:PREFIX, and in one gallery positions: 5,7-9,10-,last), \
      or says what is true of them:

      taken:2019-05, taken:2019-05-04..2019-05-09, taken:10:00..12:00, added:7d
      camera:canon, lens:*50mm*, iso:800-, f:-2.8, focal:35..50, shutter:1/60-
      rating:4-, flag:pick, label:red, keyword:sea, title:harbour, text:harbour
      near:48.85,2.35,5km, type:raw, like:IMG_1.jpg, in:Rome, folder:2019*
      portrait, landscape, square, panorama, missing, duplicate

      "and", "or" (or a comma), "not" and parentheses join these; values with blanks go in quotes: \
      camera:"Canon EOS*". taken, camera, lens, rating, flag, label, keyword and title take "none", too. \
      name: forces a name.

      pholio find 'rating:4- and not (portrait or in:Best)'
      pholio find taken:2019-05 -0 | xargs -0 cp -t /media/stick
      """)

  @OptionGroup var library: LibraryOptions

  @Argument(
    help: ArgumentHelp("The photos (default: all).", valueName: "sel"), completion: .selection,
    transform: Typed.selection)
  var photos: Selection?

  @Flag(name: .customShort("0"), help: "Print paths only, each once and with a NUL behind it.")
  var endsByNUL = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if endsByNUL && json { throw ValidationError("-0 and --json don't go together") }
  }

  func run() throws {
    let library = try library.open()
    if json {
      var list = try JSONList("photos")
      try library.find(photos) { try list.add($0) }
      try list.end()
    } else if endsByNUL {
      // No two photos have the same file.
      var met = PhotoSet()
      try library.findFiles(photos) { found in
        guard let path = found.location?.path, !met.contains(found.photo) else { return }
        met.insert(found.photo)
        Output.endedByNUL(path.bytes)
      }
    } else {
      var lines = OutputBuffer()
      defer { lines.flush() }
      try library.findFiles(photos) { found in
        lines.addLine(
          ByteString(found.gallery).shown, "\(found.position.rawValue)", found.location?.path.shown ?? "-")
      }
    }
  }
}
