internal import PholioFacts
internal import PholioImaging

/// The samples, in the order in which they are made.
package enum SampleSet {
  /// How many are drawn by default.
  package static let usualCount = journey.count

  /// So many samples, every one different. The first 24 have all orientations, shapes and kinds of facts.
  package static func photos(_ count: Int) -> [SamplePhoto] {
    (0..<max(0, count)).map { index in
      index < journey.count ? journey[index] : more(index)
    }
  }

  /// Further pictures: the same scenes with other seeds, on later days.
  private static func more(_ index: Int) -> SamplePhoto {
    let model = journey[index % journey.count]
    let day = 1 + index / journey.count
    let number = 4200 + index
    return SamplePhoto(
      "IMG_\(number).JPG", model.scene, model.palette, model.size.width,
      model.size.height, orientation: 1 + index % 8,
      taken:
        "2023:\(two(1 + day / 28 % 12)):\(two(1 + day % 28)) \(two(6 + index % 15)):\(two(index % 60)):00",
      camera: .single, seed: UInt64(1000 + index))
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// A year of pictures.
  private static let journey: [SamplePhoto] = [
    SamplePhoto(
      "IMG_4021.JPG", Mountains(), .sunset, 2400, 1600, taken: "2019:05:04 20:41:12", subSeconds: "34",
      offset: "+02:00", place: (46.5583, 8.5619, 1824.5), description: "Evening above the Furka pass",
      stars: 5, camera: .single, seed: 4),
    SamplePhoto(
      "IMG_4022.JPG", Forest(), .morning, 1200, 1800, orientation: 6, taken: "2019:05:05 06:12:40",
      subSeconds: "07", offset: "+02:00", camera: .single, seed: 2),
    SamplePhoto(
      "IMG_20190712_193045.jpg", Sea(), .ember, 2016, 1512, taken: "2019:07:12 19:30:45",
      subSeconds: "345112", offset: "+02:00", place: (43.2102, 5.4337, 3), camera: .phone, seed: 3),
    SamplePhoto(
      "DSCF2210.JPG", Botanical(), .autumn, 1400, 1400, taken: "2019:10:03 14:05:59",
      camera: .field, seed: 5),
    SamplePhoto(
      "DSC01234.JPG", Dunes(), .desert, 2100, 1400, orientation: 3, taken: "2019:11:21 16:48:02",
      place: (31.0801, -4.0133, 712), description: "Erg Chebbi, before the wind", camera: .field, seed: 6),
    SamplePhoto(
      "Été à la mer.jpg", Sea(), .lagoon, 1800, 1200, taken: "2019:07:14 11:02:33", offset: "+02:00",
      description: "Un matin à Cassis", stars: 4, camera: .compact, seed: 17),
    SamplePhoto(
      "P1010203.JPG", StarryNight(), .night, 1300, 1950, orientation: 8, taken: "2019:08:11 23:57:18",
      place: (46.0207, 7.7491, 2571), camera: .single, seed: 8),
    SamplePhoto(
      "京都の秋.jpg", Mountains(ranges: 5, hasTrees: true), .autumn, 1920, 1280, orientation: 2,
      taken: "2019:11:24 09:15:00", offset: "+09:00", place: (35.0116, 135.7681, nil), camera: .compact,
      seed: 23),
    SamplePhoto(
      "IMG_20200101_000512.jpg", Skyline(), .dusk, 2016, 1134, taken: "2020:01:01 00:05:12",
      subSeconds: "902", offset: "-05:00", place: (40.7003, -73.9967, 6), camera: .phone, seed: 10),
    SamplePhoto(
      "DSC01302.JPG", PaperCut(), .sunset, 1500, 1500, orientation: 5, taken: "2020:02:15 18:20:11",
      camera: .field, seed: 11),
    SamplePhoto(
      "Lac gelé – février.jpg", Aurora(), .night, 2200, 1467, orientation: 4, taken: "2020:02:22 22:31:05",
      offset: "+01:00", place: (68.2353, 14.5636, 12), description: "Nordlichter über dem Fjord", stars: 5,
      camera: .single, seed: 12),
    SamplePhoto(
      "DSCF2381.JPG", Balloons(), .morning, 1600, 2000, orientation: 7, taken: "2020:06:30 06:44:21",
      camera: .field, seed: 13),
    SamplePhoto(
      "PANO_20200702_120000.jpg", Mountains(ranges: 7, hasTrees: true), .noon, 2400, 800,
      taken: "2020:07:02 12:00:00", offset: "+02:00", place: (47.4211, 10.9853, 2962), camera: .phone,
      seed: 14),
    SamplePhoto(
      "P1010377.JPG", Meadow(), .noon, 2000, 1333, taken: "2020:07:05 15:33:48", subSeconds: "5",
      camera: .compact, seed: 15),
    SamplePhoto(
      "DSC01377.JPG", Tiles(), .lagoon, 1200, 1200, taken: "2020:08:18 13:13:13", camera: .field, seed: 16),
    SamplePhoto(
      "Übernachtung am Gletscher.jpg", StarryNight(), .dusk, 2100, 1400, taken: "2020:08:29 22:08:54",
      offset: "+02:00", place: (45.8326, 6.8652, 3167), stars: 3, camera: .single, seed: 18),
    SamplePhoto(
      "IMG_20200913_071502.jpg", Mountains(ranges: 6, hasTrees: false), .dawn, 1512, 2016, orientation: 6,
      taken: "2020:09:13 07:15:02", subSeconds: "118", offset: "+02:00", camera: .phone, seed: 19),
    SamplePhoto(
      "IMG-20201004-WA0007.jpg", Forest(), .autumn, 1000, 750, taken: nil, camera: .phone, seed: 20),
    SamplePhoto(
      "DSC01555.JPG", Sea(hasBoat: true, hasIslands: true), .orchid, 2250, 1500, orientation: 3,
      taken: "2020:10:10 18:02:37", place: (-33.8908, 151.2743, -2), camera: .field, seed: 21),
    SamplePhoto(
      "海边日落.jpg", Sea(hasBoat: false, hasIslands: true), .sunset, 1200, 1600, orientation: 8,
      taken: "2020:12:24 17:21:09", offset: "+08:00", place: (18.2206, 109.5117, 1), camera: .compact,
      seed: 22),
    SamplePhoto(
      "IMG_4107.JPG", Mountains(ranges: 6, hasTrees: true), .winter, 2400, 1350,
      taken: "2021:01:17 10:46:30", subSeconds: "61", offset: "+01:00", stars: 4, camera: .single, seed: 9),
    SamplePhoto(
      "DSCF2502.JPG", Botanical(), .lagoon, 1200, 1700, orientation: 5, taken: "2021:03:21 12:00:01",
      camera: .field, seed: 24),
    SamplePhoto(
      "thumb_0001.jpg", Balloons(), .sunset, 480, 320, taken: "2021:05:30 19:55:00", camera: .compact,
      seed: 25),
    SamplePhoto(
      "P1010512.JPG", Dunes(), .ember, 1050, 1400, orientation: 7, taken: "2021:10:02 17:40:26",
      camera: .compact, seed: 26),
    SamplePhoto(
      "PANO_20211128_165500.jpg", Skyline(), .orchid, 2400, 900, taken: "2021:11:28 16:55:00",
      offset: "+01:00", place: (53.5436, 9.9669, 8), camera: .phone, seed: 27),
    SamplePhoto(
      "DSC01702.JPG", PaperCut(), .lagoon, 1800, 1200, taken: "2022:02:03 20:02:02",
      camera: .field, seed: 28),
    SamplePhoto(
      "صباح الخير.jpg", Mountains(ranges: 6, hasTrees: false), .ember, 1600, 1067,
      taken: "2022:04:09 06:01:44",
      offset: "+03:00", place: (29.5765, 35.4193, 946), description: "وادي رم", camera: .compact, seed: 29),
    SamplePhoto(
      "tile small.jpg", Tiles(), .sunset, 360, 360, orientation: 2, taken: "2022:05:01 09:09:09",
      camera: .compact, seed: 30),
  ]
}
