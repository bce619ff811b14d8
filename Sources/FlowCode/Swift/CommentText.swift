// Text for a line comment. It is made safe here and nowhere else: no text, wherever it comes from, ends the comment
// that it is written into.

import FlowModel

/// Text for line comments.
enum CommentText {
    /// The text on one line, with control characters, line separators and bidirectional controls as `\u{…}`; what joins
    /// letters and emoji stays.
    static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        return text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E,
                0x2066...0x2069, 0xFEFF:
                String(scalar).visible
            default: String(scalar)
            }
        }.joined()
    }
}
