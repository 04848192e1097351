import PholioDisk
import PholioKit

/// Messages for people, unlike data: on standard error, one line each.
enum Message {
  static func error(_ text: String) { line("pholio: \(text)") }

  /// Control characters, which names may have, are escaped.
  static func line(_ text: String) { write("\(ByteString(text).shown)\n") }

  /// That a gallery was made because photos go into one of its name. A name much the same may have been
  /// meant.
  static func made(_ gallery: MadeGallery, isDryRun: Bool) {
    let similar = gallery.similar.map { " (there is also '\($0)')" } ?? ""
    line("\(gallery.name): \(isDryRun ? "would be made" : "made")\(similar)")
  }

  static func write(_ text: String) { Terminal.current.writeMessage(text) }
}

/// "1 photo", "2 photos".
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
