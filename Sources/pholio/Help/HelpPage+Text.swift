import Foundation

extension HelpPage {
  /// Where explanations begin.
  private static let column = 26

  /// The page for a terminal, in lines of so many columns at most.
  func lines(width: Int) -> [String] {
    var lines = Self.wrapped("\(name): \(abstract)", width, indent: 0)
    if !usage.isEmpty {
      lines += ["", "USAGE:"]
      for line in usage { lines += Self.wrapped(line, width, indent: 2, hanging: 6) }
    }
    for block in blocks {
      switch block {
      case .heading(let title): lines += ["", "\(title.uppercased()):"]
      case .text(let text):
        if lines.last?.hasSuffix(":") != true || lines.last?.first == " " { lines.append("") }
        lines += Self.paragraphs(text, width)
      case .items(let items): lines += items.flatMap { Self.item($0.term, $0.text, width) }
      case .examples(let examples):
        for example in examples {
          lines.append("  \(example.command)")
          lines += Self.wrapped(example.says, width, indent: 6)
        }
      }
    }
    return lines
  }

  /// Paragraphs of a text; lines that begin with a blank stay as they are.
  static func paragraphs(_ text: String, _ width: Int) -> [String] {
    text.components(separatedBy: "\n\n").enumerated().flatMap { index, paragraph in
      (index == 0 ? [] : [""])
        + (paragraph.hasPrefix(" ")
          ? paragraph.components(separatedBy: "\n")
          : wrapped(paragraph.replacing("\n", with: " "), width, indent: 0))
    }
  }

  private static func item(_ term: String, _ text: String, _ width: Int) -> [String] {
    var lines = wrapped(text, width, indent: column)
    guard let first = lines.first else { return ["  \(term)"] }
    let start = "  \(term)"
    guard start.count <= column - 1 else { return [start] + lines }
    lines[0] = start + first.dropFirst(start.count)
    return lines
  }

  /// Words in lines; a word that is too long has a line of its own.
  static func wrapped(_ text: String, _ width: Int, indent: Int, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }

  /// The terminal's columns: $COLUMNS, else what it says; 80 where there is none, and 100 at most.
  static var terminalWidth: Int {
    if let set = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), set >= 40 {
      return min(set, 100)
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 100)
  }
}
