import PholioCatalog
import PholioFacts
import PholioKit

/// What is said of several photos of a gallery at once. The words are those of `ValuesBody`; `turn_by` turns
/// each photo on from how it lies now.
struct GalleryValuesBody: Decodable {
  let photos: [Int64]
  let revision: Int?
  let changes: [Annotation]

  enum CodingKeys: String, CodingKey {
    case photos, revision
    case turnBy = "turn_by"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    photos = try container.decode([Int64].self, forKey: .photos)
    revision = try container.decodeIfPresent(Int.self, forKey: .revision)
    var changes = try ValuesBody(from: decoder).changes
    if let degrees = try container.decodeIfPresent(Int.self, forKey: .turnBy) {
      guard let turn = Turn(rawValue: degrees), turn != .none else {
        throw RequestError.bad("turn_by is 90, 180 or 270, not \(degrees)")
      }
      let isSetToo = changes.contains { if case .turn = $0 { true } else { false } }
      if isSetToo { throw RequestError.bad("one of turn and turn_by is enough") }
      changes.append(.turn(.by(turn)))
    }
    if changes.isEmpty { throw RequestError.bad("the body says nothing of the photos") }
    self.changes = changes
  }
}
