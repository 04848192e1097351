import Foundation
import Logging
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImport
import PholioKit
import PholioLayout
import PholioLibrary
import PholioServer
import PholioSheets
import PholioTestSupport
import SystemPackage

/// Tries everything that reads and writes the catalog on a damaged one.
struct CatalogTrial {
  let folder: String
  /// The folder of the photos of gallery `a`. Nil: no verb is tried that reads photos or writes files, which
  /// takes longer.
  let originals: String?

  /// What stopped a verb.
  private(set) var stopped: String?

  init(folder: String, originals: String?) {
    self.folder = folder
    self.originals = originals
  }

  /// Tries every verb; a trap or a hang ends the process.
  ///
  /// - Returns: What stopped a verb though `check` calls the catalog sound; nil is right.
  mutating func run() async throws -> String? {
    let path = FilePath(folder)
    attempt("open") { trial in
      let library = try Library(at: path, create: false)
      let galleries = try library.catalog.read { try $0.galleries.all() }
      try trial.read(library.catalog, galleries)
      try trial.write(library.catalog, galleries)
      try library.alarms(OrderCheckOptions()) { _ in }
    }
    if let originals { try tryFiles(FilePath(originals)) }
    try await askPage()
    var findings = 0
    var complaint: String?
    do {
      let options = CheckOptions(originals: false, repair: .none, jobs: 1)
      let report = try Library.check(at: path, options) { finding in
        // There are no thumbnails here, and no companions.
        let isOfFiles = finding.kind == .missing || finding.kind == .companionMissing
        if !finding.kind.rawValue.hasPrefix("thumbnail") && !isOfFiles { findings += 1 }
      }
      _ = report
    } catch {
      complaint = "\(error)"
    }
    return stopped != nil && findings == 0 && complaint == nil ? stopped : nil
  }

  /// Whether an error reports damage of the catalog.
  private static func isDamage(_ error: any Error) -> Bool {
    switch error {
    case CatalogError.damaged, CatalogError.damagedRow, CatalogError.failed, CatalogError.foreign: true
    case is CatalogError, is OrderError, is LibraryError, is SelectionError, is TextLimitError,
      is ArrangeError,
      is FileError, is SheetError, is PickError, is BackupError, is RelocationError:
      false
    default: true
    }
  }

  private mutating func attempt(_ verb: String, _ body: (inout CatalogTrial) throws -> Void) {
    do {
      try body(&self)
    } catch {
      if Self.isDamage(error) { stopped = stopped ?? "\(verb): \(error)" }
    }
  }

