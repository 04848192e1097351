#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#include "CTIFF.h"

struct pholio_tiff {
  TIFF *tiff;
  const uint8_t *bytes;
  uint64_t count;
  uint64_t offset;
  pholio_tiff_header header;
  // Of tiled files.
  uint32_t tile_width;
  uint64_t tile_bytes_per_row;
  uint8_t *tile;
  // Of converted ones.
  TIFFRGBAImage image;
  int has_image;
  char message[200];
};

// Messages --------------------------------------------------------------------------------------------

static void keep_message(pholio_tiff *file, const char *text) {
  if (!file->message[0]) snprintf(file->message, sizeof file->message, "%s", text);
}

// "should return 1 if the error has been handled": the handlers that print are not called then.
static int take_error(TIFF *tiff, void *user, const char *module, const char *format, va_list values) {
  (void)tiff, (void)module;
  pholio_tiff *file = user;
  if (!file->message[0]) vsnprintf(file->message, sizeof file->message, format, values);
  return 1;
}

static int take_warning(TIFF *tiff, void *user, const char *module, const char *format, va_list values) {
  (void)tiff, (void)user, (void)module, (void)format, (void)values;
  return 1;
}

const char *pholio_tiff_message(const pholio_tiff *file) { return file->message; }

// Input -----------------------------------------------------------------------------------------------

static tmsize_t read_bytes(thandle_t handle, void *target, tmsize_t count) {
  pholio_tiff *file = handle;
  if (count <= 0 || file->offset >= file->count) return 0;
  uint64_t left = file->count - file->offset;
  size_t taken = (uint64_t)count < left ? (size_t)count : (size_t)left;
  memcpy(target, file->bytes + file->offset, taken);
  file->offset += taken;
  return (tmsize_t)taken;
}

static tmsize_t write_bytes(thandle_t handle, void *source, tmsize_t count) {
  (void)handle, (void)source, (void)count;
  return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int from) {
  pholio_tiff *file = handle;
  uint64_t base = from == SEEK_CUR ? file->offset : from == SEEK_END ? file->count : 0;
  file->offset = base + offset;  // offsets backwards wrap around, as they should
  return file->offset;
}

static int close_file(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t size_of_file(thandle_t handle) { return ((pholio_tiff *)handle)->count; }

static TIFF *open_memory(pholio_tiff *file, uint64_t memory) {
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (!options) return NULL;
  TIFFOpenOptionsSetMaxSingleMemAlloc(options, (tmsize_t)memory);
  TIFFOpenOptionsSetErrorHandlerExtR(options, take_error, file);
  TIFFOpenOptionsSetWarningHandlerExtR(options, take_warning, file);
  // "m": the file is copied piece by piece, so that a decoder that reads too far stays in memory of its own.
  TIFF *tiff = TIFFClientOpenExt(
    "", "rm", file, read_bytes, write_bytes, seek, close_file, size_of_file, NULL, NULL, options);
  TIFFOpenOptionsFree(options);
  return tiff;
}

// Header ----------------------------------------------------------------------------------------------

static void read_fields(pholio_tiff *file, uint16_t *compression) {
  pholio_tiff_header *header = &file->header;
  TIFF *tiff = file->tiff;
  TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &header->width);
  TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &header->height);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &header->bits);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &header->samples);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &header->sample_format);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &header->orientation);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_COMPRESSION, compression);
  uint16_t planar = PLANARCONFIG_CONTIG;
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planar);
  header->planes = planar == PLANARCONFIG_SEPARATE ? header->samples : 1;
  uint32_t profile_size = 0;
  void *profile = NULL;
  header->has_profile = TIFFGetField(tiff, TIFFTAG_ICCPROFILE, &profile_size, &profile) != 0;
  uint16_t *kinds = NULL;
  TIFFGetFieldDefaulted(tiff, TIFFTAG_EXTRASAMPLES, &header->extra_samples, &kinds);
  if (header->extra_samples && kinds) header->first_extra_sample = kinds[0];
  if (!TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &header->photometric)) {
    header->photometric = header->samples < 3 ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB;
  }
}

static int start_conversion(pholio_tiff *file) {
  char why[1024] = "";
  if (!TIFFRGBAImageOK(file->tiff, why) || !TIFFRGBAImageBegin(&file->image, file->tiff, 1, why)) {
    keep_message(file, why);
    return -1;
  }
  file->has_image = 1;
  // Rows as they are stored.
  file->image.orientation = file->image.req_orientation = ORIENTATION_TOPLEFT;
  file->header.is_converted = 1;
  file->header.planes = 1;
  file->header.bytes_per_row = (uint64_t)file->header.width * 4;
  return 0;
}

