import Foundation
import Glibc
import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
package import PholioLibrary
import PholioSheets
import SystemPackage

extension Library {
  /// What of a gallery is to be handed over, and under which names. Files are looked up on the disk; none is
  /// read, but for the first bytes of those that are to be stripped.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `ArrangeError`; `Interruption`.
  package func plan(
    export options: ExportOptions, of reference: ListReference, cancellation: Cancellation = Cancellation()
  ) throws -> ExportPlan {
    let (gallery, photos, order) = try catalog.read { tx -> (Gallery, [PlacedPhoto], [UInt8]?) in
      let gallery = try tx.gallery(reference)
      let chosen = try options.only.map { PhotoSet(try $0.resolve(in: ListScope(gallery), tx)) }
      var photos: [PlacedPhoto] = []
      try tx.photos.forEachPlaced(in: gallery.id) { placed in
        try cancellation.check()
        let isFirst = placed.position == Position(1)
        let isFeatured = (isFirst ? gallery.cap : placed.span) != .none
        if options.onlyFeatured && !isFeatured { return }
        if let chosen, !chosen.contains(placed.photo.id.rawValue) { return }
        photos.append(placed)
      }
      return (gallery, photos, options.writesOrder ? try KeptOrder(gallery, tx).bytes : nil)
    }
    var planning = ExportPlanning(options, gallery)
    for photo in photos {
      try cancellation.check()
      planning.add(photo)
    }
    return planning.plan(order: order)
  }
}

/// Puts a plan together: names come last, when all are known.
private struct ExportPlanning {
  private let options: ExportOptions
  private let gallery: Gallery
  private let page: FieldValues.Page
  private let names: FileNames
  /// Photos whose files are there.
  private var found: [Found] = []
  private var missing: [ExportPlan.Missing] = []

  private struct Found {
    var placed: PlacedPhoto
    var file: FileLocation
    var status: stat
    var isAsSeen: Bool
    /// As the template has it, without an extension.
    var asked: String
    var ending: String
  }

  init(_ options: ExportOptions, _ gallery: Gallery) {
    (self.options, self.gallery) = (options, gallery)
    page = FieldValues.Page(gallery: gallery.name, count: gallery.count, today: .today)
    names = FileNames(.standard)
  }

  mutating func add(_ placed: PlacedPhoto) {
    var there: (file: FileLocation, status: stat, isAsSeen: Bool)?
    for file in placed.asSeen {
      guard let status = try? SystemCall.status(FilePath(file.location.path), followingLinks: true),
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      // One that is as it was seen is the photo for sure.
      let isAsSeen = FileStamp(status) == file.stamp
      if there == nil || isAsSeen { there = (file.location, status, isAsSeen) }
      if isAsSeen { break }
    }
    guard let there else {
      let name = placed.files.first?.path.shown ?? placed.photo.content.digest.hex
      missing.append(.init(position: placed.position.rawValue, name: name, reason: .noFile))
      return
    }
    if options.stripping != nil, options.longEdge == nil, !Self.isJPEG(there.file) {
      let name = there.file.path.shown
      missing.append(.init(position: placed.position.rawValue, name: name, reason: .notJPEG))
      return
    }
    let values = FieldValues(
      page: page, position: placed.position.rawValue, number: found.count + 1, photo: placed.photo,
      file: there.file)
    let (_, suffix) = SafeName.parts(ByteString(there.file.name.bytes).shown)
    var asked = options.template.text(values)
    if !suffix.isEmpty, asked.lowercased().hasSuffix(suffix.lowercased()) { asked.removeLast(suffix.count) }
    if asked.isEmpty { asked = placed.position.rawValue.padded(to: 4) }
    // A JPEG keeps its ending: names that differ in case alone are one file to some disks.
    let keepsEnding = options.longEdge == nil || suffix.lowercased() == ".jpg"
    let ending = keepsEnding ? SafeName.ending(String(suffix.dropFirst())) : ".jpg"
    found.append(
      Found(
        placed: placed, file: there.file, status: there.status, isAsSeen: there.isAsSeen, asked: asked,
        ending: ending))
  }

  /// True also of what can't be read: that is told when it is.
  private static func isJPEG(_ location: FileLocation) -> Bool {
    guard let file = try? WholeFile.open(FilePath(location.path)) else { return true }
    defer { try? file.close() }
    return (try? WholeFile.prefix(file, byteCount: 2)) ?? [0xFF, 0xD8] == [0xFF, 0xD8]
  }

  func plan(order: [UInt8]?) -> ExportPlan {
    let orders = order == nil ? [] : ["order"]
    let stems = SafeName.distinctStems(orders + found.map { SafeName.stem($0.asked) }).dropFirst(orders.count)
    var plan = ExportPlan(gallery: gallery.name, items: [], missing: missing, renamings: [])
    for (photo, stem) in zip(found, stems) {
      let position = photo.placed.position.rawValue
      if photo.asked.precomposedStringWithCanonicalMapping != stem {
        plan.renamings.append(
          .init(position: position, asked: photo.asked + photo.ending, given: stem + photo.ending))
      }
      plan.items += items(of: photo, stem)
    }
    if let order {
      plan.items.append(
        ExportPlan.Item(
          photo: nil, position: 0, source: nil, path: "order.txt", content: .text(order),
          byteCount: order.count, modified: .now, key: "order:\(SHA256.digest(of: order).hex)"))
    }
    return plan
  }

