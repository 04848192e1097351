import PholioFacts
import PholioImaging
import Testing

/// Where fields are declared to stand in files.
@Suite struct FieldSourceTests {
  /// Words with one text of `field`; keywords and creators are read as files have them, several in a list.
  private func words(_ field: PhotoField<PhotoWords>, _ text: String) -> PhotoWords {
    var words = PhotoWords()
    field.set(&words, text: text)
    if field == PhotoWords.keywords { words.keywords = [text, "sea"] }
    if field == PhotoWords.rating { words.rating = 4 }
    return words
  }

  private static let written = PhotoWords.fields.filter { !$0.source.xmp.isEmpty }

  @Test(arguments: written) func whatIsWrittenAsXMPIsReadAgain(_ field: PhotoField<PhotoWords>)
    throws
  {
    let words = words(field, "Été <&> \"2\"")
    let read = try #require(XMPProperties(packet: Array(XMPPacket.text(words).utf8)))
    #expect(read.words == words && read.words != PhotoWords())
  }

  @Test(arguments: written)
  func everyPropertyOfAFieldIsReadAndTheFirstCounts(_ field: PhotoField<PhotoWords>) throws {
    guard !field.texts(of: words(field, "x")).isEmpty else { return }
    func packet(_ properties: [(XMPProperty, String)]) -> String {
      let lines = properties.map { property, text in
        let item =
          "<n:\(property.name) xmlns:n=\"\(property.namespace.rawValue)\">\(text)</n:\(property.name)>"
        guard let structure = property.structure else { return item }
        let list = "<rdf:Bag><rdf:li rdf:parseType=\"Resource\">\(item)</rdf:li></rdf:Bag>"
        return "<s:\(structure) xmlns:s=\"\(property.namespace.rawValue)\">\(list)</s:\(structure)>"
      }
      return """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="">\(lines.joined())</rdf:Description></rdf:RDF>
        """
    }
    let properties = field.source.xmp
    for index in properties.indices {
      let said = properties[index...].enumerated().map { ($1, "text \(index + $0)") }.reversed()
      let read = try #require(XMPProperties(packet: Array(packet(Array(said)).utf8)))
      #expect(field.texts(of: read.words) == ["text \(index)"], "\(properties[index])")
    }
  }

  @Test(arguments: PhotoWords.fields.filter { $0.source.iptc != nil })
  func everyDatasetOfAFieldIsRead(_ field: PhotoField<PhotoWords>) throws {
    let text = Array("A text".utf8)
    let dataset = try #require(field.source.iptc)
    let block = [0x1C, 2, dataset, 0, UInt8(text.count)] + text
    #expect(field.texts(of: IPTCProperties(block: block).words) == ["A text"])
  }

  @Test(arguments: PhotoFacts.fields.filter { $0.source.exif != nil })
  func everyTextOfEXIFIsReadInBothDirectories(_ field: PhotoField<PhotoFacts>) throws {
    let tag = try #require(field.source.exif)
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let text = Array("A text\0".utf8)
    func directory(_ tag: UInt16, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(1, 2) + number(Int(tag), 2) + number(type, 2) + number(count, 4) + number(value, 4)
        + number(0, 4)
    }
    let header: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    let ofImage = header + directory(tag, 2, text.count, 26) + text
    let ofPhoto = header + directory(0x8769, 4, 1, 26) + directory(tag, 2, text.count, 44) + text
    for block in [ofImage, ofPhoto] {
      let segment: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(block.count + 8)] + Array("Exif\0\0".utf8) + block
      let facts = PhotoMetadata(jpeg: segment + [0xFF, 0xD9]).facts
      #expect(field.texts(of: facts) == ["A text"])
    }
  }

  /// Numbers and places are not words that a search finds, and each term has its own number.
  @Test func termsHaveNumbersOfTheirOwn() {
    let terms = PhotoWords.fields.compactMap(\.term)
    #expect(Set(terms.map(\.number)).count == terms.count && Set(terms.map(\.name)).count == terms.count)
    // 3 is any word.
    #expect(!terms.contains { $0.number == 3 })
  }
}
