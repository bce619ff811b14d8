// A manager that takes a key: the developer adds the parameter, and `IntegrationsManager` takes the manager.

import Foundation
import Testing

@Suite("Managers that take arguments") struct ManagerArgumentTests {
    private static let manager = "Integrations/Lock/LockManager.swift"
    private static let all = "Integrations/IntegrationsManager.swift"

    /// The project with the developer's members in place of the TODO of the manager.
    private func project(_ members: String, _ configuration: String = "flows: door.yaml\n") throws -> Project {
        let project = try Project.withDoor(configuration)
        #expect(try project.run("generate").status == 0)
        try edit(members, in: project)
        return project
    }

    private func edit(_ members: String, in project: Project) throws {
        let text = "@MainActor\nfinal class LockManager {\n\(members)\n}\n"
        try project.write(text, to: Self.manager)
    }

    private func text(of path: String, in project: Project) throws -> String {
        try String(contentsOf: project.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func takesManager(_ project: Project) throws -> Bool {
        let text = try text(of: Self.all, in: project)
        let isTaken = text.contains("(lock: LockManager)") && !text.contains("LockManager()")
        let isMade =
            text.contains("(lock: LockManager? = nil)") && text.contains("let lock = lock ?? LockManager()\n")
        try #require(isTaken != isMade, "\(text)")
        return isTaken
    }

    @Test("IntegrationsManager follows the manager's initializer, and check sees that it has to")
    func initializerIsFollowed() throws {
        let project = try project("    init(key: String) {}")
        let check = try project.run("check")
        #expect(check.status == 1 && check.output.contains(Self.all) && !check.output.contains(Self.manager))
        let generated = try project.run("generate")
        #expect(generated.status == 0 && generated.output.contains("updated    \(Self.all)\n"))
        #expect(try takesManager(project))
        #expect(try project.run("check").status == 0)
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        // The clean verdict of the last check holds for the file as it was.
        try edit("    init(key: String = \"\") {}", in: project)
        #expect(try project.run("check").status == 1)
        #expect(try project.run("generate").status == 0)
        #expect(try !takesManager(project))
        #expect(try project.run("check").status == 0)
    }

    @Test(
        "A manager is given if no initializer can be called without arguments",
        arguments: [
            ("    private let key: String\n    init(key: String) { self.key = key }", true),
            ("    init(_ key: String, isTest: Bool = false) {}", true),
            ("    init(key: String) {}\n    convenience init() { self.init(key: \"\") }", false),
            ("    init(keys: String...) {}", false),
            ("    convenience init(key: String) { self.init() }", false),
            ("    init() throws {}", true), ("    init?() {}", true), ("    private init() {}", true),
            ("    @available(*, unavailable) init() {}\n    init(key: String) {}", true),
            ("    init(key: String) {}\n    #if DEBUG\n    convenience init() { fatalError() }\n    #endif", true),
            ("    init(key: String) {}\n}\nextension LockManager {\n    convenience init() { fatalError() }", false),
            ("    struct Keys { init(key: String) {} }", false),
            ("    // init(key: String)", false),
        ]) func initializerIsRead(members: String, isGiven: Bool) throws
    {
        let project = try project(members)
        #expect(try project.run("generate").status == 0)
        #expect(try takesManager(project) == isGiven)
        #expect(try project.run("check").status == 0)
    }

    @Test("An initializer in another file does not count: the manager is an argument") func otherFile() throws {
        let project = try project("    init(key: String) {}")
        try project.write(
            "extension LockManager {\n    convenience init() { self.init(key: \"\") }\n}\n",
            to: "Integrations/Lock/LockManager+Key.swift")
        #expect(try project.run("generate").status == 0)
        #expect(try takesManager(project))
    }

    @Test("A file that cannot be parsed changes nothing") func unreadableFileChangesNothing() throws {
        let project = try project("    init(key: String) {}")
        #expect(try project.run("generate").status == 0)
        try edit("    init(key: String {}", in: project)
        try project.expectRefusal(status: 4, saying: Self.manager)
        #expect(try takesManager(project))
    }

    @Test("A public module has an initializer for itself, and says how to add one for others")
    func publicModule() throws {
        let project = try project("    init(key: String) {}", "flows: door.yaml\naccess: public\n")
        #expect(try project.run("generate").status == 0)
        let text = try text(of: Self.all, in: project)
        #expect(text.contains("\n    init(lock: LockManager) {\n") && !text.contains("convenience"))
        #expect(text.contains("add an initializer for them in an extension."))
    }
}
