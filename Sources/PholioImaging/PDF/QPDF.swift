internal import CQPDF
import Glibc

/// Why a PDF can't be completed.
package enum PDFError: Error, Hashable, CustomStringConvertible {
  /// qpdf can't be loaded, in the words of the system's loader.
  case cannotLoad(String)
  /// In qpdf's words.
  case failed(String)
  /// Some of what was written did not reach the file.
  case notWritten

  /// Loads qpdf: before a PDF is drawn, which may take minutes.
  package static func requireLibrary() throws(PDFError) {
    if let reason = qpdf_load() { throw .cannotLoad(String(cString: reason)) }
  }

  package var description: String {
    switch self {
    case .cannotLoad(let reason):
      "what completes and reads PDF is not to be had (Debian's libqpdf29, or libqpdf30): \(reason)"
    case .failed(let reason): "a PDF could not be completed: \(reason)"
    case .notWritten: "a PDF could not be written"
    }
  }
}

/// A document in qpdf. Owns it. All calls into CQPDF are in this file.
///
/// qpdf reads objects when they are asked for, and copies streams one by one: of a large file it holds little
/// in memory. Errors of calls without a result of their own are found by `check`.
struct QPDF: ~Copyable {
  private let raw: qpdf_data?

  /// An object's handle.
  struct Object {
    fileprivate let handle: qpdf_oh
  }

  private init(_ raw: qpdf_data?) {
    self.raw = raw
  }

  /// - Throws: `PDFError.cannotLoad`.
  private static func empty() throws(PDFError) -> QPDF {
    try PDFError.requireLibrary()
    let raw = qpdf_init()
    // "Call this method to signal to the library that you are explicitly handling errors."
    qpdf_silence_errors(raw)
    qpdf_set_suppress_warnings(raw, 1)
    return QPDF(raw)
  }

  /// - Parameter path: The file must stay as it is as long as the document is used.
  static func document(at path: String) throws(PDFError) -> QPDF {
    let document = try empty()
    try document.check(qpdf_read(document.raw, path, nil))
    return document
  }

  /// - Parameter bytes: The same. A file with streams that unpack to too much is refused.
  static func document(in bytes: UnsafeBufferPointer<UInt8>) throws(PDFError) -> QPDF {
    let document = try empty()
    if PDFBombs.areIn(bytes) { throw .failed("a stream unpacks to too much") }
    let code = bytes.withMemoryRebound(to: CChar.self) {
      qpdf_read_memory(document.raw, "PDF", $0.baseAddress, UInt64($0.count), nil)
    }
    try document.check(code)
    return document
  }

  deinit {
    var raw = raw
    qpdf_cleanup(&raw)
  }

  func check() throws(PDFError) {
    if qpdf_has_error(raw) != 0 { throw failure }
  }

  /// "The values can be logically orred": 1 is a warning.
  private func check(_ code: Int32) throws(PDFError) {
    if code & 2 != 0 { throw failure }
  }

  private var failure: PDFError {
    let text = qpdf_get_error_full_text(raw, qpdf_get_error(raw)).map { String(cString: $0) }
    return .failed(text ?? "an unknown error")
  }

  // MARK: Reading

  var root: Object { Object(handle: qpdf_get_root(raw)) }

  var information: Object { value(of: "Info", in: Object(handle: qpdf_get_trailer(raw))) }

  /// - Parameter index: From 0.
  func page(_ index: Int) -> Object { Object(handle: qpdf_get_page_n(raw, index)) }

  /// Null where there is none.
  func value(of key: String, in dictionary: Object) -> Object {
    guard qpdf_oh_is_dictionary(raw, dictionary.handle) != 0 else {
      return Object(handle: qpdf_oh_new_null(raw))
    }
    return Object(handle: qpdf_oh_get_key(raw, dictionary.handle, "/" + key))
  }

  /// The items of an array, at most `most`; none if it is no array.
  func items(of array: Object, most: Int) -> [Object] {
    guard qpdf_oh_is_array(raw, array.handle) != 0 else { return [] }
    let count = min(most, Int(qpdf_oh_get_array_n_items(raw, array.handle)))
    return (0..<max(0, count)).map { Object(handle: qpdf_oh_get_array_item(raw, array.handle, Int32($0))) }
  }

  /// The values of a dictionary; none if it is no dictionary.
  func values(of dictionary: Object) -> [Object] {
    guard qpdf_oh_is_dictionary(raw, dictionary.handle) != 0 else { return [] }
    var values: [Object] = []
    qpdf_oh_begin_dict_key_iter(raw, dictionary.handle)
    while qpdf_oh_dict_more_keys(raw) != 0 {
      values.append(Object(handle: qpdf_oh_get_key(raw, dictionary.handle, qpdf_oh_dict_next_key(raw))))
    }
    return values
  }

  /// A stream's.
  func dictionary(of stream: Object) -> Object { Object(handle: qpdf_oh_get_dict(raw, stream.handle)) }

