// The merge of two branches by members: each rule with a text that shows it, then random edits of both sides, of which
// no word may be lost.

import Foundation
import SeededNumbers
import Testing

@testable import SwiftText

@Suite("Two branches")
struct BranchMergeTests {
    private static let base = """
        // Head.

        import Foundation

        /// A door.
        final class Door: DoorSDK {
            let a = 1

            func open() {
                print("open")
            }

            func close() {
                print("close")
            }
        }

        extension Manager {
            func make() -> Door { Door() }
        }

        """

    private static func merged(
        _ ours: String, _ theirs: String, base: String? = base, written: String? = nil
    ) throws -> (text: String, conflicts: [String]) {
        let versions = BranchVersions(
            base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        let lines = try written.map(Self.lines) ?? []
        let result = try BranchInput(path: "D.swift", versions: versions, written: lines, renamedSteps: [:]).merged()
        return (String(decoding: result.text, as: UTF8.self), result.conflicts.map(\.member))
    }

    /// What a state file says of a text that flowgen has written.
    private static func lines(of text: String) throws -> [BaseMember] {
        let file = GeneratedFile(identity: "d", path: "D.swift", text: Array(text.utf8), marks: [], typeName: "Door")
        let parsed = try ParsedFile(path: "D.swift", text: file.text)
        return GeneratedMember.all(of: file, parsed: parsed).map { BaseMember(identity: "d", member: $0) }
    }

    private static func edited(_ edits: (String, String)...) -> String {
        edits.reduce(base) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    @Test(
        "One side alone is taken, byte by byte",
        arguments: [
            edited(("print(\"open\")", "print( 1 )")), edited(("    let a = 1\n", "")),
            edited(("import Foundation", "import UIKit\nimport Foundation")), edited(("// Head.\n\n", "")),
            edited(("func open()", "func open(slowly: Bool)")), edited(("Door: DoorSDK", "Door: NSObject, DoorSDK")),
            edited(("\n    func close() {\n        print(\"close\")\n    }\n", "")),
            edited(("func make() -> Door { Door() }", "func make() -> Door {\n        Door()\n    }")),
        ]) func oneSide(_ other: String) throws
    {
        for (ours, theirs) in [(other, Self.base), (Self.base, other), (other, other)] {
            let result = try Self.merged(ours, theirs)
            #expect(result.text == other)
            #expect(result.conflicts == [])
        }
    }

    @Test("New members come behind the nearest sibling, ours first")
    func added() throws {
        let result = try Self.merged(
            Self.edited(("\n    func close", "\n    func knock() {\n        print(1)\n    }\n\n    func close")),
            Self.edited(("\n    func close", "\n    func ring() {\n        print(2)\n    }\n\n    func close")))
        let expected = Self.edited(
            (
                "\n    func close",
                "\n    func knock() {\n        print(1)\n    }\n\n    func ring() {\n"
                    + "        print(2)\n    }\n\n    func close"
            ))
        #expect(result.text == expected)
    }

    @Test("The head comes from one side, the body from the other")
    func headAndBody() throws {
        let result = try Self.merged(
            Self.edited(("open()", "open(slowly: Bool)")), Self.edited(("print(\"open\")", "print(2)")))
        #expect(result.text == Self.edited(("open()", "open(slowly: Bool)"), ("print(\"open\")", "print(2)")))
        #expect(result.conflicts == [])
    }

    @Test("What both have changed is shown with base")
    func conflict() throws {
        let result = try Self.merged(
            Self.edited(("print(\"open\")", "print(1)")), Self.edited(("print(\"open\")", "print(2)")))
        #expect(result.conflicts == ["open()"])
        let shown = """
            <<<<<<< ours

                func open() {
                    print(1)
                }
            ||||||| base

                func open() {
                    print("open")
                }
            =======

                func open() {
                    print(2)
                }
            >>>>>>> theirs

                func close
            """
        #expect(result.text.contains(shown), "\(result.text)")
    }

    /// The line that is new.
    private static func line(_ text: String) -> String {
        text.components(separatedBy: "\n").first { !base.contains($0) } ?? text
    }

    @Test("A skeleton gives way to what is written by hand")
    func skeleton() throws {
        let ours = Self.edited(("open()", "open(slowly: Bool)"), ("print(\"open\")", "TODO()"))
        let theirs = Self.edited(("print(\"open\")", "print(2)"))
        // The merge with the flow brings the declaration.
        #expect(try Self.merged(ours, theirs, written: ours).text == theirs)
        let removed = Self.edited(("    func open() {\n        print(\"open\")\n    }\n\n", ""))
        #expect(try Self.merged(ours, removed, written: ours).text == removed)
    }

    @Test(
        "What is written by hand around a skeleton is a conflict, not lost",
        arguments: [
            ("let a = 1", "let a = 1 // ours", "let a = 1 // theirs"),
            ("func open() {", "@discardableResult func open() {", "public func open() {"),
            ("    func open() {", "    // ours\n    func open() {", "    // theirs\n    func open() {"),
            ("    func open() {", "    func open(/* ours */) {", "    func open() /* theirs */ {"),
            ("(\"open\")\n    }", "(\"open\")\n    } // ours", "(\"open\")\n    } // theirs"),
            ("(\"close\")\n    }\n}", "(\"close\")\n    }\n} // ours", "(\"close\")\n    }\n} // theirs"),
        ]) func aroundSkeleton(_ text: String, _ own: String, _ other: String) throws
    {
        let (ours, theirs) = (Self.edited((text, own)), Self.edited((text, other)))
        let result = try Self.merged(ours, theirs, written: Self.base)
        #expect(result.conflicts.count == 1, "\(result.text)")
        #expect(result.text.contains(Self.line(own)) && result.text.contains(Self.line(other)))
        for (side, words) in [(ours, own), (theirs, other)] {
            let removed = Self.edited(
                ("    func open() {\n        print(\"open\")\n    }\n\n", ""), ("    let a = 1\n", ""))
            #expect(try Self.merged(side, removed, written: Self.base).text.contains(Self.line(words)))
        }
    }

    @Test("A side that was chosen goes where both have changed the same")
    func chosen() throws {
        var versions = BranchVersions(
            base: Array(Self.base.utf8), ours: Array(Self.edited(("print(\"open\")", "print(1)")).utf8),
            theirs: Array(Self.edited(("print(\"open\")", "print(2)"), ("print(\"close\")", "print(3)")).utf8))
        versions.chosen = .ours
        let result = try BranchInput(path: "D.swift", versions: versions, written: [], renamedSteps: [:]).merged()
        let expected = Self.edited(("print(\"open\")", "print(1)"), ("print(\"close\")", "print(3)"))
        #expect(String(decoding: result.text, as: UTF8.self) == expected)
    }

    @Test(
        "A type that one side has removed and the other changed is shown with the whole file, if a side was chosen too")
    func removedType() throws {
        let gone = Self.edited(("extension Manager {\n    func make() -> Door { Door() }\n}\n", ""))
        let grown = Self.edited(("Door { Door() }\n", "Door { Door() }\n\n    func mine() {}\n"))
        for (ours, theirs) in [(gone, grown), (grown, gone)] {
            for chosen in [nil, BranchVersions.Side.ours] {
                var versions = BranchVersions(
                    base: Array(Self.base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
                versions.chosen = chosen
                let input = BranchInput(path: "D.swift", versions: versions, written: [], renamedSteps: [:])
                let result = try input.merged()
                #expect(result.conflicts.map(\.member) == ["extension Manager"])
                let text = String(decoding: result.text, as: UTF8.self)
                #expect(text.contains("=======\n\(theirs)>>>>>>> theirs\n") && text.hasPrefix("<<<<<<< ours\n\(ours)"))
            }
        }
        let same = try Self.merged(gone, Self.base)
        #expect(same.text == gone && same.conflicts == [])
    }

    @Test("A file without base keeps what either side has")
    func withoutBase() throws {
        let ours = "class A {\n    func a() {\n        print(1)\n    }\n}\n"
        let theirs = "class A {\n    func b() {\n        print(2)\n    }\n}\n"
        let result = try Self.merged(ours, theirs, base: nil)
        #expect(
            result.text
                == "class A {\n    func a() {\n        print(1)\n    }\n\n    func b() {\n        print(2)\n    }\n}\n")
    }

    @Test("Windows' line ends stay")
    func lineEnds() throws {
        let windows = { (text: String) in text.replacingOccurrences(of: "\n", with: "\r\n") }
        let result = try Self.merged(
            windows(Self.edited(("print(\"open\")", "print(1)"))),
            windows(Self.edited(("print(\"open\")", "print(2)"))),
            base: windows(Self.base))
        #expect(result.conflicts == ["open()"])
        #expect(!result.text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }

    @Test("No word of either side is lost, and the second run changes nothing", arguments: 0..<400)
    func random(seed: Int) throws {
        var numbers = SplitMix64(seed: UInt64(seed))
        let base = RandomType(&numbers)
        let ours = base.edited("ours", &numbers)
        let theirs = base.edited("theirs", &numbers)
        let written = numbers.oneIn(2) ? base.text : nil
        let result = try Self.merged(ours.text, theirs.text, base: base.text, written: written)
        for word in ours.words.union(theirs.words) where word.contains("ours") || word.contains("theirs") {
            #expect(result.text.contains(word), "\(word) in\n\(result.text)")
        }
        if result.conflicts.isEmpty {
            #expect(!result.text.contains("<<<<<<<"))
            // Both see the other side's change as merged.
            #expect(try Self.merged(result.text, theirs.text, base: base.text, written: written).text == result.text)
        } else {
            var again = try #require(BranchVersions(conflicted: Array(result.text.utf8)))
            again.base = Array(base.text.utf8)
            let lines = try written.map(Self.lines) ?? []
            let second = try BranchInput(path: "D.swift", versions: again, written: lines, renamedSteps: [:]).merged()
            #expect(String(decoding: second.text, as: UTF8.self) == result.text)
            #expect(second.conflicts.map(\.member) == result.conflicts)
        }
    }
}

/// A class with members, and random edits of it.
private struct RandomType {
    private var imports = ["Foundation"]
    private var members: [(name: String, label: String, body: String, comment: String)] = []

    init(_ numbers: inout SplitMix64) {
        for index in 0..<numbers.number(0...5) { members.append(("f\(index)", "", "print(\(index))", "")) }
    }

    func edited(_ side: String, _ numbers: inout SplitMix64) -> RandomType {
        var result = self
        for step in 0..<numbers.number(0...4) {
            let word = "\(side)\(step)"
            let place = numbers.number(0...result.members.count)
            let index = result.members.isEmpty ? nil : numbers.number(0...(result.members.count - 1))
            switch (numbers.number(0...6), index) {
            case (0, _): result.imports.insert("M\(word)", at: numbers.number(0...result.imports.count))
            case (1, _), (_, nil):
                let name = result.members.contains { $0.name == "g" } ? word : numbers.pick("g", word)
                result.members.insert((name, "", "print(\"\(word)\")", ""), at: place)
            case (2, let index?): result.members.remove(at: index)
            case (3, let index?): result.members[index].body = "print(\"\(word)\")"
            case (4, let index?): result.members[index].comment = "    // \(word)\n"
            case (5, let index?): result.members[index].label = "\(word): Int"
            case (_, let index?): result.members[index].body += "\n        // \(word)"
            }
        }
        return result
    }

    var text: String {
        let list = members.map { "\($0.comment)    func \($0.name)(\($0.label)) {\n        \($0.body)\n    }\n" }
        return imports.map { "import \($0)\n" }.joined() + "\nclass A {\n" + list.joined(separator: "\n") + "}\n"
    }

    var words: Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    }
}
