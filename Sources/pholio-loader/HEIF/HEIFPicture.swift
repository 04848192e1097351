import CHeif

/// One of the pictures in a HEIF file. All calls into libheif but one are here and in the extension.
struct HEIFPicture: ~Copyable {
  /// The file's context; nil for a thumbnail, which the primary picture outlives.
  private let context: OpaquePointer?
  let handle: OpaquePointer
  /// Without a movie behind it.
  let file: UnsafeRawBufferPointer

  /// The primary picture. The bytes must stay where they are as long as it is used.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    guard let context = heif_context_alloc() else { throw .outOfMemory }
    let file = Self.withoutMovie(file)
    let handle: OpaquePointer
    do throws(LoadError) {
      handle = try Self.primary(of: file, in: context)
    } catch {
      heif_context_free(context)
      throw error
    }
    self.context = context
    self.handle = handle
    self.file = file
  }

  private static func primary(
    of file: UnsafeRawBufferPointer, in context: OpaquePointer
  ) throws(LoadError) -> OpaquePointer {
    // Tiles are decoded one after the other: other photos have the other processors, and memory is less.
    heif_context_set_max_decoding_threads(context, 0)
    try check(heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, nil))
    var found: OpaquePointer?
    try check(heif_context_get_primary_image_handle(context, &found))
    guard let found else { throw .damaged("no primary picture") }
    return found
  }

  private init(thumbnail handle: OpaquePointer, of file: UnsafeRawBufferPointer) {
    context = nil
    self.handle = handle
    self.file = file
  }

  deinit {
    heif_image_handle_release(handle)
    if let context { heif_context_free(context) }
  }

  /// After it was turned and cropped.
  var width: Int { Int(heif_image_handle_get_width(handle)) }
  var height: Int { Int(heif_image_handle_get_height(handle)) }

  var icc: [UInt8] {
    let type = heif_image_handle_get_color_profile_type(handle)
    guard type == heif_color_profile_type_rICC || type == heif_color_profile_type_prof else { return [] }
    return Self.bytes(count: heif_image_handle_get_raw_color_profile_size(handle)) { [handle] in
      heif_image_handle_get_raw_color_profile(handle, $0)
    }
  }

  /// Code points of the nclx box; nil if there is none.
  var cicp: (primaries: UInt16, transfer: UInt16)? {
    var found: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard heif_image_handle_get_nclx_color_profile(handle, &found).code == heif_error_Ok, let found else {
      return nil
    }
    defer { heif_nclx_color_profile_free(found) }
    return (
      UInt16(truncatingIfNeeded: found.pointee.color_primaries.rawValue),
      UInt16(truncatingIfNeeded: found.pointee.transfer_characteristics.rawValue)
    )
  }

  /// The first EXIF, as a TIFF file, and the first packet of XMP; empty where there is none.
  var metadata: (exif: [UInt8], xmp: [UInt8]) {
    var found: (exif: [UInt8], xmp: [UInt8]) = ([], [])
    let count = heif_image_handle_get_number_of_metadata_blocks(handle, nil)
    guard count > 0 else { return found }
    var identifiers = [heif_item_id](repeating: 0, count: Int(count))
    let filled = heif_image_handle_get_list_of_metadata_block_IDs(handle, nil, &identifiers, count)
    for identifier in identifiers.prefix(max(0, Int(filled))) {
      let type = Self.text(heif_image_handle_get_metadata_type(handle, identifier))
      let content = Self.text(heif_image_handle_get_metadata_content_type(handle, identifier))
      let isXMP = type == "mime" && content == "application/rdf+xml"
      guard isXMP ? found.xmp.isEmpty : type == "Exif" && found.exif.isEmpty else { continue }
      let bytes = Self.bytes(count: heif_image_handle_get_metadata_size(handle, identifier)) { [handle] in
        heif_image_handle_get_metadata(handle, identifier, $0)
      }
      if isXMP { found.xmp = bytes } else { found.exif = HEIF.tiff(in: bytes) }
    }
    return found
  }

  /// The smallest thumbnail that will do instead: of the same shape, not transparent, 512 pixels or more on
  /// its longer edge, and as large as is wanted.
  func thumbnail(for wanted: (width: Int, height: Int)) -> HEIFPicture? {
    guard wanted.width > 0, wanted.height > 0, heif_image_handle_has_alpha_channel(handle) == 0 else {
      return nil
    }
    let count = min(heif_image_handle_get_number_of_thumbnails(handle), 16)
    guard count > 0 else { return nil }
    var identifiers = [heif_item_id](repeating: 0, count: Int(count))
    let filled = heif_image_handle_get_list_of_thumbnail_IDs(handle, &identifiers, count)
    var best: (handle: OpaquePointer, width: Int)?
    for identifier in identifiers.prefix(max(0, Int(filled))) {
      var found: OpaquePointer?
      guard heif_image_handle_get_thumbnail(handle, identifier, &found).code == heif_error_Ok, let found
      else { continue }
      let (w, h) = (Int(heif_image_handle_get_width(found)), Int(heif_image_handle_get_height(found)))
      // The same shape, but for a few rows or columns that cameras cut off.
      if w >= wanted.width, h >= wanted.height, max(w, h) >= 512, w < best?.width ?? width,
        abs(w * height - h * width) <= w * height / 200
      {
        if let best { heif_image_handle_release(best.handle) }
        best = (found, w)
      } else {
        heif_image_handle_release(found)
      }
    }
    guard let best else { return nil }
    return HEIFPicture(thumbnail: best.handle, of: file)
  }

  static func check(_ error: heif_error) throws(LoadError) {
    let message = text(error.message)
    if error.subcode == heif_suberror_Security_limit_exceeded { throw .tooLarge(message) }
    switch error.code {
    case heif_error_Ok: return
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature: throw .unsupported(message)
    case heif_error_Memory_allocation_error: throw .outOfMemory
    default: throw .damaged(message)
    }
  }

  static func text(_ message: UnsafePointer<CChar>?) -> String {
    message.map { String(cString: $0) } ?? ""
  }

  /// Bytes that libheif copies; none if it can't.
  private static func bytes(count: Int, _ copy: (UnsafeMutableRawPointer?) -> heif_error) -> [UInt8] {
    guard (1...longestBlock).contains(count) else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let error = bytes.withUnsafeMutableBytes { copy($0.baseAddress) }
    return error.code == heif_error_Ok ? bytes : []
  }

  private static let longestBlock = 16 << 20
}
