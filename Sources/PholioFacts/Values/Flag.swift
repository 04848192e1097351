/// What somebody thinks of a photo.
package enum Flag: String, CaseIterable, Sendable {
  case pick, reject
}
