import CLoader
import CMalloc
import Glibc

/// Answers requests, one after the other.
struct RequestLoop {
  /// Whether the kernel took the filter of system calls.
  let isFiltered: Bool

  private static var formats: [UInt32: any Format.Type] {
    [
      LOADER_HEIF.rawValue: HEIF.self, LOADER_PNG.rawValue: PNG.self, LOADER_WEBP.rawValue: WebP.self,
      LOADER_TIFF.rawValue: TIFF.self, LOADER_GIF.rawValue: GIF.self, LOADER_JXL.rawValue: JXL.self,
      LOADER_RAW.rawValue: RAW.self, LOADER_PNG_ALPHA.rawValue: PNGAlpha.self,
    ]
  }

  /// Whether pholio has left a socket.
  static var hasSocket: Bool {
    var type: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(LOADER_SOCKET, SOL_SOCKET, SO_TYPE, &type, &length) == 0
      && type == Int32(SOCK_SEQPACKET.rawValue)
  }

  /// All formats that have something to load beforehand.
  static func prepare() {
    for format in formats.values { format.prepare() }
  }

  /// Returns when pholio has closed its end of the socket.
  ///
  /// - Throws: An error's number, if the socket can't be used or something else than a request comes.
  func run() throws(Errno) {
    while let (request, descriptors) = try receive() {
      var reply = loader_reply()
      reply.version = LOADER_VERSION
      reply.filtered = isFiltered ? 1 : 0
      do throws(LoadError) {
        // The mappings stay when the descriptors are closed.
        defer { for descriptor in descriptors { close(descriptor) } }
        try answer(request, descriptors, &reply)
      } catch {
        reply.fail(error)
      }
      // Between two files a loader holds as little as it can.
      malloc_trim(0)
      try Errno.check(
        loader_send(LOADER_SOCKET, &reply, MemoryLayout<loader_reply>.size, nil, 0))
    }
  }

  struct Errno: Error {
    let number: Int32

    static func check(_ number: Int32) throws(Errno) {
      if number != 0 { throw Errno(number: number) }
    }
  }

  /// Nil at the socket's end.
  private func receive() throws(Errno) -> (loader_request, [Int32])? {
    var request = loader_request()
    var count = 0
    var descriptors = [Int32](repeating: -1, count: Int(LOADER_DESCRIPTORS))
    var descriptorCount = 0
    try Errno.check(
      loader_receive(
        LOADER_SOCKET, &request, MemoryLayout<loader_request>.size, &count, &descriptors, &descriptorCount))
    if count == 0 { return nil }
    guard count == MemoryLayout<loader_request>.size, request.version == LOADER_VERSION else {
      throw Errno(number: EPROTO)
    }
    return (request, Array(descriptors.prefix(descriptorCount)))
  }

  private func answer(
    _ request: loader_request, _ descriptors: [Int32], _ reply: inout loader_reply
  ) throws(LoadError) {
    if request.verb == UInt32(LOADER_GREET) { return }
    guard descriptors.count == Int(LOADER_DESCRIPTORS), let format = Self.formats[request.kind] else {
      throw .unsupported("no such format")
    }
    let file = try map(descriptors[0], byteCount: request.byte_count, isWritable: false)
    defer { munmap(file.baseAddress, file.count) }
    let room = try map(descriptors[1], byteCount: request.room, isWritable: true)
    defer { munmap(room.baseAddress, room.count) }
    let maxPixels = Int(clamping: request.max_pixels)
    switch request.verb {
    case UInt32(LOADER_DESCRIBE):
      let description = try format.describe(UnsafeRawBufferPointer(file))
      try RowCanvas(room: room, maxPixels: maxPixels)
        .check(width: description.width, height: description.height)
      reply.describe(description, in: room)
    case UInt32(LOADER_DRAW), UInt32(LOADER_DRAW_ON_BLACK):
      Rows.begin(on: request.verb == UInt32(LOADER_DRAW) ? 255 : 0)
      var canvas = RowCanvas(room: room, maxPixels: maxPixels)
      try format.draw(
        UnsafeRawBufferPointer(file),
        wanted: (Int(request.wanted_width), Int(request.wanted_height)), on: &canvas)
      reply.tell(of: canvas)
    default:
      throw .unsupported("no such request")
    }
  }

  /// What is not to be written is mapped privately: older kernels refuse to share sealed memory.
  private func map(
    _ descriptor: Int32, byteCount: UInt64, isWritable: Bool
  ) throws(LoadError) -> UnsafeMutableRawBufferPointer {
    guard byteCount > 0 else { throw .damaged("empty file") }
    guard let count = Int(exactly: byteCount) else { throw .tooLarge("\(byteCount) bytes") }
    let address = mmap(
      nil, count, isWritable ? PROT_READ | PROT_WRITE : PROT_READ, isWritable ? MAP_SHARED : MAP_PRIVATE,
      descriptor, 0)
    guard let address, address != MAP_FAILED else { throw .outOfMemory }
    return UnsafeMutableRawBufferPointer(start: address, count: count)
  }
}
