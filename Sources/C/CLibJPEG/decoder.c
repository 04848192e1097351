#include <stdlib.h>
#include <string.h>

#include "escape.h"

struct pholio_jpeg_decoder {
  struct jpeg_decompress_struct info;
  pholio_jpeg_escape escape;
  struct jpeg_source_mgr source;
  // The file's bytes that libjpeg has not been given yet.
  const JOCTET *rest;
  size_t rest_count;
  struct jpeg_progress_mgr progress;
  pholio_jpeg_limits limits;
  pholio_jpeg_damage damage;
  int several_scans;
  int decoding;  // past the header: warnings are about the picture from here on
  int ended;     // the file had no more bytes
  int judged;    // damage was met that may cost the picture
  // Work done so far, and up to where it is counted.
  uint64_t work;
  int counted_scan;
  JDIMENSION counted_row;
  // Blocks decoded since an arithmetic-coded scan's data ran out, and the row where it did.
  uint64_t blocks_without_data;
  JDIMENSION dry_row;
  pholio_jpeg_is_cancelled is_cancelled;
  void *cancel_context;
  char first_warning[JMSG_LENGTH_MAX];
};

static pholio_jpeg_decoder *owner(void *info) {
  return ((j_common_ptr)info)->client_data;
}

// Warnings and damage ---------------------------------------------------------------------------------

// Keeps the words of the first damage, or else of the first warning. For a truncated file, "premature end of
// file" tells more than the decoder's own words that follow.
static void count_warning(pholio_jpeg_decoder *decoder, int better_words) {
  j_common_ptr info = (j_common_ptr)&decoder->info;
  if (decoder->damage.warnings == 0 || better_words) info->err->format_message(info, decoder->first_warning);
  decoder->damage.warnings++;
  info->err->num_warnings++;
}

// The decoder's input side is at this row when it warns, so row and scan tell how much came before. A picture
// of one scan is kept if more than half of its rows came before, one of several if a whole scan did. If it is
// not kept, decoding stops at once. Behind a code that does not exist a picture of one scan goes on, perhaps
// in other colours: it is kept.
static void note_damage(pholio_jpeg_decoder *decoder, JDIMENSION block_row) {
  j_decompress_ptr info = &decoder->info;
  uint64_t rows = (uint64_t)block_row * (uint64_t)info->max_v_samp_factor * DCTSIZE;
  if (rows > info->image_height) rows = info->image_height;
  if (!decoder->several_scans && rows == info->image_height) return;  // all of it had come
  if (!decoder->damage.in_picture) decoder->damage.whole_rows = (uint32_t)rows;
  decoder->damage.in_picture = 1;
  if (!decoder->several_scans && info->err->msg_code == JWRN_HUFF_BAD_CODE) return;
  decoder->judged = 1;
  decoder->damage.first_scan_whole = info->input_scan_number > 1 || rows == info->image_height;
  int kept = decoder->several_scans ? decoder->damage.first_scan_whole : rows * 2 > info->image_height;
  if (kept) return;
  decoder->damage.whole_rows = (uint32_t)rows;
  memcpy(decoder->escape.message, decoder->first_warning, sizeof decoder->escape.message);
  pholio_jpeg_escape_leave(&decoder->escape, PHOLIO_JPEG_DAMAGED);
}

// Warnings that cost no pixel: odd parameters of a sequential scan are not used, and padding in front of a
// restart marker (webcams write it) ends where the next interval begins. A marker other than the one due
// brings a warning of its own.
static int is_harmless(const struct jpeg_error_mgr *manager) {
  int marker = manager->msg_parm.i[1];
  return manager->msg_code == JWRN_NOT_SEQUENTIAL
    || (manager->msg_code == JWRN_EXTRANEOUS_DATA && marker >= JPEG_RST0 && marker <= JPEG_RST0 + 7);
}

// "emit_message ... msg_level is -1 for recoverable corrupt-data warnings" (libjpeg.txt, "Error handling").
static void emit_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  pholio_jpeg_decoder *decoder = owner(info);
  int damage = decoder->decoding && !decoder->judged && !is_harmless(info->err);
  int is_more = decoder->damage.in_picture && info->err->msg_code == JWRN_HUFF_BAD_CODE;
  count_warning(decoder, damage && !is_more && !(decoder->ended && info->err->msg_code == JWRN_HIT_MARKER));
  if (damage) note_damage(decoder, decoder->info.input_iMCU_row);
}

// Input -----------------------------------------------------------------------------------------------

