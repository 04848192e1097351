import PholioCatalog
package import PholioDisk

/// The counts and messages of one stage of an import. The stages' tallies add up to the report's.
struct ImportTally: Sendable {
  var counts = OutcomeCounts()
  var problems: [ImportReport.Note] = []
  /// New photos with a warning.
  var warnings: [ImportReport.Note] = []
  /// How many images of each unsupported type there are.
  var unsupportedTypes: [String: Int] = [:]
  /// The same for each folder in which no import had met such files.
  var newlyUnsupported: [ByteString: [String: Int]] = [:]
  var unsupportedFiles = ListedPaths()
  /// How many files that are no images there are of each type.
  var otherTypes: [String: Int] = [:]
  var otherFiles = ListedPaths()
  var ignoredFiles = ListedPaths()
  /// How many files and folders were passed over that `JunkFiles` names.
  var junk = 0
  /// Folders with files that a later import has to take, and that nobody is known to be writing.
  var waitingFolders: Set<ByteString> = []

  mutating func count(_ outcome: ImportOutcome) {
    counts[outcome] += 1
  }

  mutating func countWaiting(in folder: ByteString) {
    counts[.waiting] += 1
    waitingFolders.insert(folder)
  }

  mutating func countUnsupported(_ type: String, at path: ByteString) {
    counts[.unsupported] += 1
    unsupportedTypes[type, default: 0] += 1
    unsupportedFiles.add(path)
  }

  /// Counts a file that is no image.
  mutating func countOther(_ path: ByteString) {
    counts[.others] += 1
    otherTypes[path.typeName, default: 0] += 1
    otherFiles.add(path)
  }

  mutating func countIgnored(_ path: ByteString) {
    counts[.ignored] += 1
    ignoredFiles.add(path)
  }

  mutating func countProblem(_ reason: String, at path: ByteString, isNew: Bool) {
    counts[.problems] += 1
    problems.append(.init(path: path, reason: reason, isNew: isNew))
  }

  static func += (sum: inout Self, other: Self) {
    sum.counts += other.counts
    sum.problems += other.problems
    sum.warnings += other.warnings
    sum.unsupportedTypes.merge(other.unsupportedTypes, uniquingKeysWith: +)
    for (folder, types) in other.newlyUnsupported {
      sum.newlyUnsupported[folder, default: [:]].merge(types, uniquingKeysWith: +)
    }
    sum.unsupportedFiles += other.unsupportedFiles
    sum.otherTypes.merge(other.otherTypes, uniquingKeysWith: +)
    sum.otherFiles += other.otherFiles
    sum.ignoredFiles += other.ignoredFiles
    sum.junk += other.junk
    sum.waitingFolders.formUnion(other.waitingFolders)
  }
}

/// Paths to list, up to a limit, so that memory does not grow with the number of files.
package struct ListedPaths: Sendable {
  package static let limit = 10_000

  package private(set) var paths: [ByteString] = []
  /// How many more there are.
  package private(set) var unlisted = 0

  mutating func add(_ path: ByteString) {
    if paths.count < Self.limit { paths.append(path) } else { unlisted += 1 }
  }

  static func += (sum: inout Self, other: Self) {
    for path in other.paths { sum.add(path) }
    sum.unlisted += other.unlisted
  }
}

extension ByteString {
  /// What a file that is no image is, by its name: its extension in lower case ("mov"); "file" without one
  /// that says anything.
  package var typeName: String {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), (2...9).contains(bytes.count - dot) else {
      return "file"
    }
    let letters = bytes[(dot + 1)...]
    let isType = letters.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    return isType ? String(decoding: letters, as: UTF8.self).lowercased() : "file"
  }
}

extension ImportTally {
  /// Counts a file by what the catalog knows of it.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the file itself was named: then it is a problem if it can't be imported.
  ///   - isNew: Whether no import has reported it before.
  mutating func count(_ outcome: KnownFile.Outcome, at path: ByteString, isNamed: Bool, isNew: Bool) {
    switch outcome {
    case .photo: count(.known)
    case .companion: count(.companions)
    case .problem(let reason): countProblem(reason, at: path, isNew: isNew)
    case .unsupported(let type) where isNamed:
      countProblem("\(type.uppercased()) images are not imported", at: path, isNew: isNew)
    case .unsupported(let type): countUnsupported(type, at: path)
    case .ignored where isNamed: countProblem("not an image", at: path, isNew: isNew)
    case .ignored: countOther(path)
    }
  }
}
