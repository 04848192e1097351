package import PholioDisk

/// Why a selection has no meaning, or not the needed one.
package enum SelectionError: Error, Hashable {
  case empty(String)
  /// A 0 that is no part of a selection.
  case positionZero(String)
  /// A position with more digits than a number holds.
  case positionTooLarge(String)
  case backwards(String)
  case syntax(SelectionFault)
  /// The gallery has only `count` photos.
  case pastEnd(String, gallery: String, count: Int)
  /// - Parameter gallery: Nil: any gallery.
  case matchesNothing(String, gallery: String?)
  /// One photo is needed.
  case matchesMany(String, gallery: String, count: Int)
  /// A position, where all galleries are asked.
  case positionsNeedGallery(String)
  /// A question about photos, where there are galleries.
  case notForGalleries(String)
}

/// What is wrong at one point of a typed selection.
package struct SelectionFault: Hashable, Sendable {
  package let text: ByteString
  /// In bytes.
  package let offset: Int
  package let reason: String

  package init(text: ByteString, offset: Int, reason: String) {
    self.text = text
    self.offset = offset
    self.reason = reason
  }
}

extension SelectionFault {
  /// The longest part of a text that a message repeats, in characters.
  private static let longestExcerpt = 60

  /// The text around the fault, and under it a caret that points at it. Columns are characters.
  package var excerpt: [String] {
    let column = ByteString(text.bytes.prefix(offset)).shown.count
    let characters = Array(text.shown)
    guard characters.count > Self.longestExcerpt else {
      return [String(characters), String(repeating: " ", count: column) + "^"]
    }
    let start = max(0, min(column - Self.longestExcerpt / 2, characters.count - Self.longestExcerpt))
    let end = start + Self.longestExcerpt
    let before = start > 0 ? "…" : ""
    return [
      before + String(characters[start..<end]) + (end < characters.count ? "…" : ""),
      String(repeating: " ", count: before.count + column - start) + "^",
    ]
  }
}
