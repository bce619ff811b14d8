// One SwiftPM package with the modules of all fixtures. It is built once; after that, each mutant is one run of the
// same program. Not every change is valid Swift: those that the compiler refuses are left out, and the package is built
// again.

import Foundation
import TestSupport

/// The package that holds the fixtures.
package struct MutantPackage: Sendable {
    private let folder: URL
    /// The fixtures in it.
    package private(set) var fixtures: [Fixture]

    /// Writes the package and builds it.
    ///
    /// - Parameter tell: Called before each build with the number of mutants, and of those that do not compile.
    /// - Throws: `HarnessError` with what the compiler said, or an error of Foundation.
    package init(_ fixtures: [Fixture], named name: String, telling tell: (Int, Int) -> Void = { _, _ in }) throws {
        self.fixtures = fixtures
        folder = Checkout.scratch.deletingLastPathComponent().appendingPathComponent(name)
        for attempt in 1... {
            try write()
            let mutants = self.fixtures.flatMap(\.parts).reduce(0) { $0 + $1.mutants.count }
            tell(mutants, self.fixtures.reduce(0) { $0 + $1.excludedCount })
            var build = ChildProcess("swift", ["build", "--build-tests"], in: folder)
            build.deadline = 1800
            let outcome = try build.run()
            if outcome.status == 0 { return }
            let output = outcome.output + outcome.errors
            guard attempt < 8, try excludeMutants(blamedIn: output, within: attempt - 1) else {
                throw HarnessError("the mutants do not build\n\(output.suffix(8000))")
            }
        }
    }

    /// Leaves out the mutants on the lines that the compiler refuses. Whether there are any.
    ///
    /// - Parameter distance: How far from those lines they may be: the compiler may blame a whole statement.
    private mutating func excludeMutants(blamedIn output: String, within distance: Int) throws -> Bool {
        var blamed: [String: Set<Int>] = [:]
        for match in output.matches(of: /\/((?:Sources|Tests)\/[^:\n]+\.swift):(\d+):\d+: error:/) {
            if let line = Int(match.2) { blamed[String(match.1), default: []].insert(line) }
        }
        var isAnyExcluded = false
        for index in fixtures.indices {
            var numbers: Set<Int> = []
            for part in fixtures[index].parts {
                guard let lines = blamed[part.path] else { continue }
                for mutant in part.mutants where lines.contains(where: { abs($0 - mutant.line) <= distance }) {
                    numbers.insert(mutant.number)
                }
            }
            guard !numbers.isEmpty else { continue }
            isAnyExcluded = true
            try fixtures[index].exclude(numbers)
        }
        return isAnyExcluded
    }

    /// The program that runs a suite as a certain mutant; as none, if nil.
    func program(_ suite: Fixture.Suite, _ mutant: Mutant?) -> ChildProcess {
        let bundle = folder.appendingPathComponent(".build/debug/MutantsPackageTests.xctest").path
        let arguments =
            suite.isXCTest
            ? [suite.names.joined(separator: ",")]
            : ["--testing-library", "swift-testing"]
                + suite.names.flatMap { ["--filter", $0.replacing(".", with: "\\.")] }
        #if os(Linux)
            var program = ChildProcess(bundle, arguments, in: folder)
        #else
            var program = ChildProcess("xcrun", ["xctest", "-XCTest"] + arguments + [bundle], in: folder)
        #endif
        program.environment["FLOWGEN_MUTANT"] = mutant.map { String($0.number) }
        program.deadline = 60
        return program
    }

    private func write() throws {
        var files = ["Package.swift": Data(manifest.utf8)]
        for fixture in fixtures {
            for (path, data) in fixture.files.contents { files[path] = data }
        }
        let sources = FileTree(files)
        for part in ["Sources", "Tests"] {
            for file in try FileTree.names(below: folder.appendingPathComponent(part))
            where sources.contents["\(part)/\(file)"] == nil {
                try FileManager.default.removeItem(at: folder.appendingPathComponent("\(part)/\(file)"))
            }
        }
        try sources.write(to: folder)
    }

    private var manifest: String {
        let standIns = Checkout.root.appendingPathComponent("Tests/StandIns")
        let targets = fixtures.flatMap(\.targets).map { target in
            let kind = target.isTest ? "testTarget" : "target"
            return ".\(kind)(name: \"\(target.name)\", dependencies: \(target.dependencies) + standIns),"
        }
        return """
            // swift-tools-version: 6.1
            // Written by `make mutants`: what flowgen generates, with all of its mutants.

            import PackageDescription

            let standIns: [Target.Dependency] = \(Self.standIns).map { .product(name: $0, package: "StandIns") }

            let package = Package(
                name: "Mutants",
                platforms: [.macOS(.v13), .iOS(.v16)],
                dependencies: [.package(path: "\(standIns.path)")],
                targets: [
                    \(targets.joined(separator: "\n        "))
                ]
            )

            """
    }

    /// The modules that the fixtures import.
    private static let standIns = [
        "Combine", "DeepSwiftSeek", "GlyphLens", "KeychainSwift", "ParcelWire", "PulseProof", "SwiftUI", "TellerLine",
    ]
}
