import ArgumentParser
import PholioKit
import PholioLayout
import SystemPackage

struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Compose a gallery's contact sheet: a file for each page, or one with all of them.",
    discussion:
      "Several pages are named sheet-01.jpg, sheet-02.jpg …; a page that would not change is not rewritten.")

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String?

  @Flag(help: "A sheet of all galleries, in their own order: cover, name, number of photos, dates.")
  var galleries = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write it; its name says as what: \(SheetOutputs.standard.listed).", valueName: "file.jpg"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp("Settings to begin with (pholio presets lists them).", valueName: "name"),
    completion: .presets)
  var preset: String?

  @OptionGroup(title: SheetSection.pages.rawValue) var page: SheetSettingOptions<PageSection>
  @OptionGroup(title: SheetSection.looks.rawValue) var look: SheetSettingOptions<LookSection>

  @Option(help: ArgumentHelp("Only these pages: 2, 2-3, 2-.", valueName: "n-m"), transform: Typed.pages)
  var pages: PageRange?

  @OptionGroup var bound: BoundSheetOptions

  @Option(help: ArgumentHelp("Write which photos lie where to this file, too.", valueName: "file.json"))
  var map: PathArgument?

  @Flag(help: "Leave that out of the pages; pholio pick needs it.")
  var noMap = false

  @Flag(help: "List the fields that captions, headers and footers may have.")
  var listFields = false

  @Flag(help: "Say how large it would be, and write nothing.")
  var dryRun = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  @Flag(help: "With --json: where each photo lies.")
  var frames = false

  func validate() throws {
    if listFields { return }
    guard (gallery != nil) != galleries else {
      throw ValidationError(
        galleries
          ? "a gallery's name and --galleries don't go together" : "whose sheet? a gallery's name is needed")
    }
    let settings = page.settings.merging(look.settings)
    for setting in SheetSettings.all
    where setting.needs == .galleries && settings.value(of: setting) != nil && !galleries {
      throw ValidationError("--\(setting.name) goes with --galleries")
    }
    if settings.contradictsItself {
      throw ValidationError("--caption and --no-captions don't go together")
    }
    guard let output else { throw ValidationError("where to? -o names the file") }
    _ = try Typed.sheetOutput(output.path)
    if frames && !json { throw ValidationError("--frames goes with --json") }
  }

  func run() throws {
    if listFields { return Self.printFields() }
    guard let output else { return }
    let cancellation = StopSignal.listen()
    var order = SheetOrder(
      of: gallery.map { ListReference.gallery($0) } ?? .portfolio, output: try output.absolute,
      as: try SheetOutputs.standard.output(for: output.path),
      look: SheetLook(
        page.settings.merging(look.settings), preset: preset, presets: PresetsCommand.folder),
      jobs: jobs.count)
    order.pages = pages
    order.isDryRun = dryRun
    order.withFrames = frames
    order.withMap = !noMap
    order.mapFile = try map?.absolute
    order.bound = try bound.files.map { (path: try $0.path.absolute, kind: $0.kind) }
    let noun = galleries ? ("gallery", "galleries") : ("photo", "photos")
    let bar = ProgressBar(noun.1)
    let sheet: WrittenSheet
    do {
      defer { bar.finish() }
      sheet = try library.open().sheet(order, cancellation: cancellation, progress: bar.show)
    }
    for note in sheet.notes { Message.error(note) }
    if json { return try Output.json(sheet) }
    for (index, file) in sheet.files.enumerated() {
      // A file of all pages is listed once.
      if index > 0, file.path == sheet.files[index - 1].path { continue }
      let size = "\(file.width)x\(file.height) pixels"
      let outcome = file.changed || dryRun ? "" : ", unchanged"
      Message.line("\(file.path): \(counted(sheet.photos, noun.0, plural: noun.1)), \(size)\(outcome)")
    }
  }

  private static func printFields() {
    Output.table(
      ["FIELD", "TELLS"], CaptionField.allCases.map { ["{\($0.rawValue)}", $0.meaning] }, right: [])
  }
}
