/// Where the chunks of a PNG are (PNG specification, 5.3). libspng itself reads what stands behind the
/// picture only after decoding it, and reads all texts.
struct PNGChunks {
  struct Chunk {
    let type: String
    /// All of it, and its data.
    let whole: Range<Int>
    let data: Range<Int>
  }

  /// The signature, IHDR, PLTE, tRNS and IDAT: what is decoded. Neighbours are one part.
  private(set) var picture: [PNGPart] = []
  private(set) var hasTransparentColour = false
  private var hasData = false
  /// Chunks of facts and colours, in the file's order; some hundred at most.
  private(set) var others: [Chunk] = []
  /// The signature and IHDR, and PLTE if there is one.
  private(set) var start: [PNGPart] = []

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Signature and IHDR, which comes first.
  private static let headerLength = 33
  private static let mostOthers = 500

  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    guard file.starts(with: PNGChunks.signature) else { throw .damaged("it has no PNG signature") }
    guard file.count >= PNGChunks.headerLength else { throw .damaged("it ends in its header") }
    start = [.file(0..<PNGChunks.headerLength)]
    picture = start
    var offset = PNGChunks.headerLength
    while offset <= file.count - 12 {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = min(offset + 12 + length, file.count)
      let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      let data = offset + 8..<max(offset + 8, end - 4)
      if type == "IEND" { break }
      add(Chunk(type: type, whole: offset..<end, data: data), isComplete: end == offset + 12 + length)
      offset = end
    }
  }

  private mutating func add(_ chunk: Chunk, isComplete: Bool) {
    switch chunk.type {
    case "IDAT":
      hasData = true
      if isComplete { addToPicture(chunk.whole) } else { addCut(chunk) }
    case "PLTE" where start.count == 1 && !hasData:
      start.append(.file(chunk.whole))
      addToPicture(chunk.whole)
    case "tRNS" where !hasTransparentColour && !hasData:
      hasTransparentColour = true
      addToPicture(chunk.whole)
    case "eXIf", "iTXt", "tEXt", "zTXt", "iCCP", "gAMA", "cHRM", "sRGB", "cICP":
      if isComplete && others.count < PNGChunks.mostOthers { others.append(chunk) }
    default: break
    }
  }

  private mutating func addToPicture(_ range: Range<Int>) {
    if case .file(let last)? = picture.last, last.upperBound == range.lowerBound {
      picture[picture.count - 1] = .file(last.lowerBound..<range.upperBound)
    } else {
      picture.append(.file(range))
    }
  }

  /// Data that the file's end cuts: with the length that it has, as libspng wants all that was promised.
  private mutating func addCut(_ chunk: Chunk) {
    let data = chunk.data.lowerBound..<chunk.whole.upperBound
    let length = UInt32(truncatingIfNeeded: data.count)
    picture.append(.bytes((0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32($0))) }))
    picture.append(.bytes(Array("IDAT".utf8)))
    picture.append(.file(data))
  }
}

/// What a decoder is given to read.
enum PNGPart {
  /// Bytes of the file.
  case file(Range<Int>)
  case bytes([UInt8])

  var count: Int {
    switch self {
    case .file(let range): range.count
    case .bytes(let bytes): bytes.count
    }
  }
}
