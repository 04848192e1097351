import PholioCatalog
import SystemPackage

/// Files on cards and phones: those of a stem are read and copied together.
extension ImportScan {
  /// Adds a card's files. Those of a stem are read together if any of them has to be read.
  mutating func addGroups(_ comparison: FolderComparison) {
    var groups: [[MetFile]] = []
    var numbers: [ByteString: Int] = [:]
    for difference in comparison.differences {
      guard let name = difference.nameToCopy else {
        groups.append([met(difference, comparison)])
        continue
      }
      let stem = rules.names.group(of: name)
      if let number = numbers[stem] {
        groups[number].append(met(difference, comparison))
      } else {
        numbers[stem] = groups.count
        groups.append([met(difference, comparison)])
      }
    }
    for group in groups.reversed() {
      let isToRead = group.contains { met in
        guard case .toRead(let file, _) = met.difference else { return false }
        return !isTooYoung(file)
      }
      ahead.append(isToRead ? group.map(\.toRead) : group)
    }
  }

  /// Notes what of a folder on a card is not even looked at.
  mutating func noteLeft(_ listing: FolderListing) {
    if let failure = listing.failure { noteLeft(listing.folder.byteString, "\(failure)") }
    for folder in listing.passedOver {
      guard let reason = folder.exclusion?.reason else { continue }
      noteLeft(FileLocation(folder: listing.folder.byteString, name: folder.name).path, reason)
    }
  }
}

extension ImportScan.MetFile {
  /// The same file, to be read even if it is known and has not changed.
  fileprivate var toRead: Self {
    guard case .same(let file) = difference, let stamp = file.stamp else { return self }
    var met = self
    met.difference = .toRead(SeenFile(name: file.name, .regular(stamp)), known: file)
    return met
  }
}

extension Difference {
  /// The name of a file on a card that is there and may be copied.
  fileprivate var nameToCopy: ByteString? {
    switch self {
    case .toRead(let file, _): file.name
    case .same(let file): file.name
    case .toJoin, .ignored, .gone: nil
    }
  }
}
