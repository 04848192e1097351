import PholioCatalog
import PholioFacts
import PholioImaging

/// `show` without a gallery.
struct LibrarySummaryText {
  private let summary: LibrarySummary

  init(_ summary: LibrarySummary) {
    self.summary = summary
  }

  /// What photos are counted by: the kind, and how many there are of each, the most first; years and stars
  /// in their own order.
  private var tables: [(key: String, heading: String, rows: [(name: String?, count: Int)])] {
    func byCount(_ counts: [String: Int]) -> [(name: String?, count: Int)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { (name: $0.key.isEmpty ? nil : $0.key, count: $0.value) }
    }
    var formats: [String: Int] = [:]
    for (ending, count) in summary.endings {
      let format = OriginalFormats.standard.format(named: Array("x.\(ending)".utf8))
      formats[format?.title ?? ending.uppercased(), default: 0] += count
    }
    return [
      ("years", "YEAR", summary.years.sorted { $0.key > $1.key }.map { ("\($0.key)", $0.value) }),
      ("cameras", "CAMERA", byCount(summary.cameras)), ("lenses", "LENS", byCount(summary.lenses)),
      ("formats", "FORMAT", byCount(formats)),
      (
        "stars", "STARS",
        summary.stars.sorted { ($0.key ?? -1) > ($1.key ?? -1) }.map { ($0.key.map { "\($0)" }, $0.value) }
      ),
    ]
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// How many lines a table has at most.
  private static let most = 20

  func print(asJSON isJSON: Bool) throws {
    if isJSON { return try Output.json(self) }
    Output.line(
      """
      \(Self.counted(summary.photoCount, "photo")) in \(Self.counted(summary.fileCount, "file")) \
      of \(summary.byteCount.byteCountText); \
      \(summary.missingCount) missing, \(summary.undatedCount) without a date; \
      thumbnails of \(summary.thumbnailByteCount.byteCountText)
      """)
    for table in tables where !table.rows.isEmpty {
      Output.line("")
      let isOfFiles = table.key == "formats"
      var rows = table.rows.prefix(Self.most).map { ["\($0.count)", $0.name ?? "-"] }
      let more = table.rows.dropFirst(Self.most)
      if !more.isEmpty {
        rows.append(["\(more.reduce(0) { $0 + $1.count })", "(\(more.count) others; --json has all)"])
      }
      Output.table([isOfFiles ? "FILES" : "PHOTOS", table.heading], rows, right: [0])
    }
  }
}

extension LibrarySummaryText: Encodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue text: String) { self.init(text) }
    init?(intValue: Int) { nil }
  }

  private struct Row: Encodable {
    var name: String?
    var count: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: Key("name"))
      try container.encode(count, forKey: Key("count"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(summary.photoCount, forKey: Key("photo_count"))
    try container.encode(summary.fileCount, forKey: Key("file_count"))
    try container.encode(summary.byteCount, forKey: Key("bytes"))
    try container.encode(summary.thumbnailByteCount, forKey: Key("thumbnail_bytes"))
    try container.encode(summary.missingCount, forKey: Key("missing_count"))
    try container.encode(summary.undatedCount, forKey: Key("undated_count"))
    for table in tables {
      try container.encode(table.rows.map { Row(name: $0.name, count: $0.count) }, forKey: Key(table.key))
    }
  }
}
