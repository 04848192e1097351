import PholioServer
import Testing

struct RequestURITests {
  @Test(arguments: [
    ("/", "/", nil), ("", "/", nil), ("/a?x=1", "/a", "1"), ("/a?y=2&x=1&x=3", "/a", "1"),
    ("/a?x", "/a", ""), ("/a?x=", "/a", ""), ("/a?x=%41%2f", "/a", "A/"), ("/a?x=%4", "/a", "%4"),
    ("/a?x=%zz", "/a", "%zz"), ("/a?x=a+b=c", "/a", "a+b=c"), ("/a?x=1#x=2", "/a", "1"),
    ("/a%3Fx=1", "/a%3Fx=1", nil), ("/a?%78=1", "/a", nil), ("/a?&&x=1", "/a", "1"),
    ("http://host/a?x=1", "/a", "1"), ("http://host:80?x=1", "/", "1"), ("http://host", "/", nil),
    ("*", "*", nil), ("/a#b?x=1", "/a#b", "1"), ("/a?b=http://c/?x=1&x=2", "/a", "2"),
    ("/a?x=%c3%a9", "/a", "é"),
  ])
  func aURIHasAPathAndAQuery(text: String, path: String, value: String?) {
    let uri = RequestURI(text)
    #expect(uri.path == path && uri.query("x") == value)
  }
}
