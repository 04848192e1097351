import CJXL

/// What a decoder knows before the first pixel.
extension JXLReader {
  /// What the header says.
  func picture() throws(LoadError) -> Picture {
    var info = JxlBasicInfo()
    guard JxlDecoderGetBasicInfo(decoder, &info) == JXL_DEC_SUCCESS else {
      throw .damaged("it has no header")
    }
    for index in 0..<min(info.num_extra_channels, 256) {
      var channel = JxlExtraChannelInfo()
      if JxlDecoderGetExtraChannelInfo(decoder, Int(index), &channel) == JXL_DEC_SUCCESS,
        channel.type == JXL_CHANNEL_BLACK
      {
        throw .unsupported("inks are not read")
      }
    }
    return Picture(
      width: Int(info.xsize), height: Int(info.ysize), colours: info.num_color_channels == 1 ? .grey : .rgb,
      hasAlpha: info.alpha_bits > 0, isPremultiplied: info.alpha_premultiplied != 0)
  }

  /// Asks for sRGB, which libjxl gives where the file leaves it the choice.
  ///
  /// - Returns: The rows' profile; empty: sRGB.
  @discardableResult
  func chooseColours(_ picture: Picture) -> [UInt8] {
    var wanted = JxlColorEncoding()
    wanted.color_space = picture.colours == .grey ? JXL_COLOR_SPACE_GRAY : JXL_COLOR_SPACE_RGB
    wanted.white_point = JXL_WHITE_POINT_D65
    wanted.primaries = JXL_PRIMARIES_SRGB
    wanted.transfer_function = JXL_TRANSFER_FUNCTION_SRGB
    wanted.rendering_intent = JXL_RENDERING_INTENT_RELATIVE
    JxlDecoderSetPreferredColorProfile(decoder, &wanted)
    var given = JxlColorEncoding()
    let target = JXL_COLOR_PROFILE_TARGET_DATA
    if JxlDecoderGetColorAsEncodedProfile(decoder, nil, target, &given) == JXL_DEC_SUCCESS,
      given.white_point == wanted.white_point, given.transfer_function == wanted.transfer_function,
      picture.colours == .grey || given.primaries == wanted.primaries
    {
      return []
    }
    var count = 0
    guard JxlDecoderGetICCProfileSize(decoder, nil, target, &count) == JXL_DEC_SUCCESS,
      (1...JXLBox.longest).contains(count)
    else { return [] }
    var profile = [UInt8](repeating: 0, count: count)
    return JxlDecoderGetColorAsICCProfile(decoder, nil, target, &profile, count) == JXL_DEC_SUCCESS
      ? profile : []
  }
}
