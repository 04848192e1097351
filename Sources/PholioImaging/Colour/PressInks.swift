import CLCMS
import Foundation

/// What inks without a profile look like: those of offset printing on coated paper.
///
/// A grid of 5 × 5 × 5 × 5 colours of the profile "FOGRA39L Coated" (ISO 12647-2; ArgyllCMS, CC0) in sRGB,
/// relative colorimetric with black point compensation. Between its points it is off by a ΔE (1976) of 1.1 on
/// average and 3.2 for 95 of 100 colours; inks that just absorb their part of the light would be off by 22.
enum PressInks {
  private static let points: UInt32 = 5

  /// A profile that leads from inks straight to sRGB; nil without memory.
  static func openLink() -> cmsHPROFILE? {
    let samples = (Data(base64Encoded: colours, options: .ignoreUnknownCharacters) ?? Data())
      .map { UInt16($0) * 257 }
    precondition(samples.count == 3 * Int(points * points * points * points))
    guard let pipeline = cmsPipelineAlloc(nil, 4, 3) else { return nil }
    defer { cmsPipelineFree(pipeline) }
    guard let grid = cmsStageAllocCLut16bit(nil, points, 4, 3, samples),
      cmsPipelineInsertStage(pipeline, cmsAT_END, grid) != 0,
      let link = cmsCreateProfilePlaceholder(nil)
    else { return nil }
    cmsSetDeviceClass(link, cmsSigLinkClass)
    cmsSetColorSpace(link, cmsSigCmykData)
    cmsSetPCS(link, cmsSigRgbData)
    guard cmsWriteTag(link, cmsSigAToB0Tag, UnsafeRawPointer(pipeline)) != 0 else {
      cmsCloseProfile(link)
      return nil
    }
    return link
  }

