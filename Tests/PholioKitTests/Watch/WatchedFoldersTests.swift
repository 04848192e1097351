import PholioCatalog
import PholioDisk
import PholioKit
import PholioTestSupport
import Testing

struct WatchedFoldersTests {
  private func path(_ text: String) -> ByteString { ByteString(text) }

  @Test func aFolderThatMovesTakesThoseBelowAlong() {
    var folders = WatchedFolders()
    for (watch, folder) in [(1, "/in"), (2, "/in/a"), (3, "/in/a/b"), (4, "/in/c")] {
      #expect(folders.set(Int32(watch), at: path(folder)) == [])
    }
    // The kernel knows the folder by its old number.
    #expect(folders.set(2, at: path("/in/c/d")) == [])
    #expect(folders.path(of: 3) == path("/in/c/d/b"))
    #expect(folders.remove(at: path("/in/a")) == [])
    #expect(Set(folders.remove(at: path("/in/c"))) == [4, 2, 3])
    #expect(folders.count == 1 && folders.isRoot(1) && folders.path(of: 4) == nil)
  }

  @Test func anotherFolderAtAPathEndsTheOneThatWasThere() {
    var folders = WatchedFolders()
    _ = folders.set(1, at: path("/in"))
    _ = folders.set(2, at: path("/in/a"))
    _ = folders.set(3, at: path("/in/a/b"))
    #expect(Set(folders.set(9, at: path("/in/a"))) == [2, 3])
    #expect(folders.path(of: 9) == path("/in/a") && folders.count == 2)
  }

  @Test func pathsAreThoseOfADictionaryAfterAnyChanges() {
    var random = SeededGenerator(seed: 17)
    var folders = WatchedFolders()
    var oracle: [String: Int32] = ["/r": 1]
    _ = folders.set(1, at: path("/r"))
    var last: Int32 = 1
    for _ in 0..<3000 {
      let known = oracle.keys.sorted()
      let above = known[Int.random(in: 0..<known.count, using: &random)]
      let below = above + "/\(Int.random(in: 0..<4, using: &random))"
      if Int.random(in: 0..<5, using: &random) == 0, below.count < 40 {
        let gone = oracle.filter { $0.key == below || $0.key.hasPrefix(below + "/") }
        #expect(Set(folders.remove(at: path(below))) == Set(gone.values))
        for key in gone.keys { oracle[key] = nil }
      } else if oracle[below] == nil, below.count < 16 {
        last += 1
        #expect(folders.set(last, at: path(below)).isEmpty)
        oracle[below] = last
      }
    }
    #expect(folders.count == oracle.count && oracle.count > 20)
    for (folder, watch) in oracle { #expect(folders.path(of: watch) == path(folder)) }
  }
}
