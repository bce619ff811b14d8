// The imports of a file. Outside comments and literals the word `import` is a declaration, unless it is the name of a
// member (`x.import`) or of an argument (`f(import x: Int)`). In an incomplete file, or in braces, where the compiler
// rejects it, it counts as well: no import is overlooked.

struct ImportDeclaration: Hashable {
    /// The names in the path, without back-ticks: `Firebase`, `App`.
    let path: [String]
    /// The location of the first of them.
    let range: Range<Int>
    /// What passes the import on to other files or modules: `_exported`, `public` or `package`; nil if nothing does.
    private(set) var exposure: String?

    /// All imports of a file, in order.
    static func all(in bytes: [UInt8]) -> [ImportDeclaration] {
        var imports: [ImportDeclaration] = []
        var lexer = CodeLexer(bytes)
        var previous: CodeLexer.Token?
        var modifiers = ImportModifiers()
        while let token = lexer.next() {
            defer {
                modifiers.read(token, endingAt: lexer.place, in: bytes)
                previous = token
            }
            guard case .word(let range) = token, bytes[range].elementsEqual("import".utf8), lexer.interpolations.isEmpty
            else { continue }
            let isMember = previous == .period || previous == .doubleColon
            if isMember && !lexer.startsLine { continue }
            // The words behind it are read by another lexer, and again by this one.
            if var found = ImportDeclaration(behind: lexer) {
                found.exposure = modifiers.exposure
                imports.append(found)
            }
        }
        return imports
    }

    private init?(behind start: CodeLexer) {
        var lexer = start
        var token = lexer.next()
        if case .word(let range) = token, LexerKeywords.isImportKind(lexer.bytes[range]) {
            token = lexer.next()
        }
        guard let first = Self.name(token, in: lexer.bytes) else { return nil }
        var path = [first.text]
        token = lexer.next()
        while token == .period || token == .doubleColon {
            token = lexer.next()
            guard let name = Self.name(token, in: lexer.bytes) else { break }
            path.append(name.text)
            token = lexer.next()
        }
        if token == .colon { return nil }
        self.path = path
        range = first.range
    }

    /// A name, as it is without back-ticks.
    private static func name(_ token: CodeLexer.Token?, in bytes: [UInt8]) -> (text: String, range: Range<Int>)? {
        switch token {
        case .word(let range):
            if LexerKeywords.contains(bytes[range]) || bytes[range].elementsEqual("_".utf8) {
                return nil
            }
            return (String(decoding: bytes[range], as: UTF8.self), range)
        case .quoted(let range):
            let inside = bytes[range].dropFirst().dropLast()
            return (String(decoding: inside, as: UTF8.self), range)
        default: return nil
        }
    }
}

/// The attributes and the access level before a place, as far as they are one after the other.
private struct ImportModifiers {
    private(set) var exposure: String?
    private var isAttribute = false
    /// How many parentheses of an attribute's arguments are open.
    private var depth = 0
    /// Whether an attribute's name has just been read, which arguments may follow.
    private var takesArguments = false

    mutating func read(_ token: CodeLexer.Token, endingAt end: Int, in bytes: [UInt8]) {
        let isName = isAttribute
        let mayOpen = takesArguments
        (isAttribute, takesArguments) = (false, false)
        switch token {
        case .word(let range):
            if depth > 0 { return }
            switch (String(decoding: bytes[range], as: UTF8.self), isName) {
            case ("_exported", true): exposure = "@_exported"
            case ("public", false): exposure = exposure ?? "public"
            case ("package", false): exposure = exposure ?? "package"
            case (_, true): break
            default: exposure = nil
            }
            takesArguments = isName
        // What does not end reaches beyond the end.
        case .other where bytes.indices.contains(end - 1):
            switch bytes[end - 1] {
            case UInt8(ascii: "@") where depth == 0: isAttribute = true
            case UInt8(ascii: "(") where depth > 0 || mayOpen: depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            default: if depth == 0 { exposure = nil }
            }
        default: if depth == 0 { exposure = nil }
        }
    }
}
