import PholioCatalog
import PholioFacts
package import PholioKit
package import SystemPackage

/// A static site of galleries, in a folder of its own: pages, pictures in some sizes, and what pages need. It
/// works from a server and from a stick, without JavaScript, and asks nobody else for anything.
///
/// Each file is made only if what it is made from has changed. Files that are not wanted any more are
/// removed, if pholio wrote them and nobody has changed them since.
package struct Site {
  private let library: Library
  private let options: SiteOptions
  private let pages: SitePages
  private let folder: OwnedFolder
  private let making: PictureMaking
  private let cancellation: Cancellation
  private let progress: (WorkProgress) -> Void
  private var galleries: [SiteGallery]
  private var problems: [SiteOutcome.Problem] = []

  /// Of what is written, beside the program's version.
  static let format = 1

  /// Publishes galleries.
  ///
  /// - Parameters:
  ///   - path: The site's folder; it is made if it is missing.
  ///   - libraryFolder: The library's.
  ///   - generator: The program and its version.
  ///   - open: Opens the library. It is not called if nothing has changed at all.
  ///   - progress: Of photos.
  /// - Throws: `ThemeError`, `SiteError`, `OwnedFolderError`, `FileError`; `LibraryError.unknownGallery`;
  ///   `Interruption`: what was written stays.
  package static func publish(
    at path: FilePath, of libraryFolder: FilePath, _ options: SiteOptions, generator: String,
    cancellation: Cancellation = Cancellation(), progress: @escaping (WorkProgress) -> Void = { _ in },
    open: () throws -> Library
  ) throws -> SiteOutcome {
    let theme = try Theme.typed(options.theme)
    // Before anything is read of it, so that a change meanwhile is seen the next time.
    let state = Library.catalogState(of: libraryFolder)
    let key = state.map {
      SiteKey.of(["\(format)", generator, theme.key, options.key, libraryFolder.string, $0])
    }
    if let key, let known = SiteRecord.read(path), known.key == key, FolderState(path)?.text == known.folder {
      var outcome = SiteOutcome()
      (outcome.galleries, outcome.photos, outcome.fileCount) = (known.galleries, known.photos, known.files)
      outcome.files.same = known.files
      return outcome
    }
    let library = try open()
    var site = try Site(
      at: path, library, theme, options, generator: generator, cancellation: cancellation, progress: progress)
    let outcome = try site.write()
    if let key, outcome.problems.isEmpty, outcome.files.changed.isEmpty, outcome.files.foreign.isEmpty,
      !options.isDryRun, let state = FolderState(path)
    {
      SiteRecord(
        key: key, folder: state.text, files: outcome.fileCount, galleries: outcome.galleries,
        photos: outcome.photos
      ).write(path)
    }
    return outcome
  }

  private init(
    at path: FilePath, _ library: Library, _ theme: Theme, _ options: SiteOptions, generator: String,
    cancellation: Cancellation, progress: @escaping (WorkProgress) -> Void
  ) throws {
    let published = try library.published(options.galleries, cancellation: cancellation)
    if published.isEmpty { throw SiteError.nothing }
    galleries = SiteGallery.all(published, edges: options.edges)
    pages = SitePages(galleries, theme, options, generator: "\(generator)")
    folder = try OwnedFolder(at: path, kind: .site, library: library, isDryRun: options.isDryRun)
    making = PictureMaking(library: library, folder: folder, options: options, cancellation: cancellation)
    (self.library, self.options) = (library, options)
    (self.cancellation, self.progress) = (cancellation, progress)
  }

  private mutating func write() throws -> SiteOutcome {
    do {
      try makePictures()
      try write(pages.with(galleries).all)
      try writeAssets()
    } catch let interruption as Interruption {
      try folder.stop()
      throw interruption
    } catch {
      // What was written stays, under its names; the rest is left to the next time.
      try? folder.stop()
      throw error
    }
    var outcome = SiteOutcome()
    outcome.galleries = galleries.count
    outcome.photos = galleries.reduce(0) { $0 + $1.photos.count }
    outcome.problems = problems
    outcome.files = try folder.finish(deletes: true)
    outcome.fileCount = outcome.files.written + outcome.files.same + outcome.files.renamed
    return outcome
  }

  // MARK: Pictures

  private var kinds: [SitePictureKind] { options.hasWebP ? [.jpg, .webp] : [.jpg] }

  private mutating func makePictures() throws {
    if options.hasWebP { try SiteError.requireWebP() }
    /// A photo of several galleries is made once: what became of it, by its pictures' name.
    var made: [String: SitePhoto] = [:]
    var works: [PictureWork] = []
    for gallery in galleries {
      for photo in gallery.photos where made[photo.picture.name] == nil {
        try cancellation.check()
        let work = try work(for: photo, of: gallery)
        made[photo.picture.name] = work.photo
        if !work.wanted.isEmpty || work.wantsOriginal { works.append(work) }
      }
    }
    try run(works, into: &made)
    for gallery in galleries.indices {
      for index in galleries[gallery].photos.indices {
        guard let known = made[galleries[gallery].photos[index].picture.name] else { continue }
        galleries[gallery].photos[index].picture = known.picture
        galleries[gallery].photos[index].original = known.original
      }
    }
  }

  /// What is to be done for a photo. What is there already is kept.
  private mutating func work(for photo: SitePhoto, of gallery: SiteGallery) throws -> PictureWork {
    var photo = photo
    var wanted: [PictureWork.Wanted] = []
    for size in photo.picture.sizes {
      for kind in kinds {
        let source = photo.picture.source(size, kind, quality: options.quality)
        if try isWanted(photo.picture.path(size, kind), source) {
          wanted.append(PictureWork.Wanted(size: size, kind: kind))
        }
      }
    }
    var work = PictureWork(photo, gallery: gallery.gallery.name, wanted: wanted, wantsOriginal: false)
    guard options.hasOriginals, let file = photo.placed.files.first else { return work }
    let name = file.name.shown
    let type = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let isJPEG = ["jpg", "jpeg", "jpe", "jfif"].contains(type)
    if making.stripping != nil, !isJPEG {
      problems.append(work.problem(.notStripped))
      return work
    }
    let isPlain = !type.isEmpty && type.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
    let path = "originals/\(photo.slug)\(isPlain ? ".\(type)" : "")"
    work.wantsOriginal = try isWanted(path, making.originalSource(photo))
    photo.original = (path, folder.writtenByteCount(of: path) ?? photo.photo.content.byteCount)
    work.photo = photo
    return work
  }

  /// Whether a file has to be written; one that is as it should be is kept.
  private func isWanted(_ path: String, _ source: String) throws -> Bool {
    switch try folder.state(of: path, source: source) {
    case .same:
      folder.keep(path, source: source)
      return false
    case .missing, .stale: return true
    // They are told of in the end.
    case .changed, .foreign: return false
    }
  }

  private mutating func run(_ works: [PictureWork], into made: inout [String: SitePhoto]) throws {
    if options.isDryRun {
      // Nothing is decoded: whether it could be is not known.
      for work in works {
        for wanted in work.wanted {
          try folder.write(work.photo.picture.path(wanted.size, wanted.kind), source: "") { _ in }
        }
        if work.wantsOriginal, let path = work.photo.original?.path {
          try folder.write(path, source: "") { _ in }
        }
      }
      return
    }
    var waiting = works[...]
    var done = 0
    let making = making
    try OrderedPipeline.run(
      jobs: options.jobs, isStopped: { cancellation.isCancelled }, next: { waiting.popFirst() },
      work: { making.done($0) },
      deliver: { work in
        if let error = work.error { throw error }
        done += 1
        progress(WorkProgress(done: done, total: works.count))
        made[work.photo.picture.name] = try settled(work)
      })
    try cancellation.check()
  }

  /// A photo after the work on it: where no original is there, with pictures that are.
  private mutating func settled(_ work: PictureWork) throws -> SitePhoto {
    var photo = work.photo
    guard let problem = work.problem else { return photo }
    problems.append(problem)
    let missing = Set(work.wanted.map(\.size.edge))
    if missing.isEmpty { return photo }
    let left = photo.picture.sizes.filter { !missing.contains($0.edge) }
    if !left.isEmpty {
      photo.picture.sizes = left
      return photo
    }
    photo.picture.sizes = [photo.picture.sizes[0]]
    photo.picture.isStandIn = true
    let wanted = try kinds.filter {
      let (picture, size) = (photo.picture, photo.picture.sizes[0])
      return try isWanted(picture.path(size, $0), picture.source(size, $0, quality: options.quality))
    }
    if !wanted.isEmpty { _ = try making.standIn(photo.picture, of: photo.placed, wanted) }
    return photo
  }

  // MARK: Pages

  private func write(_ pages: [SitePage]) throws {
    var stale: [SitePage] = []
    for page in pages where try isWanted(page.path, page.source) { stale.append(page) }
    var waiting = stale[...]
    let folder = folder
    try OrderedPipeline.run(
      jobs: options.jobs, isStopped: { cancellation.isCancelled }, next: { waiting.popFirst() },
      work: { page -> (any Error)? in
        do {
          let text = try page.render()
          try folder.write(page.path, source: page.source) { try $0.write(text) }
          return nil
        } catch {
          return error
        }
      },
      deliver: { error in if let error { throw error } })
    try cancellation.check()
  }

  private func writeAssets() throws {
    for (name, bytes) in pages.theme.assets.sorted(by: { $0.key < $1.key }) {
      let (path, source) = ("assets/" + name, "asset:" + SHA256.digest(of: bytes).hex)
      guard try isWanted(path, source) else { continue }
      try folder.write(path, source: source) { try $0.write(bytes) }
    }
  }
}
