// Two hash functions of libcrypto, by their plain names: deprecated for libcrypto's newer interface, which
// loads configuration and providers at first use, a hundred times as much code, to come to the same
// instructions. They stand in libcrypto.a without needing the rest of it, so that starting pholio loads no
// library for them.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
