import PholioCatalog
import PholioDisk
import PholioImaging
import PholioLibrary
import SystemPackage

/// A listing, compared with what the catalog knows of its folder.
struct FolderComparison {
  var listing: FolderListing
  var folder: KnownFolder?
  let fileSystem: String?
  /// All files, but those that are only counted in `unchanged`.
  var differences: [Difference] = []
  /// Known files that are as they were, and of which there is nothing else to say.
  var unchanged = Unchanged()
  /// Whether imports have met images of unsupported types in the folder.
  var holdsUnsupported = false
  /// By files that have to be read: RAWs that are photos, or have one, and are the files' companions now.
  var raws: [ByteString: [ByteString]] = [:]

  struct Unchanged {
    var photos = 0
    var companions = 0
  }

  /// Compares nothing yet.
  ///
  /// - Parameter fileSystem: What the folder is on, if the system tells.
  init(_ listing: FolderListing, fileSystem: String?) {
    self.listing = listing
    self.fileSystem = fileSystem
  }

  /// Compares with all that is known of a folder's files.
  ///
  /// - Parameters:
  ///   - known: In byte order of names.
  ///   - names: For telling companions; nil: each file is one by itself.
  mutating func compare(with known: [KnownFile], by formats: OriginalFormats, names: FileNames?) {
    guard listing.failure == nil else { return }
    var known = known
    for index in known.indices where formats.nowReads(known[index]) { known[index].stamp = nil }
    holdsUnsupported = known.contains(where: \.isUnsupported)
    differences = difference(seen: listing.files, known: known)
    if isElsewhere { differences = differences.map(\.withoutPhoto) }
    if let names { join(by: names) }
  }

  /// Whether another disk is at the folder's path: its files tell nothing of the former ones.
  var isElsewhere: Bool {
    guard let before = folder?.fileSystem, let fileSystem else { return false }
    return before != fileSystem
  }

  /// The folder's file system, unless it is known to be on that.
  var newFileSystem: String? { fileSystem == folder?.fileSystem ? nil : fileSystem }

  /// Whether any file has to be read.
  var holdsNew: Bool { differences.contains { if case .toRead = $0 { true } else { false } } }

  /// Photos' files that are gone, but were there at the last import.
  var missing: [KnownFile] {
    differences.compactMap { difference in
      guard case .gone(let file) = difference, file.isOfPhoto, !file.isGone else { return nil }
      return file
    }
  }

  /// Photos' files that are back.
  var back: [KnownFile] {
    differences.compactMap { difference in
      guard case .same(let file) = difference, file.isGone else { return nil }
      return file
    }
  }
}

extension OriginalFormats {
  /// Whether a file was passed over by a version of this program that did not read its format: it has to be
  /// read again.
  func nowReads(_ file: KnownFile) -> Bool {
    switch file.outcome {
    case .unsupported(let kind): has(kind: kind)
    case .ignored: format(named: file.name.bytes) != nil
    case .photo, .companion, .problem: false
    }
  }
}

extension KnownFile {
  var isUnsupported: Bool { if case .unsupported = outcome { true } else { false } }
}

extension Difference {
  /// The same, for a file that may not be the known one.
  var withoutPhoto: Difference {
    guard case .toRead(let file, let known) = self else { return self }
    return .toRead(file, known: known?.withoutPhoto)
  }
}
