/// Why words cannot be drawn.
package enum TextError: Error, Hashable, CustomStringConvertible {
  /// The machine has no font at all.
  case noFonts
  /// None of the machine's fonts has this family name.
  case unknownFamily(String)
  /// No memory, or too big, for a picture of so many pixels.
  case cannotDraw(width: Int, height: Int)

  package var description: String {
    switch self {
    case .noFonts:
      "this machine has no fonts to write captions with; install some, for example fonts-dejavu-core"
    case .unknownFamily(let family):
      "this machine has no font family named '\(family)' (fc-list : family lists what it has)"
    case .cannotDraw(let width, let height):
      "no memory to draw a text of \(width)×\(height) pixels"
    }
  }
}
