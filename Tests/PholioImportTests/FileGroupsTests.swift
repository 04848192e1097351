import PholioCatalog
import PholioDisk
import PholioImaging
import PholioImport
import PholioLibrary
import Testing

/// Which files of a folder are one photo.
@Suite struct FileGroupsTests {
  static let sorts = FileNames(.standard)

  static func roles(_ names: [String], noPhotos: Set<String> = []) -> [String: FileGroups.Role] {
    let entries = names.map { FileGroups.Name(ByteString($0), mayBePhoto: !noPhotos.contains($0)) }
      .sorted { $0.name < $1.name }
    let roles = FileGroups(entries, by: sorts).roles
    return Dictionary(uniqueKeysWithValues: roles.map { ($0.key.shown, $0.value) })
  }

  /// The owners of those that have one.
  static func owners(_ names: String..., noPhotos: Set<String> = []) -> [String: String] {
    roles(names, noPhotos: noPhotos).compactMapValues {
      if case .companion(_, let owner) = $0 { owner.shown } else { nil }
    }
  }

  @Test func aRAWIsACompanionOfItsPictureAndAPhotoWithoutOne() {
    #expect(Self.owners("a.jpg", "a.nef") == ["a.nef": "a.jpg"])
    #expect(Self.owners("a.HEIC", "A.dng") == ["A.dng": "a.HEIC"])
    #expect(Self.roles(["a.nef"]).isEmpty)
    #expect(Self.roles(["a.jpg", "b.nef"]).isEmpty)
    // One photo, whichever of them is looked at.
    #expect(Self.owners("a.cr2", "a.dng") == ["a.dng": "a.cr2"])
  }

  @Test func picturesOfOneStemStayPhotosAndOneHasTheCompanions() {
    #expect(Self.owners("a.jpg", "a.png", "a.xmp") == ["a.xmp": "a.jpg"])
    #expect(Self.owners("a.heic", "a.jpg", "a.mov") == ["a.mov": "a.jpg"])
    #expect(Self.owners("a.heic", "a.png", "a.mov") == ["a.mov": "a.heic"])
    #expect(Self.owners("a.JPG", "a.jpg", "a.mov") == ["a.mov": "a.JPG"])
  }

  @Test func aSidecarGoesWithTheFileThatItNames() {
    #expect(Self.owners("a.jpg", "a.png", "a.png.xmp") == ["a.png.xmp": "a.png"])
    #expect(Self.owners("a.JPG", "a.jpg.XMP") == ["a.jpg.XMP": "a.JPG"])
    #expect(Self.owners("A.JPG", "a.jpg", "a.jpg.xmp") == ["a.jpg.xmp": "a.jpg"])
    #expect(Self.owners("a.jpg", "a.nef", "a.nef.xmp") == ["a.nef": "a.jpg", "a.nef.xmp": "a.jpg"])
    #expect(Self.owners("a.nef", "a.nef.xmp", "a.xmp") == ["a.nef.xmp": "a.nef", "a.xmp": "a.nef"])
    #expect(Self.roles(["a.jpg.xmp", "a.jpg.mov"]).isEmpty)
  }

