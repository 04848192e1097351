// Two hash functions of libcrypto, by their deprecated plain names. The newer interface loads configuration
// and providers at first use: a hundred times as much code for the same instructions. The plain ones are in
// libcrypto.a and need nothing else of it, so that no library is loaded for them.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
