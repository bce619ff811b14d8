// What a check notes of the targets in a manifest, and what answers it.

import Foundation
import TestSupport
import Testing

@Suite("Notes on targets")
struct TargetNoteTests {
    /// A project whose integration is in one of two targets.
    private func project(_ manifest: String, named name: String) throws -> Project {
        let project = try Project()
        let flow = Project.door.replacing("  Lock:\n", with: "  Lock:\n    sdk: LockKit\n")
        try project.write(flow, to: "door.yaml")
        try project.write(
            """
            flows: door.yaml
            output: { integrations: Sources/Core/Integrations, tests: Tests/CoreTests }
            boundary: { sources: Sources }

            """, to: "flowgen.yml")
        try project.write("", to: "Sources/App/App.swift")
        try project.write("", to: "Sources/Other/Other.swift")
        try project.write(manifest, to: name)
        try #require(try project.run("generate").status == 0)
        return project
    }

    private static func package(core: String = "", app: String = "") -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "Door", targets: [
            .target(name: "Core", dependencies: [.product(name: "LockKit", package: "lock")]\(core)),
            .executableTarget(name: "App", dependencies: ["Core"\(app)),
            .target(name: "Other"),
            .testTarget(name: "CoreTests", dependencies: ["Core"]),
        ])

        """
    }

    private static let feature = ", swiftSettings: [.enableUpcomingFeature(\"MemberImportVisibility\")]"

    /// The notes of a check, which finds nothing wrong; cached or not.
    private func notes(_ project: Project) throws -> [String] {
        let outcome = try project.run("check")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(try project.run("check").output == outcome.output)
        return outcome.output.split(separator: "\n").filter { $0.contains(": note: ") }.map(String.init)
    }

    @Test("A package whose targets lack MemberImportVisibility, until they have it") func package() throws {
        let project = try project(Self.package(app: "]"), named: "Package.swift")
        let words = "can use members of SDKs, without an import [check-visible-members]"
        #expect(try notes(project) == ["Package.swift:5:29: note: every file of the targets 'App', 'Core' \(words)"])
        try project.write(Self.package(core: Self.feature, app: "]"), to: "Package.swift")
        #expect(try notes(project) == ["Package.swift:5:29: note: every file of the target 'App' \(words)"])
        let both = Self.package(core: Self.feature, app: "]" + Self.feature)
        try project.write(both, to: "Package.swift")
        #expect(try notes(project) == [])
        let shared =
            Self.package(app: "]")
            + "for target in package.targets { target.swiftSettings = "
            + "[.enableUpcomingFeature(\"MemberImportVisibility\")] }\n"
        try project.write(shared, to: "Package.swift")
        #expect(try notes(project) == [])
    }

    @Test("Local packages below watched folders and around them are read, too") func localPackages() throws {
        let project = try project(Self.package(core: Self.feature, app: "]" + Self.feature), named: "Package.swift")
        let settings = try project.files().text("flowgen.yml")
        func write(_ name: String, _ more: String) throws {
            try project.write("", to: "Packages/\(name)/Sources/\(name)/a.swift")
            try project.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(name: "\(name)", targets: [.target(name: "\(name)"\(more))])

                """, to: "Packages/\(name)/Package.swift")
        }
        let uses = ", dependencies: [.product(name: \"Core\", package: \"Door\")"
        try write("Feature", uses + "]")
        try write("Apart", "")
        #expect(try notes(project) == [])
        let note = "Packages/Feature/Package.swift:3:64: note: "
        let words = "every file of the target 'Feature' can use members of SDKs"
        for folders in ["Packages", "Packages/Feature/Sources", "'Packages/*/Sources'", "."] {
            try project.write(
                settings.replacing("sources: Sources", with: "sources: [Sources, \(folders)]"), to: "flowgen.yml")
            let found = try notes(project)
            #expect(found.count == 1, "\(folders): \(found)")
            #expect(found.first?.hasPrefix(note + words) == true, "\(folders): \(found)")
        }
        try write("Feature", uses + "]" + Self.feature)
        #expect(try notes(project) == [])
        try write("Feature", uses + ", .product(name: \"LockKit\", package: \"lock\")]" + Self.feature)
        #expect(try notes(project).count == 1)
        #expect(try notes(project).first?.hasSuffix("[check-linked]") == true)
    }

    @Test(
        "A pattern watches the targets that hold what it matches",
        arguments: [
            ("Sources/**/*.swift", ["App", "Core"]), ("Sources/*/Views", ["App"]),
            ("Sources/*/*.swift", ["App"]), ("Sources/*/Integrations", ["Core"]),
            ("Sources/A*", ["App"]), ("Sources/Other/*.swift", []),
        ])
    func patterns(pattern: String, watched: [String]) throws {
        let project = try project(
            Self.package(app: ", .product(name: \"LockKit\", package: \"lock\")]"), named: "Package.swift")
        try project.write("", to: "Sources/App/Views/v.swift")
        let settings = try project.files().text("flowgen.yml")
        try project.write(settings.replacing("sources: Sources", with: "sources: '\(pattern)'"), to: "flowgen.yml")
        let found = try notes(project)
        let names = watched.map { "'\($0)'" }.joined(separator: ", ")
        let hasApp = watched.contains("App")
        #expect(found.count == (hasApp ? 2 : watched.count), "\(found)")
        #expect(found.allSatisfy { $0.contains(names) || $0.hasSuffix("[check-linked]") }, "\(found)")
        #expect(found.contains { $0.hasSuffix("[check-linked]") } == hasApp, "\(found)")
    }

    @Test("A target that links the SDK without its integration, in each manifest") func linked() throws {
        let package = Self.package(
            core: Self.feature,
            app: ", .product(name: \"LockKit\", package: \"lock\")]" + Self.feature)
        let words = "the target 'App' depends on 'LockKit', and the integration Lock is elsewhere"
        #expect(
            try notes(project(package, named: "Package.swift")) == ["Package.swift:5:29: note: \(words) [check-linked]"]
        )
        let setting = "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"
        let xcodeGen = """
            settings: { \(setting): YES }
            targets:
              App:
                type: application
                sources: Sources/App
                dependencies: [{ target: Core }, { package: LockKit }]
              Core:
                type: framework
                sources: [Sources/Core]
                dependencies: [{ package: Lock, product: LockKit }]

            """
        #expect(
            try notes(project(xcodeGen, named: "project.yml")) == ["project.yml:3:3: note: \(words) [check-linked]"])
        let tuist = """
            let project = Project(name: "Door", settings: .settings(base: ["\(setting)": "YES"]), targets: [
                .target(name: "App", product: .app, sources: ["Sources/App/**"],
                    dependencies: [.target(name: "Core"), .external(name: "LockKit")]),
                .target(name: "Core", product: .framework, sources: ["Sources/Core/**"],
                    dependencies: [.external(name: "LockKit")]),
            ])

            """
        #expect(
            try notes(project(tuist, named: "Project.swift")) == ["Project.swift:2:19: note: \(words) [check-linked]"])
    }

    @Test("Aliases of XcodeGen bring no note of what they give, and a file that includes others brings none")
    func shared() throws {
        let text = """
            x-strict: &strict { SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY: YES }
            x-base: &base
              settings: *strict
              dependencies: [{ package: Lock, product: LockKit }]
            targets:
              App: { type: application, sources: Sources/App, settings: *strict }
              Core: { <<: *base, type: framework, sources: Sources/Core }

            """
        let project = try project(text, named: "project.yml")
        #expect(try notes(project) == [])
        let linked = text.replacing("Sources/App, settings", with: "Sources/App, <<: *base, settings")
        try project.write(linked, to: "project.yml")
        #expect(try notes(project).count == 1)
        #expect(try notes(project).first?.contains("'App' depends on 'LockKit'") == true)
        let lacking = linked.replacing("VISIBILITY: YES", with: "VISIBILITY: NO")
        try project.write(lacking, to: "project.yml")
        #expect(try notes(project).count == 2)
        try project.write("include: base.yml\n" + lacking, to: "project.yml")
        #expect(try notes(project) == [])
    }

    @Test("A target has all of its folders, and sees what a product holds") func foldersAndProducts() throws {
        let setting = "settings: { SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY: NO }"
        let text = """
            \(setting)
            targets:
              App:
                type: application
                sources: [Sources/App, Sources/Core]
                dependencies: [{ package: Lock, product: LockKit }]

            """
        let project = try project(text, named: "project.yml")
        #expect(try notes(project).count == 1)
        #expect(try notes(project)[0].contains("the target 'App' can use members of SDKs"))
        try project.write(text.replacing(": NO", with: ": YES"), to: "project.yml")
        #expect(try notes(project) == [])
        // Beside it, a package is read, too; its product has another name than its target.
        let package = """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Door", products: [.library(name: "AppCore", targets: ["Core"])],
                targets: [
                    .target(name: "Core"\(Self.feature)),
                    .target(name: "App", dependencies: [.product(name: "AppCore", package: "Door")]),
                ])

            """
        try project.write(package, to: "Package.swift")
        #expect(try notes(project).count == 1)
        #expect(try notes(project)[0].contains("the target 'App' can use members"))
        #expect(try notes(project)[0].hasPrefix("Package.swift:"))
    }

    @Test("`boundary.allow` answers the notes, for a manifest or for a target's folder") func answered() throws {
        let project = try project(Self.package(app: "]"), named: "Package.swift")
        let settings = try project.files().text("flowgen.yml")
        func allow(_ paths: String) throws -> [String] {
            try project.write(
                settings.replacing("sources: Sources", with: "sources: Sources, allow: [\(paths)]"), to: "flowgen.yml")
            return try notes(project)
        }
        #expect(try allow("Package.swift") == [])
        #expect(try allow("Sources/App").count == 1)
        #expect(try allow("Sources/App, Sources/Core") == [])
        try project.write(settings.replacing("{ sources: Sources }", with: "{}"), to: "flowgen.yml")
        #expect(try notes(project) == [])
    }

    @Test("A manifest that is nested too deeply is not read")
    func hostile() throws {
        let project = try project("", named: "Package.swift")
        let deep = String(repeating: "[", count: 100_000)
        try project.write("let package = Package(targets: \(deep)", to: "Package.swift")
        #expect(try notes(project) == [])
        let long = "let a = b" + String(repeating: ".c", count: 3_000)
        try project.write(long + "\n" + Self.package(app: "]"), to: "Package.swift")
        #expect(try notes(project).count == 1)
    }
}
