import ArgumentParser
import PholioKit

/// A sheet's colours and words.
struct SheetLookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The colour behind everything (default: #ffffff).", valueName: "#rrggbb"),
    transform: Typed.colour)
  var background: Colour?

  @Option(
    help: ArgumentHelp("The colour of the cells, or none.", valueName: "#rrggbb"), transform: Typed.fill)
  var cellBackground: SheetSettings.Fill?

  @Option(help: ArgumentHelp("A border around pictures.", valueName: "width"), transform: Typed.length)
  var border: Length?

  @Option(help: ArgumentHelp("Its colour.", valueName: "#rrggbb"), transform: Typed.colour)
  var borderColour: Colour?

  @Option(help: ArgumentHelp("Rounded corners.", valueName: "radius"), transform: Typed.length)
  var radius: Length?

  @Option(
    help: ArgumentHelp(
      "Words under pictures: headline|byline|date, with fields (--list-fields; default: '{position}  {name}').",
      valueName: "template"), transform: Typed.template)
  var caption: CaptionTemplate?

  @Flag(help: "No captions.")
  var noCaptions = false

  @Option(help: ArgumentHelp("How many lines headline and byline may have, 1 to 3.", valueName: "n"))
  var lines: Int?

  @Option(help: "A title above the pictures.", transform: Typed.template)
  var title: CaptionTemplate?

  @Option(
    help: ArgumentHelp("At a page's top: left|middle|right.", valueName: "template"),
    transform: Typed.template
  )
  var header: CaptionTemplate?

  @Option(
    help: ArgumentHelp("At a page's bottom: left|middle|right.", valueName: "template"),
    transform: Typed.template)
  var footer: CaptionTemplate?

  @Option(
    help: ArgumentHelp("The words' font family (default: the machine's sans serif).", valueName: "family"))
  var font: String?

  @Option(help: ArgumentHelp("JPEG quality, 1 to 100 (default: 90).", valueName: "n"))
  var quality: Int?

  func validate() throws {
    if noCaptions && caption != nil { throw ValidationError("--caption and --no-captions don't go together") }
  }

  func set(_ settings: inout SheetSettings) {
    settings.background = background
    settings.cellBackground = cellBackground
    settings.border = border
    settings.borderColour = borderColour
    settings.radius = radius
    settings.captions = noCaptions ? .without : caption.map { .template($0) }
    settings.lines = lines
    settings.title = title
    settings.header = header
    settings.footer = footer
    settings.font = font
    settings.quality = quality
  }
}
