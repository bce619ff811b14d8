// Texts made to trap, to overflow the stack or to take long.

import SeededNumbers
import Testing

@testable import SwiftText

@Suite struct HostileTests {
    private static let pieces = [
        "[", "(", "{", "<", "!", "?", ".a", "a.", "a ? ", "a ? b : ", "-> ", "() -> ", "some ",
        "any ", "try ", "await ",
        "if ", "if a { } else ", "switch ", "each ", "repeat ", "copy ", "@", "@a ", "&", "& ", "~",
        "\\", "\\.", "\\(",
        "#", "\"", "\"\\(", "#\"", "\")\"+(", "\"]\"+[", "\"\\(\"]\")\"+[", "[Set<", "[[A: ", "([",
        "a<", "A<", "a<b,", "a(", "a{", "inout ", "borrowing ", "let ",
        "case ", "{ if ", "{ func a() ", "{ class A ", "{ return ", "{ let ", "#if ", "#a ", "A & ",
        "A.", "[A:", "`", "/",
        "/*", "a as ", "a is ", "a = ", "0x", "1e", "a b ", "- ", "-", "+", "unsafe ", "consume ",
        "throw ", "then ",
        "yield ", "do ", "for ", "while ", "a: ", "_ ", "$", "$0", "é", "e\u{301}", "/(", "#/(",
        "%", "import a.", "@a(",
        "<#", "#>", "a;", "(a) -> ", "(a, ", "{ a in ", "{ (a) -> ", "{ [a] in ", "A::", "A...",
        "throws(", "async ",
    ]

    @Test(arguments: pieces)
    func repeated(_ piece: String) {
        let checker = NotationChecker()
        for size in [8, 64, 300, 4096] {
            let text = String(repeating: piece, count: max(1, size / piece.utf8.count))
            for end in ["", "a", "A", "A>", "A)", "A]", "\"", "}"] {
                tryAll(text + end, with: checker)
            }
        }
    }

    private func tryAll(_ text: String, with checker: NotationChecker) {
        for read in [
            { _ = try checker.type(text) }, { _ = try checker.type(text, in: .parameter) },
            { _ = try checker.expression(text) },
            { _ = try checker.signature("func a(a: " + text) },
            { _ = try checker.memberName(text) }, { _ = try checker.label(text) },
        ] as [() throws -> Void] {
            do {
                try read()
            } catch let error as NotationError {
                #expect(error.offset >= 0 && error.offset <= text.utf8.count + 10)
                #expect(!error.message.isEmpty)
            } catch {
                Issue.record("only notation errors are thrown")
            }
        }
    }

    @Test func randomTexts() {
        var random = SplitMix64(seed: 5)
        let words =
            Self.pieces + [
                "Int", "a", "B", ")", "]", "}", ">", ",", ":", " ", "String", "\"a\"", "1", "x",
            ]
        let checker = NotationChecker()
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...16, using: &random)
            tryAll((0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(), with: checker)
        }
    }

    @Test func randomScalars() {
        var random = SplitMix64(seed: 6)
        let checker = NotationChecker()
        for _ in 0..<3_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x30000
                let value = UInt32.random(in: 0..<limit, using: &random)
                text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
            }
            tryAll(text, with: checker)
        }
    }

    @Test func whatIsReadIsStable() throws {
        var random = SplitMix64(seed: 7)
        let words = [
            "Int", "[", "]", "(", ")", "->", " ", ",", ":", "?", "any ", "A", "<", ">", ".", "&",
            "@escaping ", "async ", "throws ",
        ]
        let checker = NotationChecker()
        var read = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...9, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            let type: SwiftType
            do { type = try checker.type(text, in: .parameter) } catch { continue }
            read += 1
            #expect(try NotationChecker.parsedType(type.text, in: .parameter) == type, "\(text)")
        }
        #expect(read > 300)
    }

    @Test func everyUnfitScalar() {
        let checker = NotationChecker()
        let unfit =
            Array(0..<0x20) + [
                0x7F, 0x80, 0x85, 0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F,
            ] + Array(0x2028...0x202E) + Array(0x2060...0x206F) + [
                0xFE00, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFE, 0xE0001, 0xE0061, 0x1BCA0, 0x115F, 0x3164,
            ]
        for value in unfit {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            var inside = "In"
            inside.unicodeScalars.append(scalar)
            #expect(throws: NotationError.self, "\(value)") { try checker.type(inside + "t") }
            #expect(throws: NotationError.self, "\(value)") {
                try checker.memberName("i" + inside.dropFirst() + "t")
            }
            // The joiners of emoji.
            if ![0x200D, 0xFE0F].contains(value) {
                #expect(throws: NotationError.self, "\(value)") { try checker.expression("\"" + inside + "t\"") }
            }
            #expect(throws: NotationError.self, "\(value)") {
                try checker.signature("func a(x: " + inside + "t)")
            }
        }
    }

    @Test func limits() throws {
        let checker = NotationChecker()
        let kinds = [
            ("Foo<", ">", 8), ("Result<Int, ", ">", 8), ("[", "]", 8), ("(Int, ", ")", 16),
        ]
        for (open, close, depth) in kinds {
            let opened = String(repeating: open, count: depth)
            let deep = opened + "Int" + String(repeating: close, count: depth)
            #expect(try checker.type(deep).text == deep)
            let error = #expect(throws: NotationError.self) {
                try checker.type(open + deep + close)
            }
            #expect(error?.message.contains("nested too deeply") == true)
        }
        let arrays = String(repeating: "Array<", count: 20) + "Int" + String(repeating: ">", count: 20)
        let tooDeep = #expect(throws: NotationError.self) { try checker.type(arrays) }
        #expect(tooDeep?.offset == 8 * "Array<".utf8.count + 5)
        let inString = "[[\"[[[[[[[[[[\"]]"
        #expect(try checker.expression(inString).text == inString)
        for trick in ["\"]\"+[", "\"\\(\"]\")\"+[", "#\"]\"#+[", "#/]/#+[", "\"\\\"]\"+["] {
            let error = #expect(throws: NotationError.self) {
                try checker.expression(String(repeating: trick, count: 20))
            }
            #expect(error?.message.contains("nested too deeply") == true, "\(trick)")
        }
        let long = #expect(throws: NotationError.self) {
            try checker.expression(String(repeating: "a", count: 4097))
        }
        #expect(long?.message.contains("longer than 4096 bytes") == true)
        #expect(try checker.expression("\"" + String(repeating: "a", count: 4094) + "\"").text.utf8.count == 4096)
    }
}
