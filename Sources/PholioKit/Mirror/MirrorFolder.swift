import Glibc
import PholioCatalog
import PholioDisk
import SystemPackage

/// A folder with orders as texts. Which file is whose is known by the texts' first lines; no file of somebody
/// else's, and none of a lost catalog's, is ever replaced.
struct MirrorFolder {
  let path: FilePath

  /// How many files of a name may be others'.
  private static let mostNames = 1000
  private static let extensionOfOrders = Array(".txt".utf8)

  /// - Throws: `FileError` if no file can be made here.
  func requireWritable() throws {
    do {
      let trial = try TemporaryFile(beside: path.appending("order.txt"), mode: nil)
      defer { try? trial.file.close() }
      trial.remove()
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// Whether a file is a gallery's order.
  func holdsOrder(_ name: ByteString) -> Bool {
    Self.isOrder(name) && Self.head(of: path.appending(name)) != nil
  }

  /// By its name.
  private static func isOrder(_ name: ByteString) -> Bool {
    name.bytes.suffix(extensionOfOrders.count).elementsEqual(extensionOfOrders)
  }

  /// Whether the gallery's file is there, and has this head.
  func has(_ head: KeptOrder.Head) -> Bool {
    guard let place = place(for: head) else { return false }
    return Self.head(of: place) == head
  }

  /// What is the matter with a gallery's text; nil: it is its order.
  func fault(of text: KeptOrder) -> String? {
    if (try? SystemCall.isFolder(path)) != true { return "the folder is not there" }
    guard let place = place(for: text.head), let found = Self.head(of: place) else {
      return "there is no text"
    }
    if found != text.head {
      return "the text has revision \(found.revision), not \(text.head.revision)"
    }
    return text.hasOrder(ofTextAt: place) ? nil : "the text has another"
  }

  /// Writes a text, unless it is there already. A file of the gallery's former name is renamed.
  ///
  /// - Throws: `FileError`.
  func write(_ text: KeptOrder) throws {
    guard let place = place(for: text.head, holding: text) else {
      throw FileError(.writing, path, .fileExists)
    }
    if SystemCall.isAbsent(place), let former = former(of: text.head) {
      try? SystemCall.rename(former, to: place)
    }
    if (try? WholeFile.readIfThere(place)) == text.bytes { return }
    AtomicFile.removeLeftovers(beside: place)
    try AtomicFile.replace(place, durability: .full) { _ = try $0.writeAll(text.bytes) }
  }

  /// Runs `body` while no other process writes here, if the file system has locks: so the last one writes the
  /// latest order.
  func alone<Result>(_ body: () throws -> Result) throws -> Result {
    let folder: FileDescriptor
    do {
      folder = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    return try folder.closeAfter {
      let deadline = ContinuousClock.now + .seconds(2)
      while (try? SystemCall.lock(folder)) == false, ContinuousClock.now < deadline { usleep(5000) }
      return try body()
    }
  }

  /// The gallery's file, or where it can be written: `Rome.txt`, or if that is another's `Rome (2).txt`.
  ///
  /// - Parameter text: The order itself: then a lost catalog's text of the same order may be replaced.
  func place(for head: KeptOrder.Head, holding text: KeptOrder? = nil) -> FilePath? {
    let stem = SafeName.stem(head.gallery.shown)
    for number in 1...Self.mostNames {
      let file = path.appending(ByteString(stem + (number == 1 ? "" : " (\(number))") + ".txt"))
      if SystemCall.isAbsent(file) { return file }
      guard let other = Self.head(of: file) else { continue }
      if other.isOlder(than: head) || text?.hasOrder(ofTextAt: file) == true { return file }
    }
    return nil
  }

  /// The gallery's file under a name that it had before.
  private func former(of head: KeptOrder.Head) -> FilePath? {
    guard let names = try? OpenFolder.names(in: path) else { return nil }
    return names.lazy.filter { Self.isOrder($0) }.map { path.appending($0) }
      .first { Self.head(of: $0)?.isOlder(than: head) == true }
  }

  /// Nil for what is no text of this kind, or no file.
  private static func head(of file: FilePath) -> KeptOrder.Head? {
    guard let file = try? WholeFile.open(file, followingLinks: false) else { return nil }
    defer { try? file.close() }
    guard let status = try? SystemCall.status(file), status.st_mode & S_IFMT == S_IFREG,
      let start = try? WholeFile.prefix(file, byteCount: KeptOrder.Head.longest)
    else { return nil }
    return KeptOrder.Head(start)
  }
}

extension KeptOrder.Head {
  /// Whether it is of the same gallery, and of no later time. A later one was written before the catalog was
  /// restored from a backup.
  fileprivate func isOlder(than other: Self) -> Bool {
    origin == other.origin && revision <= other.revision
  }
}

extension SystemCall {
  /// Whether nothing has the name, no link to nothing either.
  fileprivate static func isAbsent(_ path: FilePath) -> Bool {
    do {
      _ = try status(path)
      return false
    } catch {
      return error.isOfMissingFile
    }
  }
}
