import ArgumentParser

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Import what arrives in folders, while it arrives.")

  @OptionGroup var library: LibraryOptions

  func run() throws {
    throw ValidationError("not there yet")
  }
}
