import ArgumentParser

struct AlikeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alike", abstract: "List photos that look alike.")

  func run() throws { throw ValidationError("not yet") }
}
