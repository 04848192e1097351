import Foundation

extension HelpPage {
  /// The page in man(7)'s macros.
  ///
  /// - Parameters:
  ///   - day: `2026-11-23`.
  ///   - seeAlso: Other pages: `pholio-show(1)`.
  func man(section: Int = 1, day: String, seeAlso: [String], also pages: [HelpPage] = []) -> String {
    let title = name.replacing(" ", with: "-")
    let date = #""\#(day)" "pholio \#(Version.text)" "Pholio""#
    var lines = [
      ".TH \(Self.escaped(title.uppercased())) \(section) \(date)", ".SH NAME",
      "\(Self.escaped(title)) \\- \(Self.escaped(Self.phrase(abstract)))",
    ]
    if !usage.isEmpty {
      lines.append(".SH SYNOPSIS")
      for (index, line) in usage.enumerated() {
        if index > 0 { lines.append(".br") }
        lines += Self.filled(line)
      }
    }
    if case .text = blocks.first { lines.append(".SH DESCRIPTION") }
    lines += Self.man(blocks, heading: ".SH")
    for page in pages {
      lines += [".SH \(Self.quoted(page.name.uppercased()))"] + Self.filled(page.abstract)
      for line in page.usage { lines += [".PP"] + Self.filled(line) }
      if case .text = page.blocks.first { lines.append(".PP") }
      lines += Self.man(page.blocks, heading: ".SS")
    }
    if !seeAlso.isEmpty {
      lines.append(".SH SEE ALSO")
      for (index, page) in seeAlso.enumerated() {
        let (name, section) = (page.prefix { $0 != "(" }, page.drop { $0 != "(" })
        lines.append(".BR \(Self.escaped(String(name))) \(section)\(index == seeAlso.count - 1 ? "" : ",")")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func man(_ blocks: [Block], heading: String) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .heading(let title): return ["\(heading) \(quoted(title.uppercased()))"]
      case .text(let text):
        return text.components(separatedBy: "\n\n").enumerated().flatMap { index, paragraph -> [String] in
          let begin = index == 0 ? [] : [".PP"]
          guard paragraph.hasPrefix(" ") else {
            return begin + filled(paragraph.replacing("\n", with: " "))
          }
          return begin + [".nf"] + paragraph.components(separatedBy: "\n").map(line) + [".fi"]
        }
      case .items(let items):
        return items.flatMap { [".TP", "\\fB\(escaped($0.term))\\fR"] + filled($0.text) }
      case .examples(let examples):
        return examples.flatMap { [".TP", "\\fB\(escaped($0.command))\\fR"] + filled($0.says) }
      }
    }
  }

  /// Lines of text, short enough for `mandoc -Tlint`; a sentence begins a line.
  private static func filled(_ text: String) -> [String] {
    wrapped(text, 56, indent: 0).map(line)
  }

  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.first == "." || text.first == "'" ? "\\&" + text : text
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// "Show a gallery" as "show a gallery", without the full stop.
  private static func phrase(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst().dropLast(text.hasSuffix(".") ? 1 : 0)
  }

  /// The text as roff reads it; other characters than ASCII by their numbers.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": return "\\e"
      case "-": return "\\-"
      case "'": return "\\(aq"
      case "`": return "\\(ga"
      case "\"": return "\\(dq"
      case "~": return "\\(ti"
      case "^": return "\\(ha"
      case _ where scalar.isASCII: return String(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return "\\[u\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)]"
      }
    }.joined()
  }
}
