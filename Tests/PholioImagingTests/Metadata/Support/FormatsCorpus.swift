import Foundation

/// The files of other formats than JPEG, and the sidecars, that PHOLIO_FORMATS points to; without it the tests
/// that need them are skipped.
enum FormatsCorpus {
  static let root = ProcessInfo.processInfo.environment["PHOLIO_FORMATS"].map { URL(fileURLWithPath: $0) }
  static let hasExiftool = root != nil && Exiftool.isHere

  static let folders = ["avif", "gif", "heic", "jxl", "png", "raw", "tiff", "webp", "xmp"]

  /// exiftool's reading of all files: path, then "Group:Tag", then value.
  static func exiftool() throws -> [String: [String: Any]] {
    try read("-n", "-a")
  }

  /// Packets of XMP and blocks of IPTC as exiftool takes them out of the files: path, then bytes.
  static func blocks() throws -> (xmp: [String: [UInt8]], iptc: [String: [UInt8]]) {
    let files = try read("-b", "-XMP", "-IPTC")
    func bytes(_ tag: String) -> [String: [UInt8]] {
      files.compactMapValues { file in
        guard let text = file[tag] as? String else { return nil }
        let mark = "base64:"
        guard text.hasPrefix(mark) else { return Array(text.utf8) }
        return Data(base64Encoded: String(text.dropFirst(mark.count))).map(Array.init)
      }
    }
    return (bytes("XMP:XMP"), bytes("IPTC:IPTC"))
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let root else { return [] }
    return [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  private static func read(_ arguments: String...) throws -> [String: [String: Any]] {
    guard let root else { return [:] }
    var files: [String: [String: Any]] = [:]
    for folder in folders {
      files.merge(try Exiftool.read(folder, in: root, arguments)) { first, _ in first }
    }
    return files
  }
}
