import PholioDisk
import PholioFacts
import SystemPackage

extension SheetNames {
  /// A message about pages that an earlier, longer sheet of the same gallery left beside these; nil if there
  /// are none. They are not removed: nobody asked for that.
  func noteOfLeftovers(of gallery: String?, as output: any SheetOutput) -> String? {
    let left = leftovers(of: gallery, as: output)
    guard let first = left.first, let last = left.last else { return nil }
    let which = left.count == 1 ? "\(first)" : "\(first) to \(last.lastComponent?.string ?? "")"
    let owner = gallery.map { "'\($0)'" } ?? "the galleries"
    return "\(which): left from an earlier sheet of \(owner)"
  }

  /// Files with names like this sheet's further pages whose maps name the gallery, by number. Without maps
  /// they can't be found.
  private func leftovers(of gallery: String?, as output: any SheetOutput) -> [FilePath] {
    let folder = path.removingLastComponent()
    let own = Set((0..<pages).map { path(ofPage: $0) })
    let found = ((try? OpenFolder.names(in: folder)) ?? []).compactMap { name -> (Int, FilePath)? in
      let file = folder.pushing(FilePath(name))
      guard !own.contains(file), let number = number(ofFile: name.bytes) else { return nil }
      guard let content = try? output.content(of: WholeFile.read(file)),
        case .success(let maps) = content.maps, let map = maps.first, map.gallery == gallery
      else { return nil }
      return (number, file)
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The number in a name like a page's: the given name, a minus sign and digits before the extension.
  private func number(ofFile name: [UInt8]) -> Int? {
    let (stem, suffix) = parts
    guard name.count > stem.count + 2 + suffix.count, name.starts(with: stem),
      name.suffix(suffix.count) == suffix[...], name[stem.count] == UInt8(ascii: "-")
    else { return nil }
    let digits = name[(stem.count + 1)..<(name.count - suffix.count)]
    guard digits.count >= 2, digits.allSatisfy(\.isDigit)
    else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
