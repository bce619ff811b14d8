// The Swift code of a golden, as an app would hold it: what was generated, what was written by hand
// before, the app's own types, and the tests. A fixture adds tests that are written by hand, or the
// filled-in wrappers of a developer.

import Foundation
import TestSupport

/// A project of generated code.
struct GeneratedProject: Sendable, CustomStringConvertible {
    /// Its name as a module's name: `TwoFlowsOneIntegration`.
    let name: String
    /// The module that its tests import; nil when tests and code are one module.
    let module: String?
    /// The module of the flows' own files, where it is one of its own.
    var servicesModule: String?
    /// The files of that module, by their path; empty when there is none.
    var services = FileTree()
    /// The app's files, by their path; without those of the services' module.
    let app: FileTree
    /// The tests' files, by their path.
    private(set) var tests: FileTree
    /// The modes in which its tests are run.
    private(set) var runModes = LanguageMode.run

    var description: String { name }

    /// A project of these files.
    init(name: String, module: String?, app: FileTree, tests: FileTree) {
        self.name = name
        self.module = module
        self.app = app
        self.tests = tests
    }

    /// The same project without its tests.
    var withoutTests: GeneratedProject {
        var project = self
        project.tests = FileTree()
        return project
    }

    private static let fixtures = Checkout.root
        .appendingPathComponent("Tests/GeneratedCodeTests/Fixtures")

    /// Whether there are tests or wrappers of it that are written by hand.
    private var hasFixture: Bool {
        FileManager.default.fileExists(atPath: Self.fixtures.appendingPathComponent(name).path)
    }

    /// Goldens that show what a command does, with code that others show: it is not compiled again.
    private static let aboutCommands: Set<String> = [
        "byte-order-mark", "kept-aside", "lost-scenarios", "new-extends-block",
        "new-extends-comments-only", "new-extends-crlf", "new-extends-flow", "new-extends-null",
        "new-extends-scalar", "new-samples", "quiet", "records", "root-option", "second-flow",
        "your-files-are-kept",
    ]

    /// Every project: the goldens whose code differs, those of them that a fixture fills in, and
    /// the examples.
    static func all() throws -> [GeneratedProject] {
        var projects: [GeneratedProject] = []
        let goldens = try GoldenCase.all().filter { !aboutCommands.contains($0.name) }
        for golden in goldens where try golden.isWholeProject() {
            let project = try GeneratedProject(golden, name: camelCase(golden.name))
            if !projects.contains(where: project.isSameCode) { projects.append(project) }
        }
        for golden in try GoldenCase.all() {
            let name = "Filled" + camelCase(golden.name)
            guard try !FileTree(at: fixtures.appendingPathComponent(name)).contents.isEmpty else {
                continue
            }
            projects.append(try GeneratedProject(golden, name: name))
        }
        projects += try followedFlows()
        for index in projects.indices where !projects[index].hasFixture {
            projects[index].runModes = [LanguageMode.run[index % LanguageMode.run.count]]
        }
        projects += try examples().map { example in
            var example = example
            // In Swift 6 mode they are tested as packages of their own.
            example.runModes = [.swift5, .swift6MainActor]
            return example
        }
        #if !os(Linux)
            projects.removeAll(where: \.needsUIKit)
        #endif
        return projects
    }

    /// Whether the code is for iOS alone: this machine then builds it with stand-ins or not at all.
    private var needsUIKit: Bool {
        app.paths.map(app.text).contains {
            $0.contains("import UIKit") || $0.contains(": UIViewControllerRepresentable")
        }
    }

    /// The examples that are packages of their own, each with its app and all its tests.
    private static func examples() throws -> [GeneratedProject] {
        let home = Checkout.root.appendingPathComponent("Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
        return try names.compactMap { name in
            let folder = home.appendingPathComponent(name)
            let manifest = folder.appendingPathComponent("Package.swift").path
            guard FileManager.default.fileExists(atPath: manifest) else { return nil }
            return GeneratedProject(
                name: name, module: name,
                app: try FileTree(at: folder.appendingPathComponent("Sources/\(name)")).swift,
                tests: try FileTree(at: folder.appendingPathComponent("Tests")).swift)
        }
    }

    private init(_ golden: GoldenCase, name: String) throws {
        let folder = Self.fixtures.appendingPathComponent(name)
        let code = try FileTree(at: folder)
            .over(golden.expected()).over(golden.input()).over(golden.app())
        let sources = code.contents.filter { path, _ in
            path.hasSuffix(".swift") && !path.hasPrefix(".flowgen/")
        }
        let settings = try golden.input().text("flowgen.yml")
        let servicesModule = Self.value(of: "servicesModule", in: settings)
        let place = (Self.value(of: "  services", in: settings) ?? "Integrations/Services") + "/"
        func isService(_ path: String) -> Bool { servicesModule != nil && path.hasPrefix(place) }
        self.name = name
        self.servicesModule = servicesModule
        module = Self.value(of: "module", in: settings)
        services = FileTree(sources.filter { isService($0.key) })
        app = FileTree(sources.filter { !Self.isTest($0.key) && !isService($0.key) })
        tests = FileTree(sources.filter { Self.isTest($0.key) })
    }

    private func isSameCode(as other: GeneratedProject) -> Bool {
        Set(app.contents.values) == Set(other.app.contents.values)
            && Set(tests.contents.values) == Set(other.tests.contents.values)
            && services == other.services && module == other.module
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains("Tests")
    }

    /// The value of a key of `flowgen.yml`, written with the spaces before it.
    private static func value(of key: String, in settings: String) -> String? {
        let line = settings.split(whereSeparator: \.isNewline).first { $0.hasPrefix("\(key): ") }
        return line.map { String($0.dropFirst("\(key): ".count)) }
    }

    private static func camelCase(_ name: String) -> String {
        name.split(separator: "-").map(\.capitalized).joined()
    }
}

extension FileTree {
    /// The Swift files among the files.
    fileprivate var swift: FileTree { FileTree(contents.filter { $0.key.hasSuffix(".swift") }) }
}
