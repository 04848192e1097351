#include "../late.h"
#include "CQREncode.h"

// Only the page's address for guests is drawn with it. What is used has been the same in both.
LATE_LIBRARY(qrencode_load, "libqrencode.so.4", "libqrencode.so.3")

LATE_FUNCTION(
    QRcode *, QRcode_encodeString8bit, (const char *string, int version, QRecLevel level),
    (string, version, level))
LATE_FUNCTION(void, QRcode_free, (QRcode * qrcode), (qrcode))
