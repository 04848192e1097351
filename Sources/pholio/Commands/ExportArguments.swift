import ArgumentParser
import PholioCatalog
import PholioImaging
import PholioKit

/// What of a gallery is handed over, and how.
struct ExportArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The files' names, of the fields that captions have (pholio sheet --list-fields).",
      valueName: "template"),
    transform: Typed.nameTemplate)
  var template = NameTemplate.usual

  @Option(
    help: ArgumentHelp(
      """
      Make links instead of copies. A hard link is the original itself under another name: editing the \
      export edits the original. A symbolic one leads to it as long as it stays where it is.
      """, valueName: "kind"))
  var link: Link?

  @Option(
    help: ArgumentHelp(
      "JPEGs of this many pixels on the longer edge at most, upright and in sRGB; never enlarged.",
      valueName: "pixels"))
  var size: Int?

  @Option(
    help: ArgumentHelp(
      """
      What to take out of JPEGs: place, all metadata but turn and colours, or none of it. The picture stays \
      as it is, bit by bit.
      """, valueName: "what"))
  var strip = Strip.none

  @Flag(help: "Write a sidecar for each photo: its words, rating, label, keywords and turn, as XMP.")
  var xmp = false

  @Flag(
    help: """
      Leave RAWs, movies, sidecars and the like where they are. (With --size and --strip they are left in \
      any case.)
      """)
  var noCompanions = false

  @Option(
    help: ArgumentHelp("Only these photos, under the numbers that they have.", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Flag(help: "Only photos that span several cells.")
  var featured = false

  @Flag(help: "Write the whole gallery's order, too: order.txt, which pholio reorder --order takes back.")
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
