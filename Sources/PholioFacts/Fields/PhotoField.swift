/// A fact or a word of a photo, declared once for all that read, keep, merge, find, write or show it.
///
/// `PhotoFacts.fields` and `PhotoWords.fields` have them all. Columns of the catalog, readings, JSON,
/// captions, terms, XMP and the merging of several sources go by these lists. What a plain text needs is all
/// declared here; a reader of its own (of a position, of stars) stands where files are read.
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
  /// Whom it is not for.
  package let privacy: FieldPrivacy
  /// Where files have it.
  package let source: FieldSource
  /// Whether people say it in pholio, too: `pholio caption`, and the page.
  package let isSaid: Bool
  /// How photos are found by it; nil: only by `text:`.
  package let term: FieldTerm?

  init(
    _ name: String, _ value: Value, label: String?, from source: FieldSource = FieldSource(),
    caption: (name: String, meaning: String)? = nil, isSortKey: Bool = false,
    privacy: FieldPrivacy = .open, isSaid: Bool = false, term: FieldTerm? = nil, text: Get<String?>? = nil
  ) {
    (self.name, self.value, self.label, self.source) = (name, value, label, source)
    (self.caption, self.isSortKey, self.privacy) = (caption, isSortKey, privacy)
    (self.isSaid, self.term) = (isSaid, term)
    self.text = text ?? { whole in value.text(of: whole) }
  }

  /// Whether guests may see it, too.
  package var isForGuests: Bool { privacy == .open }

  /// Its text beside its label: nobody needs the unit of "ISO 400" behind "iso".
  package func textBesideLabel(of whole: Whole) -> String? {
    guard case .whole = value, let text = text(whole), let label, text.hasPrefix(label.uppercased() + " ")
    else { return self.text(whole) }
    return String(text.dropFirst(label.count + 1))
  }

  /// Takes its value from another source where this one has none.
  package func fill(_ whole: inout Whole, from other: Whole) {
    if !isKnown(of: whole) { copy(from: other, to: &whole) }
  }

  /// Takes its value from another source that has one, whatever is here.
  package func replace(_ whole: inout Whole, from other: Whole) {
    if isKnown(of: other) { copy(from: other, to: &whole) }
  }

  /// Takes its value away.
  package func clear(_ whole: inout Whole) where Whole: Blank { copy(from: Whole(), to: &whole) }

  private func isKnown(of whole: Whole) -> Bool {
    switch value {
    case .text(let get, _, _): get(whole) != nil
    case .number(let get, _, _): get(whole) != nil
    case .whole(let get, _, _): get(whole) != nil
    case .position(let get, _): get(whole) != nil
    case .texts(let get, _): !get(whole).isEmpty
    case .stars(let get, _): get(whole) != nil
    }
  }

  private func copy(from other: Whole, to whole: inout Whole) {
    switch value {
    case .text(let get, let set, _): set(&whole, get(other))
    case .number(let get, let set, _): set(&whole, get(other))
    case .whole(let get, let set, _): set(&whole, get(other))
    case .position(let get, let set): set(&whole, get(other))
    case .texts(let get, let set): set(&whole, get(other))
    case .stars(let get, let set): set(&whole, get(other))
    }
  }

  /// Its texts: one, several, or none; not numbers.
  package func texts(of whole: Whole) -> [String] {
    switch value {
    case .text(let get, _, _): get(whole).map { [$0] } ?? []
    case .texts(let get, _): get(whole)
    case .number, .whole, .position, .stars: []
    }
  }

  /// Sets a text; fields of other kinds stay.
  package func set(_ whole: inout Whole, text: String?) {
    if case .text(_, let set, _) = value { set(&whole, text) }
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

/// What can be without any value.
package protocol Blank {
  init()
}

/// By their names, each of which is there once.
extension PhotoField: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
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

/// Whom a field is not for.
package enum FieldPrivacy: Sendable {
  case open
  /// It tells where the photo was taken: not for guests, nor in copies without places.
  case place
  /// It is for whoever owns the photo: what they think of it, which camera is theirs. Not for guests.
  case owner
}

/// How photos are found by a field's words.
package struct FieldTerm: Sendable {
  /// What the words are compared with.
  package enum Unit: Sendable {
    /// Each word of the text, or the whole text.
    case words, whole
  }

  /// In the catalog's index of words: the next free one. 3 is any word.
  package let number: Int
  /// What a selection begins with: `title` of `title:harbour`.
  package let name: String
  package let unit: Unit
  /// As people may type it.
  package let example: String
  /// A short sentence for help.
  package let meaning: String

  init(_ number: Int, _ unit: Unit, _ example: String, _ meaning: String) {
    (self.number, self.unit, self.example, self.meaning) = (number, unit, example, meaning)
    name = String(example.prefix { $0 != ":" })
  }
}