  @Test func takeoutsJSONGoesWithThePictureThatItNames() {
    #expect(
      Self.owners("IMG_1.jpg", "IMG_1.png", "IMG_1.jpg.json", "IMG_1.PNG.json")
        == ["IMG_1.jpg.json": "IMG_1.jpg", "IMG_1.PNG.json": "IMG_1.png"])
    let suffix = "supplemental-metadata"
    for length in 0...suffix.count {
      let name = "IMG_1.jpg.\(suffix.prefix(length)).json"
      #expect(Self.owners("IMG_1.jpg", name) == [name: "IMG_1.jpg"])
    }
    #expect(Self.roles(["IMG_1.jpg", "IMG_1.jpg.supply.json", "IMG_1.json", "metadata.json"]).isEmpty)
    // The second picture of a name.
    let ofSecond = ["IMG_1.jpg(1).json", "IMG_1.jpg.supplemental-metadata(1).json", "IMG_1(1).jpg.json"]
    for name in ofSecond {
      #expect(Self.owners("IMG_1.jpg", "IMG_1(1).jpg", name) == [name: "IMG_1(1).jpg"])
    }
    #expect(Self.roles(["IMG_1.jpg", "IMG_1.jpg(1).json"]).isEmpty)
    // A RAW's is that of the photo that the RAW goes with.
    #expect(Self.owners("a.jpg", "a.dng", "a.dng.json") == ["a.dng": "a.jpg", "a.dng.json": "a.jpg"])
    // Other code points than the picture's.
    #expect(Self.owners("a\u{308}.jpg", "\u{E4}.jpg.json") == ["\u{E4}.jpg.json": "a\u{308}.jpg"])
    // A movie's own.
    #expect(Self.owners("a.jpg", "a.mp4", "a.mp4.json") == ["a.mp4": "a.jpg"])
  }

  /// Takeout leaves 46 letters of `NAME.supplemental-metadata`, and then writes the number and `.json`.
  @Test(arguments: 30...60) func takeoutsJSONIsFoundHoweverLongItsPicturesNameIs(_ count: Int) {
    for letter in ["n", "\u{E4}", "\u{65E5}"] {
      let stem = String(repeating: letter, count: count)
      let cut = "\(stem).jpg.supplemental-metadata".prefix(46)
      let files = ["\(stem).jpg", "\(cut).json", "\(stem)(1).jpg", "\(cut)(1).json"]
      let expected = [files[1]: files[0], files[3]: files[2]]
      #expect(Self.owners(files[0], files[1], files[2], files[3]) == expected, "\(files)")
      // Whichever of them are there.
      #expect(Self.owners(files[0], files[1]) == [files[1]: files[0]])
      #expect(Self.owners(files[2], files[3]) == [files[3]: files[2]])
      #expect(Self.roles([files[0], files[3]]).isEmpty && Self.roles([files[2], files[1]]).isEmpty)
    }
    // Of two pictures that begin so nobody knows which is meant.
    let long = String(repeating: "long", count: 12)
    #expect(Self.roles(["\(long)1.jpg", "\(long)2.jpg", "\(long.prefix(46)).json"]).isEmpty)
  }

  /// Names are compared as bytes: a dictionary of texts would take both forms for one.
  @Test func aSidecarInOtherCodePointsGoesWithItsPictureUnlessAnotherIsNamedSo() {
    let (composed, decomposed) = ("\u{E4}", "a\u{308}")
    func owner(_ sidecar: String, among pictures: String...) -> ByteString? {
      let names = (pictures + [sidecar]).map { ByteString($0) }.sorted()
      let groups = FileGroups(names.map { .init($0) }, by: Self.sorts)
      guard case .companion(.sidecar, let owner) = groups.roles[ByteString(sidecar)] else { return nil }
      return owner
    }
    for (one, other) in [(composed, decomposed), (decomposed, composed)] {
      let both = ["\(one).jpg", "\(other).jpg"]
      #expect(owner("\(other).xmp", among: both[0]) == ByteString(both[0]))
      #expect(owner("\(other).JPG.xmp", among: both[0]) == ByteString(both[0]))
      #expect(owner("\(other).xmp", among: both[0], both[1]) == ByteString(both[1]))
    }
  }

  @Test func stemsOfAnyScriptCompareWithoutCase() {
    #expect(Self.owners("ÄB.jpg", "äb.xmp") == ["äb.xmp": "ÄB.jpg"])
    // Two ways to write the same letter are two names.
    #expect(Self.roles(["\u{E4}.jpg", "a\u{308}.nef"]).isEmpty)
    let names = [[0xFF, 0x41], [0xFF, 0x61]].map { ByteString($0) }
    let groups = FileGroups(
      zip(names, [".jpg", ".xmp"]).map { .init(ByteString($0.bytes + $1.utf8)) }, by: Self.sorts)
    #expect(groups.roles.count == 1)
  }

  @Test func whatIsNoPhotoHasNoCompanions() {
    #expect(Self.roles(["a.jpg", "a.nef"], noPhotos: ["a.jpg"]).isEmpty)
    #expect(Self.owners("a.jpg", "a.nef", "a.mov", noPhotos: ["a.jpg"]) == ["a.mov": "a.nef"])
    #expect(
      Self.owners("a.jpg", "a.nef", "a.mov", noPhotos: ["a.nef"]) == ["a.nef": "a.jpg", "a.mov": "a.jpg"])
    #expect(Self.roles(["a.mov", "b.wav", "c.xmp", "d.aae", "jpg", "xmp", "e.", "f"]).isEmpty)
    #expect(Self.roles(["a.THM", "a.MOV"]) == ["a.THM": .nothing])
    #expect(Self.roles(["a.crw", "a.thm"]) == ["a.thm": .companion(.thumbnail, of: ByteString("a.crw"))])
  }

  /// Every set of files of one stem, of either case and in two stems, against the rules one by one.
  @Test func everyCombinationOfExtensionsFollowsTheRules() {
    let extensions = ["heic", "jpg", "png", "dng", "nef", "xmp", "mov", "thm", "wav", "aae"]
    let rendered = ["heic", "jpg", "png"]
    for bits in 0..<(1 << extensions.count) {
      let present = extensions.indices.filter { bits >> $0 & 1 == 1 }.map { extensions[$0] }
      for upper in [[], ["jpg", "nef"], ["heic", "xmp", "thm"], extensions] {
        let names = present.map { upper.contains($0) ? "IMG_1.\($0.uppercased())" : "img_1.\($0)" }
        let sorted = names.map { ByteString($0) }.sorted().map(\.shown)
        func ending(_ ext: String) -> (String) -> Bool { { $0.lowercased().hasSuffix(".\(ext)") } }
        let owner =
          sorted.first(where: ending("jpg"))
          ?? sorted.first { name in rendered.contains { ending($0)(name) } }
          ?? sorted.first { ending("dng")($0) || ending("nef")($0) }
        let roles = Self.roles(names + ["other.jpg"])
        for name in names {
          let isRendered = rendered.contains { ending($0)(name) }
          switch roles[name] {
          case nil: #expect(isRendered || name == owner || owner == nil && !ending("thm")(name), "\(names)")
          case .nothing: #expect(owner == nil && ending("thm")(name), "\(names)")
          case .companion(let kind, let of):
            #expect(!isRendered && of.shown == owner && name != owner, "\(names)")
            #expect((kind == .raw) == (ending("dng")(name) || ending("nef")(name)))
          }
        }
        #expect(roles["other.jpg"] == nil)
      }
    }
  }

  @Test func whatAnIPhoneNamesOtherwiseGoesWithItsPicture() {
    #expect(
      Self.owners("IMG_1.HEIC", "IMG_1_HEVC.MOV", "IMG_O1.AAE", "IMG_1.AAE")
        == ["IMG_1_HEVC.MOV": "IMG_1.HEIC", "IMG_O1.AAE": "IMG_1.HEIC", "IMG_1.AAE": "IMG_1.HEIC"])
    // The edited picture is a photo by itself, with what has its own stem.
    #expect(
      Self.owners("IMG_1.HEIC", "IMG_E1.JPG", "IMG_E1.MOV", "img_1.mov")
        == ["IMG_E1.MOV": "IMG_E1.JPG", "img_1.mov": "IMG_1.HEIC"])
    #expect(Self.owners("IMG_1_HEVC.JPG", "IMG_1_HEVC.MOV") == ["IMG_1_HEVC.MOV": "IMG_1_HEVC.JPG"])
    #expect(Self.roles(["IMG_1.HEIC", "IMG_OTHER.AAE", "IMG_2_HEVC.MOV", "a_hevc.jpg"]).isEmpty)
    let groups = ["IMG_1.HEIC", "IMG_1_HEVC.MOV", "IMG_O1.AAE"].map { Self.sorts.group(of: ByteString($0)) }
    #expect(Set(groups).count == 1)
  }

  @Test func everyFormatHasASort() {
    for (text, part) in OriginalFormats.standard.parts {
      let sort = Self.sorts.sort(of: ByteString("X." + text.uppercased()))
      #expect(sort == FileNames.Sort.picture(part))
    }
    #expect(Self.sorts.sort(of: ByteString("a.pjpg")) == nil && Self.sorts.sort(of: ByteString("jpg")) == nil)
  }
}
