import PholioFacts

/// What a RAW has beside its sensor's samples.
struct RawContents {
  /// Where JPEGs should lie.
  private(set) var candidates: [Candidate] = []
  /// The full picture's, as stored: what exiftool calls ImageSize.
  var storedSize: PixelSize?
  /// As far as the RAW itself has it.
  var metadata = PhotoMetadata()
  /// Whether its pictures are only such as other programs write, too: it is a TIFF in a camera's words.
  var isPlainTIFF = false

  struct Candidate: Hashable {
    /// In the file.
    let range: Range<Int>
    /// Whether the RAW says that it is in Adobe RGB; nil where it says nothing.
    var isAdobeRGB: Bool?
  }

  /// More than any camera writes.
  private static let mostCandidates = 32

  /// - Parameter kind: As `RawSignature` has it.
  init(_ file: [UInt8], kind: String) {
    switch kind {
    case "cr3": addISOMedia(file)
    case "crw": addCIFF(file)
    case "raf": addFuji(file)
    case "mrw": addMinolta(file)
    case "x3f": addSigma(file)
    default: if let part = FilePart(tiff: file, 0..<file.count) { addTIFF(part, kind: kind) }
    }
  }

  /// Notes a JPEG that may be there.
  mutating func add(_ range: Range<Int>?, isAdobeRGB: Bool? = nil) {
    guard let range, candidates.count < Self.mostCandidates,
      !candidates.contains(where: { $0.range.lowerBound == range.lowerBound })
    else { return }
    candidates.append(Candidate(range: range, isAdobeRGB: isAdobeRGB))
  }
}
