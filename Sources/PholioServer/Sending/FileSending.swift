import NIOCore
import PholioDisk
import SystemPackage

/// Sends files: small ones at once, large ones in pieces as the client takes them.
struct FileSending: Sendable {
  private let threads: WorkerThreads

  /// The size of a piece, in bytes; most thumbnails are smaller.
  private static let pieceLength = ResponseBody.pieceLength

  init(threads: Int) {
    self.threads = WorkerThreads(count: threads)
  }

  /// - Returns: The file's content, and which version of the file has it; nil if there is no file, or no
  ///   whole JPEG.
  func jpeg(at path: FilePath) async throws -> (body: ResponseBody, version: FileVersion)? {
    guard
      let (file, version, piece) = try await threads.run({
        try ReadableFile.jpeg(path, reading: Self.pieceLength)
      })
    else { return nil }
    if piece.readableBytes == file.byteCount { return (ResponseBody(byteBuffer: piece), version) }
    return (body(of: file, from: piece), version)
  }

  /// The whole of a file, from its beginning.
  func body(of file: ReadableFile) -> ResponseBody { body(of: file, from: ByteBuffer()) }

  /// - Parameter first: The bytes that have been read already.
  private func body(of file: ReadableFile, from first: ByteBuffer) -> ResponseBody {
    ResponseBody(contentLength: file.byteCount) { [threads] writer in
      if first.readableBytes > 0 { try await writer.write(first) }
      var offset = first.readableBytes
      while offset < file.byteCount {
        let start = offset
        let piece = try await threads.run { try file.read(from: start, count: Self.pieceLength) }
        // The file is shorter than before: closing the connection tells the browser that bytes are missing.
        guard piece.readableBytes > 0 else { throw Errno.ioError }
        try await writer.write(piece)
        offset += piece.readableBytes
      }
    }
  }

  func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await threads.run(body)
  }
}

extension ReadableFile {
  /// The file and its first bytes; nil if there is none, or its end is missing: after a power cut a file may
  /// end before its end marker, or in zeros.
  fileprivate static func jpeg(
    _ path: FilePath, reading count: Int
  ) throws -> (ReadableFile, FileVersion, ByteBuffer)? {
    let descriptor: SystemPackage.FileDescriptor
    do {
      descriptor = try SystemPackage.FileDescriptor.open(path, .readOnly, options: [.noFollow, .closeOnExec])
    } catch Errno.noSuchFileOrDirectory {
      return nil
    }
    let version: FileVersion
    do {
      version = try FileVersion(descriptor)
    } catch {
      try? descriptor.close()
      throw error
    }
    let file = ReadableFile(descriptor, byteCount: version.byteCount)
    let piece = try file.read(from: 0, count: count)
    let ending = try file.byteCount <= count ? piece : file.read(from: max(0, file.byteCount - 2), count: 2)
    return ending.readableBytesView.suffix(2).elementsEqual([0xFF, 0xD9]) ? (file, version, piece) : nil
  }
}
