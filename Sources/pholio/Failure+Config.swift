import PholioDisk

extension Failure {
  init(_ error: ConfigError) {
    self.init("\(error.place.text): \(error.reason)", .usage)
  }

  /// With where it is set, if this is about an option that is set and not typed.
  func naming(_ settings: [Setting]) -> Failure {
    guard status == .usage, let setting = settings.first(where: { isAbout($0.option) }) else { return self }
    var failure = self
    failure.text = "\(setting.place.text): \(setting.name): \(text)"
    return failure
  }

  private func isAbout(_ option: DeclaredArgument) -> Bool {
    self.option == option.name || text.hasPrefix("\(option.typed) ") || text.hasPrefix("\(option.typed):")
  }
}

extension ConfigError.Place {
  /// `/home/ann/.config/pholio/config.toml:3`, or the variable.
  var text: String {
    switch self {
    case .file(let path, let line): "\(path.byteString.shown):\(line)"
    case .variable(let name): name
    }
  }
}
