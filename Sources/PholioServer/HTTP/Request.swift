package import HTTPTypes

/// A request: its head, and its body as far as somebody reads it.
package struct Request: Sendable {
  package let head: HTTPRequest
  package let uri: RequestURI
  package let body: RequestBody
  /// Whether who asks may only look. The door tells.
  package var isGuest = false
  package let client: ClientPresence

  package init(head: HTTPRequest, body: RequestBody, client: ClientPresence = ClientPresence()) {
    self.head = head
    self.body = body
    self.client = client
    uri = RequestURI(head.path ?? "")
  }

  package var method: HTTPRequest.Method { head.method }
  /// All but `Host`, which is the head's `authority`.
  package var headers: HTTPFields { head.headerFields }
}
