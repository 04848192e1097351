import Foundation
import PholioDisk
import Testing

@Suite struct OrderedPipelineTests {
  @Test(arguments: [1, 2, 7])
  func resultsComeInTheOrderOfTheWork(jobs: Int) throws {
    var numbers = (0..<200).makeIterator()
    var results: [Int] = []
    try OrderedPipeline.run(
      jobs: jobs, next: { numbers.next() },
      work: { number in
        // Of each ten, the earlier ones take longer.
        usleep(UInt32((10 - number % 10) * 50))
        return number * number
      }, deliver: { results.append($0) })
    #expect(results == (0..<200).map { $0 * $0 })
  }

  @Test func noMoreIsUnderWayThanTheWindow() throws {
    var numbers = (0..<100).makeIterator()
    var offered = 0
    var delivered = 0
    try OrderedPipeline.run(
      jobs: 2,
      next: {
        offered += 1
        #expect(offered - delivered <= 9)
        return numbers.next()
      }, work: { $0 }, deliver: { _ in delivered += 1 })
    #expect(delivered == 100)
  }

  /// The first ten results lead to one more piece of work each.
  @Test(arguments: [1, 3]) func resultsMayGiveRiseToWork(jobs: Int) throws {
    var waiting = Array(0..<10)
    var results: [Int] = []
    try OrderedPipeline.run(
      jobs: jobs, asksAgain: true, next: { waiting.isEmpty ? nil : waiting.removeFirst() }, work: { $0 },
      deliver: { result in
        results.append(result)
        if result < 10 { waiting.append(result + 100) }
      })
    #expect(results.sorted() == Array(0..<10) + Array(100..<110))
  }

  @Test func anErrorEndsIt() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try OrderedPipeline.run(jobs: 3, next: { 1 }, work: { $0 }, deliver: { _ in throw Stop() })
    }
  }

  /// Work that nobody has begun is dropped; every result is delivered, in order.
  @Test(arguments: [1, 2, 7]) func whatIsStoppedHandsOverWhatWasBegun(jobs: Int) throws {
    var offered = 0
    var results: [Int] = []
    let dropped = try OrderedPipeline.run(
      jobs: jobs, isStopped: { results.count >= 3 },
      next: {
        offered += 1
        return offered - 1
      },
      work: { number in
        usleep(1000)
        return number
      }, deliver: { results.append($0) })
    #expect(results == Array(0..<results.count))
    #expect(results.count + dropped == offered)
    // At most what was started or finished when the third came.
    #expect(results.count <= 3 + 4 * jobs)
  }
}
