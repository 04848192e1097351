import PholioFacts

/// The catalog's tables for reading and checking. `Schema.swift` makes them.
extension StoredTable {
  static let portfolio = StoredTable(
    "portfolio", key: ["id"],
    [.integer("id", in: 1...1), .counter("revision")] + capRules)

  static let folder = StoredTable(
    "folder", key: ["id"],
    [.id("id"), .path(), .id("file_system").optional, .flag("unplaced")])

  static let fileSystem = StoredTable("file_system", key: ["id"], [.id("id"), .text("name", from: 1)])

  static let photo = StoredTable(
    "photo", key: ["id"],
    photoRules + contentRules + WordColumns.sidecar.rules + [
      .wording("title", .title).optional, .wording("description", .description).optional,
      .integer("own_rating", in: -1...5).optional, .text("own_label", to: 512).optional,
      .text("own_keywords").optional, .word("flag", of: Flag.allCases.map(\.rawValue)).optional,
      .integer("turn", in: 0...270), .integer("added", in: 0...253_402_300_799).optional,
    ])

  private static let photoRules: [ColumnRule] = [
    .id("id"), .integer("taken_local", in: CivilTime.secondsRange), .digits("taken_fraction"),
    .integer("taken_offset", in: -840...840).optional,
    .word("taken_source", of: CaptureTime.Source.allCases.map(\.rawValue)),
  ]

  /// Of what is in a photo's file.
  static let contentRules: [ColumnRule] =
    [
      .digest(), .count("bytes", from: 1), .integer("width", in: edges),
      .integer("height", in: edges), .count("thumbnail_bytes", from: 1),
      .integer("thumbnail_checksum", in: .min ... .max).optional,
      .text("make").optional, .text("model").optional, .text("lens").optional,
      .real("aperture", in: measures).optional, .real("exposure_s", in: measures).optional,
      .integer("iso", in: 0...1 << 53).optional, .real("focal_mm", in: measures).optional,
      .real("latitude", in: -90...90).optional, .real("longitude", in: -180...180).optional,
      .real("altitude", in: -1e10...1e10).optional, .count("reader"),
    ] + WordColumns.file.rules

  static let file = StoredTable(
    "file", key: ["folder", "name"],
    [
      .id("folder"), .fileName(), .id("photo"), .stamp("bytes"), .nanoseconds("mtime_ns"), .bytes("natural"),
      .flag("moved"), .flag("gone"),
    ])

  static let companion = StoredTable(
    "companion", key: ["folder", "name"],
    [
      .id("folder"), .fileName(), .word("kind", of: Companion.Kind.allCases.map(\.rawValue)), .stamp("bytes"),
      .nanoseconds("mtime_ns"), .id("photo"),
    ])

  static let skipped = StoredTable(
    "skipped", key: ["folder", "name"],
    [
      .id("folder"), .fileName(), .stamp("bytes").optional, .nanoseconds("mtime_ns").optional,
      .word("outcome", of: ["problem", "unsupported", "ignored"]), .text("detail"),
    ])

  static let copied = StoredTable(
    "copied", key: ["folder", "name"],
    [.id("folder"), .fileName(), .stamp("bytes"), .nanoseconds("mtime_ns"), .id("photo")])

  static let copiedOther = StoredTable(
    "copied_other", key: ["folder", "name"],
    [
      .id("folder"), .fileName(), .stamp("bytes"), .nanoseconds("mtime_ns"), .digest(),
      .word("kind", of: Companion.Kind.allCases.map(\.rawValue)).optional, .id("copy_folder"),
      .fileName("copy_name"), .nanoseconds("copy_mtime_ns"),
    ])

  static let word = StoredTable(
    "word", key: ["field", "folded", "photo"],
    [
      .integer("field", in: 1...4), .text("folded", from: 1, to: FoldedText.longest), .id("photo"),
    ])

  static let signature = StoredTable(
    "signature", key: ["photo"],
    [.id("photo"), .count("version", from: 1), .bytes("bytes", count: Signature.byteCount)])

  static let formerContent = StoredTable("former_content", key: ["photo"], [.id("photo"), .digest()])

  static let gallery = StoredTable(
    "gallery", key: ["id"],
    [
      .id("id"), .wording("name", .galleryName), .integer("portfolio", in: 1...1).optional,
      .rank().optional, .id("folder").optional, .counter("revision"), .flag("locked"),
      .word("policy", of: PlacingPolicy.allCases.map(\.rawValue)), .text("period").optional,
    ] + capRules)

