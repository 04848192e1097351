/// Files inside the program, embedded at build time. A file in one of the folders is part of it.
package enum PholioResources {
  /// The sheet presets: each has a name and a JSON file.
  package static var sheetPresets: [(name: String, json: [UInt8])] {
    files(in: "presets").map { (name: String($0.name.dropLast(".json".count)), json: $0.bytes) }
  }

  /// The page of `pholio serve`: files by their names, with their media types.
  package static var web: [String: (bytes: [UInt8], type: String)] {
    let files = files(in: "web")
    let scripts = files.map(\.name).filter { $0.hasSuffix(".js") }
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let bytes = file.name == "index.html" ? naming(scripts, in: file.bytes) : file.bytes
        return (file.name, (bytes: bytes, type: type(of: file.name)))
      })
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
    default: "text/html; charset=utf-8"
    }
  }

  /// Names all scripts in the page's head, so that a browser asks for all at once.
  private static func naming(_ scripts: [String], in page: [UInt8]) -> [UInt8] {
    let marker = "<!-- scripts -->\n"
    let links = scripts.map { "<link rel=\"modulepreload\" href=\"/\($0)\">\n" }
    let page = String(decoding: page, as: UTF8.self)
    guard let start = page.firstRange(of: marker) else { return Array(page.utf8) }
    return Array((page[..<start.lowerBound] + links.joined() + page[start.upperBound...]).utf8)
  }
}
