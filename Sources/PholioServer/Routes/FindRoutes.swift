import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary
import PholioLooks

/// What helps to find photos: completed selections, what may be wrong with an order, photos that look alike,
/// and when the photos of galleries were taken.
struct FindRoutes {
  let catalog: CatalogAccess
  private let alarms: AnalysisCache<FindingsAnswer>
  private let alike: AnalysisCache<AlikeInGallery>

  /// The most completions in one answer, and the longest text that is completed, in bytes.
  private static let mostCompletions = 30
  private static let longestTyped = 4096

  /// - Parameter cancellation: Ends what is under way when the server stops.
  /// - Throws: `CatalogError`.
  init(_ catalog: CatalogAccess, cancellation: Cancellation) throws {
    self.catalog = catalog
    let folder = catalog.folder
    alarms = try AnalysisCache(folder, cancellation: cancellation) { library, gallery, cancellation in
      _ = try library.state(of: gallery)
      var answer = FindingsAnswer()
      try library.alarms(
        in: [ListReference(.id(gallery))], OrderCheckOptions(), cancellation: cancellation
      ) { answer.take($0) }
      return answer
    }
    alike = try AnalysisCache(folder, cancellation: cancellation) { library, gallery, cancellation in
      try library.alike(in: gallery, cancellation: cancellation)
    }
  }

  func add(to routes: inout RouteTable) {
    routes.get("/api/completions") { request, _ in
      let typed = request.query("typed") ?? ""
      guard typed.utf8.count <= Self.longestTyped else { throw RequestError.tooLarge }
      let gallery = try request.query("gallery").map { text in
        guard let id = Int64(text) else { throw RequestError.bad("gallery is an id, not '\(text)'") }
        return GalleryID(rawValue: id)
      }
      let completions = try await catalog.read { library in
        let names = try gallery.map { [try library.state(of: $0).gallery.name] }
        return try library.completions(of: typed, after: names ?? [])
      }
      return try Answer.json(["completions": some(of: completions, typed, isForGuest: request.isGuest)])
    }
    // Both may take seconds: a page that closes the panel wants them no longer. They are for who culls and
    // puts in order, and speak of rejects, too.
    routes.get("/api/galleries/:id/alarms", for: .owner) { request, parameters in
      let gallery = try parameters.gallery()
      let found = try await request.client.whileHere { [alarms] in try await alarms.value(of: gallery) }
      return try Answer.json(found)
    }
    routes.get("/api/galleries/:id/alike", for: .owner) { request, parameters in
      let gallery = try parameters.gallery()
      let found = try await request.client.whileHere { [alike] in try await alike.value(of: gallery) }
      return try Answer.json(AlikeAnswer(found))
    }
    routes.get("/api/portfolio/dates") { _, _ in
      let galleries = try await catalog.read { try $0.dates() }
      return try Answer.json(["galleries": galleries.map(DatesRecord.init)])
    }
  }

  /// The first completions, each once.
  private func some(of completions: [String], _ typed: String, isForGuest: Bool) -> [String] {
    var (some, seen): ([String], Set<String>) = ([], [typed])
    for completion in completions where some.count < Self.mostCompletions {
      if isForGuest, Selection(keeping: ByteString(completion)).asksForWhatIsPrivate { continue }
      if seen.insert(completion).inserted { some.append(completion) }
    }
    return some
  }
}

/// What rules have found: the first of it, and how much it is. When a disk is away, all its photos are
/// missing.
private struct FindingsAnswer: Encodable {
  private(set) var findings: [FindingRecord] = []
  private(set) var count = 0

  private static let most = 5000

  mutating func take(_ finding: OrderFinding) {
    count += 1
    if findings.count < Self.most { findings.append(FindingRecord(finding)) }
  }
}

/// What a rule has found.
private struct FindingRecord: Encodable {
  var rule: String
  var positions: [Int]
  var photos: [Int64]
  var why: String

  init(_ finding: OrderFinding) {
    (rule, positions, photos, why) = (finding.rule, finding.positions, finding.photos, finding.why)
  }
}

/// Groups of photos that look alike: what is told of each photo stands in the same place of each list.
private struct AlikeAnswer: Encodable {
  struct Group: Encodable {
    var kind: String
    var photos: [Int64]
    var positions: [Int]
    var sha256: [String]
    var turns: [Int]
  }

  var groups: [Group]
  var withoutSignature: Int

  enum CodingKeys: String, CodingKey {
    case groups
    case withoutSignature = "without_signature"
  }

  init(_ found: AlikeInGallery) {
    withoutSignature = found.countWithoutSignature
    groups = found.groups.map { group in
      Group(
        kind: group.kind.rawValue, photos: group.photos.map(\.photo),
        positions: group.photos.map { $0.cell.position.rawValue },
        sha256: group.photos.map(\.digest.hex), turns: group.photos.map(\.turn.rawValue))
    }
  }
}

/// When a gallery's first and last photos were taken.
private struct DatesRecord: Encodable {
  let found: GalleryDates

  init(_ found: GalleryDates) { self.found = found }

  func encode(to encoder: any Encoder) throws {
    func text(_ time: CivilTime) -> String { "\(time.dateText)T\(time.clockText)" }
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(found.gallery.rawValue, forKey: "id")
    try container.encode(found.dates.map { text($0.first) }, forKey: "first")
    try container.encode(found.dates.map { text($0.last) }, forKey: "last")
  }
}
