// A package has the targets that SwiftPM describes, and an Xcode project those of its file. Of a project that cannot be
// read the reason is known.

import FlowgenKit
import Testing

@Suite("Found projects")
struct FoundProjectsTests {
    /// What is found in a tree whose package SwiftPM describes so.
    private func found(_ texts: [String: String], dump json: String = "{}") throws -> FoundProjects {
        try found(texts, dump: ExternalProgram("printf", ["%s", json]))
    }

    private func found(_ texts: [String: String], dump: ExternalProgram) throws -> FoundProjects {
        try FoundProjects(in: try #require(InMemoryFileSystem(texts: texts)), dump: dump)
    }

    /// A package with these targets, and with files in these folders.
    private func package(_ targets: [String], platforms: String = "", in folders: String...) throws -> FoundProjects {
        var texts = ["Package.swift": ""]
        for folder in folders { texts["\(folder)/a.swift"] = "" }
        let list = targets.map { "{ \($0) }" }.joined(separator: ", ")
        return try found(texts, dump: "{ \"platforms\" : [ \(platforms) ], \"targets\" : [ \(list) ] }")
    }

    @Test("A package's targets, with their folders and tests, and none without code of its own")
    func packageTargets() throws {
        let targets = [
            #""name" : "Core", "type" : "regular", "dependencies" : [ { "product" : [ "A", "a", null, null ] } ]"#,
            #""name" : "shop-tool", "type" : "executable", "dependencies" : [ { "target" : [ "Core", null ] } ]"#,
            #""name" : "Odd", "type" : "regular", "path" : ".\/Elsewhere\/Odd\/", "dependencies" : [ ]"#,
            #""name" : "Gone", "type" : "regular""#, #""name" : "Blob", "type" : "binary", "path" : "Blob""#,
            #""name" : "CoreChecks", "type" : "test", "dependencies" : [ { "byName" : [ "Core", null ] } ]"#,
            #""name" : "Whole", "type" : "regular", "path" : ".""#,
            #""name" : "shop-toolTests", "type" : "test""#,
        ]
        let found = try package(
            targets, in: "Sources/Core", "Sources/shop-tool", "Elsewhere/Odd", "Tests/CoreChecks",
            "Tests/shop-toolTests")
        let project = try #require(found.projects.first)
        #expect(project.isPackage)
        #expect(project.candidates.map(\.name) == ["shop-tool", "Core", "Odd", "Whole"])
        #expect(project.candidates.map(\.module) == ["shop_tool", "Core", "Odd", "Whole"])
        let folders = ["Sources/shop-tool", "Sources/Core", "Elsewhere/Odd", nil]
        #expect(project.candidates.map(\.folder?.description) == folders)
        #expect(project.tests(of: project.candidates[1])?.name == "CoreChecks")
        #expect(project.tests(of: project.candidates[0])?.name == "shop-toolTests")
        #expect(project.tests(of: project.candidates[2]) == nil)
    }

    @Test("Integration tests are not taken for a target's tests") func integrationTests() throws {
        func tests(_ names: String...) throws -> String? {
            let targets = names.map { name in
                "\"name\" : \"\(name)\", \"type\" : \"test\", \"dependencies\" : [ { \"byName\" : [ \"Core\" ] } ]"
            }
            let folders = ["Sources/Core"] + names.map { "Tests/\($0)" }
            var texts = ["Package.swift": ""]
            for folder in folders { texts["\(folder)/a.swift"] = "" }
            let core = #""name" : "Core", "type" : "regular""#
            let list = ([core] + targets).map { "{ \($0) }" }.joined(separator: ", ")
            let project = try #require(try found(texts, dump: "{ \"targets\" : [ \(list) ] }").projects.first)
            return project.tests(of: project.candidates[0])?.name
        }
        #expect(try tests("ServiceIntegrationTests", "CheckTests") == "CheckTests")
        #expect(try tests("ServiceIntegrationTests") == nil)
    }

    @Test("A package whose only target has its files directly in Sources") func packageWithOneTarget() throws {
        let found = try package([#""name" : "Tool", "type" : "executable""#], in: "Sources")
        #expect(found.projects.first?.candidates.map(\.folder?.description) == ["Sources"])
        #expect(found.unread == nil)
    }

    @Test("The platforms of a package that generated code needs") func platforms() throws {
        func needed(_ versions: [String: String]) throws -> Set<String> {
            let list = versions.map { #"{ "options" : [ ], "platformName" : "\#($0)", "version" : "\#($1)" }"# }
            let found = try package(
                [#""name" : "Tool", "type" : "regular""#], platforms: list.joined(separator: ", "), in: "Sources")
            return Set(try #require(found.projects.first).neededPlatforms)
        }
        #expect(
            try needed(["ios": "14.0", "macos": "10.15", "tvos": "16.0", "watchos": "7.0", "linux": "1"])
                == [".iOS(.v16)", ".macOS(.v13)", ".watchOS(.v9)"])
        #expect(try needed(["ios": "17.0"]) == [])
        #expect(try needed([:]) == [".iOS(.v16)", ".macOS(.v13)"])
    }

    @Test(
        "A package without a target, or one that SwiftPM does not describe, is named with the reason",
        arguments: [
            (ExternalProgram("echo", ["{ }"]), "no target with sources was found"),
            (ExternalProgram("echo", ["{\"targets\": 1}"]), "no target with sources was found"),
            (ExternalProgram("echo", ["error: no"]), "no target with sources was found"),
            (ExternalProgram("printf", ["["]), "no target with sources was found"),
            (
                ExternalProgram("flowgen-no-such-program", []),
                "`swift package dump-package` lists the targets, but swift is not in PATH"
            ),
            (
                ExternalProgram("sh", ["-c", "echo 'error: Invalid manifest (x)\na: error: why' >&2; exit 1"]),
                "`swift package dump-package` fails: a: error: why"
            ),
            (ExternalProgram("false", []), "`swift package dump-package` fails: it gives no reason"),
            (ExternalProgram("sleep", ["60"], patience: 1), "`swift package dump-package` does not end"),
        ])
    func unread(dump: ExternalProgram, reason: String) throws {
        let found = try found(["Package.swift": "", "Sources/A/a.swift": ""], dump: dump)
        #expect(found.projects.isEmpty)
        #expect(found.unread?.name == "Package.swift")
        #expect(found.unread?.reason == reason)
    }

    /// An Xcode project: an app and its tests, in groups or in synchronised folders.
    private func xcode(synchronized: Bool) -> String {
        func target(_ id: String, _ name: String, _ type: String, _ more: String) -> String {
            let source = synchronized ? "fileSystemSynchronizedGroups = ( S\(id) );" : "buildPhases = ( P\(id) );"
            return """
                \(id) /* \(name) */ = { isa = PBXNativeTarget; name = "\(name)"; \(source)
                  productType = "com.apple.product-type.\(type)"; \(more) };
                P\(id) = { isa = PBXSourcesBuildPhase; files = ( B1\(id), B2\(id), ); };
                B1\(id) = { isa = PBXBuildFile; fileRef = F1\(id) /* One.swift */; };
                B2\(id) = { isa = PBXBuildFile; fileRef = F2\(id); };
                F1\(id) = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
                F2\(id) = { isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
                S\(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)";
                  sourceTree = "<group>"; };
                G\(id) = { isa = PBXGroup; path = "\(name)"; sourceTree = "<group>";
                  children = ( F1\(id), N\(id) ); };
                N\(id) = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = ( F2\(id) ); };

                """
        }
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
            R = { isa = PBXProject; mainGroup = M; targets = ( A, T ); };
            M = { isa = PBXGroup; sourceTree = "<group>"; children = ( GA, GT, SA, ST ); };
            D = { isa = PBXTargetDependency; target = A; };
            \(target("A", "My App", "application", ""))
            \(target("T", "Checks", "bundle.unit-test", "dependencies = ( D );"))
            }; rootObject = R /* Project object */; }
            """
    }

    @Test("Targets of an Xcode project", arguments: [false, true]) func xcodeProject(synchronized: Bool) throws {
        let found = try found(["App.xcodeproj/project.pbxproj": xcode(synchronized: synchronized)])
        let project = try #require(found.projects.first)
        #expect(!project.isPackage && project.neededPlatforms == [])
        #expect(project.targets.map(\.folder?.description) == ["My App", "Checks"])
        #expect(project.targets.map(\.module) == ["My_App", "Checks"])
        #expect(project.targets.map(\.listsFiles) == [!synchronized, !synchronized])
        #expect(project.tests(of: project.targets[0])?.name == "Checks")
    }

    @Test("Bytes that are no project of Xcode are none")
    func brokenXcodeProject() throws {
        let path = "App.xcodeproj/project.pbxproj"
        let text = xcode(synchronized: true)
        for length in stride(from: 0, to: text.utf8.count - 2, by: 7) {
            let found = try found([path: String(decoding: text.utf8.prefix(length), as: UTF8.self)])
            #expect(found.projects.isEmpty)
            #expect(found.unread?.name == "App.xcodeproj")
        }
        #expect(try found([path: String(repeating: "{a=", count: 100_000)]).projects.isEmpty)
        #expect(try found(["Package.swift": ""], dump: String(repeating: "[", count: 10_000)).projects.isEmpty)
    }

    @Test("A package comes before the Xcode projects beside it")
    func several() throws {
        let project = xcode(synchronized: true)
        var files = [
            "Package.swift": "", "Sources/Core/a.swift": "",
            "A.xcodeproj/project.pbxproj": project, "B.xcodeproj/project.pbxproj": project,
        ]
        let json = #"{ "targets" : [ { "name" : "Core", "type" : "regular" } ] }"#
        let both = try found(files, dump: json)
        #expect(both.projects.map(\.name) == ["Package.swift", "A.xcodeproj", "B.xcodeproj"])
        #expect(both.unread == nil)
        // Tuist keeps the app's dependencies in such a package.
        let alone = try found(files)
        #expect(alone.projects.map(\.name) == ["A.xcodeproj", "B.xcodeproj"])
        #expect(alone.unread == nil)
        files["project.yml"] = ""
        let generated = try found(files)
        #expect(generated.projects.map(\.generator) == ["xcodegen generate", "xcodegen generate"])
        #expect(generated.unread == nil)
    }

    @Test(
        "Without an Xcode project, a manifest of Tuist or XcodeGen has to be generated first",
        arguments: ["Project.swift": "tuist generate", "project.yml": "xcodegen generate"])
    func generators(manifest: String, command: String) throws {
        let found = try found([manifest: "targets: { App: { sources: App } }", "App/App.swift": ""])
        #expect(found.projects.isEmpty)
        #expect(found.unread?.name == manifest)
        #expect(found.unread?.generator == command)
    }
}
