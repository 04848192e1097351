package import PholioCatalog
import PholioDisk
import PholioLibrary

extension ImportReport: Encodable {
  private enum Key: String, CodingKey {
    case seen, problems, warnings, galleries, left, readings
    case leftOut = "left_out"
    case isSafeToFormat = "safe_to_format"
    case notSafe = "not_safe"
    case notReadAgain = "not_read_again"
    case unsupportedTypes = "unsupported_types"
    case unsupportedFiles = "unsupported_files"
    case otherTypes = "other_types"
    case otherFiles = "other_files"
    case ignoredFiles = "ignored_files"
    case junk = "left_by_programs"
  }

  package func encode(to encoder: any Encoder) throws {
    // Problems are listed, so their count is not needed.
    try counts.encode(ImportOutcome.allCases.filter { $0 != .problems }, to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(counts.seen, forKey: .seen)
    try container.encode(problems, forKey: .problems)
    try container.encode(warnings, forKey: .warnings)
    if let left {
      try container.encode(left, forKey: .left)
      try container.encode(isSafeToFormat, forKey: .isSafeToFormat)
      try container.encodeIfPresent(notSafe, forKey: .notSafe)
      try container.encode(notReadAgain, forKey: .notReadAgain)
    }
    try container.encode(galleries, forKey: .galleries)
    try container.encode(leftOut, forKey: .leftOut)
    try container.encode(unsupportedTypes, forKey: .unsupportedTypes)
    try container.encode(unsupportedFiles, forKey: .unsupportedFiles)
    try container.encode(otherTypes, forKey: .otherTypes)
    try container.encode(OtherFiles(listed: otherFiles), forKey: .otherFiles)
    try container.encode(ignoredFiles, forKey: .ignoredFiles)
    try container.encode(junk, forKey: .junk)
    try container.encodeIfPresent(readings, forKey: .readings)
  }
}

extension OutcomeCounts {
  /// Encodes some outcomes' counts, each under the outcome's name.
  package func encode(_ outcomes: [ImportOutcome] = ImportOutcome.allCases, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ImportOutcome.Key.self)
    for outcome in outcomes { try container.encode(self[outcome], forKey: .init(outcome)) }
  }
}

extension ImportOutcome {
  fileprivate struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ outcome: ImportOutcome) { stringValue = outcome.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension ImportReport.Note: Encodable {
  private enum CodingKeys: String, CodingKey {
    case path, reason
    case pathBytes = "path_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, as: .path, bytes: .pathBytes)
    try container.encode(reason, forKey: .reason)
  }
}

extension ImportReport.ClusterReadings: Encodable {
  private enum CodingKeys: String, CodingKey {
    case taken, damaged
    case readHere = "read_here"
    case reasons = "read_here_reasons"
    case lackThumbnails = "lack_thumbnails"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(taken, forKey: .taken)
    try container.encode(readHere, forKey: .readHere)
    try container.encode(lacks, forKey: .reasons)
    try container.encode(damaged, forKey: .damaged)
    try container.encode(lackThumbnails, forKey: .lackThumbnails)
  }
}

extension ListedPaths: Encodable {
  private enum CodingKeys: String, CodingKey { case files, unlisted }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(paths.map(PathRecord.init), forKey: .files)
    try container.encode(unlisted, forKey: .unlisted)
  }
}

/// Files that are no images, each with its type.
private struct OtherFiles: Encodable {
  private struct File: Encodable {
    private enum CodingKeys: String, CodingKey {
      case path, type
      case pathBytes = "path_bytes"
    }

    var path: ByteString

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, as: .path, bytes: .pathBytes)
      try container.encode(path.typeName, forKey: .type)
    }
  }

  private enum CodingKeys: String, CodingKey { case files, unlisted }

  var listed: ListedPaths

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(listed.paths.map { File(path: $0) }, forKey: .files)
    try container.encode(listed.unlisted, forKey: .unlisted)
  }
}
