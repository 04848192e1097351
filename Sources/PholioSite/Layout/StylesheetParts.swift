/// The parts of a gallery's stylesheet, each for some of its photos, in order.
///
/// A page has the first part in its head, and links to each other one in front of the first photo that needs
/// it: browsers paint what they have, before they go on. So the first photo does not wait until a thousand
/// others are read.
package enum StylesheetParts {
  /// About as many photos as a window shows at first.
  private static let firstPhotos = 24

  /// The photos of each part: the first photo, those that a window shows with it, and the rest; all together
  /// in a short gallery.
  package static func ranges(count: Int) -> [Range<Int>] {
    count > 2 * firstPhotos ? [0..<1, 1..<firstPhotos, firstPhotos..<count] : [0..<count]
  }

  /// What a part's file is called.
  static func fileName(_ part: Int) -> String { part == 0 ? "layout.css" : "layout-\(part + 1).css" }
}
