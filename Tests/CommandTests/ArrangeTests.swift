import Foundation
import PholioTestSupport
import Testing

/// Arranging over several galleries, as texts, in batches, and with marks, by the built program. Photos a…h
/// are in `A`, p…r in `B`.
@Suite struct ArrangeTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, letter) in "abcdefghpqr".enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:\(number < 10 ? "0" : "")\(number)"),
        to: "in/\(number < 8 ? "A" : "B")/\(letter).jpg")
    }
    try run("import", folder["in"])
  }

  private func order(_ gallery: String) throws -> String {
    let lines = try pholio("show", gallery).output.split(separator: "\n")
    return lines.compactMap { $0.split(separator: " ").last?.first.map(String.init) }.joined()
  }

  @discardableResult
  private func run(
    _ arguments: String..., input: String? = nil, status: Int32 = 0, environment: [String: String] = [:]
  ) throws -> String {
    let run = try pholio.run(arguments, environment: environment, input: input)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return status == 0 ? run.output : run.messages
  }

  @Test func intoAnotherGalleryIsOneChangeAndOneUndo() throws {
    try run("reorder", "A", "--move", "5,2", "--into", "B:2")
    #expect(try order("A") == "acdfgh" && order("B") == "pebqr")
    try run("undo")
    #expect(try order("A") == "abcdefgh" && order("B") == "pqr")
    try run("redo", "B")
    #expect(try order("A") == "acdfgh" && order("B") == "pebqr")
    try run("reorder", "B", "--reverse")
    #expect(try run("undo", "A", status: 1).contains("in 'B' another change comes first: reverse"))
    try run("undo")
    try run("undo", "A")
    #expect(try order("A") == "abcdefgh" && order("B") == "pqr")
  }

  @Test func copiesAreInBothAndOneThatIsThereAlreadyIsMoved() throws {
    try run("reorder", "A", "--move", "1-2", "--into", "B", "--copy")
    #expect(try order("A") == "abcdefgh" && order("B") == "pqrab")
    try run("reorder", "A", "--move", "2", "--into", "B:1")
    #expect(try order("A") == "acdefgh" && order("B") == "bpqra")
    try run("import", folder["in"])
    #expect(try order("A") == "acdefgh" && order("B") == "bpqra")
  }

  @Test func theGalleryThatPhotosGoIntoIsMade() throws {
    func move(_ arguments: String...) throws -> String {
      let run = try pholio.run(["reorder", "A", "--move"] + arguments)
      #expect(run.status == 0, "\(run.messages)")
      return run.messages
    }
    #expect(try move("1-2", "--into", "Rome:9") == "Rome: made\nA: move 1-2 into Rome\n")
    #expect(try order("A") == "cdefgh" && order("Rome") == "ab")
    #expect(try move("1", "--into", "Rom", "--copy", "--dry-run").contains("Rom: would be made"))
    #expect(try move("1", "--into", "Rom", "--copy").contains("Rom: made (there is also 'Rome')"))
    #expect(try move("1", "--into", "Rom") == "A: move 1 into Rom\n")
    // Undo takes the photos out; the gallery stays, as after pick.
    for _ in 0..<3 { try run("undo") }
    #expect(try order("A") == "abcdefgh" && order("Rome") == "" && order("Rom") == "")
    // What can't be done makes none.
    try run("reorder", "A", "--move", "99", "--into", "None", status: 64)
    try run("reorder", "A", "--move", "1", "--into", "\u{200B}", status: 64)
    try run("reorder", "A", "--batch", input: "--move 1 --into None\n--move 99 --to 1\n", status: 64)
    #expect(try run("show", "None", status: 64).contains("no gallery 'None'"))
  }

  @Test func aPositionFollowsTheLastColonUnlessAGalleryHasTheWholeName() throws {
    func move(_ goal: String, status: Int32 = 0) throws -> String {
      let run = try pholio("reorder", "A", "--move", "1", "--into", goal, "--copy")
      #expect(run.status == status, "\(goal): \(run.messages)")
      return run.messages
    }
    #expect(try move("Tag 12:30:last") == "Tag 12:30: made\nA: copy 1 into Tag 12:30\n")
    #expect(try move("B:last") == "A: copy 1 into B\n")
    #expect(try order("B") == "pqra")
    // Now the whole of it is a name.
    try run("reorder", "A", "--reverse")
    #expect(try move("Tag 12:30") == "A: copy 1 into Tag 12:30\n")
    #expect(try order("Tag 12:30") == "ah")
    #expect(try move("Tag 12:30:1") == "A: copy 1 into Tag 12:30 at 1\n")
    #expect(try order("Tag 12:30") == "ha")
    #expect(try move("Tag 12:30:9") == "A: copy 1 into Tag 12:30\n")
    #expect(try move("New:2") == "New: made\nA: copy 1 into New\n" && order("New") == "h")
    #expect(try move("18:00 at night").hasPrefix("18:00 at night: made"))
    #expect(try move("B:0", status: 64).contains("position"))
    try run("reorder", "A", "--batch", input: "--move 2 --into 'Tag 12:30' --copy\n")
    #expect(try order("Tag 12:30") == "ahg")
  }

  @Test func whatWasTakenOutIsNotPutBackByAnImport() throws {
    try run("remove", "A", "2-3,h.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "adefg")
    try run("undo")
    #expect(try order("A") == "abcdefgh")
  }

  @Test func aDeletedGalleryComesBackWithItsOrder() throws {
    try run("reorder", "A", "--reverse")
    try run("gallery", "delete", "A")
    #expect(try run("show", "A", status: 64).contains("no gallery 'A'"))
    try run("import", folder["in"])
    try run("show", "A", status: 64)
    try run("undo")
    #expect(try order("A") == "hgfedcba")
    try run("gallery", "delete", "A")
    try folder.write(Fixture.photo(77), to: "in/A/new.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "n")
  }

  @Test func galleriesAreReorderedByTheSameGrammar() throws {
    for name in ["C", "D 10", "D 9"] { try run("gallery", "create", name) }
    func names() throws -> [String] {
      let json = try #require(try pholio("galleries", "--json").json as? [[String: Any]])
      return json.compactMap { $0["name"] as? String }
    }
    try run("gallery", "reorder", "--move", "last,B", "--to", "1")
    #expect(try names() == ["D 9", "B", "A", "C", "D 10"])
    try run("gallery", "reorder", "--by", "name")
    #expect(try names() == ["A", "B", "C", "D 9", "D 10"])
    // Galleries of one size stay as they are.
    try run("gallery", "reorder", "--by", "size")
    #expect(try names() == ["C", "D 9", "D 10", "B", "A"])
    try run("undo")
    try run("undo")
    #expect(try names() == ["D 9", "B", "A", "C", "D 10"])
    #expect(try run("gallery", "reorder", "--by", "rating", status: 64).contains("no rating"))
  }

  @Test func aTextGivesTheOrderAndDropsLines() throws {
    var lines = try run("order", "A").split(separator: "\n").map(String.init)
    #expect(lines[0] == "# pholio order A revision 1")
    lines.swapAt(1, 8)
    lines[3] = "drop " + lines[3]
    try run("reorder", "A", "--order", "-", input: lines.joined(separator: "\n"))
    #expect(try order("A") == "hbdefga")
    try run("undo")
    #expect(try order("A") == "abcdefgh")
  }

  @Test func aMissingOrDoubledLineIsNamed() throws {
    let lines = try run("order", "A").split(separator: "\n").map(String.init)
    let missing = try run(
      "reorder", "A", "--order", "-", input: (lines[0...3] + lines[5...]).joined(separator: "\n"), status: 64)
    #expect(missing.contains("no line for 4  d.jpg"))
    let doubled = try run(
      "reorder", "A", "--order", "-", input: (lines + [lines[2]]).joined(separator: "\n"), status: 64)
    #expect(doubled.contains("line 10: the photo has a line already"))
    let unknown = try run(
      "reorder", "A", "--order", "-", input: (lines + ["1 0123456789ab"]).joined(separator: "\n"), status: 64)
    #expect(unknown.contains("line 10: '0123456789ab'"))
    #expect(
      try run("reorder", "A", "--order", "-", input: "what?", status: 64).contains("line 1: there is no hash")
    )
    #expect(try order("A") == "abcdefgh")
  }

  @Test func photosAddedSinceKeepTheirNeighboursAndAConflictIsShown() throws {
    let text = try run("order", "A").split(separator: "\n").map(String.init)
    let reversed = ([text[0]] + text[1...].reversed()).joined(separator: "\n")
    try run("reorder", "B", "--move", "1", "--into", "A:3")
    try folder.write(Fixture.photo(78, taken: "2021:01:01 00:00:00"), to: "in/A/new.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "abpcdefghn")
    try run("reorder", "A", "--order", "-", input: reversed)
    #expect(try order("A") == "hngfedcbpa")
    // The same text again asks for the order that is there.
    let again = try pholio.run(["reorder", "A", "--order", "-"], input: reversed)
    #expect(again.status == 0 && again.messages.contains("nothing to change"))
    let first = text.joined(separator: "\n")
    let conflict = try run("reorder", "A", "--order", "-", input: first, status: 1)
    #expect(conflict.contains("changed since revision 1: order as in a list"))
    #expect(try order("A") == "hngfedcbpa")
  }

  @Test func whatWasUndoneStandsAgainstNoText() throws {
    let text = try run("order", "A").split(separator: "\n").map(String.init)
    let reversed = ([text[0]] + text[1...].reversed()).joined(separator: "\n")
    try run("reorder", "A", "--order", "-", input: reversed)
    try run("undo", "A")
    #expect(try order("A") == "abcdefgh")
    try run("reorder", "A", "--order", "-", input: reversed)
    #expect(try order("A") == "hgfedcba")
  }

  @Test func theEditorsTextIsTheOrder() throws {
    let environment = ["EDITOR": "sed -i -e 1!G -e h -e '$!d'", "VISUAL": ""]
    try run("reorder", "A", "--edit", environment: environment)
    #expect(try order("A") == "hgfedcba")
    #expect(
      try run("reorder", "A", "--edit", status: 1, environment: ["EDITOR": "false", "VISUAL": ""]).contains(
        "the editor 'false' failed"))
    let run = try pholio.run(["reorder", "A", "--edit"], environment: ["EDITOR": "true", "VISUAL": ""])
    #expect(run.status == 0 && run.messages.contains("nothing to change"))
  }

  @Test func anEmptyGalleryThatIsDeletedIsFoundByItsNameToUndo() throws {
    try run("gallery", "create", "Empty")
    try run("gallery", "delete", "Empty")
    try run("undo", "Empty")
    #expect(try run("galleries").contains("Empty"))
    // What has come in since is taken out when the deletion is done again.
    try run("import", folder["in"], "--gallery", "Empty")
    try run("redo", "Empty")
    #expect(try !run("galleries").contains("Empty"))
    try run("undo", "Empty")
    #expect(try !order("Empty").isEmpty)
  }

  @Test(arguments: [false, true])
  func aLockedGalleryIsNotDeletedByDoingThatAgain(isFilled: Bool) throws {
    try run("gallery", "create", "Wall")
    try run("gallery", "delete", "Wall")
    try run("undo", "Wall")
    if isFilled { try run("import", folder["in"], "--gallery", "Wall") }
    try run("gallery", "lock", "Wall")
    for _ in 0..<2 {
      #expect(try run("redo", "Wall", status: 1).contains("'Wall' is locked"))
      #expect(try run("galleries").contains("Wall") && order("Wall").isEmpty != isFilled)
    }
    try run("gallery", "unlock", "Wall")
    try run("redo", "Wall")
    #expect(try !run("galleries").contains("Wall"))
  }

  @Test func aBatchIsOneChangeOrNone() throws {
    try run(
      "reorder", "A", "--batch",
      input: "--move 1 --to last\n# a comment\n\n--move 1 --into B\n--swap 'name:c.jpg',\"d.jpg\"\n")
    #expect(try order("A") == "dcefgha" && order("B") == "pqrb")
    try run("undo")
    #expect(try order("A") == "abcdefgh" && order("B") == "pqr")
    let failed = try run("reorder", "A", "--batch", input: "--reverse\n--move 99 --to 1\n", status: 64)
    #expect(failed.contains("command 2: position 99 is past the end"))
    let unreadable = try run("reorder", "A", "--batch", input: "--reverse\n--move\n", status: 64)
    #expect(unreadable.contains("line 2:"))
    #expect(try order("A") == "abcdefgh")
  }

  @Test func aMarkIsCameBackTo() throws {
    try run("mark", "A", "before client review")
    try run("reorder", "A", "--reverse")
    try run("remove", "A", "1-2")
    try run("reorder", "B", "--move", "1", "--into", "A:1")
    #expect(try order("A") == "pfedcba")
    try run("restore", "A", "before client review")
    #expect(try order("A") == "pabcdefgh")
    try run("undo")
    #expect(try order("A") == "pfedcba")
    #expect(try run("mark", "A").contains("before client review"))
    let unknown = try run("restore", "A", "never", status: 64)
    #expect(unknown.contains("'A' has no mark 'never' (pholio mark 'A' lists them)"))
    let typo = try run("restore", "A", "before cleint review", status: 64)
    #expect(typo.contains("(did you mean 'before client review'?)"))
    #expect(try order("A") == "pfedcba")
  }

  /// A photo with files in two galleries, of which one is edited, is another photo there.
  @Test func aMarkHasAnEditedPhotoInItsPlace() throws {
    try FileManager.default.copyItem(atPath: folder["in/A/c.jpg"], toPath: folder["in/B/c.jpg"])
    try run("import", folder["in"])
    #expect(try order("A") == "abcdefgh" && order("B") == "pqrc")
    for gallery in ["A", "B"] { try run("mark", gallery, "M") }
    try run("reorder", "A", "--reverse")
    try folder.write(Fixture.photo(70), to: "in/A/c.jpg")
    try run("import", folder["in"])
    try run("restore", "A", "M")
    try run("restore", "B", "M")
    #expect(try order("A") == "abcdefgh" && order("B") == "pqrc")
    let shown = try #require(pholio("show", "B", "4", "--json").json as? [String: Any])
    let photo = try #require((shown["photos"] as? [[String: Any]])?.first)
    #expect((photo["camera"] as? [String: Any])?["model"] as? String == "Fixture 2")
  }

  @Test func theSameSeedShufflesTheSame() throws {
    try run("reorder", "A", "--shuffle", "--seed", "7")
    let shuffled = try order("A")
    #expect(shuffled != "abcdefgh" && shuffled.sorted() == Array("abcdefgh"))
    try run("undo")
    try run("reorder", "A", "--shuffle", "--seed", "7")
    #expect(try order("A") == shuffled)
  }

  @Test func byDatePutsNewPhotosBeforeTheFirstLaterOneNotPlacedByHand() throws {
    try run("gallery", "policy", "A", "by-date")
    try run("reorder", "A", "--move", "h.jpg", "--to", "1")
    try folder.write(Fixture.photo(90, taken: "2020:01:01 00:00:02", subSeconds: "5"), to: "in/A/x.jpg")
    try folder.write(Fixture.photo(91, taken: "2019:01:01 00:00:00"), to: "in/A/y.jpg")
    try folder.write(Fixture.photo(92, taken: "2030:01:01 00:00:00"), to: "in/A/z.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "hyabcxdefgz")
    try run("reorder", "A", "--by", "date")
    try folder.write(Fixture.photo(93, taken: "2020:01:01 00:00:06", subSeconds: "5"), to: "in/A/w.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "yabcxdefgwhz")
  }

  @Test func aDropIsWhatThePointOfTheGridSays() throws {
    try run("gallery", "cap", "A", "2x2")
    // 4 columns of 100, gaps of 10: the cap at 10…220, then cells at 230 and 340; the third row begins at
    // 230.
    let grid = ["--width", "450", "--cell", "100x100", "--gap", "10"]
    func dropped(_ photos: String, _ point: String) throws -> String {
      let run = try pholio.run(["reorder", "A", "--move", photos, "--drop", point] + grid)
      #expect(run.status == 0, "\(run.messages)")
      defer { if !run.messages.contains("nothing to change") { _ = try? pholio("undo") } }
      return try order("A")
    }
    #expect(try dropped("4", "100,200") == "dabcefgh")
    #expect(try dropped("1", "280,60") == "bacdefgh")
    #expect(try dropped("8", "225,60") == "ahbcdefg")
    #expect(try dropped("2", "5000,5000") == "acdefghb")
    #expect(try dropped("6,7", "-50,-50") == "fgabcdeh")
  }

  @Test func layoutIsTheGridsFormulas() throws {
    try run("gallery", "cap", "A", "2x2")
    let json = try #require(
      try pholio("layout", "A", "--width", "475", "--cell", "100x80").json as? [String: Any])
    #expect(json["columns"] as? Int == 4 && json["rows"] as? Int == 3 && json["gap"] as? Double == 15)
    #expect(json["content_height"] as? Double == 300)
    let cells = try #require(json["cells"] as? [[String: Double]])
    #expect(cells.map { $0["grid_index"] } == [0, 2, 3, 6, 7, 8, 9, 10])
    #expect(cells[0] == ["cell_index": 0, "grid_index": 0, "x": 15, "y": 15, "width": 215, "height": 175])
    #expect(cells[4] == ["cell_index": 4, "grid_index": 7, "x": 360, "y": 110, "width": 100, "height": 80])
    let window = try #require(
      try pholio("layout", "A", "--width", "475", "--cell", "100x80", "--window", "190,300", "--alarms", "6")
        .json as? [String: Any])
    #expect((window["cells"] as? [[String: Double]])?.map { $0["cell_index"] } == [5, 6, 7])
    let alarms = try #require(window["alarms"] as? [[String: Any]])
    #expect(alarms.compactMap { ($0["change"] as? [String: Int])?["onto"] } == [7, 8])
  }

  @Test func importsIntoALockedGalleryStillAppend() throws {
    try run("gallery", "lock", "A")
    try folder.write(Fixture.photo(61, taken: "2021:01:01 00:00:01"), to: "in/A/y.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "abcdefghy")
  }

  @Test func aDeletedGalleryIsUndoneByItsNameAndRedoneWithWhatCameSince() throws {
    try run("gallery", "delete", "A")
    try run("reorder", "B", "--reverse")
    try run("undo", "A")
    #expect(try order("A") == "abcdefgh" && order("B") == "rqp")
    try folder.write(Fixture.photo(63, taken: "2021:01:01 00:00:00"), to: "in/A/y.jpg")
    try run("import", folder["in"])
    try run("redo", "A")
    try run("show", "A", status: 64)
    try folder.write(Fixture.photo(64, taken: "2021:01:01 00:00:01"), to: "in/A/z.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "z")
  }

  @Test func undoOfASortLeavesWhatCameSinceBesideItsNeighbours() throws {
    try run("gallery", "policy", "A", "by-date")
    try run("reorder", "A", "--move", "1", "--to", "4")
    try run("reorder", "A", "--by", "date")
    try folder.write(Fixture.photo(65, taken: "2020:01:01 00:00:02", subSeconds: "5"), to: "in/A/y.jpg")
    try run("import", folder["in"])
    #expect(try order("A") == "abcydefgh")
    try run("undo", "A")
    #expect(try order("A") == "bcydaefgh")
  }

  @Test func aSortThatIsDoneAgainPutsNothingIn() throws {
    try run("merge", "A", "B")
    try run("reorder", "A", "--by", "date", "--reverse")
    try run("undo", "A")
    try run("undo", "B")
    // What was merged can't be merged again now.
    try run("gallery", "reorder", "--move", "1", "--to", "2")
    for _ in 0..<2 {
      try run("redo", "A")
      #expect(try order("A") == "hgfedcba")
      try run("undo", "A")
      #expect(try order("A") == "abcdefgh")
    }
  }

  @Test func aCopyThatIsUndoneIsOfferedToAnImportThatMetIt() throws {
    try folder.write([UInt8](Data(contentsOf: URL(filePath: folder["in/A/a.jpg"]))), to: "in/B/c.jpg")
    try run("import", folder["in"], "--gallery", "A")
    #expect(try order("B") == "pqr")
    try run("reorder", "A", "--move", "a.jpg", "--into", "B", "--copy")
    try run("import", folder["in"])
    #expect(try order("B") == "pqra")
    try run("undo")
    #expect(try order("B") == "pqr")
    try run("import", folder["in"])
    #expect(try order("B") == "pqra")
  }

  @Test func aBatchThatCancelsItselfOutIsNothing() throws {
    try run("reorder", "A", "--batch", input: "--reverse\n--reverse\n")
    #expect((try pholio("history", "A", "--json").json as? [Any])?.isEmpty == true)
  }

  @Test func anotherGallerysTextIsRefused() throws {
    let text = try run("order", "A")
    #expect(
      try run("reorder", "B", "--order", "-", input: text, status: 64).contains(
        "the order of 'A', not of 'B'"))
  }

  @Test func anEditedPhotosLineStillHasItsPosition() throws {
    let text = try run("order", "A").split(separator: "\n").map(String.init)
    try folder.write(Fixture.photo(66), to: "in/A/c.jpg")
    try run("import", folder["in"])
    try run(
      "reorder", "A", "--order", "-", input: ([text[0]] + text[1...].reversed()).joined(separator: "\n"))
    #expect(try order("A") == "hgfedbca")
  }
}
