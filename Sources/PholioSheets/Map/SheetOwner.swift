import Foundation
import PholioDisk
import SystemPackage

/// A sheet's gallery, by its name; nil for the portfolio, which in files and in JSON has an empty name.
@propertyWrapper package struct SheetOwner: Hashable, Sendable, Codable {
  package var wrappedValue: String?

  package init(wrappedValue: String?) {
    self.wrappedValue = wrappedValue
  }

  /// - Parameter name: As in files.
  init(name: String) {
    wrappedValue = name.isEmpty ? nil : name
  }

  package init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// As in files.
  var name: String { wrappedValue ?? "" }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// The maps of all written pages in one file, by `sheet --map`.
package struct SheetMapFile: Codable, Sendable {
  package struct Page: Codable, Sendable {
    /// The name of the page's file.
    package var file: String
    package var map: SheetMap
  }

  package var pages: [Page]
}

extension SheetMapFile {
  /// - Throws: `FileError`; `PickError.notAMapFile`, also without pages.
  init(_ path: FilePath) throws {
    let bytes = try WholeFile.read(path)
    guard let file = try? JSONDecoder().decode(SheetMapFile.self, from: Data(bytes)), !file.pages.isEmpty
    else {
      throw PickError.notAMapFile(path.string)
    }
    self = file
  }
}
