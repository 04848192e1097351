import Foundation
import GRDB
import PholioDisk

extension DatabaseFunction {
  /// `natural_key(text)`: the key by which names and words are in natural order; NULL for what is no text.
  /// Only sorting uses it.
  static let naturalKey = DatabaseFunction("natural_key", argumentCount: 1, pure: true) { values in
    guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
    return Data(NaturalKey.make(ByteString(text)))
  }
}
