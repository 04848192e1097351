#include "values.h"

#include "bits.h"

#ifdef __x86_64__
#include <emmintrin.h>
#define CLONES __attribute__((target_clones("default", "arch=x86-64-v3")))
#else
#define CLONES
#endif

#define INLINE static inline __attribute__((always_inline))

// Four sums.
typedef int32_t sums __attribute__((vector_size(16), aligned(4)));

// value × weight, where both are the upper halves of 32 bits.
INLINE sums product(uint32_t entry, const int32_t *weights) {
  sums weight = *(const sums *)weights;
#ifdef __x86_64__
  return (sums)_mm_madd_epi16(_mm_set1_epi32((int)entry), (__m128i)weight);
#else
  return ((int32_t)entry >> 16) * (weight >> 16);
#endif
}

// All ones or zeros, in a way that compilers make no branch of: where a block ends can't be foreseen. Both
// are below 2^63.
INLINE uint64_t ones_if_below(uint64_t index, uint64_t end) {
  uint64_t ones = (uint64_t)((int64_t)(index - end) >> 63);
  __asm__("" : "+r"(ones));
  return ones;
}

INLINE uint32_t entry_for(const uint32_t *entries, uint64_t bits) {
  return entries[bits >> (64 - PHOLIO_JPEG_VALUE_WINDOW)];
}

// The entry of a symbol that has none, with its value: EXTEND of ITU-T T.81, F.2.2.1. Notes one that is too
// large.
static __attribute__((noinline)) uint32_t odd(
  const pholio_jpeg_values *values, uint64_t bits, uint32_t index, int *is_excess) {
  uint32_t offset = (uint32_t)(bits >> (64 - PHOLIO_JPEG_VALUE_WINDOW)) - values->first_odd;
  uint32_t entry = values->odd_entries[offset < values->last_odd ? offset : values->last_odd];
  if (!entry) {
    offset = (uint32_t)(bits >> 48) - values->first_long;
    entry = values->long_entries[offset < values->last_long ? offset : values->last_long];
  }
  int size = entry >> 16 & 15;
  int32_t value = 0;
  if (size) {
    value = (int32_t)(bits << ((entry & 0xFF) - size) >> (64 - size));
    if (value < 1 << (size - 1)) value -= (1 << size) - 1;
  }
  uint32_t step = values->steps[(((index + entry) >> 8) - 1) & 63];
  if ((uint32_t)(value < 0 ? -value : value) * step > values->largest) *is_excess = 1;
  return (entry & 0xFFFF) | (uint32_t)value << 16;
}

// A block on its way: the next bit's position in the lower half and where its sums are in the upper one, as
// in pholio_jpeg_block_start; and 256 × the coefficient that comes next.
typedef struct lane {
  uint64_t place;
  uint32_t index;
} lane;

INLINE uint64_t begin_of(const pholio_jpeg_block_start *start) {
  return start->position | (uint64_t)start->sums << 32;
}

// Symbols of a turn: those with an entry take 39 bits at most and one without 26, of 57. The index is below
// 64 before a turn, and at most 3 × 64 more behind it.
#define SYMBOLS 3
#define LANES_OF_4 4
#define LANES_OF_16 2

// If the first symbol has no entry, it is the turn's only one; at another one the turn ends. What follows the
// end of a block adds nothing.
INLINE void turn(
  lane *lane, int32_t *all, const int parts, const pholio_jpeg_values *values, const uint8_t *bytes,
  const uint32_t *entries, const int32_t *weights, int *is_excess) {
  uint64_t bits = bits_at(bytes, (uint32_t)lane->place);
  uint32_t symbols[SYMBOLS];
  symbols[0] = entry_for(entries, bits);
  if (__builtin_expect(!symbols[0], 0)) {
    symbols[0] = odd(values, bits, lane->index, is_excess);
#pragma clang loop unroll(full)
    for (int number = 1; number < SYMBOLS; number++) symbols[number] = 0;
  } else {
#pragma clang loop unroll(full)
    for (int number = 1; number < SYMBOLS; number++) {
      bits <<= symbols[number - 1] & 63;
      symbols[number] = entry_for(entries, bits);
    }
  }
  sums *own = (sums *)(all + (lane->place >> 32));
  sums added[4];
  for (int part = 0; part < parts; part++) added[part] = own[part];
  uint32_t sum = lane->index;
#pragma clang loop unroll(full)
  for (int number = 0; number < SYMBOLS; number++) {
    sum += symbols[number];
    const int32_t *weight = weights + (sum >> 8 & 255) * 4 * parts;
    for (int part = 0; part < parts; part++) added[part] += product(symbols[number], weight + 4 * part);
  }
  for (int part = 0; part < parts; part++) own[part] = added[part];
  lane->index = sum & 0xFF00;
  lane->place += sum & 0xFF;
}

