// One SwiftPM package that holds every project in each language mode that is run, over the stand-in modules. It lies in
// the scratch folder and is written again only where it differs, so that a second run builds what changed. Its
// dependencies are built first, for the tests that only compile.

import Foundation
import TestSupport

/// The package in which generated tests are run.
struct TestPackage: Sendable {
    /// Its folder.
    let folder = Checkout.scratch
    /// The projects in it.
    let projects: [GeneratedProject]
    private let standInModules: [String]

    /// The package with its stand-in modules built; the work of a whole test run is done once.
    static let shared = Result { try TestPackage() }

    private init() throws {
        projects = try GeneratedProject.all().filter { !$0.plan.run.isEmpty }
        standInModules = try Self.findStandInModules()
        try removeStaleFiles()
        try sources.write(to: folder)
        let build = try swift(["build", "--target", "StandInModules"])
        guard build.status == 0 else { throw BuildFailed(description: build.output + build.errors) }
    }

    /// Runs all tests, under both frameworks.
    func runTests() throws -> ProcessOutcome { try swift(["test"] + Self.frameworks) }

    /// Runs the tests of some suites again.
    ///
    /// - Parameter name: What the suites' names contain.
    /// - Parameter purpose: The value of FLOWGEN_PROOF by which they know that they are meant.
    func runTests(_ name: String, as purpose: String) throws -> ProcessOutcome {
        try swift(["test", "--skip-build", "--filter", name] + Self.frameworks, proof: purpose)
    }

    private static let frameworks = ["--enable-xctest", "--enable-swift-testing"]

    /// What the compiler needs to find the stand-in modules; on Apple's systems also XCTest.
    func importOptions() throws -> [String] {
        let products = folder.appendingPathComponent(".build/debug")
        let plugins = try Self.resources() + "/host/plugins"
        let modules = [
            "-I", products.appendingPathComponent("Modules").path, "-plugin-path", plugins,
            "-plugin-path", plugins + "/testing",
        ]
        #if os(Linux)
            let map = "COpenCombineHelpers.build/module.modulemap"
            return modules + [
                "-disable-objc-interop", "-Xcc", "-fmodule-map-file=\(products.path)/\(map)",
            ]
        #else
            let path = try xcrun("--show-sdk-platform-path")
            return modules + [
                "-sdk", try xcrun("--show-sdk-path"), "-target", Self.target,
                "-F", path + "/Developer/Library/Frameworks", "-I", path + "/Developer/usr/lib",
            ]
        #endif
    }

    /// Where the compiler has its own files.
    private static func resources() throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let asking = ChildProcess("swiftc", ["-print-target-info"], in: Checkout.root)
        let answer = try asking.run().output
        return try JSONDecoder().decode(Target.self, from: Data(answer.utf8)).paths.runtimeResourcePath
    }

    #if arch(arm64)
        private static let target = "arm64-apple-macosx12.0"
    #else
        private static let target = "x86_64-apple-macosx12.0"
    #endif

    private func xcrun(_ question: String) throws -> String {
        try ChildProcess("xcrun", [question], in: folder).run().output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// One process compiles a module as a whole; from nothing that is cheaper than SwiftPM's default.
    private static let wholeModules =
        ["-debug-info-format", "none"]
        + [
            "-wmo", "-no-emit-module-separately-wmo", "-disable-batch-mode", "-num-threads", "2",
        ].flatMap { ["-Xswiftc", $0] }

    private func swift(_ arguments: [String], proof: String? = nil) throws -> ProcessOutcome {
        var command = ChildProcess("swift", arguments + Self.wholeModules, in: folder)
        command.environment["FLOWGEN_PROOF"] = proof
        command.deadline = 1200
        return try command.run()
    }

    /// Removes sources of projects that are no more.
    private func removeStaleFiles() throws {
        let planned = Set(sources.paths)
        for part in ["Sources", "Tests"] {
            for name in try FileTree.names(below: folder.appendingPathComponent(part)) {
                let path = "\(part)/\(name)"
                guard !planned.contains(path) else { continue }
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
        }
    }

    /// The modules of the stand-in package; on Apple's systems without those that Apple supplies.
    private static func findStandInModules() throws -> [String] {
        let sources = Checkout.root.appendingPathComponent("Tests/StandIns/Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }
        #if os(Linux)
            return modules.sorted()
        #else
            // The others are Apple's own there, or need UIKit.
            return try modules.filter { module in
                let files = try FileTree(at: sources.appendingPathComponent(module))
                return !["Combine", "CoreBluetooth", "HealthKit", "LocalAuthentication", "SwiftUI", "UIKit"]
                    .contains(module)
                    && !files.paths.contains { files.text($0).contains("import UIKit") }
            }.sorted()
        #endif
    }

    private var manifest: TestPackageManifest {
        TestPackageManifest(projects: projects, standInModules: standInModules)
    }

    private var sources: FileTree {
        var files = [
            "Package.swift": Data(manifest.text.utf8),
            "Sources/StandInModules/Imports.swift": Data("import DeepSwiftSeek\n".utf8),
        ]
        for project in projects {
            for mode in project.plan.run {
                let name = "\(project.name)_\(mode)"
                let app = project.module == nil ? "Tests/\(name)Tests" : "Sources/\(name)"
                for (path, data) in project.app.contents { files["\(app)/\(path)"] = data }
                for (path, data) in project.services.contents {
                    files["Sources/\(project.servicesName(mode))/\(path)"] = data
                }
                for (path, data) in project.tests.contents {
                    files["Tests/\(name)Tests/\(path)"] = data
                }
            }
        }
        return FileTree(files)
    }
}

/// The stand-in modules could not be built.
struct BuildFailed: Error, CustomStringConvertible {
    let description: String
}
