// Merges with a state file that is missing, merged or invalid, and input that cannot be merged at all.

import SwiftText
import Testing

@testable import SwiftText

@Suite("Merge base") struct BaseMemberTests {
    @Test("a missing state file: members are added, never updated or retired") func missingStateFile() throws {
        let before = wrapper(
            "//@ required step a\n    func a() { stub }\n//@ required step c\n    func c() { stub }\n//@ end")
        let after = wrapper(
            "//@ required step a\n    func a() { new }\n\n//@ required step b\n    func b() { stub }\n//@ end")
        let trial = try merge(before: nil, after: after, user: before.string)
        #expect(
            trial.text
                == before.string.replacing(
                    "func a() { stub }\n", with: "func a() { stub }\n\n    func b() { stub }\n"))
        #expect(trial.kinds.map { $0.prefix(9) } == ["added b()"])
    }

    @Test("state files of two branches, merged as a union: both texts count as generated") func union() throws {
        func steps(_ parameters: String) -> GeneratedFile {
            wrapper("//@ required step a\n    func a(\(parameters)) { stub }\n//@ end")
        }
        let lines = try record(steps("x: X")) + record(steps("x: Y"))
        for type in ["X", "Y"] {
            let text = steps("x: \(type)").string.replacing("stub", with: "mine")
            let file = UserFile(path: "W.swift", text: Array(text.utf8))
            let result = try MergeInput(generated: steps("x: Z"), user: file, base: lines).verified()
            let merged = result.file.map { String(decoding: $0.new, as: UTF8.self) }
            #expect(merged == steps("x: Z").string.replacing("stub", with: "mine"))
            #expect(result.base.count { $0.id == .step("a") } == 1)
        }
    }

    @Test("a line of a state file survives being written and read")
    func lines() throws {
        let lines = try record(
            wrapper(
                """
                    var a: [String: Int] = [:]
                    func b(for c: D?, _ e: F = .g("\\t|")) async throws(H) -> I {}
                    subscript(a: A) -> B { c }
                    enum Keys { static let a = "A" }
                """))
        for line in lines {
            let again = try #require(BaseMember(fields: line.fields))
            #expect(again == line)
            #expect(again.elements == line.elements)
            #expect(again.key == line.key)
        }
        #expect(BaseMember(fields: []) == nil)
        #expect(BaseMember(fields: ["a", "step b", "c"]) == nil)
        #expect(BaseMember(fields: ["a", "step b", "* func c()", "what"]) == nil)
        #expect(BaseMember(fields: ["a", "b", "* func c()"]) == nil)
        #expect(BaseMember(fields: ["a", "step b", "* func c()"]) != nil)
    }
}

@Suite("Merge errors")
struct MergeErrorTests {
    private func refusal(_ text: [UInt8]) -> MergeError? {
        let file = UserFile(path: "W.swift", text: text)
        do throws(MergeError) {
            _ = try MergeInput(generated: wrapper("    func a() {}"), user: file, base: []).verified()
            return nil
        } catch {
            return error
        }
    }

    @Test("what is not UTF-8, does not parse, or holds marks of an unfinished merge") func refused() {
        #expect(refusal([0x63, 0xFF, 0x0A]) == .notUTF8(path: "W.swift"))
        #expect(
            refusal(Array("class Wrapper {\n    func é( {}\n}\n".utf8))
                == .doesNotParse(path: "W.swift", line: 2, column: 13, message: "')' is missing here"))
        #expect(refusal(Array("a\r<<<<<<< ours\rb\r".utf8)) == .conflictMarkers(path: "W.swift", line: 2))
    }

    @Test(
        "hostile bytes never trap",
        arguments: [
            "", "\u{0}", "}", "/*", "\"\"\"", "#if", "class", "extension", "@", "func", "import",
            "class Wrapper {", "class Wrapper: ,{}", "var a, b: Int", "\u{FEFF}", "func a(",
            "subscript", "`",
        ])
    func hostile(_ text: String) {
        let error = refusal(Array(text.utf8))
        #expect(error != .brokenPostcondition(""))
    }
}
