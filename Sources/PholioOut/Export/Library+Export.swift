import Glibc
package import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
package import SystemPackage

/// What an export did.
package struct ExportReport: Encodable, Sendable {
  package var gallery: String
  package var folder: ByteString
  /// How many photos were to be handed over.
  package var photos: Int
  package var outcome: OwnedFolder.Outcome
  package var missing: [ExportPlan.Missing]
  package var renamings: [ExportPlan.Renaming]

  private enum CodingKeys: String, CodingKey {
    case gallery, folder, photos, missing, names
    case folderBytes = "folder_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery, forKey: .gallery)
    try container.encode(folder, as: .folder, bytes: .folderBytes)
    try container.encode(photos, forKey: .photos)
    try container.encode(missing, forKey: .missing)
    try container.encode(renamings, forKey: .names)
    try outcome.encode(to: encoder)
  }
}

/// How a plan is carried out in a folder.
package struct ExportOrder: Sendable {
  package var folder: FilePath
  package var way = ExportOptions.Way.copy
  /// Whether what earlier exports wrote and nobody wants any more is removed.
  package var deletes = false
  package var isDryRun = false
  package var jobs = 1

  package init(folder: FilePath) {
    self.folder = folder
  }
}

/// Why an export did not go on.
package enum ExportError: Error, Hashable {
  /// The folder can't have such links to the original.
  case cannotLink(String, symbolic: Bool, isOtherDisk: Bool)
}

extension Library {
  /// Brings a folder up to date with a plan.
  ///
  /// If a photo can't be handed over, the others are, and nothing is removed.
  ///
  /// - Parameter progress: Called after each file that is written.
  /// - Throws: `OwnedFolderError`, `ExportError`, `FileError`; `Interruption`: what was written then stays.
  package func export(
    _ plan: ExportPlan, _ order: ExportOrder, cancellation: Cancellation = Cancellation(),
    progress: (WorkProgress) -> Void = { _ in }
  ) throws -> ExportReport {
    let folder = try OwnedFolder(at: order.folder, kind: .export, library: self, isDryRun: order.isDryRun)
    var missing = plan.missing
    var waiting: [ExportPlan.Item] = []
    for item in plan.items {
      try cancellation.check()
      let original = order.way == .hardLink ? item.source.map { FilePath($0.path) } : nil
      switch try folder.state(of: item.path, source: item.key, hardLinkTo: original) {
      case .same: folder.keep(item.path)
      case .missing, .stale: waiting.append(item)
      case .changed, .foreign: break
      }
    }
    let renamed = try folder.rename(waiting.map { ($0.path, $0.key) })
    waiting.removeAll { renamed.contains($0.path) }
    do {
      let work = ExportWork(folder: folder, way: order.way, formats: formats, cancellation: cancellation)
      var (index, done) = (0, 0)
      func next() throws -> ExportPlan.Item? {
        try cancellation.check()
        defer { index += 1 }
        return index < waiting.count ? waiting[index] : nil
      }
      func deliver(_ item: ExportPlan.Item, _ result: Result<Void, any Error>) throws {
        done += 1
        progress(WorkProgress(done: done, total: waiting.count))
        do {
          try result.get()
        } catch let problem as ExportProblem {
          let name = item.source?.path.shown ?? item.path
          missing.append(.init(position: item.position, name: name, reason: problem.reason))
        }
      }
      if order.way == .copy {
        try OrderedPipeline.run(
          jobs: order.jobs, next: next, work: { item in (item, Result { try work.write(item) }) },
          deliver: deliver)
      } else {
        // A link takes less time than handing it to another thread.
        while let item = try next() { try deliver(item, Result { try work.write(item) }) }
      }
    } catch {
      // What was written stays; the rest is left to the next time.
      try? folder.stop()
      throw error
    }
    let outcome = try folder.finish(deletes: order.deletes && missing.isEmpty)
    return ExportReport(
      gallery: plan.gallery, folder: order.folder.byteString,
      photos: Set(plan.items.compactMap(\.photo)).count + plan.missing.count, outcome: outcome,
      missing: missing.sorted { $0.position < $1.position }, renamings: plan.renamings)
  }
}

/// Writes items, on several threads.
private struct ExportWork: Sendable {
  var folder: OwnedFolder
  var way: ExportOptions.Way
  var formats: OriginalFormats
  var cancellation: Cancellation

  /// - Throws: `ExportProblem` for this item; other errors end the export.
  func write(_ item: ExportPlan.Item) throws {
    try cancellation.check()
    if folder.isDryRun { return folder.noteRehearsed(item.path) }
    guard case .original(let digest) = item.content, let source = item.source else {
      let content = try item.content(formats: formats, cancellation: cancellation)
      return try folder.write(item.path, source: item.key, modified: content.modified) { file in
        try content.write { try file.write($0) }
      }
    }
    let path = FilePath(source.path)
    if way != .copy { return try link(item, to: path, digest) }
    do {
      try item.opened { file in
        try folder.write(item.path, source: item.key, modified: item.modified) { copy in
          try copy.copy(file, at: path, expected: digest, cancellation)
        }
      }
    } catch let error as FileError where error.cause == .ioError && error.act == .writing {
      // It is read back otherwise than it should be: written wrongly, or another photo by now.
      guard let digest, let now = HashedFile.digest(of: path), now != digest else { throw error }
      throw ExportProblem(.changed)
    } catch let error as FileError where error.act == .reading {
      throw ExportProblem(.failed("\(error.cause)"))
    }
  }

  private func link(_ item: ExportPlan.Item, to path: FilePath, _ digest: PhotoDigest?) throws {
    var known = digest
    if digest == nil || !item.isAsSeen {
      known = try item.opened { try SHA256.digest(of: $0, cancellation: cancellation) }
    }
    guard let known, digest == nil || known == digest else { throw ExportProblem(.changed) }
    do {
      try folder.link(
        item.path, to: path, digest: known, source: item.key, symbolic: way == .symbolicLink)
    } catch let error as FileError where [.improperLink, .notPermitted, .notSupported].contains(error.cause) {
      throw ExportError.cannotLink(
        path.byteString.shown, symbolic: way == .symbolicLink, isOtherDisk: error.cause == .improperLink)
    }
  }
}

extension ExportPlan.Missing: Encodable {
  private enum CodingKeys: String, CodingKey {
    case position, name, reason
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(position, forKey: .position)
    try container.encode(name, forKey: .name)
    try container.encode(reason.text, forKey: .reason)
  }
}

extension ExportPlan.Missing.Reason {
  package var text: String {
    switch self {
    case .noFile: "there is no file"
    case .changed: "the file has been changed since it was imported; import it again"
    case .notJPEG: "--strip is for JPEGs; --size makes one of it"
    case .failed(let reason): reason
    }
  }
}
