// A wrapper whose file, or whose class too, the developer has renamed: no second one is written beside it.

import Foundation
import TestSupport
import Testing

@Suite("Renamed wrappers")
struct RenamedWrapperTests {
    private static let services = "Integrations/Lock/Services"

    /// A project whose wrapper is in another file, its text edited.
    private func project(_ edit: (String) -> String) throws -> Project {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let old = project.root.appendingPathComponent("\(Self.services)/LockDoorSDK.swift")
        let text = try String(contentsOf: old, encoding: .utf8)
        try FileManager.default.removeItem(at: old)
        try project.write(edit(text), to: "\(Self.services)/MyLock.swift")
        return project
    }

    private func isThere(_ name: String, in project: Project) -> Bool {
        FileManager.default.fileExists(atPath: project.root.appendingPathComponent(name).path)
    }

    private func renamed(_ text: String) -> String {
        text.replacingOccurrences(of: "LockDoorSDK", with: "MyLock")
    }

    @Test(
        "a wrapper under another name is named, and nothing is written",
        arguments: ["  Lock:\n", "  Lock: { wrapper: BigLock }\n"])
    func named(_ entry: String) throws {
        let project = try project(renamed)
        try project.write(
            Project.door.replacingOccurrences(of: "  Lock:\n", with: entry)
                .replacingOccurrences(
                    of: "  open:\n", with: "  open:\n    parameters: { key: String }\n"),
            to: "door.yaml")
        try project.expectRefusal(
            status: 4,
            saying: "\(Self.services)/MyLock.swift: error: the wrapper is called 'MyLock'")
        try project.expectRefusal(["check"], status: 4, saying: "write `wrapper: MyLock` below")
    }

    @Test("the flow's `wrapper` settles it")
    func settled() throws {
        let project = try project(renamed)
        try project.write(
            Project.door.replacingOccurrences(
                of: "  Lock:\n", with: "  Lock: { wrapper: MyLock }\n"),
            to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        #expect(!isThere("\(Self.services)/LockDoorSDK.swift", in: project))
        let check = try project.run("check")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test("a class in a renamed file goes along when the output folder changes")
    func moved() throws {
        let project = try project { $0 + "// mine\n" }
        try project.write(
            "flows: door.yaml\noutput: { integrations: Sources/Int }\n", to: "flowgen.yml")
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!isThere("\(Self.services)/MyLock.swift", in: project))
        let new = project.root.appendingPathComponent("Sources/Int/Lock/Services/LockDoorSDK.swift")
        #expect(try String(contentsOf: new, encoding: .utf8).hasSuffix("// mine\n"))
        #expect(try project.run("check").status == 0)
    }

    @Test("another class that conforms to the flow's protocol is no wrapper")
    func other() throws {
        let project = try project { _ in "final class MyLock: DoorSDK {}\n" }
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(isThere("\(Self.services)/LockDoorSDK.swift", in: project))
    }
}
