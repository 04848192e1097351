import Foundation
import Glibc
package import PholioDisk
package import PholioFacts
package import PholioImaging
import Synchronization
package import SystemPackage

/// Large views of photos, and tiles of them at full size: upright, in sRGB, scaled, turned. Each is made once
/// and kept under the photo's SHA-256, the size and the turn, as long as there is room.
///
/// They can be made again, so a power cut may take them, but never a part of one: nobody would notice. The
/// ones that were not looked at for longest go first.
package final class LargeViewStore: Sendable {
  /// The longer edge, in pixels; a smaller photo keeps its size.
  package enum Edge: Int, CaseIterable, Sendable {
    case small = 1024
    case middle = 2048
    case large = 4096
  }

  private static let quality = 88
  /// How much of the budget is used after making room.
  private static let share = 0.9

  private let folder: FilePath
  private let budget: Int
  let formats: OriginalFormats
  /// The bytes of all views; nil until counted.
  private let byteCount = Mutex<Int?>(nil)

  /// - Parameters:
  ///   - budget: In bytes.
  ///   - formats: Those of originals.
  package init(folder: FilePath, budget: Int, formats: OriginalFormats = .standard) {
    self.folder = folder
    self.budget = budget
    self.formats = formats
  }

  package func path(of digest: PhotoDigest, _ edge: Edge, turned turn: Turn = .none) -> FilePath {
    path(of: digest, "\(edge.rawValue)", turned: turn)
  }

  /// - Parameter kind: What is kept of the photo.
  func path(of digest: PhotoDigest, _ kind: String, turned turn: Turn) -> FilePath {
    let name = digest.hex
    let turned = turn == .none ? "" : "-\(turn.rawValue)"
    return folder.appending(String(name.prefix(2))).appending("\(name.dropFirst(2))-\(kind)\(turned).jpg")
  }

  /// A view that was made before, and notes that somebody looks at it; nil if it is not there as it was
  /// written.
  package func read(_ digest: PhotoDigest, _ edge: Edge, turned turn: Turn = .none) -> [UInt8]? {
    read(path(of: digest, edge, turned: turn))
  }

  /// A file is a JPEG and its checksum: a disk may lose a part of it. Those of pholio 0.2.0 have none.
  func read(_ path: FilePath) -> [UInt8]? {
    guard var bytes = try? WholeFile.read(path, .regular) else { return nil }
    let jpeg = bytes.dropLast(Self.checksumBytes)
    if jpeg.withUnsafeBytes({ Self.checksum(of: $0) }).elementsEqual(bytes.suffix(Self.checksumBytes)) {
      bytes.removeLast(Self.checksumBytes)
    } else if !bytes.suffix(2).elementsEqual([0xFF, 0xD9]) {
      return nil
    }
    _ = path.withPlatformString { utimensat(AT_FDCWD, $0, nil, 0) }
    return bytes
  }

  private static let checksumBytes = MemoryLayout<UInt64>.size

  private static func checksum(of jpeg: UnsafeRawBufferPointer) -> [UInt8] {
    withUnsafeBytes(of: Checksum.of(jpeg).bigEndian) { Array($0) }
  }

  /// Makes a view from the first of some files that still is the photo; nil if none is.
  ///
  /// - Returns: Its bytes. If there is no room to keep them, they are only returned.
  /// - Throws: `ImagingError`; `Interruption`.
  package func make(
    _ digest: PhotoDigest, _ edge: Edge, turned turn: Turn = .none, from files: [FileLocation],
    cancellation: Cancellation = Cancellation()
  ) throws -> [UInt8]? {
    guard
      let original = OpenOriginal.open(digest, files, formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      return nil
    }
    let box = PixelSize(width: edge.rawValue, height: edge.rawValue)
    let photo = try original.draw(
      Drawing(
        .within(box, enlarge: false), turn: turn, colours: .own,
        threads: ProcessInfo.processInfo.activeProcessorCount,
        isCancelled: { cancellation.isCancelled }))
    let jpeg = try photo.bitmap.jpeg(quality: Self.quality)
    try? save(jpeg, to: path(of: digest, edge, turned: turn))
    return jpeg
  }

  func save(_ jpeg: [UInt8], to path: FilePath) throws {
    try SystemCall.makeFolders(path.removingLastComponent())
    try AtomicFile.write(to: path, durability: .whole) { file in
      try jpeg.withUnsafeBytes {
        _ = try file.writeAll($0)
        _ = try file.writeAll(Self.checksum(of: $0))
      }
    }
    byteCount.withLock { total in
      let sum = total.map { $0 + jpeg.count + Self.checksumBytes } ?? views().reduce(0) { $0 + $1.byteCount }
      total = sum > budget ? makeRoom() : sum
    }
  }

  /// - Returns: How many bytes are left.
  private func makeRoom() -> Int {
    let views = views().sorted { $0.lookedAt < $1.lookedAt }
    var sum = views.reduce(0) { $0 + $1.byteCount }
    for view in views where Double(sum) > Double(budget) * Self.share {
      if (try? SystemCall.unlink(view.path)) != nil { sum -= view.byteCount }
    }
    return sum
  }

  private struct View {
    var path: FilePath
    var byteCount: Int
    /// Nanoseconds.
    var lookedAt: Int64
  }

  private func views() -> [View] {
    Self.paths(in: folder).flatMap { Self.paths(in: $0) }.compactMap { path in
      guard let status = try? SystemCall.status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
      return View(path: path, byteCount: Int(status.st_size), lookedAt: status.st_mtim.nanoseconds)
    }
  }

  /// What is in a folder; nothing if it can't be read.
  private static func paths(in folder: FilePath) -> [FilePath] {
    ((try? OpenFolder.names(in: folder)) ?? []).map { folder.appending($0) }
  }
}
