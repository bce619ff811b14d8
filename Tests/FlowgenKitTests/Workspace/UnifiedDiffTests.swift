// Diffs, by golden texts and by having `patch` apply what was printed.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct UnifiedDiffTests {
    @Test func printsHunksWithContext() throws {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "\n3\n", with: "\ndrei\n").replacingOccurrences(of: "18\n", with: "")
        #expect(
            unifiedDiff(old: old, new: new, path: try at("a b.txt"))
                == "--- a/a b.txt\t\n+++ b/a b.txt\t\n@@ -1,6 +1,6 @@\n 1\n 2\n-3\n+drei\n 4\n 5\n 6\n"
                + "@@ -15,6 +15,5 @@\n 15\n 16\n 17\n-18\n 19\n 20\n")
    }

    @Test func printsCreatedDeletedAndUnfinishedFiles() throws {
        let path = try at("x")
        #expect(
            unifiedDiff(old: nil, new: "a\nb", path: path)
                == "--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n")
        #expect(unifiedDiff(old: "a\n", new: nil, path: path) == "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            unifiedDiff(old: "a", new: "a\n", path: path)
                == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
        #expect(unifiedDiff(old: "a", new: "a", path: path) == "")
        #expect(unifiedDiff(old: nil, new: "", path: path) == "")
    }

    @Test func editScriptsAreRightAndShortest() {
        var random = Lines(seed: 7)
        for _ in 0..<400 {
            let (old, new) = (random.text(), random.text())
            let (oldLines, newLines) = (splitLines(old), splitLines(new))
            let changes = lineChanges(oldLines, newLines)
            var rebuilt: [ArraySlice<UInt8>] = []
            var next = 0
            var edits = 0
            for change in changes {
                rebuilt += oldLines[next..<change.old.lowerBound]
                #expect(rebuilt.count == change.new.lowerBound)
                rebuilt += newLines[change.new]
                next = change.old.upperBound
                edits += change.old.count + change.new.count
            }
            rebuilt += oldLines[next...]
            #expect(Array(rebuilt.joined()) == new)
            #expect(edits == oldLines.count + newLines.count - 2 * common(oldLines, newLines))
        }
    }

    @Test func patchAppliesWhatIsPrinted() throws {
        let sandbox = try Sandbox()
        var random = Lines(seed: 11)
        for _ in 0..<10 {
            let (old, new) = (random.text() + [120], random.text())
            let difference = unifiedDiff(old: old, new: new, path: try at("f"))
            try sandbox.write(String(decoding: old, as: UTF8.self), to: "f")
            try sandbox.write(difference, to: "d")
            #expect(
                try shell(
                    "cd '\(sandbox.path)' && git apply --unidiff-zero --whitespace=nowarn d 2>/dev/null || patch -s -p1 < d"
                ) == 0)
            #expect(try sandbox.root.read(at("f")) ?? [] == new)
        }
    }

    @Test func hostileSizesStayBounded() throws {
        let old = Array((0..<60_000).map { "a\($0 % 7)\n" }.joined().utf8)
        let new = Array((0..<60_000).map { "a\($0 % 5)\nb\($0)\n" }.joined().utf8)
        let changes = lineChanges(splitLines(old), splitLines(new))
        #expect(changes == [LineChange(old: 1..<60_000, new: 1..<120_000)])
    }

    @Test(arguments: [
        ("", "", nil), ("a", "a", nil), ("a\nb\n", "a\nc\n", 2), ("a\n", "a\nb", 2), ("a", "a\n", 1), ("", "x", 1),
        ("x\n", "y\n", 1),
    ]) func firstLine(_ old: String, _ new: String, _ line: Int?) {
        #expect(firstDifferingLine(Array(old.utf8), Array(new.utf8)) == line)
    }

    private func common(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var corner = 0
            for index in new.indices {
                let above = row[index + 1]
                row[index + 1] = line == new[index] ? corner + 1 : max(above, row[index])
                corner = above
            }
        }
        return row[new.count]
    }
}

/// Small texts that share many lines; the same ones in every run.
private struct Lines {
    var seed: UInt64

    mutating func text() -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<next(14) { bytes += [97 + UInt8(next(3)), 10] }
        if next(3) == 0, !bytes.isEmpty { bytes.removeLast() }
        return bytes
    }

    private mutating func next(_ bound: UInt64) -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (seed >> 33) % bound
    }
}
