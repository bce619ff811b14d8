// How a value must be written so that YAML takes it as written, for use in
// advice; and the counting of Swift's brackets, by which a value that YAML cut
// into pieces is recognised.

/// The longest value that advice repeats, in UTF-8 bytes.
private let longestAdvice = 200

/// A text as a quoted YAML scalar: in single quotes, unless it begins with one.
func singleQuoted(_ text: String) -> String {
    if text.first == "'", !text.contains(where: { $0 == "\"" || $0 == "\\" }) {
        return "\"\(text)\""
    }
    var result = "'"
    for scalar in text.unicodeScalars {
        if scalar == "'" { result += "'" }
        result.unicodeScalars.append(scalar)
    }
    return result + "'"
}

/// ``write it in quotes: `type: '[Int]?'` ``, or without the value if that is long.
///
/// `prefix` and `suffix` are what comes around the value, such as `type: `.
func quotingAdvice(_ value: String, prefix: String, suffix: String = "") -> String {
    guard value.utf8.count + prefix.utf8.count <= longestAdvice else {
        return "write the whole value in single quotes"
    }
    return "write it in quotes: `\(prefix)\(singleQuoted(value))\(suffix)`"
}

/// How many brackets of a piece of Swift are open.
///
/// `<` opens only right after a name, as in a generic type; the `>` of `->` closes nothing.
struct BracketBalance {
    private(set) var depth = 0
    private var angles = 0
    private var last: UInt8 = 0x20

    /// Whether as many brackets were closed as were opened.
    var isZero: Bool { depth == 0 }

    mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth -= 1
        case UInt8(ascii: "<") where isNameByte(last):
            angles += 1
            depth += 1
        case UInt8(ascii: ">") where angles > 0 && last != UInt8(ascii: "-"):
            angles -= 1
            depth -= 1
        default:
            break
        }
        last = byte
    }

    mutating func take(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { take(byte) }
    }
}

/// Whether a byte can be part of a Swift name.
func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        return true
    default:
        return false
    }
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether a byte is a space, a tab, or an end of a line.
func isWhiteSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A || byte == 0x0D }
