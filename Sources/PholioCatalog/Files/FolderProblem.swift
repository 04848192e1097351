/// What is the matter with a folder as a whole.
package struct FolderProblem: Hashable, Sendable {
  /// What tells one problem of a folder from another, however it is worded.
  package enum Kind: String, CaseIterable, Sendable {
    /// It can't be read.
    case unreadable
    /// Nothing is in it, and something was.
    case empty
    /// Another disk than before is at its path.
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