  static let placement = StoredTable(
    "placement", key: ["gallery", "rank"],
    [.id("gallery"), .rank(), .id("photo"), .flag("by_hand")])

  static let block = StoredTable(
    "block", key: ["gallery", "number"],
    [.id("gallery"), .integer("number", in: Block.numbers), .count("count")])

  static let feature = StoredTable(
    "feature", key: ["gallery", "photo"], [.id("gallery"), .id("photo")] + spanRules())

  static let offer = StoredTable(
    "offer", key: ["gallery", "photo"],
    [.id("gallery"), .id("photo"), .word("state", of: OfferState.allCases.map(\.rawValue))])

  static let listing = StoredTable(
    "listing", key: ["folder"],
    [.id("folder"), .integer("checksum", in: .min ... .max), .count("photos"), .count("companions")])

  static let folderProblem = StoredTable(
    "folder_problem", key: ["folder"],
    [.id("folder"), .word("kind", of: FolderProblem.Kind.allCases.map(\.rawValue)), .text("detail")])

  static let change = StoredTable(
    "change", key: ["id"],
    [
      // Older programs kept whole selections in the summary.
      .id("id"), .moment("at"), .longText("summary"), .count("moved"),
      .word("state", of: Change.State.allCases.map(\.rawValue)), .counter("undone").optional,
    ])

  static let changePart = StoredTable(
    "change_part", key: ["change", "step"],
    [
      .id("change"), .count("step"), .id("gallery").optional, .counter("revision"), .json("was", [Run].self),
      .json("became", [Run].self),
    ])

  static let changeValue = StoredTable(
    "change_value", key: ["change", "photo", "field"],
    [
      .id("change"), .id("photo"), .word("field", of: OwnField.allCases.map(\.rawValue)),
      .text("was").optional, .text("became").optional,
    ])

  static let changeFeature = StoredTable(
    "change_feature", key: ["change", "gallery", "photo"],
    [.id("change"), .id("gallery"), .id("photo")] + spanRules("was_") + spanRules())

  static let filling = StoredTable(
    "filling", key: ["gallery"], [.id("gallery"), .text("selection", from: 1, to: Filling.longest)])

  static let identity = StoredTable(
    "identity", key: ["id"], [.integer("id", in: 1...1), .bytes("bytes", count: 8)])

  static let toldAlarm = StoredTable(
    "told_alarm", key: ["gallery", "rule", "photo", "other"],
    [.id("gallery"), .text("rule", from: 1, to: 64), .count("photo"), .count("other")])

  static let mark = StoredTable(
    "mark", key: ["gallery", "name"],
    [.id("gallery"), .text("name", from: 1), .moment("at"), .json("photos", [ListItem].self)])

  static let pastImport = StoredTable(
    "import", key: ["id"],
    [
      .id("id"), .moment("started"), .moment("ended"), .json("paths", [String].self), .flag("stopped"),
      .count("seen"), .count("warnings"),
    ] + ImportOutcome.allCases.map { .count($0.rawValue) })

  /// SQLite's own: the greatest id so far of each table that never uses one again.
  static let sequence = StoredTable(
    "sqlite_sequence", key: ["name"], [.text("name", from: 1), .counter("seq")])

  package static let all = [
    portfolio, folder, fileSystem, photo, file, companion, skipped, copied, copiedOther, formerContent,
    word, signature, gallery, placement, block, feature, offer, filling, identity, toldAlarm,
    folderProblem, listing, change, changePart, changeValue, changeFeature, mark, pastImport, sequence,
  ]

  private static let capRules = spanRules("cap_")

  /// How many columns and rows a cell spans.
  private static func spanRules(_ prefix: String = "") -> [ColumnRule] {
    [.integer("\(prefix)columns", in: 1...99), .integer("\(prefix)rows", in: 1...99)]
  }

  /// A picture's edges, in pixels.
  private static let edges = 1...Int64(PixelSize.longestEdge)
  /// Cameras write these as a ratio of two 32-bit numbers.
  private static let measures: ClosedRange<Double> = 0...4_294_967_295
}

extension ColumnRule {
  static func stamp(_ name: String) -> Self { count(name) }

  static func nanoseconds(_ name: String) -> Self { integer(name, in: .min ... .max) }

  fileprivate static func digits(_ name: String) -> Self {
    Self(
      name: name,
      kind: .text { text in
        text.utf8.count <= 255
          && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
  }
}
