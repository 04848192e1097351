import PholioSheets
import Testing

/// What is left of a template whose fields are partly empty.
@Suite struct CaptionFillingTests {
  private static let values: [CaptionField: String] = [
    .position: "14", .title: "Dawn", .city: "Cusco", .country: "Peru", .creator: "Ana", .rating: "4",
    .label: "Red", .date: "2019", .count: "7", .s: "s",
  ]

  private func text(_ template: String, without empty: Set<CaptionField>) throws -> String {
    try CaptionTemplate(template).texts { field, _ in
      empty.contains(field) ? "" : Self.values[field] ?? ""
    }.joined(separator: "|")
  }

  @Test(
    arguments: [
      ("{city}, {country}", [CaptionField.city], "Peru"),
      ("{city}, {country}", [.country], "Cusco"),
      ("{city}, {country}", [.city, .country], ""),
      ("{city}, {country}", [], "Cusco, Peru"),
      ("{position}  {title}", [.title], "14"),
      ("{position}  {title}, {city}", [.title], "14  Cusco"),
      ("{title} ({date})", [.date], "Dawn"),
      ("{title} ({city}, {country})", [.city], "Dawn (Peru)"),
      ("{title} ({city}, {country})", [.city, .country], "Dawn"),
      ("({title})", [.title], ""),
      ("{rating} stars, {label}", [.label], "4 stars"),
      ("{rating} stars, {label}", [.rating], "Red"),
      ("{title} by {creator}", [.creator], "Dawn"),
      ("{title}, by {creator}", [.title], "by Ana"),
      ("{title}, by {creator}", [.creator], "Dawn"),
      ("© {creator} – {city} – {country}", [.city], "© Ana – Peru"),
      ("© {creator} – {city}", [.creator], "Cusco"),
      ("{rating}mm {label}", [.label], "4mm"),
      ("{title} f-stop {city}", [.title], "Cusco"),
      ("{count} photo{s}", [.s], "7 photo"),
      ("{count} photo{s}, {date}", [.date], "7 photos"),
      ("{count} photo{s}, {date}", [], "7 photos, 2019"),
      ("{position} „{title}, {city}“", [.title], "14 „Cusco“"),
      ("{position} “{title}, {city}”", [.title], "14 “Cusco”"),
      ("(unpaired {title}", [.title], ""),
      ("(plain) {title}", [], "(plain) Dawn"),
      ("plain, (plain)", [], "plain, (plain)"),
    ] as [(String, [CaptionField], String)])
  func ofEmptyFieldsNothingIsLeft(template: String, empty: [CaptionField], wanted: String) throws {
    #expect(try text(template, without: Set(empty)) == wanted, "\(template)")
  }

  private static let templates = [
    "{position}  {title}", "{position}. {title} – {city}, {country}", "{title} ({city}, {country})",
    "{title}, by {creator} | {date}", "[{label}] {title}; {rating} / {city}", "{city} · {country} · {date}",
    "({title}) [{city}] «{country}»", "{title} – {city} ({country} ({date}))",
  ]

  /// With all subsets of empty fields: no mark at an end or beside another, no empty brackets, all values in
  /// order, and the whole template where no field is empty.
  @Test(arguments: templates) func noSubsetLeavesLonePunctuation(template: String) throws {
    let fields = [CaptionField](Set(CaptionField.allCases.filter { template.contains("{\($0.rawValue)}") }))
      .sorted {
        template.ranges(of: "{\($0.rawValue)}")[0].lowerBound
          < template.ranges(of: "{\($1.rawValue)}")[0].lowerBound
      }
    let marks = Set(",.;/–·|")
    for subset in 0..<(1 << fields.count) {
      let empty = Set(fields.indices.filter { subset & (1 << $0) != 0 }.map { fields[$0] })
      for part in try text(template, without: empty).split(separator: "|", omittingEmptySubsequences: false) {
        let solid = part.filter { !$0.isWhitespace }
        #expect(solid.first.map { !marks.contains($0) } ?? true, "\(part) of \(template)")
        #expect(solid.last.map { !marks.contains($0) } ?? true, "\(part) of \(template)")
        for (one, next) in zip(solid, solid.dropFirst()) {
          #expect(!(marks.contains(one) && marks.contains(next)), "\(part) of \(template)")
          #expect(!("([«".contains(one) && ")]»".contains(next)), "\(part) of \(template)")
          #expect(!("([«".contains(one) && marks.contains(next)), "\(part) of \(template)")
          #expect(!(marks.contains(one) && ")]»".contains(next)), "\(part) of \(template)")
        }
        #expect(part.first?.isWhitespace != true && part.last?.isWhitespace != true)
      }
      var rest = try text(template, without: empty)[...]
      for field in fields where !empty.contains(field) {
        let value = try #require(Self.values[field])
        let found = try #require(rest.firstRange(of: value), "\(value) of \(template)")
        rest = rest[found.upperBound...]
      }
      for field in empty { #expect(try !text(template, without: empty).contains(Self.values[field] ?? "?")) }
    }
    var whole = template
    for (field, value) in Self.values {
      whole = whole.replacing("{\(field.rawValue)}", with: value)
    }
    #expect(try text(template, without: []) == whole.replacing(" | ", with: "|"))
  }
}
