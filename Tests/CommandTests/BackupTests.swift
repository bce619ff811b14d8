// Backups: nothing that somebody has written by hand is replaced or deleted without a copy of it.

import FlowgenKit
import Foundation
import TestSupport
import Testing

@Suite("Backups")
struct BackupTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let status = "Integrations/Services/Door/DoorStatus.swift"

    private func generated() throws -> Project {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        return project
    }

    private func isThere(_ name: String, in project: Project) -> Bool {
        FileManager.default.fileExists(atPath: project.root.appendingPathComponent(name).path)
    }

    /// Adds a line of the developer's to a file; the new text.
    @discardableResult
    private func edit(_ path: String, in project: Project) throws -> String {
        let text = try project.outside.text("app/\(path)") + "// mine\n"
        try project.write(text, to: path)
        return text
    }

    @Test("prune backs up hand-written and edited files, says where, and git ignores the backup") func prune() throws {
        let project = try generated()
        let mine = try [Self.wrapper, Self.status].map { try edit($0, in: project) }
        #expect(try project.run("remove", "Door").status == 0)
        let before = try project.files()
        #expect(try project.run("prune").status == 0)
        #expect(try project.files() == before)
        let run = try project.run("prune", "--force")
        #expect(run.status == 0, "\(run.errors)")
        for (path, text) in zip([Self.wrapper, Self.status], mine) {
            #expect(run.output.contains("backup     .flowgen/kept/\(path)\n"), "\(run.output)")
            #expect(run.output.contains("deleted    \(path)\n"))
            #expect(try project.outside.text("app/.flowgen/kept/\(path)") == text)
            #expect(!isThere(path, in: project))
        }
        #expect(try project.outside.text("app/.flowgen/.gitignore") == "kept/\n")
        #expect(try project.run("prune").output == "No orphaned files.\n")
    }

    @Test("prune deletes an unedited file without a backup")
    func pristine() throws {
        let project = try generated()
        let run = try project.run("remove", "Door")
        #expect(run.output.contains("deleted    \(Self.status)\n"))
        #expect(!run.output.contains("backup"))
    }

    @Test(
        "a generated file that might be edited is replaced after a backup",
        arguments: ["no record", "two hashes", "another hash"])
    func replaced(_ record: String) throws {
        let project = try generated()
        let mine = try edit(Self.status, in: project)
        let path = ".flowgen/Door.record"
        let text = try project.outside.text("app/\(path)")
        let lines = text.split(separator: "\n").filter {
            !$0.hasPrefix("generated\t\(Self.status)\t")
        }
        var forged = lines.joined(separator: "\n") + "\n"
        switch record {
        case "two hashes":
            let hash = ContentHash.sha256(ofText: Array(mine.utf8))
            forged = text + "generated\t\(Self.status)\t\(hash)\n"
        case "another hash":
            forged += "generated\t\(Self.status)\t\(String(repeating: "0a", count: 32))\n"
        default: break
        }
        try project.write(forged, to: path)
        let run = try project.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("backup     .flowgen/kept/\(Self.status)\n"), "\(run.output)")
        #expect(try project.outside.text("app/.flowgen/kept/\(Self.status)") == mine)
    }

    @Test("prune names orphaned files outside the output folders, and does not delete them") func stranded() throws {
        let project = try generated()
        let text = try project.outside.text("app/\(Self.status)")
        let hash = ContentHash.sha256(ofText: Array(text.utf8))
        try project.write(text, to: "Elsewhere/DoorStatus.swift")
        let record = try project.outside.text("app/.flowgen/Door.record")
        try project.write(record + "generated\tElsewhere/DoorStatus.swift\t\(hash)\n", to: ".flowgen/Door.record")
        let said = "1 orphaned file outside the output folders; flowgen does not delete it.\n"
        for arguments in [["prune"], ["prune", "--force"]] {
            let run = try project.command(arguments).run()
            #expect(run.status == 0)
            #expect(run.output == "outside    Elsewhere/DoorStatus.swift\n\(said)")
            #expect(try project.outside.text("app/Elsewhere/DoorStatus.swift") == text)
        }
        try project.write(Project.door.replacingOccurrences(of: "Lock", with: "Bolt"), to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        let both = try project.run("prune").output
        #expect(both.contains("to delete them. \(said)"), "\(both)")
        #expect(both.contains("orphaned   \(Self.wrapper)\n"))
    }
}
