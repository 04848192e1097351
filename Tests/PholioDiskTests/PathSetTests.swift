import PholioDisk
import SystemPackage
import Testing

@Suite struct PathSetTests {
  let set = PathSet(["/a/b", "/a/b/c", "/d", "/ab"] as [FilePath])

  @Test(arguments: [
    ("/a/b", true), ("/a/b/x/y", true), ("/a", false), ("/a/bc", false), ("/", false), ("/d/e", true),
    ("/abc", false),
  ])
  func whatLiesAtOrBelowAPathIsCovered(_ path: (String, Bool)) {
    #expect(set.covers(ByteString(path.0)) == path.1)
  }

  @Test func theOutermostLieBelowNoOther() {
    #expect(set.outermost.map(\.shown) == ["/a/b", "/ab", "/d"])
    #expect(PathSet(["/", "/a"] as [FilePath]).outermost == [ByteString("/")])
  }
}
