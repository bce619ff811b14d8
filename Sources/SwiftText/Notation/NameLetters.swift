// Two ways in which names can look alike and differ: letters of several scripts (Cyrillic "а" among Latin ones), and
// letters that are not in Normalization Form C. The Unicode tables are those of the standard library.

enum NameLetters {
    /// The first letter of a second script, as a UTF-8 offset, with both scripts; nil if there is none. Digits, `_`,
    /// marks and modifier letters belong to every script; Han and Kana are one.
    static func firstForeign(in name: String) -> (offset: Int, scripts: String)? {
        var first: String?
        var offset = 0
        for scalar in name.unicodeScalars {
            if let script = script(of: scalar) {
                if let first, first != script { return (offset, "\(first) and \(script)") }
                first = script
            }
            offset += UTF8.width(scalar)
        }
        return nil
    }

    /// The first word of the character's Unicode name: `CYRILLIC SMALL LETTER A`.
    private static func script(of scalar: Unicode.Scalar) -> String? {
        guard scalar.properties.isAlphabetic, let name = scalar.properties.name else { return nil }
        let word = name.prefix { $0 != " " && $0 != "-" }
        switch word {
        // Latin ordinals: `nº`.
        case "FEMININE", "MASCULINE": return "Latin"
        case "COMBINING", "MODIFIER": return nil
        case "CJK", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA": return "Han"
        default: return word.prefix(1) + word.dropFirst().lowercased()
        }
    }

    /// The first scalar, as a UTF-8 offset, that is not composed, or might compose with the one before it; nil if there
    /// is none. This is the quick check of Unicode Standard Annex 15 with "maybe" as "no" for the marks of Latin,
    /// Greek, Cyrillic and Arabic, Kana and Jamo.
    static func firstUncomposed(in name: String) -> Int? {
        var offset = 0
        var previousClass: UInt8 = 0
        for scalar in name.unicodeScalars {
            let order = scalar.properties.canonicalCombiningClass.rawValue
            if order != 0, order < previousClass { return offset }
            if scalar.properties.isFullCompositionExclusion { return offset }
            switch scalar.value {
            case 0x300...0x345, 0x653...0x655, 0x1161...0x1175, 0x11A8...0x11C2, 0x3099...0x309A:
                return offset
            default: break
            }
            previousClass = order
            offset += UTF8.width(scalar)
        }
        return nil
    }
}
