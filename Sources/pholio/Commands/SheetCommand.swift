import ArgumentParser
import PholioKit
import PholioLayout

struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Compose a gallery's contact sheet as a JPEG.")

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: "The gallery's name.")
  var gallery: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write it.", valueName: "file.jpg"))
  var output: PathArgument

  @Option(help: ArgumentHelp("How many columns (default: 5).", valueName: "n"))
  var columns: Int?

  @Option(help: ArgumentHelp("A cell's width and height in pixels (default: 240).", valueName: "px"))
  var cell: Int?

  @Option(help: ArgumentHelp("Between cells, in pixels (default: 16).", valueName: "px"))
  var gap: Int?

  @Option(help: ArgumentHelp("Around the sheet, in pixels (default: 0).", valueName: "px"))
  var margin: Int?

  @Option(help: ArgumentHelp("The drop cap (default: the gallery's).", valueName: "cxr"))
  var cap: DropCap?

  @Option(
    help: ArgumentHelp(
      "Captions, with {position}, {name}, {date} (default: '{position}  {name}').", valueName: "template"),
    transform: Typed.template)
  var caption: CaptionTemplate?

  @Flag(help: "No captions.")
  var noCaptions = false

  @Option(help: "A title above the pictures.")
  var title: String?

  @Option(
    help: ArgumentHelp("The colour behind them (default: #ffffff).", valueName: "#rrggbb"),
    transform: Typed.colour)
  var background: Colour?

  @Option(help: ArgumentHelp("JPEG quality, 1 to 100 (default: 90).", valueName: "n"))
  var quality: Int?

  @Flag(help: "Say how large it would be, and write nothing.")
  var dryRun = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  func validate() throws {
    try Self.check(columns, "--columns", 1...1000)
    try Self.check(cell, "--cell", 8...8000)
    try Self.check(gap, "--gap", 0...4000)
    try Self.check(margin, "--margin", 0...8000)
    try Self.check(quality, "--quality", 1...100)
    if noCaptions && caption != nil { throw ValidationError("--caption and --no-captions don't go together") }
  }

  private static func check(_ value: Int?, _ name: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError("\(name) takes \(range.lowerBound) to \(range.upperBound), not \(value)")
  }

  func run() throws {
    StopSignal.listen()
    let bar = ProgressBar("photos")
    let sheet: WrittenSheet
    do {
      defer { bar.finish() }
      sheet = try library.open().writeSheet(
        of: gallery, to: output.absolute, try options(), jobs: jobs.jobs, isDryRun: dryRun, progress: bar.show
      )
    }
    for note in sheet.notes { Message.error(note) }
    if json { return try Output.json(sheet) }
    Message.line("\(sheet.path): \(counted(sheet.photos, "photo")), \(sheet.width)x\(sheet.height) pixels")
  }

  private func options() throws -> SheetOptions {
    var options = try SheetOptions.standard()
    options.columns = columns ?? options.columns
    options.cell = cell ?? options.cell
    options.gap = gap ?? options.gap
    options.margin = margin ?? options.margin
    options.cap = cap
    options.caption = noCaptions ? nil : caption ?? options.caption
    options.title = title
    options.background = background ?? options.background
    options.quality = quality ?? options.quality
    return options
  }
}
