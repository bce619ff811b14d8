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
    /// The app's files, by their path.
    let app: FileTree
    /// The tests' files, by their path.
    let tests: FileTree

    var description: String { name }

    /// A project of these files.
    init(name: String, module: String?, app: FileTree, tests: FileTree) {
        self.name = name
        self.module = module
        self.app = app
        self.tests = tests
    }

    private static let fixtures = Checkout.root
        .appendingPathComponent("Tests/GeneratedCodeTests/Fixtures")

    /// Every project: the goldens whose code differs, and those of them that a fixture fills in.
    static func all() throws -> [GeneratedProject] {
        var projects: [GeneratedProject] = []
        for golden in try GoldenCase.all() where try golden.isWholeProject() {
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
        return projects
    }

    private init(_ golden: GoldenCase, name: String) throws {
        let folder = Self.fixtures.appendingPathComponent(name)
        let code = try FileTree(at: folder)
            .over(golden.expected()).over(golden.input()).over(golden.app())
        let sources = code.contents.filter { path, _ in
            path.hasSuffix(".swift") && !path.hasPrefix(".flowgen/")
        }
        self.name = name
        module = try Self.module(of: golden)
        app = FileTree(sources.filter { !Self.isTest($0.key) })
        tests = FileTree(sources.filter { Self.isTest($0.key) })
    }

    private func isSameCode(as other: GeneratedProject) -> Bool {
        Set(app.contents.values) == Set(other.app.contents.values)
            && Set(tests.contents.values) == Set(other.tests.contents.values)
            && module == other.module
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains("Tests")
    }

    private static func module(of golden: GoldenCase) throws -> String? {
        let input = try golden.input()
        let lines = input.text("flowgen.yml").split(whereSeparator: \.isNewline)
        let line = lines.first { $0.hasPrefix("module: ") }
        return line.map { String($0.dropFirst("module: ".count)) }
    }

    private static func camelCase(_ name: String) -> String {
        name.split(separator: "-").map(\.capitalized).joined()
    }
}
