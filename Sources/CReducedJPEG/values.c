#include "values.h"

#include <string.h>

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

// 64 bits from `position` on, the first topmost; at least 57 are of the data.
INLINE uint64_t load(const uint8_t *bytes, uint64_t position) {
  uint64_t word;
  memcpy(&word, bytes + (position >> 3), sizeof word);
  return __builtin_bswap64(word) << (position & 7);
}

INLINE uint32_t entry_for(const uint32_t *entries, uint64_t bits) {
  return entries[bits >> (64 - PHOLIO_JPEG_VALUE_WINDOW)];
}

// Any entry with its value: EXTEND of ITU-T T.81, F.2.2.1. Notes products that are too large.
static __attribute__((noinline)) uint32_t whole(
  const pholio_jpeg_values *values, uint64_t bits, uint32_t entry, int *is_excess) {
  if (!(entry & PHOLIO_JPEG_VALUE_ODD)) return entry;
  if (!(entry & 0x7F)) {
    uint32_t offset = (uint32_t)(bits >> 48) - values->first_long;
    // Before the first, it is neither in a table nor a code: then the last, which ends the block.
    entry = values->long_entries[offset < values->last_long ? offset : values->last_long];
  }
  int size = entry >> 16 & 15;
  int32_t value = 0;
  if (size) {
    value = (int32_t)(bits << ((entry & 0x7F) - size) >> (64 - size));
    if (value < 1 << (size - 1)) value -= (1 << size) - 1;
  }
  if ((value < 0 ? -value : value) * (int64_t)values->largest_step > 0x7FFF) *is_excess = 1;
  return (entry & 0xFF7F) | (uint32_t)value << 16;
}

// A block on its way.
typedef struct lane {
  uint64_t position;
  // 256 × the coefficient that comes next.
  int64_t index;
  // Where its sums are.
  uint64_t out;
} lane;

// One turn of up to three symbols, for `samples` sums. Bits: three entries without ODD take 39 at most and one
// with it 26, of 57. The index: below 64 before a turn, and at most 3 × 64 more behind it.
#define SYMBOLS 3

INLINE void turn(
  lane *lane, int32_t *all, const int parts, const pholio_jpeg_values *values, const uint32_t *entries,
  const int32_t *weights, int *is_excess) {
  sums *own = (sums *)(all + lane->out);
  uint64_t bits = load(values->bytes, lane->position);
  uint32_t index = (uint32_t)lane->index;
  uint32_t first = entry_for(entries, bits);
  uint64_t rest = bits << (first & 63);
  uint32_t second = entry_for(entries, rest);
  rest <<= second & 63;
  uint32_t third = entry_for(entries, rest);
  if (__builtin_expect((first | second | third) & PHOLIO_JPEG_VALUE_ODD, 0)) {
    first = whole(values, bits, first, is_excess);
    second = third = 0;
  }
  uint32_t at_first = index + first;
  uint32_t at_second = at_first + second;
  uint32_t sum = at_second + third;
  const int32_t *one = weights + (at_first >> 8 & 255) * 4 * parts;
  const int32_t *two = weights + (at_second >> 8 & 255) * 4 * parts;
  const int32_t *three = weights + (sum >> 8 & 255) * 4 * parts;
  for (int part = 0; part < parts; part++) {
    own[part] += product(first, one + 4 * part) + product(second, two + 4 * part)
      + product(third, three + 4 * part);
  }
  lane->index = sum & 0xFF00;
  lane->position += sum & 0xFF;
}

INLINE int add(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *all,
  const int parts, const int lanes) {
  const uint32_t *entries = values->entries;
  const int32_t *weights = values->weights;
  const int64_t end = values->kept << 8;
  int is_excess = 0;
  lane each[4];
  size_t next = 0;
  for (; next < (size_t)lanes; next++) {
    each[next] = (lane){starts[next].position, 1 << 8, (uint64_t)starts[next].block * 4 * parts};
  }
  while (next < count) {
#pragma clang loop unroll(full)
    for (int number = 0; number < lanes; number++) {
      lane *lane = each + number;
      turn(lane, all, parts, values, entries, weights, &is_excess);
      // Without a branch: where a block ends can't be foreseen.
      uint64_t is_done = (uint64_t)((end - 1 - lane->index) >> 63);
      lane->position ^= (lane->position ^ starts[next].position) & is_done;
      lane->index ^= (lane->index ^ 1 << 8) & (int64_t)is_done;
      lane->out ^= (lane->out ^ (uint64_t)starts[next].block * 4 * parts) & is_done;
      next -= is_done;
    }
  }
  // Of blocks behind the last nothing was read.
  const uint64_t none = (uint64_t)starts[count].block * 4 * parts;
  for (int number = 0; number < lanes; number++) {
    lane *lane = each + number;
    if (lane->out == none) continue;
    while (lane->index < end) turn(lane, all, parts, values, entries, weights, &is_excess);
  }
  return !is_excess;
}

CLONES int pholio_jpeg_add_values_4(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums) {
  return add(values, starts, count, sums, 1, 4);
}

CLONES int pholio_jpeg_add_values_16(
  const pholio_jpeg_values *values, const pholio_jpeg_block_start *starts, size_t count, int32_t *sums) {
  return add(values, starts, count, sums, 4, 2);
}
