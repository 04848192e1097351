#include <libraw/libraw.h>

// LibRaw's parameters and results lie deep in structs with arrays of 65,536 numbers, which Swift does not
// take.

// At half size, not turned, by the camera's white balance, in sRGB of eight bits.
static inline void pholio_raw_set(libraw_data_t *raw, unsigned memory_mb) {
  raw->params.half_size = 1;
  raw->params.user_flip = 0;
  raw->params.use_camera_wb = 1;
  raw->params.output_color = 1;
  raw->params.output_bps = 8;
  raw->params.max_raw_memory_mb = memory_mb;
}

static inline int pholio_raw_width(const libraw_data_t *raw) { return raw->sizes.width; }
static inline int pholio_raw_height(const libraw_data_t *raw) { return raw->sizes.height; }
static inline int pholio_raw_colours(const libraw_data_t *raw) { return raw->idata.colors; }

// dcraw's bits: 1 mirrored, 2 upside down, 4 rows become columns. The camera's, whatever was asked for.
static inline int pholio_raw_flip(const libraw_data_t *raw) { return raw->sizes.flip; }

static inline const unsigned char *pholio_raw_bytes(const libraw_processed_image_t *image) {
  return image->data;
}
