/// The formats that are read.
package struct OriginalFormats: Sendable {
  /// In the order in which they are asked.
  package static let standard = OriginalFormats(
    [
      JPEGFormat.self, HEIFFormat.self, AVIFFormat.self, PNGFormat.self, WebPFormat.self, TIFFFormat.self,
      GIFFormat.self, JXLFormat.self,
    ] + raw)

  private let formats: [any OriginalFormat.Type]

  package init(_ formats: [any OriginalFormat.Type]) {
    self.formats = formats
  }

  /// Tells a file's kind by its first bytes and its name.
  ///
  /// - Parameter name: Bytes, with or without folders.
  package func kind(head: [UInt8], name: [UInt8]) -> FileKind {
    head.withUnsafeBytes { head in
      let head = UnsafeRawBufferPointer(rebasing: head.prefix(FileKind.prefixLength))
      if let sure = formats.first(where: { $0.recognises(head: head) == .sure }) {
        return .original(sure.kind)
      }
      if let type = ImageSignature.name(of: head) { return .otherImage(type) }
      if let named = format(named: name), named.recognises(head: head) == .byName {
        return .original(named.kind)
      }
      return .notAnImage
    }
  }

  /// The kinds of all formats, with their extensions in lower case without the dot.
  package var kinds: [(kind: String, extensions: [String])] { formats.map { ($0.kind, $0.extensions) } }

  package func has(kind: String) -> Bool { formats.contains { $0.kind == kind } }

  /// The format that a file's extension stands for.
  package func format(named name: [UInt8]) -> (any OriginalFormat.Type)? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let letters = name[(dot + 1)...].map { $0 | 0x20 }
    return formats.first { $0.extensions.contains { $0.utf8.elementsEqual(letters) } }
  }

  /// What a file is beside others of its stem, by its extension.
  package enum Part: Sendable {
    case jpeg
    /// A picture of another format.
    case rendered
    case raw
  }

  /// The extensions of all formats, in lower case without the dot. The first format that has one counts.
  package var parts: [(extension: String, part: Part)] {
    formats.flatMap { format in format.extensions.map { ($0, format.part) } }
  }

  /// Metadata that are in the first bytes of a file; nil if it takes the whole file.
  ///
  /// - Parameters:
  ///   - start: `FileKind.prefixLength` bytes or more, or all that it has.
  ///   - name: As of `kind`.
  package func metadata(start: [UInt8], name: [UInt8]) -> PhotoMetadata? {
    guard case .original(let kind) = kind(head: start, name: name),
      let format = formats.first(where: { $0.kind == kind })
    else { return nil }
    return format.metadata(start: start)
  }

  /// Opens a file by its bytes.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - name: As of `kind`.
  package func open(
    _ bytes: [UInt8], name: [UInt8], limits: DecodeLimits = .standard
  ) throws(ImagingError) -> any Original {
    guard case .original(let kind) = kind(head: Array(bytes.prefix(FileKind.prefixLength)), name: name),
      let format = formats.first(where: { $0.kind == kind })
    else { throw .unknownFormat }
    return try format.open(bytes, limits: limits)
  }
}
