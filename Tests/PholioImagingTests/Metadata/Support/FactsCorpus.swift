import Foundation

/// The real image files that PHOLIO_CORPUS points to; without it the tests that need them are skipped.
enum FactsCorpus {
  static let root = ProcessInfo.processInfo.environment["PHOLIO_CORPUS"].map { URL(fileURLWithPath: $0) }
  static let isPresent = root != nil
  static let hasExiftool =
    isPresent
    && ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }

  /// Paths below the corpus' root, in order, of a folder's files.
  static func files(in folder: String) throws -> [String] {
    guard let root else { return [] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return names.sorted().map { "\(folder)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root.appending(path: $0).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let root else { return [] }
    return [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  /// What independent programs agreed on: path, then field, then value. What they disagree about is left out.
  static func oracle() throws -> [String: [String: Any]] {
    guard let root else { return [:] }
    let data = try Data(contentsOf: root.appending(path: "ORACLE.json"))
    let files = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] ?? [:]
    return files.mapValues { fields in
      fields.compactMapValues { field in
        guard let entry = field as? [String: Any] else { return field }
        return entry["agree"] as? Bool == true ? entry["value"] : nil
      }
    }
  }

  /// exiftool's own reading of a folder, numbers as numbers: path, then "Group:Tag", then value.
  static func exiftool(on folder: String) throws -> [String: [String: Any]] {
    guard let root else { return [:] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "exiftool", "-json", "-n", "-G1", "-a", "-q", "-r", "-charset", "filename=utf8", folder,
    ]
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let files = try JSONSerialization.jsonObject(with: output) as? [[String: Any]] ?? []
    return Dictionary(
      files.compactMap { file in (file["SourceFile"] as? String).map { ($0, file) } },
      uniquingKeysWith: { first, _ in first })
  }
}
