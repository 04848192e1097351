/// Files inside the program, embedded at build time. A file in one of the folders is part of it.
package enum PholioResources {
  /// The sheet presets: each has a name and a JSON file.
  package static var sheetPresets: [(name: String, json: [UInt8])] {
    files(in: "presets").map { (name: String($0.name.dropLast(".json".count)), json: $0.bytes) }
  }

  /// The page of `pholio serve`: files by their names, with their media types.
  package static var web: [String: (bytes: [UInt8], type: String)] {
    let files = files(in: "web")
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let bytes = file.name == "index.html" ? naming(scripts(in: files), in: file.bytes) : file.bytes
        return (file.name, (bytes: bytes, type: type(of: file.name)))
      })
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

  /// The scripts that `main.js` can't start without: what it imports, and what these import. Those that are
  /// imported when they are needed (`await import("./x.js")`) are left out.
  private static func scripts(in files: [(name: String, bytes: [UInt8])]) -> [String] {
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    var found = ["main.js"]
    var next = 0
    while next < found.count {
      for name in imports(in: texts[found[next]] ?? "") where !found.contains(name) { found.append(name) }
      next += 1
    }
    return found.filter { texts[$0] != nil }
  }

  /// The files in `import … from "./x.js"`, `export … from "./x.js"` and `import "./x.js"`. A long one ends
  /// in a line that begins with a brace.
  private static func imports(in script: String) -> [String] {
    script.split(separator: "\n").compactMap { line in
      guard ["import ", "export ", "} from "].contains(where: line.hasPrefix),
        let end = line.firstRange(of: ".js\";"), let start = line[..<end.lowerBound].firstRange(of: "\"./")
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound]) + ".js"
    }
  }

  /// Names scripts in the page's head, so that a browser asks for all at once.
  private static func naming(_ scripts: [String], in page: [UInt8]) -> [UInt8] {
    let marker = "<!-- scripts -->\n"
    let links = scripts.map { "<link rel=\"modulepreload\" href=\"/\($0)\">\n" }
    let page = String(decoding: page, as: UTF8.self)
    guard let start = page.firstRange(of: marker) else { return Array(page.utf8) }
    return Array((page[..<start.lowerBound] + links.joined() + page[start.upperBound...]).utf8)
  }
}
