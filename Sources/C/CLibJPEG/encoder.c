#include <stdlib.h>

#include "escape.h"

enum { buffer_bytes = 65536 };

struct pholio_jpeg_encoder {
  struct jpeg_compress_struct info;
  pholio_jpeg_escape escape;
  struct jpeg_destination_mgr destination;
  pholio_jpeg_sink sink;
  void *context;
  JOCTET buffer[buffer_bytes];
};

static pholio_jpeg_encoder *owner(j_compress_ptr info) { return info->client_data; }

static void deliver(pholio_jpeg_encoder *encoder, size_t count) {
  if (count == 0) return;
  if (encoder->sink(encoder->context, encoder->buffer, count)) {
    pholio_jpeg_escape_leave(&encoder->escape, PHOLIO_JPEG_SINK_FAILED);
  }
}

static void rewind_buffer(pholio_jpeg_encoder *encoder) {
  encoder->destination.next_output_byte = encoder->buffer;
  encoder->destination.free_in_buffer = buffer_bytes;
}

static void init_destination(j_compress_ptr info) { rewind_buffer(owner(info)); }

// "empty_output_buffer ... should write out the *entire* buffer (use the address and size passed to
// init_destination, not the current pointer)" (libjpeg.txt, "Compressed data handling").
static boolean empty_output_buffer(j_compress_ptr info) {
  deliver(owner(info), buffer_bytes);
  rewind_buffer(owner(info));
  return TRUE;
}

// "term_destination ... must flush any data remaining in the buffer; use either next_output_byte or
// free_in_buffer to determine how much".
static void term_destination(j_compress_ptr info) {
  deliver(owner(info), buffer_bytes - owner(info)->destination.free_in_buffer);
}

pholio_jpeg_encoder *pholio_jpeg_encoder_create(pholio_jpeg_sink sink, void *context) {
  pholio_jpeg_encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return NULL;
  pholio_jpeg_escape_prepare(&encoder->escape);
  encoder->sink = sink;
  encoder->context = context;
  encoder->info.err = &encoder->escape.manager;
  if (setjmp(encoder->escape.target)) {
    jpeg_destroy_compress(&encoder->info);
    free(encoder);
    return NULL;
  }
  jpeg_create_compress(&encoder->info);
  encoder->info.client_data = encoder;
  encoder->destination.init_destination = init_destination;
  encoder->destination.empty_output_buffer = empty_output_buffer;
  encoder->destination.term_destination = term_destination;
  encoder->info.dest = &encoder->destination;
  return encoder;
}

void pholio_jpeg_encoder_destroy(pholio_jpeg_encoder *encoder) {
  if (!encoder) return;
  jpeg_destroy_compress(&encoder->info);
  free(encoder);
}

pholio_jpeg_status pholio_jpeg_encoder_start(
  pholio_jpeg_encoder *encoder, const pholio_jpeg_encoding *encoding
) {
  j_compress_ptr info = &encoder->info;
  if (setjmp(encoder->escape.target)) return encoder->escape.status;
  info->image_width = encoding->width;
  info->image_height = encoding->height;
  info->input_components = 3;
  info->in_color_space = JCS_RGB;
  // "You must set in_color_space before calling this" (libjpeg.txt, on jpeg_set_defaults).
  jpeg_set_defaults(info);
  // TRUE: quantization tables stay within 8 bits, so that every decoder reads the file.
  jpeg_set_quality(info, encoding->quality, TRUE);
  // "If you want to change the sampling factors, set them after jpeg_set_defaults"; the chroma's are 1.
  int luma = encoding->halve_chroma ? 2 : 1;
  info->comp_info[0].h_samp_factor = luma;
  info->comp_info[0].v_samp_factor = luma;
  info->dct_method = JDCT_ISLOW;
  // Restart markers let strips that were coded apart be joined: a restart forgets all before it.
  info->restart_in_rows = encoding->restarts ? 1 : 0;
  if (encoding->dpi) {
    info->density_unit = 1;
    info->X_density = encoding->dpi;
    info->Y_density = encoding->dpi;
  }
  // Sets the codes' tables to be fitted to the picture, too.
  if (encoding->progressive) jpeg_simple_progression(info);
  jpeg_start_compress(info, TRUE);
  return PHOLIO_JPEG_OK;
}

// "This must be done after calling jpeg_start_compress() and before the first jpeg_write_scanlines()"
// (libjpeg.txt, "Special markers").
pholio_jpeg_status pholio_jpeg_encoder_write_marker(
  pholio_jpeg_encoder *encoder, int marker, const uint8_t *bytes, uint32_t count
) {
  if (setjmp(encoder->escape.target)) return encoder->escape.status;
  jpeg_write_marker(&encoder->info, marker, bytes, count);
  return PHOLIO_JPEG_OK;
}

pholio_jpeg_status pholio_jpeg_encoder_write_profile(
  pholio_jpeg_encoder *encoder, const uint8_t *bytes, uint32_t count
) {
  if (setjmp(encoder->escape.target)) return encoder->escape.status;
  jpeg_write_icc_profile(&encoder->info, bytes, count);
  return PHOLIO_JPEG_OK;
}

pholio_jpeg_status pholio_jpeg_encoder_write_rows(
  pholio_jpeg_encoder *encoder, const uint8_t *rows, size_t stride, uint32_t count
) {
  if (setjmp(encoder->escape.target)) return encoder->escape.status;
  for (uint32_t done = 0; done < count;) {
    JSAMPROW pointers[16];
    uint32_t wanted = count - done < 16 ? count - done : 16;
    // libjpeg's type lacks const; it does not write to the rows it encodes.
    for (uint32_t index = 0; index < wanted; index++) {
      pointers[index] = (JSAMPROW)(rows + (done + index) * stride);
    }
    uint32_t taken = jpeg_write_scanlines(&encoder->info, pointers, wanted);
    // Past the last row libjpeg only warns and takes nothing.
    if (taken == 0) return PHOLIO_JPEG_FAILED;
    done += taken;
  }
  return PHOLIO_JPEG_OK;
}

pholio_jpeg_status pholio_jpeg_encoder_finish(pholio_jpeg_encoder *encoder) {
  if (setjmp(encoder->escape.target)) return encoder->escape.status;
  jpeg_finish_compress(&encoder->info);
  return PHOLIO_JPEG_OK;
}

const char *pholio_jpeg_encoder_message(const pholio_jpeg_encoder *encoder) {
  return encoder->escape.message;
}
