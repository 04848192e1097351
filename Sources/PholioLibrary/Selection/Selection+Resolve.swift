package import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLooks

extension Selection {
  /// The selected items, each once, at its first mention; those of a range, a glob or a question in list
  /// order.
  ///
  /// - Throws: `SelectionError`, also if there are none.
  package func resolve(in scope: ListScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    let items = try found(in: scope, tx)
    guard !items.isEmpty else { throw SelectionError.matchesNothing(shown, gallery: scope.name) }
    return items
  }

  /// The same; none if questions have no answer.
  ///
  /// - Throws: `SelectionError`, also if a name by itself matches nothing.
  package func found(in scope: ListScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    let parts = try read { try tx.named($0, in: scope.list) }.items
    var answer = try ListAnswer(bytes, in: scope, tx, partCount: parts.count)
    var items: [ListItem] = []
    var seen: Set<ListItem> = []
    for (index, part) in parts.enumerated() {
      let found = try explaining(index, parts) { try answer.items(of: part) }
      if found.isEmpty, case .term(let term, _) = part, let shown = term.shown {
        throw SelectionError.matchesNothing(shown, gallery: scope.name)
      }
      for item in found where seen.insert(item).inserted { items.append(item) }
    }
    return items
  }

  /// The one selected item.
  ///
  /// - Throws: `SelectionError`, also for several.
  package func resolveOne(in scope: ListScope, _ tx: CatalogTransaction) throws -> ListItem {
    try PhotoReference.selection(self).resolveOne(in: scope, tx)
  }

  /// The selected photos of the whole library, whether they are in a gallery or not.
  ///
  /// - Parameter isKept: Whether this was kept since it was typed: then galleries that are gone are empty,
  ///   and names may match nothing.
  /// - Throws: `SelectionError`.
  package func photos(_ tx: CatalogTransaction, isKept: Bool = false) throws -> PhotoSet {
    try photos(tx, isKept: isKept, asking: tx.photos)
  }

  /// Those of some photos that a selection kept since it was typed selects, within a transaction that writes.
  /// Much faster for few of them, but it has to look at each photo by itself.
  ///
  /// - Throws: `SelectionError`.
  func photos(among some: PhotoSet, _ tx: CatalogTransaction) throws -> PhotoSet {
    guard !some.isEmpty else { return some }
    var found = try tx.photos.asking(only: some) { try photos(tx, isKept: true, asking: $0) }
    found.formIntersection(some)
    return found
  }

  /// Whether it looks at each photo by itself, and at nothing that changes with the clock.
  var isAboutEachPhoto: Bool {
    guard let expression = try? self.expression else { return false }
    var isAboutEach = true
    expression.forEachTerm { term, _ in
      switch term {
      case .like, .question(.addedSince): isAboutEach = false
      default: break
      }
    }
    return isAboutEach
  }

  /// Whether another set may be found later, although nothing has changed.
  var dependsOnClock: Bool {
    asks { if case .question(.addedSince) = $0 { true } else { false } }
  }

  /// The terms that guests can't use.
  package static let privateTerms =
    ["near", "folder", "text", "rating", "flag"]
    + PhotoWords.fields.filter { !$0.isForGuests }.compactMap { $0.term?.name }

  /// Whether it asks for what guests are not told: where photos were taken, where their files are, and what
  /// was thought of them (stars, flags, labels). Words of any text may be a city's or a label.
  package var asksForWhatIsPrivate: Bool {
    let text = bytes.shown.lowercased()
    // Whatever names photos' files have.
    return Self.privateTerms.contains { text.contains("\($0):") }
      || asks {
        switch $0 {
        case .question(.near), .question(.folder), .question(.words(.any, _)): true
        default: false
        }
      }
  }

  private func asks(_ isAsked: (Term) -> Bool) -> Bool {
    var found = false
    try? expression.forEachTerm { term, _ in found = found || isAsked(term) }
    return found
  }

