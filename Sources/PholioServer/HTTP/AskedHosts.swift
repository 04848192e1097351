import NIOCore
import NIOHTTP1

/// Makes the host of an absolute URI (`GET http://host/path`) one of the request's hosts, as it may differ
/// from the one in `Host`: the codec behind drops it, and the door would never see it.
final class AskedHosts: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), let host = RequestURI(head.uri).authority,
      head.headers.first(name: "Host")?.lowercased() != host.lowercased()
    else { return context.fireChannelRead(data) }
    head.headers.add(name: "Host", value: host)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
