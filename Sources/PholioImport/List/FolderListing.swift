package import PholioDisk
package import SystemPackage

/// A file met on a walk.
package struct SeenFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A regular file, to be read unless it is known and unchanged.
    case regular(FileStamp)
    /// Never read: hidden and ignored files, links, sockets and other special files.
    case passedOver
    /// The system does not tell what it is: opening it will give the reason.
    case unknown
  }

  /// Why a file is passed over.
  package enum Exclusion: Hashable, Sendable {
    case hidden
    /// By a `.pholioignore`.
    case ignored
    case link
    /// A socket, a pipe, a device.
    case special
    /// What a system or a camera left for itself; see `JunkFiles`.
    case junk
    /// What another program left; see `JunkFiles`.
    case leftover
    /// The library.
    case own
  }

  package var name: ByteString
  package var kind: Kind
  /// For `.passedOver`.
  package var exclusion: Exclusion?
  /// The last change of content or status (ctime) by this machine's clock, in nanoseconds from
  /// 1970-01-01T00:00:00Z.
  package var touched: Int64

  /// Of a regular file.
  var stamp: FileStamp? {
    if case .regular(let stamp) = kind { stamp } else { nil }
  }

  package init(name: ByteString, _ kind: Kind, exclusion: Exclusion? = nil, touched: Int64 = 0) {
    self.name = name
    self.kind = kind
    self.exclusion = exclusion
    self.touched = touched
  }
}

/// One folder's files, in byte order of their names.
package struct FolderListing: Sendable {
  package var folder: FilePath
  /// The folder's path below the import's root; empty for the root itself.
  package var relative: ByteString
  package var root: FilePath
  package var files = FolderFiles()
  /// Folders in it that are not entered.
  package var passedOver: [SeenFile] = []
  /// How many folders below it will be entered.
  package var folderCount = 0
  /// Whether the folder itself was asked for, or one above it. Otherwise some of its files were named, and
  /// `files` has these.
  package var isWhole: Bool
  /// Its file system's number (`st_dev`).
  package var device: UInt?
  /// Why the folder can't be read.
  package var failure: Errno?

  /// Tells, in one process, whether the folder has the same files with the same sizes and times, and leads to
  /// the same folders.
  var fingerprint: Int {
    var hasher = Hasher()
    for file in files {
      hasher.combine(file.name)
      hasher.combine(file.kind)
    }
    hasher.combine(Set(passedOver.map(\.name)))
    hasher.combine(folderCount)
    hasher.combine(failure)
    return hasher.finalize()
  }

  /// Whether it is a root without anything in it: its disk may not be mounted.
  var isEmptyRoot: Bool {
    isWhole && failure == nil && relative.bytes.isEmpty && files.isEmpty && folderCount == 0
  }
}

extension SeenFile.Exclusion {
  /// Whether `JunkFiles` has its name.
  var isJunk: Bool { self == .junk || self == .leftover }

  /// Why a file was left on a card; nil: it is junk.
  var reason: String? {
    switch self {
    case .hidden: "hidden"
    case .ignored: "left out by \(IgnoreRules.fileName.shown)"
    case .link: "a link"
    case .special: "no file"
    case .own: "the library itself"
    case .leftover: "left by another program (--all takes it)"
    case .junk: nil
    }
  }
}
