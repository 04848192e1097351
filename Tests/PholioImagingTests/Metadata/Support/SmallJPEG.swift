import PholioSamples

/// Files with a JPEG's structure and facts, but no picture.
enum SmallJPEG {
  static let start: [UInt8] = [0xFF, 0xD8]
  /// A JFIF header, then a scan that is broken off.
  static let rest: [UInt8] =
    JPEGMarkers.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]) + [
      0xFF, 0xDA, 0, 2, 0xFF, 0xD9,
    ]

  static func with(_ segments: [UInt8]...) -> [UInt8] {
    start + segments.flatMap { $0 } + rest
  }

  /// A packet with a description of these attributes and this content.
  static func xmp(_ attributes: String, _ content: String = "") -> [UInt8] {
    JPEGMarkers.xmp(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" \(attributes)>\(content)</rdf:Description></rdf:RDF></x:xmpmeta>
      """)
  }
}
