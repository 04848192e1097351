import ArgumentParser
import PholioCatalog
import PholioKit
import PholioLayout

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print where a gallery's photos lie on the drop-cap grid, as JSON.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp("Only the cells that cross this part of the canvas, in points.", valueName: "y0,y1"))
  var window: WindowArgument?

  @Option(
    help: ArgumentHelp("The alarms around these photos when they are held.", valueName: "sel"),
    transform: Typed.selection)
  var alarms: Selection?

  @Flag(help: "Print JSON; it always does.")
  var json = false

  func validate() throws {
    if grid.width == nil { throw ValidationError("--width says how wide the grid is") }
  }

  func run() throws {
    guard let shape = grid.shape else { return }
    let layout = try library.open().catalog.read { tx in
      let gallery = try tx.requireGallery(gallery)
      let grid = shape.grid(count: gallery.count, cap: gallery.cap)
      let held = try alarms.map { try tx.cells(of: $0, in: gallery) }
      return GridLayout(grid, window: window?.range, held: held)
    }
    try Output.json(layout)
  }
}

/// `Y0,Y1` in points.
struct WindowArgument: ExpressibleByArgument {
  let range: Range<Double>

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let start = numbers[0], let end = numbers[1], start <= end else { return nil }
    range = start..<end
  }
}
