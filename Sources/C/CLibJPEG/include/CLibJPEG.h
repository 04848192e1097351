// A small C face over libjpeg-turbo's libjpeg API (2.1 and later, ABI 62).
//
// libjpeg reports an error by calling error_exit, which must not return (libjpeg.txt, "Error handling"), so
// the only way out is longjmp. A longjmp over Swift frames is undefined; therefore every entry below arms its
// own setjmp, and what comes out is a status. The message is fetched afterwards with pholio_jpeg_*_message.
//
// One decoder or encoder belongs to one thread at a time. Neither writes to the memory it reads from.

#ifndef PHOLIO_CLIBJPEG_H
#define PHOLIO_CLIBJPEG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pholio_jpeg_status {
  PHOLIO_JPEG_OK = 0,
  // libjpeg gave up; its message says why.
  PHOLIO_JPEG_FAILED = 1,
  // The first damage is so early that there is no picture (see pholio_jpeg_damage).
  PHOLIO_JPEG_DAMAGED = 2,
  PHOLIO_JPEG_TOO_MANY_PIXELS = 3,
  PHOLIO_JPEG_TOO_MANY_SCANS = 4,
  PHOLIO_JPEG_TOO_MUCH_MEMORY = 5,
  // The colours are neither grey, YCbCr, RGB, CMYK nor YCCK.
  PHOLIO_JPEG_UNKNOWN_COLOURS = 6,
  // The encoder's sink returned non-zero.
  PHOLIO_JPEG_SINK_FAILED = 7,
  // Decoding it costs more than the limits allow.
  PHOLIO_JPEG_TOO_MUCH_WORK = 8,
  // The caller cancelled it.
  PHOLIO_JPEG_CANCELLED = 9,
} pholio_jpeg_status;

// Decoding --------------------------------------------------------------------------------------------

typedef struct pholio_jpeg_limits {
  uint64_t pixels;             // width x height
  uint64_t coefficient_bytes;  // whole-image coefficient buffers of progressive and other multi-scan files
  uint32_t scans;
  // Blocks of 8 x 8 samples to decode, once for every scan that has them. A block of an arithmetic-coded file
  // counts PHOLIO_JPEG_ARITHMETIC_WORK times. Files of one Huffman-coded scan are not counted: their pixels
  // are.
  uint64_t work;
  // Blocks of an arithmetic-coded file that may follow when its data has run out. That alone is no damage:
  // zeros at the end are not written, and make some blocks (ITU-T T.81, D.1.8).
  uint64_t blocks_without_data;
} pholio_jpeg_limits;

#define PHOLIO_JPEG_ARITHMETIC_WORK 16

typedef enum pholio_jpeg_colours {
  PHOLIO_JPEG_GREY = 1,   // 1 byte a pixel
  PHOLIO_JPEG_RGB = 3,    // 3 bytes a pixel: red, green, blue
  PHOLIO_JPEG_CMYK = 4,   // 4 bytes a pixel: cyan, magenta, yellow, black
} pholio_jpeg_colours;

typedef struct pholio_jpeg_header {
  uint32_t width, height;      // as stored, before any EXIF orientation
  uint32_t components;
  pholio_jpeg_colours colours; // what the rows will hold; the value is also the bytes a pixel
  int inks_inverted;           // CMYK from a file with an Adobe marker: 255 is no ink
  int progressive;
  int arithmetic;
  int multiple_scans;          // needs the whole image's coefficients in memory
  uint64_t coefficient_bytes;  // that memory; 0 when it streams
  size_t scan_offset;          // bytes from the start marker to the end of the first start-of-scan header
} pholio_jpeg_header;

typedef struct pholio_jpeg_damage {
  uint32_t warnings;           // how often libjpeg warned, in the header too
  int in_picture;              // part of the picture is lost
  uint32_t whole_rows;         // rows of the stored picture complete before that
  int first_scan_whole;        // multi-scan files: a whole scan came before it
} pholio_jpeg_damage;

typedef struct pholio_jpeg_decoder pholio_jpeg_decoder;

// NULL when there is no memory or the library is not the one compiled against.
pholio_jpeg_decoder *pholio_jpeg_decoder_create(void);
void pholio_jpeg_decoder_destroy(pholio_jpeg_decoder *decoder);

