/// What a file is, judged by its first bytes. A name alone never makes a file an image.
package enum FileKind: Hashable, Sendable {
  /// A JPEG: baseline, progressive, arithmetic, MPO…; whether it can be decoded is another matter.
  case jpeg
  /// An image of another type, by its usual lower-case name ("png", "heic", "nef"…).
  case otherImage(String)
  /// Neither.
  case notAnImage

  /// How many of a file's first bytes are looked at. Fewer are enough for every type but TIFF's raw relatives
  /// and JPEGs behind junk.
  package static let prefixLength = 4096

  /// Judges `prefix`, the first bytes of a file: `prefixLength` of them, or all if the file is shorter.
  ///
  /// A JPEG begins with FF D8 FF. When the name says JPEG and nothing else is recognised, junk before those
  /// bytes, or right behind FF D8, is forgiven.
  package init(prefix: UnsafeRawBufferPointer, nameSaysJPEG: Bool) {
    let prefix = UnsafeRawBufferPointer(rebasing: prefix.prefix(Self.prefixLength))
    if Self.isStartOfImage(prefix, at: 0) {
      self = .jpeg
    } else if let name = ImageSignature.name(of: prefix) {
      self = .otherImage(name)
    } else if nameSaysJPEG, Self.startOfImage(in: prefix) != nil {
      self = .jpeg
    } else {
      self = .notAnImage
    }
  }

  /// Judges the first bytes of a file called `name` (bytes, with or without folders).
  package init(prefix: [UInt8], name: [UInt8]) {
    self = prefix.withUnsafeBytes { Self(prefix: $0, nameSaysJPEG: Self.nameSaysJPEG(name)) }
  }

  /// Whether a file name ends in .jpg, .jpeg, .jpe, .jfif or .mpo, in capitals or not.
  package static func nameSaysJPEG(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let letters = name[(dot + 1)...].map { $0 | 0x20 }
    return jpegExtensions.contains { $0.utf8.elementsEqual(letters) }
  }

  private static let jpegExtensions = ["jpg", "jpeg", "jpe", "jfif", "mpo"]

  /// Where the JPEG begins: 0 for FF D8, else the offset of the first FF D8 FF in the first `prefixLength`
  /// bytes; nil when there is none.
  package static func startOfImage(in bytes: UnsafeRawBufferPointer) -> Int? {
    if bytes.starts(with: [0xFF, 0xD8]) { return 0 }
    let last = min(bytes.count, prefixLength) - 3
    guard last >= 0 else { return nil }
    return (0...last).first { isStartOfImage(bytes, at: $0) }
  }

  private static func isStartOfImage(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    bytes.count >= offset + 3 && bytes[offset] == 0xFF && bytes[offset + 1] == 0xD8
      && bytes[offset + 2] == 0xFF
  }
}
