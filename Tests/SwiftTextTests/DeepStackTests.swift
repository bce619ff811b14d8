// What nests without brackets uses no more stack than is kept for it.

import Testing

@testable import SwiftText

@Suite("Deep nesting")
struct DeepStackTests {
    @Test(
        "no shape uses more than half of the stack that is kept",
        arguments: [
            ("if a {} ", "else if a {} ", ""), ("let a: ", "() -> ", "A"), ("", "try ", "a()"),
            ("", "await ", "a()"), ("a", ".b", ""), ("a", ".b()", ""), ("a", "?.b", ""),
            ("a", "!", ""),
            ("", "!", "a"), ("", "- ", "a"), ("a", " as A", ""), ("a ", "? b : c ", ""),
            ("a ", "? b ", ""), ("let a: ", "a<\n", "A"), ("let a: ", "inout ", "A"),
            ("let a: ", "any ", "A"), ("let a: ", "@a ", "A"), ("let a = ", "if ", "a {}"),
            ("if case ", "let ", "a = b {}"), ("if case ", "is ", "a = b {}"), ("_ = \\", ".a", ""),
            ("a", " + a", ""), ("let a: A", ".B", ""), ("let a: A", "?", ""),
            ("let a: A", " & B", ""),
            ("let a: ", "~", "A"), ("", "@a ", "func b() {}"), ("", "a: ", "while true {}"),
            ("", "#a ", ""), ("", "copy ", "a"), ("", "consume ", "a"), ("let a = ", "\\a", ""),
            ("", "return ", "a"), ("", "throw ", "a"), ("for ", "for ", ""), ("", "case ", ""),
            ("", "switch ", "a {}"), ("let a: ", "repeat ", "A"), ("let a: ", "each ", "A"),
            ("a", " = a", ""), ("a", " { } ", ""), ("a", "\n.b", ""), ("let a: ", "some ", "A"),
            ("let a: ", "() async throws -> ", "A"), ("func a() ", "-> () ", "{}"),
            ("a ", "< a ", ""), ("a", "::b", ""), ("", "unsafe ", "a"), ("", "import ", "A"),
            ("", "public ", "func a() {}"), ("", "guard ", "a else {}"), ("", "defer ", "{}"),
            ("", "do {} catch ", ""), ("a[", "0...", "]"), ("", "& ", "a"),
            ("", "enum A: ", "B {}"),
            ("", "func ", "a() {}"), ("let a = ", "{ in }", ""), ("", "#if a\n", ""),
            ("var a: A", ", b: B", ""),
        ])
    func shapes(_ start: String, _ link: String, _ end: String) throws {
        let count = min(4000 / link.utf8.count, link.contains("<") ? 300 : 4000)
        let bytes = Array((start + String(repeating: link, count: count) + end).utf8)
        // A greater need ends the process.
        let text = DeepStack.run(bytes: (Nesting.leastStack + bytes.count * Nesting.stackPerByte) / 2) {
            let tree = ParsedFile.tree(of: bytes)
            _ = TokenList(bytes: bytes, tree: tree)
            return tree.tokens(viewMode: .all).reduce(0) { $0 + $1.text.utf8.count }
        }
        #expect(text ?? 0 > 0)
    }

    @Test(
        "what once ran out of stack is read or refused, with its place",
        arguments: [
            ("if a {}", " else if a {}", 2_000, ""), ("if a {}", " else if a {}", 5_700, "\n"),
            ("if a {}", " else if a {}", 50_000, ""), ("let a: ", "() -> ", 2_600, "A"),
            ("let a: ", "() -> ", 50_000, "A"), ("", "try ", 8_400, "a()"), ("", "try\n", 50_000, "a()"),
            ("_ = a", "\n.b()", 4_000, ""), ("let a = ", "if\n", 50_000, "a {}"), ("_ = ", "a\n<", 400, "a"),
            ("_ = ", "a <\n", 50_000, "a"), ("func a() {} ", "", 5_000_000, " "),
        ])
    func long(_ start: String, _ link: String, _ count: Int, _ end: String) throws {
        let unit = link.isEmpty ? "\n" : link
        let text = start + String(repeating: unit, count: count) + end
        let user = UserFile(path: "W.swift", text: Array(text.utf8))
        let fresh = GeneratedFile(identity: "wrapper", path: "W.swift", text: [], marks: [], typeName: nil)
        do throws(MergeError) { _ = try MergeInput(generated: fresh, user: user, base: []).verified() } catch {
            switch error {
            case .tooComplex(_, let line, let column, _): #expect(line + column > 400)
            case .doesNotParse: break
            default: Issue.record("\(error)")
            }
        }
    }

    @Test("what a file of any length may hold is not taken for nesting")
    func ordinary() {
        let lines = [
            "let a = 1\n", "call(a, b)\n", "if a < b {}\n", "case a\n", "// one two three\n",
            "if a {} else {}\n", "func a() {};", "    1,\n", "@a func b() -> C { c.d }\n",
        ]
        for line in lines {
            let text = String(repeating: line, count: 60_000)
            #expect(Nesting.excess(in: Array(text.utf8)) == nil, "\(line)")
        }
    }
}
