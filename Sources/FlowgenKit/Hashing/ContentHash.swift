// Hashes of texts: a state file keeps them, so that a later run can tell whether anybody has changed a file since. A
// checkout with CR LF line ends is the same text.

package enum ContentHash {
    /// The SHA-256 of a text with LF line ends, in lower-case hexadecimal digits.
    package static func sha256(ofText text: [UInt8]) -> String {
        hexadecimal(Digest.sha256(of: [withLineFeeds(text)]))
    }

    /// The SHA-256 of some bytes: 32 bytes.
    package static func sha256(of bytes: [UInt8]) -> [UInt8] { Digest.sha256(of: [bytes]) }

    /// The text with LF where it has CR LF.
    static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(carriageReturn) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isPaired = index + 1 < text.count && text[index + 1] == lineFeed
            if byte != carriageReturn || !isPaired { result.append(byte) }
        }
        return result
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
