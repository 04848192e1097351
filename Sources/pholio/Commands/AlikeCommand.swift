import ArgumentParser
import PholioDisk
import PholioFacts
import PholioKit
import PholioLibrary
import PholioLooks

struct AlikeCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "alike", abstract: "List photos that look alike.",
    discussion: """
      Prints groups. "exact" is one photo with several files of the same bytes. "burst" is photos that one \
      camera took within seconds. "near" is other photos that look alike, such as edited copies.

      The best photo of a group comes first: one that is flagged pick, or has more stars, or is much larger, \
      sharper, larger, in this order.
      """)
  static let examples = [
    Example("pholio alike in:Rome", "Photos of Rome that look alike."),
    Example("pholio alike taken:2019- --into 'To sort out'", "Puts such photos into a gallery."),
  ]

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: ArgumentHelp(
      """
      The photos to compare: names, globs, or terms (default: all).
      """, valueName: "sel"), completion: .selection,
    transform: Typed.selection)
  var photos: Selection?

  @Option(
    help: ArgumentHelp(
      """
      How far apart the signatures of two photos may be, in bits, 0 to 64: more finds copies that were \
      edited more, and takes longer (default: \(Signature.defaultDistance)).
      """, valueName: "n"))
  var distance: Int?

  @Option(
    help: ArgumentHelp(
      """
      Also put these photos into this gallery, at its end or at a position. It is made if need be \
      (default: none).
      """,
      valueName: "gallery[:pos]"),
    completion: .galleries, transform: TypedGoal.init)
  var into: TypedGoal?

  @Flag(
    name: .customShort("0"), help: "Print only the paths of the files, each followed by a NUL.")
  var endsByNUL = false

  func validate() throws {
    if endsByNUL && options.json { throw ValidationError("-0 and --json don't go together") }
    if let distance, !(0...64).contains(distance) {
      throw ValidationError("--distance takes 0 to 64, not \(distance)")
    }
    if let into { try Typed.check(galleryName: into.text) }
  }

  func run() throws {
    let cancellation = StopSignal.listen()
    let library = try options.open()
    let found = try library.alike(
      photos, distance: distance ?? Signature.defaultDistance, cancellation: cancellation)
    var list = options.json ? try JSONList("groups") : nil
    try show(found.groups, in: &list, library)
    var tail = Tail(withoutSignature: found.countWithoutSignature)
    do {
      if let into, !found.groups.isEmpty {
        tail.into = try library.collect(found.groups, into: into)
      }
    } catch {
      // Ends the JSON, whatever happens.
      try list?.end(tail)
      throw error
    }
    try list?.end(tail)
    if found.countWithoutSignature > 0 {
      let (photos, have) = (
        counted(found.countWithoutSignature, "photo"), found.countWithoutSignature == 1 ? "has" : "have"
      )
      Message.line("\(photos) \(have) no signature yet (pholio check --repair makes them)")
    }
    if let distance = found.completeDistance {
      Message.line(
        """
        So many photos have light and dark in common that of those further apart than \(distance) some may \
        be
        """
          + "missing")
    }
    guard let into else { return }
    guard let outcome = tail.into else {
      return Message.line("\(into.text): nothing to change: no photos look alike")
    }
    let name = outcome.list?.name ?? into.text
    for gallery in outcome.made { Message.made(gallery, isDryRun: options.dryRun) }
    if !options.dryRun { Output.note(outcome) }
    Message.line(
      outcome.hasChanged
        ? "\(name): \(options.dryRun ? "would put in" : "put in") \(counted(outcome.moved, "photo")) of "
          + counted(found.groups.count, "group")
        : "\(name): nothing to change: all of them are in it already")
  }

  /// What follows the groups in JSON.
  private struct Tail: Encodable {
    private enum CodingKeys: String, CodingKey {
      case into
      case withoutSignature = "without_signature"
    }

    var withoutSignature: Int
    /// Nil if no photos were put into a gallery.
    var into: ChangeOutcome?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(withoutSignature, forKey: .withoutSignature)
      try container.encode(into.map { ChangeRecord($0, of: nil) }, forKey: .into)
    }
  }

  private func show(_ groups: [PhotoGroup], in list: inout JSONList?, _ library: Library) throws {
    if options.json {
      try library.describe(groups) { try list?.add($0) }
    } else if endsByNUL {
      var seen: Set<ByteString> = []
      try library.describe(groups) { group in
        for path in group.photos.flatMap(\.files) where seen.insert(path).inserted {
          Output.endedByNUL(path.bytes)
        }
      }
    } else {
      try library.describe(groups) { group in
        for line in Self.lines(group) { Output.line(line) }
      }
    }
  }

  /// "near   2  Rome 17 IMG_1.jpg (best)", and the others indented; of exact copies all paths.
  private static func lines(_ group: AlikeGroup) -> [String] {
    let things = group.photos.flatMap { photo -> [String] in
      let place = "\(ByteString(photo.found.gallery).shown) \(photo.found.record.position) "
      if group.kind == .exact { return photo.files.map { place + $0.shown } }
      return [place + (photo.found.record.location?.name.shown ?? "-")]
    }
    func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
    let (kind, count) = (group.kind.rawValue, "\(things.count)")
    let head = kind + blanks(9 - kind.count - count.count) + count + "  "
    return things.enumerated().map { index, thing in
      if index > 0 { return blanks(head.count) + thing }
      return head + thing + (group.kind == .exact ? "" : " (best)")
    }
  }
}