  private func photos(
    _ tx: CatalogTransaction, isKept: Bool, asking store: PhotoStore
  ) throws -> PhotoSet {
    let parts = try read { try tx.named($0, in: nil) }.items
    var answer = LibraryAnswer(bytes, isKept: isKept, tx, asking: store)
    var photos = PhotoSet()
    for (index, part) in parts.enumerated() {
      let found = try explaining(index, parts) { try answer.photos(of: part) }
      if !isKept, found.isEmpty, case .term(let term, _) = part, let shown = term.shown {
        throw SelectionError.matchesNothing(shown, gallery: nil)
      }
      photos.formUnion(found)
    }
    return photos
  }
}

extension Selection {
  /// Runs `body`; if it finds no photo of a name that may be the rest of the value before it, says so.
  private func explaining<Found>(
    _ index: Int, _ parts: [Expression], _ body: () throws -> Found
  ) throws -> Found {
    do {
      return try body()
    } catch SelectionError.matchesNothing(let shown, let gallery) {
      guard index > 0, case .term(let term, let value) = parts[index - 1], !term.isPlain,
        case .term(.pattern, let name) = parts[index], let quoted = bytes.quoted(value)
      else { throw SelectionError.matchesNothing(shown, gallery: gallery) }
      throw SelectionError.syntax(
        SelectionFault(
          text: bytes, offset: name.lowerBound,
          reason: "'\(shown)' matches no photo (or in quotes: \(quoted))"))
    }
  }
}

extension ByteString {
  /// A term without quotes, in a range, and what is behind its comma and a blank, as one value in quotes:
  /// `in:"Rome, by night"`; nil if it is not followed by these.
  func quoted(_ range: Range<Int>) -> String? {
    let scanner = SelectionScanner(bytes)
    guard scanner.has(byte: .comma, at: range.upperBound), scanner.isBlank(range.upperBound + 1),
      let colon = bytes[range].firstIndex(of: .colon), !scanner.has(byte: .quote, at: colon + 1),
      let key = TermKey(name: String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self)),
      key.takesText
    else { return nil }
    let end = scanner.end(from: scanner.afterBlanks(range.upperBound + 1), atBlank: false)
    return "\(key.name):\"\(ByteString(bytes[(colon + 1)..<end]).shownInBrief)\""
  }
}

extension CatalogTransaction {
  /// Those of some texts that are the names of items, or what `show` prints of them.
  ///
  /// - Parameter list: Where the items are; nil: any photo's file.
  fileprivate func named(_ typed: Set<ByteString>, in list: OrderedList?) throws -> Set<ByteString> {
    var names =
      if let list {
        try typed.filter { try !orders.items(named: $0, of: list).isEmpty }
      } else {
        try photos.named(Array(typed))
      }
    let shown = typed.filter { !names.contains($0) && $0.asShown != nil }
    guard !shown.isEmpty else { return names }
    func note(_ name: ByteString) -> Bool {
      let name = ByteString(name.shown)
      if shown.contains(name) { names.insert(name) }
      return false
    }
    if let list {
      _ = try orders.items(of: list, whereName: note)
    } else {
      _ = try photos.photos(whereName: note)
    }
    return names
  }
}

extension Selection {
  /// The photos that look like any of these, and these: by their signatures alone, since nothing but the
  /// catalog is read, and therefore nearer to each other than those of a group have to be.
  static func alike(to photos: PhotoSet, _ tx: CatalogTransaction) throws -> PhotoSet {
    if photos.isEmpty { return photos }
    // Of a picture of one colour nothing is known that would make another look like it.
    let looked = try tx.photos.signatures(of: nil).filter { $0.1.quality > 0 }
    let distinct = DistinctSignatures(looked.map(\.1))
    var isLike = [Bool](repeating: false, count: distinct.signatures.count)
    for (photo, number) in zip(looked, distinct.numbers) where photos.contains(photo.0.rawValue) {
      isLike[number] = true
    }
    let index = SignatureIndex(distinct.signatures)
    try index.forEachNeighbour(of: isLike, within: Signature.strictDistance, cancellation: Cancellation()) {
      isLike[$0] = true
    }
    var found = photos
    for (photo, number) in zip(looked, distinct.numbers) where isLike[number] {
      found.insert(photo.0.rawValue)
    }
    return found
  }
}
