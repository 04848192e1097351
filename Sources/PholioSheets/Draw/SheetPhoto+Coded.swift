import PholioFacts
import PholioImaging

extension SheetPhoto {
  /// The thumbnail's own bytes, if they are the picture for a box: all of it, upright, and not so much larger
  /// than needed that a picture of the right size has fewer bytes. Nil also if it is missing.
  func storedPicture(for fitting: PictureFitting, on ground: Colour) -> CodedPicture? {
    let small = fitting.thumbnail
    guard fitting.turn == .none, fitting.thumbnailIsEnough, fitting.seen == fitting.whole,
      Self.most * fitting.whole.width >= Self.least * small.width,
      let bytes = pictures.thumbnail(),
      // What Cairo would take for the picture: it is not decoded here.
      let segments = JPEGSegments(bytes.span), segments.frameSize(in: bytes.span) == small,
      ground == .white || !Thumbnail.isTransparent(bytes)
    else { return nil }
    return CodedPicture(bytes, size: small, identity: "thumbnail " + digest.hex)
  }

  /// A picture of fewer pixels would be coded with less quality than the thumbnail has, and far fewer bytes.
  private static let (least, most) = (31, 32)
}
