// When a watch runs, and what it prints, from snapshots, without a clock and without a process.

import Diagnostics
import Foundation
import Testing
import Workspace

@testable import FlowgenKit

@Suite("Watching")
struct WatchTests {
    private let folder: URL
    private let root: Root

    init() throws {
        let place = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        folder = place.appendingPathComponent("watch-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = try Root(folder.path)
    }

    @Test("The first run starts at once, the next when something was saved and nothing moves") func settling() throws {
        defer { remove() }
        let (one, two, three) = (try moment(["a": 1]), try moment(["a": 2]), try moment(["a": 3]))
        var state = WatchState()
        #expect(state.decide(on: one) == .run(nil))
        #expect(state.decide(on: one) == .rest)
        #expect(state.decide(on: two) == .settle)
        #expect(state.decide(on: three) == .settle)
        #expect(state.decide(on: three) == .run(three.changes(since: one)))
        #expect(state.decide(on: three) == .rest)
        #expect(state.decide(on: two) == .settle)
        #expect(state.decide(on: three) == .rest, "put back as it was")
        #expect(state.decide(on: two) == .settle, "and the looks before count no more")
    }

    @Test("Inputs that keep changing do not delay a run for ever")
    func motion() throws {
        defer { remove() }
        var state = WatchState()
        #expect(state.decide(on: try moment(["a": 0])) == .run(nil))
        for number in 1..<WatchState.patience {
            #expect(state.decide(on: try moment(["a": number])) == .settle)
        }
        let last = try moment(["a": WatchState.patience])
        guard case .run = state.decide(on: last) else {
            Issue.record("no run")
            return
        }
        #expect(state.decide(on: last) == .rest)
    }

    @Test("A run that could not be made is made again, with what was saved before and since") func postponing() throws {
        defer { remove() }
        let (one, two) = (try moment(["a": 1]), try moment(["a": 2]))
        let both = try moment(["a": 2, "b": 1])
        var state = WatchState()
        _ = state.decide(on: one)
        state.postpone()
        #expect(state.decide(on: one) == .run(nil), "the first run, too")
        _ = state.decide(on: two)
        #expect(state.decide(on: two) == .run(two.changes(since: one)))
        state.postpone()
        #expect(state.decide(on: two) == .run(two.changes(since: one)))
        state.postpone()
        #expect(state.decide(on: both) == .settle)
        let all = both.changes(since: one)
        #expect(state.decide(on: both) == .run(all))
        #expect(all.sentence(pathPrefix: "") == "a changed, b added")
    }

    @Test("Files that a run reports errors in count from after the run")
    func obstacles() throws {
        defer { remove() }
        var one = try moment(["a": 1])
        var state = WatchState()
        _ = state.decide(on: one)
        one.obstacles = try moment(["w.swift": 1]).inputs
        state.note(obstacles: one.obstacles)
        #expect(state.decide(on: one) == .rest)
        var repaired = one
        repaired.obstacles = try moment(["w.swift": 2]).inputs
        #expect(state.decide(on: repaired) == .settle)
        let saved = repaired.changes(since: one)
        #expect(state.decide(on: repaired) == .run(saved))
        #expect(saved.sentence(pathPrefix: "app/") == "app/w.swift changed")
    }

    @Test("An input that disappears or appears again is a change")
    func problems() throws {
        defer { remove() }
        let one = try moment(["a": 1])
        var blind = one
        blind.problem = WorkspaceError(.list, "flows", .notAFolder)
        #expect(blind != one)
        #expect(blind.changes(since: one).sentence(pathPrefix: "") == "the project changed")
    }

    @Test("Lists what was saved")
    func words() throws {
        defer { remove() }
        let old = try moment(["a": 1, "b": 1, "c": 1, "d": 1, "e": 1])
        let new = try moment(["a": 2, "b": 2, "c": 2, "f": 1, "g\n": 1])
        #expect(
            new.changes(since: old).sentence(pathPrefix: "../")
                == "../a and 2 more changed, ../f and ../g\\u{A} added, ../d and ../e removed")
        #expect(old.changes(since: old) == SavedInputs())
    }

    @Test("It looks at flows, patterns, templates and the configuration, and nowhere else") func inputs() throws {
        defer { remove() }
        let flows = "flows: [a.yaml, gone.yaml, 'flows/**/*.yaml']\n"
        try write(flows + "templates: T\n", to: "flowgen.yml")
        for name in [
            "a.yaml", "b.yaml", "flows/c.yaml", "flows/x/d.yaml", "flows/e.txt", "T/Mock.mustache",
            "T/notes.txt", "Integrations/X.swift",
        ] { try write("x", to: name) }
        var inputs = WatchedInputs()
        #expect(
            inputs.snapshot(in: root.afresh).inputs.keys.sorted().map(\.description) == [
                "T/Mock.mustache", "a.yaml", "flowgen.yml", "flows/c.yaml", "flows/x/d.yaml",
            ])
        // Broken for the moment: where it looked before, it still looks.
        try write("flows: [", to: "flowgen.yml")
        #expect(inputs.snapshot(in: root.afresh).inputs.count == 5)
        try write("flows: b.yaml\n", to: "flowgen.yml")
        #expect(inputs.snapshot(in: root.afresh).inputs.keys.sorted().map(\.description) == ["b.yaml", "flowgen.yml"])
    }

    @Test("A stamp changes with every way to save, and with nothing else")
    func stamps() throws {
        defer { remove() }
        let path = try at("a.yaml")
        #expect(root.stamp(of: path) == nil)
        try write("one", to: "a.yaml")
        let one = try #require(root.stamp(of: path))
        _ = try root.read(path)
        #expect(root.stamp(of: path) == one)
        try write("three", to: "a.yaml")
        let three = try #require(root.stamp(of: path))
        #expect(three != one)
        try write("other", to: "b.yaml")
        let manager = FileManager.default
        try manager.removeItem(at: folder.appendingPathComponent("a.yaml"))
        try manager.moveItem(at: folder.appendingPathComponent("b.yaml"), to: folder.appendingPathComponent("a.yaml"))
        #expect(root.stamp(of: path) != three)
        try manager.createSymbolicLink(atPath: folder.path + "/link.yaml", withDestinationPath: "a.yaml")
        #expect(try root.stamp(of: at("link.yaml")) == root.stamp(of: path))
    }

    /// A moment at which files have these sizes.
    private func moment(_ sizes: [String: Int]) throws -> InputSnapshot {
        var snapshot = InputSnapshot()
        for (name, size) in sizes {
            // A file for each size, so that equal sizes have equal stamps.
            let file = "size-\(size)"
            if root.stamp(of: try at(file)) == nil {
                try write(String(repeating: "x", count: size), to: file)
            }
            snapshot.inputs[try at(name)] = root.stamp(of: try at(file))
        }
        return snapshot
    }

    private func at(_ name: String) throws -> RelativePath {
        try #require(RelativePath(validating: name))
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func remove() {
        do { try FileManager.default.removeItem(at: folder) } catch { print(error) }
    }
}
