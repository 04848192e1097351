import PholioFacts

/// The texts of IPTC's datasets that are read (IPTC-NAA Information Interchange Model, version 4.2).
package struct IPTCProperties: Sendable {
  /// The datasets of record 2 that are read, by their numbers.
  enum Dataset: UInt8 {
    case title = 5
    case keyword = 25
    case dateCreated = 55
    case timeCreated = 60
    case byLine = 80
    case city = 90
    case country = 101
    case copyright = 116
    case caption = 120
  }

  /// In the order of the block; without those that are blank.
  private(set) var texts: [Dataset: [String]] = [:]

  /// Empty.
  package init() {}

  /// Reads a block as a file has it: datasets, or Photoshop's resources with datasets among them. What is
  /// damaged ends it; what came before counts.
  package init(block: [UInt8]) {
    var block = block
    // Some programs take it for numbers of four bytes and turn these round. exiftool turns them back, too.
    if block.count > 3, block[0] != Self.marker, block[3] == Self.marker {
      for start in stride(from: 0, to: block.count - 3, by: 4) { block[start..<start + 4].reverse() }
    }
    if block.first == Self.marker {
      readDatasets(block[...])
    } else {
      for resource in PhotoshopResources(block) where resource.id == PhotoshopResources.iptc {
        var other = IPTCProperties()
        other.readDatasets(block[resource.content])
        add(other)
      }
    }
  }

  /// Adds another block's texts for what has none here yet.
  package mutating func add(_ other: IPTCProperties) {
    texts.merge(other.texts) { mine, _ in mine }
  }

  /// The first byte of each dataset (1.5.2).
  private static let marker: UInt8 = 0x1C
  /// The longest length that a dataset may have: bytes of a number.
  private static let longestLength = 4
  /// More bytes of a text are not looked at.
  private static let longestText = 2 * FactText.longLimit
  /// Of one dataset.
  private static let mostTexts = PhotoWords.mostKeywords
  /// Of all of them.
  private static let mostValues = 4 * PhotoWords.mostKeywords

  private mutating func readDatasets(_ block: ArraySlice<UInt8>) {
    var values: [(dataset: Dataset, bytes: [UInt8])] = []
    var isUTF8 = false
    var rest = block
    while let header = Self.header(&rest), rest.count >= header.byteCount {
      let bytes = Array(rest.prefix(min(header.byteCount, Self.longestText)))
      rest = rest.dropFirst(header.byteCount)
      switch (header.record, Dataset(rawValue: header.dataset)) {
      // The block's encoding, as ISO 2022 has it: ESC % G for UTF-8 (1.6).
      case (1, _) where header.dataset == 90: isUTF8 = bytes.starts(with: [0x1B, 0x25, 0x47])
      case (2, let dataset?) where values.count < Self.mostValues: values.append((dataset, bytes))
      default: break
      }
    }
    for (dataset, bytes) in values where texts[dataset, default: []].count < Self.mostTexts {
      let isCaption = dataset == .caption
      let text = FactText.decode(
        bytes, upTo: isCaption || dataset == .copyright ? FactText.longLimit : FactText.shortLimit,
        isUTF8: isUTF8, hasLines: isCaption)
      if let text { texts[dataset, default: []].append(text) }
    }
  }

  /// Takes a dataset's header off the front; nil where there is none. A length of 0x8000 and more says how
  /// many bytes the length itself has (1.5.2 d).
  private static func header(
    _ rest: inout ArraySlice<UInt8>
  ) -> (record: UInt8, dataset: UInt8, byteCount: Int)? {
    let bytes = Array(rest.prefix(5))
    guard bytes.count == 5, bytes[0] == marker else { return nil }
    rest = rest.dropFirst(5)
    var byteCount = Int(bytes[3]) << 8 | Int(bytes[4])
    if byteCount & 0x8000 != 0 {
      let width = byteCount & 0x7FFF
      guard width <= longestLength, rest.count >= width else { return nil }
      byteCount = rest.prefix(width).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(width)
    }
    return (bytes[1], bytes[2], byteCount)
  }
}
