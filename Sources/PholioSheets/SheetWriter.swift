import Foundation
package import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
package import SystemPackage

/// The files that a sheet is written to.
package struct SheetFiles: Sendable {
  package var output: FilePath
  /// The output's kind of file.
  package var kind: any SheetOutput
  /// Additional files with all pages.
  package var bound: [(path: FilePath, kind: any BoundSheetOutput)] = []
  /// Where to write the pages' maps.
  package var mapFile: FilePath?
  /// Whether pages carry their maps.
  package var withMap = true
  /// Whether to tell each photo's frame.
  package var withFrames = false
  /// Whether only to tell what would be written.
  package var isDryRun = false
  /// How many pictures are made at once.
  package var jobs: Int

  package init(_ output: FilePath, as kind: any SheetOutput, jobs: Int) {
    (self.output, self.kind, self.jobs) = (output, kind, jobs)
  }
}

/// Writes a sheet's files: several pages at once or, for one page, several of its cells.
package struct SheetWriter: Sendable {
  private let sheet: Sheet
  private let files: SheetFiles
  private let names: SheetNames
  private let cancellation: Cancellation

  /// - Throws: `SheetError` if a page does not fit into a file, or a file must not be written.
  package init(_ sheet: Sheet, _ files: SheetFiles, cancellation: Cancellation) throws {
    self.sheet = sheet
    self.files = files
    self.cancellation = cancellation
    // A file of all pages has the given name, for any number of pages.
    names = SheetNames(files.output, pages: files.kind is any BoundSheetOutput ? 1 : sheet.pageCount)
    let hasPrint = files.kind is any BoundSheetOutput || !files.bound.isEmpty
    if !hasPrint, sheet.plan.options.bleed > 0 { throw SheetError.needsPrint("bleed") }
    if !hasPrint, sheet.plan.options.cropMarks { throw SheetError.needsPrint("crop-marks") }
    for (_, kind) in files.bound {
      guard let size = sheet.sizeBeyond(kind) else { continue }
      throw SheetError.tooLargeToBind(
        option: kind.extensions[0], width: size.width, height: size.height, kind: kind.name,
        longest: kind.longestEdge(sheet.plan.options))
    }
  }

  /// All files that will be written.
  package var targets: [FilePath] {
    let pages = files.kind is any BoundSheetOutput ? [files.output] : sheet.chosen.map(names.path)
    return pages + [files.mapFile].compactMap(\.self) + files.bound.map(\.path)
  }

  /// - Throws: `Interruption`; `TextError`; `FileError`.
  package func write(progress: (WorkProgress) -> Void) throws -> WrittenSheet {
    let clock = ContinuousClock()
    let start = clock.now
    var written = WrittenSheet(
      gallery: sheet.gallery, photos: sheet.count, pages: sheet.pageCount, milliseconds: 0, files: [],
      besides: [], notes: [])
    if files.isDryRun {
      for page in sheet.chosen {
        try cancellation.check()
        written.files.append(try file(ofPage: page))
      }
    } else {
      if let kind = files.kind as? any PageSheetOutput {
        try makePages(
          progress,
          make: { page, work, progress in try writePage(page, as: kind, work, progress: progress) },
          deliver: { file, notes in
            written.files.append(file)
            written.notes += notes
          })
      } else if let kind = files.kind as? any BoundSheetOutput {
        let file = try bind(as: kind, to: files.output, progress)
        written.files = try sheet.chosen.map { page in
          var own = try self.file(ofPage: page)
          (own.bytes, own.changed) = (file.byteCount, file.changed)
          return own
        }
        written.notes = file.notes
      }
      // The notes are the pages'.
      for (path, kind) in files.bound {
        let file = try bind(as: kind, to: path)
        written.besides.append(
          ExtraFile(
            path: path.byteString, content: .pages, bytes: file.byteCount, changed: file.changed))
      }
      if let mapFile = files.mapFile { written.besides.append(try writeMaps(to: mapFile)) }
      if let note = names.noteOfLeftovers(of: sheet.gallery, as: files.kind) {
        written.notes.append(note)
      }
    }
    written.notes += sheet.plan.notes + (sheet.painter.pool?.missing.notes ?? [])
    written.milliseconds = start.duration(to: clock.now).milliseconds
    return written
  }

  // MARK: Pages

  /// Makes the requested pages, and hands over what `make` gives for each, in files.
  private func makePages<Made: Sendable>(
    _ progress: (WorkProgress) -> Void,
    make: @escaping @Sendable (_ page: Int, PageWork, _ progress: () -> Void) throws -> Made,
    deliver: (Made) throws -> Void
  ) throws {
    let plan = sheet.plan
    let total = cellCount
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

  /// Of the requested pages, each of which is asked.
  private var cellCount: Int { sheet.chosen.map { sheet.plan.pages.cells(onPage: $0).count }.reduce(0, +) }

  /// How many pages are composed at once; nil if one page fills the memory, or threads are better used for
  /// its cells.
  private var pagesAtOnce: Int? {
    let band = PageSlices.bandBytes(sheet.plan, page: 0)
    let number = min(files.jobs, sheet.chosen.count, PageSlices.mostBytes / max(1, band))
    return number > 1 || files.jobs == 1 ? number : nil
  }

  /// Pictures in work are in memory: the larger they are, the fewer.
  private var cellsAtOnce: Int {
    let bytes = sheet.plan.pictureSize(of: sheet.plan.pages.lastCell(onPage: 0)).pixels * Bitmap.bytesPerPixel
    return max(1, min(files.jobs, PageSlices.mostBytes / (4 * bytes)))
  }

  private func writePage(
    _ page: Int, as kind: any PageSheetOutput, _ work: PageWork, progress: () -> Void
  ) throws -> (SheetFile, notes: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    var file = try file(ofPage: page)
    var notes: [String] = []
    var byteCount = 0
    file.changed = try AtomicFile.replaceIfChanged(names.path(ofPage: page)) { target in
      notes = try sheet.compose(
        page: page, as: kind, withMap: files.withMap, work, progress: progress
      ) { bytes in
        byteCount += bytes.count
        try target.send(bytes, cancellation)
      }
    }
    file.bytes = byteCount
    file.milliseconds = start.duration(to: clock.now).milliseconds
    return (file, notes)
  }

  private func file(ofPage page: Int) throws -> SheetFile {
    let size = sheet.size(ofPage: page)
    let cells = sheet.plan.pages.cells(onPage: page)
    return SheetFile(
      path: names.path(ofPage: page).byteString, page: page + 1, photos: cells.count,
      first: cells.first?.position.rawValue ?? 0, last: cells.last?.position.rawValue ?? 0,
      width: size.width, height: size.height,
      bytes: nil, changed: false, milliseconds: 0,
      cells: files.withFrames ? try sheet.cells(onPage: page) : nil)
  }

  // MARK: Files of all pages

  /// Writes one file with all requested pages.
  private func bind(
    as kind: any BoundSheetOutput, to path: FilePath, _ progress: (WorkProgress) -> Void = { _ in }
  ) throws -> (byteCount: Int, changed: Bool, notes: [String]) {
    var byteCount = 0
    var notes: [String] = []
    let total = cellCount
    var done = 0
    let changed = try AtomicFile.replaceIfChanged(path) { target in
      notes = try sheet.bind(
        as: kind, withMap: files.withMap, jobs: cellsAtOnce, cancellation: cancellation,
        progress: {
          done += 1
          progress(WorkProgress(done: done, total: total))
        },
        to: { bytes in
          byteCount += bytes.count
          try target.send(bytes, cancellation)
        })
    }
    return (byteCount, changed, notes)
  }

  // MARK: Maps

  /// Writes the maps of the requested pages into a file.
  private func writeMaps(to path: FilePath) throws -> ExtraFile {
    let file = SheetMapFile(
      pages: sheet.chosen.map {
        .init(file: names.path(ofPage: $0).lastComponent?.string ?? "", map: sheet.map(ofPage: $0))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = Array(try encoder.encode(file)) + [UInt8(ascii: "\n")]
    let changed = try AtomicFile.replaceIfChanged(path) { file in
      try json.withUnsafeBytes { try file.send($0, cancellation) }
    }
    return ExtraFile(path: path.byteString, content: .maps, bytes: json.count, changed: changed)
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
