/// The room that a text takes when it is set, in pixels.
package struct TextExtent: Hashable, Sendable {
  /// Of the longest line.
  package var width: Int
  /// A multiple of the style's line height.
  package var height: Int
  /// How many lines it has; 0 for an empty text.
  package var lines: Int
  /// Whether some of it was left out.
  package var isShortened: Bool

  package init(width: Int, height: Int, lines: Int, isShortened: Bool) {
    self.width = width
    self.height = height
    self.lines = lines
    self.isShortened = isShortened
  }
}
