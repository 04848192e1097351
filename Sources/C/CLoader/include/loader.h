// What pholio and pholio-loader say to each other: one message a request and one a reply, of fixed size,
// over a SOCK_SEQPACKET socket. Files, blocks of bytes and pixels pass through shared memory, which pholio
// makes, sizes and seals; its descriptors go with the request. Both programs are built together.

#ifndef PHOLIO_LOADER_H
#define PHOLIO_LOADER_H

#include <stddef.h>
#include <stdint.h>

// Both messages begin with it; another one is refused.
#define LOADER_VERSION 2u
// The loader's end of the socket.
#define LOADER_SOCKET 3
// Descriptors of a request: the file, then the memory for the answer.
#define LOADER_DESCRIPTORS 2
// The memory for the blocks that describe a file: EXIF, XMP, IPTC, ICC profile.
#define LOADER_BLOCK_ROOM 16777216u
#define LOADER_MESSAGE_SIZE 200

// Verbs.
enum {
  LOADER_DESCRIBE = 1,  // no pixels; the reply's ranges lie in the answer's memory
  LOADER_DRAW = 2,      // rows from top to bottom, one after the other, in the answer's memory
  LOADER_DRAW_ON_BLACK = 4,  // the same, but what is transparent lies over black, not white
  LOADER_GREET = 3,     // nothing, and without descriptors: the loader is there
};

enum loader_kind {
  LOADER_HEIF = 1,  // HEIC, HIF and AVIF
  LOADER_PNG = 2,
  LOADER_WEBP = 3,
  LOADER_TIFF = 4,
  LOADER_GIF = 5,
  LOADER_JXL = 6,
  LOADER_RAW = 7,
  LOADER_PNG_ALPHA = 8,  // how opaque a PNG is, as a grey picture
};

enum loader_status {
  LOADER_OK = 0,
  LOADER_DAMAGED = 1,  // or not of this kind
  LOADER_UNSUPPORTED = 2,
  LOADER_TOO_LARGE = 3,
  LOADER_OUT_OF_MEMORY = 4,
};

// How the bytes of a pixel are meant.
enum loader_colours {
  LOADER_GREY = 1,
  LOADER_RGB = 2,
  LOADER_CMYK = 3,           // 0: no ink
  LOADER_CMYK_INVERTED = 4,  // 255: no ink
};

struct loader_request {
  uint32_t version, verb, kind;
  // How large the picture is to be at least, as it is stored (not turned); 0 × 0: its full size.
  uint32_t wanted_width, wanted_height;
  uint64_t byte_count;  // of the file
  uint64_t room;        // bytes of the answer's memory
  uint64_t max_pixels;  // a larger picture is refused
};

// Bytes of the answer's memory.
struct loader_range {
  uint64_t offset, count;
};

struct loader_reply {
  uint32_t version, status;
  uint32_t filtered;       // 1: a seccomp filter is in force
  uint32_t width, height;  // the full picture, as stored
  uint32_t orientation;    // by the format itself, as EXIF's 1...8; to be applied to the rows yet
  uint32_t colours;
  // Colours without a profile: code points of ITU-T H.273, 0 if there are none.
  uint32_t cicp_primaries, cicp_transfer;
  // PNG's gAMA and cHRM: `gamma` is what values are raised to for light, 0 if it is unknown; x and y of
  // white, red, green, blue.
  uint32_t has_primaries;
  double gamma;
  double white_and_primaries[8];
  struct loader_range exif;  // a TIFF file, without "Exif" before it
  struct loader_range xmp;
  struct loader_range iptc;  // datasets, or Photoshop's resources
  struct loader_range texts;  // PNG's with dates: a keyword, 0, its text, 0, and so on
  struct loader_range icc;
  // After LOADER_DRAW.
  uint32_t drawn_width, drawn_height;
  uint32_t whole_rows;  // as many rows from the top are not damaged
  uint32_t is_transparent;  // 1: white or black is seen through it
  uint32_t warnings;
  char message[LOADER_MESSAGE_SIZE];  // UTF-8, ends with 0: why, or the first warning
};

// What returns a number: 0, or an error's.

// Sends one message, with `descriptor_count` descriptors, at most LOADER_DESCRIPTORS.
int loader_send(
  int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count);

// Receives one message. `*count` is its length, 0 at the end of the socket; EMSGSIZE if it is longer than
// `capacity`. Stores its descriptors, up to LOADER_DESCRIPTORS, which are closed in children of ours.
int loader_receive(
  int socket, void *bytes, size_t capacity, size_t *count, int *descriptors, size_t *descriptor_count);

// Makes shared memory of `size` zeros, which nobody can shrink or grow.
int loader_make_memory(const char *name, uint64_t size, int *descriptor);

// From now on nobody can write to it. No writable mapping may be there.
int loader_seal_content(int descriptor);

// In the loader: closes all descriptors behind the socket; limits memory to `address_space` bytes, and files
// to those that are open; no program that this one runs gets more rights.
void loader_close_others(void);
int loader_renounce(uint64_t address_space);

// In pholio: `seconds` of processor time more for a loader, from now on; it is ended after that. And so many
// bytes of address space, as far as it has not limited itself to less.
int loader_limit(int32_t process, uint32_t seconds, uint64_t address_space);

// Copies a text into a reply, cut between characters where it is too long.
void loader_set_message(struct loader_reply *reply, const char *text);

#endif
