// Which characters a text may contain. Rejected are those that a reader of the file would not see or would see
// elsewhere: controls, line breaks, format and bidirectional characters, default-ignorables.
// Expressions may have the joiners of emoji.

enum Characters {
    /// What an unfit scalar is called in a message; nil if it is fit.
    static func unfitName(_ scalar: Unicode.Scalar) -> String? {
        if scalar.value >= 0x20, scalar.value < 0x7F { return nil }
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return "a line break"
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            return "a bidirectional control character"
        default: break
        }
        let properties = scalar.properties
        if properties.generalCategory == .control { return "a control character" }
        if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format {
            return "an invisible character"
        }
        if properties.isNoncharacterCodePoint { return "a noncharacter code point" }
        return nil
    }

    static func error(_ scalar: Unicode.Scalar, name: String, offset: Int) -> NotationError {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return NotationError(
            "\(name) (U+\(padded)) is not allowed here",
            advice: "remove it, or write '\\u{\(digits)}' inside a string", offset: offset)
    }
}
