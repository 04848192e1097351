// A small C face over libtiff (4.5 and later): Swift can call no function with variable arguments, such as
// TIFFGetField, nor write an error handler that takes a va_list.
//
// The file is in memory and is only read. Each handle keeps the first message of its own errors; nothing is
// printed, and nothing is shared between handles.

#ifndef PHOLIO_CTIFF_H
#define PHOLIO_CTIFF_H

#include <stddef.h>
#include <stdint.h>

// The first page, by the names of TIFF 6.0.
typedef struct pholio_tiff_header {
  uint32_t width, height;
  uint16_t bits;           // a sample
  uint16_t samples;        // a pixel, with those that are no colours
  uint16_t sample_format;  // 1 unsigned, 2 signed, 3 IEEE floating point
  uint16_t photometric;    // what is read here: RGB where libtiff converts YCbCr
  uint16_t orientation;
  uint16_t extra_samples;       // how many samples are no colours
  uint16_t first_extra_sample;  // 0 unspecified, 1 associated alpha, 2 unassociated alpha
  uint16_t planes;              // 1, or as many as samples: each has rows of its own
  uint32_t band;                // as many rows are best read at once, from a multiple of it
  uint64_t bytes_per_row;       // of a plane; samples in the machine's byte order
  // Not 0: libtiff has to convert the colours. Rows are red, green, blue, alpha then, eight bits each, the
  // first three multiplied by the last.
  int is_converted;
  int has_profile;  // an ICC profile
} pholio_tiff_header;

typedef struct pholio_tiff pholio_tiff;

// Reads the header. `bytes` must stay in place until the handle is closed. No more than `memory` bytes are
// allocated at once. NULL without memory; else close it, also after an error (`*status` is not 0).
pholio_tiff *pholio_tiff_open(
  const uint8_t *bytes, size_t count, uint64_t memory, pholio_tiff_header *header, int *status);
void pholio_tiff_close(pholio_tiff *tiff);

// Reads `rows` rows of a plane from `first`, a multiple of the header's `band`, into memory of rows ×
// bytes_per_row, aligned to 4 bytes. Returns how many rows are right: fewer if the file is damaged.
uint32_t pholio_tiff_read(pholio_tiff *tiff, uint32_t first, uint32_t rows, uint16_t plane, uint8_t *result);

// Red, green, blue of the 2^bits colours of a palette. 0 if there is none; `bits` at most 8.
int pholio_tiff_palette(pholio_tiff *tiff, uint8_t *colours);

// The ICC profile, in memory of the handle; NULL if there is none.
const uint8_t *pholio_tiff_profile(pholio_tiff *tiff, uint32_t *count);

// The first error's message; empty without one. After a successful start: that of the first error in rows.
// Decoders of fax go on after one, and say that all is well.
const char *pholio_tiff_message(const pholio_tiff *tiff);

#endif
