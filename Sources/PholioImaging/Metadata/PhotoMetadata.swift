package import PholioFacts

/// What a photo's file has beside its pixels: facts, words, time, and how to interpret the pixels.
package struct PhotoMetadata: Hashable, Sendable {
  /// The version of what reads facts and words: one up whenever it finds more, or other ones. Imports then
  /// read files again that an older version has read.
  package static let version = 3

  package var facts = PhotoFacts()
  package var words = PhotoWords()
  /// The date that tells when the photo was taken, of those that the file states.
  package var date: StatedDate?
  /// EXIF's orientation as stored: 1…8, or whatever a program wrote instead (0 and 36865 were seen).
  package var storedOrientation: Int?
  /// Whether EXIF marks the pixels as AdobeRGB; an embedded profile is stronger.
  package var isAdobeRGB = false

  /// What a lens is by its numbers, where it may have a name somewhere else.
  private var lensRange: String?

  /// Whether the file has XMP of which nothing can be read.
  package private(set) var hasDamagedXMP = false

  /// The capture time in the metadata alone; see `CaptureTime` for other sources.
  package var taken: CaptureTime? { date?.time }

  package var orientation: Orientation { Orientation(exif: storedOrientation ?? 1) }

  /// Empty.
  package init() {}

  /// Reads a JPEG's metadata; the bytes up to the first scan are enough.
  ///
  /// It cannot fail: damaged parts are missing. Time and memory are bounded by the bytes before the first
  /// scan and by one EXIF block (64 KB).
  package init(jpeg: Span<UInt8>) {
    guard let segments = JPEGSegments(jpeg) else { return }
    let exif = segments.exif(in: jpeg)
    let xmp = XMPProperties(jpeg: jpeg, segments: segments)
    let iptc = IPTCProperties(jpeg: jpeg, segments: segments)
    self = jpeg.withUnsafeBytes { PhotoMetadata($0, exif: exif, xmp, iptc) }
  }

  /// Reads a JPEG's metadata.
  package init(jpeg: [UInt8]) {
    self.init(jpeg: jpeg.span)
  }

  /// Reads a block of EXIF, as TIFF, a packet of XMP, and a block of IPTC; each may be empty.
  init(exif: [UInt8], xmp: [UInt8], iptc: [UInt8]) {
    func range(_ block: [UInt8], from start: Int) -> [Range<Int>] {
      block.isEmpty ? [] : [start..<start + block.count]
    }
    self = (exif + xmp + iptc).withUnsafeBytes {
      PhotoMetadata(
        $0, exif: range(exif, from: 0), xmp: range(xmp, from: exif.count),
        iptc: range(iptc, from: exif.count + xmp.count))
    }
  }

  /// Reads blocks of EXIF, as TIFF, packets of XMP, and blocks of IPTC, wherever a file has them. Each field,
  /// property and dataset counts where it comes first.
  ///
  /// - Parameter iptc: Datasets, or Photoshop's resources.
  init(
    _ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], xmp: [Range<Int>] = [], iptc: [Range<Int>] = []
  ) {
    func array(_ range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: bytes.indices)]) }
    var (properties, datasets) = (XMPProperties(), IPTCProperties())
    for packet in xmp { properties.add(packet: array(packet)) }
    for block in iptc { datasets.add(IPTCProperties(block: array(block))) }
    self.init(bytes, exif: exif, properties, datasets)
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], _ xmp: XMPProperties, _ iptc: IPTCProperties
  ) {
    self.init()
    for range in exif.prefix(Self.mostBlocks) {
      let tiff = UnsafeRawBufferPointer(rebasing: bytes[range.clamped(to: bytes.indices)])
      guard let block = ExifBlanking(tiff: tiff), let exif = ExifReader(block) else { continue }
      fill(from: PhotoMetadata(exif))
    }
    facts.fill(from: xmp.namedFacts)
    lensRange = lensRange ?? xmp.lensRange
    if facts.lens == nil {
      for range in exif.prefix(Self.mostBlocks) {
        let block = Array(bytes[range.clamped(to: bytes.indices)])
        if let part = FilePart(tiff: block, 0..<block.count) {
          takeLens(from: MakerNote(of: TIFFTree(part), in: part))
        }
      }
    }
    facts.lens = facts.lens ?? lensRange
    facts.limit()
    words = PhotoWords(bestOf: [xmp.words, iptc.words, words])
    date = StatedDate.best(of: [date, xmp.date, iptc.date].compactMap(\.self))
    hasDamagedXMP = xmp.lacksPacket && xmp.values.isEmpty
  }

  /// Of EXIF in one file.
  private static let mostBlocks = 8

  /// Takes a lens that has no name yet from a maker's note.
  mutating func takeLens(from note: MakerNote?) {
    guard let note, facts.lens == nil || facts.lens == lensRange else { return }
    lensRange = lensRange ?? note.lensRange(make: facts.make)
    facts.lens = note.lensName(make: facts.make) ?? facts.lens ?? lensRange
  }
}

