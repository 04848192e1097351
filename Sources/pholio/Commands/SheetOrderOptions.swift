import ArgumentParser
import PholioKit

/// What is to be on a sheet, and the files to write.
struct SheetOrderOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; its name says as what: \(SheetOutputs.standard.listed) (default: none; it is needed).",
      valueName: "file.jpg"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Settings to begin with; options win (default: none; pholio presets lists them).", valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    help: ArgumentHelp(
      "Only these photos, in the order of their mention; they keep their numbers (default: all).",
      valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Flag(help: "A sheet of all galleries, in their own order: cover, name, number of photos, dates.")
  var galleries = false

  @Option(
    help: ArgumentHelp("Only these pages: 2, 2-3, 2- (default: all).", valueName: "n-m"),
    transform: Typed.pages)
  var pages: PageRange?

  @OptionGroup var bound: BoundSheetOptions

  @Option(
    help: ArgumentHelp(
      "Write which photos lie where into this file, too (default: none).", valueName: "file.json"))
  var map: PathArgument?

  @Flag(help: "Leave that out of the pages; pholio pick needs it.")
  var noMap = false

  /// - Parameter hasGallery: Whether a gallery is named.
  /// - Throws: `ValidationError`.
  func check(hasGallery: Bool) throws {
    guard hasGallery != galleries else {
      throw ValidationError(
        galleries
          ? "a gallery's name and --galleries don't go together" : "whose sheet? a gallery's name is needed")
    }
    if galleries && only != nil {
      throw ValidationError("--only chooses photos of one gallery, and --galleries shows all galleries")
    }
    guard let output else { throw ValidationError("where to? -o names the file") }
    _ = try Typed.sheetOutput(output.path)
  }

  /// The sheet that is asked for; nil without an output.
  ///
  /// - Throws: As for `PathArgument.absolute`; `SheetError.otherKind`.
  func order(of gallery: String?, _ settings: SheetSettings, jobs: Int) throws -> SheetOrder? {
    guard let output else { return nil }
    var order = SheetOrder(
      of: gallery.map { .gallery($0) } ?? .portfolio, output: try output.absolute,
      as: try SheetOutputs.standard.output(for: output.path),
      look: SheetLook(settings, preset: preset, presets: PresetsCommand.folder), jobs: jobs)
    order.only = only
    order.pages = pages
    order.withMap = !noMap
    order.mapFile = try map?.absolute
    order.bound = try bound.files.map { (path: try $0.path.absolute, kind: $0.kind) }
    return order
  }
}
