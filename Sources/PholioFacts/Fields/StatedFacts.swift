/// What one source states of a photo besides words: facts, and when it was taken.
package struct StatedFacts: Hashable, Sendable {
  package var facts = PhotoFacts()
  package var date: StatedDate?

  package init(facts: PhotoFacts = PhotoFacts(), date: StatedDate? = nil) {
    (self.facts, self.date) = (facts, date)
  }

  package var isEmpty: Bool { self == StatedFacts() }
}

/// All that a sidecar says of its photo.
package struct SidecarContent: Hashable, Sendable {
  package var words: PhotoWords
  package var stated: StatedFacts

  package init(words: PhotoWords = PhotoWords(), stated: StatedFacts = StatedFacts()) {
    (self.words, self.stated) = (words, stated)
  }
}

/// As JSON: fields by their names, and the date.
extension StatedFacts: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    for field in PhotoFacts.fields { try field.decode(&facts, from: container) }
    date = try container.decodeIfPresent(StatedDate.self, forKey: FieldKey("date"))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in PhotoFacts.fields { try field.encode(facts, to: &container, asReading: true) }
    try container.encodeIfPresent(date, forKey: FieldKey("date"))
  }
}

extension StatedDate: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, local, offset, day, source
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func fault(_ key: CodingKeys) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no \(key.rawValue)")
    }
    let (event, source) = (
      Event(rawValue: try container.decode(String.self, forKey: .event)),
      CaptureTime.Source(rawValue: try container.decode(String.self, forKey: .source))
    )
    guard let event else { throw fault(.event) }
    guard let source, !source.isOfFile else { throw fault(.source) }
    let time = CaptureTime(
      localText: try container.decode(String.self, forKey: .local),
      offsetText: try container.decodeIfPresent(String.self, forKey: .offset), source: source)
    guard let time, time.civil.year >= CaptureTime.firstYear else { throw fault(.local) }
    self.init(event, time, hasClock: try container.decodeIfPresent(Bool.self, forKey: .day) != true)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event.rawValue, forKey: .event)
    try container.encode(time.localText, forKey: .local)
    try container.encodeIfPresent(time.offsetText, forKey: .offset)
    if !hasClock { try container.encode(true, forKey: .day) }
    try container.encode(time.source.rawValue, forKey: .source)
  }
}