  /// A photo, its companions, and its sidecar.
  private func items(of found: Found, _ stem: String) -> [ExportPlan.Item] {
    let photo = found.placed.photo
    var items = [
      ExportPlan.Item(
        photo: photo.id, position: found.placed.position.rawValue, source: found.file,
        path: stem + found.ending, content: content(of: photo),
        byteCount: options.longEdge == nil ? Int(found.status.st_size) : 0, modified: found.status.st_mtim,
        key: key(of: photo, at: found.file), isAsSeen: found.isAsSeen)
    ]
    // What comes with a photo is as it is: larger, and telling more than somebody who asks for these wants.
    if options.withCompanions && options.longEdge == nil && options.stripping == nil {
      items += companions(of: found, stem, beside: [found.ending.lowercased()])
    }
    if options.writesSidecars {
      let words = words(of: photo)
      let text = XMPPacket.text(words, orientation: nil)
      let turn = options.longEdge == nil ? photo.own.turn : .none
      let hash = SHA256.digest(of: Array(text.utf8)).hex
      items.append(
        ExportPlan.Item(
          photo: photo.id, position: found.placed.position.rawValue, source: found.file,
          path: stem + ".xmp", content: .sidecar(photo.content.digest, words, turn), byteCount: 0,
          modified: .now, key: "xmp:\(hash)/\(photo.content.digest.hex)/\(turn.rawValue)"))
    }
    return items
  }

  private func content(of photo: Photo) -> ExportPlan.Content {
    let digest = photo.content.digest
    if let edge = options.longEdge { return .resized(digest, longEdge: edge, turn: photo.own.turn) }
    if let extent = options.stripping { return .stripped(digest, extent) }
    return .original(digest)
  }

  /// The version of what is made of photos: another one makes them anew.
  private static let version = 1

  private func key(of photo: Photo, at file: FileLocation) -> String {
    let base = "sha256:\(photo.content.digest.hex)"
    switch content(of: photo) {
    case .resized(_, let edge, let turn): return "\(base)/jpeg:\(edge)/turn:\(turn.rawValue)/\(Self.version)"
    case .stripped(_, let extent): return "\(base)/strip:\(extent.rawValue)/\(JPEGStripping.version)"
    case .original, .text, .sidecar: return base + way(of: file)
    }
  }

  private func way(of file: FileLocation) -> String {
    switch options.way {
    case .copy: ""
    case .hardLink: "/hard"
    case .symbolicLink: "/symbolic:\(SHA256.digest(of: file.path.bytes).hex.prefix(16))"
    }
  }

  /// Those that are there, each under the photo's stem.
  private func companions(
    of found: Found, _ stem: String, beside taken: Set<String>
  ) -> [ExportPlan.Item] {
    var taken = taken
    if options.writesSidecars { taken.insert(".xmp") }
    return found.placed.companions.compactMap { companion in
      let name = companion.location.name
      var rest = ByteString(name.bytes.dropFirst(names.stemLength(name)))
      if companion.kind == .takeout {
        let picture = names.takeoutPicture(of: name)
        // A JSON file that has not the photo's stem is known by the photo's whole name.
        let tells = picture.map { name.bytes.starts(with: $0.stem.bytes) } ?? false
        if !tells { rest = ByteString(found.ending + ".json") }
      }
      let ending = rest.shown.split(separator: ".").map { SafeName.ending(String($0)) }.joined()
      // Our own sidecar has all words; files of several folders may have the same name.
      let isReplaced = companion.kind == .sidecar && options.writesSidecars
      guard !isReplaced, taken.insert(ending.lowercased()).inserted,
        let status = try? SystemCall.status(FilePath(companion.location.path), followingLinks: true),
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      let stamp = FileStamp(status)
      let base = "companion:\(found.placed.photo.content.digest.hex)/\(companion.kind.rawValue)"
      return ExportPlan.Item(
        photo: found.placed.photo.id, position: found.placed.position.rawValue, source: companion.location,
        path: stem + ending, content: .original(nil), byteCount: stamp.byteCount, modified: status.st_mtim,
        key: "\(base)/\(stamp.byteCount)/\(stamp.modified)\(way(of: companion.location))")
    }
  }

  /// What its sidecar says: "none" is said, too.
  private func words(of photo: Photo) -> PhotoWords {
    var words = photo.words
    words.statedRating = words.rating.map { .value($0) }
    if case .some(.none) = photo.own.rating { words.statedRating = .value(0) }
    if options.stripping != nil { words.clearPlace() }
    return words
  }
}
