import Foundation

/// What is said to the person, as against the data that was asked for: always on standard error.
enum Message {
  static func error(_ text: String) { line("pholio: \(text)") }

  static func line(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// "1 photo", "2 photos".
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
