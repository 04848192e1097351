import ArgumentParser
import PholioKit
import PholioLibrary
import PholioSheets

/// What is to be on a sheet, and the files to write.
struct SheetOrderOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; its ending tells the kind: \(SheetOutputs.standard.listed) (needed).",
      valueName: "file.jpg"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      """
      Options to begin with; typed ones count before them (default: none; pholio presets lists them).
      """, valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    help: ArgumentHelp(
      "Only these photos, in the order named; they keep their numbers (default: all).",
      valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Flag(help: "Make a sheet of all galleries instead: for each its cover, name, number of photos and dates.")
  var galleries = false

  @Option(
    help: ArgumentHelp("Only these pages: 2, 2-3, 2- (default: all).", valueName: "n-m"),
    transform: Typed.pages)
  var pages: PageRange?

  @OptionGroup var bound: BoundSheetOptions

  @Option(
    help: ArgumentHelp(
      "Also write which photos lie where to this file (default: none).", valueName: "file.json"))
  var map: PathArgument?

  @Flag(help: "Don't write into the pages which photos lie where. pholio pick can't read such a sheet.")
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
    order.files.withMap = !noMap
    order.files.mapFile = try map?.absolute
    order.files.bound = try bound.files.map { (path: try $0.path.absolute, kind: $0.kind) }
    return order
  }
}
