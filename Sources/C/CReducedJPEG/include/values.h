// The innermost loop of a reduced JPEG decoder's pixels: the values of coefficients, added up to samples.
//
// It is in C for what Swift has no words for: multiplying and adding pairs of 16 bits, and a second machine
// code for processors with shifts by a register's count (BMI2) and three operands (AVX2).

#ifndef PHOLIO_REDUCED_JPEG_VALUES_H
#define PHOLIO_REDUCED_JPEG_VALUES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Bits of entropy-coded data that look up an entry.
#define PHOLIO_JPEG_VALUE_WINDOW 13

// What an entry is, 32 bits: how many bits the symbol takes with those of its value (bits 0...7), how far it
// advances in the block (8...15; 64 at its end), and its value (16...31). It is 0, and does nothing, if the
// value is not whole in the window or the code is longer than that.

// One for each index that a block can come to in a turn.
#define PHOLIO_JPEG_WEIGHTS 256

// Blocks that are decoded by turns.
#define PHOLIO_JPEG_MOST_LANES 6

// Where a block's coefficients behind the first begin, in bits; and which is the first of its sums.
typedef struct pholio_jpeg_block_start {
  uint32_t position;
  uint32_t sums;
} pholio_jpeg_block_start;

typedef struct pholio_jpeg_values {
  // The entropy-coded data without stuffed bytes, and at least 64 more.
  const uint8_t *bytes;
  // One for each window.
  const uint32_t *entries;
  // For symbols that have none, with the number of bits of the value (16...19) in place of it: one for each
  // window from `first_odd` on; and if that is 0, one for each 16 bits from `first_long` on. The last of each
  // is for all others.
  const uint32_t *odd_entries;
  const uint32_t *long_entries;
  uint32_t first_odd;
  uint32_t last_odd;
  uint32_t first_long;
  uint32_t last_long;
  // How many coefficients of a block are wanted, 2...64.
  uint32_t kept;
  // What a coefficient adds to each sample, at 1 + its index in zigzag order: `samples` each,
  // PHOLIO_JPEG_WEIGHTS times. Those that are not wanted are 0. In the upper 16 bits; the lower are 0.
  const int32_t *weights;
  // Of the quantization, by the index in zigzag order. A value times its step is not to exceed `largest`.
  const uint16_t *steps;
  uint32_t largest;
} pholio_jpeg_values;

// Adds the coefficients of `count` blocks to their `sums`, 4 or 16 for each block. The blocks have whole
// symbols up to their end or the last coefficient wanted: the data was parsed before.
//
// `starts` has PHOLIO_JPEG_MOST_LANES more, of one block that is none of them and has sums. Gives 0 if a
// coefficient is too large.
int pholio_jpeg_add_values_4(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums);
int pholio_jpeg_add_values_16(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums);

// Bits that look up a DC entry.
#define PHOLIO_JPEG_MEAN_WINDOW 10

// The blocks of a component in MCUs beside each other.
typedef struct pholio_jpeg_blocks {
  const uint8_t *bytes;
  // One for each window: the length of the code (bits 0...5) and how many bits of a difference follow
  // (8...11). 0 for codes that are longer: of those, one for each 16 bits from `first_long` on, and the last
  // for all else.
  const uint16_t *entries;
  const uint16_t *long_entries;
  uint32_t first_long;
  uint32_t last_long;
  // Where the first block begins, and where all blocks of the scan from there on end, in bits.
  uint32_t position;
  const uint32_t *ends;
  // MCUs; blocks in one of all components, and of this one.
  size_t mcus;
  size_t slots;
  size_t own_slots;
  // Blocks to the first one's place, from MCU to MCU, and from there to each of its own.
  uint32_t corner;
  uint32_t across;
  const uint32_t *offsets;
  // A first coefficient times `step`, and `start`, is what each of a block's `samples` sums begins with: 1, 4
  // or 16.
  int32_t step;
  int32_t start;
  int32_t samples;
  // No first coefficient is to exceed it.
  int32_t largest;
  // A block with no more bits behind its first coefficient has no others.
  uint32_t end_length;
  // The first coefficient of the block before, and then of the last; and whether one was too large: below 0.
  int32_t sum;
  int32_t excess;
} pholio_jpeg_blocks;

// Begins the sums of all blocks. Gives how many have further coefficients, and writes to `starts` which.
size_t pholio_jpeg_begin_blocks(
  pholio_jpeg_blocks *blocks, int32_t *sums, pholio_jpeg_block_start *starts);

// Red, green and blue of `count` pixels, as libjpeg computes them (jdcolor.c): factors of 16 bits behind the
// point, rounded.
void pholio_jpeg_colours_of_row(
  const uint8_t *luma, const uint8_t *blue, const uint8_t *red, size_t count, uint8_t *row);

#ifdef __cplusplus
}
#endif

#endif
