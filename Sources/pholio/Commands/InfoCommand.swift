import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLibrary

struct InfoCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Show what is known of a photo, imported or not.",
    discussion: "What its file says, what was said of it here, and the galleries that it is in.")
  static let examples = [
    Example("pholio info IMG_1.jpg", "What the file and the library say of the photo."),
    Example("pholio info --json IMG_1.jpg", "The same for programs."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("The photo's file.", valueName: "file"))
  var file: PathArgument

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let path = try file.absolute
    let info = try Library.info(of: path, in: library.folder)
    for warning in info.warnings { Message.error("\(path.byteString.shown): \(warning)") }
    if json { return try Output.json(info) }
    let lines = Self.lines(info)
    let width = lines.map(\.0.count).max() ?? 0
    for (key, value) in lines {
      Output.line(key + String(repeating: " ", count: width - key.count) + "  " + ByteString(value).shown)
    }
  }

  private static func lines(_ info: PhotoInfo) -> [(String, String)] {
    let photo = info.record.photo
    let (facts, words) = (photo.content.facts, photo.words)
    var lines: [(String, String?)] = [
      ("path", info.record.location?.path.shown),
      ("sha256", photo.content.digest.hex),
      ("size", photo.size.description),
      ("bytes", "\(photo.content.byteCount)"),
      ("taken", photo.taken.isDated ? photo.taken.text : "not known"),
      ("taken from", photo.taken.isDated ? photo.taken.source.rawValue : nil),
      ("file time", photo.taken.isDated ? nil : photo.taken.text),
    ]
    lines += PhotoFacts.fields.compactMap { field in
      field.label.map { ($0, field.textBesideLabel(of: facts)) }
    }
    lines += [
      ("turned", photo.own.turn == .none ? nil : "\(photo.own.turn.rawValue)°"),
      ("flag", photo.own.flag?.rawValue),
    ]
    lines += PhotoWords.fields.compactMap { field in
      field.label.map { ($0, field.textBesideLabel(of: words)) }
    }
    lines += [
      ("known", info.isKnown ? "yes" : "no")
    ]
    lines += info.placements.map { ("gallery", "\($0.gallery), position \($0.position)") }
    lines += info.otherFiles.map { ("also at", $0.path.shown) }
    lines += [("companion of", info.ownerFile?.path.shown)]
    lines += info.record.companions.map { ("companion", "\($0.kind.rawValue), \($0.location.path.shown)") }
    return lines.compactMap { key, value in value.map { (key, $0) } }
  }
}
