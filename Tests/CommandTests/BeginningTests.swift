// A project begins in an app or a package that is there: what init finds, what new begins with, and that the result
// builds.

import Foundation
import TestSupport
import Testing

@Suite("A project's beginning")
struct BeginningTests {
    static let kinds = [
        "general", "chat", "messenger", "payment", "paywall", "sign-in", "scan", "push", "call", "bluetooth",
        "location", "permission", "store", "analytics", "flags",
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
            let project = try Project()
            let options = ["--output", "Sources/Shop/Integrations", "--tests", "Tests/ShopTests/Integrations"]
            #expect(try project.command(["init", "--style", style, "--module", "Shop"] + options).run().status == 0)
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

    @Test(
        "A starter's name suggests its kind, or else its SDK does; without either it is general",
        arguments: [
            ("DoorLock", nil, "general"), ("DoorLock", "CoreBluetooth", "bluetooth"), ("HealthKit", nil, "permission"),
            ("Paywall", nil, "paywall"), ("PayWall", "Stripe", "paywall"), ("StoreKit", nil, "paywall"),
            ("Offer", "RevenueCat", "paywall"), ("Checkout", nil, "payment"), ("Gift", "StripePaymentSheet", "payment"),
            ("Messenger", nil, "messenger"), ("Reader", "SendbirdChat", "messenger"),
            ("SupportChat", "SendbirdChatSDK", "messenger"), ("ChatBot", nil, "chat"), ("Chat", nil, "chat"),
            ("SignIn", nil, "sign-in"), ("SignDocument", nil, "general"), ("AccessLog", nil, "general"),
            ("SessionReplay", nil, "general"), ("Door", "AuthenticationServices", "sign-in"),
            ("Door", "LocalAuthentication", "sign-in"), ("DeviceCheck", nil, "general"),
            ("LocationPermission", nil, "permission"), ("Walk", "CoreLocation", "location"), ("OCRScan", nil, "scan"),
            ("PushNews", nil, "push"), ("News", "FirebaseMessaging", "push"), ("VideoCall", nil, "call"),
            ("Keychain", nil, "store"), ("BookStore", nil, "general"), ("Analytics", nil, "analytics"),
            ("FeatureFlags", nil, "flags"), ("Biometrics", nil, "sign-in"), ("Microphone", nil, "permission"),
            ("Wallet", nil, "payment"), ("Chats", nil, "messenger"), ("Video", "AVFoundation", "permission"),
            ("Steps", "HealthKit", "permission"), ("Friends", "Contacts", "permission"),
            ("Album", "Photos", "permission"), ("Helpline", "Twilio", "call"),
            ("Helpline", "TwilioConversationsClient", "messenger"),
        ] as [(String, String?, String)])
    func suggestions(name: String, sdk: String?, kind: String) throws {
        let project = try package()
        let new = ["new", name] + (sdk.map { ["--sdk", $0] } ?? [])
        for option in ["--dry-run", "--quiet"] {
            let run = try project.command(new + [option]).run()
            #expect(run.output.hasPrefix("\(name) begins as `\(kind)`, "), "\(option): \(run.output)")
            #expect(run.output.contains("`--kind` takes another: "))
        }
        let path = "app/flows/" + name.replacing(#/([a-z]|OCR)(?=[A-Z])/#) { "\($0.1)-" }.lowercased() + ".yaml"
        let flow = try project.outside.text(path)
        #expect(try project.outside.text("app/flowgen.yml").contains("style: async\n"))
        let chosen = try package()
        #expect(try chosen.command(new + ["--kind", kind, "--quiet"]).run().output == "")
        #expect(try chosen.outside.text(path) == flow)
    }

    @Test("A name and an SDK that suggest different kinds are both said") func disagreement() throws {
        let run = try package().run("new", "ChatBot", "--sdk", "CoreBluetooth", "--dry-run")
        let said = "ChatBot begins as `chat`, as its name suggests; CoreBluetooth suggests `bluetooth`.\n`--kind` "
        #expect(run.output.hasPrefix(said), "\(run.output)")
        let agreeing = try package().run("new", "DoorScan", "--sdk", "VisionKit", "--dry-run").output
        #expect(agreeing.hasPrefix("DoorScan begins as `scan`, as its name suggests.\n"), "\(agreeing)")
    }

    @Test("An SDK that is no module is one error", arguments: ["Foo.framework", "Foo Kit", "foo-kit"])
    func noModule(sdk: String) throws {
        let run = try package().run("new", "Door", "--sdk", sdk)
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix("\n1 error; nothing was written.\n"), "\(run.errors)")
        #expect(try package().run("new", "Door", "--sdk", "UIKit.UIView").status == 0)
    }

    @Test("Several starters are named in the order in which they are given") func kindsInOrder() throws {
        let run = try package().run("new", "Walk", "Paywall", "Chat", "--dry-run")
        let lines = run.output.split(separator: "\n").prefix(3).map { $0.prefix { $0 != "," } }
        #expect(lines == ["Walk begins as `general`", "Paywall begins as `paywall`", "Chat begins as `chat`"])
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

    @Test("A package without targets gets none, and its folders can be named") func emptyPackage() throws {
        let project = try Project()
        let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Shop\")\n"
        try project.write(manifest, to: "Package.swift")
        for arguments in [["init"], ["new", "ChatBot"]] {
            let words = "Package.swift: error: no target with sources was found [config-unread]"
            try project.expectRefusal(arguments, status: 2, saying: words)
        }
        let run = try project.run("init", "--output", "Code", "--tests", "Tests")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Package.swift: no target with sources was found.\n"), "\(run.output)")
        #expect(try project.files().text("Package.swift") == manifest)
        #expect(try project.files().text("flowgen.yml").contains("integrations: Code\n"))
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
        let two = try Project()
        for path in ["App/Package.swift", "Kit/Package.swift", "Kit/A.swift", "Kit/B.swift"] {
            try two.write("", to: path)
        }
        try two.expectRefusal(["init"], status: 2, saying: "in one of these folders: Kit, App;")
        // An application comes before a library that is not twice as large.
        for path in ["Shop/Shop.xcodeproj/project.pbxproj", "Shop/A.swift", "Shop/B.swift"] {
            try two.write("", to: path)
        }
        try two.expectRefusal(["init"], status: 2, saying: "in one of these folders: Shop, Kit, App;")
        let none = try Project().run("init").output
        #expect(none.hasPrefix("No Package.swift or Xcode project here: add these files to a target yourself.\n"))
    }

    /// An Xcode project with one target.
    private static let xcodeProject = """
        { objects = {
        R = { isa = PBXProject; mainGroup = M; targets = ( A ); };
        M = { isa = PBXGroup; sourceTree = "<group>"; children = ( S ); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = ( S ); };
        }; rootObject = R; }
        """

    @Test("A target of each project in the folder can be chosen")
    func twoProjects() throws {
        let project = try package()
        try project.write(Self.xcodeProject, to: "App.xcodeproj/project.pbxproj")
        let dry = try project.run("init", "--dry-run").output
        #expect(
            dry.hasPrefix("Package.swift: target Shop, tests in ShopTests.\nNot chosen: App of App.xcodeproj.\n"),
            "\(dry)")
        let run = try project.run("init", "--target", "App")
        #expect(
            run.output.hasPrefix(
                "App.xcodeproj: target App, which no target tests.\nNot chosen: Shop of Package.swift.\n"),
            "\(run.output)")
        #expect(try project.files().text("flowgen.yml").contains("integrations: App/Integrations\n"))
    }

