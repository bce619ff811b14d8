// Which script a character belongs to, so that a name cannot mix letters that
// look alike: Cyrillic "а" among Latin ones. The standard library does not tell
// scripts, so common ones are listed here by their blocks; a character of any
// other block counts as a script of its own block of 256.

enum Scripts {
    /// A script, or for an unlisted character its block of 256 code points.
    enum Script: Hashable {
        case named(String)
        case block(UInt32)
    }

    /// The offset in UTF-8 bytes of the first letter of a second script; nil if the name has
    /// at most one. Digits, `_` and combining marks belong to every script; Han and Kana are one.
    static func firstForeign(in name: String) -> (offset: Int, scripts: String)? {
        var first: Script?
        var offset = 0
        for scalar in name.unicodeScalars {
            if let script = script(of: scalar) {
                if let first, first != script {
                    return (offset, "\(describe(first)) and \(describe(script))")
                }
                first = script
            }
            offset += UTF8.width(scalar)
        }
        return nil
    }

    /// The script of a character; nil if it is common to all.
    static func script(of scalar: Unicode.Scalar) -> Script? {
        let value = scalar.value
        if value < 0x80 {
            return Characters.isASCIILower(UInt8(value)) || Characters.isASCIIUpper(UInt8(value))
                ? .named("Latin") : nil
        }
        if (0x300...0x36F).contains(value) { return nil }
        for entry in table where entry.range.contains(value) { return .named(entry.name) }
        return .block(value >> 8)
    }

    private static func describe(_ script: Script) -> String {
        switch script {
        case .named(let name): name
        case .block: "another script"
        }
    }

    private struct Entry {
        let range: ClosedRange<UInt32>
        let name: String

        init(_ range: ClosedRange<UInt32>, _ name: String) {
            self.range = range
            self.name = name
        }
    }

    /// Blocks by script, from the Unicode Character Database (Blocks, Scripts).
    private static let table: [Entry] = [
        Entry(0xAA...0xAA, "Latin"), Entry(0xBA...0xBA, "Latin"), Entry(0xC0...0x2AF, "Latin"),
        Entry(0x370...0x3E1, "Greek"), Entry(0x3F0...0x3FF, "Greek"),
        Entry(0x400...0x52F, "Cyrillic"), Entry(0x531...0x58F, "Armenian"),
        Entry(0x590...0x5FF, "Hebrew"), Entry(0x600...0x6FF, "Arabic"),
        Entry(0x700...0x74F, "Syriac"), Entry(0x750...0x77F, "Arabic"),
        Entry(0x780...0x7BF, "Thaana"), Entry(0x8A0...0x8FF, "Arabic"),
        Entry(0x900...0x97F, "Devanagari"), Entry(0x980...0x9FF, "Bengali"),
        Entry(0xA00...0xA7F, "Gurmukhi"), Entry(0xA80...0xAFF, "Gujarati"),
        Entry(0xB00...0xB7F, "Oriya"), Entry(0xB80...0xBFF, "Tamil"),
        Entry(0xC00...0xC7F, "Telugu"), Entry(0xC80...0xCFF, "Kannada"),
        Entry(0xD00...0xD7F, "Malayalam"), Entry(0xD80...0xDFF, "Sinhala"),
        Entry(0xE00...0xE7F, "Thai"), Entry(0xE80...0xEFF, "Lao"),
        Entry(0xF00...0xFFF, "Tibetan"), Entry(0x1000...0x109F, "Myanmar"),
        Entry(0x10A0...0x10FF, "Georgian"), Entry(0x1100...0x11FF, "Hangul"),
        Entry(0x1200...0x139F, "Ethiopic"), Entry(0x13A0...0x13FF, "Cherokee"),
        Entry(0x1780...0x17FF, "Khmer"), Entry(0x1800...0x18AF, "Mongolian"),
        Entry(0x1C80...0x1C8F, "Cyrillic"), Entry(0x1C90...0x1CBF, "Georgian"),
        Entry(0x1E00...0x1EFF, "Latin"), Entry(0x1F00...0x1FFF, "Greek"),
        Entry(0x2C60...0x2C7F, "Latin"), Entry(0x2D00...0x2D2F, "Georgian"),
        Entry(0x2DE0...0x2DFF, "Cyrillic"), Entry(0x3005...0x3007, "Han"),
        Entry(0x3040...0x30FF, "Han"), Entry(0x3100...0x312F, "Bopomofo"),
        Entry(0x3130...0x318F, "Hangul"), Entry(0x31A0...0x31BF, "Bopomofo"),
        Entry(0x31F0...0x31FF, "Han"), Entry(0x3400...0x4DBF, "Han"),
        Entry(0x4E00...0x9FFF, "Han"), Entry(0xA640...0xA69F, "Cyrillic"),
        Entry(0xA720...0xA7FF, "Latin"), Entry(0xA960...0xA97F, "Hangul"),
        Entry(0xAB30...0xAB6F, "Latin"), Entry(0xAC00...0xD7FF, "Hangul"),
        Entry(0x20000...0x3FFFF, "Han"),
    ]
}
