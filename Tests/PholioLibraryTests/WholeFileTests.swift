import PholioDisk
import PholioFacts
import PholioLibrary
import PholioTestSupport
import SystemPackage
import Testing

/// What is read has a limit, whatever became of a file since it was known.
@Suite struct WholeFileTests {
  /// A byte more than the longest file. It has no blocks: it takes no room on the disk.
  private static func makeHugeFile(in folder: TemporaryFolder) throws -> FilePath {
    let path = FilePath(folder["huge.jpg"])
    let file = try FileDescriptor.open(
      path, .readWrite, options: [.create, .truncate], permissions: .ownerReadWrite)
    try file.closeAfter { try file.resize(to: Int64(WholeFile.longest) + 1) }
    return path
  }

  @Test func aFileThatIsTooLongIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try Self.makeHugeFile(in: folder)
    for sort in [WholeFile.Sort.regular, .any] {
      #expect(throws: FileError(.reading, path, .fileTooLarge)) { try WholeFile.read(path, sort) }
    }
  }

  /// A device tells no length.
  @Test func aFileThatDoesNotEndIsReadUpToTheLimit() {
    #expect(throws: FileError(.reading, "/dev/zero", .fileTooLarge)) {
      try WholeFile.read("/dev/zero", limit: 1 << 20)
    }
    #expect(throws: FileError(.reading, "/dev/zero", .notSupported)) {
      try WholeFile.read("/dev/zero", .regular)
    }
  }

  /// An original that has become so long is the photo no more: no picture is made of it.
  @Test func aPhotoThatBecameTooLongIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try Self.makeHugeFile(in: folder)
    let file = FileLocation(path: path.byteString)
    let digest = try #require(PhotoDigest(hex: String(repeating: "0", count: 64)))
    let views = LargeViewStore(folder: FilePath(folder["views"]), budget: 1 << 20)
    #expect(try views.make(digest, .small, from: [file]) == nil)
  }
}
