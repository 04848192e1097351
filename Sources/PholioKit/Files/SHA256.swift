import COpenSSL
package import PholioFacts

/// The SHA-256 of bytes that come in pieces, by OpenSSL's code for this processor.
package struct SHA256: ~Copyable {
  private var state = SHA256_CTX()

  package init() {
    SHA256_Init(&state)
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    SHA256_Update(&state, bytes.baseAddress, bytes.count)
  }

  package consuming func finish() -> PhotoDigest {
    PhotoDigest(
      hash: [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
        SHA256_Final(digest.baseAddress, &state)
        count = Int(SHA256_DIGEST_LENGTH)
      })
  }

  package static func digest(of bytes: [UInt8]) -> PhotoDigest {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }
}

/// MD5, for file formats that identify bytes by it. It is not secure.
enum MD5 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(MD5_DIGEST_LENGTH)) { digest, count in
      COpenSSL.MD5(bytes, bytes.count, digest.baseAddress)
      count = Int(MD5_DIGEST_LENGTH)
    }
  }
}
