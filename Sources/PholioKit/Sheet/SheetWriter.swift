import Foundation
import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLayout
import SystemPackage

/// Writes a sheet's files: several pages at once or, for one page, several of its cells.
struct SheetWriter: Sendable {
  private let sheet: Sheet
  private let order: SheetOrder
  private let names: SheetNames
  private let cancellation: Cancellation

  /// - Throws: `SheetError` if a page does not fit into a file, or a file must not be written.
  init(_ sheet: Sheet, _ order: SheetOrder, cancellation: Cancellation) throws {
    self.sheet = sheet
    self.order = order
    self.cancellation = cancellation
    // A file of all pages has the given name, for any number of pages.
    names = SheetNames(order.output, pages: order.kind is any BoundSheetOutput ? 1 : sheet.pageCount)
    for (_, kind) in order.bound {
      guard let size = sheet.sizeBeyond(kind) else { continue }
      throw SheetError.tooLargeToBind(
        option: kind.extensions[0], width: size.width, height: size.height, kind: kind.name,
        longest: kind.longestEdge)
    }
  }

  /// All files that will be written.
  var targets: [FilePath] {
    let pages = order.kind is any BoundSheetOutput ? [order.output] : sheet.chosen.map(names.path)
    return pages + [order.mapFile].compactMap(\.self) + order.bound.map(\.path)
  }

  /// - Throws: `Interruption`; `TextError`; `FileError`.
  func write(progress: (WorkProgress) -> Void) throws -> WrittenSheet {
    let clock = ContinuousClock()
    let start = clock.now
    var written = WrittenSheet(
      gallery: sheet.gallery, photos: sheet.count, pages: sheet.pageCount, milliseconds: 0, files: [],
      notes: [])
    if order.isDryRun {
      for page in sheet.chosen {
        try cancellation.check()
        written.files.append(try file(ofPage: page))
      }
    } else {
      if let kind = order.kind as? any BoundSheetOutput {
        try writeBound(as: kind, into: &written, progress)
      } else {
        try makePages(progress, make: writePage) { file, notes in
          written.files.append(file)
          written.notes += notes
        }
      }
      for (path, kind) in order.bound { try bindFiles(as: kind, to: path) }
      if let mapFile = order.mapFile { try writeMaps(to: mapFile) }
      if let note = names.noteOfLeftovers(of: sheet.gallery, as: order.kind) {
        written.notes.append(note)
      }
    }
    written.notes += sheet.painter.pool?.missing.notes ?? []
    written.milliseconds = start.duration(to: clock.now).milliseconds
    return written
  }

  // MARK: Pages

  /// Makes the requested pages, and hands over what `make` gives for each, in order.
  private func makePages<Made: Sendable>(
    _ progress: (WorkProgress) -> Void,
    make: @escaping @Sendable (_ page: Int, PageWork, _ progress: () -> Void) throws -> Made,
    deliver: (Made) throws -> Void
  ) throws {
    let plan = sheet.plan
    let total = sheet.chosen.map { plan.pages.cells(onPage: $0).count }.reduce(0, +)
    var done = 0
    if let pagesAtOnce, sheet.chosen.count > 1 {
      let work = PageWork(
        mostBytes: PageSlices.mostBytes / pagesAtOnce, jobs: 1, cancellation: cancellation)
      var next = sheet.chosen.makeIterator()
      try SheetWork.run(
        jobs: pagesAtOnce, next: { next.next() },
        work: { page in (page, Result { try make(page, work) {} }) },
        deliver: { page, made in
          try deliver(made.get())
          done += plan.pages.cells(onPage: page).count
          progress(WorkProgress(done: done, total: total))
        })
    } else {
      let work = PageWork(jobs: cellsAtOnce, cancellation: cancellation)
      for page in sheet.chosen {
        let made = try make(page, work) {
          done += 1
          progress(WorkProgress(done: done, total: total))
        }
        try deliver(made)
      }
    }
  }

  /// How many pages are composed at once; nil if one page fills the memory, or threads are better used for
  /// its cells.
  private var pagesAtOnce: Int? {
    let band = PageSlices.bandBytes(sheet.plan, page: 0)
    let number = min(order.jobs, sheet.chosen.count, PageSlices.mostBytes / max(1, band))
    return number > 1 || order.jobs == 1 ? number : nil
  }

