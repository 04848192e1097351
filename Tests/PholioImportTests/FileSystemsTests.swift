import PholioCatalog
import PholioDisk
import PholioImport
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct FileSystemsTests {
  static let table = """
    22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw
    30 22 0:25 / /tmp rw shared:5 - tmpfs tmpfs rw
    31 22 0:40 / /media/my\\040card rw - vfat /dev/sdb1 rw
    32 22 0:41 / /media/my\\040card rw - nfs4 server:/photos rw
    33 22 0:42 / /media rw master:1 propagate_from:2 - 9p none rw
    not a line
    """

  private func mount(of path: String) -> MountTable.Mount? {
    MountTable(Array(Self.table.utf8)).mount(of: FilePath(path))
  }

  @Test func theDeepestMountCountsAndOfTwoAtOnePointTheLast() {
    #expect(mount(of: "/home/me")?.source == ByteString("/dev/sda2"))
    #expect(mount(of: "/tmp/x")?.type == ByteString("tmpfs"))
    #expect(mount(of: "/tmpx")?.type == ByteString("ext4"))
    #expect(mount(of: "/media/my card/DCIM")?.source == ByteString("server:/photos"))
    #expect(mount(of: "/media/else")?.type == ByteString("9p"))
  }

  @Test func aTableOfAnyBytesIsRead() {
    #expect(MountTable([]).mount(of: "/") == nil)
    #expect(MountTable(Array("1 2 3 4 /\\000 6 7 - a b".utf8)).mount(of: "/") == nil)
    #expect(MountTable([0xFF, 0x20, 0x0A, 0x2D]).mount(of: "/") == nil)
  }

  @Test func aFolderOfThisMachineHasANameThatStaysTheSame() throws {
    let folder = try TemporaryFolder()
    var first = FileSystems()
    var second = FileSystems()
    #expect(first.name(of: 1, at: FilePath(folder.path)) != nil)
    #expect(first.name(of: 1, at: FilePath(folder.path)) == second.name(of: 2, at: FilePath(folder.path)))
    #expect(second.name(of: 3, at: FilePath(folder["gone"])) == nil)
  }
}
