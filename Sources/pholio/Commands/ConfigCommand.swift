import ArgumentParser

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show what is set, and where.")

  @OptionGroup var library: LibraryOptions

  func run() throws {
    throw ValidationError("not there yet")
  }
}
