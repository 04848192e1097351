/// Cameras that don't exist.
struct SampleCamera {
  let make: String
  let model: String
  let lens: String?
  let byteOrder: ExifBlock.ByteOrder
  /// In millimetres.
  let focalLength: UInt32

  static let compact = SampleCamera(
    make: "Pholio", model: "Sample 1", lens: nil, byteOrder: .littleEndian, focalLength: 9)
  static let single = SampleCamera(
    make: "Pholio", model: "Sample 5 Mark II", lens: "Pholio 24-70mm F2.8", byteOrder: .bigEndian,
    focalLength: 35)
  static let field = SampleCamera(
    make: "KAMERAWERK NORD", model: "Feldkamera 6", lens: "Heliotar 50mm f/1.8", byteOrder: .littleEndian,
    focalLength: 50)
  static let phone = SampleCamera(
    make: "Lumenta", model: "Pocket 9 Pro", lens: "Pocket 9 Pro back camera 6.1mm f/1.7",
    byteOrder: .bigEndian, focalLength: 6)
}