// libjpeg-turbo's Huffman decoder takes codes that do not exist for zeros, without a word, where its buffer
// is long enough to decode a whole MCU from it: 512 bytes a block and more (jdhuff.c, decode_mcu_fast). Given
// less at a time it warns of each. That takes no more than a twentieth longer.
enum { SLICE = 511 };

static void give_slice(pholio_jpeg_decoder *decoder) {
  size_t count = decoder->rest_count < SLICE ? decoder->rest_count : SLICE;
  decoder->source.next_input_byte = decoder->rest;
  decoder->source.bytes_in_buffer = count;
  decoder->rest += count;
  decoder->rest_count -= count;
}

static void init_source(j_decompress_ptr info) { (void)info; }
static void term_source(j_decompress_ptr info) { (void)info; }

// "In most cases, generating a warning message and inserting a fake EOI marker is the best course of action"
// (libjpeg.txt, "Compressed data handling"). Running out is not yet damage: a Huffman decoder that needed
// more warns by itself, at the right row. An arithmetic one takes zeros without a word, so for it this is the
// place.
static boolean fill_input_buffer(j_decompress_ptr info) {
  static const JOCTET end[2] = {0xFF, JPEG_EOI};
  pholio_jpeg_decoder *decoder = owner(info);
  if (decoder->rest_count > 0) {
    give_slice(decoder);
    return TRUE;
  }
  info->err->msg_code = JWRN_JPEG_EOF;
  count_warning(decoder, decoder->decoding && !decoder->ended && !decoder->judged);
  decoder->ended |= decoder->decoding;
  int starved = info->arith_code && info->input_iMCU_row + 1 < info->total_iMCU_rows;
  if (decoder->decoding && starved && !decoder->judged) note_damage(decoder, info->input_iMCU_row);
  info->src->next_input_byte = end;
  info->src->bytes_in_buffer = sizeof end;
  return TRUE;
}

static void skip_input_data(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  pholio_jpeg_decoder *decoder = owner(info);
  size_t left = info->src->bytes_in_buffer;
  size_t skipped = (size_t)count < left ? (size_t)count : left;
  info->src->next_input_byte += skipped;
  info->src->bytes_in_buffer -= skipped;
  size_t beyond = (size_t)count - skipped;
  if (beyond > decoder->rest_count) beyond = decoder->rest_count;
  decoder->rest += beyond;
  decoder->rest_count -= beyond;
}

// Work ------------------------------------------------------------------------------------------------

// Blocks in one row of MCUs of all components, in the present scan.
static uint64_t blocks_in_row(j_decompress_ptr info) {
  if (info->comps_in_scan == 1) {
    const jpeg_component_info *component = info->cur_comp_info[0];
    return (uint64_t)component->width_in_blocks * (uint64_t)component->v_samp_factor;
  }
  return (uint64_t)info->MCUs_per_row * (uint64_t)info->blocks_in_MCU;
}

// An arithmetic decoder that meets the marker behind its data goes on with zeros, without a warning. A
// restart marker is only met early: the next interval follows it.
static void watch_data(pholio_jpeg_decoder *decoder, uint64_t blocks) {
  j_decompress_ptr info = &decoder->info;
  int marker = info->unread_marker;
  if (marker == 0 || (marker >= JPEG_RST0 && marker <= JPEG_RST0 + 7)) {
    decoder->blocks_without_data = 0;
    decoder->dry_row = info->input_iMCU_row;
    return;
  }
  decoder->blocks_without_data += blocks;
  if (decoder->blocks_without_data <= decoder->limits.blocks_without_data) return;
  if (decoder->judged) return;
  info->err->msg_code = JWRN_HIT_MARKER;
  count_warning(decoder, 1);
  note_damage(decoder, decoder->dry_row);
}

static void count_work(pholio_jpeg_decoder *decoder) {
  j_decompress_ptr info = &decoder->info;
  if (info->input_scan_number != decoder->counted_scan) {
    decoder->counted_scan = info->input_scan_number;
    decoder->counted_row = 0;
    decoder->blocks_without_data = 0;
  }
  if (info->input_iMCU_row <= decoder->counted_row) return;
  uint64_t blocks = (info->input_iMCU_row - decoder->counted_row) * blocks_in_row(info);
  decoder->counted_row = info->input_iMCU_row;
  decoder->work += blocks * (info->arith_code ? PHOLIO_JPEG_ARITHMETIC_WORK : 1);
  if (info->arith_code) watch_data(decoder, blocks);
}

