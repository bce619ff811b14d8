// YAML of other programs is read with what flow files may not contain, and ends within bounds whatever it holds.

import Diagnostics
import FlowYAML
import Testing

@Suite("YAML of other programs")
struct ForeignYAMLTests {
    /// A document as JSON has it, with texts only; nil if it cannot be read.
    private func read(_ text: String) -> String? {
        read(Array(text.utf8))
    }

    private func read(_ bytes: [UInt8]) -> String? {
        YAMLDocument.foreignRoot(of: SourceFile(path: "a.yml", bytes: bytes)).map(written)
    }

    private func written(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): scalar.text
        case .sequence(let nodes): "[" + nodes.map(written).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.name): \(written($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(
        "Anchors, aliases, merge keys and tags",
        arguments: [
            ("a: &x { b: 1 }\nc: *x\n", "{a: {b: 1}, c: {b: 1}}"),
            ("a: &x [1, &y two]\nc: [*y, *x]\n", "{a: [1, two], c: [two, [1, two]]}"),
            ("a: &x { b: 1, c: 2 }\nd: { <<: *x, b: 3 }\n", "{a: {b: 1, c: 2}, d: {b: 3, c: 2}}"),
            (
                "a: &x {b: 1}\nc: &y {b: 2, d: 3}\ne: {<<: [*x, *y]}\n",
                "{a: {b: 1}, c: {b: 2, d: 3}, e: {b: 1, d: 3}}"
            ),
            ("a: &x 1\nb: *x\nc: &x 2\nd: *x\n", "{a: 1, b: 1, c: 2, d: 2}"),
            ("? [a]\n: 1\nb: 2\n", "{b: 2}"),
            ("a: !!str 1\n'<<': 2\n", "{a: 1, <<: 2}"),
            ("%YAML 1.1\n---\na: ü # b\n---\nc: [\n", "{a: ü}"),
            ("\u{FEFF}a: &x b#c\nd: *x\n", "{a: b#c, d: b#c}"),
        ])
    func resolved(text: String, expected: String) {
        #expect(read(text) == expected, "\(text)")
    }

    @Test(
        "What cannot be read is nothing",
        arguments: ["", "# only\n", "a: *b\n", "a: &a [*a]\n", "a: {<<: 1}\n", "a: [", "a: \u{0}"])
    func refused(text: String) {
        #expect(read(text) == nil, "\(text)")
    }

    @Test("Aliases of aliases end at a depth, and merge keys at a size")
    func bounds() {
        #expect(read([0x61, 0x3A, 0xFF]) == nil)
        var chain = "a0: &a0 x\n"
        for index in 1...1_000 { chain += "a\(index): &a\(index) [*a\(index - 1)]\n" }
        #expect(read(chain) == nil)
        let keys = (0..<2_000).map { "k\($0): 1" }.joined(separator: ", ")
        let merges = String(repeating: "- { <<: *x }\n", count: 2_000)
        #expect(read("- &x { \(keys) }\n" + merges) == nil)
        #expect(read(String(repeating: "[", count: 10_000)) == nil)
        // Ten aliases, nine times: a tree of a thousand million values, and small.
        var wide = "- &a0 x\n"
        for index in 1...9 {
            let list = Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", ")
            wide += "- &a\(index) [\(list)]\n"
        }
        let file = SourceFile(path: "a.yml", bytes: Array(wide.utf8))
        #expect(YAMLDocument.foreignRoot(of: file) != nil)
    }
}
