import Glibc
import PholioDisk
import SystemPackage

/// A folder's files as a walk has met them. All names are in one buffer, and what is known of the files in
/// arrays beside it: a file takes some 35 bytes and its name, and no object of its own. So folders of a
/// million files can be walked through.
///
///     append      append      …      sort      look
///
/// A walk appends names in any order, sorts them once, and then looks at the files that it may have to read.
package struct FolderFiles: Sendable {
  enum State: UInt8 {
    /// Its status was not asked for yet.
    case listed
    case regular
    /// The system does not tell.
    case unknown
    case hidden, ignored, link, special, junk, own, leftover
    case vanished
  }

  /// Each name ends with a zero byte, as the system takes it.
  var names: [UInt8] = []
  /// Where the names begin in `names`.
  var starts: [Int] = []
  var states: [State] = []
  /// Of regular files, once they were looked at: `stamp(at:)` gives none of others.
  private(set) var stamps: [FileStamp] = []
  private var touched: [Int64] = []

  package init() {}

  /// - Parameters:
  ///   - name: Without a zero byte.
  ///   - exclusion: Why the file is passed over; nil: it is to be looked at.
  mutating func append(_ name: UnsafeRawBufferPointer, _ exclusion: SeenFile.Exclusion? = nil) {
    starts.append(names.count)
    names.append(contentsOf: name)
    names.append(0)
    states.append(exclusion.map(State.init) ?? .listed)
  }

  /// Asks the system for the status of the files that were only listed. Those that are gone are left out.
  mutating func look(
    in folder: borrowing OpenFolder, followingLinks: Bool, _ cancellation: Cancellation
  ) throws(Interruption) {
    stamps = Array(repeating: FileStamp(byteCount: 0, modified: 0), count: count)
    touched = Array(repeating: 0, count: count)
    for index in states.indices where states[index] == .listed {
      try cancellation.check()
      do throws(Errno) {
        let status = try folder.status(ofNameAt: starts[index], in: names, followingLinks: followingLinks)
        touched[index] = status.st_ctim.nanoseconds
        switch OpenFolder.Kind(status) {
        case .file: (states[index], stamps[index]) = (.regular, FileStamp(status))
        case .link: states[index] = .link
        default: states[index] = .special
        }
      } catch {
        states[index] = error == .noSuchFileOrDirectory ? .vanished : .unknown
      }
    }
    if states.contains(.vanished) { removeVanished() }
  }

  private mutating func removeVanished() {
    var left = FolderFiles()
    for index in indices where states[index] != .vanished {
      withName(at: index) { left.append($0) }
      left.states[left.count - 1] = states[index]
      left.stamps.append(stamps[index])
      left.touched.append(touched[index])
    }
    self = left
  }

  /// Lends the bytes of a name.
  func withName<Result>(at index: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try names.withUnsafeBytes { try body(name(at: index, in: $0)) }
  }

  /// - Parameter all: The bytes of `names`.
  func name(at index: Int, in all: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: all[starts[index]..<end(of: index) - 1])
  }

  /// Where the next name begins.
  func end(of index: Int) -> Int { index + 1 < starts.count ? starts[index + 1] : names.count }

  /// Those that are never read.
  var passedOver: [SeenFile] {
    indices.filter { states[$0].exclusion != nil }.map { self[$0] }
  }

  /// What a regular file was; nil for any other.
  func stamp(at index: Int) -> FileStamp? { states[index] == .regular ? stamps[index] : nil }
}

/// As a list of files, in byte order of names once they are sorted. Each is made when it is asked for.
extension FolderFiles: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  package subscript(index: Int) -> SeenFile {
    let name = ByteString(names[starts[index]..<end(of: index) - 1])
    let touched = index < touched.count ? touched[index] : 0
    return switch states[index] {
    case .regular: SeenFile(name: name, .regular(stamps[index]), touched: touched)
    case .listed, .unknown, .vanished: SeenFile(name: name, .unknown, touched: touched)
    case let state: SeenFile(name: name, .passedOver, exclusion: state.exclusion, touched: touched)
    }
  }
}

extension FolderFiles.State {
  fileprivate init(_ exclusion: SeenFile.Exclusion) {
    self =
      switch exclusion {
      case .hidden: .hidden
      case .ignored: .ignored
      case .link: .link
      case .special: .special
      case .junk: .junk
      case .own: .own
      case .leftover: .leftover
      }
  }

  /// Why such a file is passed over; nil: it is not.
  fileprivate var exclusion: SeenFile.Exclusion? {
    switch self {
    case .listed, .regular, .unknown, .vanished: nil
    case .hidden: .hidden
    case .ignored: .ignored
    case .link: .link
    case .special: .special
    case .junk: .junk
    case .own: .own
    case .leftover: .leftover
    }
  }
}
