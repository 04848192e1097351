import CJXL

/// Collects the bytes of a box: EXIF or XMP.
final class JXLBox {
  static let longest = 5 << 20
  private let decoder: OpaquePointer
  private var type = ""
  private var bytes: UnsafeMutableBufferPointer<UInt8>?

  init(_ decoder: OpaquePointer) { self.decoder = decoder }

  deinit { bytes?.deallocate() }

  /// Starts taking the box at which the decoder is, if it is one of these.
  func begin() {
    var name: [CChar] = [0, 0, 0, 0]
    guard JxlDecoderGetBoxType(decoder, &name, JXL_TRUE) == JXL_DEC_SUCCESS else { return }
    type = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard type == "Exif" || type == "xml " else { return }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 << 10)
    bytes = room
    JxlDecoderSetBoxBuffer(decoder, room.baseAddress, room.count)
  }

  /// Makes room for more; false if the box is too long.
  func grow() -> Bool {
    guard let old = bytes, old.count < JXLBox.longest else { return false }
    let used = old.count - JxlDecoderReleaseBoxBuffer(decoder)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4 * old.count)
    _ = room.update(fromContentsOf: UnsafeMutableBufferPointer(rebasing: old[..<used]))
    old.deallocate()
    bytes = room
    return JxlDecoderSetBoxBuffer(decoder, room.baseAddress.map { $0 + used }, room.count - used)
      == JXL_DEC_SUCCESS
  }

  /// The box is complete.
  func end(_ description: inout Description) {
    guard let room = bytes else { return }
    let used = room.count - JxlDecoderReleaseBoxBuffer(decoder)
    let content = Array(room[..<max(0, used)])
    room.deallocate()
    bytes = nil
    if type == "xml ", description.xmp.isEmpty {
      description.xmp = content
    } else if type == "Exif", description.exif.isEmpty {
      // Before the block stands how many bytes lie between.
      let skipped = content.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      description.exif = Description.tiff(in: content.dropFirst(4).dropFirst(skipped))
    }
  }
}
