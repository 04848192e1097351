import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a gallery's photos in their order.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Flag(help: "Draw the drop-cap grid, with positions in their slots.")
  var grid = false

  @Option(help: ArgumentHelp("With --grid: how many columns it has.", valueName: "n"))
  var columns = 6

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard (1...1000).contains(columns) else {
      throw ValidationError("--columns takes 1 to 1000, not \(columns)")
    }
    if grid && json {
      throw ValidationError("--grid and --json don't go together (pholio layout has frames)")
    }
  }

  func run() throws {
    try library.open().catalog.read { tx in
      let gallery = try tx.requireGallery(gallery)
      if grid {
        GridText.lines(count: gallery.count, columns: columns, cap: gallery.cap).forEach(Output.line)
      } else if json {
        try printJSON(gallery, tx)
      } else {
        try printTable(gallery, tx)
      }
    }
  }

  /// Photo by photo: a gallery may be long.
  private func printJSON(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    let cap = try Output.text(CapRecord(gallery.cap))
    print(
      #"{"gallery":\#(try Output.text(gallery.name)),"revision":\#(gallery.revision),"cap":\#(cap),"photos":["#,
      terminator: "")
    var separator = ""
    try tx.photos.forEachPlaced(in: gallery.id) { placed in
      print(separator + (try Output.text(PhotoRecord(placed))), terminator: "")
      separator = ","
    }
    print("]}")
  }

  private func printTable(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    let width = "\(gallery.count)".count
    try tx.photos.forEachPlaced(in: gallery.id) { placed in
      let record = PhotoRecord(placed)
      let position = "\(record.position)"
      let size = record.photo.content.size.description
      let taken = record.photo.taken.civil.text
      let columns = [
        String(repeating: " ", count: width - position.count) + position, taken,
        size + String(repeating: " ", count: max(0, 11 - size.count)), record.location?.name.shown ?? "-",
      ]
      Output.line(columns.joined(separator: "  ") + (record.isMissing ? "  (missing)" : ""))
    }
  }
}
