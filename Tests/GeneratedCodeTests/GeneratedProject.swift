// The Swift code of one project, as an app would hold it: what flowgen generates from a golden's input or from a
// fixture, what is written by hand, and the tests.

import Foundation
import TestSupport

/// A project of generated code.
struct GeneratedProject: Sendable, CustomStringConvertible {
    /// Its name as a module's name: `TwoFlowsOneIntegration`.
    let name: String
    /// The module that its tests import; nil if tests and code are one module.
    let module: String?
    /// The module of the flows' own files, if they have one of their own.
    var servicesModule: String?
    /// The files of that module, by their path; empty if there is none.
    var services = FileTree()
    /// The app's files, by their path; without those of the services' module.
    let app: FileTree
    /// The tests' files, by their path.
    private(set) var tests: FileTree
    /// The kinds of its flows.
    let kinds: Set<FlowKind>
    /// The modes in which it is compiled and run.
    var plan = ModePlan(run: [.swift6], compiled: [])
    /// Its files of Support that a project before it has with the same bytes in the same compilation.
    private(set) var knownSupport: [PlannedCompilation: Set<String>] = [:]

    var description: String { name }

    /// A project of these files.
    init(name: String, module: String?, app: FileTree, tests: FileTree, kinds: Set<FlowKind> = []) {
        self.name = name
        self.module = module
        self.app = app
        self.tests = tests
        self.kinds = kinds
    }

    /// The project that a folder with a `flowgen.yml` holds.
    init(name: String, files: FileTree) {
        let settings = files.text("flowgen.yml")
        let servicesModule = Self.value(of: "servicesModule", in: settings)
        let place = (Self.value(of: "  services", in: settings) ?? "Integrations/Services") + "/"
        func isService(_ path: String) -> Bool { servicesModule != nil && path.hasPrefix(place) }
        let sources = files.swift.contents.filter { !$0.key.hasPrefix(".flowgen/") }
        self.name = name
        self.servicesModule = servicesModule
        kinds = FlowKind.all(in: files)
        module = Self.value(of: "module", in: settings)
        services = FileTree(sources.filter { isService($0.key) })
        app = FileTree(sources.filter { !Self.isTest($0.key) && !isService($0.key) })
        tests = FileTree(sources.filter { Self.isTest($0.key) })
    }

    /// The same project without its tests.
    var withoutTests: GeneratedProject {
        var project = self
        project.tests = FileTree()
        return project
    }

    /// Projects that leave out of each of their compilations the files of Support that an earlier one compiles.
    ///
    /// These files name no type of a flow, and are half of most projects.
    static func sharingSupport(_ projects: [GeneratedProject]) -> [GeneratedProject] {
        var compiled: [PlannedCompilation: Set<Data>] = [:]
        return projects.map { project in
            var project = project
            let support = project.support
            for planned in project.plan.all {
                let known = compiled[planned] ?? []
                project.knownSupport[planned] = Set(support.filter { known.contains($0.value) }.keys)
                // Without DEBUG the tests are not compiled.
                let own = support.filter { planned.isDebug || !$0.key.hasPrefix("tests/") }
                compiled[planned] = known.union(own.values)
            }
            return project
        }
    }

    /// Its files of Support, by their path in a compilation.
    var support: [String: Data] {
        let parts = [("app", app), ("services", services), ("tests", tests)]
        return parts.reduce(into: [:]) { files, part in
            for (path, data) in part.1.contents where "/\(path)".contains("/Support/") {
                files["\(part.0)/\(path)"] = data
            }
        }
    }

    /// The same project with more tests.
    func adding(tests more: FileTree) -> GeneratedProject {
        var project = self
        project.tests = more.over(tests)
        return project
    }

    /// The same project without its tests and with more of its app, of which alone the compiler is to say something.
    func judging(_ more: FileTree, in planned: PlannedCompilation) -> GeneratedProject {
        var project = GeneratedProject(
            name: name, module: module, app: more.over(app), tests: FileTree(), kinds: kinds)
        project.knownSupport[planned] = Set(app.paths.map { "app/\($0)" })
        return project
    }

    /// Whether it holds the same code.
    func isSameCode(as other: GeneratedProject) -> Bool {
        Set(app.contents.values) == Set(other.app.contents.values)
            && Set(tests.contents.values) == Set(other.tests.contents.values)
            && services == other.services && module == other.module
    }

    /// Whether the code needs a stand-in that is there on Linux alone, because other systems have the module.
    var needsLinux: Bool {
        app.paths.map(app.text).contains {
            $0.contains("import UIKit") || $0.contains(": UIViewControllerRepresentable")
                || $0.contains("import HealthKit")
        }
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains("Tests")
    }

    /// The value of a key of `flowgen.yml`, written with the spaces before it.
    private static func value(of key: String, in settings: String) -> String? {
        let line = settings.split(whereSeparator: \.isNewline).first { $0.hasPrefix("\(key): ") }
        return line.map { String($0.dropFirst("\(key): ".count)) }
    }
}

extension FileTree {
    /// The Swift files among the files.
    var swift: FileTree { FileTree(contents.filter { $0.key.hasSuffix(".swift") }) }
}
