import Foundation

/// Values as PDF writes them (ISO 32000-1, 7.3).
enum PDFSyntax {
  /// "PDF does not support numbers in exponential format": a fixed number of digits.
  static func array(_ numbers: [Double]) -> String {
    "[" + numbers.map { String(format: "%.3f", $0) }.joined(separator: " ") + "]"
  }

  /// A name: bytes that are no letters or digits are written in hexadecimal.
  static func name(_ text: String) -> String {
    "/"
      + text.utf8.map { byte in
        let letter = Unicode.Scalar(byte)
        return letter.isASCII && (letter.properties.isAlphabetic || letter.properties.numericType != nil)
          ? String(Character(letter)) : String(format: "#%02X", byte)
      }.joined()
  }

  /// A date of ISO 8601 in UTC, "2030-01-02T03:04:05Z", as PDF has it: "D:20300102030405Z".
  static func date(_ iso: String) -> String {
    "D:" + iso.filter { !"-T:".contains($0) }
  }

  /// A string, in hexadecimal.
  static func string(_ text: String) -> String {
    "<" + text.utf8.map { String(format: "%02X", $0) }.joined() + ">"
  }
}
