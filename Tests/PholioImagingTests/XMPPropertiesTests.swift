import PholioImaging
import Testing

@Suite struct XMPPropertiesTests {
  private func properties(_ body: String) -> XMPProperties? {
    XMPProperties(
      packet: Array(
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><!-- <a> --><x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\(body)</rdf:RDF></x:xmpmeta>
        <?xpacket end="r"?>
        """.utf8))
  }

  @Test func elementsAttributesAndListsAreRead() {
    let found = properties(
      """
      <rdf:Description rdf:about='' xmlns:p = "n#" p:A='1 &lt; "2"' xmlns="m#">
      <p:B>x<!-- no -->y<![CDATA[<&>]]>&#x41;</p:B>
      <p:C> <rdf:Seq> <rdf:li>one</rdf:li><rdf:li/><rdf:li>two</rdf:li></rdf:Seq></p:C><D>d</D></rdf:Description>
      <rdf:Description xmlns:q="n#"><q:A>late</q:A><q:E/></rdf:Description>
      """)
    #expect(found?.values["n#A"] == .text("1 < \"2\""))
    #expect(found?.values["n#B"] == .text("xy<&>A"))
    #expect(found?.values["n#C"] == .list(["one", "", "two"]))
    #expect(found?.values["m#D"] == .text("d"))
    #expect(found?.values["n#E"] == .text(""))
  }

  /// RDF calls its own elements by whatever prefix, and what lies deeper is somebody else's.
  @Test func namesAreThoseOfNamespaces() {
    let packet = """
      <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:p="n#">
      <p:L><r:Bag><r:li>1</r:li></r:Bag></p:L>
      <p:S><r:Description><p:T>deep</p:T></r:Description></p:S>
      <s:U xmlns:s="n#" xmlns:p="other">u</s:U></r:Description></r:RDF>
      """
    let found = XMPProperties(packet: Array(packet.utf8))
    #expect(found?.list("n#L") == ["1"])
    #expect(found?.values["n#T"] == nil)
    #expect(found?.text("n#U") == "u")
  }

  @Test(arguments: [
    "<rdf:Description>", "<rdf:Description></rdf:description>", "<unbound:Description/>",
    "<rdf:Description a=b/>",
    "<rdf:Description a='b'c='d'/>", "<rdf:Description a='&none;'/>", "&", "<!DOCTYPE a>", "<!ENTITY a 'b'>",
    "<!--",
    "<![CDATA[", "< a/>", "<a", "<a b", "<a b=", "<a b='", "</", "&#x110000;", "&#xD800;",
  ])
  func whatIsNotWellFormedIsNothing(body: String) {
    #expect(properties(body) == nil)
  }

  @Test func everyPrefixIsReadSafely() {
    let packet = Array("<a xmlns:b='c' b:d=\"&amp;\"><!-- --><![CDATA[x]]><b:e/>&#65;</a>".utf8)
    for count in 0..<packet.count { _ = XMPProperties(packet: Array(packet.prefix(count))) }
    #expect(XMPProperties(packet: packet) != nil)
  }
}
