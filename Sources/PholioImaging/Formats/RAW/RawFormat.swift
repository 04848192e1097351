/// A camera's RAW: the samples of its sensor, beside pictures that it made of them. The largest of these
/// stands for the photo, so that it looks as on the camera.
protocol RawFormat: OriginalFormat {}

extension RawFormat {
  static var title: String { kind.uppercased() }
  static var extensions: [String] { [kind] }
  static var part: OriginalFormats.Part { .raw }

  static func recognises(head: UnsafeRawBufferPointer) -> Recognition {
    RawSignature.kind(of: head) == kind ? .sure : .no
  }

  static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    try RawOriginal(bytes, kind: kind, limits: limits)
  }
}

extension OriginalFormats {
  /// RAW, a format for each kind.
  static let raw: [any OriginalFormat.Type] = [
    CR2.self, CR3.self, CRW.self, NEF.self, NRW.self, ARW.self, SR2.self, SRF.self, DNG.self, RAF.self,
    RW2.self, RWL.self, ORF.self, PEF.self, SRW.self, ThreeFR.self, FFF.self, IIQ.self, MRW.self, X3F.self,
    MEF.self, MOS.self, ERF.self, DCR.self,
  ]

  private enum CR2: RawFormat { static let kind = "cr2" }
  private enum CR3: RawFormat { static let kind = "cr3" }
  private enum CRW: RawFormat { static let kind = "crw" }
  private enum NEF: RawFormat { static let kind = "nef" }
  private enum NRW: RawFormat { static let kind = "nrw" }
  private enum ARW: RawFormat { static let kind = "arw" }
  private enum SR2: RawFormat { static let kind = "sr2" }
  private enum SRF: RawFormat { static let kind = "srf" }
  private enum DNG: RawFormat { static let kind = "dng" }
  private enum RAF: RawFormat { static let kind = "raf" }
  private enum RW2: RawFormat { static let kind = "rw2" }
  private enum RWL: RawFormat { static let kind = "rwl" }
  private enum ORF: RawFormat { static let kind = "orf" }
  private enum PEF: RawFormat { static let kind = "pef" }
  private enum SRW: RawFormat { static let kind = "srw" }
  private enum ThreeFR: RawFormat { static let kind = "3fr" }
  private enum FFF: RawFormat { static let kind = "fff" }
  private enum IIQ: RawFormat { static let kind = "iiq" }
  private enum MRW: RawFormat { static let kind = "mrw" }
  private enum X3F: RawFormat { static let kind = "x3f" }
  private enum MEF: RawFormat { static let kind = "mef" }
  private enum MOS: RawFormat { static let kind = "mos" }
  private enum ERF: RawFormat { static let kind = "erf" }
  private enum DCR: RawFormat {
    static let kind = "dcr"
    static let extensions = ["dcr", "kdc"]
  }
}
