// `output` names other folders: files move there, and the folders that they leave behind go with them.

import Foundation
import TestSupport
import Testing

@Suite("Output folders that change") struct OutputMovedTests {
    @Test("Folders that become empty are deleted, all others stay") func folders() throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        try project.write("let mine = 1\n", to: "Integrations/Lock/Mine.txt")
        try project.outside.folder("app/Integrations/Lock/Empty")
        try project.write("flows: door.yaml\noutput: { integrations: App/Vendors, tests: T }\n", to: "flowgen.yml")
        #expect(try project.run("generate").status == 0)
        for gone in ["Integrations/Lock/Services", "Integrations/Services", "Tests"] {
            #expect(!isThere(gone, in: project), "\(gone)")
        }
        #expect(isThere("Integrations/Lock/Mine.txt", in: project))
        #expect(isThere("Integrations/Lock/Empty", in: project))
    }

    @Test(
        "A member in a file next to its wrapper is found after the wrapper moves",
        arguments: ["Vendors/Lock/Services", "Vendors/Lock"])
    func sibling(_ folder: String) throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let text = try project.outside.text("app/Integrations/Lock/Services/LockDoorSDK.swift")
        let member = try #require(text.firstMatch(of: #/(?s)\n    func open\(\).*?\n    }/#))
        try project.write(text.replacing(member.0, with: ""), to: "Integrations/Lock/Services/LockDoorSDK.swift")
        let mine = "import Services\n\nextension LockDoorSDK {\(member.0)\n}\n"
        try project.write(mine, to: "\(folder)/LockDoorSDK+Open.swift")
        try project.write("flows: door.yaml\noutput: { integrations: Vendors }\n", to: "flowgen.yml")
        for _ in 1...2 {
            let run = try project.run("generate")
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.output.contains("restored"), "\(run.output)")
            #expect(try !project.outside.text("app/Vendors/Lock/Services/LockDoorSDK.swift").contains("func open()"))
            #expect(try project.outside.text("app/\(folder)/LockDoorSDK+Open.swift") == mine)
        }
        #expect(try project.run("check").status == 0)
        // It does not follow the flow there, which is said.
        try project.write(
            Project.door.replacing("open:\n    user", with: "open:\n    parameters: { code: Int }\n    user"),
            to: "door.yaml")
        let run = try project.run("generate")
        #expect(run.output.contains("the flow changed open(code:), which is not in this file"), "\(run.output)")
        #expect(try project.outside.text("app/\(folder)/LockDoorSDK+Open.swift") == mine)
    }

    private func isThere(_ name: String, in project: Project) -> Bool {
        FileManager.default.fileExists(atPath: project.root.appendingPathComponent(name).path)
    }
}
