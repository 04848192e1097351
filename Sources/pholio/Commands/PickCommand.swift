import ArgumentParser
import Foundation
import PholioDisk
import PholioKit
import PholioSheets
import SystemPackage

struct PickCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Put photos into a gallery by their numbers on a sheet.",
    discussion: """
      A sheet that pholio made knows its photos. The numbers are those printed under its pictures: the \
      positions when the sheet was made, whatever the order is now. Photos that the library does not have \
      any more are named, and the others are picked (exit code 3).
      """)
  static let examples = [
    Example("pholio pick proof.pdf 2 4-5 --into Best", "Puts three photos of a sheet into Best."),
    Example("pholio pick proof.pdf 1", "Says which photo this is."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("A page of a sheet, or a PDF of all pages.", valueName: "sheet.jpg"))
  var sheet: PathArgument

  @Argument(help: "Numbers on the sheet: 14 17-19, or 14,17-19 (default: none; or use --at).")
  var numbers: [String] = []

  @Option(
    help: ArgumentHelp(
      "The picture at this point of a page, in pixels; may be given several times (default: none).",
      valueName: "x,y"))
  var at: [PixelArgument] = []

  @Option(
    help: ArgumentHelp(
      """
      Put the photos into this gallery, at its end or at a position. It is made if need be (default: none; \
      they are listed).
      """,
      valueName: "gallery[:pos]"),
    completion: .galleries, transform: TypedGoal.init)
  var into: TypedGoal?

  @Option(
    help: ArgumentHelp(
      "Which photos lie where, as pholio sheet --map wrote it (default: the sheet itself tells).",
      valueName: "file.json"))
  var map: PathArgument?

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was picked as JSON.")
  var json = false

  func validate() throws {
    if numbers.isEmpty == at.isEmpty { throw ValidationError("say which photos by numbers, or by --at") }
    if let into { try Typed.check(galleryName: into.text) }
  }

  func run() throws {
    let marks: SheetMarks =
      try at.isEmpty
      ? .numbers(Typed.selection(numbers.joined(separator: ","))) : .points(at.map { ($0.x, $0.y) })
    let picked = try library.open(isRehearsal: dryRun).pick(
      marks, on: sheet.absolute, mapFile: map?.absolute, into: into)
    if picked.changed && !dryRun { Output.noteChange() }
    if picked.created, let name = picked.into {
      Message.made(MadeGallery(name: name, similar: picked.similar), isDryRun: dryRun)
    }
    try show(picked)
    for text in Failure.texts(picked.missing) { Message.error(text) }
    if !picked.missing.isEmpty { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  private func show(_ picked: Picked) throws {
    if json { return try Output.json(picked) }
    guard let name = picked.into else {
      return Output.table(
        ["NUMBER", "SHA", "NAME"],
        picked.photos.map { ["\($0.number)", String($0.sha256.prefix(12)), $0.name ?? "-"] }, right: [0])
    }
    // The portfolio's sheet names no gallery: the file's name serves.
    let from = try picked.from ?? sheet.absolute.name.shown
    Message.line(
      picked.changed
        ? "\(name): \(dryRun ? "would pick" : "picked") \(counted(picked.photos.count, "photo")) of \(from)"
        : "\(name): nothing to change: all of them are in it already")
  }
}

/// `X,Y` in whole pixels.
struct PixelArgument: ExpressibleByArgument {
  let x: Int
  let y: Int

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    (self.x, self.y) = (x, y)
  }
}
