#include "CRaw.h"
#include <libraw/libraw.h>
#include <stdbool.h>
#include <stdlib.h>

struct pholio_raw_decoder {
  libraw_data_t *raw;
  int error;
  bool is_damaged;
};

// Without a function of ours LibRaw prints. In newer ones the offset has more bits.
static void note_damage(void *decoder, const char *file, const int offset) {
  (void)file, (void)offset;
  ((pholio_raw_decoder *)decoder)->is_damaged = true;
}

static pholio_raw_status status_of(pholio_raw_decoder *decoder, int error) {
  decoder->error = error;
  switch (error) {
  case LIBRAW_SUCCESS: return pholio_raw_done;
  case LIBRAW_FILE_UNSUPPORTED:
  case LIBRAW_NOT_IMPLEMENTED: return pholio_raw_unsupported;
  case LIBRAW_UNSUFFICIENT_MEMORY: return pholio_raw_out_of_memory;
  case LIBRAW_TOO_BIG: return pholio_raw_too_large;
  default: return pholio_raw_damaged;
  }
}

pholio_raw_decoder *pholio_raw_open(const void *file, size_t count, pholio_raw_status *status) {
  pholio_raw_decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  decoder->raw = libraw_init(0);
  if (!decoder->raw) {
    free(decoder);
    return NULL;
  }
  libraw_set_dataerror_handler(decoder->raw, (data_callback)note_damage, decoder);
  *status = status_of(decoder, libraw_open_buffer(decoder->raw, (void *)file, count));
  return decoder;
}

void pholio_raw_close(pholio_raw_decoder *decoder) {
  libraw_close(decoder->raw);
  free(decoder);
}

const char *pholio_raw_message(const pholio_raw_decoder *decoder) {
  // LibRaw decodes on behind damage, and reports no error.
  if (decoder->error == LIBRAW_SUCCESS) return "its data is damaged, or ends too early";
  const char *message = libraw_strerror(decoder->error);
  return message ? message : "damaged";
}

int pholio_raw_width(const pholio_raw_decoder *decoder) { return decoder->raw->sizes.width; }
int pholio_raw_height(const pholio_raw_decoder *decoder) { return decoder->raw->sizes.height; }
int pholio_raw_colours(const pholio_raw_decoder *decoder) { return decoder->raw->idata.colors; }
int pholio_raw_flip(const pholio_raw_decoder *decoder) { return decoder->raw->sizes.flip; }

pholio_raw_status pholio_raw_develop(
  pholio_raw_decoder *decoder, unsigned memory_mb, pholio_raw_picture *picture) {
  libraw_data_t *raw = decoder->raw;
  raw->params.half_size = 1;
  raw->params.user_flip = 0;
  raw->params.use_camera_wb = 1;
  raw->params.output_color = 1;
  raw->params.output_bps = 8;
  raw->params.max_raw_memory_mb = memory_mb;
  pholio_raw_status status = status_of(decoder, libraw_unpack(raw));
  if (status != pholio_raw_done) return status;
  if (decoder->is_damaged) return pholio_raw_damaged;
  status = status_of(decoder, libraw_dcraw_process(raw));
  if (status != pholio_raw_done) return status;
  int error = 0;
  libraw_processed_image_t *image = libraw_dcraw_make_mem_image(raw, &error);
  if (!image) return error ? status_of(decoder, error) : pholio_raw_out_of_memory;
  bool is_known = image->type == LIBRAW_IMAGE_BITMAP && image->bits == 8;
  *picture = (pholio_raw_picture){
    .width = image->width,
    .height = image->height,
    .colours = is_known && (image->colors == 1 || image->colors == 3) ? image->colors : 0,
    .bytes = image->data,
    .count = image->data_size,
    .owner = image,
  };
  return pholio_raw_done;
}

void pholio_raw_free(pholio_raw_picture picture) { libraw_dcraw_clear_mem(picture.owner); }
