import Foundation
import PholioFacts
import PholioImaging
import Testing

/// libjpeg-turbo's own programs (Debian: libjpeg-turbo-progs), as oracles that share no code of ours.
enum JPEGTools {
  static let areThere = ["djpeg", "cjpeg", "jpegtran"].allSatisfy { path(of: $0) != nil }

  struct Failure: Error {
    let status: Int32
  }

  /// The picture in `jpeg`, as djpeg writes it out; grey is spread over three bytes.
  static func djpeg(_ jpeg: [UInt8], _ options: [String] = []) throws -> Bitmap {
    try bitmap(netpbm: run("djpeg", options, input: jpeg))
  }

  /// The same JPEG, stored another way: "-progressive", "-arithmetic", "-restart", "1".
  static func jpegtran(_ jpeg: [UInt8], _ options: [String]) throws -> [UInt8] {
    try run("jpegtran", options, input: jpeg)
  }

  static func cjpeg(_ bitmap: Bitmap, _ options: [String]) throws -> [UInt8] {
    let header = "P6\n\(bitmap.size.width) \(bitmap.size.height)\n255\n"
    return try run("cjpeg", options, input: Array(header.utf8) + bitmap.bytes)
  }

  private static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What djpeg says of a picture that it decodes.
  static func djpegWarnings(_ jpeg: [UInt8]) throws -> String {
    let words = Pipe()
    _ = try run("djpeg", [], input: jpeg, messages: words, mayWarn: true)
    return String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private static func run(
    _ program: String, _ options: [String], input: [UInt8], messages: Any = FileHandle.nullDevice,
    mayWarn: Bool = false
  ) throws -> [UInt8] {
    // Through files: a pipe to and one from the same program need two threads.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputFile = folder.appendingPathComponent("in")
    let outputFile = folder.appendingPathComponent("out")
    try Data(input).write(to: inputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: program) ?? program)
    process.arguments = options + ["-outfile", outputFile.path, inputFile.path]
    process.standardError = messages
    try process.run()
    process.waitUntilExit()
    // 2: EXIT_WARNING of djpeg.c.
    guard process.terminationStatus == 0 || mayWarn && process.terminationStatus == 2 else {
      throw Failure(status: process.terminationStatus)
    }
    return [UInt8](try Data(contentsOf: outputFile))
  }

  /// Reads a binary P5 or P6.
  private static func bitmap(netpbm file: [UInt8]) -> Bitmap {
    var fields: [String] = []
    var offset = 0
    while fields.count < 4 {
      let field = file[offset...].prefix { !($0 == 0x20 || $0 == 0x0A) }
      fields.append(String(decoding: field, as: UTF8.self))
      offset = field.endIndex + 1
    }
    let size = PixelSize(width: Int(fields[1]) ?? 1, height: Int(fields[2]) ?? 1)
    let samples = Array(file[offset...])
    return Bitmap(size: size, bytes: fields[0] == "P6" ? samples : samples.flatMap { [$0, $0, $0] })
  }
}

extension Trait where Self == ConditionTrait {
  static var needsJPEGTools: Self {
    .enabled(if: JPEGTools.areThere, "skipped without djpeg, cjpeg and jpegtran (libjpeg-turbo-progs)")
  }
}
