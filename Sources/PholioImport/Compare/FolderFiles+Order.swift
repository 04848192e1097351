import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary

/// The byte order of names.
extension FolderFiles {
  /// A name's number, and some of its bytes: few names have to be looked up to be compared.
  private struct Key {
    var bytes: UInt64
    var index: Int
  }

  /// Puts the names in byte order: their numbers are sorted, and then each name moves once. No file may have
  /// been looked at yet.
  ///
  /// - Complexity: O(n log n).
  mutating func sort() {
    guard count > 1 else { return }
    let order = names.withUnsafeBytes { all in
      let shared = sharedLength(all)
      var keys = indices.map { Key(bytes: Self.key(name(at: $0, in: all), from: shared), index: $0) }
      keys.sort { one, other in
        one.bytes != other.bytes
          ? one.bytes < other.bytes
          : name(at: one.index, in: all).order(to: name(at: other.index, in: all)) < 0
      }
      return keys
    }
    var sorted = FolderFiles()
    sorted.starts.reserveCapacity(count)
    sorted.states.reserveCapacity(count)
    sorted.names = names.withUnsafeBytes { all in
      Array(unsafeUninitializedCapacity: all.count) { target, filled in
        for key in order {
          // With the zero behind it.
          let bytes = UnsafeRawBufferPointer(rebasing: all[starts[key.index]..<end(of: key.index)])
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[filled...])
            .copyMemory(from: bytes)
          sorted.starts.append(filled)
          sorted.states.append(states[key.index])
          filled += bytes.count
        }
      }
    }
    self = sorted
  }

  /// Compares the name of a file with another: less than 0, 0 or more, like memcmp(3).
  func compare(_ index: Int, with name: UnsafeRawBufferPointer) -> Int {
    withName(at: index) { $0.order(to: name) }
  }

  /// The file of a name; nil if there is none.
  ///
  /// - Complexity: O(log n).
  func index(of name: ByteString) -> Int? {
    name.bytes.withUnsafeBytes { name in
      let index = indices.partitioningIndex { compare($0, with: name) >= 0 }
      return index < endIndex && compare(index, with: name) == 0 ? index : nil
    }
  }

  /// How many bytes at the start all names share: those of a camera's.
  private func sharedLength(_ all: UnsafeRawBufferPointer) -> Int {
    let first = name(at: 0, in: all)
    var shared = first.count
    for index in indices where shared > 0 {
      let name = name(at: index, in: all)
      shared = Swift.min(shared, name.count)
      var equal = 0
      while equal < shared, name[equal] == first[equal] { equal += 1 }
      shared = equal
    }
    return shared
  }

  /// Eight bytes, the first the most significant; zeros where there are less: no name has any.
  private static func key(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    if start + 8 <= bytes.count {
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    var key: UInt64 = 0
    for index in start..<start + 8 { key = key << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
    return key
  }
}

extension ByteString {
  /// As `FolderFiles.compare`.
  func compare(with name: UnsafeRawBufferPointer) -> Int { bytes.withUnsafeBytes { $0.order(to: name) } }
}

extension UnsafeRawBufferPointer {
  /// Less than 0, 0 or more, like memcmp(3).
  fileprivate func order(to other: UnsafeRawBufferPointer) -> Int {
    guard let first = baseAddress, let second = other.baseAddress else { return count - other.count }
    let order = Int(memcmp(first, second, Swift.min(count, other.count)))
    return order == 0 ? count - other.count : order
  }
}

/// Tells folders that are as they were.
extension FolderFiles {
  /// A checksum of the names, sizes and times of all files, and of the rules by which an import goes. Where
  /// it is as it was, and so is all that the catalog knows of the folder, an import finds the same again.
  ///
  /// - Returns: Nil for a folder without files, and where the system does not tell what some are.
  func checksum(by rules: ImportRules) -> UInt64? {
    guard !isEmpty, stamps.count == count, !states.contains(.unknown) else { return nil }
    let sums = [
      rules.checksum, Checksum.of(names), states.withUnsafeBytes { Checksum.of($0) },
      stamps.withUnsafeBytes { Checksum.of($0) },
    ]
    return sums.withUnsafeBytes { Checksum.of($0) }
  }
}

/// What decides, beside its files and what the catalog knows of them, what an import makes of a folder.
struct ImportRules {
  /// One up with every change to what an import makes of a folder of known files.
  private static let version = 3

  let formats: OriginalFormats
  let names: FileNames
  let checksum: UInt64

  init(_ formats: OriginalFormats) {
    self.formats = formats
    names = FileNames(formats)
    var words = ["\(Self.version)", "\(PhotoMetadata.version)"]
    words += formats.kinds.map(\.kind)
    words += formats.parts.map { "\($0.extension) \($0.part)" }
    words += FileNames.others.map { "\($0.extension) \($0.kind.rawValue)" }
    checksum = Checksum.of(Array(words.joined(separator: "\n").utf8))
  }
}
