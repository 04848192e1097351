import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLibrary

struct RateCommand: ValueVerb, ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: "Give photos stars.",
    discussion: """
      Photos begin with the stars in their files, which are never changed. The stars that you give are kept \
      in the library and count in every gallery. pholio undo takes the change back.
      """)
  static let examples = [
    Example("pholio rate Rome 1-3 5", "Gives the first three photos five stars."),
    Example("pholio rate Rome 1 file", "The photo has the stars of its file again."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: "0 to 5, or none: no stars, or file: the stars in the photo's file.",
    completion: .list(Typed.ratings), transform: Typed.rating)
  var stars: Annotation

  static func change(_ word: String) throws -> Annotation { try Typed.rating(word) }

  func run() throws { try options.set([stars], of: chosen, would: "rate", done: "rated") }
}

struct FlagCommand: ValueVerb, ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "flag", abstract: "Pick or reject photos.",
    discussion: """
      A flag is kept in the library and counts in every gallery. pholio undo takes the change back.
      """)
  static let examples = [
    Example("pholio flag Rome 5,7 pick", "Flags two photos as picked."),
    Example("pholio flag Rome 1-last none", "Takes all flags away."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(help: "pick, reject or none.", completion: .list(Typed.flags), transform: Typed.flag)
  var flag: Annotation

  static func change(_ word: String) throws -> Annotation { try Typed.flag(word) }

  func run() throws { try options.set([flag], of: chosen, would: "flag", done: "flagged") }
}

struct LabelCommand: ValueVerb, ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Give photos a coloured label.",
    discussion: """
      Photos begin with the labels in their files, which are never changed. The label that you give is kept \
      in the library and counts in every gallery. pholio undo takes the change back.
      """)
  static let examples = [
    Example("pholio label Rome 5 red", "Gives the fifth photo a red label."),
    Example("pholio label Rome 5 none", "The photo has no label, whatever its file says."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: """
      red, orange, yellow, green, blue, purple or grey, or none: no label, or file: the label in the photo's \
      file.
      """, completion: .list(Typed.labels), transform: Typed.label)
  var label: Annotation

  static func change(_ word: String) throws -> Annotation { try Typed.label(word) }

  func run() throws { try options.set([label], of: chosen, would: "label", done: "labelled") }
}

struct TurnCommand: ValueVerb, ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Turn photos left, right or around.",
    discussion: """
      They are turned wherever they are shown: on the page, on sheets, in sites. Their files are never \
      changed. pholio undo takes the change back.
      """)
  static let examples = [
    Example("pholio turn Rome 5 left", "Turns the fifth photo a quarter to the left."),
    Example("pholio turn Rome 5 none", "Shows it as in its file."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Argument(
    help: """
      left or right by a quarter, or 180 degrees, from how they are shown now; or none: as in their files.
      """,
    completion: .list(Typed.turns), transform: Typed.turn)
  var turn: Annotation

  static func change(_ word: String) throws -> Annotation { try Typed.turn(word) }

  func run() throws { try options.set([turn], of: chosen, would: "turn", done: "turned") }
}

extension ChangeOptions {
  /// Says something of photos, and tells of how many.
  ///
  /// - Parameters:
  ///   - would: The verb before "12 photos".
  ///   - done: The same, of what was done.
  func set(_ changes: [Annotation], of chosen: ChosenPhotos, would: String, done: String) throws {
    let outcome = try open().set(
      changes, of: .selection(chosen.photos), in: .gallery(chosen.gallery))
    if try record(outcome, of: chosen.gallery) { return }
    Message.line(
      "\(chosen.gallery): "
        + (outcome.hasChanged
          ? "\(dryRun ? "would \(would)" : done) \(counted(outcome.moved, "photo"))"
          : "nothing to change: \(counted(outcome.named, "photo")) had this already"))
  }
}

extension Typed {
  static let ratings = (0...5).map { "\($0)" } + ["none", "file"]
  static let flags = PholioFacts.Flag.allCases.map(\.rawValue) + ["none"]
  static let labels = LabelColour.allCases.map(\.rawValue) + ["none", "file"]
  static let turns = ["left", "right", "180", "none"]

  static func rating(_ text: String) throws -> Annotation {
    switch try word(text, among: ratings) {
    case "none": .rating(.some(.none))
    case let stars: .rating(Int(stars).map { .value($0) })
    }
  }

  static func flag(_ text: String) throws -> Annotation {
    .flag(PholioFacts.Flag(rawValue: try word(text, among: flags)))
  }

  static func label(_ text: String) throws -> Annotation {
    switch try word(text, among: labels) {
    case "none": .label(.some(.none))
    case let colour: .label(LabelColour(rawValue: colour).map { .value($0.label) })
    }
  }

  static func turn(_ text: String) throws -> Annotation {
    switch try word(text, among: turns) {
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
