// Input that means harm, or nothing at all: decoding ends with diagnostics and never traps.

@testable import FlowFile
import FlowModel
import SeededNumbers
import SwiftText
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    @Test func textsLoseWhatBreaksLines() throws {
        let decoded = Decode.flow(
            #"""
            flow: A
            summary: "  one\u0085two\u2028three\u2029four\r\nfive\n\nsix */ /// \u202Eend\u0007\u000B\u000C "
            discussion: "a\u2028b\t\u200Fc \nd\r\ne\u0085f\n\n"
            steps: { go: { user: "x\ny" } }
            """#)
        #expect(Decode.lines(decoded.diagnostics) == "")
        let flow = try #require(decoded.value)
        #expect(flow.words.summary == "one two three four five six */ /// end")
        #expect(flow.words.discussion == "a\nb c\nd\ne\nf")
        #expect(flow.steps.first?.user == "x y")
    }

    @Test func allMistakesOfAFileInOnePass() {
        let decoded = Decode.flow(
            """
            flow: chat
            steps:
              one: { from: {}, mock: { then: } }
              Two: [x]
              three: { sync: yes }
            statuses: { a: { wiht: x } }
            """)
        #expect(decoded.value == nil)
        #expect(
            decoded.diagnostics.map(\.id) == [
                "flow-name", "flow-missing-key", "flow-missing-key", "flow-name", "flow-wrong-form",
                "flow-wrong-boolean", "flow-unknown-key",
            ])
    }

    @Test func printed() {
        let decoded = Decode.flow("flow: Chat\nsteps:\n  go:\n    fron: [a]\n    sync: yes\n")
        #expect(
            DiagnosticPrinter().text(for: decoded.diagnostics) == """
                flow.yaml:4:5: error: unknown key 'fron' [flow-unknown-key]
                4 |     fron: [a]
                  |     ^~~~
                  = help: did you mean `from`?
                flow.yaml:5:11: error: `sync` takes `true` or `false` [flow-wrong-boolean]
                5 |     sync: yes
                  |           ^~~
                  = help: write `sync: true`

                """)
    }

    @Test func manyMistakesAreCounted() {
        let steps = (0..<500).map { "  s\($0): { a\($0): 1, b\($0): 1 }\n" }.joined()
        let decoded = Decode.flow("flow: A\nsteps:\n" + steps)
        #expect(decoded.diagnostics.count == 101)
        #expect(decoded.diagnostics.contains { $0.id == "yaml-too-many-errors" })
    }

    @Test(arguments: [
        "summary", "use", "initial", "protocol", "imports", "steps", "statuses", "integrations", "version", "style",
        "extends",
    ]) func oddValuesNeverTrap(key: String) {
        let values = [
            "''", "\"\\0\"", "\"\\u202E\"", "[]", "{}", "[[[[]]]]", "{ '': '' }",
            "{ a: { a: { a: } } }",
            "[~, null, '']", "'`'", "'``'", "\"\\U0001F600\"", "-", "'\\(x)'", "'\"'",
            "|\n  a\n  b",
            "'*/'", "'///'", String(repeating: "x", count: 5_000), "\"a\\nb\"", "? a", "é", "'é́'",
        ]
        for value in values {
            let decoded = Decode.flow("flow: A\n\(key): \(value)\n")
            #expect(decoded.value != nil || decoded.diagnostics.hasErrors)
        }
    }

    @Test(arguments: 0..<8)
    func randomEditsNeverTrap(seed: UInt64) {
        let sample = Array(Self.sample.utf8)
        let pieces = [
            "{", "}", "[", "]", ":", " ", "\n", "'", "\"", "~", "null", "- ", "|\n", "a", "A", "`",
            "é", "\u{202E}", "\u{85}", "#", ", ", "then: ", "type: ", "\\", "<", "(", "&", "!", "0",
        ].map { Array($0.utf8) }
        var random = SplitMix64(seed: seed)
        for _ in 0..<150 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
                let piece = pieces.randomElement(using: &random) ?? []
                bytes.replaceSubrange(place..<end, with: piece)
            }
            let file = SourceFile(path: "x.yaml", bytes: bytes)
            let notation = NotationChecker()
            let flow = FlowDecoder(configuration: Configuration(), notation: notation).decode(file)
            let other = ConfigurationDecoder(notation: notation).decode(file)
            for diagnostic in flow.diagnostics + other.diagnostics {
                let range = diagnostic.location?.range ?? 0..<0
                #expect(range.upperBound <= bytes.count)
                #expect(!diagnostic.message.isEmpty)
            }
            #expect(flow.value != nil || flow.diagnostics.hasErrors)
        }
    }

    @Test func everyTruncationIsSafe() {
        let sample = Array(Self.sample.utf8)
        for count in 0..<sample.count {
            let file = SourceFile(path: "x.yaml", bytes: Array(sample.prefix(count)))
            let decoded = FlowDecoder(configuration: Configuration(), notation: NotationChecker()).decode(file)
            #expect(decoded.value != nil || decoded.diagnostics.hasErrors)
        }
    }

    private static let sample = #"""
        flow: Map
        statuses: { a: , b: { with: { x: [Int], y: { type: String, sample: '"s"' } } } }
        errors: { oops: Bad., other: { with: Error } }
        steps:
          go:
            parameters: { for user: User, _ x: { type: Int, default: 1 } }
            from: [a, b]
            via: a
            to: b
            throws: true
            mock:
              - { when: user.ok, then: [.a, '.b(x: [])'], after: 1.5 }
              - throw: MapError.oops
          ask: { returns: [Post], mock: { then: [1, 2] } }
        events: { gone: { to: a } }
        properties: { token: String?, p: { type: X, access: [get, set], observe: true } }
        views: { map: { parameters: { m: [M] } } }
        integrations:
          X: { sdk: A, client: B, delegates: { D: ['func a()'] }, lifecycle: launch }
          Y: { models: { M: { for: V, fields: { i: { type: I, key: k } } } }, controllers: { C: D } }
        use: [X, Y]
        flows: [a, b/*.yaml]
        samples: { URL: x, '[Int]': [1] }
        boundary: { sources: ., allow: [x] }
        """#
}
