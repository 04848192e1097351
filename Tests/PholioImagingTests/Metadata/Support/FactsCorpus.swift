import Foundation

/// The real image files that PHOLIO_CORPUS points to; without it the tests that need them are skipped.
enum FactsCorpus {
  static let root = ProcessInfo.processInfo.environment["PHOLIO_CORPUS"].map { URL(fileURLWithPath: $0) }
  static let isPresent = root != nil
  static let hasExiftool = isPresent && Exiftool.isHere

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
    return try Exiftool.read(folder, in: root, ["-n", "-a"])
  }
}
