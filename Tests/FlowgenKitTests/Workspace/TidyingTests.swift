// What a run tidies beside the files that it writes: folders that have lost their last file, and what a killed run has
// left in folders that nothing is written to.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct TidyingTests {
    @Test func vacatedFoldersGoWithThoseAroundThem() throws {
        let sandbox = try Sandbox()
        try sandbox.write("x", to: "a/b/c/x")
        try sandbox.write("x", to: "d/e/x")
        try sandbox.write("stays", to: "d/y")
        try sandbox.folder("f/empty")
        let changes = ChangeSet(
            [
                try delete("a/b/c/x", "x", phase: 1), try delete("d/e/x", "x", phase: 1),
                try create("g/record", "new", phase: 2),
            ],
            vacating: try Set(["a/b/c", "d/e", "absent/folder"].map(at)))
        #expect(try sandbox.root.apply(changes).isComplete)
        #expect(
            try sandbox.snapshot() == [
                "d folder", "d/y = stays", "f folder", "f/empty folder", "g folder", "g/record = new",
            ])
    }

    @Test func foldersThatAreNotEmptyStay() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "a/b/mine")
        try sandbox.write("old", to: "a/x")
        try sandbox.folder("c")
        try sandbox.link("l", to: "c")
        let before = try sandbox.snapshot()
        let changes = ChangeSet(
            [try delete("a/x", "edited meanwhile")],
            vacating: try Set(["a", "a/b", "a/x", "l", "l/inner"].map(at)))
        let report = try sandbox.root.apply(changes)
        #expect(report.paths(.changedMeanwhile).map(\.description) == ["a/x"])
        #expect(try sandbox.snapshot() == before)
    }

    @Test func sweptFoldersLoseTheTemporariesOfDeadRuns() throws {
        let sandbox = try Sandbox()
        let dead = "flowgen-2000000000-0.tmp"
        let names = [".x.\(dead)", "a/.x.\(dead)", "a/b/.x.\(dead)", "c/.x.\(dead)"]
        for name in names { try sandbox.write("x", to: name) }
        let outer = try Sandbox()
        try outer.write("x", to: ".x.\(dead)")
        try sandbox.link("out", to: outer.path)
        let changes = ChangeSet([], sweeping: try Set(["a", "c", "absent", "out"].map(at)))
        _ = try sandbox.root.apply(changes)
        #expect(try sandbox.root.list(nil) == [try at("a/b/.x.\(dead)"), try at("out")])
        #expect(try outer.snapshot().count == 1)
    }
}
