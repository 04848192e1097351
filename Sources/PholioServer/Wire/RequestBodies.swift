import PholioCatalog
import PholioKit
import PholioLayout
import PholioLibrary

/// The body of a move, of photos or of galleries.
struct MoveBody: Decodable {
  var revision: Int
  var photos: [Int64]?
  var galleries: [Int64]?
  var target: TargetBody
}

struct TransferBody: Decodable {
  struct End: Decodable {
    var gallery: Int64
    var revision: Int?

    /// - Throws: `RequestError` if a revision is needed and missing.
    func reference(isRevised: Bool) throws -> ListReference {
      if isRevised && revision == nil { throw RequestError.bad("from and into need a 'revision'") }
      return ListReference(.id(GalleryID(rawValue: gallery)), revision: isRevised ? revision : nil)
    }
  }

  var from: End
  var into: End
  var photos: [Int64]
  var target: TargetBody
  var copy: Bool?
}

struct RemoveBody: Decodable {
  var revision: Int
  var photos: [Int64]
}

/// `{"to": 5}`, `{"to": "last"}`, `{"onto": 17}`, `{"before": 17}` or `{"after": 17}`.
struct TargetBody: Decodable {
  let destination: Destination<PhotoReference>

  enum CodingKeys: String, CodingKey, CaseIterable { case to, onto, before, after }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw RequestError.bad("target is one of to, onto, before and after")
    }
    switch key {
    case .to:
      if (try? container.decode(String.self, forKey: key)) == "last" {
        destination = .end
      } else {
        let position = try container.decode(Int.self, forKey: key)
        guard (1...ListBounds.count).contains(position) else {
          throw RequestError.bad("positions go from 1 to \(ListBounds.count), not \(position)")
        }
        destination = .to(Position(position).cellIndex)
      }
    case .onto: destination = .onto(.items([try container.decode(Int64.self, forKey: key)]))
    case .before: destination = .before(.items([try container.decode(Int64.self, forKey: key)]))
    case .after: destination = .after(.items([try container.decode(Int64.self, forKey: key)]))
    }
  }
}

struct FeatureBody: Decodable {
  let photos: [Int64]
  let span: DropCap
  let revision: Int?

  enum CodingKeys: String, CodingKey { case photos, span, revision }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    photos = try container.decode([Int64].self, forKey: .photos)
    revision = try container.decodeIfPresent(Int.self, forKey: .revision)
    let text = try container.decode(String.self, forKey: .span)
    guard let span = DropCap(text) else { throw RequestError.bad("span: '\(text)' is no span such as 2x2") }
    self.span = span
  }
}

struct SortBody: Decodable {
  var revision: Int
  var by: [String]?
  var reversed: Bool?
  var reverse: Bool?
  var shuffle: UInt64?

  /// - Throws: `RequestError`; `SortingError`.
  func reordering() throws -> Reordering {
    switch (by, reverse, shuffle) {
    case (let by?, nil, nil):
      let isReversed = reversed ?? false
      switch try Sorting(by) {
      case .keys(let keys): return .sort(keys, reversed: isReversed)
      case .eye(let key): return .eye(key, of: nil, reversed: isReversed)
      }
    case (nil, true?, nil): return .reverse
    case (nil, nil, let seed?): return .shuffle(seed: seed)
    default: throw RequestError.bad("one of by, reverse and shuffle is needed")
    }
  }
}

struct CapBody: Decodable {
  let cap: DropCap

  enum CodingKeys: String, CodingKey { case columns, rows }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let (columns, rows) = (
      try container.decode(Int.self, forKey: .columns), try container.decode(Int.self, forKey: .rows)
    )
    guard DropCap.span ~= columns, DropCap.span ~= rows else {
      throw RequestError.bad("a cap spans 1 to 99 columns and rows")
    }
    cap = DropCap(columns: columns, rows: rows)
  }
}

struct NewGalleryBody: Decodable {
  var name: String
  /// What it fills itself with, of all photos or of those of a gallery.
  var `where`: String?
  private var `in`: Int64?

  var gallery: GalleryID? { `in`.map { GalleryID(rawValue: $0) } }
}

struct GalleryEditBody: Decodable {
  var name: String?
  var cap: CapBody?
  var locked: Bool?
  var revision: Int?

  var edit: GalleryEdit { GalleryEdit(name: name, cap: cap?.cap, isLocked: locked) }
}

struct PortfolioEditBody: Decodable {
  var cap: CapBody
}

struct StepBody: Decodable {
  var gallery: Int64?
  var portfolio: Bool?
  var change: Int64?

  var list: ListReference? {
    portfolio == true ? .portfolio : gallery.map { ListReference(.id(GalleryID(rawValue: $0))) }
  }
}
