/// A problem of a folder as a whole.
package struct FolderProblem: Hashable, Sendable {
  /// Tells one problem of a folder from another, whatever its wording.
  package enum Kind: String, CaseIterable, Sendable {
    /// It can't be read.
    case unreadable
    /// It is empty, and was not.
    case empty
    /// Another disk is mounted at its path.
    case elsewhere
  }

  package var kind: Kind
  /// As a sentence, for people.
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