    @Test("The targets that were not chosen have a line each, but no more than ten") func manyTargets() throws {
        let project = try Project()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shop", platforms: [.iOS(.v16), .macOS(.v13)],
                targets: (["Shop"] + (1...12).map { "Part\\($0)" }).map { .target(name: $0) })

            """
        try project.write(manifest, to: "Package.swift")
        for name in ["Shop"] + (1...12).map({ "Part\($0)" }) { try project.write("", to: "Sources/\(name)/A.swift") }
        let lines = try project.run("init").output.split(separator: "\n")
        #expect(lines.first == "Package.swift: target Shop, which no target tests.")
        #expect(lines[1...10].map(String.init) == (1...10).map { "Not chosen: Part\($0)." })
        #expect(lines[11] == "Not chosen: 2 more.")
    }

    /// An Xcode project whose app and tests list these files.
    private static func listing(_ app: [String], tests: [String]) -> String {
        func target(_ id: String, _ name: String, _ type: String, _ files: [String]) -> String {
            let ids = files.indices.map { "\(id)\($0)" }
            let references = zip(ids, files).map { id, path in
                """
                B\(id) = { isa = PBXBuildFile; fileRef = F\(id); };
                F\(id) = { isa = PBXFileReference; path = \(path); sourceTree = "<group>"; };
                """
            }
            return """
                \(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = ( P\(id) );
                  productType = "com.apple.product-type.\(type)"; };
                P\(id) = { isa = PBXSourcesBuildPhase; files = ( \(ids.map { "B\($0)" }.joined(separator: ", ")) ); };
                G\(id) = { isa = PBXGroup; sourceTree = "<group>";
                  children = ( \(ids.map { "F\($0)" }.joined(separator: ", ")) ); };
                \(references.joined(separator: "\n"))

