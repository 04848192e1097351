/// Writes EXIF: directories of any tags, types and values, in either byte order, right or deliberately wrong.
package struct ExifBlock: Sendable {
  package enum ByteOrder: Sendable, CaseIterable {
    case littleEndian, bigEndian
  }

  package enum Directory: Sendable, CaseIterable {
    /// What concerns the image file: make, orientation… (IFD0).
    case image
    /// What concerns the taking of the photo (the Exif IFD).
    case photo
    case gps
    case interoperability

    /// The tag in the directory above that points to this one.
    var pointerTag: UInt16? {
      switch self {
      case .image: nil
      case .photo: 0x8769
      case .gps: 0x8825
      case .interoperability: 0xA005
      }
    }

    var parent: Directory? {
      switch self {
      case .image: nil
      case .photo, .gps: .image
      case .interoperability: .photo
      }
    }
  }

  package enum Value: Sendable {
    case bytes([UInt8])
    /// Text; a NUL follows it.
    case text(String)
    case shorts([UInt16])
    case longs([UInt32])
    case rationals([Ratio])
    case undefined([UInt8])
    case signedRationals([SignedRatio])
    /// Any type, count and bytes.
    case raw(type: UInt16, count: UInt32, bytes: [UInt8])
  }

  package struct Ratio: Sendable {
    package var numerator: UInt32
    package var denominator: UInt32

    package init(_ numerator: UInt32, _ denominator: UInt32) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  package struct SignedRatio: Sendable {
    package var numerator: Int32
    package var denominator: Int32

    package init(_ numerator: Int32, _ denominator: Int32) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  package var byteOrder: ByteOrder
  private var entries: [Directory: [UInt16: Value]] = [:]

  package init(byteOrder: ByteOrder = .littleEndian) {
    self.byteOrder = byteOrder
  }

  /// The value of a tag in a directory; nil takes it out.
  package subscript(directory: Directory, tag: UInt16) -> Value? {
    get { entries[directory]?[tag] }
    set { entries[directory, default: [:]][tag] = newValue }
  }

  /// The block from its byte order mark on.
  package func tiff() -> [UInt8] {
    var writer = TIFFWriter(isBigEndian: byteOrder == .bigEndian)
    writer.bytes = byteOrder == .bigEndian ? Array("MM".utf8) : Array("II".utf8)
    writer.append(42, width: 2)
    writer.append(8, width: 4)
    write(.image, to: &writer)
    return writer.bytes
  }

  /// The whole segment, from its marker FF E1 on. The block must fit: 65 525 bytes at most.
  package func app1() -> [UInt8] {
    JPEGMarkers.segment(0xE1, Array("Exif\0\0".utf8) + tiff())
  }

  /// Appends a directory and, behind it, its values and the directories it points to.
  private func write(_ directory: Directory, to writer: inout TIFFWriter) {
    let children = Directory.allCases.filter { $0.parent == directory && isWritten($0) }
    var fields = (entries[directory] ?? [:]).map { (tag: $0.key, value: $0.value, child: Directory?.none) }
    for child in children {
      if let tag = child.pointerTag { fields.append((tag, .longs([0]), child)) }
    }
    fields.sort { $0.tag < $1.tag }
    writer.append(fields.count, width: 2)
    let table = writer.bytes.count
    // The entries, and the pointer to a next directory, which stays 0.
    writer.bytes.append(contentsOf: repeatElement(0, count: 12 * fields.count + 4))
    for (index, field) in fields.enumerated() {
      let place = table + 12 * index
      writer.put(Int(field.tag), width: 2, at: place)
      writer.put(Int(field.value.type), width: 2, at: place + 2)
      writer.put(Int(field.value.count), width: 4, at: place + 4)
      if let child = field.child {
        writer.put(writer.bytes.count, width: 4, at: place + 8)
        write(child, to: &writer)
        continue
      }
      let bytes = field.value.bytes(writer)
      if bytes.count <= 4 {
        writer.bytes.replaceSubrange(place + 8..<place + 8 + bytes.count, with: bytes)
      } else {
        writer.put(writer.bytes.count, width: 4, at: place + 8)
        writer.bytes.append(contentsOf: bytes)
        if writer.bytes.count % 2 != 0 { writer.bytes.append(0) }
      }
    }
  }

  private func isWritten(_ directory: Directory) -> Bool {
    entries[directory] != nil || Directory.allCases.contains { $0.parent == directory && isWritten($0) }
  }
}
