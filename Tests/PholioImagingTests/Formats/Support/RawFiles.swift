import Foundation
import Testing

/// Cameras' RAW files in the folder that PHOLIO_FORMATS names.
enum RawFiles {
  private static let root = ProcessInfo.processInfo.environment["PHOLIO_FORMATS"].map {
    URL(fileURLWithPath: $0)
  }
  static let arePresent = root != nil

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: #require(root).appending(path: path)))
  }

  /// Paths below the root, in order.
  static func paths(in folder: String, endings: Set<String>) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: #require(root).appending(path: folder).path)
    return names.sorted().map { "\(folder)/\($0)" }.filter {
      endings.contains($0.split(separator: ".").last?.lowercased() ?? "")
    }
  }

  /// What exiftool says of a file: "Group:Tag", then the value.
  static func oracle(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: #require(root).appending(path: "ORACLE.json"))
    let files = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    return try #require(files?[path]?["exiftool"] as? [String: Any])
  }

  static let hasExiftool = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What exiftool itself says of some bytes under a name with this extension.
  static func exiftool(_ bytes: [UInt8], extension ending: String) throws -> [String: Any] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "photo.\(ending)")
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["exiftool", "-json", "-n", "-G1", "-q", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let files = try JSONSerialization.jsonObject(with: output) as? [[String: Any]]
    return try #require(files?.first)
  }
}

extension Trait where Self == ConditionTrait {
  static var needsRawFiles: Self { .enabled(if: RawFiles.arePresent, "PHOLIO_FORMATS is not set") }

  static var needsExiftool: Self { .enabled(if: RawFiles.hasExiftool, "exiftool is missing") }
}
