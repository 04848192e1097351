import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// Compares one photo with the disk: its thumbnail and, if asked for, its originals. Makes a thumbnail again
/// if asked for.
struct PhotoCheck: Sendable {
  var thumbnails: ThumbnailStore
  var formats: OriginalFormats
  var readsOriginals: Bool
  var repair: CheckOptions.Repair
  var cancellation: Cancellation

  struct Result: Sendable {
    var photo: KnownPhoto
    var findings: [Finding] = []
    var originals = 0
    /// A thumbnail that was made again, or got its first checksum.
    var newThumbnail: StoredThumbnail?
    /// The photo had none; it is kept only by a repair that is no rehearsal.
    var newSignature: Signature?
  }

  /// - Throws: `FileError` if a thumbnail can't be written; `Interruption`.
  func check(_ photo: KnownPhoto) throws -> Result {
    var result = Result(photo: photo)
    var right: FileLocation?
    if readsOriginals {
      for file in photo.files {
        let state = try OriginalState(of: file, digest: photo.digest, cancellation: cancellation)
        if state == .right { right = right ?? file.location }
        if let finding = Self.finding(state, file) { result.findings.append(finding) }
        switch state {
        case .right, .rot, .edited: result.originals += 1
        case .missing, .unreadable: break
        }
      }
    }
    result.findings += companionFindings(photo)
    let (bytes, found) = thumbnailFinding(photo)
    if repair == .make, found == nil, photo.thumbnail.checksum == nil, let bytes {
      result.newThumbnail = StoredThumbnail(bytes)
    }
    if repair != .none, found == nil, !photo.hasSignature, let bytes {
      result.newSignature = Signature(thumbnail: bytes)
    }
    if var finding = found {
      if repair != .none {
        if !readsOriginals {
          right = try photo.files.first {
            try OriginalState(of: $0, digest: photo.digest, cancellation: cancellation) == .right
          }?.location
        }
        let thumbnail = try makeAgain(photo, from: right, &finding)
        result.newThumbnail = thumbnail?.stored
        if !photo.hasSignature { result.newSignature = thumbnail?.signature }
      }
      result.findings.append(finding)
    }
    return result
  }

  /// Companions that are gone. Where the photo's files are gone too, the disk may be away: that is told only
  /// with the originals.
  private func companionFindings(_ photo: KnownPhoto) -> [Finding] {
    let lost = photo.companions.filter { SystemCall.lacksFile(FilePath($0.location.path)) }
    guard !lost.isEmpty else { return [] }
    let there = photo.files.first { !SystemCall.lacksFile(FilePath($0.location.path)) }
    guard readsOriginals || there != nil else { return [] }
    let of = there ?? photo.files.first
    return lost.map { companion in
      Finding(
        .companionMissing, path: companion.location.path,
        "not there any more: \(companion.kind.title)" + (of.map { " of \($0.location.path.shown)" } ?? ""))
    }
  }

  private static func finding(_ state: OriginalState, _ file: KnownPhoto.File) -> Finding? {
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

  /// What is wrong with a thumbnail, by its checksum; without one, by its picture.
  private func thumbnailFinding(_ photo: KnownPhoto) -> (bytes: [UInt8]?, Finding?) {
    let path = thumbnails.path(of: photo.digest)
    func finding(_ kind: Finding.Kind, _ reason: String) -> Finding {
      Finding(
        kind, path: path.byteString,
        reason + (photo.files.first.map { ", of \($0.location.path.shown)" } ?? ""))
    }
    let expected = photo.thumbnail.byteCount
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path, .regular, limit: min(expected, WholeFile.longest))
    } catch {
      guard let status = try? SystemCall.status(path), status.st_mode & S_IFMT == S_IFREG else {
        return (nil, finding(.thumbnailMissing, "no thumbnail"))
      }
      guard status.st_size == expected else {
        return (nil, finding(.thumbnailLength, "\(status.st_size) bytes instead of \(expected)"))
      }
      let cause = (error as? FileError).map { "\($0.cause)" } ?? "\(error)"
      return (nil, finding(.thumbnailDamaged, "can't be read: \(cause)"))
    }
    guard bytes.count == expected else {
      return (nil, finding(.thumbnailLength, "\(bytes.count) bytes instead of \(expected)"))
    }
    if photo.thumbnail.checksum != nil {
      let isRight = photo.thumbnail.isOf(bytes)
      return (bytes, isRight ? nil : finding(.thumbnailDamaged, "not the bytes that were written"))
    }
    return (bytes, Self.pictureFault(bytes, of: photo).map { finding(.thumbnailDamaged, $0) })
  }

  /// What is wrong with a thumbnail's picture.
  private static func pictureFault(_ bytes: [UInt8], of photo: KnownPhoto) -> String? {
    let box = PixelSize(width: Thumbnail.longEdge, height: Thumbnail.longEdge)
    let expected = photo.size.fitted(within: box)
    do {
      let small = try PhotoDecoder.decode(bytes, orientation: .upright, to: .full)
      if let warning = small.warnings.first { return warning.description }
      return small.fullSize == expected ? nil : "\(small.fullSize) pixels instead of \(expected)"
    } catch {
      return "can't be decoded: \(error)"
    }
  }

  /// - Returns: The new thumbnail; nil if none was made.
  private func makeAgain(
    _ photo: KnownPhoto, from original: FileLocation?, _ finding: inout Finding
  ) throws -> (stored: StoredThumbnail, signature: Signature)? {
    guard let original else {
      finding.detail += "; it can't be made again: no original has the photo's content"
      return nil
    }
    guard repair == .make else {
      finding.detail += "; would be made again"
      return nil
    }
    // Read again, within the memory for files; it may have changed meanwhile.
    guard
      let known = OpenOriginal.open(
        photo.digest, [original], formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      finding.detail += "; it can't be made again: its original can't be read any more"
      return nil
    }
    do {
      let thumbnail = try known.thumbnail { [cancellation] in cancellation.isCancelled }
      let stored = try thumbnails.write(thumbnail.jpeg, for: photo.digest)
      finding.detail += "; made again"
      finding.isRepaired = true
      return (stored, thumbnail.signature)
    } catch let error as ImagingError {
      try cancellation.check()
      finding.detail += "; it can't be made again: \(error)"
      return nil
    }
  }
}
