// Manifests that compute or share what they declare: flowgen knows what syntax tells, and says nothing about the rest.

import ProjectDiscovery
import Testing
import Workspace

@Suite("Manifests that compute")
struct ComputedManifestTests {
    private static let feature = #".enableUpcomingFeature("MemberImportVisibility")"#
    private static let setting = XcodeProject.featureSetting

    private func project(_ texts: [String: String]) throws -> FoundProject? {
        try ProjectFinder.project(in: try #require(InMemoryFileSystem(texts: texts)))
    }

    /// The targets of a package, as `App: Core, A +`, with a `+` for the feature.
    private func package(_ text: String) throws -> [String] {
        let found = try project([
            "Package.swift": "// swift-tools-version: 6.0\n" + text, "Sources/App/a.swift": "",
            "Sources/Core/a.swift": "", "Sources/AppUI/a.swift": "",
        ])
        return (found?.targets ?? []).map { target in
            let names = target.dependencies.sorted().joined(separator: ", ")
            return "\(target.name): \(names)\(target.seesOnlyImports ? " +" : "")"
        }
    }

    private static let nameCases: [(String, String, [String])] = [
        (#"let app = "App""#, "name: app", ["App: "]),
        (#"let app: String = "App""#, "name: app, dependencies: [.target(name: core)]", ["App: "]),
        (
            #"let app = "App"; let core = "Core""#,
            "name: app, dependencies: [.target(name: core)]", ["App: Core"]
        ),
        (#"enum Names { static let app = "App" }"#, "name: Names.app", ["App: "]),
        (#"extension String { static let app = "App" }"#, "name: .app", ["App: "]),
        (#"extension String { static var app: String { "App" } }"#, "name: .app", ["App: "]),
        (#"enum Name: String { case app = "App", core }"#, "name: Name.app.rawValue", ["App: "]),
        (#"enum Name: String { case App }"#, "name: Name.App.rawValue", ["App: "]),
        (#"let app = "App""#, #"name: "\(app)UI", dependencies: ["\(app)"]"#, ["AppUI: App"]),
        (#"let app = "App""#, #"name: app + "UI""#, ["AppUI: "]),
        (#"let a = "App"; let app = a"#, "name: app", ["App: "]),
        // Only running the manifest tells these.
        (#"var app = "Ap"; app += "p""#, "name: app", []),
        ("#if os(Linux)\nlet app = \"App\"\n#else\nlet app = \"Core\"\n#endif", "name: app", []),
        (#"let app = "App"; func f(app: String) {}"#, "name: app", []),
        (
            #"let name = "App"; let core = Target.target(name: "Core")"#, "name: core.name",
            ["Core: "]
        ),
        (#"let app = Context.environment["APP"] ?? "App""#, "name: app", []),
        ("let app = app", "name: app", []),
        (#"let app = "A\u{70}p""#, #"name: "\(app)\n""#, []),
    ]

    @Test("The name of a target is a constant, or is made of some", arguments: nameCases)
    func names(before: String, arguments: String, expected: [String]) throws {
        let text =
            "\(before)\nlet package = Package(name: \"P\", targets: [.target(\(arguments))])\n"
        #expect(try package(text) == expected, "\(text)")
    }

    @Test("Constants that are made of constants end, however many there are") func endlessConstants() throws {
        var text = "let a0 = \"A\"\nlet b0 = b9\n"
        for index in 1...99 {
            let parts = String(repeating: "\\(a\(index - 1))", count: 10)
            text += "let a\(index) = \"\(parts)\"\nlet b\(index) = b\(index - 1) + b\(index - 1)\n"
        }
        text += """
            let package = Package(
                name: "P", targets: [.target(name: "App"), .target(name: a99), .target(name: b99)])

            """
        #expect(try package(text) == ["App: "])
    }

    @Test("A target whose name is not known says nothing of others")
    func unknownNames() throws {
        let loop = """
            for name in ["Core", "AppUI"] {
                package.targets.append(.target(name: name, swiftSettings: [\(Self.feature)]))
            }

            """
        let head = #"let package = Package(name: "P", targets: [.target(name: "App")])"#
        #expect(try package(head + "\n" + loop) == ["App: "])
        let helper = """
            func feature(_ name: String) -> Target {
                .target(name: name, dependencies: ["LockKit"], swiftSettings: [\(Self.feature)])
            }
            let package = Package(name: "P", targets: [.target(name: "App"), feature("Core")])

            """
        #expect(try package(helper) == ["App: "])
        // Its folder may be that of the only one that has a name.
        let files = ["Package.swift": helper, "Sources/main.swift": ""]
        #expect(try project(files) == nil)
        let one = #"let package = Package(name: "P", targets: [.target(name: "App")])"#
        #expect(try project(["Package.swift": one, "Sources/main.swift": ""]) != nil)
    }

    @Test(
        "What a function does to targets where they are declared counts",
        arguments: [
            (#".target(name: "App").strict()"#, "", ["App:  +"]),
            (#"strict(.target(name: "App"))"#, "", ["App:  +"]),
            (
                #".target(name: "App"), .target(name: "Core")"#, ".map { $0.strict() }",
                ["App:  +", "Core:  +"]
            ),
            (
                #".target(name: "App").plain(), .target(name: "Core").strict()"#, "",
                ["App: ", "Core:  +"]
            ),
            (
                #".target(name: "App"), .target(name: "Core", swiftSettings: all)"#,
                ".map { $0.plain() }", ["App: ", "Core:  +"]
            ),
        ])
    func treatment(targets: String, after: String, expected: [String]) throws {
        let text = """
            let all: [SwiftSetting] = [\(Self.feature)]
            extension Target {
                func strict() -> Target { swiftSettings = all; return self }
                func plain() -> Target { self }
            }
            func strict(_ target: Target) -> Target { target.strict() }
            let package = Package(name: "P", targets: [\(targets)]\(after))
            """
        #expect(try package(text) == expected, "\(text)")
    }

    @Test("Products and paths may be named by constants")
    func products() throws {
        let found = try project([
            "Package.swift": """
            let core = "Core"
            let folder = "Elsewhere"
            let package = Package(
                name: "P", products: [.library(name: core + "Kit", targets: [core])],
                targets: [.target(name: core, path: "\\(folder)/\\(core)"), .target(name: "Odd", path: odd())])
            """
        ])
        #expect(found?.products == ["CoreKit": ["Core"]])
        #expect(found?.targets.map(\.folder?.description) == ["Elsewhere/Core"])
    }

    @Test("A package with manifests for versions of Swift may say something else in these") func versions() throws {
        var files = [
            "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App")])"#,
            "Sources/App/a.swift": "",
        ]
        #expect(try project(files)?.targets.map(\.isIncomplete) == [false])
        files["Package@swift-6.0.swift"] = ""
        #expect(try project(files)?.targets.map(\.isIncomplete) == [true])
    }

    // MARK: - Tuist

    /// What other files may say of a target.
    private func missing(_ target: FoundTarget) -> String {
        (target.hasOtherSettings ? "settings " : "") + (target.isIncomplete ? "sources" : "")
    }

    @Test(
        "Tuist's helpers may give settings and sources",
        arguments: [
            ("", #"sources: ["A/**"]"#, ""),
            (
                "",
                #"sources: .sourceFilesList(globs: ["A/**", .glob("B/**", excluding: ["B/C"])])"#,
                ""
            ),
            ("", #"sources: ["A/**"], settings: .appSettings"#, "settings "),
            ("", #"sources: ["A/**"], settings: .settings(base: Settings.common)"#, "settings "),
            ("", #"sources: ["A/**"], settings: .settings(base: Helpers.common)"#, "settings "),
            ("", #"sources: ["A/**"], settings: .settings(base: common)"#, "settings "),
            (
                "let common: SettingsDictionary = [:]",
                #"sources: ["A/**"], settings: .settings(base: common)"#, ""
            ),
            ("", #"sources: ["A/**"] + shared"#, "sources"),
            ("", #"sources: ["A/**", "\(shared)/**"]"#, "sources"),
        ])
    func tuist(before: String, target: String, expected: String) throws {
        let text = """
            \(before)
            let project = Project(name: "P", targets: [.target(name: "A", product: .app, \(target))])
            """
        let found = try #require(try project(["Project.swift": text]))
        #expect(found.targets.map(missing) == [expected], "\(text)")
        #expect(found.targets[0].folders.contains { $0?.description == "A" })
        let helper = try project(["Project.swift": text.replacing("Project(name", with: "Project.app(name")])
        #expect(helper?.targets.map(\.hasOtherSettings) == [true])
        let shared = text.replacing(
            "name: \"P\",",
            with: "name: \"P\", settings: .settings(base: [\"\(Self.setting)\": \"YES\"]),")
        let all = try #require(try project(["Project.swift": shared]))
        if expected.isEmpty { #expect(all.targets.map(\.seesOnlyImports) == [true], "\(shared)") }
    }

    // MARK: - XcodeGen

    @Test("Anchors, aliases and merge keys of XcodeGen are resolved")
    func aliases() throws {
        let text = """
            .shared: &strict
              \(Self.setting): YES
            x-target: &base
              type: framework
              dependencies: &kits [{ package: Lock, product: LockKit }]
              settings: *strict
            targets:
              App:
                <<: *base
                type: application
                sources: App
              Core: { <<: *base, sources: [Core], settings: { base: { <<: *strict } } }
              Other:
                type: framework
                sources: Other
                dependencies: *kits
            """
        let found = try #require(try project(["project.yml": text]))
        #expect(found.manifest == .xcodeGen)
        #expect(found.targets.map(\.name) == ["App", "Core", "Other"])
        #expect(found.targets.map(\.kind) == [.app, .library, .library])
        #expect(found.targets.map(\.seesOnlyImports) == [true, true, false])
        #expect(found.targets.allSatisfy { $0.dependencies == ["LockKit"] && !$0.isIncomplete })
        #expect(try project(["project.yml": text.replacing("&base", with: "&lost")]) == nil)
        let included = try project(["project.yml": "include: [base.yml]\n" + text])
        #expect(included?.targets.map(\.isIncomplete) == [true, true, true])
    }

    @Test("Templates that name each other end, and the last of several counts") func templates() throws {
        let names = Array(repeating: "a, b", count: 12).joined(separator: ", ")
        let text = """
            settingGroups: { g: { groups: [g, g, g, g, g, g, g, g] } }
            targetTemplates:
              a: { templates: [\(names)], settings: { groups: [g, g, g, g, g, g, g, g] } }
              b: { templates: [\(names)], dependencies: [{ package: Lock }] }
              on: { settings: { \(Self.setting): YES } }
              off: { settings: { \(Self.setting): NO } }
            targets:
              A: { type: application, sources: A, templates: [a] }
              B: { type: framework, sources: B, templates: [off, on] }
              C: { type: framework, sources: C, templates: [on, off] }
            """
        let found = try #require(try project(["project.yml": text]))
        #expect(found.targets.map(\.dependencies) == [["Lock"], [], []])
        #expect(found.targets.map(\.seesOnlyImports) == [false, true, false])
    }

    // MARK: - Xcode

    @Test("What the frameworks phase of an Xcode target links is a dependency") func frameworks() throws {
        let text = """
            // !$*UTF8*$!
            { objects = {
            R = { isa = PBXProject; mainGroup = M; targets = ( A ); };
            M = { isa = PBXGroup; sourceTree = "<group>"; children = ( SA ); };
            SA = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = ( SA );
              buildPhases = ( P1, P2, P3 ); packageProductDependencies = ( K1 );
              productType = "com.apple.product-type.application"; };
            P1 = { isa = PBXFrameworksBuildPhase; files = ( B1, B2, B3, B4, B5, B6 ); };
            P2 = { isa = PBXCopyFilesBuildPhase; files = ( B7 ); };
            P3 = { isa = PBXFrameworksBuildPhase; };
            K1 = { isa = XCSwiftPackageProductDependency; productName = ListedKit; };
            K2 = { isa = XCSwiftPackageProductDependency; productName = LockKit; };
            B1 = { isa = PBXBuildFile; productRef = K2 /* LockKit */; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            B5 = { isa = PBXBuildFile; fileRef = F5; };
            B6 = { isa = PBXBuildFile; fileRef = GONE; };
            B7 = { isa = PBXBuildFile; fileRef = F7; };
            F2 = { isa = PBXFileReference; path = Vendor/Bolt.xcframework; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; name = HealthKit.framework;
              path = System/Library/Frameworks/HealthKit.framework; sourceTree = SDKROOT; };
            F4 = { isa = PBXReferenceProxy; path = libKey.a; sourceTree = BUILT_PRODUCTS_DIR; };
            F5 = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            F7 = { isa = PBXFileReference; path = Copied.framework; sourceTree = "<group>"; };
            }; rootObject = R; }
            """
        let found = try #require(try project(["App.xcodeproj/project.pbxproj": text]))
        #expect(found.targets[0].dependencies.sorted() == ["Bolt", "Core", "HealthKit", "Key", "ListedKit", "LockKit"])
    }
}
