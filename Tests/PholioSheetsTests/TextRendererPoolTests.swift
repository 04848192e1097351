import Foundation
import PholioImaging
import PholioSheets
import Testing

@Suite struct TextRendererPoolTests {
  @Test func threadsShareARendererWhileItIsSoonFree() throws {
    let pool = try TextRendererPool(family: nil)
    let used = try (0..<20).map { _ in try pool.with { ObjectIdentifier($0) } }
    #expect(Set(used).count == 1)
  }

  @Test func whoWaitsTooLongGetsAnother() throws {
    let pool = try TextRendererPool(family: nil)
    try pool.with { first in
      let other = try pool.with { ObjectIdentifier($0) }
      #expect(other != ObjectIdentifier(first))
    }
  }

  @Test func manyThreadsGetARendererOfTheirOwnEach() throws {
    let pool = try TextRendererPool(family: nil)
    let lock = NSLock()
    nonisolated(unsafe) var inUse: Set<ObjectIdentifier> = []
    nonisolated(unsafe) var isShared = false
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      try? pool.with { renderer in
        let id = ObjectIdentifier(renderer)
        lock.withLock { if !inUse.insert(id).inserted { isShared = true } }
        _ = renderer.measure("Photo \(number)", style: TextStyle(pixelSize: 12), maxWidth: 200)
        _ = lock.withLock { inUse.remove(id) }
      }
    }
    #expect(!isShared)
  }

  @Test func fontsThatAreLoadedElsewhereAreWaitedFor() throws {
    let pool = TextRendererPool.beginLoading(family: "serif")
    #expect(try pool.with { $0.lineHeight(pixelSize: 20) } >= 20)
  }

  @Test func anUnknownFamilyIsToldWhenFontsAreNeeded() {
    let pool = TextRendererPool.beginLoading(family: "No Such Font")
    #expect(throws: TextError.unknownFamily("No Such Font")) { try pool.finishLoading() }
    #expect(throws: TextError.unknownFamily("No Such Font")) { try TextRendererPool(family: "No Such Font") }
  }
}