  /// Red, green and blue of each point: for each amount of cyan, from none to all, those of magenta; in these
  /// yellow; in these black.
  private static let colours = """
    ////0NDQnZ2dZGRjHx8d//rS0cytnJqDZGNTHh0V//Wb0seAnJZhY2A9GRoH//FW08NLnZM6Y14kFRYA/+0A08AAnZEAY10AHh8A+dLm
    yq69mYSPY1RbIBYY+8+9y6qcmYF3ZFRMHhYQ/MuOzKZ0mX5ZY1I4GhMD/cZTzKJHmXs3YlAiFxEA/sMAzJ8AmHkAYk8AHhgA8p7ExYGg
    lWJ5YD5NHwoQ85yjxX+GlWFlYT5BHQoI9Jl7xnxklV9MYD0vGgkA9JVMxnk/lF0wYDwcFwgA9JIAxXYAk1oAXzsAHA8A7GGfwFKEkT9j
    Xyc+HgAF7GCFwFJukT5TYCg0HQAA7F9lwFFTkT4+XigmGQAA7F1Bv082kD0oXigWGAAA61sQvk0KjzwFXSgAGAMA5gB+ugBnjgBNXgAv
    JwAE5gBpugFWjQZAXgMnJQAA5QBRughBjAwwXAgaIAAA5QQ1uQ4rixAeWwsNGgAA5AkWuBEPihMHWw8AJAIAyOj7pL7NfJCbTlthFBse
    zOTOpruqfY2BUFtSExoVz+CbqLd/fophUFk+DhcI0ttdq7NPgIc9UVgnCxQA1NgAq7AAgIUAUVcDEhwAx8Hho6C5e3mMT05ZFhQZyb66
    pJ2afHd1UE1KFhQSzLqNppl0fXVYUUw4EREFzbVYp5ZLfnI5UUokDxAAzrIIp5MJfnAJUUoEFBYAxZPConiee1x4UDtNFgYQx5Cho3aE
    e1plUTpBFQgJx417o3Rle1lMUDkwEwgByIpQo3FDe1czUDgeEQcAyIcao28Ue1UOUDgEEwwAw1yfoE6EejtkUCU/FwAGw1yFoE5uejxT
    USY1FgABw1tnoE5UeTs/UCYnFAAAw1lFoEw6eTsrTyYYEgAAwlcfn0sYeDoPTyYDEQIAvwyAnApoeAhOUAExIAAFwBVrnRJYdw5CUAYp
    HQAAwBpUnBdDdhMxTwodGQAAvx46mxovdhUhTg0QFQAAvh4fmhsXdRcNThABGwEAgdD1Z6nHToCWMFJgABUbiMzKbaelUn59M1JRABUT
    jsiacaN+VXxfNFA9ABMHk8RjdaBUWHpANk8oABEAlcEhd50dWXgXNk0NARgAiq3cb4+0VG2INkZYBQ0Xjqu2c42XV2tzN0VJCBASkaeM
    dopzWWlYOUQ4BQ8HlaNdeIdPW2c8OUMlAg0AlqEoeYUhXGYZOkMNBREAkIW+dW2cWlN2OjRMCQEOkoOfeGyDW1JkOzVADAYLlIF7eWpl
    XFFNOzQwDQoGlX5UemhHXFA1OzQgBwcAlnwqemYiXU4ZOzMLBwgAlFaeeUmDXTdjPSE/DAAElVaFekluXThUPSM1DQAClVZoeklWXThB
    PSMoDQAAlVVJekg9XTguPCQaCgAAlVQqeUchXTcXPCQJBgAAlR2BeRdqXQ9QPgMyFwAElSNteRtaXRNDPggqFAAAlSZWeR5GXBc0PQwf
    EQAAlCg/eCAzXBklPQ8UDAAAkykndyIfWxoUPBEGEgAAALbtAJbAAHKRAEhdAA4YAbPEAZShAXB6AElPAA4RGLCXG5F7FG9eA0c8AA0G
    MqxnK49WIG1CDEcpAA4APqo2NI0tJmwiEkYUABAAI5nWIn+vG2GEDT5VAAcUNZeyL32TI2BvFD5IAAoQQpSLOXtxK15WGD03AAsHSpJg
    P3lRL109Gz0nAAsAUI83RHgtM1whHTwTAAsAS3e6QWKYMkpzHy5KAAAMUXacRmGANUpiIi8/AAMKVnR7SWBkN0lMIi8wAQgHWXJXTF9J
    OUg3Iy8iAAcAXHE1Tl4rO0gfJS8QAAQAXlCcT0SCPTNjKB4/AQAFYFCFUERuPjRUKSA2AwACYVFpUUVXPjRBKCEpBQAAYlBNUkVAPzUw
    KCEcBAIAY1AyU0QoQDUdKSIOAAAAZyWDVh5sQxRRLQYzCwAAZipvViFcQhhFLQosCQAAZixZViRIQhs2LA4hBgAAZi5DVSY2Qh0oKxEW
    BAAAZTAtVSgkQR4YKxMKBAAAAJ/jAIO5AGOLAD9ZABEgAJy8AIGaAGJ0AD9MABEXAJqTAH93AGFbAD46AA8NAJdoAH1XAGBCAD4pAAsA
    AJZBAHw2AGApAD8ZABYAAIbNAG6oAFR/ADVSAAkbAIWsAG2NAFNrADZGAAoUAIOHAGxuAFJUADU2AAkJAIFhAGtRAFI+ADYnAAgAAIA+
    AGo0AFInADYXABAAAGq0AFWTAEFwACdIAAATAGmYAFV8AEBeACk+AAEMAGh4AFViAEBKACkwAAQFAGdYAFVKAEE4ACojAAQAAGc7AFQx
    AEEkACoUAAkAAEmaAD1/Ay5hBRo+AAAHCUqCBj5sCC9TBRw2AAAEFUtoED9WDDBBBh4pAAAAHktOF0BCETExCR8dAAIAI0s2G0AtFDIg
    DCAQAAIAMCmDKSFsIhdSGAk1CQAOMSxwKiVdIRpGFw0tBQAFMi5aKidKIR04FREiAwAAMjFFKyo5ISAqFRMYAQAAMzMyKysnISEbFhYM
    AwEA
    """
}
