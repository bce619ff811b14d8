// Hundreds of lists of parameters with comments between them, in any layout, whose order and entries change:
// no comment is lost or written twice, and each still stands beside its parameter.

import SeededNumbers
import Testing

@testable import SwiftMerging

/// A list as a developer may have laid it out.
private struct CommentedDraft {
    var random: SplitMix64
    private(set) var text = ""
    private(set) var comments: [String] = []

    init(_ labels: [String], seed: UInt64) {
        random = SplitMix64(seed: seed)
        text = gap()
        for (index, label) in labels.enumerated() {
            if random.oneIn(4) { text += block() + random.pick(" ", "\n", "\n    ") }
            text += "\(label): \(label.uppercased())"
            if random.oneIn(4) { text += " " + block() }
            if random.oneIn(8) { text += gap() }
            if index + 1 < labels.count { text += "," + gap() }
        }
        text += gap()
    }

    private mutating func comment() -> String {
        comments.append("c\(comments.count)x")
        return comments[comments.count - 1]
    }

    private mutating func block() -> String { "/* \(comment()) */" }

    private mutating func gap() -> String {
        var text = random.pick("", " ", "\n        ")
        while random.oneIn(3) {
            let comment = comment()
            text += random.pick(
                " // \(comment)\n", "/* \(comment) */", "\n    // \(comment)\n        ",
                "\n\n/* \(comment)\n */", "/// \(comment)\n\n", "/* \(comment) */ ")
        }
        return text
    }
}

private func file(_ labels: [String]) -> FreshFile {
    let list = labels.map { "\($0): \($0.uppercased())" }.joined(separator: ", ")
    return fresh(
        "class Wrapper: SDK {\n//@ required step go\n    func go(\(list)) { x }\n//@ end\n}\n")
}

@Suite("Random lists")
struct RandomListTests {
    @Test("comments stay, each beside its parameter", arguments: [UInt64](1...300))
    func list(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let before = Array(
            ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.number(2...4)))
        var after = before.shuffled(using: &random)
        if random.oneIn(3) { after.removeLast() }
        if random.oneIn(3) { after.insert("e", at: random.number(0...after.count)) }
        let draft = CommentedDraft(before, seed: seed)
        let user = "class Wrapper: SDK {\n    func go(\(draft.text)) { mine }\n}\n"
        let story = try merge(before: file(before), after: file(after), user: user)
        #expect(!story.kinds.contains { $0.hasPrefix("conflict") })
        let parsed = try ParsedFile(
            path: "W.swift", identity: nil, text: Array(story.text.utf8))
        let member = try #require(parsed.members.first { $0.key.name == "go" })
        #expect(member.elements.parameters.map(\.label) == after)
        for comment in draft.comments {
            #expect(story.text.components(of: comment) == 1, "\(comment)")
        }
        if before != after { return }
        #expect(story.text == user)
    }

    @Test(
        "a comment that nothing parts from its parameter goes with it", arguments: [UInt64](1...300)
    )
    func tied(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let before = ["a", "b", "c"]
        let after = before.shuffled(using: &random)
        let lines = before.map { label in
            random.pick(
                "// \(label)x\n        \(label): \(label.uppercased())SEP",
                "\(label): \(label.uppercased())SEP // \(label)x",
                "\(label): \(label.uppercased()) /* \(label)x */SEP",
                "/* \(label)x */ \(label): \(label.uppercased())SEP")
        }
        func user(_ order: [String]) -> String {
            let list = order.enumerated().map { index, label in
                lines[before.firstIndex(of: label) ?? 0]
                    .replacing("SEP", with: index + 1 < order.count ? "," : "")
            }
            return "class Wrapper: SDK {\n    func go(\n        "
                + list.joined(separator: "\n        ") + "\n    ) { mine }\n}\n"
        }
        let story = try merge(before: file(before), after: file(after), user: user(before))
        #expect(story.text == user(after))
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
