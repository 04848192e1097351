import Foundation
import PholioFacts

/// The catalog's tables.
extension StoredTable {
  package static let all = [
    portfolio, gallery, fileSystem, folder, folderProblem, photo, word, signature, formerContent, file,
    companion, skipped, copied, copiedOther, placement, block, feature, offer, change, changePart,
    changeValue, changeFeature, mark, filling, identity, listing, toldAlarm, pastImport,
  ]

  /// The galleries' own list; there is one.
  static let portfolio = StoredTable(
    "portfolio", [.integer("id", in: 1...1), .counter("revision").standard("0")] + capRules)

  static let gallery = StoredTable(
    "gallery", keepsKeys: true,
    [
      .id(), .wording("name", .galleryName),
      .integer("portfolio", in: 1...1).optional.references("portfolio").noted("NULL: deleted"),
      .rank().optional,
      .id("folder").optional.unique.references("folder").noted("what it was made from"),
      .counter("revision").standard("0"), .flag("locked").standard("0"),
      .word("policy", of: PlacingPolicy.allCases.map(\.rawValue)).standard("'append'"),
      .text("period").optional.noted("'2019-05', '2019-05-04': what it was made from"),
    ] + capRules,
    checks: ["(portfolio IS NULL) = (rank IS NULL)"],
    indexes: [
      StoredIndex("name", "name", isUnique: true, where: "portfolio IS NOT NULL"),
      StoredIndex("rank", "portfolio, rank", isUnique: true),
      StoredIndex("period", "period", isUnique: true),
    ])

  /// The disk a folder was on: another one at the same path tells nothing of the files that were there.
  static let fileSystem = StoredTable("file_system", [.id(), .text("name", from: 1).unique])

  static let folder = StoredTable(
    "folder",
    [
      .id(), .path().unique,
      .id("file_system").optional.references("file_system").noted(
        "The disk it was on: another one at the same path tells nothing of the files that were there."),
      .flag("unplaced").standard("1").noted(
        "Whether it may hold photos that its gallery has not been offered."),
    ])

  /// What is the matter with folders as a whole. The kind tells one problem from another, the detail is for
  /// people.
  static let folderProblem = StoredTable(
    "folder_problem", key: ["folder"],
    [
      .id("folder").references("folder"), .word("kind", of: FolderProblem.Kind.allCases.map(\.rawValue)),
      .text("detail"),
    ])

  /// Ids are never used again: the journal speaks of them.
  static let photo = StoredTable(
    "photo", keepsKeys: true,
    // In the order in which rows are read.
    takenRules + contentRules + WordColumns.sidecar.rules + WordColumns.takeout.rules
      + OwnField.texts.map { ColumnRule.wording($0.column, .text($0.field)).optional } + [
        .integer("own_rating", in: -1...5).optional.noted(
          "What somebody said in pholio. Rating -1, label '', keywords '': none, whatever the file says."),
        .text("own_label", to: 512).optional, .text("own_keywords").optional.noted("one a line, all of them"),
        .word("flag", of: Flag.allCases.map(\.rawValue)).optional,
        .integer("turn", of: Turn.allCases.map { Int64($0.rawValue) }).standard("0").noted(
          "Degrees clockwise, over the upright picture."),
        .integer("added", in: 0...253_402_300_799).optional.noted(
          "When it was recorded, in seconds from 1970-01-01T00:00:00Z; NULL: before that was kept."),
        .stated("file_stated").optional.noted(
          "What the file states of facts and date, where the columns of these have it from others, too."),
        .stated("sidecar_stated").optional, .stated("takeout_stated").optional,
      ],
    checks: ["(latitude IS NULL) = (longitude IS NULL)"],
    indexes: [
      StoredIndex("reader", "reader"), StoredIndex("taken", "taken_local, taken_source"),
      StoredIndex("added", "added", where: "added IS NOT NULL"), StoredIndex("camera", "make, model"),
      StoredIndex("lens", "lens"), StoredIndex("settings", "iso, aperture, focal_mm, exposure_s"),
      StoredIndex("place", "latitude, longitude", where: "latitude IS NOT NULL"),
      StoredIndex("rating", WordSource.columns(of: "rating").joined(separator: ", ")),
      StoredIndex("flag", "flag", where: "flag IS NOT NULL"), StoredIndex("shape", "width, height, turn"),
    ],
    triggers: [
      // Such a photo is to be read again.
      StoredTrigger(
        name: "reader_lowered", event: "AFTER UPDATE OF reader", condition: "NEW.reader < OLD.reader",
        action: "DELETE FROM listing WHERE folder IN (SELECT folder FROM file WHERE photo = NEW.id)")
    ])

