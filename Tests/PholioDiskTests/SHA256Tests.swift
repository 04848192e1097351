import PholioDisk
import PholioFacts
import PholioTestSupport
import Testing

/// FIPS 180-4's examples (csrc.nist.gov, "SHA256.pdf" and "SHA2_Additional.pdf").
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func theStandardsExamplesComeOutAsItHasThem(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)).hex == digest)
  }

  @Test func piecesGiveWhatTheWholeGives() {
    var random = SeededGenerator(seed: Soak.seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...1000, using: &random)).map { UInt8(truncatingIfNeeded: $0 * 7) }
      let cut = Int.random(in: 0...bytes.count, using: &random)
      var hash = SHA256()
      Array(bytes[..<cut]).withUnsafeBytes { hash.update($0) }
      Array(bytes[cut...]).withUnsafeBytes { hash.update($0) }
      #expect(hash.finish() == SHA256.digest(of: bytes), "\(bytes.count) bytes, cut at \(cut)")
    }
  }
}
