import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary

/// Tells folders that are as they were.
extension FolderFiles {
  /// A checksum of the names, sizes and times of all files, and of the rules by which an import goes. Where
  /// it is as it was, and so is all that the catalog knows of the folder, an import finds the same again.
  ///
  /// - Returns: Nil for a folder without files, and where the system does not tell what some are.
  func checksum(by rules: ImportRules) -> UInt64? {
    guard !isEmpty, stamps.count == count, !states.contains(.unknown) else { return nil }
    let sums = [
      rules.checksum, Checksum.of(names), states.withUnsafeBytes { Checksum.of($0) },
      stamps.withUnsafeBytes { Checksum.of($0) },
    ]
    return sums.withUnsafeBytes { Checksum.of($0) }
  }
}

/// What decides, beside its files and what the catalog knows of them, what an import makes of a folder.
struct ImportRules {
  /// One up with every change to what an import makes of a folder of known files.
  private static let version = 2

  let formats: OriginalFormats
  let names: FileNames
  let checksum: UInt64

  init(_ formats: OriginalFormats) {
    self.formats = formats
    names = FileNames(formats)
    var words = ["\(Self.version)", "\(PhotoMetadata.version)"]
    words += formats.kinds.map(\.kind)
    words += formats.parts.map { "\($0.extension) \($0.part)" }
    words += FileNames.others.map { "\($0.extension) \($0.kind.rawValue)" }
    checksum = Checksum.of(Array(words.joined(separator: "\n").utf8))
  }
}
