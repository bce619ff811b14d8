// A project begins in an app or a package that is there: what init finds, what new begins with, and that the result builds.

import Foundation
import TestSupport
import Testing

@Suite("A project's beginning")
struct BeginningTests {
    static let kinds = [
        "general",
        "chat", "payment", "sign-in", "scan", "push", "call", "store", "analytics", "flags",
    ]

    private func package() throws -> Project {
        let project = try Project()
        try project.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop"),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                ])
            """, to: "Package.swift")
        try project.write("", to: "Sources/Shop/Shop.swift")
        try project.write("import Testing\n", to: "Tests/ShopTests/ShopTests.swift")
        return project
    }

    @Test("Every starter is up to date at once, in each style", arguments: kinds) func starters(kind: String) throws {
        for style in ["combine", "async", "callback"] {
            let project = try package()
            #expect(try project.run("init", "--style", style).status == 0)
            let new = try project.run("new", "OneTwo", "--kind", kind)
            #expect(new.status == 0, "\(new.errors)")
            #expect(new.errors == "")
            #expect(new.output.hasPrefix("created    flows/one-two.yaml\nupdated    flowgen.yml\n"))
            let flow = try project.outside.text("app/flows/one-two.yaml")
            #expect(flow.hasPrefix("# yaml-language-server: $schema=../.flowgen/flow.schema.json\nflow: OneTwo\n"))
            #expect(!flow.contains("Starter"))
            #expect(try project.run("check").output == "")
        }
    }

    @Test("The schemas that files name are there, and generate keeps them up to date") func schemas() throws {
        let project = try package()
        let (flow, config) = (".flowgen/flow.schema.json", ".flowgen/config.schema.json")
        #expect(try project.run("init").status == 0)
        #expect(try project.files().text(config) == project.run("schema", "config").output)
        #expect(!(try project.files().paths.contains(flow)))
        #expect(try project.run("new", "ChatBot").status == 0)
        #expect(try project.files().text(flow) == project.run("schema").output)
        for path in [flow, config] {
            let text = try project.files().text(path)
            try project.write("{}\n", to: path)
            #expect(try project.run("check").output == "")
            #expect(try project.run("generate").output == "updated    \(path)\n")
            #expect(try project.files().text(path) == text)
            #expect(try project.run("generate").output == "Everything is up to date.\n")
            try FileManager.default.removeItem(at: project.root.appendingPathComponent(path))
            #expect(try project.run("check").output == "")
            #expect(try project.run("generate").status == 0)
            #expect(try project.files().text(path) == text)
        }
        let plain = try Project.withDoor()
        #expect(try plain.run("generate").status == 0)
        #expect(!(try plain.files().paths.contains { $0.hasSuffix(".schema.json") }))
    }

    @Test("A dry run lists and counts what the run writes, and the run lists all files") func listing() throws {
        let project = try package()
        for command in [["init"], ["new", "ChatBot"], ["new", "Pay"]] {
            let before = try project.files()
            let dry = try project.command(command + ["--dry-run"]).run()
            #expect(try project.files() == before)
            let run = try project.command(command).run()
            #expect(run.status == 0, "\(run.errors)")
            let planned = dry.output.matches(of: #/(?m)^to (create|update) +(\S+)/#).map {
                "\($0.2)"
            }
            let written = run.output.matches(of: #/(?m)^(created|updated) +(\S+)/#).map {
                "\($0.2)"
            }
            #expect(planned == written, "\(dry.output)\(run.output)")
            if command[0] == "new" {
                #expect(dry.output.contains("\n\(written.count) files would be written.\n"), "\(dry.output)")
            }
            let after = try project.files()
            let changed = after.contents.filter { before.contents[$0.key] != $0.value }.keys
            #expect(Set(changed) == Set(written))
        }
    }

    @Test("A starter's name suggests its kind, and a name that suggests none gets the general one")
    func kindsByName() throws {
        let project = try package()
        let names = [
            "DoorLock": "start", "Paywall": "start", "HealthKit": "start", "Messenger": "start", "ChatBot": "send",
            "Checkout": "pay", "SignIn": "signIn", "OCRScan": "scan", "PushNews": "enable",
            "VideoCall": "dial", "TokenStore": "save", "Analytics": "track", "FeatureFlags": "refresh",
        ]
        for (name, step) in names {
            #expect(try project.run("new", name).status == 0)
            let file = "app/flows/" + name.replacing(#/([a-z]|OCR)(?=[A-Z])/#) { "\($0.1)-" }
            let flow = try project.outside.text(file.lowercased() + ".yaml")
            #expect(flow.contains("\n  \(step):\n"), "\(name)")
        }
    }

    @Test(
        "A fresh package is green after init and new",
        .enabled(if: Lane.isComplete, "\(Lane.reason)"))
    func freshPackage() throws {
        for type in ["library", "executable"] {
            let project = try Project()
            let swift = { (arguments: [String]) in
                try ChildProcess("swift", arguments, in: project.root).run()
            }
            _ = try swift(["package", "init", "--type", type, "--name", "Shop"])
            if type == "library" { #expect(try project.run("init").status == 0) }
            for kind in Self.kinds {
                let name = kind.capitalized.replacing("-", with: "")
                #expect(try project.run("new", name, "--kind", kind).status == 0)
            }
            let test = try swift(["test"])
            #expect(test.status == 0, "\(test.output)\(test.errors)")
            #expect(test.output.contains("mockKeepsToTheFlow() passed"))
        }
    }

    private static let empty = """
        // swift-tools-version: 6.0
        // The swift-tools-version declares the minimum version of Swift required to build this package.

        import PackageDescription

        let package = Package(
            name: "Shop"
        )

        """

    @Test("A package without targets gets two")
    func emptyPackage() throws {
        let project = try Project()
        try project.write(Self.empty, to: "Package.swift")
        let run = try project.run("init")
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                """
                Package.swift: target Shop, tests in ShopTests.
                created    flowgen.yml
                updated    Package.swift
                           line 8: added the platforms that the generated code needs
                           line 9: added the target Shop and the test target ShopTests

                """), "\(run.output)")
        #expect(
            try project.files().text("Package.swift").hasSuffix(
                """
                let package = Package(
                    name: "Shop",
                    platforms: [.macOS(.v12), .iOS(.v15)],
                    targets: [
                        .target(name: "Shop", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                    ]
                )

                """))
        let settings = try project.files().text("flowgen.yml")
        #expect(settings.contains("integrations: Sources/Shop/Integrations\n"))
        #expect(settings.contains("tests: Tests/ShopTests/Integrations\n"))
        #expect(settings.contains("module: Shop\n"))
        #expect(settings.contains("sources: [Sources]\n"))
        let new = try project.run("new", "ChatBot")
        #expect(new.status == 0, "\(new.errors)")
        #expect(new.output.contains("created    Sources/Shop/Integrations/Integration.swift\n"))
        #expect(try project.run("check").output == "")
    }

    @Test(
        "An empty package is green after init and new",
        .enabled(if: Lane.isComplete, "\(Lane.reason)"))
    func emptyPackageBuilds() throws {
        let project = try Project()
        let swift = { (arguments: [String]) in
            try ChildProcess("swift", arguments, in: project.root).run()
        }
        _ = try swift(["package", "init", "--type", "empty", "--name", "Shop"])
        #expect(try project.run("init").status == 0)
        #expect(try project.run("new", "ChatBot").status == 0)
        let test = try swift(["test"])
        #expect(test.status == 0, "\(test.output)\(test.errors)")
        #expect(test.output.contains("passed"))
    }

    @Test("A project below is named, and none is begun above it")
    func below() throws {
        let manifests = [
            "ios/Shop.xcodeproj/project.pbxproj", "App/App.xcodeproj/project.pbxproj",
            "Projects/App/Project.swift", "libs/swift/Core/Package.swift",
        ]
        for manifest in manifests {
            let project = try Project()
            _ = try ChildProcess("git", ["init", "-q"], in: project.root).run()
            try project.write("", to: manifest)
            try project.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
            try project.write("", to: "All.xcworkspace/contents.xcworkspacedata")
            let shown = manifest.replacing("/project.pbxproj", with: "")
            let folder = shown.split(separator: "/").dropLast().joined(separator: "/")
            for arguments in [["init"], ["new", "ChatBot"]] {
                try project.expectRefusal(arguments, status: 2, saying: "found \(shown) ")
                try project.expectRefusal(arguments, status: 2, saying: "run `flowgen init` in \(folder);")
            }
            #expect(try project.run("init", "--output", "Code").status == 0)
            let config = try project.files().text("flowgen.yml")
            #expect(config.contains("integrations: Code\n"))
        }
        let none = try Project().run("init").output
        #expect(none.hasPrefix("No package or project was found here, so no target has these files.\n"))
    }

    @Test("A target of each manifest in the folder can be chosen")
    func twoManifests() throws {
        let project = try package()
        try project.write("targets: { App: { type: application, sources: [App] } }", to: "project.yml")
        try project.write("", to: "App/App.swift")
        let dry = try project.run("init", "--dry-run").output
        #expect(
            dry.hasPrefix("project.yml: target App, which no target tests; not chosen: Shop of Package.swift.\n"),
            "\(dry)")
        let run = try project.run("init", "--target", "Shop")
        #expect(
            run.output.hasPrefix("Package.swift: target Shop, tests in ShopTests; not chosen: App of project.yml.\n"),
            "\(run.output)")
        #expect(try project.files().text("flowgen.yml").contains("integrations: Sources/Shop/Integrations\n"))
    }

    @Test("Begun in a folder of a package, the project is the package")
    func fromBelow() throws {
        let project = try package()
        #expect(try project.run("init", in: "Sources/Shop").status == 0)
        #expect(try project.files().paths.contains("flowgen.yml"))
        let other = try package()
        let new = try other.run("new", "ChatBot", in: "Sources/Shop")
        #expect(new.output.hasPrefix("Package.swift: target Shop, tests in ShopTests.\n"))
        #expect(try other.files().paths.contains("flows/chat-bot.yaml"))
    }

    @Test("Next names the module that is there, and no other")
    func module() throws {
        let project = try package()
        try project.write("version: 1\n", to: "flowgen.yml")
        let new = try project.run("new", "ChatBot")
        #expect(new.output.contains(" separate target, set `module: Shop` in flowgen.yml"))
        let plain = try Project().run("new", "ChatBot")
        #expect(plain.output.contains("name the module that they import under `module` in"))
    }

    @Test("A package is not looked for outside the repository")
    func withinTheRepository() throws {
        let project = try package()
        try project.outside.folder("app/Sub/.git")
        #expect(try project.run("init", in: "Sub").status == 0)
        #expect(try project.files().paths.contains("Sub/flowgen.yml"))
    }

    @Test("A project never begins inside another one")
    func nested() throws {
        let project = try Project.withDoor()
        try project.outside.folder("app/Sub")
        for arguments in [["init"], ["new", "ChatBot"]] {
            try project.expectRefusal(arguments + ["--root", "Sub"], status: 2, saying: "config-nested")
        }
        try project.expectRefusal(["init"], status: 2, saying: "config-present")
    }

    @Test("A flow is not begun twice, and never over another file")
    func twice() throws {
        let project = try package()
        try project.write("hello\n", to: "flows/chat-bot.yaml")
        try project.expectRefusal(["new", "ChatBot"], status: 2, saying: "flow-occupied")
    }

    @Test("init installs the hook when told to")
    func hook() throws {
        let project = try package()
        _ = try ChildProcess("git", ["init", "-q"], in: project.root).run()
        let plan = try project.run("init", "--hook", "--dry-run")
        #expect(plan.status == 1)
        #expect(plan.output.hasSuffix("to create  .git/hooks/pre-commit\n"))
        let outcome = try project.run("init", "--hook")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("created    .git/hooks/pre-commit\n"))
        // A project without flows has nothing to generate.
        let check = try project.run("check")
        #expect(check.status == 0, "\(check.errors)")
        #expect(try project.run("generate").output == "Everything is up to date.\n")
    }
}

extension BeginningTests {
    @Test("A folder or a module that cannot be is refused before anything is written")
    func refusesWhatCannotBe() throws {
        try Project().expectRefusal(["init", "--output", "../x"], status: 2, saying: "../x")
        try Project().expectRefusal(["init", "--module", "no module"], status: 2, saying: "no module")
    }

    @Test("Options of a starter do not go with a file, and a folder to watch is there")
    func optionsThatDoNotApply() throws {
        let project = try package()
        let new = try project.run("new", "flows/pay.yaml", "--kind", "call", "--sdk", "X")
        #expect(new.status == 64)
        #expect(new.errors.contains("--kind and --sdk are for starter flows"))
        try project.expectRefusal(["init", "--boundary", "nope"], status: 2, saying: "there is no folder 'nope'")
        #expect(try project.run("init", "--boundary", "Sources/Shop").status == 0)
    }

    @Test("An edited template is kept, and the command says so")
    func keptTemplates() throws {
        let project = try package()
        let path = "templates/Mock.mustache"
        #expect(try project.run("templates", "export", "Mock").output.hasPrefix("created    \(path)\n"))
        #expect(!(try project.run("templates", "export", "Mock").output.contains(path)))
        try project.write("mine\n", to: path)
        #expect(
            try project.run("templates", "export", "Mock").output.hasPrefix(
                "Your own template is kept: Mock. To export it again, delete it first.\n"))
        #expect(try project.files().text(path) == "mine\n")
    }

    @Test("Init says first that the tools are too old")
    func oldTools() throws {
        let project = try package()
        let manifest = try project.files().text("Package.swift")
        try project.write(manifest.replacing("version: 6.0", with: "version: 5.7"), to: "Package.swift")
        let run = try project.run("init").output
        #expect(run.contains("2. In Package.swift, raise the first line to `// swift-tools-version: 5.9`: "), "\(run)")
    }

    /// `init` where SwiftPM has its cache.
    private func initialize(_ project: Project, _ arguments: String...) throws -> ProcessOutcome {
        var command = project.command(["init"] + arguments)
        command.environment["XDG_CACHE_HOME"] = nil
        return try command.run()
    }

    @Test("A manifest whose targets cannot be read is named")
    func namesUnreadManifests() throws {
        let project = try Project()
        try project.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let names = ["App"]
            let package = Package(name: "App", targets: names.map { .target(name: $0) })

            """, to: "Package.swift")
        let run = try initialize(project)
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                "Package.swift: no target can be read. `swift package dump-package` names none that "
                    + "has a folder.\n"), "\(run.output)")
        #expect(run.output.contains(" add to `targets`: `.target(name: \"Integrations\", path: \"Integrations\"), "))
    }

    @Test("The targets that a manifest computes are those that SwiftPM names, or init says why not")
    func computedTargets() throws {
        let project = try Project()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let names = ["Shop"]
            let package = Package(
                name: "Shop", platforms: [.iOS(.v12), .macOS(.v13)],
                targets: names.map { .target(name: $0, path: "Code/" + $0) }
                    + names.map { .testTarget(name: $0 + "Tests", dependencies: [.target(name: $0)]) })

            """
        try project.write(manifest, to: "Package.swift")
        try project.write("", to: "Code/Shop/Shop.swift")
        try project.write("import Testing\n", to: "Tests/ShopTests/ShopTests.swift")
        let before = try project.files()
        let plan = try initialize(project, "--dry-run")
        #expect(plan.output.hasPrefix("Package.swift: target Shop, tests in ShopTests.\n"))
        #expect(try project.files() == before)

        var elsewhere = project.command(["init", "--dry-run"])
        elsewhere.environment["PATH"] = "/nowhere"
        #expect(try elsewhere.run().output.contains("swift is not in PATH."))
        try project.write(manifest.replacing("let names", with: "let nams"), to: "Package.swift")
        let failed = try initialize(project, "--dry-run").output
        #expect(failed.contains("fails: "), "\(failed)")
        #expect(failed.contains("Package.swift:"), "\(failed)")

        try project.write(manifest, to: "Package.swift")
        let run = try initialize(project)
        #expect(run.output.contains(" raise the platforms to .iOS(.v15): "), "\(run.output)")
        #expect(run.output.contains(" to the `swiftSettings` of Shop"))
        let configuration = try project.files().text("flowgen.yml")
        #expect(configuration.contains("integrations: Code/Shop/Integrations\n"))
        #expect(configuration.contains("tests: Tests/ShopTests/Integrations\n"))
        #expect(configuration.contains("module: Shop\n"))
    }

    @Test("Each starter has an SDK of its own, which one flow can rename") func placeholders() throws {
        let project = try package()
        for name in ["ChatBot", "Payment"] {
            #expect(try project.run("new", name).status == 0)
            let path = "flows/\(StarterPath.of(name)).yaml"
            let flow = try project.files().text(path)
            let was = try #require(flow.firstMatch(of: /was: [A-Za-z]+/)).0
            #expect(flow.contains("\n  \(was.dropFirst("was: ".count)):\n"))
        }
        for (name, sdk) in [("ChatBot", "Talker"), ("Payment", "Payer")] {
            let path = "flows/\(StarterPath.of(name)).yaml"
            let flow = try project.files().text(path)
            try project.write(
                flow.replacing("\n  Vendor\(name):\n", with: "\n  \(sdk):\n    was: Vendor\(name)\n"), to: path)
            let run = try project.run("generate")
            #expect(run.status == 0, "\(run.errors)")
            let tests = "Tests/ShopTests/Integrations/\(name)/\(sdk)\(name)SDKTests.swift"
            #expect(try project.files().paths.contains(tests))
            #expect(try project.run("check").output == "")
        }
        #expect(!(try project.files().paths.contains { $0.contains("Vendor") }))
    }

    /// How a starter's file is called.
    private enum StarterPath {
        static func of(_ name: String) -> String {
            name.replacing(#/([a-z])(?=[A-Z])/#) { "\($0.1)-" }.lowercased()
        }
    }
}
