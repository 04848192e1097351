import PholioLibrary

extension Selection {
  /// The terms of a text that has nothing but terms, one beside the other; nil for another one.
  static func terms(_ text: String) throws -> [Term]? {
    switch try Selection(text).expression {
    case .term(let term, _): return [term]
    case .any(let items):
      let terms = items.compactMap { item -> Term? in
        if case .term(let term, _) = item { term } else { nil }
      }
      return terms.count == items.count ? terms : nil
    case .all, .not: return nil
    }
  }

  /// What is wrong with a text at one point of it.
  static func fault(_ text: String) -> SelectionFault? {
    do throws(SelectionError) {
      _ = try Selection(text).expression
    } catch {
      if case .syntax(let fault) = error { return fault }
    }
    return nil
  }
}
