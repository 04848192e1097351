import ArgumentParser
import PholioKit
import PholioSheets

struct SheetCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Make a gallery's contact sheet, as pictures or a PDF.",
    discussion: """
      If there are several pages, -o sheet.jpg writes sheet-01.jpg, sheet-02.jpg and so on; a PDF has all \
      pages. Files that would not change are not written again.

      A length is in pixels, or has a unit: mm, cm, in or pt. "On paper" means that --paper is a size in \
      millimetres or inches.
      """)
  static let examples = [
    Example("pholio sheet Rome -o rome.jpg --columns 6", "One tall picture of six columns."),
    Example("pholio sheet Rome -o proof.pdf --preset proof", "A proof with file names, as a PDF."),
    Example(
      "pholio sheet Rome -o best.jpg --only 'rating:4-' --no-captions",
      "The best photos, without words."),
    Example(
      "pholio sheet Rome -o wall.pdf --preset poster --bleed 3mm --crop-marks",
      "A poster with marks where it is cut."),
    Example("pholio sheet Rome -o sent.pdf --caption '{stem}|{date}'", "Names and dates below the pictures."),
    Example("pholio sheet --galleries -o all.jpg --style stacks", "A stack of photos for each gallery."),
  ]

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String?

  @OptionGroup(title: "What, and where to") var asked: SheetOrderOptions
  @OptionGroup(title: SheetSection.pages.rawValue) var page: SheetSettingOptions<PageSection>
  @OptionGroup(title: SheetSection.cells.rawValue) var cell: SheetSettingOptions<CellSection>
  @OptionGroup(title: SheetSection.words.rawValue) var words: SheetSettingOptions<WordsSection>
  @OptionGroup(title: SheetSection.looks.rawValue) var look: SheetSettingOptions<LookSection>
  @OptionGroup(title: SheetSection.print.rawValue) var print: SheetSettingOptions<PrintSection>

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Flag(help: "List the fields that captions, headers and footers may have.")
  var listFields = false

  @Flag(help: "Say how large the sheet would be, and write nothing.")
  var dryRun = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  @Flag(help: "With --json: also print where each photo lies.")
  var frames = false

  private var settings: SheetSettings {
    [cell.settings, words.settings, look.settings, print.settings]
      .reduce(page.settings) { $0.merging($1) }
  }

  func validate() throws {
    if listFields { return }
    try asked.check(hasGallery: gallery != nil)
    let settings = settings
    for setting in SheetSettings.all
    where setting.needs == .galleries && settings.value(of: setting) != nil && !asked.galleries {
      throw ValidationError("--\(setting.name) goes with --galleries")
    }
    if settings.contradictsItself {
      throw ValidationError("--caption and --no-captions don't go together")
    }
    if frames && !json { throw ValidationError("--frames goes with --json") }
  }

  func run() throws {
    if listFields { return try printFields() }
    guard var order = try asked.order(of: gallery, settings, jobs: jobs.count) else { return }
    let cancellation = StopSignal.listen()
    order.files.isDryRun = dryRun
    order.files.withFrames = frames
    let noun = asked.galleries ? ("gallery", "galleries") : ("photo", "photos")
    let bar = ProgressBar(noun.1)
    let sheet: WrittenSheet
    order.beginLoadingFonts()
    do {
      defer { bar.finish() }
      sheet = try library.open().sheet(order, cancellation: cancellation, progress: bar.show)
    }
    if !dryRun && (sheet.files.contains(where: \.changed) || sheet.besides.contains(where: \.changed)) {
      Output.noteChange()
    }
    for note in sheet.notes { Message.error(note) }
    if json { return try Output.json(sheet) }
    let lines = SheetLines(
      sheet: sheet, noun: noun, isBound: order.files.kind is any BoundSheetOutput, isDryRun: dryRun)
    lines.all.forEach(Message.line)
  }

  private func printFields() throws {
    if json {
      var list = try JSONList("fields")
      for field in CaptionField.allCases { try list.add(["name": field.rawValue, "meaning": field.meaning]) }
      return try list.end()
    }
    Output.table(
      ["FIELD", "TELLS"], CaptionField.allCases.map { ["{\($0.rawValue)}", $0.meaning] }, right: [])
  }
}