  private static let takenRules: [ColumnRule] = [
    .id(),
    .integer("taken_local", in: CivilTime.secondsRange).noted(
      "Wall clock, in seconds from 1970-01-01T00:00:00: the years 1 to 9999."),
    .digits("taken_fraction"), .integer("taken_offset", in: -840...840).optional.noted("minutes east of UTC"),
    .word("taken_source", of: CaptureTime.Source.allCases.map(\.rawValue)),
  ]

  /// Of what is in a photo's file.
  static let contentRules: [ColumnRule] =
    [
      .digest().unique, .count("bytes", from: 1), .integer("width", in: edges).noted("upright"),
      .integer("height", in: edges), .count("thumbnail_bytes", from: 1),
      .integer("thumbnail_checksum", in: .min ... .max).optional.noted(
        "XXH64 of the thumbnail's bytes; NULL: it was made before checksums were kept."),
    ] + PhotoFacts.stored.flatMap { $0.field.rules(of: $0.columns) } + [
      .count("reader").standard("0").noted(
        "The version of what has read facts and words in the file; 0: of before versions were kept.")
    ] + WordColumns.file.rules

  /// Words as they are looked for: a photo's words of a field (`WordField`), folded.
  static let word = StoredTable(
    "word", key: ["field", "folded", "photo"],
    [
      .integer("field", of: WordField.allCases.map { Int64($0.rawValue) }),
      .text("folded", from: 1, to: FoldedText.longest),
      .id("photo").references("photo", cascades: true),
    ],
    indexes: [StoredIndex("photo", "photo")])

  /// What photos look like; one without a row has not been looked at.
  static let signature = StoredTable(
    "signature", key: ["photo"],
    [
      .id("photo").references("photo", cascades: true), .count("version", from: 1),
      .bytes("bytes", count: Signature.byteCount),
    ])

  /// What photos were before their files were edited: sheets made then speak of them by these hashes.
  static let formerContent = StoredTable(
    "former_content", key: ["photo", "sha256"],
    [.id("photo").references("photo", cascades: true), .digest()], indexes: [StoredIndex("sha256", "sha256")])

  static let file = StoredTable(
    "file", key: ["folder", "name"],
    fileRules + [
      .id("photo").references("photo"),
      .bytes("natural").noted("byte order is natural order of names"),
      .flag("moved").standard("0").noted("came here by a move: offered to no gallery"),
      .flag("gone").standard("0").noted("the last import did not find it there"),
    ],
    indexes: [StoredIndex("photo", "photo, gone"), StoredIndex("name", "name, photo")],
    triggers: listingTriggers)

  /// Other files of photos: RAWs, movies, sidecars. No path is also in `file` or `skipped`.
  static let companion = StoredTable(
    "companion", key: ["folder", "name"],
    fileRules + [
      .word("kind", of: Companion.Kind.allCases.map(\.rawValue)), .id("photo").references("photo"),
    ],
    indexes: [StoredIndex("photo", "photo")], triggers: listingTriggers)

