// Thousands of random merges: whatever the flow becomes and the developer has done, the merge keeps its promises, and
// every hand-written word is still there, in order.

import Foundation
import SeededNumbers
import Testing

@testable import SwiftText

/// What a developer does to a file, each word of it marked.
private struct Editor {
    var text: String
    var words = 0
    var dice: SplitMix64

    mutating func word() -> String {
        words += 1
        return "mine\(words)x"
    }

    mutating func edit(isTame: Bool) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices where dice.chance(40) {
            if lines[index].hasSuffix("stub()") {
                lines[index] = "        \(word())(\"// \(word())\")"
            }
            if lines[index].hasSuffix("manager") { lines[index] += " // \(word())" }
            if lines[index].contains("    func "), !isTame, dice.chance(40) {
                lines[index] = wild(lines[index])
            }
            if lines[index].hasPrefix("    func "), dice.chance(30) {
                lines[index] =
                    "    " + dice.word(of: ["public ", "@discardableResult ", "override "]) + lines[index].dropFirst(4)
            }
            if lines[index] == "    }", dice.chance(30) {
                lines[index] += dice.word(of: [
                    " // \(word())", "\n    let \(word()) = 1", "; let \(word()) = 2", "\n\n    // MARK: \(word())",
                    "\n    #if DEBUG\n    func \(word())() {}\n    #endif",
                ])
            }
        }
        text = lines.joined(separator: "\n")
        if !isTame, dice.chance(10) { removeMember() }
        text = layout(text)
    }

    private mutating func wild(_ line: String) -> String {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: line.replacing("a: Int", with: "a \(word()): Int")
        case 1: line.replacing("(", with: "( /* \(word()) */ ", maxReplacements: 1)
        case 2: line.replacing("Int", with: "Word\(word())")
        default: line.replacing(", ", with: ",\n        ")
        }
    }

    /// Takes a function out.
    private mutating func removeMember() {
        guard let start = text.range(of: "    func "),
            let end = text.range(of: "\n    }", range: start.upperBound..<text.endIndex)
        else { return }
        text.removeSubrange(start.lowerBound..<end.upperBound)
    }

    private mutating func layout(_ text: String) -> String {
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: text.replacing("\n", with: "\r\n")
        case 1: text.replacing("    ", with: "\t")
        case 2: text.replacing("    ", with: "  ")
        case 3: "\u{FEFF}" + text
        case 4: String(text.dropLast())
        default: text
        }
    }

    static func words(of text: String) -> [String] {
        text.matches(of: /mine\d+x/).map { String($0.output) }
    }
}

@Suite("Random merges")
struct RandomMergeTests {
    private static var rounds: Int {
        ProcessInfo.processInfo.environment["FLOWGEN_MERGE_ROUNDS"].flatMap(Int.init) ?? 60
    }

    private func user(_ text: String) -> UserFile {
        UserFile(path: "W.swift", text: Array(text.utf8))
    }

    private func text(_ result: MergeResult, else old: String) -> String {
        result.file.map { String(decoding: $0.new, as: UTF8.self) } ?? old
    }

    @Test("promises are kept, words stay in order", arguments: [true, false]) func promises(isTame: Bool) throws {
        for seed in 0..<UInt64(Self.rounds) {
            var dice = SplitMix64(seed: seed)
            let draft = Draft.random(&dice)
            let base = try record(draft.file)
            var editor = Editor(text: draft.file.string, dice: dice)
            editor.edit(isTame: isTame)
            dice = editor.dice
            let after = draft.changed(&dice)
            do { _ = try ParsedFile(path: "", text: Array(editor.text.utf8)) } catch {
                // The editor has broken the file.
                continue
            }
            do {
                let result = try MergeInput(generated: after.file, user: user(editor.text), base: base).verified()
                let merged = text(result, else: editor.text)
                #expect(Editor.words(of: merged) == Editor.words(of: editor.text), "seed \(seed)")
                let conflicts = result.outcomes.filter { $0.kind == .conflict }
                #expect(conflicts.isEmpty || !isTame, "seed \(seed): \(conflicts)")
                if conflicts.isEmpty { try expectSteps(after, in: merged, seed: seed) }
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
    }

    private func expectSteps(_ draft: Draft, in text: String, seed: UInt64) throws {
        let parsed = try ParsedFile(path: "W.swift", text: Array(text.utf8))
        for step in draft.steps {
            let labels = step.parameters.map { String($0.label.split(separator: " ")[0]) }
            let own = parsed.members.filter {
                $0.key.kind == .func && $0.key.name == step.name && $0.key.labels == labels
            }
            #expect(own.count == 1, "seed \(seed): \(step.name)")
        }
    }

    /// The lines of a file without imports, `#if` and `NSObject`: those that came stay in a file with hand-written code.
    private func code(_ text: String) -> [String] {
        text.split(separator: "\n").filter { !$0.hasPrefix("import ") && !$0.contains("#") }
            .map { String($0).replacing("NSObject, ", with: "") }
    }

    @Test("a flow that changes and changes back restores the file, imports apart") func back() throws {
        for seed in 0..<UInt64(Self.rounds) {
            var dice = SplitMix64(seed: seed)
            let draft = Draft.random(&dice)
            let base = try record(draft.file)
            let mine = draft.file.string.replacing("stub()", with: "mine()")
            var after = draft.changed(&dice)
            for index in after.steps.indices { after.steps[index].former = nil }
            if after.steps.map(\.name).filter(draft.steps.map(\.name).contains)
                != draft.steps.map(\.name).filter(after.steps.map(\.name).contains)
            {
                continue
            }
            let there = try MergeInput(generated: after.file, user: user(mine), base: base).verified()
            let between = text(there, else: mine)
            let here = try MergeInput(generated: draft.file, user: user(between), base: there.base).verified()
            #expect(code(text(here, else: between)) == code(mine), "seed \(seed)")
            let imports = mine.split(separator: "\n").filter { $0.hasPrefix("import ") }
            let lines = text(here, else: between).split(separator: "\n")
            #expect(imports.allSatisfy(lines.contains), "seed \(seed)")
        }
    }
}
