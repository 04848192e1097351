import Foundation

/// The program that knows most of what cameras and programs write.
enum Exiftool {
  static let isHere = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Its reading of a folder: path, then "Group:Tag", then value.
  ///
  /// - Parameter arguments: More of them, before the folder.
  static func read(
    _ folder: String, in root: URL, _ arguments: [String]
  ) throws -> [String: [String: Any]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["exiftool", "-json", "-G1", "-q", "-r", "-charset", "filename=utf8"] + arguments + [folder]
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
