import PholioFacts
package import PholioImaging
import PholioSamples

/// Pictures in which there is something to be seen.
extension Fixture {
  /// Discs and stripes that depend on `seed`: other seeds make other scenes.
  ///
  /// - Parameters:
  ///   - margin: How much of each edge is cut off, 0..<0.5.
  ///   - brightness: A factor.
  ///   - frame: Pixels in white at each side, around it all.
  package static func scene(
    _ seed: Int, width: Int = 240, height: Int = 160, margin: Double = 0, brightness: Double = 1,
    frame: Int = 0
  ) -> Bitmap {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let discs = (0..<16).map { _ in
      (
        x: random(0...1), y: random(0...1), radius: random(0.08...0.3),
        colour: [random(0...230), random(0...230), random(0...230)]
      )
    }
    var bytes = [UInt8](repeating: 255, count: width * height * Bitmap.bytesPerPixel)
    for row in frame..<height - frame {
      for column in frame..<width - frame {
        let x = margin + (1 - 2 * margin) * (Double(column - frame) + 0.5) / Double(width - 2 * frame)
        let y = margin + (1 - 2 * margin) * (Double(row - frame) + 0.5) / Double(height - 2 * frame)
        let disc = discs.last { ($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y) < $0.radius * $0.radius }
        let light = Int(20 * x) % 2 == 0 ? 0.0 : 12.0
        for channel in 0..<Bitmap.bytesPerPixel {
          let value = ((disc?.colour[channel] ?? 120 + 60 * y) + light) * brightness
          bytes[(row * width + column) * Bitmap.bytesPerPixel + channel] = UInt8(min(255, value))
        }
      }
    }
    return Bitmap(size: PixelSize(width: width, height: height), bytes: bytes)
  }

  /// A camera's JPEG of a picture.
  ///
  /// - Parameter taken: EXIF's DateTimeOriginal, "2019:05:04 10:11:12".
  package static func photo(
    of bitmap: Bitmap, quality: Int = 90, camera: String = "Scenes", taken: String? = nil
  ) throws -> [UInt8] {
    var exif = ExifBlock()
    exif[.image, 0x010F] = .text("Pholio")
    exif[.image, 0x0110] = .text(camera)
    if let taken { exif[.photo, 0x9003] = .text(taken) }
    return JPEGMarkers.insert(app1: exif.app1(), into: try bitmap.jpeg(quality: quality))
  }
}
