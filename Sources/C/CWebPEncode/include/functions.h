// The functions of libwebp that are used: result, name, parameters, arguments. Included once for the
// declarations and once for the definitions, each with its own FUNCTION.

FUNCTION(size_t, WebPEncodeRGB,
  (const uint8_t *rgb, int width, int height, int stride, float quality, uint8_t **output),
  (rgb, width, height, stride, quality, output))
FUNCTION(void, WebPFree, (void *output), (output))
