// One SwiftPM package with a test target for each fixture. It is built once; after that, each mutant
// is one run of the same program.

import Foundation
import TestSupport

/// The package that holds the fixtures.
public struct MutantPackage: Sendable {
    private let folder: URL
    /// The fixtures in it.
    let fixtures: [Fixture]

    /// Writes the package and builds it.
    ///
    /// - Throws: `HarnessError` with what the compiler said, or an error of Foundation.
    public init(_ fixtures: [Fixture], named name: String) throws {
        self.fixtures = fixtures
        folder = Checkout.scratch.deletingLastPathComponent().appendingPathComponent(name)
        let sources = try sources()
        for part in ["Sources", "Tests"] {
            for file in try FileTree.names(below: folder.appendingPathComponent(part))
            where sources.contents["\(part)/\(file)"] == nil {
                try FileManager.default.removeItem(
                    at: folder.appendingPathComponent("\(part)/\(file)"))
            }
        }
        try sources.write(to: folder)
        var build = ChildProcess("swift", ["build", "--build-tests"], in: folder)
        build.deadline = 1800
        let outcome = try build.run()
        guard outcome.status == 0 else {
            throw HarnessError("the mutants do not build\n\(outcome.output)\(outcome.errors)")
        }
    }

    /// The program that runs the tests of a class, as a certain mutant; as none, if nil.
    func program(_ fixture: Fixture, _ part: Fixture.Part, _ mutant: Mutant?) -> ChildProcess {
        let bundle = folder.appendingPathComponent(".build/debug/MutantsPackageTests.xctest").path
        let tests = "\(fixture.name).\(part.tests)"
        #if os(Linux)
            var program = ChildProcess(bundle, [tests], in: folder)
        #else
            var program = ChildProcess("xcrun", ["xctest", "-XCTest", tests, bundle], in: folder)
        #endif
        program.environment["FLOWGEN_MUTANT"] = mutant.map { String($0.number) }
        program.deadline = 20
        return program
    }

    private func sources() throws -> FileTree {
        var files = ["Package.swift": Data(manifest.utf8)]
        let kit = Fixture.home.appendingPathComponent("Fixtures/PostKit")
        for (path, data) in try FileTree(at: kit).contents {
            files["Sources/PostKit/\(path)"] = data
        }
        for fixture in fixtures {
            for (path, data) in fixture.files.contents {
                files["Tests/\(fixture.name)/\(path)"] = data
            }
        }
        return FileTree(files)
    }

    private var manifest: String {
        let standIns = Checkout.root.appendingPathComponent("Tests/StandIns").path
        let targets = fixtures.map { fixture in
            let combine = fixture.usesCombine ? " + combine" : ""
            return ".testTarget(name: \"\(fixture.name)\", dependencies: [\"PostKit\"]\(combine)),"
        }
        let usesCombine = fixtures.contains(where: \.usesCombine)
        return """
            // swift-tools-version: 6.1
            // Written by `make mutants`: correct wrappers, each with all of its mutants.

            import PackageDescription

            #if os(Linux)
                let packages: [Package.Dependency] = \(usesCombine ? "[.package(path: \"\(standIns)\")]" : "[]")
                let combine: [Target.Dependency] = \(usesCombine ? "[.product(name: \"Combine\", package: \"StandIns\")]" : "[]")
            #else
                let packages: [Package.Dependency] = []
                let combine: [Target.Dependency] = []
            #endif

            let package = Package(
                name: "Mutants",
                platforms: [.macOS(.v12), .iOS(.v15)],
                dependencies: packages,
                targets: [
                    .target(name: "PostKit", swiftSettings: [.swiftLanguageMode(.v5)]),
                    \(targets.joined(separator: "\n        "))
                ]
            )

            """
    }
}
