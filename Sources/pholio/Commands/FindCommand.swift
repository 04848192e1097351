import ArgumentParser

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Find photos in all galleries.")

  func run() throws { throw ValidationError("not yet") }
}
