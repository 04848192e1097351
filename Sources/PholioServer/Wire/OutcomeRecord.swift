import PholioKit

/// What came of a change.
struct OutcomeRecord: Encodable, Sendable {
  let outcome: ArrangeOutcome

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(outcome.hasChanged, forKey: "changed")
    try container.encodeIfPresent(outcome.change, forKey: "change")
    try container.encode(outcome.summary, forKey: "summary")
    try container.encode(outcome.galleries.map(GalleryRecord.init), forKey: "galleries")
    try container.encodeIfPresent(outcome.portfolio.map(PortfolioRecord.init), forKey: "portfolio")
    try container.encode(outcome.gone, forKey: "gone")
  }
}
