package import PholioCatalog
import PholioDisk
import SystemPackage

/// One file on a walk, compared with what was known of its folder.
package enum Difference: Hashable, Sendable {
  /// New, or changed: to be read.
  case toRead(SeenFile, known: KnownFile?)
  /// A companion that is new, has changed, or goes with another photo than before.
  case toJoin(SeenFile, CompanionLink, known: KnownFile?)
  /// Known and unchanged.
  case same(KnownFile)
  /// Never read: hidden or special.
  case ignored(SeenFile)
  /// Known and gone.
  case gone(KnownFile)
}

/// Compares a folder's files with what is known of them, both in byte order of names, as a merge.
package func difference(seen: some Collection<SeenFile>, known: [KnownFile]) -> [Difference] {
  var result: [Difference] = []
  result.reserveCapacity(max(seen.count, known.count))
  var next = 0
  for file in seen {
    while next < known.count, known[next].name < file.name {
      result.append(.gone(known[next]))
      next += 1
    }
    var match: KnownFile?
    if next < known.count, known[next].name == file.name {
      match = known[next]
      next += 1
    }
    result.append(Difference(file, known: match))
    // A pipe, a socket or a device is at its path now.
    if file.exclusion == .special, let match { result.append(.gone(match)) }
  }
  return result + known[next...].map(Difference.gone)
}

extension Difference {
  /// A file that is there.
  ///
  /// - Parameter known: What is known of its name.
  package init(_ file: SeenFile, known: KnownFile?) {
    switch file.kind {
    case .passedOver: self = .ignored(file)
    case .regular(let stamp):
      if let known, known.stamp == stamp { self = .same(known) } else { self = .toRead(file, known: known) }
    case .unknown: self = .toRead(file, known: known)
    }
  }
}

/// A folder that an import has walked through.
struct ScannedFolder {
  var path: ByteString
  /// The name for a gallery that is made from it.
  var name: String
  /// The names that were asked for, if not the whole folder.
  private var only: Set<ByteString>?

  init(_ listing: FolderListing) {
    path = listing.folder.byteString
    name = (listing.relative.bytes.isEmpty ? listing.root.name : listing.relative).shown
    only = listing.isWhole && listing.failure == nil ? nil : Set(listing.files.map(\.name))
  }

  /// A whole folder.
  init(path: ByteString, name: String) {
    self.path = path
    self.name = name
  }

  var isWhole: Bool { only == nil }

  /// Whether a name was asked for.
  func isCounted(_ name: ByteString) -> Bool {
    only?.contains(name) ?? true
  }
}
