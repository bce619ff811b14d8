// How much room a text takes, without a font at hand: names stand in a font of fixed width, words in
// one whose letters are about half as wide as high. Characters of East Asia count twice.

enum TextMeasure {
    static func name(_ text: String, size: Double) -> Double { units(text) * size * 0.61 }

    static func words(_ text: String, size: Double) -> Double { units(text) * size * 0.54 }

    private static func units(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                sum + 2
            default: sum + 1
            }
        }
    }
}
