// A whole watch over a real folder, without a process and without waiting: where it would wait, the test does what a
// person would do in the meantime.

import Foundation
import Testing
import Workspace

@testable import FlowgenKit

@Suite("A watch from beginning to end")
struct WatchLoopTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let flow = """
        flow: Door
        steps:
          open:
            user: Opens it.
            parameters: { times: Int }
        integrations:
          Lock:

        """

    @Test(
        "A conflict is said once, not over and over, and the wrapper is watched until it is decided"
    )
    func conflict() throws {
        let project = try Folder(["flowgen.yml": "flows: door.yaml\n", "door.yaml": Self.flow])
        let said = try project.watch([
            { try project.edit(Self.wrapper, "times: Int", "times: Double") },
            { try project.edit("door.yaml", "Int", "String") },
            {},
            { try project.edit(Self.wrapper, "times: Double", "times: String") },
            {},
            // By now it is a wrapper like any other.
            { try project.edit(Self.wrapper, "times: String", "times number: String") },
            {},
        ])
        #expect(said.count == 3, "\(said)")
        #expect(said[0] == "watching 2 files: 18 files created")
        #expect(said[1].hasPrefix("door.yaml changed: "))
        #expect(said[1].hasSuffix("1 conflict to decide"), "\(said)")
        #expect(said[2].hasPrefix("\(Self.wrapper) changed: "), "\(said)")
        #expect(!said[2].contains("conflict"), "\(said)")
    }

    @Test("A save during a report is noticed, and what was reported is not repeated") func savedMeanwhile() throws {
        let project = try Folder(["flowgen.yml": "flows: door.yaml\n", "door.yaml": Self.flow])
        let said = try project.watch([{}, {}]) { number in
            if number == 1 { try project.edit("door.yaml", "Opens it.", "Opens the door.") }
        }
        #expect(said == ["watching 2 files: 18 files created", "door.yaml changed: 2 files updated"])
    }

    @Test("New warnings are reported once, errors each time")
    func warnings() throws {
        let settings = "flows: [door.yaml, 'none/*.yaml']\n"
        let project = try Folder(["flowgen.yml": settings, "door.yaml": Self.flow])
        var counts: [Int] = []
        _ = try project.watch([
            { try project.edit("door.yaml", "Opens it.", "Opens the door.") },
            { try project.edit("door.yaml", "user:", "used:") },
            { try project.edit("door.yaml", "the door", "the gate") },
        ]) { _ in
            counts.append(project.shown.diagnostics.count)
        }
        #expect(counts.count == 4)
        #expect(counts[0] == 1, "the pattern that matches nothing")
        #expect(counts[1] == 0)
        #expect(counts[2] > 0)
        #expect(counts[3] == counts[2])
    }
}

/// A project in a folder of its own, removed when the value goes.
private final class Folder {
    let path: String
    /// The report that was printed last.
    private(set) var shown = RunReport(status: .clean)

    init(_ files: [String: String]) throws {
        let place = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = place.appendingPathComponent("watch-\(UUID())").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print(error) }
    }

    /// Watches, and does one thing after another whenever nothing is left to do; the lines, without the time.
    func watch(_ steps: [() throws -> Void], saying: (Int) throws -> Void = { _ in }) throws -> [String] {
        var rest = steps[...]
        var lines: [String] = []
        var failure: (any Error)?
        var watch = Watch(over: try Root(path), Generate())
        try watch.run(
            wait: { seconds in
                guard seconds >= Watch.interval else { return true }
                do { try rest.popFirst()?() } catch { failure = error }
                defer { if rest.isEmpty { looks += 1 } }
                return failure == nil && (!rest.isEmpty || looks < 2)
            },
            say: { run in
                shown = run.report(at: "now", pathPrefix: "", namesFiles: false)
                lines.append(String(shown.summary.dropFirst("now ".count)))
                try saying(lines.count)
                return lines.count < 10
            })
        if let failure { throw failure }
        return lines
    }

    /// How often there was nothing left to do.
    private var looks = 0

    /// Replaces a text that is there by another, as editors do: a new file takes the old one's place.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        try #require(text.contains(old), "\(text)")
        try write(text.replacing(old, with: new), to: name)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name), options: .atomic)
    }
}
