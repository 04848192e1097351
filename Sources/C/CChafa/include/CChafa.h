#ifndef CCHAFA_H
#define CCHAFA_H

// What is used of libchafa. It is declared here, so that the library is loaded at first use and not linked.
// `make lint` has the compiler compare it with the library's header.

#include <stddef.h>
#include <stdint.h>

#ifndef CCHAFA_THEIRS
typedef struct ChafaCanvas ChafaCanvas;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaSymbolMap ChafaSymbolMap;
typedef struct ChafaTermDb ChafaTermDb;
typedef struct ChafaTermInfo ChafaTermInfo;

typedef struct _GString {
  char *str;
  size_t len;
  size_t allocated_len;
} GString;

typedef enum {
  CHAFA_PIXEL_RGBA8_UNASSOCIATED = 4,
  CHAFA_PIXEL_RGB8 = 8,
} ChafaPixelType;

typedef enum {
  CHAFA_CANVAS_MODE_TRUECOLOR = 0,
  CHAFA_CANVAS_MODE_INDEXED_240 = 2,
  CHAFA_CANVAS_MODE_INDEXED_16 = 3,
  CHAFA_CANVAS_MODE_FGBG = 5,
} ChafaCanvasMode;

typedef enum {
  CHAFA_PIXEL_MODE_SYMBOLS = 0,
  CHAFA_PIXEL_MODE_SIXELS = 1,
  CHAFA_PIXEL_MODE_KITTY = 2,
  CHAFA_PIXEL_MODE_ITERM2 = 3,
} ChafaPixelMode;

typedef enum {
  CHAFA_SYMBOL_TAG_SPACE = 1 << 0,
  CHAFA_SYMBOL_TAG_SOLID = 1 << 1,
  CHAFA_SYMBOL_TAG_STIPPLE = 1 << 2,
  CHAFA_SYMBOL_TAG_BLOCK = 1 << 3,
  CHAFA_SYMBOL_TAG_QUAD = 1 << 7,
  CHAFA_SYMBOL_TAG_HALF = 3 << 8,
  CHAFA_SYMBOL_TAG_BAD = (1 << 19) | (1 << 20),
  CHAFA_SYMBOL_TAG_ALL = ~((1 << 30) | CHAFA_SYMBOL_TAG_BAD),
} ChafaSymbolTags;

typedef enum {
  CHAFA_TERM_SEQ_SET_COLOR_FGBG_DIRECT = 33,
  CHAFA_TERM_SEQ_SET_COLOR_FGBG_256 = 36,
  CHAFA_TERM_SEQ_BEGIN_SIXELS = 40,
  CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1 = 43,
  CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE = 47,
} ChafaTermSeq;
#endif

/// Loads libchafa, unless it is loaded already. Any thread may call this.
///
/// - Returns: Why it can't be loaded; NULL when it is there.
const char *chafa_load(void);

#define FUNCTION(result, name, parameters, arguments) result(name) parameters;
#include "functions.h"
#undef FUNCTION

#endif
