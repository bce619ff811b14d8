// The watched folders: which files are looked at, and which are let off.

import Foundation
import TestSupport
import Testing

@Suite("Leaks")
struct LeakTests {
    /// A generated project with `import LockKit` in some files.
    private func project(_ boundary: String?, leaksIn paths: [String]) throws -> Project {
        let flow = Project.door.replacingOccurrences(of: "Lock:", with: "Lock:\n    sdk: LockKit")
        let project = try Project()
        try project.write(flow, to: "door.yaml")
        let watched = boundary.map { "boundary: \($0)\n" } ?? ""
        try project.write("flows: door.yaml\n" + watched, to: "flowgen.yml")
        try #require(try project.run("generate").status == 0)
        for path in paths { try project.write("import LockKit\n", to: path) }
        return project
    }

    /// The files in which a check finds leaks.
    private func leaks(
        _ boundary: String, in paths: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let outcome = try project(boundary, leaksIn: paths).run("check")
        let found = outcome.output.split(separator: "\n").filter { $0.contains("[check-leak]") }
            .compactMap { $0.split(separator: ":").first.map(String.init) }
        #expect(outcome.status == (found.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
        return found
    }

    @Test("`sources: .` watches the whole project except the integration's own folder and hidden folders")
    func wholeProject() throws {
        let found = try leaks(
            "{ sources: . }",
            in: [
                "a.swift", "App/b.swift", "App/.build/c.swift", ".d.swift", "App/e.txt",
                "App/f.SWIFT",
                "Integrations/Lock/g.swift", "Integrations/Lock/Deep/h.swift",
                "Integrations/LockMore/i.swift", "Integrations/Other/j.swift", "Tests/k.swift",
            ])
        #expect(
            found == [
                "App/b.swift", "Integrations/LockMore/i.swift", "Integrations/Other/j.swift",
                "Tests/k.swift", "a.swift",
            ])
    }

    @Test("A file that nobody can read is reported if it may import an SDK, and cannot be accepted as a leak")
    func unreadable() throws {
        let project = try project("{ sources: . }", leaksIn: [])
        let deep = "let a = " + String(repeating: "[", count: 600)
        try project.write(deep + "\nimport LockKit\n", to: "App/deep.swift")
        try project.write(deep + "\nimport UIKit\n", to: "App/other.swift")
        for _ in 0..<2 {
            let outcome = try project.run("check")
            #expect(outcome.status == 1)
            let message = "App/deep.swift:1:1: error: this file cannot be read, and may import an SDK"
            #expect(outcome.output.contains(message))
            #expect(!outcome.output.contains("App/other.swift"))
            try #require(try project.run("check", "--write-baseline").status == 0)
        }
    }

    @Test("`sources` takes folders, files and patterns, and reports each file once")
    func sources() throws {
        let files = [
            "App/a.swift", "App/B/b.swift", "M/X/Sources/c.swift", "M/X/d.swift", "e.swift",
        ]
        #expect(try leaks("{ sources: App }", in: files) == ["App/B/b.swift", "App/a.swift"])
        #expect(try leaks("{ sources: [App, App/B, ./App/] }", in: files).count == 2)
        #expect(try leaks("{ sources: e.swift }", in: files) == ["e.swift"])
        #expect(try leaks("{ sources: M/*/Sources }", in: files) == ["M/X/Sources/c.swift"])
        #expect(try leaks("{ sources: 'App/*.swift' }", in: files) == ["App/a.swift"])
        #expect(try leaks("{ allow: App }", in: files) == [])
    }

    @Test("`allow` takes a file, a folder, a pattern, or a parent folder")
    func allowed() throws {
        let files = ["App/a.swift", "App/B/b.swift", "App/B/C/c.swift"]
        #expect(try leaks("{ sources: ., allow: App/B }", in: files) == ["App/a.swift"])
        #expect(try leaks("{ sources: App, allow: App/a.swift }", in: files).count == 2)
        #expect(try leaks("{ sources: App, allow: '**/C' }", in: files).count == 2)
        #expect(try leaks("{ sources: App/B, allow: App }", in: files) == [])
        #expect(try leaks("{ sources: App, allow: . }", in: files) == [])
    }

    @Test("Missing folders, patterns without a match and invalid patterns are errors") func mistakes() throws {
        let missing = try project("{ sources: [Nowhere, App] }", leaksIn: ["App/a.swift"])
        let outcome = try missing.run("check")
        #expect(outcome.status == 1)
        let words = "error: there is no folder 'Nowhere', so nothing is watched there"
        #expect(outcome.output.contains("flowgen.yml:2:23: \(words)"), "\(outcome.output)")
        #expect(outcome.output.contains("1 leak of an SDK."), "\(outcome.output)")
        let idle = try project("{ sources: [App, 'M/*/Sources', 'A*'] }", leaksIn: [])
        try idle.write("", to: "App/a.swift")
        try idle.expectRefusal(["check"], status: 1, saying: "nothing matches 'M/*/Sources'")
        #expect(try idle.run("generate").status == 0)
        try idle.write("", to: "M/X/Sources/a.swift")
        #expect(try idle.run("check").status == 0)
        let bad = try project("{ sources: App }", leaksIn: ["App/a.swift"])
        try bad.write("flows: door.yaml\nboundary: { sources: 'A[' }\n", to: "flowgen.yml")
        try bad.expectRefusal(["check"], status: 2, saying: "config-pattern")
    }

    @Test("Links are not followed")
    func links() throws {
        let project = try project("{ sources: App }", leaksIn: ["Other/a.swift"])
        try project.write("import Foundation\n", to: "App/b.swift")
        try project.outside.link("app/App/linked", to: "../Other")
        try project.outside.link("app/App/c.swift", to: "../Other/a.swift")
        try project.outside.link("app/App/outside", to: "/")
        #expect(try project.run("check").status == 0)
    }

    @Test("The integration's own folder may neither pass the SDK on nor show its types") func exposed() throws {
        let project = try project("{ sources: App }", leaksIn: [])
        let hidden = "import LockKit\nprivate typealias B = LockKit.Bolt\n"
        try project.write(hidden, to: "App/a.swift")
        let folder = "Integrations/Lock"
        try project.write(hidden, to: "\(folder)/a.swift")
        try project.write("@_exported import LockKit\n", to: "\(folder)/b.swift")
        try project.write("public import struct LockKit.Bolt\n", to: "\(folder)/c.swift")
        try project.write("import LockKit\ntypealias Bolt = LockKit.Bolt\n", to: "\(folder)/d.swift")
        let outcome = try project.run("check")
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        let found = lines.filter { $0.hasSuffix(" [check-leak]") }.map { $0.dropLast(13) }
        #expect(
            found == [
                "App/a.swift:1:8: error: 'LockKit' is imported outside the integration Lock",
                "\(folder)/b.swift:1:19: error: `@_exported import` shows 'LockKit' to the app",
                "\(folder)/c.swift:1:22: error: `public import` shows 'LockKit' to the app",
                "\(folder)/d.swift:2:18: error: this typealias shows 'LockKit.Bolt' to the app",
            ])
        #expect(lines.last?.hasSuffix("4 leaks of an SDK.") == true)
        // Whether it is passed on is seen outside of the integration's folder, too.
        try project.write("package import LockKit\n", to: "App/a.swift")
        let outside = try project.run("check").output
        #expect(outside.contains("App/a.swift:1:16: error: `package import` shows 'LockKit'"))
        #expect(outside.hasSuffix("5 leaks of an SDK.\n"), "\(outside)")
        try project.write(hidden, to: "App/a.swift")
        let accepted = try project.run("check", "--write-baseline").output
        #expect(accepted.hasSuffix("4 leaks accepted.\n"))
        #expect(try project.run("check").output == "")
        try project.write(
            "flows: door.yaml\nboundary: { sources: App, allow: [App, Integrations/Lock] }\n", to: "flowgen.yml")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(".flowgen/leaks"))
        #expect(try project.run("check").output == "")
    }

    @Test("A type of one module of an SDK is shown by a file that imports another one")
    func exposedByUmbrella() throws {
        let project = try project("{ sources: App }", leaksIn: [])
        try project.write(
            "flows: door.yaml\nboundary: { sources: App }\nintegrations: { Lock: { sdk: LockUI } }\n", to: "flowgen.yml"
        )
        try project.write("import LockKit\npublic typealias Key = LockUI.Key\n", to: "Integrations/Lock/a.swift")
        let outcome = try project.run("check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("this typealias shows 'LockUI.Key'"), "\(outcome.output)")
    }

    @Test("A change in an integration's folder is seen after a clean check") func exposedLater() throws {
        let project = try project("{ sources: . }", leaksIn: ["Integrations/Lock/a.swift"])
        #expect(try project.run("check").status == 0)
        #expect(try project.run("check").status == 0)
        try project.write("public import LockKit\n", to: "Integrations/Lock/a.swift")
        #expect(try project.run("check").status == 1)
        try project.write("import LockKit\nprotocol Lock: LockKit.Lock {}\n", to: "Integrations/Lock/a.swift")
        #expect(try project.run("check").status == 1)
    }

    @Test("An import that is accepted may not be passed on")
    func acceptedImport() throws {
        let project = try project("{ sources: App }", leaksIn: ["App/a.swift"])
        #expect(try project.run("check", "--write-baseline").status == 0)
        #expect(try project.run("check").output == "")
        try project.write("public import LockKit\n", to: "App/a.swift")
        let refused = try project.run("check")
        #expect(refused.status == 1)
        #expect(refused.output.contains("`public import` shows 'LockKit'"), "\(refused.output)")
        #expect(refused.output.contains(" 1 leak of an SDK."), "\(refused.output)")
        #expect(try project.run("check", "--write-baseline").status == 0)
        #expect(
            try project.files().text(".flowgen/leaks") == "App/a.swift\tLockKit\nApp/a.swift\tpublic import LockKit\n")
        #expect(try project.run("check").output == "")
        // Worse is new, and better has to be taken off the list.
        try project.write("@_exported import LockKit\n", to: "App/a.swift")
        #expect(try project.run("check").output.contains("`@_exported import` shows"))
        try project.write("import LockKit\n", to: "App/a.swift")
        let better = try project.run("check")
        #expect(better.status == 1)
        #expect(better.output.contains("App/a.swift no longer leaks 'public import LockKit'"), "\(better.output)")
    }

    @Test("Where no folder is watched, what is generated may not pass an SDK on") func withoutBoundary() throws {
        let project = try project(nil, leaksIn: ["App/a.swift", "Integrations/Lock/a.swift"])
        #expect(try project.run("check").output == "")
        for place in [
            "App", "Integrations/Lock", "Integrations/Services/Door", "Integrations/More",
        ] {
            try project.write("public import LockKit\n", to: "\(place)/b.swift")
        }
        let outcome = try project.run("check")
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[check-leak]") }
        #expect(
            lines.map { $0.split(separator: ":")[0] } == [
                "Integrations/Lock/b.swift", "Integrations/More/b.swift", "Integrations/Services/Door/b.swift",
            ])
        try project.write("flows: door.yaml\nboundary: { allow: [Integrations] }\n", to: "flowgen.yml")
        #expect(try project.run("check").output == "")
    }

    @Test("What the flows have generated files import is no leak, whoever lists it as an SDK")
    func generatedImports() throws {
        let flow = """
            flow: Door
            imports: SwiftUI
            steps:
              paint: { user: Paints the door., parameters: { color: Color } }
            integrations:
              Lock: { sdk: [LockKit, SwiftUI] }

            """
        let project = try project(nil, leaksIn: [])
        try project.write(flow, to: "door.yaml")
        for sources in ["", "boundary: { sources: [Integrations] }", "boundary: { sources: [App] }"] {
            try project.write("", to: "App/a.swift")
            try project.write(
                "flows: door.yaml\naccess: public\n\(sources)\n", to: "flowgen.yml")
            try #require(try project.run("generate").status == 0)
            let check = try project.run("check")
            #expect(check.status == 0, "\(sources): \(check.output)")
        }
        #expect(try project.run("check", "--write-baseline").output.hasSuffix("0 leaks accepted.\n"))
    }

    @Test("A file that was harmless where nothing is watched is looked at again when its folder is")
    func watchedLater() throws {
        let project = try project(nil, leaksIn: ["Integrations/More/a.swift"])
        #expect(try project.run("check").output == "")
        #expect(try project.run("check").output == "")
        try project.write("public import LockKit\n", to: "Integrations/More/a.swift")
        #expect(try project.run("check").status == 1)
        try project.write("import LockKit\n", to: "Integrations/More/a.swift")
        #expect(try project.run("check").output == "")
        try project.write("flows: door.yaml\nboundary: { sources: App }\n", to: "flowgen.yml")
        try project.write("", to: "App/b.swift")
        #expect(try project.run("check").output.contains("Integrations/More/a.swift:1:8: error: "))
    }

    @Test("A pattern is looked for below its plain part, and elsewhere nothing is read") func patternFolders() throws {
        let found = try leaks(
            "{ sources: ['M/*/Sources', 'N/a*.swift', 'M/*'], allow: M/Y }",
            in: [
                "M/X/Sources/c.swift", "M/Y/Sources/c.swift", "N/ab.swift", "M/d.swift", "e.swift",
            ])
        #expect(found == ["M/X/Sources/c.swift", "M/d.swift", "N/ab.swift"])
    }
}
