import Foundation
import PholioDisk
import PholioImaging
import SystemPackage

/// The program that draws pictures for a terminal.
enum Chafa {
  /// How long it may take for a picture; it needs a few hundredths of a second.
  private static let mostSeconds = 10

  /// What it writes, without the last line's end: lines of characters, or a sequence for a picture of pixels.
  ///
  /// - Parameters:
  ///   - width: In characters, as `height`.
  ///   - options: Others than those of the size.
  /// - Throws: `PictureError`; `Errno` for temporary files.
  static func draw(_ picture: Bitmap, width: Int, height: Int, _ options: [String]) throws -> String {
    // Files instead of pipes: nobody waits for the other one. They have no names.
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
    let files = try (0..<3).map { _ in try NamelessFile.open(in: folder) }
    defer { for file in files { try? file.close() } }
    try files[0].writeAll(picture.jpeg(quality: 95, subsampling: .full))
    let status = try run(
      ["chafa", "--size", "\(width)x\(height)", "--stretch"] + options + ["/dev/stdin"], files)
    guard status == 0 else {
      let reason = try text(of: files[2]).split(separator: "\n").first.map { ByteString(String($0)).shown }
      throw PictureError.failed(reason ?? end(status))
    }
    let drawn = try text(of: files[1])
    return drawn.hasSuffix("\n") ? String(drawn.dropLast()) : drawn
  }

  /// - Parameter files: Its standard input, output and error.
  /// - Returns: Its status, as of wait(2).
  private static func run(_ command: [String], _ files: [FileDescriptor]) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.rawValue, Int32(number))
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let error = posix_spawnp(&child, command[0], &actions, nil, &arguments, environ)
    guard error == 0 else { throw PictureError.noProgram("\(Errno(rawValue: error))") }
    let end = ContinuousClock.now + .seconds(mostSeconds)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        throw PictureError.failed("it takes longer than \(mostSeconds) seconds for a picture")
      }
      usleep(1000)
    }
    return status
  }

  private static func end(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "it ended with status \(status >> 8)" : "it ended by signal \(signal)"
  }

  /// All of a file, whatever the position in it.
  private static func text(of file: FileDescriptor) throws -> String {
    var bytes = [UInt8](repeating: 0, count: Int(try file.seek(offset: 0, from: .end)))
    let count = try bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: 0, into: $0) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
