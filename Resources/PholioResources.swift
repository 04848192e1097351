import Foundation

/// Files inside the program, embedded at build time. A file in one of the folders is part of it.
package enum PholioResources {
  /// The sheet presets: each has a name and a JSON file.
  package static var sheetPresets: [(name: String, json: [UInt8])] {
    files(in: "presets").map { (name: String($0.name.dropLast(".json".count)), json: $0.bytes) }
  }

  /// A file of the page.
  package struct WebFile {
    package var bytes: [UInt8]
    /// The same compressed, where that is shorter (RFC 1952).
    package var gzip: [UInt8]?
    /// Its media type.
    package var type: String
  }

  /// The page of `pholio serve`: files by their names. Its scripts are one, and so are its style sheets.
  package static var web: [String: WebFile] {
    let files = Dictionary(uniqueKeysWithValues: files(in: "web").map { ($0.name, $0.bytes) })
    var web: [String: WebFile] = [:]
    for (name, bytes) in files where !name.hasSuffix(".gz") {
      let gzip = files["\(name).gz"].flatMap {
        Data(base64Encoded: Data($0), options: .ignoreUnknownCharacters).map(Array.init)
      }
      web[name] = WebFile(bytes: bytes, gzip: gzip, type: type(of: name))
    }
    return web
  }

  /// The themes of sites: each is a folder of templates and what they need.
  package static var themes: [String: [String: [UInt8]]] {
    let folder = "themes/"
    var themes: [String: [String: [UInt8]]] = [:]
    for file in EmbeddedFiles.all where file.folder.hasPrefix(folder) {
      themes[String(file.folder.dropFirst(folder.count)), default: [:]][file.name] =
        file.text.withUTF8Buffer { Array($0) }
    }
    return themes
  }

  private static func files(in folder: String) -> [(name: String, bytes: [UInt8])] {
    EmbeddedFiles.all.filter { $0.folder == folder }.map { file in
      (file.name, file.text.withUTF8Buffer { Array($0) })
    }
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "text/html; charset=utf-8"
    }
  }
}
