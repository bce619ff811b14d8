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
                isOpenType =
                    words.contains(access[...])
                    && (words.contains("protocol") || words.contains("enum"))
            }
            if indent == 0, words.contains("extension") { add(code) }
            let isDeclaration =
                indent <= 4 && (words.contains(access[...]) || isOpenType && indent == 4)
            if isDeclaration || isSignature && indent > 4 { add(code) }
            isSignature = isDeclaration && code.hasSuffix("(") || isSignature && indent > 4
        }
    }

    /// Adds the names of a declaration; what follows ` = ` or ` { ` is a value or a body.
    private mutating func add(_ code: Substring) {
        let head = code.firstRange(of: " { get").map { code[..<$0.lowerBound] } ?? code
        let end = [" = ", " { "].compactMap { head.firstRange(of: $0)?.lowerBound }.min()
        names.formUnion(
            head[..<(end ?? head.endIndex)].split { !($0.isLetter || $0.isNumber || $0 == "_") }
                .filter { $0.first?.isUppercase ?? false })
    }
}
