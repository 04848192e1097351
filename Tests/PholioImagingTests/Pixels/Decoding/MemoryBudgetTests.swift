import Foundation
import PholioImaging
import Synchronization
import Testing

@Suite struct MemoryBudgetTests {
  @Test func whatIsUnderWayTogetherFitsIntoTheBudget() {
    let budget = MemoryBudget(bytes: 100)
    let done = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      let share = try? budget.enter([10, 40, 60, 500][number % 4])
      usleep(200)
      share?.giveBack()
      done.add(1, ordering: .relaxed)
    }
    #expect(done.load(ordering: .relaxed) == 64)
    #expect(budget.peak == 100)
  }

  @Test func whoeverGivesUpWaitingLetsTheNextOneIn() throws {
    let budget = MemoryBudget(bytes: 100)
    let first = try budget.enter(90)
    #expect(throws: ImagingError.cancelled) { try budget.enter(50, isCancelled: { true }) }
    try budget.enter(10).giveBack()
    first.giveBack()
    try budget.enter(1_000_000).giveBack()
    try budget.enter(-5).giveBack()
    #expect(budget.peak == 100)
  }
}
