#ifndef PHOLIO_HAMMING_H
#define PHOLIO_HAMMING_H

// Counting bits is one instruction on every x86-64 processor since 2008, but compilers may not take that for
// granted, and what they do instead costs several times as much.

#include <stddef.h>
#include <stdint.h>

#define PHOLIO_NEAR                                                                   \
  {                                                                                   \
    size_t found = 0;                                                                 \
    for (size_t index = 0; index < count; index++) {                                  \
      hits[found] = (uint32_t)index;                                                  \
      found += (unsigned)__builtin_popcountll(words[index] ^ word) <= limit;          \
    }                                                                                 \
    return found;                                                                     \
  }

static inline size_t pholio_near_plain(
    const uint64_t *words, size_t count, uint64_t word, unsigned limit, uint32_t *hits) PHOLIO_NEAR

#if defined(__x86_64__)
__attribute__((target("popcnt"))) static inline size_t pholio_near_counted(
    const uint64_t *words, size_t count, uint64_t word, unsigned limit, uint32_t *hits) PHOLIO_NEAR
#endif

/// Puts the indexes of all words that differ from `word` in at most `limit` bits into `hits`, which has room
/// for `count` and one more, and returns how many they are.
static inline size_t pholio_near(
    const uint64_t *words, size_t count, uint64_t word, unsigned limit, uint32_t *hits) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("popcnt")) return pholio_near_counted(words, count, word, limit, hits);
#endif
  return pholio_near_plain(words, count, word, limit, hits);
}

#undef PHOLIO_NEAR

#endif
