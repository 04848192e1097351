/// What somebody said of a photo in pholio. It counts before what its file and its sidecar say.
package struct Annotations: Hashable, Sendable {
  package var title: String?
  package var description: String?
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
