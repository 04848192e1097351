import CHeif

/// HEIC, HIF and AVIF, by libheif: the primary picture, of any depth, whole or made of tiles.
enum HEIF: Format {
  /// Loads plugins, which lie in files of their own.
  static func prepare() {
    _ = heif_init(nil)
  }

  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let picture = try HEIFPicture(file)
    var description = Description()
    description.width = picture.width
    description.height = picture.height
    // libheif has turned the rows by irot and imir, and EXIF's orientation does not count (ISO/IEC 23008-12,
    // A.2.1): so the description's stays 1.
    description.icc = picture.icc
    description.cicp = picture.cicp
    (description.exif, description.xmp) = picture.metadata
    return description
  }

  /// The TIFF file in an Exif item: its first four bytes are the offset from there to the TIFF header (ISO/IEC
  /// 23008-12, A.2.1). Some programs write a wrong one.
  static func tiff(in item: [UInt8]) -> [UInt8] {
    let stated = item.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let offsets = [4 + stated, 4, 4 + "Exif\0\0".utf8.count, 0]
    for offset in offsets where offset < item.count {
      let rest = item.dropFirst(offset)
      if rest.starts(with: [0x49, 0x49, 0x2A, 0]) || rest.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
        return Array(rest)
      }
    }
    return []
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let picture = try HEIFPicture(file)
    try canvas.check(width: picture.width, height: picture.height)
    if let thumbnail = picture.thumbnail(for: wanted) {
      do throws(LoadError) {
        try thumbnail.draw(on: &canvas)
        return
      } catch {
        // The picture itself may be sound.
      }
    }
    try picture.draw(on: &canvas)
  }
}
