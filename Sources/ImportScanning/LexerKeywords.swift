// The words of Swift that are not names: an import has none of them for its module, and a slash behind one of them
// begins a regex rather than that it divides.

/// Swift's keywords.
enum LexerKeywords {
    /// Whether a word is a keyword, rather than a name.
    static func contains(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= 15 && all.contains(String(decoding: word, as: UTF8.self))
    }

    /// What may appear between `import` and the module: `import struct A.B`.
    static func isImportKind(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= 9 && importKinds.contains(String(decoding: word, as: UTF8.self))
    }

    /// What a word is to a slash that follows.
    static func what(_ word: ArraySlice<UInt8>) -> CodeLexer.Before {
        guard contains(word) else { return .operand }
        switch String(decoding: word, as: UTF8.self) {
        case "true", "false", "Any", "nil", "self", "Self", "super": return .operand
        case "func", "operator": return .operatorName
        case "try": return .attempt
        default: return .operandExpected
        }
    }

    /// The directives that an expression may follow.
    static let directives = Set(["if", "else", "elseif", "endif"].map { Array($0.utf8) })

    private static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "var", "let", "func", "inout",
    ]

    private static let all: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
