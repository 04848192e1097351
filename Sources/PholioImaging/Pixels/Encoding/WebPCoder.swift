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
  /// The picture as a WebP file: no profile, no metadata.
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
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
