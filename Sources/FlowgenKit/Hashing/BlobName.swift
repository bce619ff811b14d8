// The name that git gives to a file's bytes: the hash of a short header and the bytes themselves, in the
// format that the repository was made with.
// Source: git's documentation, "gitformat-pack" and "hash-function-transition".

extension ContentHash {
    /// The name of a blob of these bytes, as lower-case hexadecimal digits: 40 of them in the older format, 64 in the
    /// newer. Nil for any other number.
    package static func blobName(of bytes: [UInt8], digits: Int) -> [UInt8]? {
        let parts = [Array("blob \(bytes.count)\0".utf8), bytes]
        switch digits {
        case 40: return Array(hexadecimal(Digest.sha1(of: parts)).utf8)
        case 64: return Array(hexadecimal(Digest.sha256(of: parts)).utf8)
        default: return nil
        }
    }
}
