// A small project in a temporary folder, and the built binary run in it as a user would.

import Foundation
import TestSupport
import Testing

/// A project in a folder of its own.
struct Project {
    /// The folder around it: what lies outside the project's root.
    let outside: TemporaryFolder

    /// The project's root.
    var root: URL { outside.url.appendingPathComponent("app") }

    /// A flow that an integration serves.
    static let door = """
        flow: Door
        steps:
          open:
            user: Opens it.
            from: closed
            to: opened
        statuses:
          closed:
          opened:
        integrations:
          Lock:

        """

    /// An empty root.
    init() throws {
        outside = try TemporaryFolder()
        try outside.folder("app")
    }

    /// A project with one flow and a configuration, nothing generated yet.
    static func withDoor(_ configuration: String = "flows: door.yaml\n") throws -> Project {
        let project = try Project()
        try project.write(Self.door, to: "door.yaml")
        try project.write(configuration, to: "flowgen.yml")
        return project
    }

    /// Writes a file below the root.
    func write(_ text: String, to name: String) throws {
        try outside.write(text, to: "app/" + name)
    }

    /// Moves a file below the root, over one that may be there.
    func move(_ name: String, to target: String) throws {
        try write(try files().text(name), to: target)
        try FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }

    /// Removes a file or folder below the root.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }

    /// Runs flowgen in the root, or in a folder below it.
    func run(_ arguments: String..., in folder: String = ".") throws -> ProcessOutcome {
        try command(arguments, in: folder).run()
    }

    /// A run of flowgen that is yet to be started.
    func command(_ arguments: [String], in folder: String = ".") -> ChildProcess {
        .flowgen(arguments, in: root.appendingPathComponent(folder))
    }

    /// Everything below the root.
    func files() throws -> FileTree { try FileTree(at: root) }

    /// Runs flowgen and sees that it fails so, says this, and leaves everything as it was, outside the root too.
    func expectRefusal(
        _ arguments: [String] = ["generate"], status: Int32, saying words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try outside.files()
        let outcome = try command(arguments).run()
        let said = outcome.errors + outcome.output
        #expect(outcome.status == status, "\(said)", sourceLocation: sourceLocation)
        #expect(said.contains(words), "\(said)", sourceLocation: sourceLocation)
        let changed = before.difference(to: try outside.files())
        #expect(changed.isEmpty, "\(changed)", sourceLocation: sourceLocation)
    }
}