// Finds how rows are read: by tiles, by strips, or by libtiff's own conversion.
static int choose_way(pholio_tiff *file, uint16_t compression, uint64_t memory) {
  pholio_tiff_header *header = &file->header;
  TIFF *tiff = file->tiff;
  if (header->photometric == PHOTOMETRIC_YCBCR && compression == COMPRESSION_JPEG && header->planes == 1) {
    TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
    header->photometric = PHOTOMETRIC_RGB;
  }
  int tiled = TIFFIsTiled(tiff);
  if (tiled) {
    TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &file->tile_width);
    TIFFGetField(tiff, TIFFTAG_TILELENGTH, &header->band);
  } else {
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &header->band);
  }
  if (header->band == 0 || header->band > header->height) header->band = header->height;
  if (
    header->photometric == PHOTOMETRIC_YCBCR || header->photometric == PHOTOMETRIC_LOGL
    || header->photometric == PHOTOMETRIC_LOGLUV || compression == COMPRESSION_OJPEG) {
    return start_conversion(file);
  }
  uint64_t bits = (uint64_t)header->bits * (header->planes == 1 ? header->samples : 1);
  header->bytes_per_row = (bits * header->width + 7) / 8;
  if (!tiled) {
    // Rows of one plane come one after the other.
    if (header->planes == 1 && header->band > 16) header->band = 16;
    if ((uint64_t)TIFFScanlineSize(tiff) == header->bytes_per_row) return 0;
    keep_message(file, "its rows have an unknown layout");
    return -1;
  }
  file->tile_bytes_per_row = bits * file->tile_width / 8;
  tmsize_t size = TIFFTileSize(tiff);
  if (
    file->tile_bytes_per_row == 0 || bits * file->tile_width % 8 != 0 || size <= 0 || (uint64_t)size > memory
    || (uint64_t)TIFFTileRowSize(tiff) != file->tile_bytes_per_row
    || (uint64_t)size / file->tile_bytes_per_row < header->band) {
    keep_message(file, "its tiles have an unknown layout");
    return -1;
  }
  file->tile = malloc((size_t)size);
  return file->tile ? 0 : -1;
}

pholio_tiff *pholio_tiff_open(
  const uint8_t *bytes, size_t count, uint64_t memory, pholio_tiff_header *header, int *status) {
  *status = -1;
  pholio_tiff *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  file->bytes = bytes;
  file->count = count;
  file->tiff = open_memory(file, memory);
  if (!file->tiff) return file;
  uint16_t compression = COMPRESSION_NONE;
  read_fields(file, &compression);
  if (file->header.width == 0 || file->header.height == 0 || file->header.samples == 0) {
    keep_message(file, "it has no pixels");
    return file;
  }
  if (!TIFFIsCODECConfigured(compression)) {
    keep_message(file, "its compression is unknown");
    return file;
  }
  *status = choose_way(file, compression, memory);
  // From here on errors are about rows.
  if (*status == 0) file->message[0] = 0;
  *header = file->header;
  return file;
}

void pholio_tiff_close(pholio_tiff *file) {
  if (!file) return;
  if (file->has_image) TIFFRGBAImageEnd(&file->image);
  if (file->tiff) TIFFClose(file->tiff);
  free(file->tile);
  free(file);
}

// Rows ------------------------------------------------------------------------------------------------

static uint32_t read_tiles(
  pholio_tiff *file, uint32_t first, uint32_t rows, uint16_t plane, uint8_t *result) {
  const uint64_t bytes_per_row = file->header.bytes_per_row;
  uint64_t start = 0;  // of the tile's part of a row
  for (uint64_t x = 0; x < file->header.width; x += file->tile_width) {
    if (TIFFReadTile(file->tiff, file->tile, (uint32_t)x, first, 0, plane) < 0) return 0;
    uint64_t left = bytes_per_row - start;
    size_t taken = (size_t)(left < file->tile_bytes_per_row ? left : file->tile_bytes_per_row);
    for (uint32_t row = 0; row < rows; row++) {
      memcpy(
        result + row * bytes_per_row + start, file->tile + row * file->tile_bytes_per_row, taken);
    }
    start += taken;
  }
  return rows;
}

static int convert_rows(pholio_tiff *file, uint32_t first, uint32_t rows, uint8_t *result) {
  file->image.row_offset = (int)first;
  file->image.col_offset = 0;
  return TIFFRGBAImageGet(&file->image, (uint32_t *)(void *)result, file->header.width, rows);
}

uint32_t pholio_tiff_read(
  pholio_tiff *file, uint32_t first, uint32_t rows, uint16_t plane, uint8_t *result) {
  const pholio_tiff_header *header = &file->header;
  if (first >= header->height || rows > header->band || rows > header->height - first) return 0;
  if (file->has_image) return convert_rows(file, first, rows, result) ? rows : 0;
  if (file->tile) return read_tiles(file, first, rows, plane, result);
  for (uint32_t row = 0; row < rows; row++) {
    uint8_t *target = result + row * header->bytes_per_row;
    if (TIFFReadScanline(file->tiff, target, first + row, plane) < 0) return row;
  }
  return rows;
}

const uint8_t *pholio_tiff_profile(pholio_tiff *file, uint32_t *count) {
  void *profile = NULL;
  *count = 0;
  if (!TIFFGetField(file->tiff, TIFFTAG_ICCPROFILE, count, &profile)) return NULL;
  return profile;
}

int pholio_tiff_palette(pholio_tiff *file, uint8_t *colours) {
  uint16_t *channels[3] = {NULL, NULL, NULL};
  if (file->header.bits > 8) return 0;
  if (!TIFFGetField(file->tiff, TIFFTAG_COLORMAP, &channels[0], &channels[1], &channels[2])) return 0;
  const uint32_t count = 1u << file->header.bits;
  // Values are of 16 bits; some old programs wrote 8.
  uint16_t largest = 0;
  for (uint32_t index = 0; index < 3 * count; index++) {
    uint16_t value = channels[index / count][index % count];
    if (value > largest) largest = value;
  }
  for (uint32_t index = 0; index < 3 * count; index++) {
    uint32_t value = channels[index % 3][index / 3];
    colours[index] = (uint8_t)(largest < 256 ? value : (value * 255 + 32767) / 65535);
  }
  return 1;
}
