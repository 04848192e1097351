import Foundation
import PholioDisk
import PholioLayout
import PholioResources
package import SystemPackage

/// A sheet's settings with a name: a JSON file, with the options of `pholio sheet` as keys.
package struct SheetPreset: Sendable {
  package let name: String
  /// Its key `description`.
  package let description: String
  package let settings: SheetSettings
  /// The file.
  package let json: [UInt8]

  /// - Parameter source: The file, for messages.
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
    do {
      description = try values["description"]?.text() ?? ""
    } catch let needed as PresetValue.WrongKind {
      throw PresetError.wrongKind(source, "description", needed: needed.needed)
    }
    settings = try SheetSettings(values.filter { $0.key != "description" }, source: source)
    // Errors that don't depend on options are the file's.
    do {
      _ = try SheetOptions(settings)
    } catch {
      if let key = error.key { throw PresetError.badValue(source, key, cause: error) }
    }
  }

  /// The presets that ship with the program.
  ///
  /// - Throws: `PresetError`.
  package static func builtIn() throws -> [SheetPreset] {
    try PholioResources.sheetPresets.map { try SheetPreset(name: $0.name, json: $0.json, source: $0.name) }
  }

  /// All presets: the program's own, and those in a person's folder; a file that is none gives its error.
  package static func all(in folder: FilePath?) -> [Result<SheetPreset, any Error>] {
    names(in: folder).map { name in Result { try named(name, in: folder) } }
  }

  private static func names(in folder: FilePath?) -> [String] {
    let own = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.string) } ?? []
    let names = own.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }
    let shipped = PholioResources.sheetPresets.map(\.name)
    return shipped + names.filter { !shipped.contains($0) }.sorted()
  }

  /// The preset of this name; a person's own comes before the program's.
  ///
  /// - Parameter folder: A person's presets, one `.json` each; it need not exist.
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