  private mutating func attempt(_ verb: String, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      if Self.isDamage(error) { stopped = stopped ?? "\(verb): \(error)" }
    }
  }

  private mutating func read(_ catalog: Catalog, _ galleries: [Gallery]) throws {
    func read(_ trial: inout CatalogTrial, _ verb: String, _ body: (CatalogTransaction) throws -> Void) {
      trial.attempt(verb) { try catalog.read(body) }
    }
    for gallery in galleries {
      let list = OrderedList.gallery(gallery.id)
      read(&self, "show") { try $0.photos.forEachPlaced(in: gallery.id) { _ in } }
      read(&self, "window") { _ = try $0.photos.placed(from: CellIndex(0), count: 10, in: gallery.id) }
      read(&self, "galleries") { _ = try $0.galleries.takenRange(in: gallery.id) }
      read(&self, "policy") { _ = try $0.galleries.policy(of: gallery.id) }
      read(&self, "filling") { _ = try $0.galleries.filling(of: gallery.id) }
      read(&self, "told alarms") { _ = try $0.galleries.toldAlarms(of: gallery.id) }
      read(&self, "history") { _ = try $0.orders.history(of: list) }
      read(&self, "reorderings") { _ = try $0.orders.reorderings(of: gallery.id, since: 0) }
      read(&self, "marks") { _ = try $0.orders.marks(of: gallery.id) }
      read(&self, "features") { _ = try $0.galleries.features(of: gallery.id) }
      read(&self, "shapes") { _ = try $0.photos.shapes(in: gallery.id) }
      read(&self, "stack") { _ = try $0.photos.firstPictures(4, of: gallery.id) }
      read(&self, "names") { _ = try $0.orders.items(of: list) { _ in true } }
    }
    read(&self, "portfolio") { _ = try $0.galleries.portfolio() }
    read(&self, "imports") { _ = try $0.imports.past(limit: 10) }
    read(&self, "digests") { _ = try $0.photos.ids(digestPrefix: "0") }
    read(&self, "unplaced") { _ = try $0.files.unplacedFolders() }
    read(&self, "folders") { tx in
      for folder in try tx.files.folders(atOrUnder: ByteString("/")) {
        _ = try tx.files.known(in: folder.id)
        _ = try tx.files.copied(in: folder.id)
        _ = try tx.files.copiedOthers(in: folder.id)
      }
    }
  }

  private mutating func write(_ catalog: Catalog, _ galleries: [Gallery]) throws {
    func rehearse(_ trial: inout CatalogTrial, _ verb: String, _ body: (CatalogTransaction) throws -> Void) {
      trial.attempt(verb) { try catalog.rehearsal().write(body) }
    }
    for gallery in galleries {
      let list = OrderedList.gallery(gallery.id)
      for key in SortKey.allCases {
        rehearse(&self, "sort by \(key)") {
          _ = try $0.orders.record($0.orders.sort(gallery.id, by: [key], reversed: true), "sort")
        }
      }
      rehearse(&self, "move") { tx in
        guard let last = try tx.orders.items(of: list).last else { return }
        _ = try tx.orders.record(tx.orders.move([last], to: .to(CellIndex(0)), in: list), "move")
      }
      for other in galleries where other.id != gallery.id {
        rehearse(&self, "into") { tx in
          let items = try tx.orders.items(of: list)
          _ = try tx.orders.record(tx.orders.insert(items, at: CellIndex(0), into: other.id), "copy")
        }
        rehearse(&self, "fill") { tx in
          let photos = PhotoSet(try tx.orders.items(of: list))
          _ = try tx.orders.record(tx.orders.fill(other.id, with: photos), "fill")
        }
      }
      rehearse(&self, "remove") { tx in
        _ = try tx.orders.record(tx.orders.remove(tx.orders.items(of: list), from: list), "remove")
      }
      rehearse(&self, "delete") { tx in
        _ = try tx.orders.record(tx.galleries.delete(gallery.id), "delete")
        _ = try tx.orders.undo(nil)
        _ = try tx.orders.redo(nil)
      }
      rehearse(&self, "undo") { tx in
        for _ in 0..<4 { _ = try tx.orders.undo(list) }
      }
      rehearse(&self, "redo") { tx in
        _ = try tx.orders.undo(list)
        _ = try tx.orders.redo(list)
      }
      rehearse(&self, "feature") { tx in
        let (items, span) = (try tx.orders.items(of: list), DropCap(columns: 2, rows: 1))
        _ = try tx.orders.record(tx.orders.setFeature(span, of: items, in: gallery.id), "feature")
        _ = try tx.orders.undo(list)
        _ = try tx.orders.redo(list)
      }
      rehearse(&self, "mark") { try $0.orders.mark(gallery.id, named: "new") }
      rehearse(&self, "rename") { try $0.galleries.rename(gallery.id, to: "another") }
      rehearse(&self, "caption") { tx in
        let changes: [Annotation] = [
          .text(PhotoWords.title, "new"), .keywords(.edit(add: ["new"], remove: [])), .turn(.by(.left)),
        ]
        let items = try tx.orders.items(of: list)
        _ = try tx.orders.record(tx.photos.setOwn(changes, of: items, in: gallery.id), "caption")
        _ = try tx.orders.undo(list)
        _ = try tx.orders.redo(list)
      }
    }
    rehearse(&self, "reorder galleries") { tx in
      let items = try tx.orders.items(of: .portfolio)
      _ = try tx.orders.record(
        tx.orders.arrange(.portfolio, as: items.reversed(), isByHand: false), "reverse")
    }
    rehearse(&self, "undo all") { tx in while true { _ = try tx.orders.undo(nil) } }
  }

  // MARK: Files

  private mutating func tryFiles(_ originals: FilePath) throws {
    let path = FilePath(folder)
    // No sheet is written into the library.
    let work = "\(folder)-files"
    try? FileManager.default.removeItem(atPath: work)
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let output = FilePath("\(work)/a.jpg")
    attempt("sheet and pick") {
      var settings = SheetSettings()
      settings.columns = 3
      settings.cell = try CellSize("40")
      let library = try Library(at: path, create: false)
      var order = SheetOrder(of: .gallery("a"), output: output, look: SheetLook(settings), jobs: 1)
      order.files.bound = [(path: FilePath("\(work)/a.pdf"), kind: PDFOutput())]
      order.files.mapFile = FilePath("\(work)/a.map")
      _ = try library.sheet(order)
      let marks = SheetMarks.numbers(try Selection("1-last"))
      _ = try library.rehearsal().pick(marks, on: output, mapFile: nil, into: TypedGoal("new"))
    }
    attempt("import") {
      _ = try Library.importPhotos(into: path, ImportOptions(paths: [originals], jobs: 1), isDryRun: true)
    }
    attempt("prune") {
      _ = try Library(at: path, create: false).rehearsal().prune([originals])
    }
    attempt("relocate") {
      let library = try Library(at: path, create: false)
      _ = try library.rehearsal().relocate(originals, to: FilePath("\(work)/moved"))
    }
    attempt("backup") {
      let library = try Library(at: path, create: false)
      _ = try library.backup(to: FilePath("\(work)/backup"), isForced: true, isDryRun: false)
    }
  }

  // MARK: The page

  private static let pages = [
    "/api/portfolio", "/api/portfolio/layout?width=900", "/api/portfolio/history", "/api/galleries/1",
    "/api/galleries/1/layout?width=900", "/api/galleries/2/layout?width=900&window=0,500",
    "/api/galleries/1/layout?width=900&window=0,500&layout=rows",
    "/api/galleries/1/photos?from=0&count=10", "/api/galleries/1/order?from=0&count=10",
    "/api/galleries/1/history", "/api/photos/1", "/api/photos/2", "/api/photos/3",
  ]

  private mutating func askPage() async throws {
    var options = ServerOptions()
    options.port = 80
    options.tokens = TestServer.tokens
    let server: PageServer
    do {
      server = try PageServer(
        FilePath(folder), options, logger: Logger(label: "trial") { _ in SwiftLogNoOpLogHandler() }
      ) { "\($0)" }
    } catch {
      if Self.isDamage(error) { stopped = stopped ?? "serve: \(error)" }
      return
    }
    let asking = TestServer.Asking(respond: server.responder())
    for page in Self.pages {
      let reply = try await asking(.GET, page)
      if reply.status == 500 {
        stopped = stopped ?? "\(page): \(String(decoding: reply.bytes, as: UTF8.self))"
      }
    }
  }
}
