internal import Glibc
import PholioFacts

/// Canon's CRW: heaps of records, whose directories stand at their ends (CIFF Specification on Image Data
/// File, 1.0). What the records mean is after exiftool's documentation.
extension RawContents {
  mutating func addCIFF(_ file: [UInt8]) {
    let start = FilePart(file, isBigEndian: file.starts(with: "MM".utf8))
    guard let header = start.long(at: 2) else { return }
    let records = CIFFRecords(heap: start.rest(from: header))
    add(records[0x2007]?.range)
    add(records[0x2008]?.range)
    if let image = records[0x1810] {
      storedSize = image.long(at: 0).flatMap { width in
        image.long(at: 4).flatMap { PixelSize(checkedWidth: width, height: $0) }
      }
      metadata.storedOrientation = Self.orientation(degreesClockwise: image.long(at: 12))
    }
    if let time = records[0x180E]?.long(at: 0), time > 0 {
      metadata.date = CaptureTime(local: Int64(time), source: .exif).map { StatedDate(.taken, $0) }
    }
    let names = records[0x080A].map { $0.texts } ?? []
    metadata.facts.make = names.first
    metadata.facts.model = names.dropFirst().first
    addExposure(records)
  }

  /// EXIF's orientation; nil for other angles than multiples of 90.
  static func orientation(degreesClockwise degrees: Int?) -> Int? {
    switch degrees {
    case 0: 1
    case 90: 6
    case 180: 3
    case 270: 8
    default: nil
    }
  }

  private mutating func addExposure(_ records: CIFFRecords) {
    // CameraSettings and ShotInfo, as in Canon's maker notes: numbers of two bytes.
    let (settings, shot) = (records[0x102D], records[0x102A])
    func shotValue(_ index: Int) -> Int? { shot?.signedShort(at: 2 * index) }
    if let value = shotValue(21), value != 0 {
      metadata.facts.aperture = Apex.fNumber(aperture: Self.stops(value))
    }
    if let value = shotValue(22) {
      metadata.facts.exposure = Apex.seconds(shutterSpeed: Self.stops(value)).flatMap {
        ExposureTime(seconds: $0)
      }
    }
    let speed = settings?.short(at: 32).flatMap { Self.sensitivity(setting: $0) }
    let product = shotValue(1).flatMap { factor in
      // Percents of the base, and the base times 32, both in steps of 1/32 of a doubling.
      shotValue(2).flatMap { $0 == 0 ? nil : 100 * pow(2, Double(factor + $0) / 32) / 32 }
    }
    metadata.facts.iso = (speed ?? product.flatMap { Int(exactly: $0.rounded()) }).flatMap {
      PhotoFacts.sensitivities.contains($0) ? $0 : nil
    }
    if let length = records[0x1029]?.short(at: 2), length > 0 {
      let unit = settings?.short(at: 50).flatMap { $0 == 0 ? nil : $0 } ?? 1
      metadata.facts.focalLength = Double(length) / Double(unit)
    }
  }

  /// Canon's steps of 1/32, where 12 and 20 stand for a third and two thirds.
  private static func stops(_ value: Int) -> Double {
    let whole = abs(value) / 32
    let part =
      switch abs(value) % 32 {
      case 12: 1.0 / 3
      case 20: 2.0 / 3
      case let rest: Double(rest) / 32
      }
    return (Double(whole) + part) * (value < 0 ? -1 : 1)
  }

  /// What CameraSettings say of it; nil for "automatic" and the like.
  private static func sensitivity(setting: Int) -> Int? {
    if setting == 0x7FFF { return nil }
    if setting & 0x4000 != 0 { return setting & 0x3FFF }
    return [16: 50, 17: 100, 18: 200, 19: 400, 20: 800][setting]
  }
}

/// The records of a CIFF file; of two of a type the first counts.
private struct CIFFRecords {
  private var records: [Int: FilePart] = [:]
  private var recordCount = 0
  /// Starts of directories that were read.
  private var visited: Set<Int> = []

  /// More than any camera writes.
  private static let mostRecords = 4096
  private static let deepest = 8

  init(heap: FilePart) {
    read(heap, depth: 0)
  }

  subscript(type: Int) -> FilePart? { records[type] }

  private mutating func read(_ heap: FilePart, depth: Int) {
    // The last four bytes say where in the heap the directory is.
    guard let directory = heap.long(at: heap.range.count - 4), let count = heap.short(at: directory),
      depth < Self.deepest, visited.insert(heap.range.lowerBound + directory).inserted
    else { return }
    for index in 0..<count {
      let offset = directory + 2 + 10 * index
      guard let type = heap.short(at: offset), type & 0x8000 == 0, let length = heap.long(at: offset + 2),
        let start = heap.long(at: offset + 6), recordCount < Self.mostRecords
      else { return }
      recordCount += 1
      let isHere = type & 0x4000 != 0
      guard let range = isHere ? heap.slice(at: offset + 2, count: 8) : heap.slice(at: start, count: length)
      else { continue }
      let value = FilePart(heap.file, range, isBigEndian: heap.isBigEndian)
      if !isHere, [0x28, 0x30].contains(type >> 8 & 0x38) {
        read(value, depth: depth + 1)
      } else if records[type & 0x3FFF] == nil {
        records[type & 0x3FFF] = value
      }
    }
  }
}

extension FilePart {
  /// Texts that follow each other, each with a NUL behind it.
  fileprivate var texts: [String] {
    file[range.prefix(256)].split(separator: 0).compactMap {
      FactText.decode(Array($0), upTo: FactText.shortLimit)
    }
  }
}
