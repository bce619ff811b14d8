// The types that the public declarations of a rendered file name. A module whose types are among them needs
// `public import`; the compiler warns of one whose types are not.

/// The names in the public declarations of a generated file.
struct DeclaredAPI {
    /// The identifiers that begin with a capital letter.
    private(set) var names: Set<Substring> = []

    /// Reads the text of a generated file, which is indented by four spaces.
    ///
    /// - Parameter access: `public` or `package`.
    init(_ text: [UInt8], access: String) {
        var isOpenType = false
        var isSignature = false
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let code = line.drop { $0 == " " }
            let indent = line.utf8.count - code.utf8.count
            guard !code.hasPrefix("//"), !code.hasPrefix("@preconcurrency"),
                !code.hasPrefix("import")
            else {
                continue
            }
            let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
            if indent == 0, code != "}" {
                // The members of protocols and the cases of enums are as public as these.
                isOpenType = words.contains(access[...]) && (words.contains("protocol") || words.contains("enum"))
            }
            if indent == 0, words.contains("extension") { add(code) }
            let isDeclaration = indent <= 4 && (words.contains(access[...]) || isOpenType && indent == 4)
            let isParameter = isSignature && indent > 4
            if isDeclaration || isParameter || isSignature && code.hasPrefix(")") {
                add(code, depth: isParameter ? 1 : 0)
            }
            isSignature = isDeclaration && code.hasSuffix("(") || isParameter
        }
    }

    /// Adds the names of a declaration, but none of its body. An initial value counts where it gives the declaration
    /// its type, up to its arguments.
    ///
    /// - Parameter depth: How many parentheses are open before the code.
    private mutating func add(_ code: Substring, depth: Int = 0) {
        var depth = depth
        var isLiteral = false
        var isValue = false
        var head = ""
        reading: for word in code.split(separator: " ") {
            if depth == 0, word == "{" || word == "=" && head.contains(":") { break }
            if depth == 0, word == "=" { isValue = true }
            for character in word {
                if character == "\"" { isLiteral.toggle() }
                if isLiteral { continue }
                if isValue, character == "(" { break reading }
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                head.append(character)
            }
            head.append(" ")
        }
        names.formUnion(
            head.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isUppercase ?? false })
    }
}
