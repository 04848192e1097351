import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// What others have read, in place of a file.
extension PhotoReader {
  /// Reads some files, or takes their readings.
  ///
  /// - Throws: As for one file.
  func read(_ files: [FileToRead]) throws -> [FileResult] {
    guard let readings, files.count > 1 else { return try files.map { try read($0) } }
    let lines = files.map { file in Result { () throws(ReadingLack) in try readings.line(for: file) } }
    let known = try knownThumbnails(lines.compactMap { try? $0.get().digest })
    var ready = self
    ready.knownThumbnail = { known[$0] }
    return try zip(files, lines).map { file, line in try ready.taken(line, for: file) ?? open(file) }
  }

  /// A file's reading by somebody else; nil if it has to be opened.
  func alreadyRead(_ file: FileToRead) throws -> FileResult? {
    guard let readings else { return nil }
    return try taken(Result { () throws(ReadingLack) in try readings.line(for: file) }, for: file)
  }

  /// A file's reading by somebody else; nil if it has to be opened.
  ///
  /// - Parameter line: What somebody else says of it, as it was listed; or why that can't be used.
  func taken(_ line: Result<ReadingLine, ReadingLack>, for file: FileToRead) throws -> FileResult? {
    guard let readings else { return nil }
    var lack = ReadingLack.thumbnail
    switch line {
    case .success(let line):
      if let reading = try reading(line, of: file, readings) {
        readings.countTaken()
        return FileResult(file: file, reading: reading, stamp: line.stamp)
      }
    case .failure(let failure): lack = failure
    }
    if file.isOpened { readings.countReadHere(lack) }
    return nil
  }

  /// - Returns: Nil if there is no thumbnail to go with it.
  private func reading(_ line: ReadingLine, of file: FileToRead, _ readings: ClusterReadings) throws
    -> ReadOutcome?
  {
    switch line.found {
    case .photo(let content, let taken, let warnings):
      if file.photoToReadAgain != nil { return .metadata(content.metadata) }
      let known = try knownThumbnail(content.digest)
      // Where nothing is written, known photos' thumbnails are not looked at.
      let isMissing = known.map { thumbnails.isSomewhere && !thumbnails.has(content.digest, $0) } ?? true
      var new: StoredThumbnail?
      if isMissing, line.jpeg != nil || readings.thumbnails != nil {
        let isPut: Void? = try ImportedThumbnail.with(
          content.thumbnail, of: content.digest, content.size, jpeg: line.jpeg, in: readings.thumbnails
        ) { try $0.put(into: thumbnails, for: content.digest) }
        if isPut == nil { return nil }
        new = content.thumbnail
      } else if isMissing {
        readings.noteLack()
      }
      if known != nil {
        let isToReadAgain = try isReadBefore(content.digest)
        return .known(
          content.digest, newThumbnail: new, metadata: isToReadAgain ? content.metadata : nil)
      }
      guard let time = taken ?? file.listed.map({ CaptureTime(of: file.location, $0) }) else { return nil }
      return .photo(content, taken: time, warnings: warnings)
    case .companion(_, of: _, let content): return .companion(sidecar: content)
    case .problem(let reason): return .problem(reason)
    case .unsupported(let type): return .unsupported(type)
    case .ignored: return .ignored
    case .unreadable, .gone: return nil
    }
  }

  private func knownThumbnails(_ digests: [PhotoDigest]) throws -> [PhotoDigest: StoredThumbnail] {
    try catalog?.read { tx in
      var known: [PhotoDigest: StoredThumbnail] = [:]
      for digest in digests { known[digest] = try tx.photos.thumbnail(digest) }
      return known
    } ?? [:]
  }
}

extension ReadingLine {
  /// A photo's content.
  fileprivate var digest: PhotoDigest? {
    if case .photo(let content, taken: _, warnings: _) = found { content.digest } else { nil }
  }
}

extension Photo.Content {
  /// What is read again of a photo that an older reader has read.
  fileprivate var metadata: PhotoMetadata {
    var metadata = PhotoMetadata()
    (metadata.facts, metadata.words, metadata.date) = (facts, words, date)
    return metadata
  }
}
