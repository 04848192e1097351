internal import CQPDF
import Glibc

/// Streams that unpack to far more than they have bytes. qpdf unpacks object streams as they are, whatever
/// that takes: two megabytes are enough for gigabytes.
package enum PDFBombs {
  /// No other program's table of objects is as large.
  private static let mostBytes = 64 << 20
  /// How much of an object is looked at before its stream.
  private static let longestDictionary = 4096

  /// - Throws: `PDFError.cannotLoad`.
  package static func areIn(_ file: [UInt8]) throws(PDFError) -> Bool {
    try PDFError.requireLibrary()
    return file.withUnsafeBufferPointer { areIn($0) }
  }

  /// Whether a stream unpacks to more than 64 MB, pictures aside: those are not unpacked. qpdf must be
  /// loaded.
  static func areIn(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = file.baseAddress else { return false }
    var rest = 0
    var room: UnsafeMutablePointer<UInt8>?
    defer { free(room) }
    while let keyword = place(of: "stream", in: file, from: rest) {
      rest = keyword + 6
      var content = rest
      while content < min(rest + 2, file.count), file[content] == 0x0D || file[content] == 0x0A {
        content += 1
      }
      // "The method is 8 (deflate)": the low half of zlib's first byte (RFC 1950, 2.2).
      guard content > rest, content < file.count, file[content] & 0x0F == 8,
        !isPicture(file, before: keyword)
      else { continue }
      // Its pages are memory's once something is written there.
      if room == nil { room = malloc(mostBytes)?.assumingMemoryBound(to: UInt8.self) }
      guard let room else { return true }
      var count = UInt(mostBytes)
      let code = qpdf_inflate(room, &count, start + content, UInt(file.count - content))
      if code == Self.bufferError, count == UInt(mostBytes) { return true }
    }
    return false
  }

  /// Where a word in ASCII begins next.
  private static func place(of word: StaticString, in file: UnsafeBufferPointer<UInt8>, from first: Int)
    -> Int?
  {
    guard let start = UnsafeRawPointer(file.baseAddress) else { return nil }
    var offset = first
    while offset + word.utf8CodeUnitCount <= file.count {
      guard let next = memchr(start + offset, Int32(word.utf8Start[0]), file.count - offset) else {
        return nil
      }
      offset = UnsafeRawPointer(next) - start
      if offset + word.utf8CodeUnitCount > file.count { return nil }
      if memcmp(next, word.utf8Start, word.utf8CodeUnitCount) == 0 { return offset }
      offset += 1
    }
    return nil
  }

  /// "Z_BUF_ERROR if there was not enough room in the output buffer" (zlib.h); also if the input ends.
  private static let bufferError: Int32 = -5

  /// Whether the dictionary before a stream is a picture's, for certain.
  private static func isPicture(_ file: UnsafeBufferPointer<UInt8>, before keyword: Int) -> Bool {
    let first = max(0, keyword - longestDictionary)
    let before = UnsafeBufferPointer(rebasing: file[first..<keyword])
    func last(_ word: StaticString) -> Int? {
      var found: Int?
      while let next = place(of: word, in: before, from: (found ?? -1) + 1) { found = next }
      return found
    }
    guard let object = last(" obj"), let picture = last("/Image"), picture > object else { return false }
    // Names may be written in other ways, with number signs.
    let others: [StaticString] = ["ObjStm", "XRef", "#"]
    return others.allSatisfy { (last($0) ?? -1) < object }
  }
}
