import PholioCatalog
import PholioKit
import PholioLibrary

/// What a verb has changed, or in a rehearsal would, for `--json`. Verbs with more to tell encode their own
/// values beside these.
struct ChangeRecord: Encodable {
  private enum CodingKeys: String, CodingKey {
    case gallery, changed, revision, moved, summary, made
  }

  private struct Made: Encodable {
    private enum CodingKeys: String, CodingKey { case name, similar }

    var gallery: MadeGallery

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(gallery.name, forKey: .name)
      try container.encode(gallery.similar, forKey: .similar)
    }
  }

  private let outcome: ChangeOutcome
  /// Nil where the change is about the galleries' own order.
  private let gallery: String?

  /// - Parameter name: What was typed: it counts where the gallery is gone.
  init(_ outcome: ChangeOutcome, of name: String?) {
    self.outcome = outcome
    switch outcome.list?.list {
    case .gallery: gallery = outcome.list?.name
    case .portfolio: gallery = nil
    case nil: gallery = name
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery, forKey: .gallery)
    try container.encode(outcome.hasChanged, forKey: .changed)
    try container.encode(outcome.list?.revision, forKey: .revision)
    try container.encode(outcome.moved, forKey: .moved)
    try container.encode(outcome.summary, forKey: .summary)
    try container.encode(outcome.made.map { Made(gallery: $0) }, forKey: .made)
  }
}

extension ChangeOptions {
  /// Notes a real change, and prints it as JSON if that is asked for.
  ///
  /// - Parameter name: What was typed, of the list that the change is about.
  /// - Returns: Whether it was printed; nothing else is to be told then.
  func record(_ outcome: ChangeOutcome, of name: String?) throws -> Bool {
    try record(outcome) { ChangeRecord($0, of: name) }
  }

  /// The same with a record that tells more.
  func record(_ outcome: ChangeOutcome, as record: (ChangeOutcome) -> some Encodable) throws -> Bool {
    if !dryRun { Output.note(outcome) }
    if json { try Output.json(record(outcome)) }
    return json
  }
}
