// The innermost loop of PholioJPEG: several parsers of one scan's entropy-coded data, by turns.
//
// It is in C for what Swift has no words for: one function for processors with and without shifts by any
// register (BMI2), selections that must not become branches, and look-ups whose bounds are proved once for
// all turns instead of at each.

#ifndef PHOLIO_REDUCED_JPEG_LANES_H
#define PHOLIO_REDUCED_JPEG_LANES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  PHOLIO_JPEG_LANES = 8,         // at most
  PHOLIO_JPEG_LANE_STATES = 20,  // at most: two for each of the 10 blocks of an MCU
  PHOLIO_JPEG_LANE_WINDOW = 12,  // bits that a table looks at: it has 2 to the power of this entries
  // Bits that the symbols of an entry may take, with those that follow them. A turn makes three look-ups, and
  // at least 57 bits are at hand: after two entries enough are left for a third window.
  PHOLIO_JPEG_LANE_ENTRY_BITS = 22,
  // Bytes that `turns` turns can pass and that they read: 3 x 22 bits a turn, and 8 bytes at its start.
  PHOLIO_JPEG_LANE_BYTES_PER_TURN = 9,
};

// A parser: where it stands.
typedef struct pholio_jpeg_lane {
  uint64_t position;  // in bits of the data
  uint32_t index;     // 256 x the coefficient that comes next, in zigzag order; 0 at the start of a block
  uint32_t state;     // of the states below
  uint32_t note;      // where the end of its block will be noted
} pholio_jpeg_lane;

// A block of an MCU, at its start (even states) or inside it (odd ones): which tables come next, by their
// first entry.
typedef struct pholio_jpeg_lane_state {
  uint32_t first;     // for a turn's first look-up
  uint32_t further;   // for the others
  uint32_t next[2];   // the state after a turn: inside the block, and when it has ended
  // For codes longer than the window: where the entries of one symbol each begin, for the next 16 bits if
  // they are at least `long_from`. If that has 17 bits, there are none.
  uint32_t long_from;
  uint32_t longs;
} pholio_jpeg_lane_state;

// What the lanes work with. Nothing of it is read beyond the counts as long as the rules at
// pholio_jpeg_lanes_run are kept.
typedef struct pholio_jpeg_lane_scan {
  const uint8_t *bytes;
  // An entry says how many bits the symbols in the window take with those that follow them (bits 0...5), how
  // far they advance in the block (8...14), and whether they end it (15). 0 is for what is not in the table.
  const uint16_t *entries;
  const pholio_jpeg_lane_state *states;
  uint32_t state_count;
} pholio_jpeg_lane_scan;

// Lets each lane take `*turns` turns, and counts them down. A turn goes on by up to three look-ups, to the
// end of the block at most; what it finds is noted as the block's end, and counts as one if it is.
//
// Ends early when the next symbol of a lane is not in its tables, or symbols lead beyond the block: returns
// that lane's index, and then it and those after it have not taken the turn that `*turns` still counts. Else
// returns `count`.
//
// The caller sees to it that
// - `count` is 1...PHOLIO_JPEG_LANES, `state_count` at most PHOLIO_JPEG_LANE_STATES, each `first` and
//   `further` one of the entries with a whole table behind it, so too `longs`, with 65536 - `long_from`
//   entries, and each `next` and lane's state there;
// - `bytes` go on for *turns x PHOLIO_JPEG_LANE_BYTES_PER_TURN + 8 bytes behind each lane's position;
// - each lane has room for *turns + 1 notes.
uint32_t pholio_jpeg_lanes_run(
  pholio_jpeg_lane *lanes, uint32_t count, uint32_t *turns, const pholio_jpeg_lane_scan *scan,
  uint32_t *notes);

#ifdef __cplusplus
}
#endif

#endif
