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
    compareDecoders()
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

  /// At an eighth and a quarter, the picture must be as libjpeg decodes it, or nearly.
  private func compareDecoders() {
    guard let segments = JPEGSegments(bytes.span), segments.start == 0,
      let size = segments.frameSize(in: bytes.span),
      // A profile can make much of a small difference.
      !segments.segments.contains(where: { $0.marker == 0xE2 })
    else { return }
    // TEM means nothing here (ITU-T T.81, B.1.1.3), and leaves the file to libjpeg.
    let forLibjpeg = bytes[..<2] + [0xFF, 0x01] + bytes[2...]
    for eighths in [1, 2] {
      // A decode is at least 1.25 times as large.
      let edges = (width: max(1, size.width * eighths / 10), height: max(1, size.height * eighths / 10))
      let target = DecodeTarget.exactly(PixelSize(width: edges.width, height: edges.height))
      let ours = try? PhotoDecoder.decode(bytes, orientation: .upright, to: target)
      let theirs = try? PhotoDecoder.decode(Array(forLibjpeg), orientation: .upright, to: target)
      precondition(ours?.warnings == theirs?.warnings, "\(ours?.warnings ?? []), \(theirs?.warnings ?? [])")
      guard let ours = ours?.bitmap.bytes, let theirs = theirs?.bitmap.bytes else { continue }
      let squares = zip(ours, theirs).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
      // 45 dB.
      precondition(Double(squares) <= 2.06 * Double(ours.count), "\(squares) in \(ours.count)")
    }
  }
}
