// Wrappers, managers and tests whose files or classes the developer has renamed or moved: no second one is written
// beside them.

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
        "a wrapper with another name is reported, and nothing is written",
        arguments: ["  Lock:\n", "  Lock: { wrapper: BigLock }\n"])
    func named(_ entry: String) throws {
        let project = try project(renamed)
        try project.write(
            Project.door.replacingOccurrences(of: "  Lock:\n", with: entry).replacingOccurrences(
                of: "  open:\n", with: "  open:\n    parameters: { key: String }\n"), to: "door.yaml")
        try project.expectRefusal(
            status: 4,
            saying: "\(Self.services)/MyLock.swift:5:13: error: the wrapper is called 'MyLock'")
        try project.expectRefusal(["check"], status: 4, saying: "write `wrapper: MyLock` below")
    }

    @Test("a type of the app that Support would declare too is named, and nothing is written")
    func namesOfSupport() throws {
        let project = try Project.withDoor()
        try project.write("struct NotWritten: Error {}\n", to: "App/Errors.swift")
        try project.expectRefusal(
            status: 4,
            saying: "'NotWritten' is declared here, and Integrations/Services/Support/FlowSpec.swift would declare")
    }

    @Test("the flow's `wrapper` accepts the other name")
    func settled() throws {
        let project = try project(renamed)
        try project.write(
            Project.door.replacingOccurrences(of: "  Lock:\n", with: "  Lock: { wrapper: MyLock }\n"), to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        #expect(!isThere("\(Self.services)/LockDoorSDK.swift", in: project))
        let check = try project.run("check")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test(
        "a class that is renamed in its own file is reported, and nothing is written",
        arguments: [
            Project.door,
            Project.door.replacingOccurrences(
                of: "  open:\n", with: "  open:\n    parameters: { key: String }\n"),
            Project.door.replacingOccurrences(
                of: "  Lock:\n", with: "  Lock: { wrapper: Other }\n"),
        ])
    func inPlace(_ flow: String) throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let path = "\(Self.services)/LockDoorSDK.swift"
        let text = try project.outside.text("app/\(path)")
        try project.write(renamed(text), to: path)
        try project.write(flow, to: "door.yaml")
        try project.expectRefusal(status: 4, saying: "error: the wrapper is called 'MyLock' here, and '")
        try project.write(
            flow.replacingOccurrences(
                of: "  Lock:.*\n", with: "  Lock: { wrapper: MyLock }\n", options: .regularExpression), to: "door.yaml")
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!run.output.contains("restored"))
        #expect(try project.run("check").output.isEmpty)
    }

    @Test("a wrapper in its manager's file has to move back, and nothing is written", arguments: ["wrapper", "output"])
    func hosted(_ change: String) throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let wrapper = "\(Self.services)/LockDoorSDK.swift"
        let manager = "Integrations/Lock/LockManager.swift"
        let text = try project.outside.text("app/\(wrapper)")
        let host = try project.outside.text("app/\(manager)")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(wrapper))
        try project.write(text + host.replacingOccurrences(of: "import Combine\n", with: ""), to: manager)
        let said: String
        if change == "output" {
            try project.write("flows: door.yaml\noutput: { integrations: Vendors }\n", to: "flowgen.yml")
            said = "error: 'LockDoorSDK' is declared here"
        } else {
            try project.write(
                Project.door.replacingOccurrences(of: "  Lock:\n", with: "  Lock: { wrapper: MyLock }\n"),
                to: "door.yaml")
            said = "error: the wrapper is called 'LockDoorSDK' here"
        }
        try project.expectRefusal(status: 4, saying: said)
    }

    @Test(
        "a wrapper that conforms in an extension, or with backticks, keeps its code under a new name"
    )
    func extended() throws {
        for (old, new) in [
            ("LockDoorSDK: DoorSDK {", "LockDoorSDK {"),
            ("LockDoorSDK: DoorSDK {", "`LockDoorSDK`: DoorSDK {"),
        ] {
            let project = try Project.withDoor()
            #expect(try project.run("generate").status == 0)
            let path = "\(Self.services)/LockDoorSDK.swift"
            let text = try project.outside.text("app/\(path)")
            try project.write(text.replacingOccurrences(of: old, with: new) + "// mine\n", to: path)
            if !new.contains(":") {
                try project.write("extension LockDoorSDK: DoorSDK {}\n", to: "\(Self.services)/X.swift")
            }
            try project.write(
                Project.door.replacingOccurrences(of: "  Lock:\n", with: "  Lock: { wrapper: MyLock }\n"),
                to: "door.yaml")
            let run = try project.run("generate")
            #expect(run.status == 0, "\(run.output)\(run.errors)")
            #expect(try project.outside.text("app/\(Self.services)/MyLock.swift").hasSuffix("// mine\n"))
            #expect(try project.run("generate").output.hasPrefix("Everything is up to date."))
        }
    }

    @Test("another class that conforms to the flow's protocol is not a wrapper") func other() throws {
        let project = try project { _ in "final class MyLock: DoorSDK {}\n" }
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(isThere("\(Self.services)/LockDoorSDK.swift", in: project))
    }
}
