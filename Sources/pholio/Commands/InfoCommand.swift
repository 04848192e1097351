import ArgumentParser
import Foundation
import PholioCatalog
import PholioImaging
import PholioKit

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Show what is known of one photo's file, imported or not.")

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("The photo.", valueName: "file"))
  var file: PathArgument

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let info = try PhotoInfo(of: file.absolute, in: openLibrary())
    for warning in info.warnings { Message.error("\(file.absolute.byteString.shown): \(warning)") }
    if json { return try Output.json(info) }
    let lines = Self.lines(info)
    let width = lines.map(\.0.count).max() ?? 0
    for (key, value) in lines {
      Output.line(key + String(repeating: " ", count: width - key.count) + "  " + ByteString(value).shown)
    }
  }

  /// Nil where there is none yet: a file has its facts all the same.
  private func openLibrary() throws -> Library? {
    do {
      return try library.open()
    } catch CatalogError.missing {
      return nil
    }
  }

  private static func lines(_ info: PhotoInfo) -> [(String, String)] {
    let photo = info.record.photo
    let facts = photo.content.facts
    let camera = [facts.make, facts.model].compactMap { $0 }.joined(separator: " ")
    var lines: [(String, String?)] = [
      ("path", info.record.location?.path.shown),
      ("sha256", photo.content.digest.hex),
      ("size", "\(photo.content.width)x\(photo.content.height)"),
      ("bytes", "\(photo.content.byteCount)"),
      ("taken", photo.taken.localText + (offset(photo.taken) ?? "")),
      ("taken from", photo.taken.source),
      ("camera", camera.isEmpty ? nil : camera),
      ("lens", facts.lens),
      ("aperture", facts.aperture.map { "f/\(number($0))" }),
      ("exposure", facts.exposureSeconds.map(exposure)),
      ("iso", facts.iso.map(String.init)),
      ("focal length", facts.focalMillimetres.map { "\(number($0)) mm" }),
      ("gps", facts.place.map(place)),
      ("rating", facts.rating.map(String.init)),
      ("title", photo.title),
      ("description", photo.description ?? facts.words),
      ("artist", facts.artist),
      ("copyright", facts.copyright),
      ("known", info.isKnown ? "yes" : "no"),
    ]
    lines += info.places.map { ("gallery", "\($0.gallery), position \($0.position)") }
    lines += info.otherFiles.map { ("also at", $0.path.shown) }
    return lines.compactMap { key, value in value.map { (key, $0) } }
  }

  private static func offset(_ taken: Photo.Taken) -> String? {
    taken.offsetMinutes.map { minutes in
      String(format: "%@%02d:%02d", minutes < 0 ? "-" : "+", abs(minutes) / 60, abs(minutes) % 60)
    }
  }

  /// At most six digits, and no zeros behind the last.
  private static func number(_ value: Double) -> String { String(format: "%.6g", value) }

  private static func exposure(_ seconds: Double) -> String {
    seconds < 0.3 ? "1/\(number((10 / seconds).rounded() / 10)) s" : "\(number(seconds)) s"
  }

  private static func place(_ place: Photo.Place) -> String {
    String(format: "%.6f, %.6f", place.latitude, place.longitude)
      + (place.altitude.map { ", \(number($0)) m" } ?? "")
  }
}
