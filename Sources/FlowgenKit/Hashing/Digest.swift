// SHA-1 and SHA-256 as the system has them: CryptoKit on Apple's systems, OpenSSL elsewhere. Both use the processor's
// instructions for SHA, which makes them several times faster than portable code.

#if canImport(CryptoKit)
    import CryptoKit

    enum Digest {
        static func sha1(of parts: [[UInt8]]) -> [UInt8] { digest(of: parts, Insecure.SHA1()) }

        static func sha256(of parts: [[UInt8]]) -> [UInt8] { digest(of: parts, SHA256()) }

        private static func digest(of parts: [[UInt8]], _ empty: some HashFunction) -> [UInt8] {
            var function = empty
            for part in parts { function.update(data: part) }
            return Array(function.finalize())
        }
    }
#else
    import CLibCrypto

    enum Digest {
        static func sha1(of parts: [[UInt8]]) -> [UInt8] {
            var state = SHA_CTX()
            SHA1_Init(&state)
            for part in parts { SHA1_Update(&state, part, part.count) }
            var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
            SHA1_Final(&digest, &state)
            return digest
        }

        static func sha256(of parts: [[UInt8]]) -> [UInt8] {
            var state = SHA256_CTX()
            SHA256_Init(&state)
            for part in parts { SHA256_Update(&state, part, part.count) }
            var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            SHA256_Final(&digest, &state)
            return digest
        }
    }
#endif
