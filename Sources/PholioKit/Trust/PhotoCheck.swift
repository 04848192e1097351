import Glibc
import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// Holds one photo against the disk: its thumbnail, and its originals if these are to be read. Makes a thumbnail again
/// where that is asked for.
struct PhotoCheck: Sendable {
  var thumbnails: ThumbnailStore
  var readsOriginals: Bool
  var repair: CheckOptions.Repair
  /// Asked while a picture is decoded.
  var isCancelled: @Sendable () -> Bool = { false }

  struct Result: Sendable {
    var photo: KeptPhoto
    var findings: [Finding] = []
    var originals = 0
    /// The length of a thumbnail that was made again.
    var newThumbnailByteCount: Int?
  }

  /// - Throws: `FileError`, where a thumbnail can't be written.
  func check(_ photo: KeptPhoto) throws -> Result {
    var result = Result(photo: photo)
    var right: FileLocation?
    if readsOriginals {
      for file in photo.files {
        let state = OriginalState(of: file, digest: photo.digest)
        if state == .right { right = right ?? file.location }
        if let finding = Self.finding(state, file) { result.findings.append(finding) }
        switch state {
        case .right, .rot, .edited: result.originals += 1
        case .missing, .unreadable: break
        }
      }
    }
    if var finding = thumbnailFinding(photo, original: right) {
      if repair != .none {
        if !readsOriginals {
          right = photo.files.first { OriginalState(of: $0, digest: photo.digest) == .right }?.location
        }
        result.newThumbnailByteCount = try makeAgain(photo, from: right, &finding)
      }
      result.findings.append(finding)
    }
    return result
  }

  private static func finding(_ state: OriginalState, _ file: KeptPhoto.File) -> Finding? {
    let path = file.location.path
    return switch state {
    case .right: nil
    case .rot: Finding(.rot, path: path, "its content is not what was imported, though its time is the same")
    case .edited: Finding(.edited, path: path, "edited since it was imported")
    case .missing: Finding(.missing, path: path, "not there any more")
    case .unreadable(let reason): Finding(.unreadable, path: path, reason)
    }
  }

  // MARK: Thumbnails

  private func thumbnailFinding(_ photo: KeptPhoto, original: FileLocation?) -> Finding? {
    let path = thumbnails.path(of: photo.digest)
    func finding(_ kind: Finding.Kind, _ reason: String) -> Finding {
      Finding(
        kind, path: path.byteString,
        reason + (photo.files.first.map { ", of \($0.location.path.shown)" } ?? ""))
    }
    guard let status = try? SystemCall.status(path), status.st_mode & S_IFMT == S_IFREG else {
      return finding(.thumbnailMissing, "no thumbnail")
    }
    guard status.st_size == photo.thumbnailByteCount else {
      return finding(
        .thumbnailLength, "\(status.st_size) bytes instead of \(photo.thumbnailByteCount)")
    }
    guard readsOriginals else { return nil }
    return thumbnailFault(photo, at: path, original: original).map { finding(.thumbnailDamaged, $0) }
  }

  /// What is wrong with a thumbnail's picture.
  private func thumbnailFault(_ photo: KeptPhoto, at path: FilePath, original: FileLocation?) -> String? {
    let box = PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge)
    let expected = photo.size.fitted(within: box)
    let small: DecodedPhoto
    let coarse: Bitmap
    do {
      let bytes = try WholeFile.read(path, .regular)
      small = try PhotoDecoder.decode(bytes, orientation: .upright, to: .full)
      coarse = try PhotoDecoder.decode(bytes, orientation: .upright, to: CoarseLook.target).bitmap
    } catch {
      return "can't be decoded: \((error as? FileError).map { "\($0.cause)" } ?? "\(error)")"
    }
    if let warning = small.warnings.first { return warning.description }
    guard small.fullSize == expected else { return "\(small.fullSize) pixels instead of \(expected)" }
    if let original, let look = CoarseLook(of: original, isCancelled: isCancelled), look.isUnlike(coarse) {
      return "another picture"
    }
    return nil
  }

  /// - Returns: The new thumbnail's length; nil where none was made.
  private func makeAgain(
    _ photo: KeptPhoto, from original: FileLocation?, _ finding: inout Finding
  ) throws -> Int? {
    guard let original else {
      finding.detail += "; it can't be made again: no original has the photo's content"
      return nil
    }
    guard repair == .make else {
      finding.detail += "; would be made again"
      return nil
    }
    do {
      let bytes = try WholeFile.read(FilePath(original.path), .regular)
      let thumbnail = try OriginalFormats.standard.open(bytes, name: original.name.bytes).thumbnail()
      try thumbnails.write(thumbnail.jpeg, for: photo.digest)
      finding.detail += "; made again"
      finding.isRepaired = true
      return thumbnail.jpeg.count
    } catch let error as ImagingError {
      finding.detail += "; it can't be made again: \(error)"
    } catch let error as FileError where error.act == .reading {
      finding.detail += "; it can't be made again: \(error.cause)"
    }
    return nil
  }
}
