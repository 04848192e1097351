import Foundation
import Glibc
import PholioDisk
import SystemPackage

/// What a site was made from, and what its folder had in it then: as long as both are the same, there is
/// nothing to do, and that is told without a look at any photo or at any file's content. The folders of
/// originals are looked at: a photo whose file is gone has to be named.
struct SiteRecord: Codable, Equatable {
  /// A digest of the catalog's state, the options, the theme and the program.
  var key: String
  /// See `Library.originalsState`.
  var originals: String
  /// See `FolderState`.
  var folder: String
  var files: Int
  var galleries: Int
  var photos: Int

  static let name = ".pholio-site.json"

  static func read(_ folder: FilePath) -> SiteRecord? {
    guard let bytes = try? WholeFile.read(folder.appending(name), .regular, limit: 1 << 16) else {
      return nil
    }
    return try? JSONDecoder().decode(SiteRecord.self, from: Data(bytes))
  }

  /// Without the record nothing is lost but time, so errors are ignored.
  func write(_ folder: FilePath) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    try? AtomicFile.replace(folder.appending(Self.name), durability: .none) { file in
      _ = try data.withUnsafeBytes { try file.writeAll($0) }
    }
  }
}

/// The names, lengths and times of all files in a folder, in two numbers.
struct FolderState {
  private(set) var files = 0
  private var sums: (UInt64, UInt64) = (0, 0)

  /// Nil if something can't be read. Names that begin with a dot are nobody's business but ours, or git's.
  init?(_ folder: FilePath) {
    guard let top = folder.withPlatformString({ opendir($0) }) else { return nil }
    defer { closedir(top) }
    guard add(top, path: 0, depth: 0) else { return nil }
  }

  var text: String { "\(files)-\(String(sums.0, radix: 16))-\(String(sums.1, radix: 16))" }

  private static let deepest = 16

  private mutating func add(_ folder: OpaquePointer, path: UInt64, depth: Int) -> Bool {
    let number = dirfd(folder)
    while let entry = readdir(folder) {
      let isRead = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          add(name, in: number, path: path, depth: depth)
        }
      }
      if !isRead { return false }
    }
    return true
  }

  private mutating func add(
    _ name: UnsafePointer<CChar>, in folder: Int32, path: UInt64, depth: Int
  ) -> Bool {
    if name[0] == CChar(bitPattern: UInt8(ascii: ".")) { return true }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    let own = Self.hash(path, UnsafeRawBufferPointer(start: name, count: strlen(name)))
    if status.st_mode & S_IFMT == S_IFDIR {
      let child = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard depth < Self.deepest, child >= 0, let opened = fdopendir(child) else {
        if child >= 0 { close(child) }
        return false
      }
      defer { closedir(opened) }
      return add(opened, path: own, depth: depth + 1)
    }
    files += 1
    let values: [UInt64] = [
      UInt64(bitPattern: Int64(status.st_size)), UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
      UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)), UInt64(status.st_mode),
    ]
    var mixed = own
    for value in values { mixed = Self.mix(mixed ^ value) }
    // Sums do not depend on the order in which a folder tells its names.
    sums.0 &+= mixed
    sums.1 &+= Self.mix(mixed ^ 0x9E37_79B9_7F4A_7C15)
    return true
  }

  private static func hash(_ start: UInt64, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = start ^ 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return mix(hash)
  }

  /// The finalizer of splitmix64 (S. Vigna).
  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
