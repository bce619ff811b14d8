// Statements that developers write, with all that can mislead a merge that reads text instead of Swift: braces and
// keywords in strings and comments, raw and multi-line strings, `#if`, declarations within bodies.

extension Editor {
    /// Some statements, each with a marker, one line an element.
    mutating func statements() -> [String] {
        (1...random.number(1...3)).flatMap { _ in statement() }
    }

    private mutating func statement() -> [String] {
        let mark = mark()
        switch random.number(1...14) {
        case 1: return ["// \(mark): func ask() { }"]
        case 2: return ["let \(mark) = \"} not the end { // TODO(flowgen): \""]
        case 3: return ["print(#\"\(mark) \" \\#(1 + 1) }\"#)"]
        case 4:
            return [
                "let \(mark) = \"\"\"", "    func ask(prompt: String) {", "", "  }", "    \"\"\"",
            ]
        case 5: return ["if let x = Optional(1) {", "    _ = x /* \(mark) } */", "}"]
        case 6: return ["func \(mark)() -> Int {", "    0", "}"]
        case 7: return ["/* \(mark) /* nested } */ still a comment", "*/"]
        case 8:
            return ["#if DEBUG", "print(\"\(mark)\")", "#else", "print(0)", "#endif"]
        case 9: return ["Task { @MainActor [weak self] in _ = (self, \"\(mark)\") }"]
        case 10: return ["let \(mark) = #/[{}\"]+/#"]
        case 11: return ["switch 1 {", "case 1: print(\"\(mark)\")", "default: break", "}"]
        case 12: return ["let \(mark) = \"\\(\"inner \\(1 + 1) }\") 🦊 e\u{301}\"; _ = \(mark)"]
        case 13: return ["// flowgen:retired \(mark)", "defer { print(1) }"]
        default: return ["guard case .none = Optional<Int>.none else { fatalError(\"\(mark)\") }"]
        }
    }

    /// Lines, each at this indentation; the first too.
    func lines(_ lines: [String], _ indentation: String) -> String {
        lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: newline)
    }
}
