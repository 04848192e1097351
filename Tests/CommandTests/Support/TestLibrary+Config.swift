import PholioTestSupport

/// Settings of a library's own.
extension TestLibrary {
  var configFile: String { folder["config/pholio/config.toml"] }

  func configure(_ text: String) throws {
    try folder.write(Array(text.utf8), to: "config/pholio/config.toml")
  }

  /// Runs the program with these settings, and no others.
  func runConfigured(_ arguments: [String], environment: [String: String]) throws -> Program.Run {
    try pholio.run(
      arguments, environment: environment.merging(["XDG_CONFIG_HOME": folder["config"]]) { own, _ in own })
  }
}
