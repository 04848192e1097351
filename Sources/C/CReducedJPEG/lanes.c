#include "lanes.h"

#include "bits.h"

// As the caller's, with addresses for indexes: no look-up adds where its table begins.
typedef struct state {
  // Of a sum of entries what counts at the state's turn: nothing at the start of a block, else the index.
  uint64_t mask;
  const uint16_t *first;
  const uint16_t *further;
  const struct state *next[2];
  uint64_t long_from;
  const uint16_t *longs;
} state;

typedef struct lane {
  uint64_t position;
  uint64_t sum;
  const state *state;
  uint32_t *note;
} lane;

// Sums of entries from this on have ended their block: with an end of block, or with its last coefficient.
#define END 0x4000u

// `bits` selects one of the table's entries by its topmost bits alone, so that no index is out of bounds.
static inline uint64_t entry(const uint16_t *table, uint64_t bits) {
  return table[bits >> (64 - PHOLIO_JPEG_LANE_WINDOW)];
}

// Goes on by what entries add up to.
static inline __attribute__((always_inline)) void advance(lane *lane, uint64_t sum) {
  uint64_t end = lane->position + (sum & 0xFF);
  uint64_t has_ended = sum >= END;
  lane->position = end;
  lane->sum = sum;
  lane->state = lane->state->next[has_ended];
  *lane->note = (uint32_t)end;
  lane->note += has_ended;
}

// A turn of one code that is longer than the window; 0 if it is not one.
static __attribute__((noinline)) int turn_by_long_code(lane *lane, const uint8_t *bytes) {
  uint64_t bits = bits_at(bytes, lane->position) >> 48;
  const state *state = lane->state;
  if (bits < state->long_from) return 0;
  uint64_t found = state->longs[bits - state->long_from];
  uint64_t sum = (lane->sum & state->mask) + found;
  if (found == 0 || (sum & 0x7F00) > END) return 0;
  advance(lane, sum);
  return 1;
}

// Only what is rare is a branch: whether a look-up ends a block can't be foreseen, and a wrong guess of the
// processor costs more than a turn. Entries of further look-ups count only if the block has not ended.
static inline __attribute__((always_inline)) int turn(lane *lane, const uint8_t *bytes) {
  const state *state = lane->state;
  uint64_t index = lane->sum & state->mask;
  uint64_t bits = bits_at(bytes, lane->position);
  uint64_t found = entry(state->first, bits);
  uint64_t sum = index + found;
  bits <<= found & 63;
  found = entry(state->further, bits);
  found = __builtin_unpredictable(sum < END) ? found : 0;
  sum += found;
  bits <<= found & 63;
  found = entry(state->further, bits);
  found = __builtin_unpredictable(sum < END) ? found : 0;
  sum += found;
  // Beyond the block, or not in a table.
  if (__builtin_expect((sum & 0x7F00) > END, 0)) return 0;
  if (__builtin_expect(sum == index, 0)) return turn_by_long_code(lane, bytes);
  advance(lane, sum);
  return 1;
}

// Lanes take their turns one after another, so that they overlap: a look-up waits for the one before it, and
// while one lane waits, the processor goes on with the next.
#define RUN                                                                    \
  {                                                                            \
    for (; *turns > 0; --*turns) {                                             \
      for (lane *each = lanes; each < lanes + count; each++) {                 \
        if (!turn(each, bytes)) return (uint32_t)(each - lanes);               \
      }                                                                        \
    }                                                                          \
    return count;                                                              \
  }

static uint32_t run(lane *lanes, uint32_t count, uint32_t *turns, const uint8_t *bytes) RUN

#if defined(__x86_64__)
__attribute__((target("bmi2")))
static uint32_t run_with_bmi2(lane *lanes, uint32_t count, uint32_t *turns, const uint8_t *bytes) RUN
#endif

uint32_t pholio_jpeg_lanes_run(
    pholio_jpeg_lane *lanes, uint32_t count, uint32_t *turns, const pholio_jpeg_lane_scan *scan,
    uint32_t *notes) {
  state states[PHOLIO_JPEG_LANE_STATES];
  lane own[PHOLIO_JPEG_LANES];
  for (uint32_t index = 0; index < scan->state_count; index++) {
    const pholio_jpeg_lane_state *given = &scan->states[index];
    states[index] = (state){
      .mask = index % 2 == 0 ? 0 : 0xFF00,
      .first = scan->entries + given->first,
      .further = scan->entries + given->further,
      .next = {states + given->next[0], states + given->next[1]},
      .long_from = given->long_from,
      .longs = scan->entries + given->longs,
    };
  }
  for (uint32_t index = 0; index < count; index++) {
    own[index] = (lane){
      .position = lanes[index].position,
      .sum = lanes[index].index,
      .state = states + lanes[index].state,
      .note = notes + lanes[index].note,
    };
  }
  uint32_t stopped;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("bmi2")) {
    stopped = run_with_bmi2(own, count, turns, scan->bytes);
  } else
#endif
  {
    stopped = run(own, count, turns, scan->bytes);
  }
  for (uint32_t index = 0; index < count; index++) {
    lanes[index].position = own[index].position;
    lanes[index].index = (uint32_t)(own[index].sum & own[index].state->mask);
    lanes[index].state = (uint32_t)(own[index].state - states);
    lanes[index].note = (uint32_t)(own[index].note - notes);
  }
  return stopped;
}
