import Foundation
import PholioCatalog
import PholioKit
import SystemPackage

/// Arguments that are not UTF-8: Swift repairs them, and their bytes are found again by what they were repaired to.
enum RawArguments {
  /// The path that an argument, or the end of one like `--library=PATH`, names; nil where two different ones were
  /// repaired to the same text, so that none can be told from the other.
  static func path(_ argument: String) -> FilePath? {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return FilePath(argument) }
    let candidates = arguments.flatMap { bytes in
      [bytes, bytes.firstIndex(of: UInt8(ascii: "=")).map { Array(bytes[($0 + 1)...]) } ?? []]
    }
    let matches = Set(candidates.filter { String(decoding: $0, as: UTF8.self) == argument })
    guard matches.count == 1, let bytes = matches.first else { return nil }
    return FilePath(ByteString(bytes))
  }

  private static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
