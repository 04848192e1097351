package import PholioCatalog
package import PholioLayout

/// Which list a verb is about, and how it was when the request was made.
package struct ListReference: Hashable, Sendable {
  package enum Name: Hashable, Sendable {
    /// A gallery by what people call it.
    case gallery(String)
    case id(GalleryID)
    /// The galleries themselves.
    case portfolio
  }

  package var name: Name
  /// The revision that the request was made on; nil: whatever it is by now.
  package var revision: Int?

  package init(_ name: Name, revision: Int? = nil) {
    self.name = name
    self.revision = revision
  }

  package init(_ list: OrderedList, revision: Int? = nil) {
    name =
      switch list {
      case .gallery(let id): .id(id)
      case .portfolio: .portfolio
      }
    self.revision = revision
  }

  package static func gallery(_ name: String) -> Self { Self(Name.gallery(name)) }
  package static let portfolio = Self(Name.portfolio)
}

/// A list as it is in a transaction: a gallery's photos, or the galleries themselves.
package struct ListScope: Hashable, Sendable {
  package var list: OrderedList
  /// As messages call it.
  package var name: String
  package var count: Int
  package var revision: Int
  package var cap: DropCap

  package init(_ gallery: Gallery) {
    list = .gallery(gallery.id)
    name = gallery.name
    count = gallery.count
    revision = gallery.revision
    cap = gallery.cap
  }

  package init(_ portfolio: Portfolio) {
    list = .portfolio
    name = "the galleries"
    count = portfolio.count
    revision = portfolio.revision
    cap = portfolio.cap
  }
}

extension CatalogTransaction {
  /// The list that a request is about, as it is.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError.unknownGallery`; `ArrangeError.changedSince`
  ///   where the list has
  ///   moved on since the request was made.
  func scope(_ reference: ListReference) throws -> ListScope {
    let scope: ListScope =
      switch reference.name {
      case .gallery(let name): ListScope(try requireGallery(name))
      case .id(let id): ListScope(try requireGallery(id))
      case .portfolio: ListScope(try galleries.portfolio())
      }
    if let revision = reference.revision, revision != scope.revision {
      throw ArrangeError.changedSince(scope.list, name: scope.name, revision: revision)
    }
    return scope
  }

  /// The gallery that a request is about.
  ///
  /// - Throws: What `scope` throws; `PortfolioError.notForGalleries` where it is about the galleries
  ///   themselves.
  func gallery(_ reference: ListReference) throws -> Gallery {
    guard case .gallery(let id) = try scope(reference).list else { throw PortfolioError.notForGalleries }
    return try galleries.gallery(id)
  }

  /// The gallery people call `name`.
  ///
  /// - Throws: `LibraryError.unknownGallery`, with the name of one that is called much the same.
  package func requireGallery(_ name: String) throws -> Gallery {
    if let gallery = try galleries.named(name) { return gallery }
    throw LibraryError.unknownGallery(name, nearest: name.nearest(among: try galleries.all().map(\.name)))
  }

  /// - Throws: `ArrangeError.unknownGallery`.
  package func requireGallery(_ id: GalleryID) throws -> Gallery {
    guard let gallery = try galleries.existing(id) else { throw ArrangeError.unknownGallery(id.rawValue) }
    return gallery
  }
}
