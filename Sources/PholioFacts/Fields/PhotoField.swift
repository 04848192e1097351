/// A fact or a word of a photo, declared once for all that keep, merge, write or show it.
///
/// `PhotoFacts.fields` and `PhotoWords.fields` have them all. Columns of the catalog, readings, JSON,
/// captions and the merging of several sources go by these lists. Where a file has a field is declared where
/// files are read, and what may be asked of it where photos are selected.
package struct PhotoField<Whole: Sendable>: Sendable {
  package typealias Get<Value> = @Sendable (Whole) -> Value
  package typealias Set<Value> = @Sendable (inout Whole, Value) -> Void

  /// How a value is reached, and which there are.
  package enum Value: Sendable {
    /// One line, or several.
    case text(Get<String?>, Set<String?>, hasLines: Bool = false)
    case number(Get<Double?>, Set<Double?>, in: ClosedRange<Double>)
    case whole(Get<Int?>, Set<Int?>, in: ClosedRange<Int64>)
    case position(Get<GeoPosition?>, Set<GeoPosition?>)
    /// In their order, each once; empty: none are known.
    case texts(Get<[String]>, Set<[String]>)
    /// 0…5, or that there are none, which counts, too.
    case stars(Get<Override<Int>?>, Set<Override<Int>?>)
  }

  /// Its column, and its key in readings and JSON.
  package let name: String
  package let value: Value
  /// As people read it; nil where nothing is known.
  package let text: Get<String?>
  /// What `info` calls it; nil: it is shown with another field.
  package let label: String?
  /// The name of its caption field, and what that has; nil: there is none.
  package let caption: (name: String, meaning: String)?
  /// Whether galleries can be sorted by it, as a word in natural order.
  package let isSortKey: Bool
  /// Whether guests may see it, too.
  package let isForGuests: Bool

  init(
    _ name: String, _ value: Value, label: String?, caption: (name: String, meaning: String)? = nil,
    isSortKey: Bool = false, isForGuests: Bool = true, text: Get<String?>? = nil
  ) {
    (self.name, self.value, self.label) = (name, value, label)
    (self.caption, self.isSortKey, self.isForGuests) = (caption, isSortKey, isForGuests)
    self.text = text ?? { whole in value.text(of: whole) }
  }

  /// Its text beside its label: nobody needs the unit of "ISO 400" behind "iso".
  package func textBesideLabel(of whole: Whole) -> String? {
    guard case .whole = value, let text = text(whole), let label, text.hasPrefix(label.uppercased() + " ")
    else { return self.text(whole) }
    return String(text.dropFirst(label.count + 1))
  }

  /// Takes its value from another source where this one has none.
  package func fill(_ whole: inout Whole, from other: Whole) {
    switch value {
    case .text(let get, let set, _): if get(whole) == nil { set(&whole, get(other)) }
    case .number(let get, let set, _): if get(whole) == nil { set(&whole, get(other)) }
    case .whole(let get, let set, _): if get(whole) == nil { set(&whole, get(other)) }
    case .position(let get, let set): if get(whole) == nil { set(&whole, get(other)) }
    case .texts(let get, let set): if get(whole).isEmpty { set(&whole, get(other)) }
    case .stars(let get, let set): if get(whole) == nil { set(&whole, get(other)) }
    }
  }

  /// Whether its value is one that it may have.
  private func isPossible(in whole: Whole) -> Bool {
    switch value {
    case .number(let get, _, let range): get(whole).map(range.contains) ?? true
    case .whole(let get, _, let range): get(whole).map { range.contains(Int64($0)) } ?? true
    case .text, .texts, .stars, .position: true
    }
  }

  /// Takes a number away that it can't have.
  package func limit(_ whole: inout Whole) {
    if isPossible(in: whole) { return }
    switch value {
    case .number(_, let set, _): set(&whole, nil)
    case .whole(_, let set, _): set(&whole, nil)
    case .text, .texts, .stars, .position: break
    }
  }

  /// Changes its texts.
  ///
  /// - Parameter change: Takes a text, and whether it may have several lines; nil: nothing is left of it.
  package func editTexts(_ whole: inout Whole, _ change: (String, _ hasLines: Bool) -> String?) {
    switch value {
    case .text(let get, let set, let hasLines):
      if let text = get(whole) { set(&whole, change(text, hasLines)) }
    case .texts(let get, let set): set(&whole, get(whole).compactMap { change($0, false) })
    case .number, .whole, .position, .stars: break
    }
  }
}

extension PhotoField.Value {
  fileprivate func text(of whole: Whole) -> String? {
    switch self {
    case .text(let get, _, _): get(whole)
    case .number(let get, _, _): get(whole).map { "\($0)" }
    case .whole(let get, _, _): get(whole).map { "\($0)" }
    case .position(let get, _): get(whole)?.text
    case .texts(let get, _): get(whole).isEmpty ? nil : get(whole).joined(separator: ", ")
    case .stars(let get, _): get(whole)?.value.map { "\($0)" }
    }
  }
}
