// Files that nobody would write: nesting without end, what does not end, and bytes at random. None takes long or ends
// the process.

import SeededNumbers
import Testing

@testable import SwiftText

@Suite("Hostile texts")
struct HostileTextTests {
    private let scanner = ImportScanner(modules: ["Firebase"])

    private func count(_ text: String) -> Int {
        scanner.imports(in: Array(text.utf8))?.count ?? -1
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
        "A file that is nested too deeply for the parser is told apart from one without imports",
        arguments: [
            Many(before: "let a = ", piece: "[", count: 24), Many(before: "let a: ", piece: "["),
            Many(before: "let a = ", piece: "(["), Many(piece: "{ ["), Many(piece: "#if A\n"),
            Many(before: "let a: ", piece: "A<"), Many(piece: "#"),
        ])
    func nesting(deep: Many) {
        #expect(scanner.imports(in: Array((deep.text + "\nimport Firebase").utf8)) == nil)
        // What comes behind the last import is not read.
        #expect(count("import Firebase\n\(deep.text)") == 1)
        #expect(count("import UIKit\n\(deep.text)") == 0)
    }

    @Test(
        "However often something stands there, what is beside it is found",
        arguments: [
            Many(before: "let a = ", piece: "()"), Many(piece: "@a ", count: 1_000), Many(piece: "\n\n// import"),
            Many(piece: "`a` ", count: 1_000),
            Many(before: "let a = ", piece: "b + ", count: 1_000),
            Many(before: "let a = b", piece: ".c()", count: 1_000),
        ])
    func length(long: Many) {
        #expect(count("import Firebase\n\(long.text)1\nimport Firebase") == 2)
    }

    @Test(
        "What does not end swallows the rest, and takes no time over it",
        arguments: [Many(piece: "/* import Firebase", count: 400), Many(before: "let a = ", piece: "#\"\"\"\n")])
    func endless(open: Many) {
        #expect(count("import Firebase\n\(open.text)\nimport Firebase") == 1)
    }

    @Test("Comments within comments, each with the word in it")
    func comments() {
        let nested = Self.many("import /* ", 150) + Self.many("*/ ", 150) + "Firebase"
        #expect(count(nested) == 1)
        #expect(count(Self.many("import /* Firebase\n")) == 0)
    }

    @Test("Many conditions, and what looks like them")
    func conditions() {
        for depth in [1, 15, 40, 60] {
            let nested =
                "#if B\nlet s = \"import Firebase\"\n#endif\n" + Self.many("#if A\n", depth)
                + "import Firebase\n" + Self.many("#elseif B\n#else\n#endif\n", depth)
            // The parser gives up somewhere, and the file counts as unreadable.
            #expect(count(nested) == (depth < 40 ? 1 : -1), "\(depth)")
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
            for found in scanner.imports(in: bytes) ?? [] {
                #expect(Array(bytes[found.range]).starts(with: "F".utf8))
            }
        }
    }

    @Test("A file of which anything is missing still says what it declares", arguments: UInt64(1)...60)
    func broken(seed: UInt64) {
        let text = """
            /// Does it.
            final class Wrapper<T: A>: @unchecked B, C & D where T: E {
                @X(1) private(set) var (a, b): (Int, [String: Int]) = (1, [:]), c: Int { didSet {} }
                init?(_ a: Int = 1, b c: some A..., d: () -> Void) async throws(E) {}
                subscript(a: Int) -> Int { get { 1 } set {} }
                #if DEBUG
                enum F: String { case a = "\\(1)", b; indirect case c(Int) }
                #else
                func `g`<U>(_: U) -> some A where U: B { { $0 }(1) }
                #endif
                deinit {}
            }
            extension X.Wrapper: Y {}
            """
        var random = SplitMix64(seed: seed)
        for _ in 0..<50 {
            var bytes = Array(text.utf8)
            for _ in 0..<random.number(1...4) {
                let start = random.number(0...bytes.count)
                let piece = Array(random.pick("", "{", ")", "\"", "class ", "/*", "#if ", "@", " ").utf8)
                bytes.replaceSubrange(start..<min(bytes.count, start + random.number(0...12)), with: piece)
            }
            _ = DeclaredTypes(in: bytes)
        }
        let types = DeclaredTypes(in: Array("final class Wrapper: B {\n    func a( {\n}\n".utf8))
        #expect(types.declares("Wrapper"))
    }
}
