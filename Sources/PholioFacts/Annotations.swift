/// What somebody said of a photo in pholio. It counts before what its file and its sidecar say.
package struct Annotations: Hashable, Sendable {
  /// Those of `PhotoWords.said`; nil: nothing was said of it.
  package var texts = PhotoWords()
  /// Stars, 0…5.
  package var rating: Override<Int>?
  package var label: Override<String>?
  /// All of them, in their order, each once; empty: none, whatever the file says.
  package var keywords: [String]?
  package var flag: Flag?
  package var turn = Turn.none

  /// Nothing was said.
  package init() {}
}

/// What somebody thinks of a photo.
package enum Flag: String, CaseIterable, Sendable {
  case pick, reject
}

/// The labels that people give in pholio. Files may have any other text as their label.
package enum LabelColour: String, CaseIterable, Sendable {
  case red, orange, yellow, green, blue, purple, grey

  /// As other programs write it: "Red".
  package var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// How far somebody has turned a photo: clockwise, over the upright picture.
package enum Turn: Int, CaseIterable, Sendable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// This, and then another.
  package func adding(_ other: Turn) -> Turn {
    Self.allCases[(rawValue + other.rawValue) / 90 % Self.allCases.count]
  }

  /// What turns an upright picture so.
  package var orientation: Orientation {
    switch self {
    case .none: .upright
    case .right: .leftSideUp
    case .half: .upsideDown
    case .left: .rightSideUp
    }
  }

  /// The size of an upright picture of `size` after this turn.
  package func applied(to size: PixelSize) -> PixelSize { orientation.upright(size) }
}

/// Something that somebody said of a photo, even if it is "none". (What nobody has said is nil; so write
/// `Override.none`, since `.none` alone may be Optional's.)
package enum Override<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case value(Value)

  /// Nil for none.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}