// Called for every row of blocks read, and for every few rows of pixels given out ("Progress monitoring"). No
// other hook sees the scans.
static void watch(j_common_ptr common) {
  pholio_jpeg_decoder *decoder = owner(common);
  if (decoder->is_cancelled && decoder->is_cancelled(decoder->cancel_context)) {
    pholio_jpeg_escape_leave(&decoder->escape, PHOLIO_JPEG_CANCELLED);
  }
  if ((uint32_t)decoder->info.input_scan_number > decoder->limits.scans) {
    pholio_jpeg_escape_leave(&decoder->escape, PHOLIO_JPEG_TOO_MANY_SCANS);
  }
  if (!decoder->decoding || !(decoder->several_scans || decoder->info.arith_code)) return;
  count_work(decoder);
  if (decoder->work > decoder->limits.work) {
    pholio_jpeg_escape_leave(&decoder->escape, PHOLIO_JPEG_TOO_MUCH_WORK);
  }
}

// Entries ---------------------------------------------------------------------------------------------

pholio_jpeg_decoder *pholio_jpeg_decoder_create(void) {
  pholio_jpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  pholio_jpeg_escape_prepare(&decoder->escape);
  decoder->escape.manager.emit_message = emit_message;
  // "You must set up the error handler first, in case the initialization step fails" (libjpeg.txt,
  // "Decompression details").
  decoder->info.err = &decoder->escape.manager;
  if (setjmp(decoder->escape.target)) {
    jpeg_destroy_decompress(&decoder->info);
    free(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->info);
  decoder->info.client_data = decoder;
  decoder->progress.progress_monitor = watch;
  decoder->info.progress = &decoder->progress;
  decoder->source.init_source = init_source;
  decoder->source.fill_input_buffer = fill_input_buffer;
  decoder->source.skip_input_data = skip_input_data;
  decoder->source.resync_to_restart = jpeg_resync_to_restart;
  decoder->source.term_source = term_source;
  return decoder;
}

void pholio_jpeg_decoder_destroy(pholio_jpeg_decoder *decoder) {
  if (!decoder) return;
  jpeg_destroy_decompress(&decoder->info);
  free(decoder);
}

static uint64_t rounded_up(uint64_t value, uint64_t step) { return (value + step - 1) / step * step; }

// The memory that jdcoefct.c will ask for: every component's blocks, padded to whole MCUs, 64 coefficients of
// 2 bytes each. libjpeg-turbo has no backing store and ignores max_memory_to_use (jmemnobs.c), so it is
// computed first.
static uint64_t coefficient_bytes(j_decompress_ptr info) {
  uint64_t bytes = 0;
  for (int index = 0; index < info->num_components; index++) {
    const jpeg_component_info *component = &info->comp_info[index];
    bytes += rounded_up(component->width_in_blocks, (uint64_t)component->h_samp_factor)
      * rounded_up(component->height_in_blocks, (uint64_t)component->v_samp_factor) * sizeof(JBLOCK);
  }
  return bytes;
}

// Blocks of all components, each once.
static uint64_t blocks(j_decompress_ptr info) {
  uint64_t count = 0;
  for (int index = 0; index < info->num_components; index++) {
    const jpeg_component_info *component = &info->comp_info[index];
    count += (uint64_t)component->width_in_blocks * component->height_in_blocks;
  }
  return count;
}

static int choose_colours(j_decompress_ptr info, pholio_jpeg_header *header) {
  switch (info->jpeg_color_space) {
  case JCS_GRAYSCALE:
    info->out_color_space = JCS_GRAYSCALE;
    header->colours = PHOLIO_JPEG_GREY;
    return 1;
  case JCS_YCbCr:
  case JCS_RGB:
    info->out_color_space = JCS_RGB;
    header->colours = PHOLIO_JPEG_RGB;
    return 1;
  case JCS_CMYK:
  case JCS_YCCK:
    info->out_color_space = JCS_CMYK;
    header->colours = PHOLIO_JPEG_CMYK;
    // "Adobe ... writes inverted CMYK data: 0 represents 100% ink coverage" (libjpeg.txt, "Special color
    // spaces").
    header->inks_inverted = info->saw_Adobe_marker;
    return 1;
  default:
    return 0;
  }
}

pholio_jpeg_status pholio_jpeg_decoder_read_header(
  pholio_jpeg_decoder *decoder, const uint8_t *bytes, size_t count,
  const pholio_jpeg_limits *limits, pholio_jpeg_header *header
) {
  j_decompress_ptr info = &decoder->info;
  memset(header, 0, sizeof *header);
  decoder->limits = *limits;
  decoder->source.next_input_byte = bytes;
  decoder->source.bytes_in_buffer = count;
  info->src = &decoder->source;
  if (setjmp(decoder->escape.target)) return decoder->escape.status;

  jpeg_read_header(info, TRUE);
  header->width = info->image_width;
  header->height = info->image_height;
  header->components = (uint32_t)info->num_components;
  header->progressive = info->progressive_mode;
  header->arithmetic = info->arith_code;
  header->multiple_scans = jpeg_has_multiple_scans(info);
  decoder->several_scans = header->multiple_scans;
  // The buffer is not `bytes` any more once the fake end marker has been handed out.
  size_t left = decoder->source.bytes_in_buffer;
  header->scan_offset = left <= count ? count - left : count;
  if ((uint64_t)info->image_width * info->image_height > limits->pixels) return PHOLIO_JPEG_TOO_MANY_PIXELS;
  if (header->multiple_scans) {
    header->coefficient_bytes = coefficient_bytes(info);
    if (header->coefficient_bytes > limits->coefficient_bytes) return PHOLIO_JPEG_TOO_MUCH_MEMORY;
  }
  // Each block comes at least once, with data or without.
  if (info->arith_code && blocks(info) * PHOLIO_JPEG_ARITHMETIC_WORK > limits->work) {
    return PHOLIO_JPEG_TOO_MUCH_WORK;
  }
  if (!choose_colours(info, header)) return PHOLIO_JPEG_UNKNOWN_COLOURS;
  return PHOLIO_JPEG_OK;
}

void pholio_jpeg_decoder_ask(
  pholio_jpeg_decoder *decoder, pholio_jpeg_is_cancelled is_cancelled, void *context) {
  decoder->is_cancelled = is_cancelled;
  decoder->cancel_context = context;
}

pholio_jpeg_status pholio_jpeg_decoder_start(
  pholio_jpeg_decoder *decoder, int eighths, uint32_t *width, uint32_t *height
) {
  j_decompress_ptr info = &decoder->info;
  if (setjmp(decoder->escape.target)) return decoder->escape.status;
  decoder->decoding = 1;
  info->scale_num = (unsigned)eighths;
  info->scale_denom = 8;
  info->dct_method = JDCT_ISLOW;
  // Headers come from the whole file, the picture from slices. The fake end marker is no slice of the file.
  if (decoder->source.bytes_in_buffer > SLICE) {
    decoder->rest = decoder->source.next_input_byte;
    decoder->rest_count = decoder->source.bytes_in_buffer;
    give_slice(decoder);
  }
  jpeg_start_decompress(info);
  *width = info->output_width;
  *height = info->output_height;
  return PHOLIO_JPEG_OK;
}

pholio_jpeg_status pholio_jpeg_decoder_read_rows(
  pholio_jpeg_decoder *decoder, uint8_t *rows, size_t stride, uint32_t capacity, uint32_t *count
) {
  j_decompress_ptr info = &decoder->info;
  // libjpeg advances it; it lives in memory so that nothing depends on a register after a longjmp.
  *count = 0;
  if (setjmp(decoder->escape.target)) return decoder->escape.status;
  while (*count < capacity && info->output_scanline < info->output_height) {
    JSAMPROW pointers[8];
    uint32_t wanted = capacity - *count < 8 ? capacity - *count : 8;
    for (uint32_t index = 0; index < wanted; index++) pointers[index] = rows + (*count + index) * stride;
    uint32_t read = jpeg_read_scanlines(info, pointers, wanted);
    // Only a suspending source gives none, and this one never suspends; but the loop has to end.
    if (read == 0) break;
    *count += read;
  }
  return PHOLIO_JPEG_OK;
}

pholio_jpeg_status pholio_jpeg_decoder_finish(pholio_jpeg_decoder *decoder) {
  if (setjmp(decoder->escape.target)) return decoder->escape.status;
  jpeg_finish_decompress(&decoder->info);
  return PHOLIO_JPEG_OK;
}

void pholio_jpeg_decoder_damage(const pholio_jpeg_decoder *decoder, pholio_jpeg_damage *damage) {
  *damage = decoder->damage;
}

const char *pholio_jpeg_decoder_message(const pholio_jpeg_decoder *decoder) {
  return decoder->escape.message;
}

const char *pholio_jpeg_decoder_first_warning(const pholio_jpeg_decoder *decoder) {
  return decoder->first_warning;
}
