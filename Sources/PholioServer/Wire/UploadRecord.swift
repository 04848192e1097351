import PholioDisk
import PholioKit

/// What became of photos that came by hand: a change, and what is to be said of single files.
struct UploadRecord: Encodable, Sendable {
  private struct Duplicate: Encodable {
    var name: String
    var isInGallery: Bool

    enum CodingKeys: String, CodingKey {
      case name
      case isInGallery = "in_gallery"
    }
  }

  private struct Problem: Encodable {
    var name: String
    var reason: String
  }

  private let taken: UploadResult

  init(_ taken: UploadResult) {
    self.taken = taken
  }

  func encode(to encoder: any Encoder) throws {
    try OutcomeRecord(outcome: taken.outcome).encode(to: encoder)
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(taken.added, forKey: "added")
    try container.encode(
      taken.duplicates.map { Duplicate(name: $0.name.shown, isInGallery: $0.isInGallery) },
      forKey: "duplicates")
    try container.encode(
      taken.problems.map { Problem(name: $0.name.shown, reason: $0.reason) }, forKey: "problems")
  }
}
