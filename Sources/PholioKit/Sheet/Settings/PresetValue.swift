import PholioLayout

/// A value in a preset's file.
package enum PresetValue: Codable, Sendable {
  case flag(Bool)
  case number(Double)
  case words(String)

  struct WrongKind: Error {
    var needed: String
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let words = try? container.decode(String.self) {
      self = .words(words)
    } else {
      // Said of the key where the value is asked for.
      self = .words("\0")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .words(let words): try container.encode(words)
    }
  }

  func flag() throws -> Bool {
    guard case .flag(let flag) = self else { throw WrongKind(needed: "true or false") }
    return flag
  }

  func whole() throws -> Int {
    guard case .number(let number) = self, let whole = Int(exactly: number) else {
      throw WrongKind(needed: "a whole number")
    }
    return whole
  }

  func text() throws -> String {
    guard case .words(let words) = self, words != "\0" else { throw WrongKind(needed: "a text") }
    return words
  }

  /// A text, or a number of pixels.
  func measure() throws -> String {
    if case .number(let number) = self, let whole = Int(exactly: number), whole >= 0 { return "\(whole)" }
    guard case .words(let words) = self, words != "\0" else {
      throw WrongKind(needed: "a number of pixels, or a text like \"5mm\"")
    }
    return words
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>() throws -> Choice {
    guard case .words(let words) = self, let choice = Choice(rawValue: words) else {
      throw WrongKind(needed: Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
    }
    return choice
  }
}

extension SheetSettings {
  /// The settings that a preset's keys and values mean.
  ///
  /// - Parameter source: What messages call the file.
  /// - Throws: `PresetError`.
  package init(_ values: [String: PresetValue], source: String) throws {
    self.init()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let set = Self.keys[key] else { throw PresetError.unknownKey(source, key) }
      do {
        try set(&self, value)
      } catch let needed as PresetValue.WrongKind {
        throw PresetError.wrongKind(source, key, needed: needed.needed)
      } catch {
        throw PresetError.badValue(source, key, cause: error)
      }
    }
    if case .without? = captions, values["caption"] != nil {
      throw PresetError.unknownKey(source, "caption")
    }
  }

  /// The keys of a preset's file.
  static let keys: [String: @Sendable (inout SheetSettings, PresetValue) throws -> Void] = [
    "paper": { settings, value in
      let text = try value.text()
      settings.paper = text == "none" ? .endless : .paper(try Paper(text))
    },
    "landscape": { $0.landscape = try $1.flag() },
    "dpi": { $0.dpi = try $1.whole() },
    "margin": { $0.margin = try Length($1.measure()) },
    "gap": { $0.gap = try Length($1.measure()) },
    "columns": { $0.columns = try $1.whole() },
    "rows": { $0.rows = try $1.whole() },
    "cell": { $0.cell = try CellSize($1.measure()) },
    "one-page": { $0.onePage = try $1.flag() },
    "cap": { settings, value in
      guard let cap = DropCap(try value.text()) else {
        throw PresetValue.WrongKind(needed: "columns x rows, like \"2x2\"")
      }
      settings.cap = cap
    },
    "cap-on": { $0.capPages = try $1.choice() },
    "last-row": { $0.lastRow = try $1.choice() },
    "fit": { $0.fit = try $1.choice() },
    "enlarge": { $0.enlarge = try $1.flag() },
    "rotate-to-fit": { $0.rotateToFit = try $1.flag() },
    "background": { $0.background = try Colour($1.text()) },
    "cell-background": { settings, value in
      let text = try value.text()
      settings.cellBackground = text == "none" ? .without : .colour(try Colour(text))
    },
    "border": { $0.border = try Length($1.measure()) },
    "border-colour": { $0.borderColour = try Colour($1.text()) },
    "radius": { $0.radius = try Length($1.measure()) },
    "caption": { $0.captions = .template(try CaptionTemplate($1.text())) },
    "captions": { settings, value in if try !value.flag() { settings.captions = .without } },
    "lines": { $0.lines = try $1.whole() },
    "title": { $0.title = try CaptionTemplate($1.text()) },
    "header": { $0.header = try CaptionTemplate($1.text()) },
    "footer": { $0.footer = try CaptionTemplate($1.text()) },
    "font": { $0.font = try $1.text() },
    "style": { $0.style = try $1.choice() },
    "quality": { $0.quality = try $1.whole() },
  ]
}
