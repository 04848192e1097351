import ArgumentParser

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Put the photos of several galleries into one.")

  func run() throws { throw ValidationError("not yet") }
}
