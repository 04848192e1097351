import ArgumentParser
import PholioImaging
import PholioLibrary
import PholioOut

/// What of a gallery is handed over, and how.
struct ExportArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How files are named: text and fields, see below (default: {position:04}_{name}).",
      valueName: "template"), completion: .templates,
    transform: Typed.nameTemplate)
  var template = NameTemplate.default

  @Option(
    help: ArgumentHelp(
      """
      Make links instead of copies: hard or symbolic. A hard link is the original under another name: \
      editing the export edits the original. A symbolic link works while the original stays where it is \
      (default: none; copies).
      """, valueName: "kind"))
  var link: Link?

  @Option(
    help: ArgumentHelp(
      """
      Make JPEGs of at most this many pixels on the longer edge, 16 to 30000, upright and in sRGB \
      (default: none; the files as they are).
      """,
      valueName: "pixels"))
  var size: Int?

  @Option(
    help: ArgumentHelp(
      """
      What to take out of JPEGs: place, or all metadata but turn and colours, or none. The picture itself is \
      not changed.
      """, valueName: "what"))
  var strip = Strip.none

  @Flag(help: "Also write an XMP file for each photo, with its words, rating, label, keywords and turn.")
  var xmp = false

  @Flag(
    help: """
      Leave out the RAWs, movies, sidecars and JSON files that belong to photos. --size and --strip always \
      leave them out.
      """)
  var noCompanions = false

  @Option(
    help: ArgumentHelp("Only these photos; they keep their numbers (default: all).", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Flag(help: "Only photos that span several cells of the grid.")
  var featured = false

  @Flag(help: "Also write the whole gallery's order as order.txt, which pholio reorder --order takes back.")
  var order = false

  enum Link: String, CaseIterable, ExpressibleByArgument {
    case hard, symbolic
  }

  enum Strip: String, CaseIterable, ExpressibleByArgument {
    case all, place, none
  }

  func validate() throws {
    if let size, !(16...30_000).contains(size) {
      throw ValidationError("--size takes 16 to 30000, not \(size)")
    }
    if link != nil && size != nil { throw ValidationError("--link and --size: one of them") }
    if link != nil && strip != .none {
      throw ValidationError("--link and --strip: one of them, as a link is the original")
    }
  }

  var way: ExportOptions.Way {
    switch link {
    case .hard: .hardLink
    case .symbolic: .symbolicLink
    case nil: .copy
    }
  }

  var options: ExportOptions {
    var options = ExportOptions()
    options.template = template
    options.way = way
    options.longEdge = size
    options.stripping = JPEGStripping.Extent(rawValue: strip.rawValue)
    options.writesSidecars = xmp
    options.withCompanions = !noCompanions
    options.only = only.map { .selection($0) }
    options.onlyFeatured = featured
    options.writesOrder = order
    return options
  }
}
