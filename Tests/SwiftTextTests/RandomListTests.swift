// Hundreds of lists of parameters in any layout, many with comments, whose order and entries change. A list with a
// comment stays as it is, which is a conflict.

import SeededNumbers
import Testing

@testable import SwiftText

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

private func file(_ labels: [String]) -> GeneratedFile {
    let list = labels.map { "\($0): \($0.uppercased())" }.joined(separator: ", ")
    return fresh("class Wrapper: SDK {\n//@ required step go\n    func go(\(list)) { x }\n//@ end\n}\n")
}

@Suite("Random lists")
struct RandomListTests {
    @Test("a list is written anew if it has no comment", arguments: [UInt64](1...600))
    func list(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let before = Array(["a", "b", "c", "d"].shuffled(using: &random).prefix(random.number(2...4)))
        let reorders = random.oneIn(4)
        var after = reorders ? before.shuffled(using: &random) : before
        if random.oneIn(2) { after.remove(at: random.number(0...after.count - 1)) }
        for label in ["e", "f"] where random.oneIn(3) {
            after.insert(label, at: random.number(0...after.count))
        }
        let draft = CommentedDraft(before, seed: seed)
        let user = "class Wrapper: SDK {\n    func go(\(draft.text)) { mine }\n}\n"
        let trial = try merge(before: file(before), after: file(after), user: user)
        if before != after, !draft.comments.isEmpty {
            #expect(trial.text == user)
            #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
            return
        }
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
        let parsed = try ParsedFile(path: "W.swift", text: Array(trial.text.utf8))
        let member = try #require(parsed.members.first { $0.key.name == "go" })
        #expect(member.key.labels == after)
        if before != after { return }
        #expect(trial.text == user)
    }
}
