import COpenSSL
package import PholioFacts
package import SystemPackage

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

  /// The digest of bytes that may be many.
  ///
  /// - Parameter cancellation: Asked before each piece.
  /// - Throws: `Interruption`.
  package static func digest(
    of bytes: [UInt8], cancellation: Cancellation
  ) throws(Interruption) -> PhotoDigest {
    var hash = SHA256()
    var start = 0
    while start < bytes.count {
      try cancellation.check()
      let end = min(start + WholeFile.pieceLength, bytes.count)
      bytes.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
      start = end
    }
    return hash.finish()
  }

  /// The digest of the rest of a file, read in pieces.
  ///
  /// - Parameter cancellation: Asked after each piece.
  /// - Throws: `Errno`, `Interruption`.
  package static func digest(of file: FileDescriptor, cancellation: Cancellation? = nil) throws -> PhotoDigest
  {
    var hash = SHA256()
    try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
      while case let count = try file.read(into: buffer), count > 0 {
        hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        try cancellation?.check()
      }
    }
    return hash.finish()
  }
}

/// MD5, for file formats that identify bytes by it. It is not secure.
package enum MD5 {
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(MD5_DIGEST_LENGTH)) { digest, count in
      COpenSSL.MD5(bytes, bytes.count, digest.baseAddress)
      count = Int(MD5_DIGEST_LENGTH)
    }
  }
}
