package import NIOHTTP1

/// A request: its head, and its body as far as somebody reads it.
package struct Request: Sendable {
  package let head: HTTPRequestHead
  package let uri: RequestURI
  package let body: RequestBody
  /// Whether who asks may only look. The door tells.
  package var isGuest = false
  package let client: ClientPresence

  package init(head: HTTPRequestHead, body: RequestBody, client: ClientPresence = ClientPresence()) {
    self.head = head
    self.body = body
    self.client = client
    uri = RequestURI(head.uri)
  }

  package var method: HTTPMethod { head.method }
  package var headers: HTTPHeaders { head.headers }
}

extension HTTPHeaders {
  /// A field's value; several are joined by commas (RFC 9110, section 5.3). Nil: there is none.
  package subscript(field name: String) -> String? {
    get {
      let values = self[name]
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      remove(name: name)
      if let newValue { add(name: name, value: newValue) }
    }
  }
}
