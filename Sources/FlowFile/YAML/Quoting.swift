// Where a value must be quoted for YAML, and the counting of Swift's brackets, by which a value that YAML cut into
// pieces is recognised.

/// How to write a value that YAML misreads without quotes.
let quotingAdvice = "put the whole value in single quotes"

/// How to write a value whose end YAML takes for a comment.
let commentAdvice = "\(quotingAdvice); a comment has a space after its '#'"

/// The items of a list, each in quotes: `['.paying', '.paid(receipt: "R1")']`.
func eachQuoted(_ list: String) -> String {
    let finder = RefusedValueFinder(bytes: Array(list.dropFirst().utf8))
    let items = finder.items(in: finder.bytes.indices).map { "'\(String(decoding: finder.bytes[$0], as: UTF8.self))'" }
    return "[\(items.joined(separator: ", "))]"
}

/// A text for a message, cut after 60 characters.
func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
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
}

/// Goes through a piece of Swift byte by byte: where a text in double quotes begins and ends, and which brackets are
/// open around it.
struct SwiftPiece {
    private var balance = BracketBalance()
    private var isEscaped = false
    private var isInString = false

    /// Whether something that was opened is not closed yet.
    var isOpen: Bool { isInString || balance.depth > 0 }
    /// Whether all that was opened is closed, and nothing else.
    var isWhole: Bool { !isInString && balance.isZero }

    init(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { take(byte) }
    }

    mutating func take(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
            isInString.toggle()
            balance.take(byte)
        } else if isInString {
            isEscaped = byte == UInt8(ascii: "\\")
        } else {
            balance.take(byte)
        }
    }
}

/// Whether a text is one name as Swift and YAML have it.
func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy(isNameByte) else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
}

/// The name in `open { user: Opens. }`, which lacks its colon.
func nameBeforeBracket(_ text: String, _ brackets: [Character] = ["{", "["]) -> Substring? {
    let word = text.prefix { $0.utf8.allSatisfy(isNameByte) }
    let next = text.dropFirst(word.count).first { $0 != " " }
    return isName(word) && next.map(brackets.contains) == true ? word : nil
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
