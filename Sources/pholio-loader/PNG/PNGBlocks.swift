/// Facts, words and colours in a PNG's chunks.
struct PNGBlocks {
  private let chunks: PNGChunks
  private let file: UnsafeRawBufferPointer

  init(_ chunks: PNGChunks, of file: UnsafeRawBufferPointer) {
    self.chunks = chunks
    self.file = file
  }

  /// The first block of each kind counts; of colours, the chunk that the specification prefers: cICP, iCCP,
  /// sRGB, then gAMA and cHRM (PNG specification, third edition, 4.3).
  func read(into description: inout Description) {
    var isSRGB = false
    for chunk in chunks.others {
      switch chunk.type {
      case "eXIf" where description.exif.isEmpty:
        description.exif = Description.tiff(in: file[chunk.data])
      case "iTXt", "tEXt", "zTXt":
        readText(chunk, into: &description)
      case "iCCP" where description.icc.isEmpty:
        description.icc = reader(of: chunk)?.profile() ?? []
      case "cICP" where chunk.data.count == 4 && description.cicp == nil:
        description.cicp = (
          UInt16(file[chunk.data.lowerBound]), UInt16(file[chunk.data.lowerBound + 1])
        )
      case "sRGB":
        isSRGB = true
      case "gAMA" where chunk.data.count == 4:
        let gamma = number(at: chunk.data.lowerBound)
        if (0.1...10).contains(gamma) { description.gamma = 1 / gamma }
      case "cHRM" where chunk.data.count == 32:
        let numbers = (0..<8).map { number(at: chunk.data.lowerBound + 4 * $0) }
        if numbers.allSatisfy({ $0 <= 1 }) { description.whiteAndPrimaries = numbers }
      default: break
      }
    }
    if description.cicp != nil { description.icc = [] }
    if isSRGB {
      description.gamma = 0
      description.whiteAndPrimaries = []
    }
  }

  /// Four bytes as hundred thousandths.
  private func number(at offset: Int) -> Double {
    Double(file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }) / 100_000
  }

  private func readText(_ chunk: PNGChunks.Chunk, into description: inout Description) {
    let keyword = String(decoding: file[chunk.data].prefix(80).prefix { $0 != 0 }, as: UTF8.self)
    if keyword == "XML:com.adobe.xmp" && description.xmp.isEmpty {
      description.xmp = reader(of: chunk)?.text() ?? []
      return
    }
    if PNGBlocks.dates.contains(keyword), description.texts.count < PNGBlocks.mostOfTexts {
      let text = reader(of: chunk)?.text().prefix(PNGBlocks.longestDate).prefix { $0 != 0 } ?? []
      description.texts += Array(keyword.utf8) + [0] + text + [0]
      return
    }
    // ImageMagick's way.
    guard keyword.hasPrefix("Raw profile type "), let text = reader(of: chunk)?.text() else { return }
    let bytes = PNGBlocks.rawProfile(text)
    let xmpName = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    switch keyword.dropFirst("Raw profile type ".count) {
    case "APP1" where bytes.starts(with: xmpName) && description.xmp.isEmpty:
      description.xmp = Array(bytes.dropFirst(xmpName.count))
    case "exif" where description.exif.isEmpty, "APP1" where description.exif.isEmpty:
      description.exif = Description.tiff(in: bytes)
    case "xmp" where description.xmp.isEmpty: description.xmp = bytes
    case "iptc" where description.iptc.isEmpty: description.iptc = bytes
    case "icc" where description.icc.isEmpty, "icm" where description.icc.isEmpty:
      description.icc = bytes
    default: break
    }
  }

  /// Keywords of texts that are dates: the specification's (11.3.3.2), and ImageMagick's.
  private static let dates = ["Creation Time", "date:create", "date:modify"]
  /// In bytes.
  private static let (longestDate, mostOfTexts) = (128, 1024)

  /// A line with a name, one with a number of bytes, and their hexadecimal digits.
  private static func rawProfile(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let digits = lines.dropFirst(2).joined().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// A decoder for a picture without data that has only this chunk.
  private func reader(of chunk: PNGChunks.Chunk) -> PNGReader? {
    let noData: [UInt8] = [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E]
    // A profile has to stand before the palette.
    let parts = [chunks.start[0], .file(chunk.whole)] + chunks.start.dropFirst() + [.bytes(noData)]
    return try? PNGReader(parts, of: file)
  }
}