                """
        }
        return """
            { objects = {
            R = { isa = PBXProject; mainGroup = M; targets = ( A, T ); };
            M = { isa = PBXGroup; sourceTree = "<group>"; children = ( GA, GT ); };
            \(target("A", "App", "application", app))\(target("T", "AppTests", "bundle.unit-test", tests))
            }; rootObject = R; }
            """
    }

    @Test("The proposal is the target with the most sources, in the folder that has most of them")
    func mostSources() throws {
        let project = try package()
        let files = ["Common/One.swift", "App/Two.swift", "App/Views/Three.swift"]
        try project.write(
            Self.listing(files, tests: ["Checks/Four.swift", "Five.swift", "Checks/Six.swift"]),
            to: "App.xcodeproj/project.pbxproj")
        let run = try project.run("init")
        #expect(
            run.output.hasPrefix("App.xcodeproj: target App, tests in AppTests.\nNot chosen: Shop"), "\(run.output)")
        let configuration = try project.files().text("flowgen.yml")
        #expect(configuration.contains("integrations: App/Integrations\n"))
        #expect(configuration.contains("tests: Checks/Integrations\n"))
    }

    @Test("Where an app and its tests share a folder, each gets a folder of its own in it") func sharedFolder() throws {
        let project = try Project()
        try project.write(
            Self.listing(["One.swift"], tests: ["Two.swift"]), to: "App.xcodeproj/project.pbxproj")
        let run = try project.run("init")
        #expect(run.status == 0, "\(run.errors)")
        let configuration = try project.files().text("flowgen.yml")
        #expect(configuration.contains("integrations: Integrations\n"))
        #expect(configuration.contains("tests: IntegrationsTests\n"))
    }

    @Test("A project of XcodeGen is generated first, and again for new files") func xcodeGen() throws {
        let project = try Project()
        try project.write("targets: { App: { type: application, sources: [App] } }", to: "project.yml")
        try project.write("", to: "App/App.swift")
        for arguments in [["init"], ["new", "ChatBot"]] {
            try project.expectRefusal(arguments, status: 2, saying: "run `xcodegen generate` first; or name folders")
        }
        let named = try project.run("init", "--output", "App/Integrations", "--dry-run").output
        #expect(named.hasPrefix("project.yml: there is no Xcode project yet.\nto create  flowgen.yml\n"), "\(named)")
        try project.write(Self.xcodeProject, to: "App.xcodeproj/project.pbxproj")
        let run = try project.run("init").output
        #expect(run.hasPrefix("App.xcodeproj: target App, which no target tests.\n"), "\(run)")
        #expect(run.contains("After each run that creates files, run `xcodegen generate`."), "\(run)")
    }

    @Test("Begun in a folder of a package, the project is the package")
    func fromBelow() throws {
        let project = try package()
        #expect(try project.run("init", in: "Sources/Shop").status == 0)
        #expect(try project.files().paths.contains("flowgen.yml"))
        let other = try package()
        let new = try other.run("new", "ChatBot", in: "Sources/Shop")
        #expect(new.output.contains("\nPackage.swift: target Shop, tests in ShopTests.\n"))
        #expect(try other.files().paths.contains("flows/chat-bot.yaml"))
    }

    @Test("Next asks for the module where there is none yet")
    func module() throws {
        let words = "name the module that they import under `module` in"
        #expect(try Project().run("new", "ChatBot").output.contains(words))
        #expect(!(try package().run("new", "ChatBot").output.contains(words)))
    }

    @Test("A package is not described again where there is a flowgen.yml") func describedOnce() throws {
        let project = try package()
        try project.write("style: combine\n", to: "flowgen.yml")
        var new = project.command(["new", "ChatBot"])
        new.environment["PATH"] = "/nowhere"
        #expect(try new.run().status == 0)
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
        try Project().expectRefusal(["new", "Support"], status: 2, saying: "error: the flow 'Support' has the folder")
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

    @Test("The targets of a package are those that SwiftPM names, or init says why not") func computedTargets() throws {
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
        let plan = try project.run("init", "--dry-run")
        #expect(plan.output.hasPrefix("Package.swift: target Shop, tests in ShopTests.\n"))
        #expect(try project.files() == before)

        var elsewhere = project.command(["init"])
        elsewhere.environment["PATH"] = "/nowhere"
        let missing = try elsewhere.run()
        #expect(missing.status == 2)
        #expect(missing.errors.contains("swift is not in PATH [config-unread]"), "\(missing.errors)")
        #expect(missing.errors.contains("name folders here: `flowgen init --output DIR --tests DIR`"))
        try project.write(manifest.replacing("let names", with: "let nams"), to: "Package.swift")
        let failed = try project.run("init").errors
        #expect(failed.contains("fails: "), "\(failed)")
        #expect(failed.contains("Package.swift:6:14: error: "), "\(failed)")

        try project.write(manifest, to: "Package.swift")
        let run = try project.run("init")
        #expect(run.output.contains(" set the platforms to .iOS(.v16) or later: "), "\(run.output)")
        let configuration = try project.files().text("flowgen.yml")
        #expect(configuration.contains("integrations: Code/Shop/Integrations\n"))
        #expect(configuration.contains("tests: Tests/ShopTests/Integrations\n"))
        #expect(configuration.contains("module: Shop\n"))
    }

    @Test("What SwiftPM has started to read a package ends with a killed flowgen") func endlessManifest() throws {
        let project = try Project()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            var targets: [Target] = [.target(name: "Shop")]
            while targets.count == 1 { targets[0].path = "Code" }
            let package = Package(name: "Shop", targets: targets)

            """
        try project.write(manifest, to: "Package.swift")
        func processes(_ pattern: String) throws -> String {
            try ChildProcess("pgrep", ["-f", pattern + project.outside.url.lastPathComponent], in: project.root)
                .run().output
        }
        let flowgen = try project.command(["init", "--dry-run"]).start()
        try flowgen.wait { try !processes("manifest -fileno.*").isEmpty }
        flowgen.signal(SIGKILL)
        #expect(try flowgen.status() == -SIGKILL)
        for _ in 1...20 where try !processes("").isEmpty { sleep(1) }
        #expect(try processes("") == "")
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