// Reads everything up to the first scan. `bytes` must start at the start marker (FF D8) and stay in place
// until the decoder is destroyed.
pholio_jpeg_status pholio_jpeg_decoder_read_header(
  pholio_jpeg_decoder *decoder, const uint8_t *bytes, size_t count,
  const pholio_jpeg_limits *limits, pholio_jpeg_header *header);

// Asked for every row of blocks: anything but 0 ends the decode with PHOLIO_JPEG_CANCELLED.
typedef int (*pholio_jpeg_is_cancelled)(void *context);
void pholio_jpeg_decoder_ask(
  pholio_jpeg_decoder *decoder, pholio_jpeg_is_cancelled is_cancelled, void *context);

// Starts a decode at `eighths`/8 of the stored size, 1...8; gives the size of the rows to come (each edge
// rounded up). A multi-scan file is read to its end here.
pholio_jpeg_status pholio_jpeg_decoder_start(
  pholio_jpeg_decoder *decoder, int eighths, uint32_t *width, uint32_t *height);

// Writes up to `capacity` further rows to `rows`, `stride` bytes apart; `*count` is their number, 0 at the
// end.
pholio_jpeg_status pholio_jpeg_decoder_read_rows(
  pholio_jpeg_decoder *decoder, uint8_t *rows, size_t stride, uint32_t capacity, uint32_t *count);

// Reads on to the end marker, after the last row.
pholio_jpeg_status pholio_jpeg_decoder_finish(pholio_jpeg_decoder *decoder);

void pholio_jpeg_decoder_damage(const pholio_jpeg_decoder *decoder, pholio_jpeg_damage *damage);
// The error's message; empty without one. Valid until the next call.
const char *pholio_jpeg_decoder_message(const pholio_jpeg_decoder *decoder);
// The message of the damage, or else of the first warning; empty if there is neither.
const char *pholio_jpeg_decoder_first_warning(const pholio_jpeg_decoder *decoder);

// Encoding --------------------------------------------------------------------------------------------

// Takes `count` bytes; anything but 0 stops the encoder with PHOLIO_JPEG_SINK_FAILED.
typedef int (*pholio_jpeg_sink)(void *context, const uint8_t *bytes, size_t count);

typedef struct pholio_jpeg_encoding {
  uint32_t width, height;  // 1...65500
  int quality;             // 1...100
  int halve_chroma;        // 4:2:0 when set, 4:4:4 otherwise
  uint16_t dpi;            // 0: the file does not say
  int restarts;            // a restart marker after each row of MCUs when set
  int progressive;         // in several scans when set: smaller, and all coefficients are held in memory
} pholio_jpeg_encoding;

typedef struct pholio_jpeg_encoder pholio_jpeg_encoder;

pholio_jpeg_encoder *pholio_jpeg_encoder_create(pholio_jpeg_sink sink, void *context);
void pholio_jpeg_encoder_destroy(pholio_jpeg_encoder *encoder);

// Writes the header of an sRGB picture. Markers follow, then the ICC profile, then the rows.
pholio_jpeg_status pholio_jpeg_encoder_start(
  pholio_jpeg_encoder *encoder, const pholio_jpeg_encoding *encoding);
// `count` at most 65533.
pholio_jpeg_status pholio_jpeg_encoder_write_marker(
  pholio_jpeg_encoder *encoder, int marker, const uint8_t *bytes, uint32_t count);
pholio_jpeg_status pholio_jpeg_encoder_write_profile(
  pholio_jpeg_encoder *encoder, const uint8_t *bytes, uint32_t count);
// `count` rows of 3 x width bytes, `stride` bytes apart.
pholio_jpeg_status pholio_jpeg_encoder_write_rows(
  pholio_jpeg_encoder *encoder, const uint8_t *rows, size_t stride, uint32_t count);
// After exactly `height` rows.
pholio_jpeg_status pholio_jpeg_encoder_finish(pholio_jpeg_encoder *encoder);
const char *pholio_jpeg_encoder_message(const pholio_jpeg_encoder *encoder);

#ifdef __cplusplus
}
#endif

#endif
