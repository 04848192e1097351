/// What libFuzzer calls with every input it makes up (https://llvm.org/docs/LibFuzzer.html). It brings its
/// own `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A copy with an end of its own: AddressSanitizer sees a read one byte beyond.
  FuzzedPhoto(bytes: Array(UnsafeBufferPointer(start: bytes, count: count))).read()
  return 0
}
