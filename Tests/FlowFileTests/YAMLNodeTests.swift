// The tree: its values, and the exact source text behind each of them.

import FlowModel
import FlowFile
import Testing

@Suite struct YAMLNodeTests {
    @Test func sampleTree() throws {
        let reading = read(sample)
        #expect(reading.summary(of: sample) == [])
        let root = try #require(reading.root)
        #expect(root.at("summary")?.outline == "Lets the user — ja, wirklich 😀 — talk to an assistant.")
        #expect(root.at("discussion")?.scalar == YAMLScalar(text: "First.\n\n  Second.\n", style: .literal))
        #expect(root.at("steps", "startChat", "via")?.outline == "[loading, ~]")
        #expect(root.at("steps", "startChat", "parameters")?.outline == "{prompt: String, for user: User?}")
        #expect(root.at("statuses")?.outline == "{idle: ~, failed: {with: {reason: [{String: [Int]}]}}}")
    }

    @Test(arguments: [
        (["flow"], "ChatBot"), (["discussion"], "|\n  First.\n\n    Second."),
        (["steps", "setupSDK", "to"], "[ initialized, \"failed\" ]"),
        (["steps", "setupSDK"], "from: idle\n    to: [ initialized, \"failed\" ]"),
        (["steps", "startChat", "parameters"], "{ prompt: String, 'for user': User? }"),
        (["steps", "startChat", "via"], "- loading\n    -"),
        (["statuses", "idle"], ""), (["statuses", "failed", "with", "reason"], "[String: [Int]]"),
        (["summary"], "Lets the user — ja, wirklich 😀 — talk\n  to an assistant."),
    ])
    func sourceText(path: [String], expected: String) throws {
        var node = try #require(read(sample).root)
        for name in path { node = try #require(node.at(name)) }
        let file = SourceFile(path: "a.yaml", bytes: Array(sample.utf8))
        #expect(file.text(in: node.range) == expected)
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func rangesWithEveryLineEndAndMark(lineEnd: String, mark: String) throws {
        let text =
            mark
            + "é: x # 😀\u{2028}b: 'ü'\u{85}c: {k:   }\n# c\nd: [a:  , b]\n"
            .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
        let file = SourceFile(path: "a", bytes: Array(text.utf8))
        let reading = YAMLDocument.read(file)
        let root = try #require(reading.root)
        let source = root.all.map { file.text(in: $0.range) }
        #expect(source.contains("'ü'") && source.contains("{k:   }") && source.contains("a:"))
        #expect(source.contains("[a:  , b]") && source.contains("é"))
        for node in root.all {
            if let scalar = node.scalar, scalar.style == .plain {
                #expect(file.text(in: node.range) == scalar.text)
            }
        }
    }

    @Test(arguments: [
        ("a:", true), ("a: ~", true), ("a: null", true), ("a: Null", false), ("a: ''", false),
        ("a: 'null'", false), ("a: \"~\"", false), ("a: []", false), ("a: {}", false),
        ("a:   # c", true), ("a:\n\n", true),
    ])
    func null(text: String, expected: Bool) {
        #expect(read(text).root?.at("a")?.isNull == expected)
    }

    @Test(arguments: [
        ("a: x", YAMLScalar.Style.plain), ("a: 'x'", .singleQuoted), ("a: \"x\"", .doubleQuoted),
        ("a: |\n  x", .literal), ("a: >\n  x", .folded),
    ])
    func styles(text: String, style: YAMLScalar.Style) {
        #expect(read(text).root?.at("a")?.scalar?.style == style)
    }

    @Test func flowStyle() {
        #expect(read("a: [x]").root?.at("a")?.isFlowStyle == true)
        #expect(read("a: {x: y}").root?.at("a")?.isFlowStyle == true)
        #expect(read("a:\n- x").root?.at("a")?.isFlowStyle == false)
        #expect(read("a:\n  x: y").root?.at("a")?.isFlowStyle == false)
        #expect(read("a: x").root?.at("a")?.isFlowStyle == false)
    }

    @Test(arguments: [
        "[[Int]: String]", "[Result<A, B>]", "[(Int, String)]", "[String: Result<A, B>]", "[Post]",
        "[(a: Int) -> Void]", "[.f(x: .y), .g]",
    ])
    func typesInFlowSequencesAreLeftAlone(type: String) throws {
        let text = "t: \(type)"
        let reading = read(text)
        #expect(reading.summary(of: text) == [])
        let node = try #require(reading.root?.at("t"))
        #expect(SourceFile(path: "", bytes: Array(text.utf8)).text(in: node.range) == type)
        #expect(node.isFlowStyle)
    }

    @Test func oneExplicitDocumentIsFine() {
        #expect(read("---\na: b\n...\n").root?.outline == "{a: b}")
        #expect(read("---\na: b\n...\n").diagnostics.isEmpty)
        #expect(read("? a\n: b\n").root?.outline == "{a: b}")
        #expect(read("\u{202E}a: b").root?.outline == "{\u{202E}a: b}")
    }
}
