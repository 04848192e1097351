import Glibc
import PholioCatalog
package import PholioDisk
package import PholioLibrary
package import SystemPackage

extension Library {
  /// What `writeOrders` did.
  package struct WrittenOrders: Sendable {
    /// Of texts that are new, or not as they were.
    package var written: [FilePath] = []
    package var unchangedCount = 0
    /// Texts of galleries that are gone. They stay.
    package var gone: [FilePath] = []
  }

  /// Writes each gallery's order as a text that `reorder --order` takes back, also where the catalog is lost.
  /// A text that is the same already is left untouched.
  ///
  /// - Parameter folder: One that is there: a missing one may be on a disk that is away.
  /// - Throws: `FileError`; `CatalogError` for a row that is damaged; `Interruption`.
  package func writeOrders(to folder: FilePath, _ cancellation: Cancellation) throws -> WrittenOrders {
    let (galleries, identity) = try catalog.read { (try $0.galleries.all().map(\.id), try $0.identity()) }
    let texts = try OrderFolder(folder)
    var orders = WrittenOrders()
    for id in galleries {
      try cancellation.check()
      let text = try catalog.read { tx in try tx.galleries.existing(id).map { try KeptOrder($0, tx) } }
      guard let text else { continue }
      if let file = try texts.write(text) {
        orders.written.append(file)
      } else {
        orders.unchangedCount += 1
      }
    }
    let (present, own) = (Set(galleries), texts.heads.filter { $1.origin.catalog == identity })
    orders.gone = own.filter { !present.contains($1.origin.gallery) }.keys.sorted().map {
      folder.appending($0)
    }
    return orders
  }
}

/// A folder with orders as texts. Whose a text is, its first lines tell: no file of somebody else's, and no
/// other order of another catalog, is ever replaced.
private struct OrderFolder {
  let path: FilePath
  /// Of the texts that were there at first.
  let heads: [ByteString: KeptOrder.Head]

  /// How many files of a name may be others'.
  private static let mostNames = 1000

  /// - Throws: `FileError`.
  init(_ path: FilePath) throws {
    self.path = path
    do {
      var heads: [ByteString: KeptOrder.Head] = [:]
      for name in try OpenFolder.names(in: path) where name.bytes.suffix(4).elementsEqual(".txt".utf8) {
        heads[name] = Self.head(of: path.appending(name))
      }
      self.heads = heads
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// Writes a gallery's text. One under the gallery's former name is renamed.
  ///
  /// - Returns: Nil if it is there already.
  /// - Throws: `FileError`.
  func write(_ text: KeptOrder) throws -> FilePath? {
    let file = try place(for: text)
    // A copy that somebody has made under a name of their own stays.
    if SystemCall.isAbsent(file),
      let former = heads.first(where: { $1.isOlder(than: text.head) && Self.isName($0, of: $1) })?.key
    {
      try? SystemCall.rename(path.appending(former), to: file)
    }
    if (try? WholeFile.readIfThere(file)) == text.bytes { return nil }
    AtomicFile.removeLeftovers(beside: file)
    try AtomicFile.replace(file, durability: .full) { _ = try $0.writeAll(text.bytes) }
    return file
  }

  /// The gallery's text, or where it can be written: `Rome.txt`, or if that is another's `Rome (2).txt`. A
  /// text of another catalog that has the same order is taken over: that catalog was lost.
  private func place(for text: KeptOrder) throws -> FilePath {
    let name = Self.name(of: text.head)
    for number in 1...Self.mostNames {
      let file = path.appending(name.numbered(number))
      if SystemCall.isAbsent(file) { return file }
      guard let there = Self.head(of: file) else { continue }
      if there.isOlder(than: text.head) { return file }
      if there.origin.catalog != text.head.origin.catalog,
        let bytes = try? WholeFile.readIfThere(file),
        KeptOrder.photos(of: bytes) == KeptOrder.photos(of: text.bytes)
      {
        return file
      }
    }
    throw FileError(.writing, path.appending(name), .fileExists)
  }

  private static func name(of head: KeptOrder.Head) -> ByteString {
    ByteString(SafeName.stem(head.gallery.shown) + ".txt")
  }

  /// Whether a text of this head could have been written here under this name.
  private static func isName(_ file: ByteString, of head: KeptOrder.Head) -> Bool {
    let name = name(of: head)
    return (1...mostNames).contains { name.numbered($0) == file }
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

extension Library {
  /// A gallery's order as a text that `OrderText` can read.
  ///
  /// - Parameter body: Called with each line.
  /// - Throws: `LibraryError.unknownGallery`.
  package func writeOrder(of reference: ListReference, _ body: (String) throws -> Void) throws {
    let (gallery, photos, digits) = try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      let digests = try tx.photos.firstDigests(gallery.count, of: gallery.id)
      return (gallery, try tx.orders.items(of: .gallery(gallery.id)), OrderText.digits(of: digests))
    }
    try body(OrderText.header(of: gallery))
    try forEach(photos, of: gallery.id) { try body(OrderText.line($0, digits: digits)) }
  }
}
