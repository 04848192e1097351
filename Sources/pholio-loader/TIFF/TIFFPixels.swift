import CTIFF

/// What the samples of a TIFF's pixels stand for, and how they become rows.
final class TIFFPixels {
  let colours: Colours
  /// How many planes have to be read.
  let planes: Int
  private let kind: Kind
  private let header: pholio_tiff_header
  private let width: Int
  private var samples: TIFFSamples
  /// Samples of a pixel in the file, and how many of them are used: its colours, and alpha if it is next.
  private let present: Int
  private let used: Int
  private let transparency: Rows.Transparency?
  /// A row's samples as bytes: all of the file's, those that are used, and those of a palette's colours.
  private let all: RowMemory
  private let pixels: RowMemory
  private let spread: RowMemory

  init(_ reader: borrowing TIFFReader) throws(LoadError) {
    let header = reader.header
    let kind = try TIFFPixels.kind(reader)
    let isConverted = header.is_converted != 0
    colours = kind.colours
    let inColour = if case .palette = kind { 1 } else { colours.bytesPerPixel }
    present = isConverted ? 4 : Int(header.samples)
    guard present >= inColour else { throw .damaged("its pixels have \(present) samples") }
    guard present <= 64 else { throw .unsupported("its pixels have \(present) samples") }
    let extra = isConverted ? 1 : header.extra_samples > 0 ? header.first_extra_sample : 0
    var hasAlpha = present > inColour && (extra == 1 || extra == 2)
    if case .lab = kind { hasAlpha = false }
    transparency =
      hasAlpha
      ? Rows.Transparency(
        samples: colours.bytesPerPixel + 1, kept: colours.bytesPerPixel, isPremultiplied: extra == 1,
        white: colours == .cmyk ? 0 : 255) : nil
    used = inColour + (hasAlpha ? 1 : 0)
    planes = header.planes == 1 ? 1 : used
    width = Int(header.width)
    samples = try TIFFSamples(header, reading: TIFFPixels.reading(kind, hasProfile: header.has_profile != 0))
    all = try RowMemory(count: width * (isConverted ? 0 : header.planes == 1 ? present : 1))
    pixels = try RowMemory(count: width * used)
    spread = try RowMemory(count: width * 4)
    self.kind = kind
    self.header = header
  }

  /// Whether all samples have to be measured before the first row is converted.
  var areWide: Bool { header.is_converted == 0 && samples.areWide }

  func measure(row: Int, of memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    for plane in 0..<planes {
      samples.measure(start + offset(of: row, plane), count: width * (planes == 1 ? present : 1))
    }
  }

  private func offset(of row: Int, _ plane: Int) -> Int {
    (plane * Int(header.band) + row) * Int(header.bytes_per_row)
  }

  /// - Parameter memory: A band's rows, as `TIFFReader.readAll` gives them.
  func convert(
    row: Int, of memory: UnsafeMutableRawBufferPointer, into result: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let start = memory.baseAddress, let result = result.baseAddress,
      let pixels = pixels.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let all = all.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return }
    if case .converted = kind {
      let row = (start + offset(of: row, 0)).assumingMemoryBound(to: UInt8.self)
      return finish(row, into: result)
    }
    if header.planes == 1 && present == used {
      samples.unpack(start + offset(of: row, 0), into: pixels, count: width * used)
    } else if header.planes == 1 {
      samples.unpack(start + offset(of: row, 0), into: all, count: width * present)
      for pixel in 0..<width {
        for sample in 0..<used { pixels[pixel * used + sample] = all[pixel * present + sample] }
      }
    } else {
      for plane in 0..<planes {
        samples.unpack(start + offset(of: row, plane), into: all, count: width)
        for pixel in 0..<width { pixels[pixel * used + plane] = all[pixel] }
      }
    }
    finish(pixels, into: result)
  }

  /// From samples that are used to a row's colours.
  private func finish(_ pixels: UnsafeMutablePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>) {
    var row = pixels
    switch kind {
    case .grey(isInverted: true):
      for pixel in 0..<width { row[pixel * used] = 255 - row[pixel * used] }
    case .palette(let palette):
      guard let colours = spread.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      Rows.look(up: row, stride: used, in: palette, into: colours, width: width)
      row = colours
    case .lab(let isOffset):
      return LabColours.convert(row, isOffset: isOffset, into: result, count: width)
    case .grey, .rgb, .inks, .converted: break
    }
    if let transparency {
      Rows.flatten(row, transparency, into: result, count: width)
    } else {
      result.update(from: row, count: width * colours.bytesPerPixel)
    }
  }
}
