// LibRaw's structs hold arrays of 65,536 numbers. Swift would write code that copies each of them, which
// takes longer to compile than the rest of pholio-loader. So only raw.c knows them.

#ifndef PHOLIO_CRAW_H
#define PHOLIO_CRAW_H

#include <stddef.h>
#include <stdint.h>

// One of LibRaw's decoders.
typedef struct pholio_raw_decoder pholio_raw_decoder;

typedef enum {
  pholio_raw_done,
  pholio_raw_unsupported,
  pholio_raw_damaged,
  pholio_raw_too_large,
  pholio_raw_out_of_memory,
} pholio_raw_status;

typedef struct {
  int width;
  int height;
  // 1 or 3 bytes for a pixel; 0: another picture than is asked for.
  int colours;
  const uint8_t *bytes;
  size_t count;
  void *owner;
} pholio_raw_picture;

// NULL without memory. `file` must stay as long as the decoder; it is only read.
pholio_raw_decoder *pholio_raw_open(const void *file, size_t count, pholio_raw_status *status);
void pholio_raw_close(pholio_raw_decoder *decoder);

// Why the last call failed.
const char *pholio_raw_message(const pholio_raw_decoder *decoder);

int pholio_raw_width(const pholio_raw_decoder *decoder);
int pholio_raw_height(const pholio_raw_decoder *decoder);
int pholio_raw_colours(const pholio_raw_decoder *decoder);
// dcraw's bits: 1 mirrored, 2 upside down, 4 rows become columns. The camera's.
int pholio_raw_flip(const pholio_raw_decoder *decoder);

// At half size, not turned, by the camera's white balance, in sRGB of eight bits. Free it by pholio_raw_free.
pholio_raw_status pholio_raw_develop(
  pholio_raw_decoder *decoder, unsigned memory_mb, pholio_raw_picture *picture);
void pholio_raw_free(pholio_raw_picture picture);

#endif