  /// Pictures in work are in memory: the larger they are, the fewer.
  private var cellsAtOnce: Int {
    let bytes = sheet.plan.pictureSize(of: sheet.plan.pages.lastCell(onPage: 0)).pixels * Bitmap.bytesPerPixel
    return max(1, min(order.jobs, PageSlices.mostBytes / (4 * bytes)))
  }

  private func writePage(
    _ page: Int, _ work: PageWork, progress: () -> Void
  ) throws -> (SheetFile, notes: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    var file = try file(ofPage: page)
    var notes: [String] = []
    var byteCount = 0
    file.changed = try AtomicFile.replaceIfChanged(names.path(ofPage: page)) { target in
      notes = try sheet.compose(
        page: page, as: order.kind, withMap: order.withMap, work, progress: progress
      ) { bytes in
        byteCount += bytes.count
        try target.writeAll(bytes)
      }
    }
    file.bytes = byteCount
    file.milliseconds = start.duration(to: clock.now).milliseconds
    return (file, notes)
  }

  private func file(ofPage page: Int) throws -> SheetFile {
    let size = sheet.size(ofPage: page)
    return SheetFile(
      path: names.path(ofPage: page).string, page: page + 1, width: size.width, height: size.height,
      bytes: nil, changed: false, milliseconds: 0,
      cells: order.withFrames ? try sheet.cells(onPage: page) : nil)
  }

  // MARK: Files of all pages

  private func writeBound(
    as kind: any BoundSheetOutput, into written: inout WrittenSheet, _ progress: (WorkProgress) -> Void
  ) throws {
    var byteCount = 0
    var files: [SheetFile] = []
    var notes: [String] = []
    let changed = try AtomicFile.replaceIfChanged(order.output) { target in
      try sheet.bind(
        as: kind,
        to: { bytes in
          byteCount += bytes.count
          try target.writeAll(bytes)
        },
        pages: { add in
          try makePages(progress, make: codedPage) { page, coded, pageNotes in
            try add(page, coded)
            files.append(try file(ofPage: page))
            notes += pageNotes
          }
        })
    }
    for index in files.indices { (files[index].bytes, files[index].changed) = (byteCount, changed) }
    written.files = files
    written.notes += notes
  }

  private func codedPage(
    _ page: Int, _ work: PageWork, progress: () -> Void
  ) throws -> (page: Int, coded: [UInt8], notes: [String]) {
    var coded: [UInt8] = []
    let notes = try sheet.compose(
      page: page, as: order.kind, withMap: order.withMap, work, progress: progress
    ) { coded.append(contentsOf: $0) }
    return (page, coded, notes)
  }

  /// Writes one more file with all pages: of the pages' files, if these are of the right kind.
  private func bindFiles(as kind: any BoundSheetOutput, to path: FilePath) throws {
    let hasFiles = kind.pageKind == order.kind.pageKind && !(order.kind is any BoundSheetOutput)
    _ = try AtomicFile.replaceIfChanged(path) { target in
      try sheet.bind(as: kind, to: { try target.writeAll($0) }) { add in
        for page in sheet.chosen {
          try cancellation.check()
          if hasFiles {
            let file = names.path(ofPage: page)
            try add(page, WholeFile.read(SystemCall.resolved(file) ?? file))
          } else {
            var coded: [UInt8] = []
            let work = PageWork(jobs: cellsAtOnce, cancellation: cancellation)
            _ = try sheet.compose(page: page, as: kind, withMap: order.withMap, work) {
              coded.append(contentsOf: $0)
            }
            try add(page, coded)
          }
        }
      }
    }
  }

  // MARK: Maps

  /// Writes the maps of the requested pages into a file.
  private func writeMaps(to path: FilePath) throws {
    let file = SheetMapFile(
      pages: sheet.chosen.map {
        .init(file: names.path(ofPage: $0).lastComponent?.string ?? "", map: sheet.map(ofPage: $0))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = Array(try encoder.encode(file)) + [UInt8(ascii: "\n")]
    _ = try AtomicFile.replaceIfChanged(path) { file in
      try json.withUnsafeBytes { _ = try file.writeAll($0) }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
