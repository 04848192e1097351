import NIOCore
import NIOEmbedded
import NIOHTTP1
import PholioServer
import Testing

/// On a clock that the test sets.
struct ConnectionLimitsTests {
  private let channel: EmbeddedChannel
  private let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")

  init() throws {
    channel = EmbeddedChannel(
      handler: ConnectionLimits(requestTime: .seconds(10), takingTime: .seconds(5)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test func whoSaysNothingIsCutOff() {
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func whoNeverEndsARequestIsCutOff() throws {
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    for _ in 0..<9 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func aFileMayTakeAsLongAsItGoesOnComing() throws {
    var head = head
    head.method = .PUT
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    for _ in 0..<9 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(9))
      try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(!channel.isActive)
  }

  /// Nobody wants it: its sender has the wrong token, for instance.
  @Test func aFileThatWasAnsweredBeforeItsEndMayNot() throws {
    var head = head
    head.method = .PUT
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeOutbound(
      HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .unauthorized)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    for _ in 0..<9 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func anAnswerMayTakeAsLongAsItTakes() throws {
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  /// The answer came before the body, as for a wrong token.
  @Test func whoEndsARequestAfterItsAnswerIsCutOffAllTheSame() throws {
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeOutbound(
      HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .unauthorized)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func aSecondRequestThatHasComeIsNotHurriedByTheFirstsAnswer() throws {
    for _ in 0..<2 {
      try channel.writeInbound(HTTPServerRequestPart.head(head))
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(!channel.isActive)
  }

  @Test func whoTakesNothingIsCutOff() throws {
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    channel.isWritable = true
    channel.pipeline.fireChannelWritabilityChanged()
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    #expect(channel.isActive)
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  /// The channel stays full: what counts is that pieces go out.
  @Test func whoTakesSlowlyIsNotCutOff() throws {
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    for _ in 0..<10 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(4))
      #expect(channel.isActive)
      try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: "x"))))
    }
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test func whatIsNoHTTPIsNotWaitedFor() throws {
    struct NoHTTP: Error {}
    channel.pipeline.fireErrorCaught(NoHTTP())
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(throws: NoHTTP.self) { try channel.throwIfErrorCaught() }
  }
}
