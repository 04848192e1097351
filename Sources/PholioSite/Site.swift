import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioImaging
package import PholioLibrary
import PholioOut
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
  /// From before.
  private lazy var made = MadePictures(folder)

  /// Of what is written, beside the program's version.
  static let format = 1

  /// Publishes galleries.
  ///
  /// - Parameters:
  ///   - path: The site's folder; it is made if it is missing.
  ///   - libraryFolder: The library's.
  ///   - generator: The program and its version.
  ///   - open: Opens the library.
  ///   - progress: Of photos.
  /// - Throws: `ThemeError`, `SiteError`, `OwnedFolderError`, `FileError`; `LibraryError.unknownGallery`;
  ///   `Interruption`: what was written stays.
  package static func publish(
    at path: FilePath, of libraryFolder: FilePath, _ options: SiteOptions, generator: String,
    cancellation: Cancellation = Cancellation(), progress: @escaping (WorkProgress) -> Void = { _ in },
    open: () throws -> Library
  ) throws -> SiteOutcome {
    let theme = try theme(options)
    // Before anything is read of it, so that a change meanwhile is seen the next time.
    let state = Library.catalogState(of: libraryFolder)
    let key = state.map {
      SiteKey.of(["\(format)", generator, theme.key, options.key, libraryFolder.string, $0])
    }
    let library = try open()
    let originals = try library.originalsState()
    if let key, let known = SiteRecord.read(path), known.key == key, known.originals == originals,
      FolderState(path)?.text == known.folder
    {
      var outcome = SiteOutcome()
      (outcome.galleries, outcome.photos, outcome.fileCount) = (known.galleries, known.photos, known.files)
      outcome.files.same = known.files
      return outcome
    }
    var site = try Site(
      at: path, library, theme, options, generator: generator, cancellation: cancellation, progress: progress)
    let outcome = try site.write()
    if let key, outcome.problems.isEmpty, outcome.files.changed.isEmpty, outcome.files.foreign.isEmpty,
      !options.isDryRun, let state = FolderState(path)
    {
      SiteRecord(
        key: key, originals: originals, folder: state.text, files: outcome.fileCount,
        galleries: outcome.galleries, photos: outcome.photos
      ).write(path)
    }
    return outcome
  }

  /// A stylesheet of somebody's own has so many bytes at most.
  private static let mostCSSBytes = 1 << 20

  private static func theme(_ options: SiteOptions) throws -> Theme {
    var theme = try Theme.typed(options.theme)
    guard let path = options.css else { return theme }
    let bytes = try WholeFile.read(path, limit: mostCSSBytes)
    guard var css = String(validating: bytes, as: UTF8.self) else { throw SiteError.badCSS(path) }
    // A mark that a text is UTF-8 is one at its beginning only.
    if css.unicodeScalars.first == "\u{FEFF}" { css.unicodeScalars.removeFirst() }
    theme.add(stylesheet: css)
    return theme
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
        works.append(work)
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
        let source = photo.picture.source(size, kind, options)
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
      folder.keep(path)
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
        if work.isLook, var problem = making.done(work).problem {
          problem.shown = .pictures
          problems.append(problem)
        }
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

  /// A photo after the work on it. Where no original is there, pictures that were made before are kept, of
  /// any quality; smaller ones are made from the largest of them. All are made anew when the original is
  /// back.
  private mutating func settled(_ work: PictureWork) throws -> SitePhoto {
    var photo = work.photo
    guard var problem = work.problem else { return photo }
    problem.shown = problem.kind == .notStripped ? nil : .pictures
    defer { problems.append(problem) }
    let lacking = try work.wanted.filter { try !keeps($0, of: photo.picture) }
    if lacking.isEmpty { return photo }
    let (before, smallest) = (try made.largest(of: photo.picture), photo.picture.sizes[0])
    if let before, before.edge >= smallest.edge {
      try draw(&photo.picture, upTo: before.edge, from: before.bitmap, .picture, lacking)
      return photo
    }
    let thumbnail = library.thumbnailDrawn(photo.placed)
    let edge = thumbnail.map { max($0.size.width, $0.size.height) } ?? 0
    if let before, before.edge > edge {
      try draw(&photo.picture, upTo: before.edge, from: before.bitmap, .picture, [])
    } else {
      problem.shown = .thumbnail
      photo.picture.sizes = [smallest]
      if let thumbnail {
        try draw(&photo.picture, upTo: smallest.edge, from: thumbnail, .thumbnail, lacking)
      }
    }
    return photo
  }

  /// Draws those of a photo's pictures that are lacking, as far as they are no longer than `edge`, and one of
  /// that length in place of longer ones.
  private mutating func draw(
    _ picture: inout SitePicture, upTo edge: Int, from bitmap: Bitmap, _ basis: SitePicture.Basis,
    _ lacking: [PictureWork.Wanted]
  ) throws {
    let isShorter = picture.largest.edge > edge
    picture.sizes.removeAll { $0.edge > edge }
    var wanted = lacking.filter { $0.size.edge <= edge }
    if isShorter, picture.sizes.last?.edge ?? 0 < edge {
      let size = picture.size(edge)
      picture.sizes.append(size)
      wanted += try kinds.map { .init(size: size, kind: $0) }.filter { try !keeps($0, of: picture) }
    }
    for wanted in wanted {
      let source = picture.source(wanted.size, wanted.kind, options, basis)
      if try isWanted(picture.path(wanted.size, wanted.kind), source) {
        try making.write(bitmap.resized(to: wanted.size.pixels), wanted, picture, basis)
      }
    }
  }

  /// Keeps a picture that was made before, if it is there; it may have another quality than is wanted.
  private mutating func keeps(_ wanted: PictureWork.Wanted, of picture: SitePicture) throws -> Bool {
    let path = picture.path(wanted.size, wanted.kind)
    guard try made.contains(path) else { return false }
    folder.keep(path)
    return true
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
