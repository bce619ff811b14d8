// Manifests of all kinds are read for their targets, and a Package.swift is edited without losing a byte of what it has.

import ProjectDiscovery
import Testing
import Workspace

@Suite("Manifests")
struct ManifestTests {
    /// The targets of a tree: name, kind and folder.
    private func project(_ texts: [String: String]) throws -> FoundProject? {
        try ProjectFinder.project(in: try #require(InMemoryFileSystem(texts: texts)))
    }

    @Test("A package's targets, with their folders and tests")
    func package() throws {
        let found = try #require(
            try project([
                "Package.swift": """
                // swift-tools-version: 6.0
                let package = Package(
                    name: "Shop",
                    dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],
                    targets: [
                        .target(name: "Core", dependencies: [.product(name: "A", package: "a")]),
                        .executableTarget(name: "shop-tool", dependencies: [.target(name: "Core")]),
                        .target(name: "Odd", path: "./Elsewhere/Odd/"),
                        .target(name: "Gone"),
                        .testTarget(name: "CoreChecks", dependencies: ["Core"]),
                    ]
                )
                """, "Sources/Core/a.swift": "", "Sources/shop-tool/main.swift": "",
                "Elsewhere/Odd/a.swift": "", "Tests/CoreChecks/a.swift": "",
            ]))
        #expect(found.manifest == .swiftPackage)
        #expect(found.candidates.map(\.name) == ["shop-tool", "Core", "Odd"])
        #expect(found.candidates.map(\.module) == ["shop_tool", "Core", "Odd"])
        #expect(found.candidates.map(\.folder?.description) == ["Sources/shop-tool", "Sources/Core", "Elsewhere/Odd"])
        #expect(found.tests(of: found.candidates[1])?.name == "CoreChecks")
        #expect(found.tests(of: found.candidates[2]) == nil)
    }