  /// Files that are not photos: what they were, so that they are not read again until they change. One
  /// without a size could not be looked at, and is tried again.
  static let skipped = StoredTable(
    "skipped", key: ["folder", "name"],
    [
      .id("folder").references("folder"), .fileName(), .count("bytes").optional,
      .nanoseconds("mtime_ns").optional, .word("outcome", of: ["problem", "unsupported", "ignored"]),
      .text("detail").noted("A problem's reason, or the type of image."),
    ],
    checks: ["(bytes IS NULL) = (mtime_ns IS NULL)"], triggers: listingTriggers)

  /// Files on cards and phones whose photos were copied: known, but not files of the photos.
  static let copied = StoredTable(
    "copied", key: ["folder", "name"], fileRules + [.id("photo").references("photo")],
    indexes: [StoredIndex("photo", "photo")])

  /// Files on cards and phones that are no photos by themselves, and their copies.
  static let copiedOther = StoredTable(
    "copied_other", key: ["folder", "name"],
    fileRules + [
      .digest(),
      .word("kind", of: Companion.Kind.allCases.map(\.rawValue)).optional.noted(
        "What it is to its photo; NULL: it has none."),
      .id("copy_folder").references("folder"), .fileName("copy_name"), .nanoseconds("copy_mtime_ns"),
    ])

  /// Which photo lies where in a gallery's order; positions follow from ranks.
  static let placement = StoredTable(
    "placement", key: ["gallery", "rank"],
    [
      .id("gallery").references("gallery"), .rank(), .id("photo").references("photo"),
      .flag("by_hand").standard("0"),
    ],
    indexes: [StoredIndex("photo", "photo, gallery", isUnique: true)])

  /// How many placements have ranks of which `rank >> 34` is this number. Positions and counts are found by
  /// adding these up, instead of walking through a gallery.
  static let block = StoredTable(
    "block", key: ["gallery", "number"],
    [.id("gallery").references("gallery"), .integer("number", in: Block.numbers), .count("count")])

  /// Photos that span several cells of a gallery's grid; one without a row has one cell. Photos that are
  /// taken out keep theirs, for when they come back.
  static let feature = StoredTable(
    "feature", key: ["gallery", "photo"],
    [.id("gallery").references("gallery"), .id("photo").references("photo", cascades: true)] + spanRules(),
    indexes: [StoredIndex("photo", "photo")])

  /// What imports have to do with a photo in a gallery; a photo without a row was never offered to it.
  /// offered: it was put there once, and is not put there again.
  /// waiting: a stopped import has put it there, and the next import sorts it again with what comes.
  static let offer = StoredTable(
    "offer", key: ["gallery", "photo"],
    [
      .id("gallery").references("gallery"), .id("photo").references("photo"),
      .word("state", of: OfferState.allCases.map(\.rawValue)),
    ],
    // Few wait, and every change of a gallery asks for them.
    indexes: [
      StoredIndex("photo", "photo"), StoredIndex("waiting", "gallery, photo", where: "state = 'waiting'"),
    ])

  /// The journal.
  static let change = StoredTable(
    "change", keepsKeys: true,
    [
      // Older programs kept whole selections in the summary.
      .id(), .moment("at"), .longText("summary"), .count("moved"),
      .word("state", of: Change.State.allCases.map(\.rawValue)).standard("'done'"),
      .counter("undone").optional.noted("Counts up: what was undone last comes first."),
    ],
    checks: ["(undone IS NULL) = (state <> 'undone')"])

  /// What one step of a change did to one list (a gallery; NULL: the galleries themselves). It has JSON
  /// arrays of runs {"after","before","items","by_hand"[,"offered"]}: where those items stood, and where
  /// they went.
  static let changePart = StoredTable(
    "change_part", key: ["change", "step"],
    [
      .id("change").references("change"), .count("step"), .id("gallery").optional.references("gallery"),
      .counter("revision").noted("The list's, when this was last done or undone."),
      .json("was", [Run].self), .json("became", [Run].self),
    ],
    indexes: [StoredIndex("gallery", "gallery, change")])

