// Settings that decide which files there are, switched on and off again: the files come and go, nothing is left behind,
// and nothing hand-written is lost.

import Foundation
import TestSupport
import Testing

@Suite("Settings that are switched back and forth")
struct SettingSwitchTests {
    /// A setting, files that it takes away, and a text that it puts into a file.
    struct Setting: CustomTestStringConvertible {
        let text: String
        var removes: [String] = []
        var file = ""
        var with = ""
        var without = ""

        var testDescription: String { text }
    }

    static let settings = [
        Setting(
            text: "tests: none",
            removes: [
                "Tests/IntegrationsTests/Door/DoorContract.swift",
                "Tests/IntegrationsTests/Support/FlowContract.swift",
                "Tests/IntegrationsTests/Support/FlowTest.swift",
            ]),
        Setting(
            text: "tests: swift-testing", file: "Tests/IntegrationsTests/Support/FlowTest.swift",
            with: "import Testing\n", without: "import XCTest\n"),
        Setting(
            text: "equatable: Receipt", file: "Integrations/Services/Door/DoorStatus.swift",
            with: "FlowStatus, Hashable {", without: "FlowStatus {"),
    ]

    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let tests = "Tests/IntegrationsTests/Door/LockDoorSDKTests.swift"
    private static let flow = """
        flow: Door
        style: async
        steps:
          open: { from: closed, to: [opened, failed] }
        statuses:
          closed:
          opened: { with: Receipt }
          failed: { with: DoorError }
        errors:
          stuck:
          unknown:
        integrations:
          Lock:

        """

    @Test("Switching a setting creates and deletes its files, and leaves nothing behind", arguments: settings)
    func skeletons(_ setting: Setting) throws {
        let project = try project()
        let before = try project.files()
        try set(setting.text, in: project)
        for path in setting.removes { #expect(!isThere(path, in: project), "\(path)") }
        if !setting.file.isEmpty {
            let text = try project.outside.text("app/\(setting.file)")
            #expect(text.contains(setting.with), "\(text)")
            #expect(!text.contains(setting.without), "\(text)")
            #expect(
                before.contents[setting.file].map { String(decoding: $0, as: UTF8.self) }?
                    .contains(setting.without) == true)
        }
        try set("", in: project)
        #expect(before.difference(to: try project.files()) == "")
        try expectNoEmptyFolder(in: project)
    }

    @Test("Switching a setting keeps hand-written code", arguments: settings)
    func handWritten(_ setting: Setting) throws {
        let project = try project()
        let wrapper = try fillIn(Self.wrapper, "await mine()", in: project)
        let tests = try fillIn(Self.tests, "let mine = scenario", in: project)
        try set(setting.text, in: project)
        #expect(try project.outside.text("app/\(Self.wrapper)").contains("await mine()"))
        #expect(try project.outside.text("app/\(Self.tests)").contains("let mine = scenario"))
        try set("", in: project)
        #expect(try project.outside.text("app/\(Self.wrapper)") == wrapper)
        #expect(try project.outside.text("app/\(Self.tests)") == tests)
    }

    @Test("A project that never had tests has no folder for them")
    func withoutTests() throws {
        let project = try Project()
        try project.write(Self.flow, to: "door.yaml")
        try set("tests: none", in: project)
        #expect(!isThere("Tests", in: project))
    }

    @Test("Tests for Swift Testing may be a struct")
    func structOfTests() throws {
        let project = try Project()
        try project.write(Self.flow, to: "door.yaml")
        try set("tests: swift-testing", in: project)
        let text = try project.outside.text("app/\(Self.tests)")
        let mine = text.replacing(
            "nonisolated final class LockDoorSDKTests: Sendable {",
            with: "struct LockDoorSDKTests {")
        try #require(mine != text)
        try project.write(mine, to: Self.tests)
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        #expect(try project.run("check").status == 0)
    }

    private func project() throws -> Project {
        let project = try Project()
        try project.write(Self.flow, to: "door.yaml")
        try set("", in: project)
        return project
    }

    /// Generates with a setting; the check has nothing to say but of files that only hand-written code is in.
    private func set(_ setting: String, in project: Project) throws {
        try project.write("flows: door.yaml\n\(setting)\n", to: "flowgen.yml")
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)\(run.output)")
        let check = try project.run("check")
        #expect(check.status == 0, "\(check.errors)\(check.output)")
    }

    /// Replaces the first line that is to be filled in; what the file holds then.
    private func fillIn(_ path: String, _ line: String, in project: Project) throws -> String {
        let text = try project.outside.text("app/\(path)")
        let place = try #require(text.firstMatch(of: #/\/\/ TODO\(flowgen\): .*/#))
        let filled = text.replacingCharacters(in: place.range, with: line)
        try project.write(filled, to: path)
        return filled
    }

    private func isThere(_ path: String, in project: Project) -> Bool {
        FileManager.default.fileExists(atPath: project.root.appendingPathComponent(path).path)
    }

    private func expectNoEmptyFolder(in project: Project) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: project.root.path)
        for name in names where !isFile(name, in: project) {
            let folder = project.root.appendingPathComponent(name).path
            #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty, "\(name)")
        }
    }

    private func isFile(_ name: String, in project: Project) -> Bool {
        var isFolder: ObjCBool = false
        let path = project.root.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
