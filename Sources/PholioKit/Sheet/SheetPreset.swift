import Foundation
import PholioLayout
import PholioResources
package import SystemPackage

/// A sheet's settings under a name: a JSON file whose keys are the options of `pholio sheet`.
package struct SheetPreset: Sendable {
  package let name: String
  /// What it is for; its key `description`.
  package let description: String
  package let settings: SheetSettings
  /// The file.
  package let json: [UInt8]

  /// - Parameter source: What messages call the file.
  /// - Throws: `PresetError`.
  init(name: String, json: [UInt8], source: String) throws {
    self.name = name
    self.json = json
    let values: [String: PresetValue]
    do {
      values = try JSONDecoder().decode([String: PresetValue].self, from: Data(json))
    } catch DecodingError.dataCorrupted(let context) {
      throw PresetError.notJSON(source, context.debugDescription)
    } catch {
      throw PresetError.notJSON(source, "a JSON object of settings is needed")
    }
    var settings = SheetSettings()
    var description = ""
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      do {
        if key == "description" {
          description = try value.text()
        } else if let set = SheetSettings.keys[key] {
          try set(&settings, value)
        } else {
          throw PresetError.unknownKey(source, key)
        }
      } catch let needed as PresetValue.WrongKind {
        throw PresetError.wrongKind(source, key, needed: needed.needed)
      } catch let error as PresetError {
        throw error
      } catch {
        throw PresetError.badValue(source, key, cause: error)
      }
    }
    if case .without? = settings.captions, values["caption"] != nil {
      throw PresetError.unknownKey(source, "caption")
    }
    // What is wrong whatever flags say is said of the file.
    do {
      _ = try SheetOptions(settings)
    } catch {
      if let key = error.key { throw PresetError.badValue(source, key, cause: error) }
    }
    self.settings = settings
    self.description = description
  }

  /// The presets that ship with the program.
  ///
  /// - Throws: `PresetError`.
  package static func builtIn() throws -> [SheetPreset] {
    try PholioResources.sheetPresets.map { try SheetPreset(name: $0.name, json: $0.json, source: $0.name) }
  }

  /// What presets there are: the names of the program's own, and of files in a person's folder.
  package static func names(in folder: FilePath?) -> [String] {
    let own = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.string) } ?? []
    let names = own.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }
    let shipped = PholioResources.sheetPresets.map(\.name)
    return shipped + names.filter { !shipped.contains($0) }.sorted()
  }

  /// The preset of this name: a person's own comes before the program's.
  ///
  /// - Parameter folder: A person's presets, a `.json` each; need not be there.
  /// - Throws: `PresetError`; `FileError`.
  package static func named(_ name: String, in folder: FilePath?) throws -> SheetPreset {
    if let folder, !name.isEmpty, !name.contains("/"), !name.contains("\0") {
      let path = folder.appending("\(name).json")
      if !SystemCall.isMissing(path) {
        return try SheetPreset(name: name, json: WholeFile.read(path), source: path.string)
      }
    }
    guard let preset = try builtIn().first(where: { $0.name == name }) else {
      throw PresetError.unknown(name, known: names(in: folder))
    }
    return preset
  }
}

/// What is wrong with a preset; `source` is its file.
package enum PresetError: Error {
  case unknown(String, known: [String])
  case notJSON(String, String)
  case unknownKey(String, String)
  case wrongKind(String, String, needed: String)
  case badValue(String, String, cause: any Error)
}

/// A value in a preset's file.
enum PresetValue: Decodable {
  case flag(Bool)
  case number(Double)
  case words(String)

  struct WrongKind: Error {
    var needed: String
  }

  init(from decoder: any Decoder) throws {
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
