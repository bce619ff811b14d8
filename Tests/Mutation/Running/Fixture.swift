// One flow in one style and isolation: its wrapper as a developer has filled it in, and what flowgen
// generates around it. A fixture without a flow of its own has that of the folder `Shared`.

import Foundation
import TestSupport

/// A fixture with all of its mutants.
public struct Fixture: Sendable {
    /// A file, and the tests that should notice what is wrong with it.
    public struct Part: Sendable {
        /// The file's name.
        public let file: String
        /// The class of the tests.
        public let tests: String
        /// Its mutants.
        public let mutants: [Mutant]
    }

    /// The name, which is that of its module.
    public let name: String
    /// The wrapper, then the mock.
    public let parts: [Part]
    /// The files of its module, the mutants asleep in them.
    let files: FileTree
    /// Whether its style is `combine`.
    let usesCombine: Bool

    /// The folder of fixtures and of the files that are built into each.
    static let home = Checkout.root.appendingPathComponent("Tests/Mutants")

    /// The names of all fixtures.
    ///
    /// - Throws: an error of Foundation when the folder cannot be listed.
    public static func names() throws -> [String] {
        let folder = home.appendingPathComponent("Fixtures").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { !$0.hasPrefix(".") && !["PostKit", "Shared"].contains($0) }
    }

    /// Has flowgen generate around the fixture of a name, and makes the mutants.
    ///
    /// - Throws: `HarnessError`, or an error of Foundation.
    public init(_ name: String) throws {
        self.name = name
        let generated = try Self.generate(name).contents.filter { $0.key.hasSuffix(".swift") }
        var files = FileTree()
        for (path, data) in generated {
            files.contents[(path as NSString).lastPathComponent] = data
        }
        let style = try FileTree(at: Self.home.appendingPathComponent("Fixtures/\(name)"))
            .text("flowgen.yml")
        usesCombine = style.contains("style: combine")
        var parts: [Part] = []
        let vocabulary = try Self.vocabulary(files)
        for (file, tests) in try Self.mutated(files) {
            let first = (parts.last?.mutants.last?.number ?? 0) + 1
            let mutated = Mutator(vocabulary).mutate(files.text(file), firstNumber: first)
            files.contents[file] = Data(mutated.text.utf8)
            parts.append(Part(file: file, tests: tests, mutants: mutated.mutants))
        }
        self.parts = parts
        self.files = try Self.switches(usesCombine).over(files)
    }

    /// The fixture's files with those that flowgen generates.
    private static func generate(_ name: String) throws -> FileTree {
        let place = try TemporaryFolder()
        let fixtures = home.appendingPathComponent("Fixtures")
        let own = try FileTree(at: fixtures.appendingPathComponent(name))
        let hasFlow = own.paths.contains { $0.hasSuffix(".yaml") }
        let shared = try FileTree(at: fixtures.appendingPathComponent("Shared"))
        try (hasFlow ? own : own.over(shared)).write(to: place.url)
        for command in ["generate", "check"] {
            let outcome = try ChildProcess.flowgen([command], in: place.url).run()
            guard outcome.status == 0 else {
                throw HarnessError(
                    "\(name): flowgen \(command)\n\(outcome.output)\(outcome.errors)")
            }
        }
        return try place.files()
    }

    /// The wrapper and the mock, each with the tests that must notice.
    private static func mutated(_ files: FileTree) throws -> [(file: String, tests: String)] {
        let wrapper = files.paths.first { $0.hasPrefix("Post") && $0.hasSuffix("SDK.swift") }
        let mock = files.paths.first { $0.hasPrefix("Mock") }
        let flowTests = files.paths.first { $0.hasSuffix("FlowTests.swift") }
        guard let wrapper, let mock, let flowTests else {
            throw HarnessError("a wrapper, a mock or its tests are missing: \(files.paths)")
        }
        return [
            (wrapper, wrapper.replacing(".swift", with: "Tests")),
            (mock, flowTests.replacing(".swift", with: "")),
        ]
    }

    private static func vocabulary(_ files: FileTree) throws -> Vocabulary {
        func text(_ isMeant: (String) -> Bool) -> String {
            files.paths.first(where: isMeant).map(files.text) ?? ""
        }
        let error = files.paths.first { $0.hasSuffix("Error.swift") }
        let flow = error?.replacing("Error.swift", with: "") ?? ""
        return Vocabulary(
            protocolText: text { $0 == "\(flow)SDK.swift" },
            mockText: text { $0 == "Mock\(flow)SDK.swift" },
            statusText: text { $0 == "\(flow)Status.swift" }, errorType: "\(flow)Error")
    }

    private static func switches(_ usesCombine: Bool) throws -> FileTree {
        var files = try FileTree(at: home.appendingPathComponent("Switch"))
        if !usesCombine { files.contents["MutantPublishers.swift"] = nil }
        return files
    }
}

/// The harness could not do its work.
public struct HarnessError: Error, CustomStringConvertible {
    /// Why.
    public let description: String

    init(_ description: String) { self.description = description }
}
