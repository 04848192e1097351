import CGIF
import Glibc

/// A GIF file, read piece by piece by giflib. All calls into giflib are in this file.
final class GIFReader {
  private let file: UnsafeRawBufferPointer
  private var offset = 0
  private var gif: UnsafeMutablePointer<GifFileType>?
  /// The colour index that is transparent, -1 for none.
  private var transparent = -1
  /// A packet of XMP that stands before the first picture.
  private(set) var xmp: [UInt8] = []

  /// - Parameter file: Must stay in memory as long as this reader.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    self.file = file
    var error: Int32 = 0
    gif = DGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { gif, target, count in
        guard let user = gif?.pointee.UserData, let target, count > 0 else { return 0 }
        let reader = Unmanaged<GIFReader>.fromOpaque(user).takeUnretainedValue()
        return Int32(reader.copy(Int(count), to: target))
      }, &error)
    if gif == nil { throw .damaged(GIFReader.text(error)) }
  }

  deinit {
    if let gif { DGifCloseFile(gif, nil) }
  }

  private func copy(_ count: Int, to target: UnsafeMutablePointer<GifByteType>) -> Int {
    let taken = min(count, file.count - offset)
    UnsafeMutableRawBufferPointer(start: target, count: taken)
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: file[offset..<offset + taken]))
    offset += taken
    return taken
  }

  private static func text(_ error: Int32) -> String {
    GifErrorString(error).map { String(cString: $0) } ?? "it is damaged"
  }

  var message: String { GIFReader.text(gif?.pointee.Error ?? 0) }

  /// Reads on to the first picture's header.
  func findPicture() throws(LoadError) {
    var type = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(gif, &type) == GIF_OK {
      switch type {
      case EXTENSION_RECORD_TYPE: try readExtension()
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(gif) == GIF_OK else { throw .damaged(message) }
        let picture = picture
        guard picture.width > 0, picture.height > 0, size.width > 0, size.height > 0 else {
          throw .damaged("it has no pixels")
        }
        return
      default: throw .damaged("it has no picture")
      }
    }
    throw .damaged(message)
  }

  /// A graphic control extension, or an application's: XMP lies there as if it were blocks, each of a length
  /// byte and as many others (Adobe XMP Specification, part 3, 1.1.2).
  private func readExtension() throws(LoadError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(gif, &code, &block) == GIF_OK else { throw .damaged(message) }
    var isXMP = false
    var packet: [UInt8] = []
    while let start = block {
      let bytes = UnsafeBufferPointer(start: start, count: Int(start[0]) + 1)
      if code == GRAPHICS_EXT_FUNC_CODE && bytes.count == 5 {
        transparent = bytes[1] & 1 == 1 ? Int(bytes[4]) : -1
      } else if code == APPLICATION_EXT_FUNC_CODE && bytes.dropFirst().elementsEqual("XMP DataXMP".utf8) {
        isXMP = true
      } else if isXMP && packet.count < 5 << 20 {
        packet += bytes
      }
      guard DGifGetExtensionNext(gif, &block) == GIF_OK else { throw .damaged(message) }
    }
    // Behind the packet are 257 bytes that lead any reader of blocks to the end.
    if isXMP, xmp.isEmpty, let end = packet.lastIndex(of: UInt8(ascii: ">")) { xmp = Array(packet[...end]) }
  }

  /// The canvas's; the first picture's if the file has no canvas.
  var size: (width: Int, height: Int) {
    guard let gif = gif?.pointee else { return (0, 0) }
    let picture = picture
    return (
      gif.SWidth > 0 ? Int(gif.SWidth) : picture.left + picture.width,
      gif.SHeight > 0 ? Int(gif.SHeight) : picture.top + picture.height
    )
  }

  struct Picture {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool

    /// Its rows in the file's order (GIF89a, appendix E).
    var rows: [Int] {
      if !isInterlaced { return Array(0..<height) }
      return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0.0, to: height, by: $0.1) }
    }
  }

  var picture: Picture {
    let image = gif?.pointee.Image ?? GifImageDesc()
    return Picture(
      left: max(0, Int(image.Left)), top: max(0, Int(image.Top)), width: max(0, Int(image.Width)),
      height: max(0, Int(image.Height)), isInterlaced: image.Interlace)
  }

  /// 256 colours; nil for those that are transparent. Without a palette, indexes are shades of grey.
  func palette() -> [(red: UInt8, green: UInt8, blue: UInt8)?] {
    let map = gif?.pointee.Image.ColorMap ?? gif?.pointee.SColorMap
    return (0..<256).map { index in
      if index == transparent { return nil }
      guard let map = map?.pointee, let colours = map.Colors else {
        let grey = UInt8(truncatingIfNeeded: index)
        return (grey, grey, grey)
      }
      guard index < Int(map.ColorCount) else { return (0, 0, 0) }
      return (colours[index].Red, colours[index].Green, colours[index].Blue)
    }
  }

  /// Decodes the next row's indexes.
  func read(into row: UnsafeMutableRawBufferPointer) -> Bool {
    let start = row.baseAddress?.assumingMemoryBound(to: GifPixelType.self)
    return DGifGetLine(gif, start, Int32(clamping: row.count)) == GIF_OK
  }
}
