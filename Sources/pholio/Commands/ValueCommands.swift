import ArgumentParser

struct RateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: "Give photos stars.")

  func run() throws { throw ValidationError("not yet") }
}

struct FlagCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flag", abstract: "Pick or reject photos.")

  func run() throws { throw ValidationError("not yet") }
}

struct LabelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Give photos a label.")

  func run() throws { throw ValidationError("not yet") }
}

struct KeywordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyword", abstract: "Give photos keywords, and take some away.")

  func run() throws { throw ValidationError("not yet") }
}

struct TurnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Turn photos.")

  func run() throws { throw ValidationError("not yet") }
}
