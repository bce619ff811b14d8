// What a character beyond ASCII is to Swift: a part of a name, a part of an operator, or nothing at all, such as a
// no-break space, which the parser passes over with a complaint.

/// The kinds of characters, by Swift's own tables.
enum CodeScalar {
    /// How many bytes the part of a name has that begins there; nil if none does.
    static func widthOfNamePart(in bytes: [UInt8], at place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            return 1
        case ..<0x80: return nil
        default:
            guard let scalar = scalar(in: bytes, at: place), isNamePart(scalar.value) else {
                return nil
            }
            return scalar.width
        }
    }

    /// How many bytes the part of an operator has that begins there; nil if none does.
    static func widthOfOperatorPart(in bytes: [UInt8], at place: Int) -> Int? {
        guard place < bytes.count else { return nil }
        if bytes[place] < 0x80 { return "/=-+*%<>!&|^~.?".utf8.contains(bytes[place]) ? 1 : nil }
        guard let scalar = scalar(in: bytes, at: place) else { return nil }
        return isOperatorPart(scalar.value) ? scalar.width : nil
    }

    /// How many bytes what is not Swift has that begins there, beyond ASCII; nil if it is Swift.
    static func widthOfNothing(in bytes: [UInt8], at place: Int) -> Int? {
        guard let scalar = scalar(in: bytes, at: place) else { return 1 }
        if scalar.value == 0xFEFF { return scalar.width }
        return isNamePart(scalar.value) || isOperatorPart(scalar.value) ? nil : scalar.width
    }

    /// The character that begins there, if it is written as UTF-8 has it.
    private static func scalar(in bytes: [UInt8], at place: Int) -> (value: UInt32, width: Int)? {
        var iterator = bytes[place..<min(place + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar.value, UTF8.width(scalar))
    }

    private static func isNamePart(_ value: UInt32) -> Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE,
            0xFF00...0xFFF8:
            true
        default: value >= 0x10000 && value < 0xF0000 && value & 0xFFFF <= 0xFFFD
        }
    }

    private static func isOperatorPart(_ value: UInt32) -> Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }
}
