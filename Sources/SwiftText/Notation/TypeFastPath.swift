// Nearly all types in a flow are a plain name, or an optional, array or dictionary of plain names. Those in their one
// spelling are read here from bytes, without the Swift parser. Anything else is left to it: this path never rejects.

/// Reads the plain types; nil from ``read(_:)`` means "ask the parser".
struct TypeFastPath {
    private let bytes: [UInt8]
    private var position = 0

    /// The type, if the text is one of the plain ones in canonical spelling.
    static func read(_ text: String) -> SwiftType? {
        guard text.utf8.count <= 256 else { return nil }
        var path = TypeFastPath(bytes: Array(text.utf8))
        guard let type = path.type(depth: 0), path.position == path.bytes.count else { return nil }
        return type
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func type(depth: Int) -> SwiftType? {
        guard depth < 8, position < bytes.count else { return nil }
        let isBracket = bytes[position] == UInt8(ascii: "[")
        guard var type = isBracket ? collection(depth: depth) : name() else { return nil }
        var marks = 0
        while consume(UInt8(ascii: "?")) {
            marks += 1
            guard marks < 8 else { return nil }
            type = .optional(of: type)
        }
        return type
    }

    private mutating func collection(depth: Int) -> SwiftType? {
        position += 1
        guard let first = type(depth: depth + 1) else { return nil }
        if consume(UInt8(ascii: "]")) { return .array(of: first) }
        guard consume(UInt8(ascii: ":")), consume(UInt8(ascii: " ")),
            let second = type(depth: depth + 1), consume(UInt8(ascii: "]"))
        else { return nil }
        return .dictionary(of: first, second)
    }

    private mutating func name() -> SwiftType? {
        let start = position
        guard Characters.isASCIIUpper(bytes[position]) else { return nil }
        while position < bytes.count, Characters.isWordByte(bytes[position]), bytes[position] != UInt8(ascii: "_") {
            position += 1
        }
        guard position - start <= NotationLimits.nameScalars else { return nil }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard !Keywords.isImpossible(name), name != "Error" else { return nil }
        return SwiftType(.named, name, name: name)
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}
