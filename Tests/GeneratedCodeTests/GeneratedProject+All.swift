// All projects whose code is compiled and whose tests are run: the examples and fixtures that are rich in what flowgen
// generates, the goldens whose code differs, and wrappers that a developer has filled in.

import Foundation
import TestSupport

extension GeneratedProject {
    /// Every project.
    static func all() throws -> [GeneratedProject] { try everyProject.get() }

    /// The project of this name.
    static func named(_ name: String) throws -> GeneratedProject {
        guard let project = try all().first(where: { $0.name == name }) else {
            throw ProjectFailed(description: "no project is called \(name)")
        }
        return project
    }

    private static let everyProject = Result { try makeAll() }

    private static func makeAll() throws -> [GeneratedProject] {
        var rich = try examples() + richFixtures.map(fixture)
        var tested = try filledGoldens() + followedFlows() + [fixture("Wellness")]
        var untouched: [GeneratedProject] = []
        for golden in try GoldenCase.all() where try isAboutCode(golden) {
            let project = try GeneratedProject(golden)
            if !untouched.contains(where: project.isSameCode) { untouched.append(project) }
        }
        // One for each style and isolation, whose mocks the quick lane tests too.
        tested += untouched.filter { $0.name.hasPrefix("Style") }
        untouched.removeAll { $0.name.hasPrefix("Style") }
        #if !os(Linux)
            rich.removeAll(where: \.needsLinux)
            tested.removeAll(where: \.needsLinux)
            untouched.removeAll(where: \.needsLinux)
        #endif
        var projects = rich + tested + untouched
        let plans =
            Lane.isComplete
            ? ModePlan.complete(rich: rich.count, others: projects.count - rich.count)
            : ModePlan.quick(projects, running: rich.count + tested.count)
        for (index, plan) in plans.enumerated() { projects[index].plan = plan }
        return Lane.isComplete ? projects : sharingSupport(projects)
    }

    // MARK: - Fixtures

    /// Projects of their own, with flows in all styles and isolations and tests of what flowgen generates. `Wellness` is
    /// beside them: a paywall, health data and a messenger as the documentation tells a reader to write them.
    private static let richFixtures = ["Parcels", "Pickups", "Shop"]

    private static let fixtures = Checkout.root.appendingPathComponent("Tests/GeneratedCodeTests/Fixtures")

    /// A fixture that is a project of its own, generated anew.
    private static func fixture(_ name: String) throws -> GeneratedProject {
        let files = try FileTree(at: fixtures.appendingPathComponent(name))
        return GeneratedProject(name: name, files: try generated(from: files))
    }

    /// The examples that are packages over stand-ins, each with its app and all its tests, and with those of its
    /// fixture. The SDKs of Examples/LiveChat are real; `make test` runs its tests by themselves.
    private static func examples() throws -> [GeneratedProject] {
        let home = Checkout.root.appendingPathComponent("Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
        return try names.compactMap { name in
            let folder = home.appendingPathComponent(name)
            let manifest = folder.appendingPathComponent("Package.swift")
            guard FileManager.default.fileExists(atPath: manifest.path),
                try String(contentsOf: manifest, encoding: .utf8).contains("StandIns")
            else { return nil }
            let example = GeneratedProject(
                name: name, module: name,
                app: try FileTree(at: folder.appendingPathComponent("Sources/\(name)")).swift,
                tests: try FileTree(at: folder.appendingPathComponent("Tests")).swift,
                kinds: FlowKind.all(in: try flows(in: folder)))
            let fixture = fixtures.appendingPathComponent("\(name)/Tests")
            return example.adding(tests: try FileTree(at: fixture).swift)
        }
    }

    /// The flows of an example, and its settings.
    private static func flows(in folder: URL) throws -> FileTree {
        var files = try FileTree(at: folder.appendingPathComponent("flows"))
        let settings = folder.appendingPathComponent("flowgen.yml")
        files.contents["flowgen.yml"] = try Data(contentsOf: settings)
        return files
    }

    // MARK: - Goldens

    /// Goldens that show what a command does, with code that others show.
    private static let aboutCommands: Set<String> = [
        "byte-order-mark", "kept-aside", "lost-scenarios", "new-extends-block",
        "new-extends-comments-only", "new-extends-crlf", "new-extends-flow", "new-extends-null",
        "new-extends-scalar", "new-samples", "new-starter-package", "quiet", "records",
        "root-option", "second-flow",
        "your-files-are-kept",
    ]

    /// Whether a golden makes a whole project whose code no other golden makes.
    private static func isAboutCode(_ golden: GoldenCase) throws -> Bool {
        try !aboutCommands.contains(golden.name) && golden.makesProject()
    }

    /// - Parameter filled: The files that a developer has filled in, in place of those that are generated.
    private init(_ golden: GoldenCase, name: String? = nil, filled: FileTree = FileTree()) throws {
        let generated = try Self.generated(from: golden.input(), golden.arguments())
        self.init(
            name: name ?? Self.camelCase(golden.name),
            files: try filled.over(generated).over(golden.app()))
    }

    /// The goldens for which a fixture has wrappers that are filled in.
    private static func filledGoldens() throws -> [GeneratedProject] {
        try GoldenCase.all().compactMap { golden in
            let name = "Filled" + camelCase(golden.name)
            let files = try FileTree(at: fixtures.appendingPathComponent(name))
            return files.contents.isEmpty ? nil : try GeneratedProject(golden, name: name, filled: files)
        }
    }

    /// All files of a project after a run of flowgen.
    private static func generated(from files: FileTree, _ arguments: [String] = ["generate"]) throws -> FileTree {
        let place = try TemporaryFolder()
        try files.write(to: place.url)
        let run = try ChildProcess.flowgen(arguments, in: place.url).run()
        guard run.status == 0 else { throw ProjectFailed(description: run.errors) }
        return try place.files()
    }

    static func camelCase(_ name: String) -> String {
        name.split(separator: "-").map(\.capitalized).joined()
    }
}

/// The files of a project could not be had.
struct ProjectFailed: Error, CustomStringConvertible {
    let description: String
}
