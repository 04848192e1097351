package import PholioFacts

/// Words as XMP, for sidecars and JPEGs (XMP Specification Part 1, 7, and Part 2).
package enum XMPPacket {
  /// - Parameters:
  ///   - words: A rating that says "none" is written as rejected, −1.
  ///   - orientation: How the picture is to be turned; nil: nothing is said.
  package static func text(_ words: PhotoWords, orientation: Orientation? = nil) -> String {
    var lines: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("<\(name)>\(XMLText.escaped(value))</\(name)>") }
    }
    func add(_ name: String, list kind: String, _ items: [String], language: Bool = false) {
      if items.isEmpty { return }
      let attribute = language ? " xml:lang=\"x-default\"" : ""
      let texts = items.map { "<rdf:li\(attribute)>\(XMLText.escaped($0))</rdf:li>" }
      lines.append("<\(name)><rdf:\(kind)>\(texts.joined())</rdf:\(kind)></\(name)>")
    }
    add("xmp:Rating", words.statedRating.map { "\($0.value ?? -1)" })
    add("xmp:Label", words.label)
    add("tiff:Orientation", orientation.map { "\($0.rawValue)" })
    add("photoshop:City", words.city)
    add("photoshop:Country", words.country)
    add("dc:title", list: "Alt", words.title.map { [$0] } ?? [], language: true)
    add("dc:description", list: "Alt", words.description.map { [$0] } ?? [], language: true)
    add("dc:creator", list: "Seq", words.creator.map { [$0] } ?? [])
    add("dc:rights", list: "Alt", words.copyright.map { [$0] } ?? [], language: true)
    add("dc:subject", list: "Bag", words.keywords)
    let properties = lines.map { "   \($0)\n" }.joined()
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
          xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
          xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">
      \(properties)  </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="w"?>

      """
  }
}
