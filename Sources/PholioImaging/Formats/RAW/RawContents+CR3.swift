/// Canon's CR3: boxes as of films (ISO/IEC 14496-12), with Canon's own in `uuid` boxes. After "Describing the
/// Canon Raw v3 (CR3) file format" (Laurent Clévy) and exiftool.
extension RawContents {
  /// A box's header, its version and the picture's size stand before a preview.
  private static let previewHeader = 64

  mutating func addISOMedia(_ file: [UInt8]) {
    let whole = FilePart(file, isBigEndian: true)
    var packets: [Range<Int>] = []
    var blocks: [String: FilePart] = [:]
    for box in whole.boxes(from: 0) {
      switch box.type {
      case "moov":
        for box in box.content.boxes(from: 0) {
          switch box.type {
          case "uuid":
            for box in box.content.boxes(from: 16) {
              if box.type == "THMB" { addPreview(in: box.content) }
              if box.type.hasPrefix("CMT"), blocks[box.type] == nil {
                blocks[box.type] = FilePart(tiff: file, box.content.range)
              }
            }
          case "trak": addTrack(box.content)
          default: break
          }
        }
      case "uuid":
        if box.content.hasXMPIdentifier {
          packets.append(box.content.rest(from: 16).range)
        } else {
          // Eight bytes of another meaning stand before Canon's previews.
          for box in box.content.boxes(from: 24) where box.type == "PRVW" { addPreview(in: box.content) }
        }
      default: break
      }
    }
    func directory(_ name: String) -> TIFFDirectory? {
      blocks[name].flatMap { block in block.long(at: 4).flatMap { TIFFDirectory(block, at: $0) } }
    }
    let image = directory("CMT1")
    storedSize = image?.size
    let exif = ExifRepacking(image: image, photo: directory("CMT2"), gps: directory("CMT4"))
    metadata = PhotoMetadata(exif, xmp: packets, in: file)
    metadata.takeLens(from: directory("CMT3").map { MakerNote($0) })
  }

  private mutating func addPreview(in content: FilePart) {
    guard let start = (0..<Self.previewHeader).first(where: { content.number(at: $0, width: 3) == 0xFFD8FF })
    else { return }
    add(content.rest(from: start).range)
  }

  /// The first sample of a track: a JPEG in one of them, raw data in the others.
  private mutating func addTrack(_ track: FilePart) {
    guard let media = track.box("mdia")?.box("minf")?.box("stbl"), let sizes = media.box("stsz"),
      let size = sizes.long(at: 4).flatMap({ $0 == 0 ? sizes.long(at: 12) : $0 }),
      let offset = media.box("co64")?.number(at: 8, width: 8) ?? media.box("stco")?.long(at: 8)
    else { return }
    add(FilePart(track.file, isBigEndian: true).slice(at: offset, count: size))
  }
}

extension FilePart {
  struct Box {
    /// Four characters.
    let type: String
    /// Behind its header; cut at the end of what it lies in.
    let content: FilePart
  }

  private static let mostBoxes = 256

  /// The boxes that follow each other from `start` on.
  func boxes(from start: Int) -> [Box] {
    var boxes: [Box] = []
    var offset = start
    while boxes.count < Self.mostBoxes, let short = long(at: offset),
      let name = slice(at: offset + 4, count: 4),
      name.count == 4
    {
      // 1: a longer number follows; 0: to the end.
      let header = short == 1 ? 16 : 8
      guard
        let size = short == 1 ? number(at: offset + 8, width: 8) : short == 0 ? range.count - offset : short,
        size >= header
      else { break }
      let content = slice(at: offset + header, count: size - header) ?? range.upperBound..<range.upperBound
      boxes.append(
        Box(
          type: String(decoding: file[name], as: UTF8.self),
          content: FilePart(file, content, isBigEndian: true)))
      let (next, isTooFar) = offset.addingReportingOverflow(size)
      if isTooFar { break }
      offset = next
    }
    return boxes
  }

  func box(_ type: String) -> FilePart? { boxes(from: 0).first { $0.type == type }?.content }

  /// be7acfcb-97a9-42e8-9c71-999491e3afac (XMP Specification Part 3, 1.1.7.2).
  fileprivate var hasXMPIdentifier: Bool {
    number(at: 0, width: 4) == 0xBE7A_CFCB && number(at: 4, width: 4) == 0x97A9_42E8
      && number(at: 8, width: 4) == 0x9C71_9994 && number(at: 12, width: 4) == 0x91E3_AFAC
  }
}
