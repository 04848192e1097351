internal import CWebPEncode
import PholioFacts

/// Codes pictures as WebP, by libwebp, which is loaded at first use. All calls into CWebPEncode are in this
/// file.
package enum WebPCoder {
  /// The longest edge (WEBP_MAX_DIMENSION).
  package static let longestEdge = 16_383

  /// - Throws: `ImagingError.encode` if libwebp can't be loaded.
  package static func requireLibrary() throws(ImagingError) {
    if let reason = webp_encode_load() {
      throw .encode(
        cause: "what makes WebP is not to be had (Debian's libwebp7): \(String(cString: reason))")
    }
  }
}

extension Bitmap {
  /// The picture as a WebP file: no metadata, and no profile beside its own.
  ///
  /// - Parameter quality: 0...100, as libwebp counts it.
  /// - Throws: `ImagingError.encode`.
  package func webp(quality: Int) throws(ImagingError) -> [UInt8] {
    try WebPCoder.requireLibrary()
    guard max(size.width, size.height) <= WebPCoder.longestEdge else {
      throw .encode(cause: "\(size) pixels, and an edge is at most \(WebPCoder.longestEdge) pixels long")
    }
    var output: UnsafeMutablePointer<UInt8>?
    let count = withPixels { pixels in
      WebPEncodeRGB(
        pixels.baseAddress, Int32(size.width), Int32(size.height), Int32(bytesPerRow), Float(quality),
        &output)
    }
    defer { WebPFree(output) }
    // "Returns the size of the compressed data, or 0 if an error occurred" (webp/encode.h).
    guard count > 0, let output else { throw .encode(cause: "libwebp made nothing of it") }
    let plain = Array(UnsafeBufferPointer(start: output, count: count))
    return profile.map { extended(plain, $0) } ?? plain
  }

  /// A WebP file of one picture with a profile before it (RFC 9649, 2.7).
  private func extended(_ plain: [UInt8], _ profile: [UInt8]) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let hasProfile: UInt8 = 0x20
    var chunks = Array("WEBPVP8X".utf8) + number(10, bytes: 4) + [hasProfile, 0, 0, 0]
    chunks += number(size.width - 1, bytes: 3) + number(size.height - 1, bytes: 3)
    chunks += Array("ICCP".utf8) + number(profile.count, bytes: 4) + profile
    if profile.count % 2 == 1 { chunks.append(0) }
    chunks += plain.dropFirst(Array("RIFF....WEBP".utf8).count)
    return Array("RIFF".utf8) + number(chunks.count, bytes: 4) + chunks
  }
}
