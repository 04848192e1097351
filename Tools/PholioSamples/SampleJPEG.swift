import PholioFacts
package import PholioImaging

/// Makes a camera's file of a drawn picture.
package enum SampleJPEG {
  /// The JPEG of an upright picture, its pixels turned so that `orientation` (1…8) turns them back, with
  /// its EXIF.
  package static func encode(_ upright: Bitmap, orientation: Int, exif: ExifBlock, quality: Int = 88) throws
    -> [UInt8]
  {
    let jpeg = try stored(upright, orientation).jpeg(quality: quality)
    return JPEGMarkers.insert(app1: exif.app1(), into: jpeg)
  }

  /// The picture as a camera held that way would have stored it (CIPA DC-008, tag 0x0112).
  package static func stored(_ upright: Bitmap, _ orientation: Int) -> Bitmap {
    let (width, height) = (upright.size.width, upright.size.height)
    let swaps = orientation >= 5
    let size = PixelSize(width: swaps ? height : width, height: swaps ? width : height)
    return upright.withPixels { source in
      Bitmap(uninitialized: size) { target in
        for y in 0..<height {
          for x in 0..<width {
            let (toX, toY) =
              switch orientation {
              case 2: (width - 1 - x, y)
              case 3: (width - 1 - x, height - 1 - y)
              case 4: (x, height - 1 - y)
              case 5: (y, x)
              case 6: (y, width - 1 - x)
              case 7: (height - 1 - y, width - 1 - x)
              case 8: (height - 1 - y, x)
              default: (x, y)
              }
            let (from, to) = (3 * (y * width + x), 3 * (toY * size.width + toX))
            for channel in 0..<3 { target[to + channel] = source[from + channel] }
          }
        }
      }
    }
  }
}
