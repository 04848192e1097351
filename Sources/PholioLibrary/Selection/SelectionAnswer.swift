import PholioCatalog

/// Answers selections by sets of photos, some way for each kind of term.
protocol SelectionAnswer {
  /// All that `not` is seen in.
  mutating func everything() throws -> PhotoSet

  /// - Parameter range: The term's bytes, for messages.
  /// - Throws: `SelectionError`.
  mutating func photos(of term: Selection.Term, at range: Range<Int>) throws -> PhotoSet
}

extension SelectionAnswer {
  /// - Throws: `SelectionError`.
  mutating func photos(of expression: Selection.Expression) throws -> PhotoSet {
    switch expression {
    case .any(let parts):
      var photos = PhotoSet()
      for part in parts { photos.formUnion(try self.photos(of: part)) }
      return photos
    case .all(let parts): return try photos(ofAll: parts)
    case .not: return try photos(ofAll: [expression])
    case .term(let term, let range): return try photos(of: term, at: range)
    }
  }

  /// Those that are in all parts. "not" takes away, so that mostly nobody has to know what all photos are.
  mutating func photos(ofAll parts: [Selection.Expression]) throws -> PhotoSet {
    var common: PhotoSet?
    var excluded = PhotoSet()
    for part in parts {
      if case .not(let inner) = part {
        excluded.formUnion(try photos(of: inner))
      } else {
        let found = try photos(of: part)
        common?.formIntersection(found)
        common = common ?? found
      }
    }
    var result = try common ?? everything()
    result.subtract(excluded)
    return result
  }
}