INLINE int add(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *all,
  const int parts, const int lanes) {
  const uint8_t *bytes = values->bytes;
  const uint32_t *entries = values->entries;
  const int32_t *weights = values->weights;
  const uint32_t end = values->kept << 8;
  int is_excess = 0;
  lane each[PHOLIO_JPEG_MOST_LANES];
  size_t next = 0;
  for (; next < (size_t)lanes; next++) {
    each[next] = (lane){begin_of(starts + next), 1 << 8};
  }
  while (next < count) {
#pragma clang loop unroll(full)
    for (int number = 0; number < lanes; number++) {
      lane *lane = each + number;
      turn(lane, all, parts, values, bytes, entries, weights, &is_excess);
      uint64_t is_done = ~ones_if_below(lane->index, end);
      lane->place += (begin_of(starts + next) - lane->place) & is_done;
      lane->index += ((1 << 8) - lane->index) & (uint32_t)is_done;
      next += is_done & 1;
    }
  }
  // Of blocks behind the last nothing was read.
  const uint32_t none = starts[count].sums;
#pragma clang loop unroll(full)
  for (int number = 0; number < lanes; number++) {
    lane *lane = each + number;
    if (lane->place >> 32 == none) continue;
    while (lane->index < end) turn(lane, all, parts, values, bytes, entries, weights, &is_excess);
  }
  return !is_excess;
}

CLONES int pholio_jpeg_add_values_4(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums) {
  return add(values, starts, count, sums, 1, LANES_OF_4);
}

CLONES int pholio_jpeg_add_values_16(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums) {
  return add(values, starts, count, sums, 4, LANES_OF_16);
}

INLINE size_t begin(
  pholio_jpeg_blocks *blocks, int32_t *all, pholio_jpeg_block_start *starts, const uint32_t samples) {
  const pholio_jpeg_blocks own = *blocks;
  const uint32_t *ends = own.ends;
  int32_t sum = own.sum;
  int32_t excess = own.excess;
  uint32_t corner = own.corner;
  size_t count = 0;
  for (size_t mcu = 0; mcu < own.mcus; mcu++) {
    uint32_t position = mcu == 0 ? own.position : ends[-1];
    for (size_t slot = 0; slot < own.own_slots; slot++) {
      uint64_t bits = bits_at(own.bytes, position);
      uint32_t entry = own.entries[bits >> (64 - PHOLIO_JPEG_MEAN_WINDOW)];
      if (__builtin_expect(!entry, 0)) {
        uint32_t offset = (uint32_t)(bits >> 48) - own.first_long;
        entry = own.long_entries[offset < own.last_long ? offset : own.last_long];
      }
      // EXTEND, and the difference from the block before it (ITU-T T.81, F.2.2.1 and F.1.1.5.1).
      uint32_t size = entry >> 8;
      uint64_t field = bits << (entry & 63);
      uint32_t negative = (uint32_t)~(uint64_t)((int64_t)field >> 63);
      uint32_t difference = (uint32_t)(field >> 1 >> (63 - size)) - (negative & ((1u << size) - 1));
      sum = (int32_t)((uint32_t)sum + difference);
      excess |= (int32_t)(((uint32_t)own.largest - (uint32_t)sum) | ((uint32_t)own.largest + (uint32_t)sum));
      position += (entry & 63) + size;
      uint32_t first = (corner + own.offsets[slot]) * samples;
      uint32_t end = ends[slot];
      if (samples > 1) {
        starts[count] = (pholio_jpeg_block_start){.position = position, .sums = first};
        count += end - position > own.end_length;
      }
      position = end;
      int32_t mean = (int32_t)((uint32_t)sum * (uint32_t)own.step + (uint32_t)own.start);
      for (uint32_t sample = 0; sample < samples; sample++) all[first + sample] = mean;
    }
    ends += own.slots;
    corner += own.across;
  }
  blocks->sum = sum;
  blocks->excess = excess;
  return count;
}

CLONES size_t pholio_jpeg_begin_blocks(
  pholio_jpeg_blocks *blocks, int32_t *sums, pholio_jpeg_block_start *starts) {
  switch (blocks->samples) {
  case 1: return begin(blocks, sums, starts, 1);
  case 4: return begin(blocks, sums, starts, 4);
  default: return begin(blocks, sums, starts, 16);
  }
}

INLINE uint8_t byte(int32_t value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

CLONES void pholio_jpeg_colours_of_row(
  const uint8_t *restrict luma, const uint8_t *restrict blue, const uint8_t *restrict red, size_t count,
  uint8_t *restrict row) {
  for (size_t x = 0; x < count; x++) {
    int32_t y = luma[x];
    int32_t cb = blue[x] - 128;
    int32_t cr = red[x] - 128;
    row[3 * x] = byte(y + ((91881 * cr + 32768) >> 16));
    row[3 * x + 1] = byte(y + ((32768 - 22554 * cb - 46802 * cr) >> 16));
    row[3 * x + 2] = byte(y + ((116130 * cb + 32768) >> 16));
  }
}
