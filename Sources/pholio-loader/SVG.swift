import Glibc

/// SVG, by librsvg, which is loaded if this program was started for it: only logos are SVG. Fonts can't be
/// opened any more when a file is drawn, so text may be left out; outlines are always there.
enum SVG: Format {
  /// The longer edge of what is described, in pixels. A smaller one is drawn as it is wanted.
  private static let longEdge = 2048.0

  /// Set once, before the sandbox; this program has one thread.
  nonisolated(unsafe) private static var library: RSVG?

  static func load() {
    library = RSVG()
    // Types, locale and fonts are looked for at the first picture: that is only allowed now.
    let first = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><linearGradient id="a">\
      <stop stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>\
      <text y="9">a</text></svg>
      """
    var room = [UInt8](repeating: 0, count: 9 * 9 * 4)
    _ = room.withUnsafeMutableBytes { room in
      Array(first.utf8).withUnsafeBytes { file in
        try? library?.draw(file, width: 9, height: 9, into: room)
      }
    }
  }

  private static func loaded() throws(LoadError) -> RSVG {
    guard let library else { throw .unsupported("librsvg is not installed (Debian: librsvg2-2)") }
    return library
  }

  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let (width, height) = try loaded().size(of: file)
    let scale = longEdge / max(width, height)
    var description = Description()
    description.width = max(1, Int((width * scale).rounded()))
    description.height = max(1, Int((height * scale).rounded()))
    return description
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let full = try describe(file)
    let scale = min(
      1, max(Double(wanted.width) / Double(full.width), Double(wanted.height) / Double(full.height)))
    let isFull = wanted.width == 0 || wanted.height == 0 || scale >= 1
    let width = isFull ? full.width : Int((Double(full.width) * scale).rounded(.up))
    let height = isFull ? full.height : Int((Double(full.height) * scale).rounded(.up))
    try canvas.begin(width: width, height: height, colours: .rgb)
    let memory = try RowMemory(count: 4 * width * height)
    try loaded().draw(UnsafeRawBufferPointer(file), width: width, height: height, into: memory.bytes)
    let ground = UInt32(canvas.ground)
    for y in 0..<height {
      let row = canvas.row(y)
      for x in 0..<width {
        // "ARGB32: each pixel is a 32-bit quantity, with alpha in the upper 8 bits … native-endian.
        // Pre-multiplied alpha is used."
        let pixel = memory.bytes.load(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
        let rest = (255 - pixel >> 24) * ground
        for channel in 0..<3 {
          let sample = pixel >> UInt32(16 - 8 * channel) & 255
          row[3 * x + channel] = UInt8(truncatingIfNeeded: min(255, sample + (rest + 127) / 255))
        }
      }
    }
    canvas.rowsAreWhole(height)
  }
}

/// The functions of librsvg and Cairo that are used. All calls into them are in this file.
private struct RSVG {
  private struct Box { var x = 0.0, y = 0.0, width = 0.0, height = 0.0 }

  private typealias Open =
    @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Size =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  private typealias Dimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
    ) -> Void
  private typealias Render =
    @convention(c) (
      OpaquePointer, OpaquePointer?, UnsafeRawPointer, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Surface =
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32) ->
    OpaquePointer?
  private typealias Make = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias End = @convention(c) (OpaquePointer?) -> Void

  private let open: Open
  private let pixelSize: Size
  private let dimensions: Dimensions
  private let render: Render
  private let surface: Surface
  private let context: Make
  private let flush, endSurface, endContext, endHandle: End

  /// Nil if it is not installed, or older than 2.52.
  init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW) else { return nil }
    // "The search performed by dlsym() is breadth first through the dependency tree of these shared objects."
    func function<T>(_ name: String, as type: T.Type) -> T? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("rsvg_handle_new_from_data", as: Open.self),
      let pixelSize = function("rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
      let dimensions = function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
      let render = function("rsvg_handle_render_document", as: Render.self),
      let surface = function("cairo_image_surface_create_for_data", as: Surface.self),
      let context = function("cairo_create", as: Make.self),
      let flush = function("cairo_surface_flush", as: End.self),
      let endSurface = function("cairo_surface_destroy", as: End.self),
      let endContext = function("cairo_destroy", as: End.self),
      let endHandle = function("g_object_unref", as: End.self)
    else { return nil }
    (self.open, self.pixelSize, self.dimensions, self.render) = (open, pixelSize, dimensions, render)
    (self.surface, self.context, self.flush) = (surface, context, flush)
    (self.endSurface, self.endContext, self.endHandle) = (endSurface, endContext, endHandle)
  }

  private func opened(_ file: UnsafeRawBufferPointer) throws(LoadError) -> OpaquePointer {
    guard let handle = open(file.baseAddress, UInt(file.count), nil) else {
      throw .damaged("it is not an SVG that can be read")
    }
    return handle
  }

  /// Its own size, or else its view box's, in any unit: only the shape counts.
  func size(of file: UnsafeRawBufferPointer) throws(LoadError) -> (width: Double, height: Double) {
    let handle = try opened(file)
    defer { endHandle(handle) }
    var (width, height) = (0.0, 0.0)
    if pixelSize(handle, &width, &height) == 0 {
      var hasBox: Int32 = 0
      var box = Box()
      // Its other results may be left out; the view box's four numbers are doubles.
      var unused = [Int64](repeating: 0, count: 8)
      unused.withUnsafeMutableBytes { unused in
        guard let room = unused.baseAddress else { return }
        dimensions(handle, room, room + 16, room + 8, room + 32, &hasBox, &box)
      }
      (width, height) = (box.width, box.height)
    }
    guard width > 0, height > 0, width / height < 1000, height / width < 1000 else {
      throw .damaged("it says no size, or an impossible one")
    }
    return (width, height)
  }

  /// - Parameter pixels: Four bytes each, all 0.
  func draw(
    _ file: UnsafeRawBufferPointer, width: Int, height: Int, into pixels: UnsafeMutableRawBufferPointer
  ) throws(LoadError) {
    let handle = try opened(file)
    defer { endHandle(handle) }
    // CAIRO_FORMAT_ARGB32 is 0.
    let target = surface(pixels.baseAddress, 0, Int32(width), Int32(height), Int32(4 * width))
    defer { endSurface(target) }
    let picture = context(target)
    defer { endContext(picture) }
    var box = Box(width: Double(width), height: Double(height))
    guard render(handle, picture, &box, nil) != 0 else { throw .damaged("it can't be drawn") }
    flush(target)
  }
}
