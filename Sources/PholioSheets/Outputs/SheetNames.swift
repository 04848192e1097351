import PholioDisk
import PholioFacts
package import SystemPackage

/// The names of a sheet's files: the given name, with the page's number before its extension.
package struct SheetNames: Sendable {
  let path: FilePath
  let pages: Int

  package init(_ path: FilePath, pages: Int) {
    self.path = path
    self.pages = pages
  }

  /// A single page keeps the name. Of several, all numbers have the last one's digits, and at least two.
  ///
  /// - Parameter page: Counted from 0.
  package func path(ofPage page: Int) -> FilePath {
    if pages == 1 { return path }
    let number = "-" + (page + 1).padded(to: max(2, "\(pages)".count))
    let (stem, suffix) = parts
    let numbered = stem + Array(number.utf8) + suffix
    return path.removingLastComponent().pushing(FilePath(.init(numbered)))
  }

  /// The bytes of the name given, before and from the dot of its extension.
  var parts: (stem: [UInt8], suffix: [UInt8]) {
    let name = path.name.bytes
    // A dot at the start hides a file, and begins no extension.
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == 0 ? nil : $0 } ?? name.count
    return (Array(name[..<dot]), Array(name[dot...]))
  }
}

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
