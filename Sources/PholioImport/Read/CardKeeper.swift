import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary
import SystemPackage

/// Gives the files that workers have fetched from a card their names in the library, in the order of the
/// walk: so the same card always gets the same names.
struct CardKeeper {
  private let originals: OriginalsStore
  private var naming: OriginalsNaming
  private let cancellation: Cancellation
  /// Photos that this import has copied.
  private var copied: Set<PhotoDigest> = []
  /// What was not copied.
  private(set) var left: [ImportReport.Note] = []

  init(_ library: Library, cancellation: Cancellation) {
    originals = library.originals
    naming = OriginalsNaming(library.originals, library.formats)
    self.cancellation = cancellation
  }

  /// - Returns: The readings to record: photos before their companions.
  /// - Throws: `FileError` if the library can't be written.
  mutating func keep(_ group: CardGroup) throws -> [FileResult] {
    for reading in group.others { note(reading) }
    if let photo = group.onlyPhoto, group.isKept || copied.contains(photo.digest) {
      let file = photo.file
      originals.discard(file.written)
      let stamp = file.written.stamp
      let source = FileResult.Source(
        location: file.file.location, stamp: stamp, digest: photo.digest, wasThere: true)
      return group.others + [
        FileResult(file: file.file, reading: file.reading, stamp: stamp, source: source)
      ]
    }
    guard let taken = group.taken, !group.files.isEmpty else { return group.others }
    do {
      let copies = try naming.name(
        group.files.map {
          OriginalsNaming.File(
            name: $0.name, written: $0.written, isPhoto: $0.digest != nil, owner: $0.joining?.owner)
        },
        in: originals.folder(taken: taken), cancellation)
      copied.formUnion(group.files.compactMap(\.digest))
      return group.others + readings(of: group.files, copies)
    } catch is Interruption {
      for file in group.files { originals.discard(file.written) }
      return group.files.map { FileResult(file: $0.file, reading: .stopped) }
    }
  }

  private mutating func note(_ reading: FileResult) {
    let reason: String
    switch reading.reading {
    case .unreadable(let cause): reason = cause
    case .vanished: reason = "gone when it was to be read"
    default: return
    }
    left.append(.init(path: reading.file.location.path, reason: reason, isNew: true))
  }

  private func readings(of files: [CardGroup.File], _ copies: [OriginalsNaming.Copy]) -> [FileResult] {
    var targets: [ByteString: ByteString] = [:]
    for (file, copy) in zip(files, copies) { targets[file.name] = copy.location.name }
    var photos: [FileResult] = []
    var others: [FileResult] = []
    for (file, copy) in zip(files, copies) {
      let source = FileResult.Source(
        location: file.file.location, stamp: file.written.stamp, digest: file.written.digest,
        wasThere: copy.wasThere)
      var reading = FileResult(file: file.file, reading: file.reading, stamp: copy.stamp, source: source)
      if let joining = file.joining {
        let owner = joining.owner.flatMap { targets[$0] }
        reading.file = FileToRead(
          location: copy.location, known: nil,
          joining: CompanionLink(joining.kind, of: owner, stamp: copy.stamp))
        others.append(reading)
      } else if file.digest != nil {
        reading.file = FileToRead(location: copy.location, known: nil, raws: raws(of: file, files, targets))
        photos.append(reading)
      } else {
        reading.source = nil
        reading.stamp = file.written.stamp
        reading.copy = CopiedFile(
          name: file.name, stamp: file.written.stamp, digest: file.written.digest, kind: nil,
          copy: copy.location, copyStamp: copy.stamp)
        others.append(reading)
      }
    }
    return photos + others
  }

  /// The copies' names of a photo's RAWs.
  private func raws(
    of photo: CardGroup.File, _ files: [CardGroup.File], _ targets: [ByteString: ByteString]
  ) -> [ByteString] {
    files.filter { $0.joining?.kind == .raw && $0.joining?.owner == photo.name }
      .compactMap { targets[$0.name] }
  }
}

extension OriginalsStore {
  /// Removes what a killed import has written: only one import writes here at a time.
  func removeTemporaryFiles(_ cancellation: Cancellation) {
    guard !isRehearsal, let walk = try? FolderWalk([folder], cancellation: cancellation) else { return }
    for listing in walk {
      for file in listing.files where TemporaryFile.isTemporary(file.name) {
        try? SystemCall.unlink(listing.folder.appending(file.name))
      }
    }
  }
}
