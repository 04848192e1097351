import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioLayout
package import PholioLibrary
import PholioSheets
import SystemPackage

extension Library {
  /// Looks for what may be wrong with the orders of galleries.
  ///
  /// - Parameters:
  ///   - galleries: Nil: all.
  ///   - onlyNew: Whether to tell only what was not found when this was asked for last.
  ///   - cancellation: Asked between photos, between rules, and before each look at two photos.
  ///   - tell: Takes each finding at once: gallery by gallery, rule by rule, by position.
  /// - Throws: `LibraryError.unknownGallery`; `OrderCheckError.notOnPaper`; what a sheet's layout throws, if
  ///   photos are to be printed; `Interruption`; what `onFinding` throws.
  package func alarms(
    in galleries: [ListReference]? = nil, _ options: OrderCheckOptions, onlyNew: Bool = false,
    cancellation: Cancellation = Cancellation(), onFinding: (OrderFinding) throws -> Void
  ) throws {
    let ids = try catalog.read { tx in
      try galleries?.map { try tx.gallery($0).id } ?? tx.galleries.all().map(\.id)
    }
    let rules = OrderRules.chosen(options)
    var seen: Set<GalleryID> = []
    for id in ids where seen.insert(id).inserted {
      guard let order = try alarmedGallery(id, options, cancellation) else { continue }
      let findings = try rules.flatMap { rule -> [OrderFinding] in
        try cancellation.check()
        return rule.init(options).findings(in: order)
      }
      try cancellation.check()
      guard onlyNew else {
        try findings.forEach(onFinding)
        continue
      }
      let reported = try catalog.read { try $0.galleries.toldAlarms(of: id) }
      for finding in findings where !reported.contains(finding.key) { try onFinding(finding) }
      let found = Set(findings.map(\.key))
      let names = rules.map { $0.name }
      if found != reported.filter({ names.contains($0.rule) }) {
        try catalog.write { try $0.galleries.setTold(found, by: names, of: id) }
      }
    }
  }

  /// A gallery as rules see it; nil if it has been deleted meanwhile.
  private func alarmedGallery(
    _ id: GalleryID, _ options: OrderCheckOptions, _ cancellation: Cancellation
  ) throws -> CheckedOrder? {
    var photos: [CheckedPhoto] = []
    var files: [[FileLocation]] = []
    var pictures: [SceneMatcher.Picture] = []
    let known = try catalog.read { tx -> Gallery? in
      guard let gallery = try tx.galleries.existing(id) else { return nil }
      try tx.photos.forEachPlaced(in: id) { placed in
        try cancellation.check()
        photos.append(CheckedPhoto(placed))
        files.append(placed.files)
        pictures.append(SceneMatcher.Picture(placed.photo))
      }
      let signatures = Dictionary(
        try tx.photos.signatures(of: PhotoSet(photos.map(\.id))).map { ($0.0.rawValue, $0.1) },
        uniquingKeysWith: { first, _ in first })
      for index in photos.indices {
        // A picture of one colour looks like no other.
        photos[index].signature = signatures[photos[index].id].flatMap { $0.quality > 0 ? $0 : nil }
      }
      return gallery
    }
    guard let gallery = known else { return nil }
    for (index, files) in files.enumerated() {
      try cancellation.check()
      let there = files.first { !SystemCall.lacksFile(FilePath($0.path)) }
      photos[index].isMissing = there == nil
      if let there { photos[index].name = there.name.shown }
    }
    if let paper = options.paper, !photos.isEmpty {
      let sheet = try layOutSheet(
        of: ListReference(OrderedList.gallery(id)), paper, pages: nil, as: SheetOutputs.default, jobs: 1,
        cancellation: cancellation)
      let sizes = Dictionary(zip(pictures.map(\.digest), photos.map(\.size))) { first, _ in first }
      guard let printed = sheet.printed(sizes, dpi: SmallPhotoRule.dpi) else {
        throw OrderCheckError.notOnPaper(preset: paper.preset)
      }
      for index in photos.indices { photos[index].printed = printed[pictures[index].digest] }
    }
    let looks = SceneMatcher(pictures, thumbnails)
    let spans = Dictionary(
      uniqueKeysWithValues: zip((0...).lazy.map { CellIndex($0) }, photos.lazy.map(\.span)))
    return CheckedOrder(
      name: gallery.name,
      grid: options.shape.grid(count: photos.count, cap: gallery.cap, features: Features(spans)),
      photos: photos,
      // After a signal nobody wants to know.
      isSameScene: { !cancellation.isCancelled && looks.isSameScene($0, $1) })
  }
}

extension SceneMatcher.Picture {
  fileprivate init(_ photo: Photo) {
    self.init(digest: photo.content.digest, thumbnail: photo.content.thumbnail, turn: photo.own.turn)
  }
}

extension CheckedPhoto {
  /// What the catalog knows of it.
  fileprivate init(_ placed: PlacedPhoto) {
    let photo = placed.photo
    let camera = [photo.content.facts.make, photo.content.facts.model].compactMap { $0 }
    let words = photo.words
    self.init(
      id: photo.id.rawValue, name: placed.files.first?.name.shown ?? "-",
      taken: photo.taken.source == .mtime ? nil : photo.taken,
      camera: camera.isEmpty ? nil : camera.joined(separator: " "), size: photo.size, title: words.title,
      label: words.label)
    span = placed.span
  }
}
