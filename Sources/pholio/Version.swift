import CRevision

/// Which pholio this is.
enum Version {
  static let text = "0.2.0"

  /// What `--version` prints: `pholio 0.2.0 (abc1234)`, with the commit that `make` has built, and + after it
  /// if files had been changed since; without a commit where nobody knows it.
  static var line: String {
    let revision = String(cString: pholio_revision())
    return "pholio \(text)" + (revision.isEmpty ? "" : " (\(revision))")
  }
}
