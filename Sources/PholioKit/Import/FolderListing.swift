package import PholioCatalog
package import SystemPackage

/// A file met on a walk.
package struct SeenFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A regular file, to be read if it is not known as it is.
    case regular(FileStamp)
    /// What is never read: hidden and ignored files, links, sockets and other special ones.
    case passedOver
    /// The system does not say what it is: to be opened, which tells what is the matter.
    case unknown
  }

  package var name: ByteString
  package var kind: Kind
  /// When its content or status changed last by this machine's clock (ctime), in nanoseconds from
  /// 1970-01-01T00:00:00Z.
  package var touched: Int64

  package init(name: ByteString, _ kind: Kind, touched: Int64 = 0) {
    self.name = name
    self.kind = kind
    self.touched = touched
  }
}

/// One folder's files, in byte order of their names.
package struct FolderListing: Sendable {
  package var folder: FilePath
  /// The folder's path from the root of the import; empty for the root itself.
  package var relative: ByteString
  package var root: FilePath
  package var files: [SeenFile] = []
  /// How many folders below it are entered.
  package var folderCount = 0
  /// Whether the folder itself was asked for, or one above it. Otherwise some of its files were named, and
  /// `files` are these.
  package var isWhole: Bool
  /// The number of the file system it lies on (`st_dev`).
  package var device: UInt?
  /// Why the folder could not be read.
  package var failure: Errno?

  /// Whether it is a root in which there is nothing at all: its disk may not be mounted.
  var isEmptyRoot: Bool {
    isWhole && failure == nil && relative.bytes.isEmpty && files.isEmpty && folderCount == 0
  }
}