extension PhotoMetadata {
  /// What an EXIF block says.
  init(_ exif: borrowing ExifReader) {
    self.init()
    storedOrientation = exif.value(.orientation)?.whole
    date = Self.date(exif)
    isAdobeRGB = exif.interoperabilityIndex()?.text() == "R03" || exif.value(.colorSpace)?.whole == 2
    for field in PhotoFacts.fields { field.set(&facts, text: exif.text(field)) }
    lensRange = exif.value(.lensSpecification).flatMap(Self.lensText)
    facts.aperture = Self.aperture(exif)
    facts.exposure = ExposureTime(exif)
    facts.iso = Self.sensitivity(exif)
    facts.focalLength = exif.value(.focalLength)?.number().flatMap { $0 > 0 ? $0 : nil }
    facts.position = GeoPosition(exif)
    words = PhotoWords(exif)
  }

  /// Each date has its own sub-seconds and offset.
  private static func date(_ exif: borrowing ExifReader) -> StatedDate? {
    typealias Field = (event: StatedDate.Event, date: ExifField, fraction: ExifField, offset: ExifField)
    let fields: [Field] = [
      (.taken, .dateTimeOriginal, .subSecTimeOriginal, .offsetTimeOriginal),
      (.digitized, .dateTimeDigitized, .subSecTimeDigitized, .offsetTimeDigitized),
      (.modified, .dateTime, .subSecTime, .offsetTime),
    ]
    var dates: [StatedDate] = []
    for field in fields {
      guard let date = exif.value(field.date)?.text() else { continue }
      let stated = StatedDate(
        field.event, date, subSeconds: exif.value(field.fraction)?.text(),
        offset: exif.value(field.offset)?.text(), source: .exif)
      if let stated { dates.append(stated) }
    }
    return StatedDate.best(of: dates)
  }

  /// FNumber, or else ApertureValue.
  private static func aperture(_ exif: borrowing ExifReader) -> Double? {
    if let number = exif.value(.fNumber)?.number(), number > 0 { return number }
    return exif.value(.apertureValue)?.number().flatMap(Apex.fNumber)
  }

  /// PhotographicSensitivity; 65535 there means "too large", and a longer field has the number.
  private static func sensitivity(_ exif: borrowing ExifReader) -> Int? {
    let short = sensitivity(exif.value(.photographicSensitivity))
    if let short, short < 65535 { return short }
    for field in [ExifField.isoSpeed, .recommendedExposureIndex, .standardOutputSensitivity] {
      if let iso = sensitivity(exif.value(field)) { return iso }
    }
    return short
  }

  private static func sensitivity(_ value: ExifValue?) -> Int? {
    value?.whole.flatMap { PhotoFacts.sensitivities.contains($0) ? $0 : nil }
  }

  /// Shortest and longest focal length and the f-numbers at both, as far as known: "18-55mm f/3.5-5.6".
  private static func lensText(_ specification: ExifValue) -> String? {
    PhotoFacts.lensText((0..<4).map { specification.number(at: $0) })
  }
}

extension PhotoMetadata {
  /// Takes a date that PNG's texts state, if it tells more: `Creation Time`, or those that ImageMagick writes
  /// of the file that it converted.
  ///
  /// - Parameter texts: A keyword, NUL, its text, NUL, and so on.
  mutating func takeDate(fromTexts texts: [UInt8]) {
    let parts = texts.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let dates = stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
      StatedDate(parts[index] == "Creation Time" ? .taken : .modified, parts[index + 1], source: .png)
    }
    date = StatedDate.best(of: [date].compactMap(\.self) + dates)
  }
}

extension PhotoMetadata {
  /// In bytes. Longer packets and blocks are left out; photos' have some kilobytes.
  private static let longestPacket = 16 << 20

  /// What the directories of a TIFF-like file say.
  init(_ tree: TIFFTree) {
    let exif = ExifRepacking(
      image: tree.main, photo: tree.photo, gps: tree.gps, interoperability: tree.interoperability)
    func values(_ tags: UInt16...) -> [Range<Int>] { tags.compactMap { tree.main?.value($0) } }
    self.init(
      exif, xmp: values(TIFFTree.Tag.xmp), iptc: values(TIFFTree.Tag.iptc, TIFFTree.Tag.photoshop),
      in: tree.main?.part.file ?? [])
    if let part = tree.main?.part { takeLens(from: MakerNote(of: tree, in: part)) }
  }

  /// What a TIFF-like file says.
  ///
  /// - Parameters:
  ///   - xmp: Where in the file packets of XMP lie.
  ///   - iptc: Where in the file blocks of IPTC lie.
  init(
    _ exif: ExifRepacking?, xmp: [Range<Int>] = [], iptc: [Range<Int>] = [], in file: [UInt8] = []
  ) {
    var bytes = exif?.tiff ?? []
    let block = 0..<bytes.count
    func copy(_ ranges: [Range<Int>]) -> [Range<Int>] {
      ranges.filter { $0.count <= Self.longestPacket }.map { range in
        bytes += file[range]
        return bytes.count - range.count..<bytes.count
      }
    }
    let (packets, blocks) = (copy(xmp), copy(iptc))
    self = bytes.withUnsafeBytes { PhotoMetadata($0, exif: [block], xmp: packets, iptc: blocks) }
  }

  /// Takes what is missing here from another reading of the same photo.
  mutating func fill(from other: PhotoMetadata) {
    facts.fill(from: other.facts)
    lensRange = lensRange ?? other.lensRange
    words = PhotoWords(bestOf: [words, other.words])
    date = StatedDate.best(of: [date, other.date].compactMap(\.self))
    storedOrientation = storedOrientation ?? other.storedOrientation
    isAdobeRGB = isAdobeRGB || other.isAdobeRGB
  }
}
