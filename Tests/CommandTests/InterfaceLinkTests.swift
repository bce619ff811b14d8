// An SDK's interface behind a link: a link inside the project is followed, and one that leads out of it is a note.

import Foundation
import TestSupport
import Testing

@Suite("Interfaces behind links") struct InterfaceLinkTests {
    private func project(linkingTo target: String) throws -> Project {
        let project = try Project.withDoor()
        let sdk = "public protocol LockDelegate { func lockDidOpen() }\n"
        try project.write(sdk, to: "Fetched/LockKit/Lock.swift")
        try project.outside.write(sdk, to: "Elsewhere/LockKit/Lock.swift")
        try FileManager.default.createSymbolicLink(
            atPath: project.root.appendingPathComponent("Vendor").path, withDestinationPath: target)
        let lock = "  Lock: { sdk: LockKit, interface: Vendor, delegates: LockDelegate }\n"
        try project.write(Project.door.replacing("  Lock:\n", with: lock), to: "door.yaml")
        return project
    }

    @Test func inside() throws {
        for target in ["Fetched", "Fetched/LockKit", "Fetched/LockKit/Lock.swift"] {
            let project = try project(linkingTo: target)
            let run = try project.run("generate")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try project.files().text(".flowgen/sdk/LockKit.swift").contains("func lockDidOpen()"))
        }
    }

    @Test func outside() throws {
        let project = try project(linkingTo: "../Elsewhere")
        let run = try project.run("generate")
        #expect(run.status == 0)
        #expect(run.errors.contains("note: flowgen cannot read the interface of LockKit"))
        #expect(run.errors.contains("[sdk-no-interface]"))
    }
}
