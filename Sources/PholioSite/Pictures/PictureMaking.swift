import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
import PholioLibrary
import PholioOut

/// A photo of which files are to be made, and what became of it.
struct PictureWork: Sendable {
  /// A picture that is not there, or not as it should be.
  struct Wanted: Sendable {
    var size: SitePicture.Size
    var kind: SitePictureKind
  }

  var photo: SitePhoto
  var gallery: String
  var wanted: [Wanted]
  /// Whether the original is to be written too.
  var wantsOriginal: Bool
  /// Whether the original is only to be looked for: all pictures are there.
  var isLook: Bool { wanted.isEmpty && !wantsOriginal }
  var problem: SiteOutcome.Problem?
  /// What ends all work.
  var error: (any Error)?

  init(_ photo: SitePhoto, gallery: String, wanted: [Wanted], wantsOriginal: Bool) {
    (self.photo, self.gallery, self.wanted, self.wantsOriginal) = (photo, gallery, wanted, wantsOriginal)
  }

  func problem(_ kind: SiteOutcome.Problem.Kind, _ reason: String? = nil) -> SiteOutcome.Problem {
    SiteOutcome.Problem(
      gallery: gallery, position: photo.position, name: photo.name, kind: kind, reason: reason)
  }
}

/// Makes a photo's pictures: it is decoded once, in the largest size, and each smaller one is made from the
/// next larger.
struct PictureMaking: Sendable {
  let library: Library
  let folder: OwnedFolder
  let options: SiteOptions
  let cancellation: Cancellation

  private static let mostPixelsInScans = 4 << 20

  /// Any thread may call this.
  func done(_ work: PictureWork) -> PictureWork {
    var work = work
    do {
      if !work.wanted.isEmpty { try makePictures(&work) }
      if work.wantsOriginal { try writeOriginal(&work) }
      if work.isLook, try !library.hasOriginal(of: work.photo.placed, cancellation: cancellation) {
        work.problem = work.problem(.missing)
      }
    } catch {
      work.error = error
    }
    return work
  }

  private func makePictures(_ work: inout PictureWork) throws {
    let picture = work.photo.picture
    let edge = work.wanted.map(\.size.edge).max() ?? picture.largest.edge
    do {
      if var bitmap = try library.drawn(
        work.photo.placed, within: edge, options.colours, cancellation: cancellation)
      {
        for size in Set(work.wanted.map(\.size.edge)).sorted(by: >) {
          try cancellation.check()
          guard let pixels = work.wanted.first(where: { $0.size.edge == size })?.size.pixels else { continue }
          bitmap = bitmap.resized(to: pixels)
          for wanted in work.wanted where wanted.size.edge == size {
            try write(bitmap, wanted, picture, .original)
          }
        }
        work.wanted = []
        return
      }
      work.problem = work.problem(.missing)
    } catch let error as ImagingError where !error.isTransient || error == .loaderKilled {
      work.problem = work.problem(.damaged, "\(error)")
    }
  }

  func write(
    _ bitmap: Bitmap, _ wanted: PictureWork.Wanted, _ picture: SitePicture, _ basis: SitePicture.Basis
  ) throws {
    let bytes =
      switch wanted.kind {
      case .jpg:
        // Smaller, and seen sooner. While it is written, all of one is in memory.
        try bitmap.jpeg(
          quality: options.quality, isProgressive: bitmap.size.pixels <= Self.mostPixelsInScans)
      case .webp: try bitmap.webp(quality: options.quality)
      }
    let source = picture.source(wanted.size, wanted.kind, options, basis)
    try folder.write(picture.path(wanted.size, wanted.kind), source: source) { try $0.write(bytes) }
  }

  // MARK: Originals

  /// What originals that are offered lose.
  var stripping: JPEGStripping.Extent? {
    if options.tellsPlace && options.tellsSerial { return nil }
    return options.tellsSerial ? .place : .all
  }

  func originalSource(_ photo: SitePhoto) -> String {
    let way = stripping.map { "\($0.rawValue)/\(JPEGStripping.version)" } ?? "whole"
    return "original/\(photo.photo.content.digest.hex)/\(way)"
  }

  private func writeOriginal(_ work: inout PictureWork) throws {
    guard let path = work.photo.original?.path else { return }
    let offered = try library.offered(
      work.photo.placed, stripped: stripping, cancellation: cancellation)
    guard case .bytes(let bytes) = offered else {
      work.photo.original = nil
      if work.problem == nil { work.problem = work.problem(offered == .missing ? .missing : .notStripped) }
      return
    }
    work.photo.original?.byteCount = bytes.count
    try folder.write(path, source: originalSource(work.photo)) { try $0.write(bytes) }
  }
}
