// The resampler's inner loops. In C, since a compiler makes several versions of them here, and the machine's
// best one runs: with AVX2 they take half the time. All give the same bytes.
#ifndef PHOLIO_CRESIZING_H
#define PHOLIO_CRESIZING_H

#include <stddef.h>
#include <stdint.h>

/// Which source positions count for a result position: `taps` from `start`, of which those from
/// `middle_start` to before `middle_end` are under the window's middle lobe.
struct pholio_window {
  size_t start;
  size_t middle_start;
  size_t middle_end;
};

/// How many rows `pholio_filter` works on at once: a weight is loaded once for all of them.
enum { PHOLIO_ROWS_AT_ONCE = 4 };

/// How many floats and bytes a pass may touch past the end of a row: it handles four at a time.
enum { PHOLIO_SLACK = 4 };

/// A float in 0…1 becomes the byte at this many steps of it.
enum { PHOLIO_TONE_STEPS = 16383 };

/// A polynomial in a byte, without a constant part: 0 stays 0. It ascends, and is 1 at 255.
struct pholio_curve {
  float first;
  float second;
  float third;
  float fourth;
  float fifth;
};

/// floats[i] = curve(bytes[i]).
void pholio_widen(const uint8_t *bytes, struct pholio_curve curve, float *floats, size_t count);

/// sums[i] = Σ weights[k] · rows[k][i], but no less than `hold` times the least of the middle rows' [i].
void pholio_combine(
    const float *const *rows, const float *weights, size_t taps, struct pholio_window window, float hold,
    float *sums, size_t count);

/// The same along `PHOLIO_ROWS_AT_ONCE` rows of pixels of 3 or 4 samples, `samples_per_row` apart, for
/// `count` result pixels with `taps` weights each. The bytes are those at the sums' steps in `bytes`. It
/// always works on four samples; with three, the fourth is the next pixel's, which overwrites it.
void pholio_filter(
    const float *rows, size_t samples_per_row, size_t samples_per_pixel, const struct pholio_window *windows,
    const float *weights, size_t taps, size_t count, float hold, const uint8_t *bytes, uint8_t *results,
    size_t bytes_per_row);

/// The same for pixels of one sample.
void pholio_filter_grey(
    const float *rows, size_t samples_per_row, const struct pholio_window *windows, const float *weights,
    size_t taps, size_t count, float hold, const uint8_t *bytes, uint8_t *results, size_t bytes_per_row);

#endif
