import Foundation

extension KeyedEncodingContainer {
  /// Names and paths in JSON: text if they are UTF-8, else base64 under another key.
  package mutating func encode(_ value: ByteString?, as key: Key, bytes bytesKey: Key) throws {
    if let value, value.text == nil {
      try encode(Data(value.bytes).base64EncodedString(), forKey: bytesKey)
    } else {
      try encode(value?.text, forKey: key)
    }
  }
}
