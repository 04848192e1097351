import ArgumentParser

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Hand a gallery's photos over, as files in their order.")

  @OptionGroup var library: LibraryOptions

  func run() throws {
    throw ValidationError("not there yet")
  }
}
