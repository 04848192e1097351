import PholioCatalog
import PholioKit

/// The result of a change.
struct OutcomeRecord: Encodable, Sendable {
  let outcome: ChangeOutcome

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(outcome.hasChanged, forKey: "changed")
    try container.encodeIfPresent(outcome.change, forKey: "change")
    try container.encode(outcome.summary, forKey: "summary")
    try container.encodeIfPresent(outcome.step, forKey: "step")
    var galleries: [GalleryRecord] = []
    var gone: [Int64] = []
    for list in outcome.touched {
      switch list {
      case .gallery(let state): galleries.append(GalleryRecord(state))
      case .portfolio(let state): try container.encode(PortfolioRecord(state), forKey: "portfolio")
      case .gone(let id): gone.append(id.rawValue)
      }
    }
    try container.encode(galleries, forKey: "galleries")
    try container.encode(gone, forKey: "gone")
  }
}
