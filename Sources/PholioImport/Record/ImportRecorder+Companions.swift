import PholioCatalog
import PholioDisk
import PholioLibrary

/// Companions that had to wait for the file of their photo.
extension ImportRecorder {
  /// Records them. Where the file turned out to be no photo, they are grouped anew, as the next import would:
  /// a RAW may be the photo then.
  mutating func resolveCompanions() throws {
    let left = try recordAgain(takeCompanions())
    guard !left.isEmpty else { return }
    let (own, joining) = try regrouped(left)
    try resolveAlone(own)
    try resolveAlone(recordAgain(joining))
  }

  /// - Returns: Those that could not be recorded.
  private mutating func recordAgain(_ files: [FileToRead]) throws -> [FileToRead] {
    try inBatches(files) { recorder, readings in
      try recorder.record(readings) { recording in try readings.filter { try !recording.record($0) } }
        .map(\.file)
    }
  }

  private mutating func inBatches(
    _ files: [FileToRead], _ body: (inout ImportRecorder, [FileResult]) throws -> [FileToRead]
  ) throws -> [FileToRead] {
    var left: [FileToRead] = []
    for start in stride(from: 0, to: files.count, by: Self.batchSize) {
      let readings = try files[start..<min(start + Self.batchSize, files.count)].map { try reader.read($0) }
      left += try body(&self, readings)
    }
    return left
  }

  /// By the names in their folders, and by what is known by now of the files there.
  ///
  /// - Returns: Files by themselves, and companions of other files than before.
  private func regrouped(_ files: [FileToRead]) throws -> (own: [FileToRead], joining: [FileToRead]) {
    let sorts = FileNames(reader.formats)
    var (own, joining): ([FileToRead], [FileToRead]) = ([], [])
    let folders = Dictionary(grouping: files, by: \.location.folder)
    for (path, files) in folders.sorted(by: { $0.key < $1.key }) {
      let known = try catalog.read { tx in try tx.files.folder(path).map { try tx.files.known(in: $0) } ?? []
      }
      var names: [ByteString: Bool] = [:]
      for file in known where !file.isGone { names[file.name] = file.photo != nil }
      for file in files where file.known?.stamp != file.joining?.stamp { names[file.location.name] = true }
      let groups = FileGroups(
        names.sorted { $0.key < $1.key }.map { FileGroups.Name($0.key, mayBePhoto: $0.value) }, by: sorts)
      for var file in files {
        if case .companion(_, of: let owner)? = groups.roles[file.location.name] {
          file.joining?.owner = owner
          joining.append(file)
        } else {
          own.append(file)
        }
      }
    }
    return (own, joining)
  }

  /// Records what is no companion, as any other file.
  private mutating func resolveAlone(_ files: [FileToRead]) throws {
    var unknown: [FileToRead] = []
    for var file in files {
      guard let joining = file.joining else { continue }
      file.joining = nil
      if let known = file.known, known.stamp == joining.stamp, !known.isCompanion, !known.isGone {
        countKnown(known, file)
      } else if joining.kind == .thumbnail {
        countOther(file)
      } else {
        if file.known?.isGone == true || file.known?.isCompanion == true {
          file.known = file.known?.withoutPhoto
        }
        unknown.append(file)
      }
    }
    let left = try inBatches(unknown) { recorder, readings in
      let changed = try recorder.record(readings) { recording in
        try readings.filter { try !recording.record($0) }
      }
      return try recorder.record(changed) { try changed.isEmpty ? [] : $0.resolve(changed) }.map(\.file)
    }
    for file in left { countWaiting(file) }
  }
}
