// `tests` changes from one framework to the other: no hand-written test stops running without a word.

import Foundation
import TestSupport
import Testing

@Suite("The test framework changes")
struct TestFrameworkSwitchTests {
    enum Framework: String, CaseIterable {
        case xctest
        case swiftTesting = "swift-testing"

        var other: Framework { self == .xctest ? .swiftTesting : .xctest }
        var name: String { self == .xctest ? "XCTest" : "Swift Testing" }
    }

    private static let tests = "Tests/IntegrationsTests/Door/LockDoorSDKTests.swift"

    @Test(
        "Tests stay unchanged, with a warning, hand-written or not",
        arguments: Framework.allCases, ["", "// Mine.\n"])
    func filledIn(_ framework: Framework, _ mine: String) throws {
        let project = try project(framework)
        let text = try replace("/// Tests", with: mine + "/// Tests", in: project)
        try set(framework.other, in: project)
        let warning = "these tests are still written for \(framework.name), but `tests` selects \(framework.other.name)"
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains(framework == .xctest ? "XCTestCase" : "@Test") })
        for arguments in [
            ["check"], ["generate", "--dry-run"], ["generate"], ["generate"], ["check"],
        ] {
            let run = try project.command(arguments).run()
            let said = run.errors + run.output
            #expect(said.ranges(of: warning).count == 1, "\(said)")
            #expect(said.contains("\(Self.tests):\(line + 1):"), "\(said)")
            #expect(said.contains("fails none of them") == (framework == .xctest), "\(said)")
            #expect(!run.output.contains(" \(Self.tests)"), "\(said)")
            #expect(try self.text(project) == text)
        }
        #expect(try project.run("check").status == 0)
        try set(framework, in: project)
        try expectSilence(project)
        #expect(try self.text(project) == text)
    }

    @Test("A class in a file of another name stays unchanged", arguments: Framework.allCases)
    func elsewhere(_ framework: Framework) throws {
        let project = try project(framework)
        let text = try replace("// TODO(flowgen): ", with: "// Mine: ", in: project)
        let path = Self.tests.replacing("LockDoorSDKTests", with: "Mine")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(Self.tests))
        try project.write(text, to: path)
        try set(framework.other, in: project)
        let run = try project.run("generate")
        #expect(run.errors.hasPrefix("\(path):"), "\(run.errors)")
        #expect(try project.outside.text("app/\(path)") == text)
    }

    @Test("Tests that were deleted are written for the other framework", arguments: Framework.allCases)
    func deleted(_ framework: Framework) throws {
        let project = try project(framework)
        // The flow changes what the test is, too.
        try project.write(Project.door + "events:\n  shut: { from: opened, to: closed }\n", to: "door.yaml")
        try set(framework.other, in: project)
        #expect(try project.run("generate").errors.contains("still written for"))
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(Self.tests))
        #expect(try project.run("generate").errors == "")
        try expectSilence(project)
        let fresh = try Project()
        try fresh.write(try project.outside.text("app/door.yaml"), to: "door.yaml")
        try set(framework.other, in: fresh)
        _ = try fresh.run("generate")
        #expect(try fresh.files().difference(to: try project.files()) == "")
    }

    @Test("A class that was rewritten by hand is updated again, without a warning") func rewritten() throws {
        for (name, head) in [
            ("testItKeepsToTheFlow", "nonisolated final class LockDoorSDKTests: Sendable"),
            ("itKeepsToTheFlow", "@Suite struct LockDoorSDKTests"),
            ("holds", "struct LockDoorSDKTests"),
        ] {
            let project = try project(.xctest)
            try replace("// TODO(flowgen): ", with: "// Mine: ", in: project)
            try set(.swiftTesting, in: project)
            #expect(try project.run("generate").errors.contains("still written for"))
            try replace("import XCTest", with: "import Testing", in: project)
            try replace("nonisolated final class LockDoorSDKTests: XCTestCase", with: head, in: project)
            let text = try replace(
                "@MainActor\n    func testItKeepsToTheFlow",
                with: "@Test @MainActor\n    func \(name)", in: project)
            let check = try project.run("check")
            #expect(check.status == 0 && check.errors + check.output == "", "\(check)")
            #expect(try project.run("generate").errors == "")
            #expect(try self.text(project) == text)
            try expectSilence(project)
            try set(.swiftTesting, and: "module: App\n", in: project)
            #expect(try project.run("generate").errors == "")
            #expect(
                try self.text(project)
                    == text.replacing("import Testing\n", with: "import Testing\n\n@testable import App\n"))
        }
    }

    private func project(_ framework: Framework) throws -> Project {
        let project = try Project.withDoor()
        try set(framework, in: project)
        #expect(try project.run("generate").status == 0)
        return project
    }

    private func set(_ framework: Framework, and setting: String = "", in project: Project) throws {
        try project.write("flows: door.yaml\ntests: \(framework.rawValue)\n\(setting)", to: "flowgen.yml")
    }

    private func text(_ project: Project) throws -> String {
        try project.outside.text("app/\(Self.tests)")
    }

    @discardableResult private func replace(_ old: String, with new: String, in project: Project) throws -> String {
        let text = try self.text(project)
        try #require(text.contains(old))
        try project.write(text.replacing(old, with: new), to: Self.tests)
        return text.replacing(old, with: new)
    }

    /// Nothing is left to do or to say.
    private func expectSilence(_ project: Project) throws {
        _ = try project.run("generate")
        let run = try project.run("generate")
        #expect(run.errors == "" && run.output == "Everything is up to date.\n", "\(run)")
        let check = try project.run("check")
        #expect(check.errors + check.output == "", "\(check)")
    }
}
