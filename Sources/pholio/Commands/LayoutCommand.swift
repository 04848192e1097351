import ArgumentParser
import PholioKit
import PholioLibrary

struct LayoutCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print where each photo of a gallery lies, as JSON.",
    usage: "pholio layout <gallery> --width <w> [<options>]",
    discussion: """
      Each photo has a frame: x, y, width and height in points, from the top left corner of the canvas.
      """)
  static let examples = [
    Example("pholio layout Rome --width 1200", "Where each photo lies on a grid 1200 points wide."),
    Example("pholio layout Rome --width 1200 --layout rows", "The same in rows of whole photos."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @OptionGroup var place: PlaceOptions<LayoutGrid>

  @Option(
    help: ArgumentHelp(
      """
      Only photos between these heights of the canvas, in points from its top (default: all).
      """, valueName: "y0,y1"))
  var window: WindowArgument?

  @Option(
    help: ArgumentHelp(
      "Also print where on the canvas the order changes while these photos are dragged (default: none).",
      valueName: "sel"), completion: .selection, transform: Typed.selection)
  var alarms: Selection?

  @Flag(help: "Changes nothing: the layout is always JSON.")
  var json = false

  func validate() throws {
    if place.grid.width == nil { throw ValidationError("--width says how wide the grid is") }
  }

  func run() throws {
    guard let shape = place.words.shape else { return }
    try Output.json(
      library.open().layout(of: .gallery(gallery), on: shape, window: window?.range, held: alarms))
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
