import PholioFacts

/// Fujifilm's, Minolta's and Sigma's own containers, after exiftool's documentation.
extension RawContents {
  // MARK: RAF

  /// The header has offset and length of a JPEG with all EXIF, and the offsets of directories of Fujifilm's.
  mutating func addFuji(_ file: [UInt8]) {
    let part = FilePart(file, isBigEndian: true)
    if let offset = part.long(at: 84), let count = part.long(at: 88) {
      add(part.slice(at: offset, count: count))
    }
    for pointer in [0x5C, 0x78] where storedSize == nil {
      guard let start = part.long(at: pointer), start != 0 else { continue }
      storedSize = Self.croppedSize(part, directory: start)
    }
  }

  /// Field 0x111, RawImageCroppedSize: height, then width.
  private static func croppedSize(_ part: FilePart, directory: Int) -> PixelSize? {
    guard let count = part.long(at: directory), count < 256 else { return nil }
    var offset = directory + 4
    for _ in 0..<count {
      guard let tag = part.short(at: offset), let length = part.short(at: offset + 2) else { return nil }
      if tag == 0x111, let height = part.short(at: offset + 4), let width = part.short(at: offset + 6) {
        return PixelSize(checkedWidth: width, height: height)
      }
      offset += 4 + length
    }
    return nil
  }

  // MARK: MRW

  /// Blocks follow each other: sizes are in PRD, a TIFF with EXIF and the preview is in TTW.
  mutating func addMinolta(_ file: [UInt8]) {
    let part = FilePart(file, isBigEndian: true)
    guard let end = part.long(at: 4) else { return }
    var sensor: FilePart?
    var offset = 8
    // Each takes eight bytes at least; cameras write five.
    for _ in 0..<64 where offset < end {
      guard let length = part.long(at: offset + 4) else { break }
      let block = part.slice(at: offset + 8, count: length)
      if part.has("\0PRD", at: offset), let block { sensor = FilePart(file, block, isBigEndian: true) }
      if part.has("\0TTW", at: offset), let tiff = block.flatMap({ FilePart(tiff: file, $0) }) {
        addTIFF(tiff, kind: "mrw")
      }
      offset += 8 + length
    }
    guard let width = sensor?.short(at: 14), let height = sensor?.short(at: 12) else { return }
    storedSize = PixelSize(checkedWidth: width, height: height) ?? storedSize
  }

  // MARK: X3F

  /// The header has the size and the rotation; the file's last four bytes say where the directory is.
  mutating func addSigma(_ file: [UInt8]) {
    let part = FilePart(file, isBigEndian: false)
    guard let version = part.long(at: 4), let directory = part.long(at: file.count - 4) else { return }
    let start = version >> 16 < 4 ? 28 : 40
    if let width = part.long(at: start), let height = part.long(at: start + 4) {
      storedSize = PixelSize(checkedWidth: width, height: height)
    }
    metadata.storedOrientation = Self.orientation(degreesClockwise: part.long(at: start + 8))
    guard part.has("SECd", at: directory), let count = part.long(at: directory + 8) else { return }
    for index in 0..<min(count, 64) {
      let entry = directory + 12 + 12 * index
      guard let offset = part.long(at: entry), let length = part.long(at: entry + 4) else { return }
      // A section of pictures, coded as JPEG: type 2, format 18.
      guard part.has("IMA", at: entry + 8), part.has("SECi", at: offset), part.long(at: offset + 8) == 2,
        part.long(at: offset + 12) == 18
      else { continue }
      guard let jpeg = part.slice(at: offset + 28, count: length - 28) else { continue }
      add(jpeg)
      // One with EXIF is the full picture.
      if file[jpeg].starts(with: [0xFF, 0xD8, 0xFF, 0xE1]) {
        storedSize = EmbeddedJPEG(Candidate(range: jpeg), in: file)?.size ?? storedSize
      }
    }
  }
}
