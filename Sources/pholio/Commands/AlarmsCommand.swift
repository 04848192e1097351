import ArgumentParser

struct AlarmsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alarms", abstract: "Check the orders of galleries.")

  func run() throws { throw ValidationError("not yet") }
}
