import Foundation
import Testing

/// libjpeg-turbo's own encoder (Debian: libjpeg-turbo-progs), for kinds of files that nothing here writes.
enum CJPEG {
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/cjpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static let isThere = path != nil

  static func encode(_ picture: Picture, _ options: [String]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    let header = "P6\n\(picture.width) \(picture.height)\n255\n"
    try Data(Array(header.utf8) + picture.bytes).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = options + ["-outfile", output.path, input.path]
    // It says so when a quality is low.
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "cjpeg \(options)")
    return [UInt8](try Data(contentsOf: output))
  }
}

extension Trait where Self == ConditionTrait {
  static var needsCJPEG: Self {
    .enabled(if: CJPEG.isThere, "skipped without cjpeg (libjpeg-turbo-progs)")
  }
}
