package import PholioFacts
import PholioImaging

extension Signature {
  /// Of a photo that was imported before there were signatures, by its stored thumbnail; nil if that can't be
  /// decoded.
  package init?(thumbnail jpeg: [UInt8]) {
    guard let small = try? PhotoDecoder.decode(jpeg, orientation: .upright, to: .full) else { return nil }
    self.init(small.bitmap)
  }
}
