import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioLayout
import PholioLibrary

struct FindCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Find photos in all galleries.",
    discussion: """
      Prints a line for each: gallery, position and path, with tabs between them. It asks the library only: \
      files that changed or went since the last import are not noticed.

      pholio help selections has all that can be asked.
      """)
  static let examples = [
    Example(
      "pholio find 'rating:4- and not (portrait or in:Best)'",
      "Good photos that are not upright, nor in Best."),
    Example("pholio find taken:2019-05 -0 | xargs -0 -r ls -l", "The files of photos taken in May 2019."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(
    help: ArgumentHelp("The photos: names, globs, or terms (default: all).", valueName: "sel"),
    completion: .selection,
    transform: Typed.selection)
  var photos: Selection?

  @Flag(name: .customShort("0"), help: "Print only the paths, each once and followed by a NUL.")
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
      var seen = PhotoSet()
      try library.findFiles(photos) { found in
        guard let path = found.location?.path, !seen.contains(found.photo) else { return }
        seen.insert(found.photo)
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