  /// What a change did to what is said of photos; NULL: nothing is said.
  static let changeValue = StoredTable(
    "change_value", key: ["change", "photo", "field"],
    [
      .id("change").references("change", cascades: true), .id("photo").references("photo"),
      .word("field", of: OwnField.allCases.map(\.rawValue)), .text("was").optional, .text("became").optional,
    ],
    indexes: [StoredIndex("photo", "photo")])

  /// What a change did to spans; 1 and 1: one cell.
  static let changeFeature = StoredTable(
    "change_feature", key: ["change", "gallery", "photo"],
    [
      .id("change").references("change", cascades: true), .id("gallery").references("gallery"),
      .id("photo").references("photo"),
    ] + spanRules("was_") + spanRules(),
    indexes: [StoredIndex("photo", "photo")])

  /// Orders that somebody wants to come back to.
  static let mark = StoredTable(
    "mark", key: ["gallery", "name"],
    [
      .id("gallery").references("gallery"), .text("name", from: 1), .moment("at"),
      .json("photos", [ListItem].self).noted("their ids, in order"),
    ])

  /// Galleries that fill themselves, and the selection that says with what.
  static let filling = StoredTable(
    "filling", key: ["gallery"],
    [.id("gallery").references("gallery"), .text("selection", from: 1, to: Filling.longest)])

  /// What tells this catalog from all others, in texts that outlive it; one row.
  static let identity = StoredTable("identity", [.integer("id", in: 1...1), .bytes("bytes", count: 8)])

  /// Folders whose files are all known, and wait for nothing: what an import found there.
  static let listing = StoredTable(
    "listing", key: ["folder"],
    [
      .id("folder").references("folder", cascades: true),
      .integer("checksum", in: .min ... .max).noted("of names, sizes and times"), .count("photos"),
      .count("companions"),
    ])

  /// What `pholio alarms --quiet` told last.
  static let toldAlarm = StoredTable(
    "told_alarm", key: ["gallery", "rule", "photo", "other"],
    [
      .id("gallery").references("gallery"), .text("rule", from: 1, to: 64),
      .count("photo").noted("0: the gallery itself"), .count("other").standard("0"),
    ])

  static let pastImport = StoredTable(
    "import", keepsKeys: true,
    [
      .id(), .moment("started"), .moment("ended"), .json("paths", [String].self).noted("as shown"),
      .flag("stopped"), .count("seen"), .count("warnings"),
    ] + ImportOutcome.allCases.map { .count($0.rawValue) })

  /// SQLite's own: the greatest id so far of each table that never uses one again.
  static let sequence = StoredTable(
    "sqlite_sequence", key: ["name"], [.text("name", from: 1), .counter("seq")])

  private static let capRules = spanRules("cap_", standard: "1")

  /// How many columns and rows a cell spans.
  private static func spanRules(_ prefix: String = "", standard: String? = nil) -> [ColumnRule] {
    ["columns", "rows"].map { edge in
      let rule = ColumnRule.integer("\(prefix)\(edge)", in: 1...99)
      return standard.map { rule.standard($0) } ?? rule
    }
  }

  /// A file, and what it was when it was seen.
  private static let fileRules: [ColumnRule] = [
    .id("folder").references("folder"), .fileName(), .count("bytes"), .nanoseconds("mtime_ns"),
  ]

  /// Whatever writes to a folder's files, SQL typed by a person included, drops its row in `listing`: no verb
  /// has to think of it.
  private static let listingTriggers = [
    ("added", "INSERT", "= NEW.folder"), ("changed", "UPDATE", "IN (OLD.folder, NEW.folder)"),
    ("removed", "DELETE", "= OLD.folder"),
  ].map { name, event, folders in
    StoredTrigger(
      name: name, event: "AFTER \(event)", action: "DELETE FROM listing WHERE folder \(folders)")
  }

  /// A picture's edges, in pixels.
  private static let edges = 1...Int64(PixelSize.longestEdge)
}

extension ColumnRule {
  /// JSON of what a source states.
  fileprivate static func stated(_ name: String) -> Self {
    json(name, StatedFacts.self, isArray: false)
  }
}
