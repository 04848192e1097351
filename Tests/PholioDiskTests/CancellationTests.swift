import Glibc
import PholioDisk
import Testing

@Suite struct CancellationTests {
  @Test func nobodyWishesItAtFirst() throws {
    let cancellation = Cancellation()
    #expect(!cancellation.isCancelled)
    #expect(cancellation.signal == nil)
    try cancellation.check()
  }

  @Test func theFirstReasonCounts() {
    let cancellation = Cancellation()
    cancellation.cancel(signal: SIGTERM)
    cancellation.cancel(signal: SIGINT)
    #expect(cancellation.signal == SIGTERM)
    #expect(throws: Interruption(signal: SIGTERM)) { try cancellation.check() }
  }
}
