// OpenSSL's SHA-1 and SHA-256, for Swift to import.
#ifndef FLOWGEN_CLIBCRYPTO_SHIM_H
#define FLOWGEN_CLIBCRYPTO_SHIM_H

// OpenSSL calls these functions deprecated, because they do not go through its providers. That is why a static
// program that uses them links seven small objects of OpenSSL, instead of several megabytes.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>

#endif
