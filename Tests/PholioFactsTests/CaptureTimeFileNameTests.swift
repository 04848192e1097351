import PholioFacts
import Testing

@Suite struct CaptureTimeFileNameTests {
  @Test(arguments: [
    ("IMG_20190504_101112.jpg", "2019-05-04T10:11:12"),
    ("VID_20190504_101112.mp4", "2019-05-04T10:11:12"),
    ("IMG20190504101112.jpg", "2019-05-04T10:11:12"),
    ("20190504_101112.jpg", "2019-05-04T10:11:12"),
    ("20190504101112.jpg", "2019-05-04T10:11:12"),
    ("20190504T101112Z.jpg", "2019-05-04T10:11:12"),
    ("2019-05-04 10.11.12.jpg", "2019-05-04T10:11:12"),
    ("2019-05-04 10.11.12-1.jpg", "2019-05-04T10:11:12"),
    ("2019-05-04_10-11-12.jpg", "2019-05-04T10:11:12"),
    ("2019-05-04T10:11:12.jpg", "2019-05-04T10:11:12"),
    ("2019_05_04_10_11_12.jpg", "2019-05-04T10:11:12"),
    ("2019-05-04 10.11.12.345.jpg", "2019-05-04T10:11:12.345"),
    ("PXL_20190504_101112345.jpg", "2019-05-04T10:11:12.345"),
    ("PXL_20190504_101112345.NIGHT.jpg", "2019-05-04T10:11:12.345"),
    ("Screenshot_20190504-101112.png", "2019-05-04T10:11:12"),
    ("Screenshot_20190504-101112_Maps.jpg", "2019-05-04T10:11:12"),
    ("Screenshot_2019-05-04-10-11-12-345_com.app.jpg", "2019-05-04T10:11:12"),
    ("Screenshot 2019-05-04 at 10.11.12.png", "2019-05-04T10:11:12"),
    ("Screen Shot 2019-05-04 at 9.11.12 PM.png", "2019-05-04T21:11:12"),
    ("Screen Shot 2019-05-04 at 12.11.12\u{202F}AM.png", "2019-05-04T00:11:12"),
    ("WhatsApp Image 2019-05-04 at 10.11.12.jpeg", "2019-05-04T10:11:12"),
    ("WhatsApp Image 2019-05-04 at 10.11.12 (1).jpeg", "2019-05-04T10:11:12"),
    ("signal-2019-05-04-101112.jpg", "2019-05-04T10:11:12"),
    ("IMG-20190504-WA0001.jpg", "2019-05-04T00:00:00"),
    ("VID-20190504-WA0001.mp4", "2019-05-04T00:00:00"),
    ("2019-05-04.jpg", "2019-05-04T00:00:00"),
    ("Geburtstag 2019-05-04 (3).jpg", "2019-05-04T00:00:00"),
    ("20190504_1234.jpg", "2019-05-04T00:00:00"),
    ("20190504_991112.jpg", "2019-05-04T00:00:00"),
    ("20190101 - IMG_20190504_101112.jpg", "2019-05-04T10:11:12"),
    ("/photos/20181231_235959/IMG_20190504_101112.jpg", "2019-05-04T10:11:12"),
    ("写真_20190504_101112.jpg", "2019-05-04T10:11:12"),
    ("20991231.jpg", "2099-12-31T00:00:00"),
  ])
  func theDateInANameIsRead(_ name: String, _ local: String) throws {
    let time = try #require(CaptureTime(fileName: Array(name.utf8)))
    #expect(time.localText == local)
    #expect(time.source == .filename)
    #expect(time.offsetMinutes == nil)
  }

  @Test(arguments: [
    "IMG_4021.JPG", "DSC01234.JPG", "P1010203.JPG", "photo.jpg", "", "IMG_18991231_101112.jpg",
    "IMG_21010101_101112.jpg", "IMG_20191304_101112.jpg", "IMG_20190231_101112.jpg", "+491512019050412.jpg",
    "0049 151 20190504123.jpg", "1556964672000.jpg", "FB_IMG_1556964672000.jpg", "120190504101112.jpg",
    "201905041011123456.jpg", "d20190504e.jpg", "20190504abc123def.jpg", "2019-0504.jpg", "201905-04.jpg",
    "2019-05_04.jpg", "v2019.05.jpg", "12345678.jpg", "99999999.jpg", "00000000_000000.jpg",
    "/photos/2019-05-04/IMG_0001.JPG",
  ])
  func whatIsNoDateIsLeftAlone(_ name: String) {
    #expect(CaptureTime(fileName: Array(name.utf8)) == nil)
  }

  @Test func namesOfAnyBytesAreRead() {
    let name: [UInt8] = [0xFF, 0xFE, 0x0A] + Array("_20190504_101112".utf8) + [0xE9, 0x2E]
    #expect(CaptureTime(fileName: name)?.localText == "2019-05-04T10:11:12")
  }
}
