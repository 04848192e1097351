package import PholioFacts

/// The texts of IPTC's datasets that are read (IPTC-NAA Information Interchange Model, version 4.2).
package struct IPTCProperties: Sendable {
  /// A dataset of record 2.
  typealias Dataset = UInt8

  private static let dates: [(event: StatedDate.Event, date: Dataset, time: Dataset)] = [
    (.taken, 55, 60), (.digitized, 62, 63),
  ]

  /// The datasets that are read, and how much of each.
  private static let extents: [Dataset: FieldSource.Extent] = {
    var extents: [Dataset: FieldSource.Extent] = [:]
    for (_, date, time) in dates { (extents[date], extents[time]) = (.short, .short) }
    for field in PhotoWords.fields {
      if let dataset = field.source.iptc { extents[dataset] = field.source.extent }
    }
    return extents
  }()

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
      switch (header.record, header.dataset) {
      // The block's encoding, as ISO 2022 has it: ESC % G for UTF-8 (1.6).
      case (1, 90): isUTF8 = bytes.starts(with: [0x1B, 0x25, 0x47])
      case (2, let dataset) where Self.extents[dataset] != nil && values.count < Self.mostValues:
        values.append((dataset, bytes))
      default: break
      }
    }
    for (dataset, bytes) in values where texts[dataset, default: []].count < Self.mostTexts {
      let extent = Self.extents[dataset] ?? .short
      let text = FactText.decode(
        bytes, upTo: extent.limit, isUTF8: isUTF8, hasLines: extent == .lines)
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

extension IPTCProperties {
  /// In bytes. Datasets are among the first resources.
  private static let mostResources = 4 << 20

  /// All texts of a JPEG. Photoshop's resources are in as many APP13 segments as they need, cut anywhere.
  ///
  /// - Parameter segments: Those of this JPEG.
  package init(jpeg: Span<UInt8>, segments: JPEGSegments) {
    var resources: [UInt8] = []
    for range in segments.photoshop(in: jpeg) where resources.count < Self.mostResources {
      resources += jpeg.array(range)
    }
    self.init(block: resources)
  }
}

extension IPTCProperties {
  package var words: PhotoWords {
    var words = PhotoWords()
    for field in PhotoWords.fields {
      let text = texts(field).first.flatMap { field.isSaid ? CameraFiller.without($0) : $0 }
      field.set(&words, text: text)
    }
    words.creator = PhotoWords.creator(texts(PhotoWords.creator))
    words.keywords = PhotoWords.keywords(texts(PhotoWords.keywords))
    return words
  }

  private func texts(_ field: PhotoField<PhotoWords>) -> [String] {
    field.source.iptc.flatMap { texts[$0] } ?? []
  }

  /// The date that tells when the photo was taken: "20190504", and a time "101112+0200".
  package var date: StatedDate? {
    StatedDate.best(of: Self.dates.compactMap { date($0.event, $0.date, $0.time) })
  }

  private func date(_ event: StatedDate.Event, _ date: Dataset, _ time: Dataset) -> StatedDate? {
    let day = String(decoding: (texts[date]?.first ?? "").utf8.filter(\.isDigit), as: UTF8.self)
    guard day.utf8.count == 8 else { return nil }
    guard let time = texts[time]?.first else { return StatedDate(event, day, source: .iptc) }
    let stated = StatedDate(event, "\(day) \(time)", source: .iptc)
    // A program writes the time itself as the offset; no zone is minutes off the quarters of an hour.
    guard let offset = stated?.time.offsetMinutes, offset % 15 != 0 else { return stated }
    let clock = time.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    return StatedDate(event, "\(day) \(String(decoding: clock, as: UTF8.self))", source: .iptc)
  }
}
