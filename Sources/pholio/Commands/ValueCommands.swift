import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit

struct RateCommand: ValueVerb {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: "Give photos stars.",
    discussion: """
      What is said here counts before what is in the photos' files, which are never changed; 'file' takes it \
      away again. It is the photos', in every gallery. Undo takes it back.
      """)

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: "0 to 5; none: without stars, whatever the file says; file: as the file says.",
    transform: Typed.rating)
  var stars: OwnChange

  static func change(_ word: String) throws -> OwnChange { try Typed.rating(word) }

  func run() throws { try options.set([stars], of: chosen, would: "rate", done: "rated") }
}

struct FlagCommand: ValueVerb {
  static let configuration = CommandConfiguration(
    commandName: "flag", abstract: "Pick or reject photos.",
    discussion: "A flag is the photos', in every gallery. Undo takes it back.")

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(help: "pick, reject or none.", transform: Typed.flag)
  var flag: OwnChange

  static func change(_ word: String) throws -> OwnChange { try Typed.flag(word) }

  func run() throws { try options.set([flag], of: chosen, would: "flag", done: "flagged") }
}

struct LabelCommand: ValueVerb {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Give photos a coloured label.",
    discussion: """
      It counts before the one in the photos' files, which are never changed; 'file' takes it away again. It \
      is the photos', in every gallery. Undo takes it back.
      """)

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: """
      red, orange, yellow, green, blue, purple or grey; none: without a label, whatever the file says; file: \
      as the file says.
      """, transform: Typed.label)
  var label: OwnChange

  static func change(_ word: String) throws -> OwnChange { try Typed.label(word) }

  func run() throws { try options.set([label], of: chosen, would: "label", done: "labelled") }
}

struct TurnCommand: ValueVerb {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Turn photos.",
    discussion: """
      They are turned wherever they are shown: on the page, on sheets, in thumbnails. Their files are never \
      changed. Undo takes it back.
      """)

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: "left, right or 180: on from how they are turned now; none: as their files are.",
    transform: Typed.turn)
  var turn: OwnChange

  static func change(_ word: String) throws -> OwnChange { try Typed.turn(word) }

  func run() throws { try options.set([turn], of: chosen, would: "turn", done: "turned") }
}

extension ChangeOptions {
  /// Says something of photos, and tells of how many.
  ///
  /// - Parameters:
  ///   - would: The verb before "12 photos".
  ///   - done: The same, of what was done.
  func set(_ changes: [OwnChange], of chosen: ChosenPhotos, would: String, done: String) throws {
    let outcome = try open().set(
      changes, of: .selection(chosen.photos), in: .gallery(chosen.gallery), isDryRun: dryRun)
    if !dryRun { Output.note(outcome) }
    Message.line(
      "\(chosen.gallery): "
        + (outcome.hasChanged
          ? "\(dryRun ? "would \(would)" : done) \(counted(outcome.moved, "photo"))"
          : "nothing to change: \(counted(outcome.named, "photo")) had this already"))
  }
}

extension Typed {
  static func rating(_ text: String) throws -> OwnChange {
    switch try word(text, among: (0...5).map { "\($0)" } + ["none", "file"]) {
    case "none": .rating(.some(.none))
    case let stars: .rating(Int(stars).map { .value($0) })
    }
  }

  static func flag(_ text: String) throws -> OwnChange {
    .flag(
      PholioFacts.Flag(rawValue: try word(text, among: PholioFacts.Flag.allCases.map(\.rawValue) + ["none"])))
  }

  static func label(_ text: String) throws -> OwnChange {
    switch try word(text, among: LabelColour.allCases.map(\.rawValue) + ["none", "file"]) {
    case "none": .label(.some(.none))
    case let colour: .label(LabelColour(rawValue: colour).map { .value($0.label) })
    }
  }

  static func turn(_ text: String) throws -> OwnChange {
    switch try word(text, among: ["left", "right", "180", "none"]) {
    case "left": .turn(.by(.left))
    case "right": .turn(.by(.right))
    case "180": .turn(.by(.half))
    default: .turn(.reset)
    }
  }

  /// The one of some words that was typed; in upper case, too.
  ///
  /// - Throws: `ValidationError`, with the most similar word.
  private static func word(_ text: String, among words: [String]) throws -> String {
    let wanted = text.lowercased()
    if words.contains(wanted) { return wanted }
    let list = "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
    let hint = nearestHint(text, among: words).map { " (\($0))" } ?? ""
    throw ValidationError("'\(ByteString(text).shownInBrief)' is not \(list)\(hint)")
  }
}
