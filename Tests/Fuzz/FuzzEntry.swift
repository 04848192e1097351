/// The function that libFuzzer calls with every input (https://llvm.org/docs/LibFuzzer.html). libFuzzer has
/// its own `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A copy of its own, so that AddressSanitizer sees a read one byte past the end.
  FuzzedPhoto(bytes: Array(UnsafeBufferPointer(start: bytes, count: count))).read()
  return 0
}
