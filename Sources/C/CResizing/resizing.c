#include "CResizing.h"

#include <string.h>

// The same bytes on every machine: no product and sum in one step.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)
// Without FMA, whose results differ in the last bit.
#define VERSIONS __attribute__((target_clones("avx2", "default")))
#else
#define VERSIONS
#endif

static inline float lesser(float a, float b) { return b < a ? b : a; }
static inline float greater(float a, float b) { return b > a ? b : a; }

static inline uint8_t toned(float sum, const uint8_t *bytes) {
  return bytes[(int)(lesser(greater(sum, 0), 1) * PHOLIO_TONE_STEPS + 0.5f)];
}

VERSIONS void pholio_widen(const uint8_t *bytes, struct pholio_curve curve, float *floats, size_t count) {
  for (size_t i = 0; i < count; i++) {
    float x = bytes[i];
    float high = curve.third + x * (curve.fourth + x * curve.fifth);
    floats[i] = x * (curve.first + x * (curve.second + x * high));
  }
}

enum { BLOCK = 16 };

VERSIONS void pholio_combine(
    const float *const *rows, const float *weights, size_t taps, struct pholio_window window, float hold,
    float *sums, size_t count) {
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    float sum[BLOCK] = {0}, least[BLOCK];
    for (int k = 0; k < BLOCK; k++) least[k] = 1;
    for (size_t tap = 0; tap < taps; tap++) {
      const float *row = rows[tap] + i;
      for (int k = 0; k < BLOCK; k++) sum[k] += weights[tap] * row[k];
    }
    for (size_t tap = window.middle_start; tap < window.middle_end; tap++) {
      const float *row = rows[tap] + i;
      for (int k = 0; k < BLOCK; k++) least[k] = lesser(least[k], row[k]);
    }
    for (int k = 0; k < BLOCK; k++) sums[i + k] = greater(sum[k], hold * least[k]);
  }
  for (; i < count; i++) {
    float sum = 0, least = 1;
    for (size_t tap = 0; tap < taps; tap++) sum += weights[tap] * rows[tap][i];
    for (size_t tap = window.middle_start; tap < window.middle_end; tap++)
      least = lesser(least, rows[tap][i]);
    sums[i] = greater(sum, hold * least);
  }
}

typedef float four __attribute__((ext_vector_type(4)));
typedef float eight __attribute__((ext_vector_type(8)));
typedef int steps __attribute__((ext_vector_type(8)));

/// Four samples of a row, and four of the next.
static inline void load(const float *samples, size_t samples_per_row, eight *loaded) {
  four upper, lower;
  memcpy(&upper, samples, sizeof upper);
  memcpy(&lower, samples + samples_per_row, sizeof lower);
  *loaded = __builtin_shufflevector(upper, lower, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline void finish(const eight *sum, const eight *least, steps *steps_of_sum) {
  eight held = *least > *sum ? *least : *sum;
  held = held < 1 ? held : 1;
  *steps_of_sum = __builtin_convertvector(held * PHOLIO_TONE_STEPS + 0.5f, steps);
}

VERSIONS void pholio_filter(
    const float *rows, size_t samples_per_row, size_t samples_per_pixel, const struct pholio_window *windows,
    const float *weights, size_t taps, size_t count, float hold, const uint8_t *bytes, uint8_t *results,
    size_t bytes_per_row) {
  for (size_t position = 0; position < count; position++, weights += taps, results += samples_per_pixel) {
    const struct pholio_window window = windows[position];
    const float *pixel = rows + window.start * samples_per_pixel;
    eight sum = 0, next_sum = 0, least = 1, next_least = 1, loaded, next;
    size_t tap = 0;
    for (; tap < window.middle_start; tap++, pixel += samples_per_pixel) {
      load(pixel, samples_per_row, &loaded);
      load(pixel + 2 * samples_per_row, samples_per_row, &next);
      sum += loaded * weights[tap];
      next_sum += next * weights[tap];
    }
    for (; tap < window.middle_end; tap++, pixel += samples_per_pixel) {
      load(pixel, samples_per_row, &loaded);
      load(pixel + 2 * samples_per_row, samples_per_row, &next);
      sum += loaded * weights[tap];
      next_sum += next * weights[tap];
      least = loaded < least ? loaded : least;
      next_least = next < next_least ? next : next_least;
    }
    for (; tap < taps; tap++, pixel += samples_per_pixel) {
      load(pixel, samples_per_row, &loaded);
      load(pixel + 2 * samples_per_row, samples_per_row, &next);
      sum += loaded * weights[tap];
      next_sum += next * weights[tap];
    }
    least *= hold, next_least *= hold;
    steps upper, lower;
    finish(&sum, &least, &upper);
    finish(&next_sum, &next_least, &lower);
    for (size_t k = 0; k < samples_per_pixel; k++) {
      results[k] = bytes[upper[k]];
      results[bytes_per_row + k] = bytes[upper[4 + k]];
      results[2 * bytes_per_row + k] = bytes[lower[k]];
      results[3 * bytes_per_row + k] = bytes[lower[4 + k]];
    }
  }
}

VERSIONS void pholio_filter_grey(
    const float *rows, size_t samples_per_row, const struct pholio_window *windows, const float *weights,
    size_t taps, size_t count, float hold, const uint8_t *bytes, uint8_t *results, size_t bytes_per_row) {
  for (size_t position = 0; position < count; position++, weights += taps) {
    const struct pholio_window window = windows[position];
    for (int row = 0; row < PHOLIO_ROWS_AT_ONCE; row++) {
      const float *samples = rows + row * samples_per_row + window.start;
      float sum = 0, least = 1;
      for (size_t tap = 0; tap < taps; tap++) sum += samples[tap] * weights[tap];
      for (size_t tap = window.middle_start; tap < window.middle_end; tap++)
        least = lesser(least, samples[tap]);
      results[row * bytes_per_row + position] = toned(greater(sum, hold * least), bytes);
    }
  }
}
