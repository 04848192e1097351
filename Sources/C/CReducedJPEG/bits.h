#ifndef PHOLIO_JPEG_BITS_H
#define PHOLIO_JPEG_BITS_H

#include <stdint.h>
#include <string.h>

// 64 bits from `position` on, the first topmost; at least 57 are of the data.
static inline __attribute__((always_inline)) uint64_t bits_at(const uint8_t *bytes, uint64_t position) {
  uint64_t bits;
  memcpy(&bits, bytes + (position >> 3), sizeof bits);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  bits = __builtin_bswap64(bits);
#endif
  return bits << (position & 7);
}

#endif
