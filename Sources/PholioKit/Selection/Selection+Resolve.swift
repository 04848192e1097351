import Glibc
package import PholioCatalog
import PholioLayout

extension Selection {
  /// The photos meant, each once, at its first mention; a range's and a glob's in gallery order.
  ///
  /// - Throws: `SelectionError`.
  package func resolve(in gallery: Gallery, _ tx: CatalogTransaction) throws -> [PhotoID] {
    var photos: [PhotoID] = []
    var met: Set<PhotoID> = []
    for term in terms {
      photos += try term.resolve(in: gallery, tx, typed: text).filter { met.insert($0).inserted }
    }
    return photos
  }

  /// The one photo meant.
  ///
  /// - Throws: `SelectionError`, also where there are several.
  package func resolveOne(in gallery: Gallery, _ tx: CatalogTransaction) throws -> PhotoID {
    let photos = try resolve(in: gallery, tx)
    guard photos.count == 1 else {
      throw SelectionError.matchesMany(text, gallery: gallery.name, count: photos.count)
    }
    return photos[0]
  }
}

extension Selection.Term {
  fileprivate func resolve(in gallery: Gallery, _ tx: CatalogTransaction, typed: String) throws -> [PhotoID] {
    let photos: [PhotoID]
    switch self {
    case .position(let place):
      let position = try place.position(in: gallery)
      photos = try tx.photos(at: position...position, in: gallery.id)
    case .range(let first, let last):
      let (first, last) = (try first.position(in: gallery), try last.position(in: gallery))
      photos = try tx.photos(at: first...last, in: gallery.id)
    case .name(let name):
      let bytes = ByteString(name)
      photos = try tx.photos(in: gallery.id) { $0 == bytes }
    case .pattern(let pattern):
      let bytes = ByteString(pattern)
      photos = try tx.photos(in: gallery.id) { $0 == bytes || $0.matches(glob: pattern) }
    case .digest(let prefix):
      photos = try tx.photos(digestPrefix: prefix, in: gallery.id)
    }
    guard !photos.isEmpty else { throw SelectionError.matchesNothing(shown, gallery: gallery.name) }
    return photos
  }

  private var shown: String {
    switch self {
    case .position(let place): place.shown
    case .range(let first, let last): "\(first.shown)-\(last.shown)"
    case .name(let name): "name:\(name)"
    case .pattern(let pattern): pattern
    case .digest(let prefix): "sha:\(prefix)"
    }
  }
}

extension Selection.Place {
  fileprivate func position(in gallery: Gallery) throws(SelectionError) -> Position {
    switch self {
    case .last where gallery.count == 0: throw .pastEnd(shown, gallery: gallery.name, count: 0)
    case .last: return Position(gallery.count)
    case .position(let position) where position.rawValue > gallery.count:
      throw .pastEnd(shown, gallery: gallery.name, count: gallery.count)
    case .position(let position): return position
    }
  }

  var shown: String {
    switch self {
    case .last: "last"
    case .position(let position): "\(position.rawValue)"
    }
  }
}

extension ByteString {
  /// glob(7) by fnmatch(3), over bytes.
  func matches(glob pattern: String) -> Bool {
    (bytes + [0]).withUnsafeBufferPointer { name in
      name.withMemoryRebound(to: CChar.self) { fnmatch(pattern, $0.baseAddress, 0) == 0 }
    }
  }
}
