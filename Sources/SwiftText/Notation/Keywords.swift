// Swift's keywords, as far as names are concerned: those that the lexer reserves everywhere, and those that no
// name can be even in back-ticks. From "The Swift Programming Language", Lexical Structure; the tests compare the list
// with the parser.

enum Keywords {
    /// Words that a declared name must wear back-ticks for.
    static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

    /// Words that Swift cannot declare or cannot call as a member or type, even in back-ticks.
    static func isImpossible(_ word: String) -> Bool { impossible.contains(word) }

    /// Keywords that even an argument label must wear back-ticks for.
    static func isReservedAsLabel(_ word: String) -> Bool {
        word == "inout" || word == "var" || word == "let"
    }

    /// The keyword that wears back-ticks even as the label of an argument in a call.
    static func isReservedAsArgument(_ word: String) -> Bool { word == "inout" }

    private static let impossible: Set<String> = [
        "Type", "Protocol", "self", "Self", "Any", "init",
    ]

    /// `await` is not reserved, but a value of that name cannot be read without back-ticks.
    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
