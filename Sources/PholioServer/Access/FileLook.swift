import PholioCatalog

/// Where a photo's files are, as far as the disk has said.
struct FileLook: Sendable {
  /// The first that is there; else the first that was seen. Nil where no file was ever kept.
  let shown: FileLocation?
  /// Whether none of them is there; nil where a disk did not say.
  let isMissing: Bool?

  /// - Parameter areMissing: For each file; nil where its disk did not say.
  init(_ files: [FileLocation], areMissing: [Bool?]) {
    let there = zip(files, areMissing).first { $1 == false }?.0
    shown = there ?? files.first
    isMissing = there != nil ? false : areMissing.contains(nil) ? nil : true
  }
}
