import PholioFacts
import PholioImaging

/// A file of any bytes, read as by an import.
struct FuzzedPhoto {
  let bytes: [UInt8]

  /// Reads words, facts, kind and thumbnail. Any result is right, if it comes to an end.
  func read() {
    if let packet = XMPProperties(packet: bytes) { _ = (packet.words, packet.taken) }
    let block = IPTCProperties(block: bytes)
    _ = (block.words, block.taken)
    _ = PhotoMetadata(jpeg: bytes)
    guard let photo = try? OriginalFormats.standard.open(bytes, name: Array("photo.jpg".utf8)),
      let thumbnail = try? photo.thumbnail()
    else { return }
    // What we wrote must be valid, whatever the input.
    do {
      let again = try PhotoDecoder.decode(thumbnail.jpeg, orientation: .upright, to: .full)
      precondition(again.bitmap.size == thumbnail.size, "\(again.bitmap.size) for \(thumbnail.size)")
      precondition(again.warnings.isEmpty, "\(again.warnings)")
    } catch {
      preconditionFailure("our own thumbnail: \(error)")
    }
  }
}
