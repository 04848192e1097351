internal import CLibExif
import PholioFacts

/// An EXIF block as libexif reads it. Owns libexif's copy of the block and frees it.
///
/// All calls into libexif are in this file and in `ExifValue.swift`.
struct ExifReader: ~Copyable {
  private let data: UnsafeMutablePointer<ExifData>

  /// Reads a blanked block; nil only without memory. What libexif can't read is missing.
  init?(_ block: ExifBlanking) {
    guard let data = exif_data_new() else { return nil }
    // By default libexif adds entries that the standard demands (today's date, for example) and drops tags
    // without a name. Neither is what the file has.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    block.bytes.withUnsafeBufferPointer {
      exif_data_load_data(data, $0.baseAddress, UInt32($0.count))
    }
    self.data = data
  }

  deinit {
    exif_data_unref(data)
  }

  /// A field from its home directory, or else from where some programs put it.
  func value(_ field: ExifField) -> ExifValue? {
    value(tag: field.rawValue, isOfImage: field.home == .image)
  }

  /// The text of a fact. The standard puts those of the whole picture below 0x8000.
  func text(_ field: PhotoField<PhotoFacts>) -> String? {
    field.source.exif.flatMap { value(tag: $0, isOfImage: $0 < 0x8000)?.text() }
  }

  private func value(tag: UInt16, isOfImage: Bool) -> ExifValue? {
    value(tag: tag, in: isOfImage ? .image : .photo) ?? value(tag: tag, in: isOfImage ? .photo : .image)
  }

  func value(_ field: GPSField) -> ExifValue? {
    value(tag: field.rawValue, in: .gps)
  }

  func interoperabilityIndex() -> ExifValue? {
    value(tag: ExifDirectory.interoperabilityIndex, in: .interoperability)
  }

  private func value(tag: UInt16, in directory: ExifDirectory) -> ExifValue? {
    let contents = data.pointee.ifd
    let content =
      switch directory {
      case .image: contents.0  // EXIF_IFD_0; .1 is the thumbnail's
      case .photo: contents.2
      case .gps: contents.3
      case .interoperability: contents.4
      }
    guard let entry = exif_content_get_entry(content, ExifTag(rawValue: UInt32(tag))),
      let start = entry.pointee.data, entry.pointee.size > 0
    else { return nil }
    return ExifValue(
      bytes: Array(UnsafeBufferPointer(start: start, count: Int(entry.pointee.size))),
      type: UInt16(truncatingIfNeeded: entry.pointee.format.rawValue),
      order: exif_data_get_byte_order(data))
  }
}
