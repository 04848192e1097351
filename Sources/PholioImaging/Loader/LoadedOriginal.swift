package import CLoader
package import PholioFacts

/// A photo that a loader reads.
package struct LoadedOriginal: Original {
  private let loaders: LoaderPool
  private let kind: loader_kind
  private let limits: DecodeLimits
  private let file: SharedMemory
  private let description: LoadedDescription
  package let orientation: Orientation
  package let profile: [UInt8]?
  package let metadata: PhotoMetadata

  /// Of processor time. Up to a second is added to each, so a photo takes 20 at most.
  private static let describingSeconds: UInt32 = 4
  private static let drawingSeconds: UInt32 = 14

  package var storedSize: PixelSize { description.size }

  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - turnsByExif: Whether EXIF's orientation counts where the format itself has none.
  ///   - metadata: Nil: those that the loader finds.
  package init(
    _ bytes: [UInt8], kind: loader_kind, turnsByExif: Bool, metadata: PhotoMetadata? = nil,
    limits: DecodeLimits, loaders: LoaderPool = .shared
  ) throws(ImagingError) {
    let file = try SharedMemory(holding: bytes)
    let room = try SharedMemory(byteCount: Int(LOADER_BLOCK_ROOM))
    var request = loader_request()
    request.verb = UInt32(LOADER_DESCRIBE)
    request.kind = kind.rawValue
    request.max_pixels = UInt64(clamping: limits.pixels)
    let description = try loaders.ask(
      request, seconds: Self.describingSeconds, pixels: 0, file: file, room: room, isCancelled: { false },
      check: { (reply) throws(ImagingError) -> LoadedDescription in
        try LoadedDescription(reply, room: room.byteCount, limits: limits)
      })
    guard limits.allows(description.size, ofBytes: bytes.count) else { throw .tooMuchWork }
    let icc = try room.block(description.icc)
    profile = icc.isEmpty ? nil : icc
    if let metadata {
      self.metadata = metadata
    } else {
      var metadata = try PhotoMetadata(
        exif: room.block(description.exif), xmp: room.block(description.xmp),
        iptc: room.block(description.iptc))
      metadata.takeDate(fromTexts: try room.block(description.texts))
      self.metadata = metadata
    }
    orientation =
      turnsByExif && description.orientation == .upright
      ? self.metadata.orientation : description.orientation
    (self.file, self.kind, self.limits) = (file, kind, limits)
    (self.description, self.loaders) = (description, loaders)
  }

  package func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    var drawing = drawing
    let photo = try draw(drawing, LOADER_DRAW)
    guard photo.isTransparent, drawing.ground != .white else { return photo }
    // The ground is a colour of sRGB's.
    drawing.colours = .srgb
    let onWhite = photo.bitmap.profile == nil ? photo : try draw(drawing, LOADER_DRAW)
    let onBlack = try draw(drawing, LOADER_DRAW_ON_BLACK)
    return DecodedPhoto(
      bitmap: onWhite.bitmap.over(drawing.ground, onBlack: onBlack.bitmap), fullSize: photo.fullSize,
      isTransparent: true, warnings: photo.warnings)
  }

  private func draw(_ drawing: Drawing, _ verb: Int) throws(ImagingError) -> DecodedPhoto {
    let orientation = orientation.turned(by: drawing.turn)
    let fullSize = orientation.upright(storedSize)
    let size = drawing.target.size(for: fullSize)
    let target = orientation.upright(size)
    let share = try MemoryBudget.loading.enter(
      storedSize.pixels * LoaderPool.bytesPerPixel, isCancelled: drawing.isCancelled)
    defer { share.giveBack() }
    let room = try SharedMemory(byteCount: storedSize.pixels * description.colours.bytesPerPixel)
    let rows = try load(verb, for: target, into: room, isCancelled: drawing.isCancelled)
    let (rowConverter, profileWarnings) = converter(to: drawing.colours)
    let bitmap = try Bitmap(uninitialized: size, profile: rowConverter.profile) {
      (pixels) throws(ImagingError) in
      let canvas = UprightCanvas(stored: target, orientation: orientation, pixels: pixels)
      try put(rows.size, from: room, on: canvas, rowConverter, isCancelled: drawing.isCancelled)
    }
    return DecodedPhoto(
      bitmap: bitmap, fullSize: fullSize, isTransparent: rows.isTransparent,
      warnings: rows.warnings + profileWarnings)
  }

  /// A loader decodes the whole picture, so all bands are drawn.
  package func draw(
    _ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit
  ) throws(ImagingError) {
    let share = try MemoryBudget.loading.enter(
      storedSize.pixels * LoaderPool.bytesPerPixel, isCancelled: drawing.isCancelled)
    defer { share.giveBack() }
    let bytesPerRow = storedSize.width * description.colours.bytesPerPixel
    let room = try SharedMemory(byteCount: bytesPerRow * storedSize.height)
    _ = try load(LOADER_DRAW, for: storedSize, into: room, isCancelled: drawing.isCancelled)
    let (converter, _) = converter(to: .own)
    try room.withBytes(bytesPerRow * storedSize.height) { (bytes) throws(ImagingError) in
      for band in drawing.grid.bands {
        if drawing.isCancelled() { throw .cancelled }
        try emit(
          band,
          drawing.grid.draw(band, by: converter) { (draw) throws(ImagingError) in
            for row in drawing.grid.storedRows(of: band) { draw(bytes + row * bytesPerRow) }
          })
      }
    }
  }

  /// Has the picture drawn at 1.25 × `target` or more, as far as it is that large.
  private func load(
    _ verb: Int, for target: PixelSize, into room: SharedMemory, isCancelled: () -> Bool
  ) throws(ImagingError) -> LoadedRows {
    let (numerator, denominator) = DecoderScale.reserve
    func reserved(_ edge: Int) -> Int { (edge * numerator + denominator - 1) / denominator }
    var wanted: PixelSize? = PixelSize(width: reserved(target.width), height: reserved(target.height))
    if let edges = wanted, edges.width >= storedSize.width || edges.height >= storedSize.height {
      wanted = nil
    }
    var request = loader_request()
    request.verb = UInt32(verb)
    request.kind = kind.rawValue
    request.wanted_width = UInt32(clamping: wanted?.width ?? 0)
    request.wanted_height = UInt32(clamping: wanted?.height ?? 0)
    request.max_pixels = UInt64(clamping: limits.pixels)
    return try loaders.ask(
      request, seconds: Self.drawingSeconds, pixels: storedSize.pixels, file: file, room: room,
      isCancelled: isCancelled,
      check: { (reply) throws(ImagingError) -> LoadedRows in
        try LoadedRows(reply, of: description, wanted: wanted)
      })
  }

  private func put(
    _ drawn: PixelSize, from room: SharedMemory, on canvas: UprightCanvas, _ converter: RowConverter,
    isCancelled: () -> Bool
  ) throws(ImagingError) {
    let bytesPerRow = drawn.width * description.colours.bytesPerPixel
    try room.withBytes(bytesPerRow * drawn.height) { (bytes) throws(ImagingError) in
      try canvas.draw(
        drawn, extent: (Double(drawn.width), Double(drawn.height)), description.colours, converter: converter
      ) { (draw) throws(ImagingError) in
        for y in 0..<drawn.height {
          if y % 64 == 0 && isCancelled() { throw .cancelled }
          draw(bytes + y * bytesPerRow)
        }
      }
    }
  }

  /// By the file's profile, or else by what it says of its colours, or by EXIF.
  private func converter(to output: PictureColours) -> (RowConverter, [PhotoWarning]) {
    let colours = description.colours
    let named: ICCProfile? = metadata.isAdobeRGB && colours == .rgb ? .adobeRGB1998 : nil
    let described = description.encoding.map { ICCProfile.described($0) } ?? named
    do throws(ProfileError) {
      let known = profile.map { ICCProfile.embedded($0) } ?? described
      return (try RowConverter(from: colours, profile: known, to: output), [])
    } catch {
      return (RowConverter(from: colours), [.profileIgnored(reason: error.reason)])
    }
  }
}

extension Bitmap {
  /// A transparent picture over a colour, of the picture over white and over black: as much as white is
  /// lighter than black, the ground is seen.
  fileprivate func over(_ ground: Colour, onBlack: Bitmap) -> Bitmap {
    let channels = [Int(ground.red), Int(ground.green), Int(ground.blue)]
    return Bitmap(
      size: size,
      bytes: zip(bytes, onBlack.bytes).enumerated().map { index, pixel in
        let seen = max(0, Int(pixel.0) - Int(pixel.1))
        return UInt8(min(255, Int(pixel.1) + (seen * channels[index % Bitmap.bytesPerPixel] + 127) / 255))
      })
  }
}

extension SharedMemory {
  /// A copy of a range; empty where there is none.
  fileprivate func block(_ range: Range<Int>?) throws(ImagingError) -> [UInt8] {
    guard let range else { return [] }
    return try bytes(range)
  }
}
