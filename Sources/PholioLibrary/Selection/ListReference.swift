package import PholioCatalog
package import PholioLayout

/// Which list a verb is about, and its revision at the request.
package struct ListReference: Hashable, Sendable {
  package enum Name: Hashable, Sendable {
    /// A gallery by its name.
    case gallery(String)
    case id(GalleryID)
    /// The galleries themselves.
    case portfolio
  }

  package var name: Name
  /// The revision of the request; nil: any.
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

/// A list within a transaction: a gallery's photos, or the galleries.
package struct ListScope: Hashable, Sendable {
  package var list: OrderedList
  /// For messages.
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
  /// The list of a request.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError.unknownGallery`; `ArrangeError.changedSince` if
  ///   the list has changed since the request's revision.
  package func scope(_ reference: ListReference) throws -> ListScope {
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

  /// The list of a request; a gallery that is named and not there is made.
  ///
  /// - Throws: What `scope` throws; `TextLimitError`.
  package func scopeOrMade(_ reference: ListReference) throws -> (scope: ListScope, isMade: Bool) {
    guard case .gallery(let name) = reference.name, try galleries.named(name) == nil else {
      return (try scope(reference), false)
    }
    return (ListScope(try galleries.gallery(galleries.make(named: name))), true)
  }

  /// The gallery of a request.
  ///
  /// - Throws: What `scope` throws; `PortfolioError.notForGalleries` if the request is about the portfolio.
  package func gallery(_ reference: ListReference) throws -> Gallery {
    guard case .gallery(let id) = try scope(reference).list else { throw PortfolioError.notForGalleries }
    return try galleries.gallery(id)
  }

  /// The gallery of this name.
  ///
  /// - Throws: `LibraryError.unknownGallery`, with the most similar name.
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

/// Why a request with ids and revisions can't be met; nothing was changed.
package enum ArrangeError: Error, Hashable {
  case unknownGallery(Int64)
  case unknownPhoto(Int64)
  /// An item that is not in the list, or no more.
  case notInList(Int64, list: String)
  /// The list has changed since the request's revision.
  case changedSince(OrderedList, name: String, revision: Int)
  /// The next change to undo or redo is another one than requested.
  case otherChangeFirst(summary: String)
  case nothingNamed
  /// More cells than one answer holds.
  case windowTooLarge(cells: Int)
  case notInGrid(cell: Int, count: Int)
}

package enum PortfolioError: Error, Hashable {
  /// Galleries can't be put into a gallery, nor ordered by a list of photos.
  case notForGalleries
  /// The name of a key that only photos have.
  case notASortKey(String)
}
