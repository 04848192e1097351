import Glibc

/// libjpeg-turbo's own interface, as a program that scales JPEGs would call it: tjDecompress2 with no flags,
/// which is the accurate transform and smooth upsampling.
///
/// Looked up at run time: Debian's libturbojpeg0 comes without headers.
struct TurboJPEG {
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer) -> CInt
  private typealias ReadHeader =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
    ) -> CInt
  private typealias Decompress =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<UInt8>?, CInt, CInt, CInt,
      CInt, CInt
    ) -> CInt

  private let make: Make
  private let destroy: Destroy
  private let readHeader: ReadHeader
  private let decompress: Decompress

  /// Nil if the library is not installed.
  init?() {
    guard let library = dlopen("libturbojpeg.so.0", RTLD_NOW),
      let make = dlsym(library, "tjInitDecompress"), let destroy = dlsym(library, "tjDestroy"),
      let readHeader = dlsym(library, "tjDecompressHeader3"),
      let decompress = dlsym(library, "tjDecompress2")
    else { return nil }
    self.make = unsafeBitCast(make, to: Make.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    self.readHeader = unsafeBitCast(readHeader, to: ReadHeader.self)
    self.decompress = unsafeBitCast(decompress, to: Decompress.self)
  }

  /// Rows of RGB at `eighths`/8 of the size; nil if it fails or warns, or the picture is grey, which this
  /// would make RGB.
  func decode(_ file: [UInt8], _ eighths: Int) -> [UInt8]? {
    guard let handle = make() else { return nil }
    defer { _ = destroy(handle) }
    var (width, height, sampling, colours): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    let size = CUnsignedLong(file.count)
    guard readHeader(handle, file, size, &width, &height, &sampling, &colours) == 0, sampling != 3 else {
      return nil
    }
    // TJSCALED: rounded up.
    let scaled = (width: (Int(width) * eighths + 7) / 8, height: (Int(height) * eighths + 7) / 8)
    let isRGB: CInt = 0
    var status: CInt = -1
    let count = scaled.width * scaled.height * 3
    let rows = [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
      status = decompress(
        handle, file, size, rows.baseAddress, CInt(scaled.width), 0, CInt(scaled.height), isRGB, 0)
      initialized = status == 0 ? count : 0
    }
    return status == 0 ? rows : nil
  }
}
