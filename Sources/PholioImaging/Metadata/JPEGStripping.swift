/// A JPEG's bytes without some of its metadata: pictures are not decoded, and stay as they are.
package enum JPEGStripping {
  package enum Extent: String, CaseIterable, Sendable {
    /// All but what is needed to show it: orientation and colour profile.
    case all
    /// What tells where it was taken.
    case place
  }
}
