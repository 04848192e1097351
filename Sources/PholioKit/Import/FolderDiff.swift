package import PholioCatalog

/// What a walk makes of one file, given what was known of its folder.
package enum Difference: Hashable, Sendable {
  /// Not known yet, or changed since: to be read.
  case toRead(SeenFile, known: KnownFile?)
  /// Known, and not changed.
  case same(KnownFile)
  /// Never read: hidden or special.
  case ignored(SeenFile)
  /// Known, and no longer there.
  case gone(KnownFile)
}

/// Compares what is seen in a folder with what is known of it, both in byte order of names: a pure merge.
package func difference(seen: [SeenFile], known: [KnownFile]) -> [Difference] {
  var result: [Difference] = []
  result.reserveCapacity(max(seen.count, known.count))
  var next = 0
  for file in seen {
    while next < known.count, known[next].name < file.name {
      result.append(.gone(known[next]))
      next += 1
    }
    var match: KnownFile?
    if next < known.count, known[next].name == file.name {
      match = known[next]
      next += 1
    }
    switch file.kind {
    case .passedOver: result.append(.ignored(file))
    case .regular(let stamp):
      if let match, match.stamp == stamp {
        result.append(.same(match))
      } else {
        result.append(.toRead(file, known: match))
      }
    case .unknown: result.append(.toRead(file, known: match))
    }
  }
  return result + known[next...].map(Difference.gone)
}
