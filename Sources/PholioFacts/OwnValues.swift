/// What somebody said of a photo in pholio. It counts before what its file and its sidecar say.
package struct OwnValues: Hashable, Sendable {
  package var title: String?
  package var description: String?
  /// Stars, 0…5.
  package var rating: Stated<Int>?
  package var label: Stated<String>?
  /// All of them, in their order, each once; empty: none, whatever the file says.
  package var keywords: [String]?
  package var flag: Flag?
  package var turn = Turn.none

  /// Nothing was said.
  package init() {}
}
