/// A gallery's stylesheet in two parts: what draws its first photos, and the rest.
///
/// A page links to the first part in its head, and to the rest behind these photos: browsers paint what they
/// have, before they go on.
package struct StylesheetParts: Sendable {
  package var first: String
  package var rest: String

  /// About as many as a window shows at first.
  package static let firstPhotos = 24

  /// Whether a gallery of so many photos has two parts.
  static func isParted(_ count: Int) -> Bool { count > 2 * firstPhotos }

  package var whole: String { first + rest }
}
