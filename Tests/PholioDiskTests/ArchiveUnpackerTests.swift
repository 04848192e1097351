import Foundation
import PholioDisk
import PholioTestSupport
import Testing

/// Packed streams give what was packed, in whatever pieces they come.
struct ArchiveUnpackerTests {
  @Test(arguments: [1, 1000, 1 << 20, 1 << 20 | 7, 5 << 20])
  func piecesOfAnyLengthAreUnpacked(_ length: Int) throws {
    let folder = try TemporaryFolder()
    // What can't be packed, so that the stream is longer than a piece.
    let plain = length == 1 ? 5000 : 3 << 20
    let packing = try Program.run(
      "/bin/sh",
      ["-c", "cd '\(folder.path)' && head -c \(plain) /dev/urandom | tee plain | gzip > packed"])
    #expect(packing.status == 0, "\(packing.messages)")
    func bytes(_ name: String) throws -> [UInt8] {
      try Array(Data(contentsOf: URL(filePath: folder[name])))
    }
    var packed = try bytes("packed")[...]
    #expect(ArchiveUnpacker.isPacked(packed))
    let unpacker = try ArchiveUnpacker {
      defer { packed = packed.dropFirst(length) }
      return Array(packed.prefix(length))
    }
    var unpacked: [UInt8] = []
    while case let more = try unpacker.read(), !more.isEmpty { unpacked += more }
    #expect(try unpacked == bytes("plain"))
  }
}
