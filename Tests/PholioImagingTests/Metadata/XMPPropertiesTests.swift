import PholioFacts
import PholioImaging
import Testing

@Suite struct XMPPropertiesTests {
  private func properties(_ body: String) -> XMPProperties? {
    XMPProperties(
      packet: Array(
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><!-- <a> -->\
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\(body)</rdf:RDF></x:xmpmeta>
        <?xpacket end="r"?>
        """.utf8))
  }

  @Test func elementsAttributesAndListsAreRead() {
    let found = properties(
      """
      <rdf:Description rdf:about='' xmlns:p = "n#" p:A='1 &lt; "2"' xmlns="m#">
      <p:B>x<!-- no -->y<![CDATA[<&>]]>&#x41;</p:B>
      <p:C> <rdf:Seq> <rdf:li>one</rdf:li><rdf:li/><rdf:li>two</rdf:li></rdf:Seq></p:C>\
      <D>d</D></rdf:Description>
      <rdf:Description xmlns:q="n#"><q:A>late</q:A><q:E/></rdf:Description>
      """)
    #expect(found?.values["n#A"] == .text("1 < \"2\""))
    #expect(found?.values["n#B"] == .text("xy<&>A"))
    #expect(found?.values["n#C"] == .list(["one", "", "two"]))
    #expect(found?.values["m#D"] == .text("d"))
    #expect(found?.values["n#E"] == .text(""))
  }

  /// RDF's own elements may have any prefix, and deeper elements don't count.
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

  /// The few lines known as "billion laughs", and a file from elsewhere.
  @Test func entitiesAreRefused() {
    for type in [
      "<!DOCTYPE a [<!ENTITY b 'ha'><!ENTITY c '&b;&b;&b;&b;'>]>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>",
      "<!DOCTYPE a SYSTEM 'http://127.0.0.1/a.dtd'>",
    ] {
      #expect(XMPProperties(packet: Array("\(type)<a>&b;</a>".utf8)) == nil)
      #expect(XMPProperties(packet: Array("\(type)<a></a>".utf8)) == nil)
    }
  }

  @Test func elementsLieInEachOtherOnlySoFar() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(XMPProperties(packet: nested(200)) != nil)
    #expect(XMPProperties(packet: nested(201)) == nil)
    #expect(XMPProperties(packet: nested(1_000_000)) == nil)
  }

  /// Packets are padded with blanks, and some programs leave more after them.
  @Test func whatFollowsTheOutermostElementIsNotLookedAt() {
    #expect(XMPProperties(packet: Array("<a></a> <?xpacket end='w'?>\0\0 & <".utf8)) != nil)
    #expect(XMPProperties(packet: []) == nil)
  }

  /// Text in a comment is not taken for a rating.
  @Test func aCommentIsNoProperty() {
    let packet = SmallJPEG.xmp(
      #"xmlns:xmp="http://ns.adobe.com/xap/1.0/""#,
      "<!-- <xmp:Rating>2</xmp:Rating> --><xmp:Rating>4</xmp:Rating>")
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(packet)).words.rating == 4)
  }

  @Test func everyPrefixIsReadSafely() {
    let packet = Array("<a xmlns:b='c' b:d=\"&amp;\"><!-- --><![CDATA[x]]><b:e/>&#65;</a>".utf8)
    for count in 0..<packet.count { _ = XMPProperties(packet: Array(packet.prefix(count))) }
    #expect(XMPProperties(packet: packet) != nil)
  }
}
