#ifndef CQRENCODE_H
#define CQRENCODE_H

// What is used of libqrencode. It is declared here, so that the library is loaded at first use and not
// linked. `make lint` has the compiler compare it with the library's header.

/// Loads libqrencode, unless it is loaded already. Any thread may call this.
///
/// - Returns: Why it can't be loaded; NULL when it is there.
const char *qrencode_load(void);

#ifndef CQRENCODE_THEIRS
typedef struct {
  int version;
  /// The number of modules in a row, and of rows.
  int width;
  /// A byte for each module, row after row: its lowest bit says that it is dark.
  unsigned char *data;
} QRcode;

typedef enum { QR_ECLEVEL_L = 0, QR_ECLEVEL_M, QR_ECLEVEL_Q, QR_ECLEVEL_H } QRecLevel;
#endif

/// `version` 0: the smallest that it fits in. NULL with errno on an error. qrencode_load must have been
/// called.
QRcode *QRcode_encodeString8bit(const char *string, int version, QRecLevel level);
void QRcode_free(QRcode *qrcode);

#endif