  /// A picture's file, if it is a JPEG; nil for other objects.
  func jpeg(of stream: Object) -> [UInt8]? {
    guard qpdf_oh_is_stream(raw, stream.handle) != 0,
      qpdf_oh_is_name_and_equals(
        raw, value(of: "Filter", in: dictionary(of: stream)).handle, "/DCTDecode") != 0
    else { return nil }
    return packed(stream) { Array($0) }
  }

  /// Lends a stream's bytes as they are in the file; nil if they can't be read.
  private func packed<Result>(
    _ stream: Object, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    // Not unpacked by qpdf, which knows no limit.
    guard qpdf_oh_get_stream_data(raw, stream.handle, qpdf_dl_none, nil, &bytes, &count) & 2 == 0, let bytes
    else { return nil }
    defer { free(bytes) }
    return body(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Nil if it is no string.
  func text(of string: Object) -> String? {
    guard qpdf_oh_is_string(raw, string.handle) != 0 else { return nil }
    var count = 0
    guard let bytes = qpdf_oh_get_binary_utf8_value(raw, string.handle, &count) else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// A stream's content, if that has at most `most` bytes; nil for other objects and for filters other than
  /// Flate's without a predictor.
  func content(of stream: Object, most: Int) -> [UInt8]? {
    guard qpdf_oh_is_stream(raw, stream.handle) != 0 else { return nil }
    let filters = value(of: "Filter", in: dictionary(of: stream))
    let filter = items(of: filters, most: 2).count == 1 ? items(of: filters, most: 1)[0] : filters
    let isPlain = qpdf_oh_is_null(raw, filter.handle) != 0
    guard isPlain || qpdf_oh_is_name_and_equals(raw, filter.handle, "/FlateDecode") != 0 else { return nil }
    return packed(stream) { isPlain ? ($0.count <= most ? Array($0) : nil) : Self.unpacked($0, most: most) }
  }

  private static func unpacked(_ packed: UnsafeBufferPointer<UInt8>, most: Int) -> [UInt8]? {
    // Deflate packs 1032 bytes into one at best.
    let room = min(most, packed.count > most ? most : 1032 * packed.count + 64)
    var unpacked: UInt = 0
    let content = [UInt8](unsafeUninitializedCapacity: room) { target, initialized in
      unpacked = UInt(room)
      if qpdf_inflate(target.baseAddress, &unpacked, packed.baseAddress, UInt(packed.count)) != 0 {
        unpacked = 0
      }
      initialized = Int(unpacked)
    }
    return unpacked == 0 ? nil : content
  }

  // MARK: Changing

  /// An object from PDF's syntax.
  func parsed(_ text: String) -> Object { Object(handle: qpdf_oh_parse(raw, text)) }

  /// A stream, with more entries in its dictionary.
  func stream(_ content: [UInt8], _ entries: [(key: String, value: Object)]) -> Object {
    let stream = Object(handle: qpdf_oh_new_stream(raw))
    let null = qpdf_oh_new_null(raw)
    qpdf_oh_replace_stream_data(raw, stream.handle, content, content.count, null, null)
    let dictionary = Object(handle: qpdf_oh_get_dict(raw, stream.handle))
    for (key, value) in entries { set(key, to: value, in: dictionary) }
    return stream
  }

  func set(_ key: String, to value: Object, in dictionary: Object) {
    qpdf_oh_replace_key(raw, dictionary.handle, "/" + key, value.handle)
  }

  func remove(_ key: String, from dictionary: Object) {
    qpdf_oh_remove_key(raw, dictionary.handle, "/" + key)
  }

  func append(_ item: Object, to array: Object) {
    qpdf_oh_append_item(raw, array.handle, item.handle)
  }

  /// Writes the document. The same document gives the same bytes.
  ///
  /// - Throws: `PDFError.notWritten` where the file is not whole.
  func write(to path: String) throws(PDFError) {
    try check()
    guard qpdf_init_write(raw, path) & 2 == 0 else { throw .notWritten }
    qpdf_set_deterministic_ID(raw, 1)
    qpdf_set_object_stream_mode(raw, qpdf_o_preserve)
    // Profiles of version 4 came with PDF 1.7.
    qpdf_set_minimum_pdf_version(raw, "1.7")
    // A warning is of the source: part of it could not be read.
    switch qpdf_write(raw) {
    case 0: try Self.requireWhole(path)
    case 1: throw failure
    default: throw .notWritten
    }
  }

  /// qpdf writes through stdio, and overlooks most of its errors: what one call did not write is missing in
  /// the file, and all that follows is nearer to the start. So the file's end does not lead to its table of
  /// objects any more, or the table is not whole.
  private static func requireWhole(_ path: String) throws(PDFError) {
    let written = try empty()
    qpdf_set_attempt_recovery(written.raw, 0)
    guard qpdf_read(written.raw, path, nil) == 0 else { throw .notWritten }
  }
}
