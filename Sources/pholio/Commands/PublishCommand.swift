import ArgumentParser

struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Make a web site of galleries.")

  @OptionGroup var library: LibraryOptions

  func run() throws {
    throw ValidationError("not there yet")
  }
}
