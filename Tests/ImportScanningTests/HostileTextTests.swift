// Files that nobody would write: nesting without end, what does not end, and texts put together at random. None takes
// long or ends the process, and the words that are found are those that Swift's lexer finds.

import SeededNumbers
import SwiftParser
import SwiftSyntax
import Testing

@testable import ImportScanning

@Suite("Hostile texts")
struct HostileTextTests {
    private let scanner = ImportScanner(modules: ["Firebase"])

    private func count(_ text: String) -> Int {
        scanner.imports(in: Array(text.utf8)).count
    }

    private static func many(_ text: String, _ count: Int = 20_000) -> String {
        String(repeating: text, count: count)
    }

    /// A piece of text, over and over.
    struct Many: Sendable {
        var before = ""
        let piece: String
        var count = 20_000
        var text: String { before + HostileTextTests.many(piece, count) }
    }

    @Test(
        "However deep the nesting is, what stands beside it is found",
        arguments: [
            Many(before: "let a = ", piece: "[", count: 24), Many(before: "let a: ", piece: "["),
            Many(before: "let a = ", piece: "["), Many(before: "let a = ", piece: "(["),
            Many(piece: "{ ["), Many(piece: "#if A\n"), Many(before: "let a = ", piece: "()"),
            Many(before: "let a = ", piece: "- "), Many(before: "let a = b", piece: ".c()"),
            Many(before: "let a = ", piece: "!"), Many(before: "let a: A", piece: " -> A"),
            Many(before: "let a: ", piece: "A<"), Many(piece: "@a "), Many(piece: "a ? b : "),
            Many(piece: "if a {} else "), Many(piece: "`"), Many(piece: "<#"), Many(piece: "$"),
            Many(piece: "import ."), Many(piece: "#"),
        ])
    func nesting(deep: Many) {
        let closed = Self.many("]", deep.count)
        #expect(count("import Firebase\n\(deep.text)\nimport Firebase") == 2)
        #expect(count("import Firebase\n\(deep.text)1\(closed)\nimport Firebase") == 2)
    }

    @Test(
        "What does not end swallows the rest, and takes no time over it",
        arguments: [
            Many(piece: "/*"), Many(before: "let a = ", piece: "\"\"\"\n\\("),
            Many(piece: "/* import Firebase"), Many(before: "let a = ", piece: "#\"\"\"\n\\#("),
        ])
    func endless(open: Many) {
        #expect(count("import Firebase\n\(open.text)\nimport Firebase") == 1)
    }

    @Test(
        "What ends with its line swallows no more",
        arguments: [
            Many(piece: "\"\\("), Many(piece: "#\"", count: 1_001), Many(piece: "/ "),
            Many(piece: "/(", count: 1_001), Many(piece: " /a[", count: 1_001), Many(piece: "\\/"),
            Many(piece: "#/\n"), Many(piece: "#/a "), Many(piece: "'", count: 1_001),
        ])
    func lines(open: Many) {
        #expect(count("import Firebase\na = \(open.text)\nimport Firebase") == 2)
    }

    @Test("Comments within comments, each with the word in it")
    func comments() {
        let nested = Self.many("import /* ") + Self.many("*/ ") + "Firebase"
        #expect(count(nested) == 1)
        #expect(count(Self.many("import /* Firebase\n")) == 0)
    }

    @Test("Many conditions, and what looks like them")
    func conditions() {
        for depth in [1, 15, 16, 17, 60, 5_000] {
            let nested =
                "#if B\nlet s = \"import Firebase\"\n#endif\n" + Self.many("#if A\n", depth)
                + "import Firebase\n" + Self.many("#elseif B\n#else\n#endif\n", depth)
            #expect(count(nested) == 1, "\(depth)")
            let flat = Self.many("#if A\n#endif\n", depth)
            #expect(count(flat + "/* x\n#endif */\nimport Firebase") == 1)
            #expect(count(flat + "/* #if */ import Firebase") == 1)
            #expect(count(flat + "#if A\n#endif /* see\nimport Firebase\n*/") == 0)
            #expect(count(flat + "let a = \"\"\"\n#endif \"\"\"\nimport Firebase") == 1)
        }
    }

    @Test("Bytes at random")
    func randomBytes() {
        var numbers = SplitMix64(seed: 7)
        let ends: [UInt8] =
            Array("\"'`#/\\()[]{}*\n\r ._:<>?!a".utf8) + [0, 0x80, 0xC2, 0xA0, 0xFF]
        let word = Array("import Firebase".utf8)
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<numbers.number(0...40) {
                bytes += numbers.oneIn(8) ? word : [numbers.pick(ends) ?? 0]
            }
            for found in scanner.imports(in: bytes) {
                #expect(Array(bytes[found.range]).starts(with: "F".utf8))
            }
        }
    }

    /// What random texts are made of: each alone is harmless, and together they are not.
    private static let pieces = [
        "import A", "import", "x.", "a", " ", " ", "\n", "\n", "/", "/ ", " /", "//", "/*", "*/",
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "\\", "#/", "/#", "#/\n", "\n/#",
        "=", " = ", "+", ",", ":", "::", "try?", "try! ", "func ", "return ", "self", ".init", "-",
        "`", "'", "<#", "#>", "#if ", "\n#endif\n", "é", "\u{A0}", "?", "!", "->", "&", ".", "..",
        "##\"", "\"##", "/[a/]/", "/(\"/", "\r\n", "{", "}", ";", "1", "\t", "*", "\"\\(a)\"",
    ]

    @Test("In texts at random the same words are found as by Swift's lexer")
    func agreement() {
        var found = 0
        for seed in 0..<5_000 as Range<UInt64> {
            var numbers = SplitMix64(seed: seed)
            var text = ""
            for _ in 0..<numbers.number(1...14) { text += numbers.pick(Self.pieces) ?? "" }
            text += numbers.oneIn(2) ? "\nimport B" : " import B"
            guard let expected = Self.parsed(text) else { continue }
            found += expected.count
            #expect(Self.lexed(text) == expected, "\(seed): \(text.debugDescription)")
        }
        #expect(found > 2_500)
    }

    /// Finds interpolations that are not closed: the parser then has the lexer begin anew.
    private final class OpenInterpolations: SyntaxVisitor {
        var haveAny = false

        override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
            if node.rightParen.presence == .missing { haveAny = true }
            return .visitChildren
        }
    }

    /// Where the word `import` stands in code, by the parser; it may be a member's name to it. Nil where the parser
    /// goes beyond what the lexer says.
    private static func parsed(_ text: String) -> [Int]? {
        let tree = Parser.parse(source: text)
        let visitor = OpenInterpolations(viewMode: .sourceAccurate)
        visitor.walk(tree)
        if visitor.haveAny { return nil }
        return tree.tokens(viewMode: .sourceAccurate)
            .filter { [.keyword(.import), .identifier("import")].contains($0.tokenKind) }
            .map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }
    }

    /// The same by the scanner.
    private static func lexed(_ text: String) -> [Int] {
        let bytes = Array(text.utf8)
        var lexer = CodeLexer(bytes)
        var places: [Int] = []
        while let token = lexer.next() {
            guard case .word(let range) = token, bytes[range].elementsEqual("import".utf8) else {
                continue
            }
            places.append(range.lowerBound)
        }
        return places
    }
}
