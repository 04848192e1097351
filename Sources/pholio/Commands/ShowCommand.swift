import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary

struct ShowCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a gallery's photos, all or some of them.",
    discussion: """
      Prints a line for each: position, date, size in pixels and file name. Behind it stands what is \
      special: a span of several cells, RAW, a flag, missing. Without a gallery it tells how many photos the \
      library has: by year, camera, lens, format and stars; missing ones, and those without a date.
      """)
  static let examples = [
    Example("pholio show Rome 1-10", "The first ten photos."),
    Example("pholio show Rome --grid --columns 4", "Which photo lies where in a grid of four columns."),
    Example("pholio show Rome 1-10 --pictures", "The first ten photos themselves, in the terminal."),
    Example("pholio show", "How many photos the library has, and of what kinds."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name (default: the library as a whole).", completion: .galleries)
  var gallery: String?

  @Argument(
    help: ArgumentHelp(
      "The photos (default: all): positions, names, globs, or terms (pholio help selections).",
      valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var photos: Selection?

  @Flag(help: "Draw the grid, with each photo's position in its place.")
  var grid = false

  @Flag(
    help: """
      Draw the photos in the terminal, on the drop-cap grid: as pictures where it can (kitty, sixel, \
      iTerm2), else with half blocks; into a file or a pipe with blocks and without colours.
      """)
  var pictures = false

  @Option(
    help: ArgumentHelp("With --grid and --pictures: the number of columns, 1 to 1000.", valueName: "n"))
  var columns = 6

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard (1...1000).contains(columns) else {
      throw ValidationError("--columns takes 1 to 1000, not \(columns)")
    }
    if gallery == nil, grid || pictures {
      throw ValidationError("--\(grid ? "grid" : "pictures") takes a gallery")
    }
    if pictures && (grid || json) {
      throw ValidationError("--pictures and --\(grid ? "grid" : "json") don't go together")
    }
    if grid && photos != nil { throw ValidationError("--grid has all photos: it takes no selection") }
    if grid && json {
      throw ValidationError("--grid and --json don't go together (pholio layout has frames)")
    }
  }

  func run() throws {
    let library = try library.open()
    guard let gallery else { return try LibrarySummaryText(library.summary()).print(asJSON: json) }
    if grid {
      try library.gridText(of: .gallery(gallery), columns: columns).forEach(Output.line)
    } else if pictures {
      try drawPictures(library, gallery)
    } else if json {
      try printJSON(library, gallery)
    } else {
      try printTable(library, gallery)
    }
  }

  var chosen: PhotoReference? { photos.map { .selection($0) } }

  private struct Head: Encodable {
    var gallery: Gallery
    /// What it fills itself with; nil if it does not.
    var filling: String?

    private enum CodingKeys: String, CodingKey {
      case gallery, revision, cap
      case filling = "where"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(gallery.name, forKey: .gallery)
      try container.encode(gallery.revision, forKey: .revision)
      try container.encode(CapRecord(gallery.cap), forKey: .cap)
      try container.encode(filling, forKey: .filling)
    }
  }

  /// One photo at a time: a gallery may be long.
  private func printJSON(_ library: Library, _ gallery: String) throws {
    var list: JSONList?
    try library.show(.gallery(gallery), chosen) { gallery in
      list = try JSONList(
        "photos",
        after: Head(gallery: gallery, filling: library.state(of: gallery.id).filling))
    } _: { record in
      try list?.add(record)
    }
    try list?.end()
  }

  private func printTable(_ library: Library, _ gallery: String) throws {
    var width = 0
    try library.show(.gallery(gallery), chosen) { gallery in
      width = "\(gallery.count)".count
    } _: { record in
      let position = "\(record.position)"
      let size = record.photo.size.description
      let taken = record.photo.taken.markedText
      func space(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count))
      }
      var columns = [
        // 31: with milliseconds and an offset, or marked as the file's.
        space(position, width) + position, taken + space(taken, 31), size + space(size, 11),
        record.location?.name.shown ?? "-",
      ]
      if record.span != .none { columns.append("(\(record.span.description))") }
      if record.hasRaw { columns.append("(RAW)") }
      if let flag = record.photo.own.flag { columns.append("(\(flag.rawValue))") }
      if record.isMissing { columns.append("(missing)") }
      Output.line(columns.joined(separator: "  "))
    }
  }
}

/// `show --pictures`.
extension ShowCommand {
  /// Draws thumbnails on the drop-cap grid.
  ///
  /// - Throws: `PictureError`; `LibraryError.unknownGallery`, `SelectionError`.
  func drawPictures(_ library: Library, _ gallery: String) throws {
    let terminal = PictureTerminal()
    var photos: [PhotoFields] = []
    var words: [String] = []
    var spans: [DropCap] = []
    var cap = DropCap.none
    try library.show(.gallery(gallery), chosen) { gallery in
      cap = gallery.cap
    } _: { record in
      photos.append(record.photo)
      spans.append(record.position == 1 ? cap : record.span)
      let missing = record.isMissing ? " (missing)" : ""
      words.append("\(record.position) \(record.location?.name.shown ?? "-")\(missing)")
    }
    let grid = try PictureGrid(
      spans: spans, columns: columns, width: terminal.columns,
      shape: Double(terminal.cell.width) / Double(terminal.cell.height))
    let writer = PictureWriter(terminal: terminal)
    for band in grid.bands {
      try writer.write(band) {
        library.thumbnailDrawn(photos[$0])
      } words: {
        words[$0]
      }
    }
  }
}
