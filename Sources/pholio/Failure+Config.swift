import PholioCatalog
import PholioKit

extension Failure {
  init(_ error: ConfigError) {
    self.init("\(error.place.text): \(error.reason)", .usage)
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
