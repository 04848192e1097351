internal import CPangoCairo

/// Why words can't be drawn.
package enum TextError: Error, Hashable, CustomStringConvertible {
  /// Pango or Cairo can't be loaded, in the words of the system's loader.
  case cannotLoad(String)
  /// The machine has no font at all.
  case noFonts
  /// None of the machine's fonts has this family name.
  case unknownFamily(String)
  /// No memory for a picture of so many pixels, or it is too large.
  case cannotDraw(width: Int, height: Int)

  /// Loads Pango and Cairo. Only verbs with words or PDF need them.
  static func requireLibraries() throws(TextError) {
    if let reason = pangocairo_load() { throw .cannotLoad(String(cString: reason)) }
  }

  package var description: String {
    switch self {
    case .cannotLoad(let reason): "what sets words and writes PDF is not to be had: \(reason)"
    case .noFonts:
      "this machine has no fonts to write captions with; install some, for example fonts-dejavu-core"
    case .unknownFamily(let family):
      "this machine has no font family named '\(family)' (fc-list : family lists what it has)"
    case .cannotDraw(let width, let height):
      "no memory to draw a text of \(width)×\(height) pixels"
    }
  }
}
