// When the environment says no: a clear sentence, the right exit code, and a tree as it was.

import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("Refusals") struct RefusalTests {
    @Test("A project locked by another process is an error") func locked() throws {
        let project = try Project.withDoor()
        let folder = open(project.root.path, O_RDONLY | O_CLOEXEC)
        try #require(folder >= 0)
        defer { close(folder) }
        try #require(flock(folder, LOCK_EX) == 0)
        try project.expectRefusal(status: 5, saying: "another run is in progress here")
        #expect(flock(folder, LOCK_UN) == 0)
        #expect(try project.run("generate").status == 0)
    }

    @Test("A file in place of a folder is an error")
    func fileInTheWay() throws {
        let project = try Project.withDoor()
        try project.write("not a folder", to: "Integrations")
        try project.expectRefusal(status: 4, saying: "Integrations")
    }

    @Test("A file in place of the last folder to be written is an error") func lateFileInTheWay() throws {
        let project = try Project.withDoor()
        try project.write("not a folder", to: "Tests/IntegrationsTests/Door")
        try project.expectRefusal(status: 4, saying: "Tests/IntegrationsTests/Door")
    }

    @Test("A folder in place of a file is an error")
    func folderInTheWay() throws {
        let project = try Project.withDoor()
        try project.write("", to: "Integrations/ServiceProvider.swift/kept")
        try project.expectRefusal(status: 4, saying: "ServiceProvider.swift")
    }

    @Test("A read-only folder is an error", .enabled(if: geteuid() != 0)) func readOnlyFolder() throws {
        let project = try Project.withDoor()
        try project.write("", to: "Integrations/Services/Door/kept")
        let folder = project.root.appendingPathComponent("Integrations/Services/Door").path
        try #require(chmod(folder, 0o555) == 0)
        defer { chmod(folder, 0o755) }
        try project.expectRefusal(status: 4, saying: "Integrations/Services/Door")
    }

    @Test("Anything else in place of the state files is an error")
    func recordsInTheWay() throws {
        let file = try Project.withDoor()
        try file.write("not a folder", to: ".flowgen")
        try file.expectRefusal(status: 4, saying: ".flowgen")
        let folder = try Project.withDoor()
        try folder.write("", to: ".flowgen/Door.record/kept")
        try folder.expectRefusal(status: 4, saying: ".flowgen/Door.record")
        let link = try Project.withDoor()
        try link.outside.folder("elsewhere")
        try link.outside.link("app/.flowgen", to: "../elsewhere")
        try link.expectRefusal(status: 4, saying: "outside the project's root")
    }

    @Test("A link out of the root is an error")
    func linkOut() throws {
        for name in ["Integrations", "Integrations/Services", "Tests"] {
            let project = try Project.withDoor()
            try project.outside.folder("elsewhere")
            try project.write("", to: "Integrations/kept")
            if name == "Integrations" {
                try FileManager.default.removeItem(at: project.root.appendingPathComponent(name))
            }
            let depth = name.split(separator: "/").count
            let target = String(repeating: "../", count: depth) + "elsewhere"
            try project.outside.link("app/" + name, to: target)
            try project.expectRefusal(status: 4, saying: "outside the project's root")
            let elsewhere = project.outside.url.appendingPathComponent("elsewhere")
            #expect(try FileTree.names(below: elsewhere) == [])
        }
    }

    @Test("A flow that links out of the root is an error")
    func flowLinkOut() throws {
        let project = try Project()
        try project.outside.write(Project.door, to: "secret.yaml")
        try project.outside.link("app/door.yaml", to: "../secret.yaml")
        try project.write("flows: door.yaml\n", to: "flowgen.yml")
        try project.expectRefusal(status: 4, saying: "outside the project's root")
    }
}
