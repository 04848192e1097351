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

// What an entry is, 32 bits: how many bits the symbol takes with those of its value (bits 0...6), how far it
// advances in the block (8...15; 64 at its end), and its value (16...31).
// If this bit is set, the value is still to be read, of so many bits (16...19); and if bits 0...6 are 0, the
// code is longer than the window.
#define PHOLIO_JPEG_VALUE_ODD 0x80

// One for each index that a block can come to in a turn.
#define PHOLIO_JPEG_WEIGHTS 256

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
  // One for each 16 bits from `first_long` on that are not in the entries; the last is for all further ones.
  const uint32_t *long_entries;
  uint32_t first_long;
  uint32_t last_long;
  // How many coefficients of a block are wanted, 2...64.
  uint32_t kept;
  // What a coefficient adds to each sample, at 1 + its index in zigzag order: `samples` each,
  // PHOLIO_JPEG_WEIGHTS times. Those that are not wanted are 0. In the upper 16 bits; the lower are 0.
  const int32_t *weights;
  // Products of values and this are not to exceed 15 bits.
  uint32_t largest_step;
} pholio_jpeg_values;

// Adds the coefficients of `count` blocks to their `sums`, 4 or 16 for each block. The blocks have whole
// symbols up to their end or the last coefficient wanted: the data was parsed before.
//
// `starts` has 4 more, of one block that is none of them and has sums. Gives 0 if a product is too large.
int pholio_jpeg_add_values_4(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums);
int pholio_jpeg_add_values_16(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums);

#ifdef __cplusplus
}
#endif

#endif
