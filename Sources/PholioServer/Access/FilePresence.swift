import PholioCatalog
import PholioDisk

/// Which of a photo's files are there, as far as the disks have answered.
struct FilePresence: Sendable {
  /// The first file that is there, or else the first one seen. Nil if the photo has no file.
  let shown: FileLocation?
  /// Whether none of them is there; nil if a disk did not answer.
  let isMissing: Bool?

  /// - Parameter areMissing: One value for each file; nil if its disk did not answer.
  init(_ files: [FileLocation], areMissing: [Bool?]) {
    let there = zip(files, areMissing).first { $1 == false }?.0
    shown = there ?? files.first
    isMissing = there != nil ? false : areMissing.contains(nil) ? nil : true
  }
}
