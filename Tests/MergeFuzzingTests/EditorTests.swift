// The random editor: each kind of edit finds its place, what it leaves is Swift, and all it has written by hand is
// found again by its markers, and missed when it is gone.

import MergeFuzzing
import SeededNumbers
import Testing
import FlowgenKit

@Suite struct EditorTests {
    /// What flowgen has written for some drawn flows.
    private static let projects: [EditedFiles] = (1...UInt64(12)).compactMap { seed in
        var flows = RandomFlow(seed: seed)
        var files = flows.project().inMemory()
        do {
            return try files.generate().status == .clean ? files.handWritten : nil
        } catch {
            return nil
        }
    }

    @Test(arguments: Set(EditKind.allCases))
    func eachKindFindsItsPlace(kind: EditKind) throws {
        var random = SplitMix64(seed: 5)
        var count = 0
        for project in Self.projects {
            var files = project
            for edit in random.edits([kind], upTo: 3) {
                guard let path = Editor.apply(edit, to: &files) else { continue }
                count += 1
                let bytes = try #require(files[path])
                #expect(SourceText(bytes).isParsable, "\(edit) in \(path)")
                #expect(HandWritten(in: bytes).firstLost(in: bytes) == nil)
            }
        }
        #expect(count > 0)
    }

    @Test func manyEditsAtOnceAreStillSwift() throws {
        var random = SplitMix64(seed: 6)
        var made = 0
        var tried = 0
        for project in Self.projects {
            var files = project
            for edit in random.edits(EditKind.allCases, upTo: 25) {
                tried += 1
                if Editor.apply(edit, to: &files) != nil { made += 1 }
            }
            for (path, bytes) in files {
                #expect(SourceText(bytes).isParsable, "\(path)")
                #expect(HandWritten(in: bytes).firstLost(in: bytes) == nil)
            }
        }
        #expect(made * 10 > tried * 7, "\(made) of \(tried)")
    }

    @Test func everyMarkerIsInAPiece() throws {
        var random = SplitMix64(seed: 8)
        for project in Self.projects {
            var files = project
            for edit in random.edits(EditKind.allCases, upTo: 12) {
                _ = Editor.apply(edit, to: &files)
            }
            for (path, bytes) in files {
                let written = HandWritten(in: bytes)
                let pieces = (written.pieces + written.movable).map {
                    String(decoding: $0, as: UTF8.self)
                }
                let found = pieces.flatMap { $0.matches(of: #/ark[0-9]+x[0-9]+z/#) }.count
                let text = String(decoding: bytes, as: UTF8.self)
                // Types of parameters may change again; everything else is looked for.
                #expect(found == text.matches(of: #/ark[0-9]+x[0-9]+z/#).count, "\(path)\n\(text)")
            }
        }
    }

    @Test func braceAndSetterMayComeAroundAGetter() {
        let getter = "{ // mark1x1z\n        a = b\n        return a\n    }"
        let pieces = HandWritten(in: Array("class A {\n    var a: B \(getter)\n}".utf8))
        let other = "class A {\n    var a: B {\n        get \(getter.dropLast())    }\n        set {}\n    }\n}"
        #expect(pieces.firstLost(in: Array(other.utf8)) == nil)
        for line in ["a = b", "return a", "// mark1x1z"] {
            #expect(pieces.firstLost(in: Array(other.replacing(line, with: "").utf8)) != nil)
        }
    }

    @Test func whatIsLostIsMissed() {
        let text = """
            final class A {
                func ask() {
                    // mark1x1z
                    let x = 1
                }
                // mark1x2z
                var b = 0
            }
            """
        let pieces = HandWritten(in: Array(text.utf8))
        #expect(pieces.pieces.count == 2)
        for word in ["mark1x1z", "let x = 1", "mark1x2z", "        let"] {
            let other = text.replacing(word, with: "")
            #expect(pieces.firstLost(in: Array(other.utf8)) != nil, "\(word)")
        }
        #expect(pieces.firstLost(in: Array(("// more\n" + text).utf8)) == nil)
    }
}