    @Test("A package whose only target has its files directly in Sources") func packageWithOneTarget() throws {
        let found = try #require(
            try project([
                "Package.swift": """
                // swift-tools-version:5.9
                let package = Package(name: "Tool", targets: [.executableTarget(name: "Tool")])
                """, "Sources/main.swift": "",
            ]))
        #expect(found.candidates.map(\.folder?.description) == ["Sources"])
    }

    @Test("Platforms of a package, by literals, and which of them generated code runs on") func platforms() throws {
        let found = try #require(
            try project([
                "Package.swift": """
                // swift-tools-version:5.9
                let package = Package(
                    name: "Tool",
                    platforms: [.iOS(.v14), .macOS("10.15"), .tvOS(.v15), .watchOS(.v7), .linux, .iOS(version)],
                    targets: [.target(name: "Tool")])
                """, "Sources/main.swift": "",
            ]))
        #expect(found.platforms.map(\.name) == ["ios", "macos", "tvos", "watchos"])
        #expect(found.platforms.map(\.version) == ["14", "10.15", "15", "7"])
        #expect(found.platforms.compactMap(\.needed) == [".iOS(.v15)", ".macOS(.v12)", ".watchOS(.v8)"])
    }

    @Test("A manifest with CR LF keeps these line ends")
    func lineEnds() throws {
        let text = """
            // swift-tools-version: 6.0
            let package = Package(
                name: "A",
                targets: [
                    .target(
                        name: "App"
                    ),
                ]
            )

            """.replacing("\n", with: "\r\n")
        let files = ["Package.swift": text, "Sources/App/a.swift": ""]
        #expect(try project(files)?.candidates.map(\.name) == ["App"])
        let edited = PackageManifest(Array(text.utf8)).adding(featureTo: "App")
        #expect(edited.edits.map(\.line) == [4, 8])
        let result = String(decoding: edited.bytes, as: UTF8.self)
        #expect(result.utf8.count { $0 == 10 } == text.utf8.count { $0 == 10 } + 2)
        #expect(result.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 10 && $0 != 13 })
    }

    @Test("What SwiftPM dumps, with kinds that have no code, and anything else") func dump() throws {
        let json = """
            { "platforms" : [ { "options" : [ ], "platformName" : "ios", "version" : "12.0" } ],
              "targets" : [
                { "name" : "Core", "type" : "regular", "dependencies" : [
                    { "product" : [ "Kit", "kit", null, null ] }, { "byName" : [ "Base", null ] } ],
                  "settings" : [ { "kind" : { "enableUpcomingFeature" : { "_0" : "MemberImportVisibility" } } } ] },
                { "name" : "tool", "type" : "executable", "path" : "Elsewhere", "dependencies" : [
                    { "target" : [ "Core", null ] } ], "settings" : [ ] },
                { "name" : "Blob", "type" : "binary" }, { "name" : "CoreTests", "type" : "test" }, 7 ] }
            """
        let files = try #require(
            InMemoryFileSystem(texts: ["Sources/Core/a.swift": "", "Tests/CoreTests/a.swift": ""]))
        let found = try #require(try ProjectFinder.project(DumpedPackage(Array(json.utf8)), in: files))
        #expect(found.targets.map(\.name) == ["Core", "tool", "CoreTests"])
        #expect(found.targets.map(\.kind) == [.library, .app, .tests])
        #expect(found.targets.map(\.folder?.description) == ["Sources/Core", "Elsewhere", "Tests/CoreTests"])
        #expect(found.targets.map(\.seesOnlyImports) == [true, false, false])
        #expect(found.targets[0].dependencies == ["Kit", "Base"])
        #expect(found.platforms.compactMap(\.needed) == [".iOS(.v15)"])
        for text in ["", "[", "{\"targets\": 1}", "\u{0}", "error: no"] {
            #expect(try ProjectFinder.project(DumpedPackage(Array(text.utf8)), in: files) == nil)
        }
    }

    @Test("Targets of Tuist, which may have folders or patterns")
    func tuist() throws {
        let found = try #require(
            try project([
                "Project.swift": """
                let project = Project(name: "App", targets: [
                    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["App/Sources/**"], dependencies: [.target(name: "Kit")]),
                    .target(name: "Kit", product: .framework, buildableFolders: ["Kit/Sources"]),
                    Target(name: "AppTests", product: .unitTests, sources: "App/Tests/**/*.swift",
                        dependencies: [.target(name: "App")]),
                ])
                """, "Package.swift": "// swift-tools-version: 5.9\n",
            ]))
        #expect(found.manifest == .tuist)
        #expect(found.targets.map(\.folder?.description) == ["App/Sources", "Kit/Sources", "App/Tests"])
        #expect(found.candidates.map(\.name) == ["App", "Kit"])
        #expect(found.tests(of: found.targets[0])?.name == "AppTests")
    }

    @Test("Targets of XcodeGen, whose sources have several forms")
    func xcodeGen() throws {
        let found = try #require(
            try project([
                "project.yml": """
                name: App
                targets:
                  App: { type: application, platform: iOS, sources: App }
                  Kit:
                    type: framework
                    sources: [Kit/Sources]
                  AppTests:
                    type: bundle.unit-test
                    sources:
                      - path: Tests/App
                    dependencies:
                      - target: App
                """
            ]))
        #expect(found.manifest == .xcodeGen)
        #expect(found.targets.map(\.folder?.description) == ["App", "Kit/Sources", "Tests/App"])
        #expect(found.tests(of: found.targets[0])?.name == "AppTests")
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
        let found = try #require(try project(["App.xcodeproj/project.pbxproj": xcode(synchronized: synchronized)]))
        #expect(found.manifest == .xcode)
        #expect(found.targets.map(\.folder?.description) == ["My App", "Checks"])
        #expect(found.targets.map(\.module) == ["My_App", "Checks"])
        #expect(found.targets.map(\.listsFiles) == [!synchronized, !synchronized])
        #expect(found.tests(of: found.targets[0])?.name == "Checks")
    }

    @Test("Bytes that are no project of Xcode are none")
    func brokenXcodeProject() {
        let text = xcode(synchronized: true)
        let none = ProjectFolder(InMemoryFileSystem())
        for length in stride(from: 0, to: text.utf8.count - 2, by: 7) {
            #expect(XcodeProject(Array(text.utf8.prefix(length)), in: none) == nil)
        }
        #expect(XcodeProject(Array(String(repeating: "{a=", count: 100_000).utf8), in: none) == nil)
    }

    private func edited(_ text: String, target: String = "App") -> String {
        String(decoding: PackageManifest(Array(text.utf8)).adding(featureTo: target).bytes, as: UTF8.self)
    }

    @Test("The feature and the platforms are added in the manifest's own layout")
    func edits() {
        let head = "// swift-tools-version: 6.0\n"
        #expect(
            edited(head + #"let p = Package(name: "A", targets: [.target(name: "App")])"#)
                == head
                + #"let p = Package(name: "A", platforms: [.macOS(.v12), .iOS(.v15)], "#
                + #"targets: [.target(name: "App", "#
                + #"swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])])"#)
        #expect(
            edited(
                head + """
                    let p = Package(
                        name: "A",
                        platforms: [.iOS(.v17)],
                        targets: [
                            .target(
                                name: "App",
                                dependencies: ["B"],  // why
                                linkerSettings: []
                            )
                        ]
                    )
                    """)
                == head + """
                    let p = Package(
                        name: "A",
                        platforms: [.iOS(.v17)],
                        targets: [
                            .target(
                                name: "App",
                                dependencies: ["B"],
                                swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")],  // why
                                linkerSettings: []
                            )
                        ]
                    )
                    """)
    }

    @Test(
        "A manifest that has the feature, or cannot take it, stays as it is",
        arguments: [
            #".target(name: "App", swiftSettings: settings)"#,
            #".target(name: "App", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])"#,
            #".target(name: name)"#,
        ])
    func noEdit(target: String) {
        let text =
            "// swift-tools-version: 6.0\n" + #"let p = Package(name: "A", platforms: [], targets: [\#(target)])"#
        #expect(edited(text) == text)
        #expect(edited("// swift-tools-version:5.5\n" + text).hasPrefix("// swift-tools-version:5.5"))
    }

    @Test("A setting is put in front of those that are there")
    func settings() {
        let text =
            "// swift-tools-version: 6.0\n"
            + #"let p = Package(name: "A", platforms: [], targets: [.target(name: "App", swiftSettings: [.define("X")])])"#
        #expect(
            edited(text)
                == text.replacing("[.define", with: "[.enableUpcomingFeature(\"MemberImportVisibility\"), .define"))
    }

    // MARK: - MemberImportVisibility

    /// The targets that have the feature.
    private func seeing(_ texts: [String: String], at folder: String? = nil) throws -> [String] {
        let files = try #require(InMemoryFileSystem(texts: texts.merging(["A/a.swift": "", "B/b.swift": ""]) { $1 }))
        let place = folder.flatMap(RelativePath.init(validating:))
        let found = try #require(try ProjectFinder.project(in: files, at: place))
        return found.targets.filter(\.seesOnlyImports).map(\.name)
    }

    private static let call = #".enableUpcomingFeature("MemberImportVisibility")"#

    @Test(
        "A package has the feature in the targets that are given it, in whatever way",
        arguments: [
            ("", "", "", []),
            ("", ", swiftSettings: [\(call)]", "", ["A"]),
            ("// \(call)\n", "/* \(call) */", "// for a in package.targets { \(call) }", []),
            ("let all: [SwiftSetting] = [\(call)]\n", ", swiftSettings: all", "", ["A"]),
            ("let all: [SwiftSetting] = [\(call)]\n", "", "", []),
            ("let a = [\(call)]\nlet b = a + []\n", ", swiftSettings: b + []", "", ["A"]),
            ("var a: [SwiftSetting] = []\na.append(\(call))\n", ", swiftSettings: a", "", ["A"]),
            ("var a: [SwiftSetting] = []\na += [\(call)]\n", ", swiftSettings: a", "", ["A"]),
            ("func a() -> [SwiftSetting] { [\(call)] }\n", ", swiftSettings: a()", "", ["A"]),
            (
                "extension SwiftSetting { static let strict = Self\(call) }\n",
                ", swiftSettings: [.strict]", "", ["A"]
            ),
            (
                "", #", swiftSettings: [.unsafeFlags(["-x", "MemberImportVisibility"])]"#, "", ["A"]
            ),
            ("", #", swiftSettings: [.define("MemberImportVisibility")]"#, "", []),
            ("", #", dependencies: ["MemberImportVisibility"]"#, "", []),
            ("", "", "for a in package.targets { a.swiftSettings = [\(call)] }", ["A", "B"]),
            (
                "", "",
                "for a in package.targets where a.type != .test { a.swiftSettings += [\(call)] }",
                ["A", "B"]
            ),
            (
                "let all = [\(call)]\n", "", "package.targets.forEach { $0.swiftSettings = all }",
                ["A", "B"]
            ),
            ("", "", "for target in package.targets { print(target, package) }", []),
            ("", ", swiftSettings: [\(call)]", "for a in package.targets { print(package) }", ["A"]),
            ("", "", "for product in package.products { print(\(call)) }", []),
        ] as [(String, String, String, [String])])
    func featureOfPackage(before: String, own: String, after: String, expected: [String]) throws {
        let text = """
            // swift-tools-version: 6.0
            \(before)let package = Package(name: "P", targets: [
                .target(name: "A", path: "A"\(own)),
                .target(name: "B", path: "B"),
            ])
            \(after)
            """
        #expect(try seeing(["Package.swift": text]) == expected, "\(text)")
    }

    private static let moreCases: [(String, String, String, [String])] = [
        (
            "", "",
            "for i in package.targets.indices { package.targets[i].swiftSettings = [\(call)] }",
            ["A", "B"]
        ),
        (
            "", "",
            "package.targets.filter { $0.type != .test }.forEach { $0.swiftSettings = [\(call)] }",
            ["A", "B"]
        ),
        (
            "func strict(_ a: Target) -> Target { a.swiftSettings = [\(call)]; return a }\n",
            "",
            "package.targets = package.targets.map { strict($0) }", ["A", "B"]
        ),
        (
            "", "", "package.targets.append(.target(name: \"C\", swiftSettings: [\(call)]))", []
        ),
        (
            "",
            #", swiftSettings: ["MemberImportVisibility"].map { .enableUpcomingFeature($0) }"#,
            "", ["A"]
        ),
        (
            "let v = \"MemberImportVisibility\"\n",
            ", swiftSettings: [.enableUpcomingFeature(v)]", "", ["A"]
        ),
    ]

    @Test("A statement that changes the targets counts for all, and what has the name alone", arguments: moreCases)
    func featureOfPackageInOtherWays(before: String, own: String, after: String, expected: [String]) throws {
        try featureOfPackage(before: before, own: own, after: after, expected: expected)
    }

    // MARK: - Declarations and dependencies

    /// The targets of a package whose sources are all there, with what they use.
    private func targets(_ text: String, at path: String = "Package.swift") throws -> [String] {
        var files = [path: text]
        for name in ["Core", "App", "Extra"] { files["Sources/\(name)/a.swift"] = "" }
        return try project(files)?.targets.map { "\($0.name): \($0.dependencies.sorted().joined(separator: " "))" }
            ?? []
    }

    private static let dependencyCases: [(String, String, String)] = [
        (
            #"let common: [Target.Dependency] = [.target(name: "Core")]"#,
            "dependencies: common",
            ""
        ),
        (
            #"extension Target.Dependency { static let core: Self = .target(name: "Core") }"#,
            "dependencies: [.core]", ""
        ),
        (
            #"func deps() -> [Target.Dependency] { [.target(name: "Core")] }"#,
            "dependencies: deps()", ""
        ),
        (
            #"let common = [Target.Dependency.target(name: "Core")]"#, "dependencies: common",
            ""
        ),
        (
            #"let common = [.target(name: "Core")] as [Target.Dependency]"#,
            "dependencies: common", ""
        ),
        ("", #"dependencies: [.target(name: "Core")]"#, ""),
        (
            "", #"dependencies: ["Core"]"#,
            #"for t in package.targets { t.dependencies.append(.target(name: "Core")) }"#
        ),
        (
            "", #"dependencies: ["Core"]"#,
            #"for t in package.targets { t.dependencies += [.target(name: "Core")] }"#
        ),
    ]

    @Test("Dependencies declare no target, wherever they are, and are not edited", arguments: dependencyCases)
    func dependencyIsNoTarget(before: String, uses: String, after: String) throws {
        let text = """
            // swift-tools-version: 6.0
            \(before)
            let package = Package(name: "P", platforms: [], targets: [
                .target(name: "App", \(uses)), .target(name: "Core"),
            ])
            \(after)

            """
        #expect(try targets(text) == ["App: Core", "Core: "])
        let setting = ", swiftSettings: [\(Self.call)]"
        #expect(
            edited(text, target: "Core")
                == text.replacing("), .target(name: \"Core\")", with: "), .target(name: \"Core\"\(setting))"))
    }

    private static let targetCases: [(String, String, String)] = [
        (#"let all: [Target] = [.target(name: "App")]"#, "all", ""),
        (#"var all: [Target] = []; all.append(.target(name: "App"))"#, "all", ""),
        (#"var all: [Target] = []; all += [.target(name: "App")]"#, "[] + all", ""),
        (#"func app() -> Target { .target(name: "App") }"#, "[app()]", ""),
        (#"extension Target { static let app = Target.target(name: "App") }"#, "[.app]", ""),
        ("", "[]", #"package.targets.append(.target(name: "App"))"#),
        ("", "[]", #"package.targets += [.target(name: "App")]"#),
        (
            "", "[]",
            #"#if os(Linux)\#npackage.targets.append(contentsOf: [.target(name: "App")])\#n#endif"#
        ),
    ]

    @Test(
        "Targets are declared in constants, functions and statements that lead to the package", arguments: targetCases)
    func declared(before: String, list: String, after: String) throws {
        let text = """
            \(before)
            let spare: [Target] = [.target(name: "Extra")]
            let package = Package(name: "P", targets: \(list))
            \(after)
            """
        #expect(try targets(text) == ["App: "])
    }

    @Test("Where two declarations have a name, or none is in a package, nothing is edited") func ambiguous() {
        let head = "// swift-tools-version: 6.0\n"
        for text in [
            #"let p = Package(name: "A", platforms: [], targets: [.target(name: "App"), .target(name: "App")])"#,
            #"let t: Target = .target(name: "App")"#,
        ] {
            #expect(edited(head + text) == head + text)
        }
    }

    @Test("Dependencies are followed through constants; a package is no product") func dependencies() throws {
        let text = """
            extension Target.Dependency { static let lock: Self = .product(name: "LockKit", package: "lock") }
            let base: [Target.Dependency] = [.product(name: "A", package: "Odd", condition: .when(traits: ["T"]))]
            var more = base
            more.append(.byName(name: "B"))
            let package = Package(
                name: "P", products: [.library(name: "AppCore", targets: ["Core"])],
                targets: [.target(name: "App", dependencies: [.lock, "C"] + more), .target(name: "Core")])
            """
        #expect(try targets(text) == ["App: A B C LockKit", "Core: "])
        #expect(try project(["Package.swift": text, "Sources/App/a.swift": ""])?.products == ["AppCore": ["Core"]])
        let tuist = """
            let deps: [TargetDependency] = [.external(name: "LockKit"), .target(name: "Core")]
            let project = Project(name: "P", targets: [
                .target(name: "App", product: .app, sources: ["Sources/App/**", "Sources/Extra/**"],
                    dependencies: deps + [
                        .xcframework(path: .relativeToRoot("Vendor/Bolt.xcframework")),
                        .sdk(name: "HealthKit", type: .framework), .project(target: "Kit", path: "../Door"),
                        .package(product: "Key"),
                    ]),
                .target(name: "Core", product: .framework, sources: ["Sources/Core/**"]),
            ])
            """
        #expect(try targets(tuist, at: "Project.swift") == ["App: Bolt Core HealthKit Key Kit LockKit", "Core: "])
        let xcodeGen = """
            targetTemplates:
              Base: { dependencies: [{ package: Lock, product: LockKit }] }
              Feature:
                templates: [Base]
                type: framework
                sources: ["Sources/${target_name}", Sources/Extra/a.swift]
                dependencies: [{ sdk: HealthKit.framework }, { package: Bolt, products: [A, B] }]
            targets:
              App: { templates: [Feature], dependencies: [{ framework: Vendor/Key.xcframework }] }
              Core: { type: framework, sources: Sources/Core, dependencies: [{ package: C }] }
            """
        #expect(
            try targets(xcodeGen, at: "project.yml") == [
                "App: A B HealthKit Key LockKit", "Core: C",
            ])
        for (path, text) in ["Project.swift": tuist, "project.yml": xcodeGen] {
            let found = try #require(try project([path: text]))
            #expect(found.targets[0].folders.map(\.?.description) == ["Sources/App", "Sources/Extra"])
        }
    }

    @Test("All manifests of a folder are read, but no Xcode project that one of them generates")
    func severalManifests() throws {
        let package = """
            // swift-tools-version: 6.0
            let package = Package(name: "P", targets: [.target(name: "Core")])
            """
        let project = xcode(synchronized: true)
        var files = [
            "Package.swift": package, "Sources/Core/a.swift": "",
            "A.xcodeproj/project.pbxproj": project, "B.xcodeproj/project.pbxproj": project,
        ]
        func paths() throws -> [String] {
            let tree = try #require(InMemoryFileSystem(texts: files))
            return try ProjectFinder.projects(in: tree).map(\.path.description)
        }
        #expect(try paths() == ["Package.swift", "A.xcodeproj", "B.xcodeproj"])
        files["project.yml"] = "targets: { App: { type: application, sources: App } }\n"
        #expect(try paths() == ["project.yml", "Package.swift"])
    }

    private static let setting = XcodeProject.featureSetting

    @Test(
        "Tuist and XcodeGen have it in a project, in a target, or in the files that these name",
        arguments: [
            (#", settings: .settings(base: ["\#(setting)": "YES"])"#, "", ["A", "B"]),
            (#", settings: .settings(base: ["\#(setting)": true])"#, "", ["A", "B"]),
            (#", settings: .settings(base: ["\#(setting)": "NO"])"#, "", []),
            (
                #", settings: .settings(base: ["\#(setting)": "YES"])"#,
                #", settings: .settings(base: ["\#(setting)": "NO"])"#, ["B"]
            ),
            ("", #", settings: .settings(base: ["\#(setting)": "YES"])"#, ["A"]),
            (#"/* "\#(setting)": "YES" */"#, "// \(setting) = YES\n", []),
            (
                "",
                #", settings: .settings(base: ["OTHER_SWIFT_FLAGS": "-x MemberImportVisibility"])"#,
                ["A"]
            ),
            (
                #", settings: .settings(configurations: [.debug(name: "D", xcconfig: "on.xcconfig")])"#,
                "", ["A", "B"]
            ),
            (
                "",
                ", settings: .settings(configurations: [.debug(name: \"D\", xcconfig: \"on.xcconfig\"), "
                    + ".release(name: \"R\", xcconfig: \"off.xcconfig\")])", []
            ),
        ] as [(String, String, [String])])
    func featureOfTuist(project: String, target: String, expected: [String]) throws {
        let text = """
            let project = Project(name: "P"\(project), targets: [
                .target(name: "A", product: .app, sources: ["A/**"]\(target)),
                .target(name: "B", product: .framework, sources: ["B/**"]),
            ])
            """
        var files = Self.configurations
        files["Project.swift"] = text
        #expect(try seeing(files) == expected, "\(text)")
    }

    private static let configurations = [
        "on.xcconfig": "// Ours\n#include \"deep/base.xcconfig\"\nSWIFT_VERSION = 6\n",
        "deep/base.xcconfig": "#include? \"../on.xcconfig\"\n\(setting)=true // why\n",
        "off.xcconfig": "#include \"on.xcconfig\"\n// \(setting) = YES\n\(setting) = NO\n",
    ]

    @Test(
        "XcodeGen has it in settings of each form",
        arguments: [
            ("", "", []),
            ("settings: { \(setting): YES }", "", ["A", "B"]),
            ("settings: { \(setting): true }", "", ["A", "B"]),
            ("settings: { \(setting): '${STRICT}' }", "", ["A", "B"]),
            ("settings: { \(setting): YES }", "settings: { \(setting): $(inherited) }", ["A", "B"]),
            ("settings: { base: { \(setting): \"YES\" } }", "", ["A", "B"]),
            ("settings: { \(setting): NO }", "settings: { \(setting): YES }", ["A"]),
            ("settings: { \(setting): YES }", "settings: { \(setting): NO }", ["B"]),
            ("# settings: { \(setting): YES }", "", []),
            ("", "settings: { configs: { debug: { \(setting): YES } } }", []),
            (
                "",
                "settings: { configs: { debug: { \(setting): YES }, release: { \(setting): YES } } }",
                ["A"]
            ),
            ("settingGroups: { g: { \(setting): YES } }", "settings: { groups: [g] }", ["A"]),
            ("configFiles: { Debug: on.xcconfig, Release: on.xcconfig }", "", ["A", "B"]),
            ("configFiles: { Debug: on.xcconfig, Release: off.xcconfig }", "", []),
            (
                "targetTemplates: { t: { settings: { \(setting): YES } } }", "templates: [t]", ["A"]
            ),
        ] as [(String, String, [String])])
    func featureOfXcodeGen(project: String, target: String, expected: [String]) throws {
        let text = """
            name: P
            \(project)
            targets:
              A:
                type: application
                sources: A
                \(target)
              B: { type: framework, sources: B }
            """
        var files = Self.configurations
        files["project.yml"] = text
        #expect(try seeing(files) == expected, "\(text)")
    }

    @Test(
        "An Xcode project has it in each configuration of a target, or of the project",
        arguments: [
            ("", "", "", "", []),
            ("\(setting) = YES;", "\(setting) = YES;", "", "", ["A", "B"]),
            ("\(setting) = YES;", "", "", "", []),
            ("\(setting) = YES;", "", "", "\(setting) = YES;", ["A"]),
            ("", "", "\(setting) = true;", "\(setting) = YES;", ["A"]),
            ("\(setting) = YES;", "\(setting) = YES;", "", "\(setting) = NO;", ["B"]),
            ("", "", "/* \(setting) = YES; */", "/* \(setting) = YES; */", []), ("FILE", "FILE", "", "", ["A", "B"]),
            ("FILE", "FILE", "\(setting) = NO;", "", ["B"]),
            (
                "", "", "OTHER_SWIFT_FLAGS = ( \"-x\", MemberImportVisibility );",
                "OTHER_SWIFT_FLAGS = \"-x MemberImportVisibility\";", ["A"]
            ),
        ] as [(String, String, String, String, [String])])
    func featureOfXcode(
        debug: String, release: String, ownDebug: String, ownRelease: String, expected: [String]
    ) throws {
        func configuration(_ id: String, _ name: String, _ settings: String) -> String {
            let isFile = settings == "FILE"
            return """
                \(id) = { isa = XCBuildConfiguration; name = \(name);
                  \(isFile ? "baseConfigurationReference = X;" : "")
                  buildSettings = { SDKROOT = iphoneos; \(isFile ? "" : settings) }; };

                """
        }
        let text = """
            // !$*UTF8*$!
            { objects = {
            R = { isa = PBXProject; mainGroup = M; targets = ( A, B ); buildConfigurationList = L; };
            M = { isa = PBXGroup; sourceTree = "<group>"; children = ( SA, SB, X ); };
            X = { isa = PBXFileReference; path = on.xcconfig; sourceTree = "<group>"; };
            SA = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
            SB = { isa = PBXFileSystemSynchronizedRootGroup; path = B; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = ( SA );
              buildConfigurationList = LA; productType = "com.apple.product-type.application"; };
            B = { isa = PBXNativeTarget; name = B; fileSystemSynchronizedGroups = ( SB );
              buildConfigurationList = LB; productType = "com.apple.product-type.framework"; };
            L = { isa = XCConfigurationList; buildConfigurations = ( D, E ); };
            LA = { isa = XCConfigurationList; buildConfigurations = ( DA, EA ); };
            LB = { isa = XCConfigurationList; buildConfigurations = ( DB, EB ); };
            \(configuration("D", "Debug", debug))\(configuration("E", "Release", release))
            \(configuration("DA", "Debug", ownDebug))\(configuration("EA", "Release", ownRelease))
            \(configuration("DB", "Debug", ""))\(configuration("EB", "Release", ""))
            }; rootObject = R; }
            """
        var files = Self.configurations
        files["App.xcodeproj/project.pbxproj"] = text
        #expect(try seeing(files) == expected, "\(text)")
    }

    @Test("A project in a folder has its paths in the whole tree, and may name files above it") func nested() throws {
        let text = """
            configFiles: { Debug: ../../on.xcconfig, Release: ../../../outside.xcconfig }
            targets: { C: { type: framework, sources: Sources } }
            """
        var files = Self.configurations
        files["Packages/C/project.yml"] = text
        #expect(try seeing(files, at: "Packages/C") == [])
        files["Packages/C/project.yml"] = text.replacing("../../../outside", with: "../../on")
        #expect(try seeing(files, at: "Packages/C") == ["C"])
        let tree = try #require(InMemoryFileSystem(texts: files))
        let place = RelativePath(validating: "Packages/C")
        let found = try #require(try ProjectFinder.project(in: tree, at: place))
        #expect(found.path.description == "Packages/C/project.yml")
        #expect(found.targets.map(\.folder?.description) == ["Packages/C/Sources"])
    }
}
