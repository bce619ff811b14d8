// What flowgen.yml says in a new project: where files go, which module the tests import, which folders are watched. It is
// proposed from the targets that are there, and changed by options, or by answers on a terminal.

import Diagnostics
import FlowModel
import ProjectDiscovery
import Workspace

/// The choices of a new project.
package struct ProjectSetup: Sendable {
    /// What the command line says; nil where it says nothing.
    package struct Wishes: Sendable {
        package var target: String?
        package var output: String?
        package var module: String?
        package var tests: String?
        package var boundary: [String] = []
        package var style: Style?

        package init() {}
    }

    var found: FoundProject?
    /// A manifest whose targets cannot be read.
    private var unread: String?
    /// Why SwiftPM does not tell them either; empty if it was not asked.
    private var refusal = ""
    var target: FoundTarget?
    var testTarget: FoundTarget?
    /// The folder of the integrations; nil for the default.
    var output: String?
    /// The folder of the tests; nil for the default.
    var tests: String?
    var module: String?
    var style: Style?
    /// The framework of the tests; nil for the default.
    var framework: TestFramework?
    var boundary: [String] = []
    /// The access level of what the app uses; nil for the default.
    var access: String?

    /// The proposal for a tree.
    ///
    /// - Parameter dump: what prints the targets of a Package.swift that computes them.
    init(
        in files: any ReadableFileSystem, _ wishes: Wishes, dump: ExternalProgram? = nil
    ) throws(WorkspaceError) {
        found = try ProjectFinder.project(in: files)
        if found == nil {
            unread = try ProjectFinder.manifestName(in: files)
            if unread == FoundProject.Manifest.swiftPackage.rawValue, let dump {
                try read(dump, files)
            }
        }
        try choose(wishes, in: files)
    }

    private mutating func read(
        _ dump: ExternalProgram, _ files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        let command = "`swift package dump-package`"
        do throws(WorkspaceError) {
            switch try dump.run(input: []) {
            case .succeeded(let json):
                found = try ProjectFinder.project(DumpedPackage(json), in: files)
                if found == nil { refusal = "\(command) names none that has a folder." }
            case .missing: refusal = "\(command) could tell them, but swift is not in PATH."
            case .failed(let complaint):
                let lines = complaint.split(separator: "\n").map(String.init)
                let errors = lines.filter { $0.contains("error:") }
                // The first one only says how the manifest was compiled.
                let line =
                    errors.first { !$0.contains("Invalid manifest") } ?? errors.first ?? lines.first
                    ?? "it says nothing"
                refusal = "\(command) fails: \(line.visible)"
            }
        } catch {
            // A folder that cannot be read is an error like any other.
            guard error.action == .run else { throw error }
            refusal = "\(error)."
        }
    }

    private mutating func choose(
        _ wishes: Wishes, in files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        if let found {
            target =
                found.candidates.first { wishes.target == nil || $0.name == wishes.target }
            try propose(found, files)
        }
        output = wishes.output ?? output
        tests = wishes.tests ?? tests
        module = wishes.module ?? module
        style = wishes.style ?? style
        if !wishes.boundary.isEmpty { boundary = wishes.boundary }
    }

    private mutating func propose(
        _ found: FoundProject, _ files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        guard let target else { return }
        (tests, framework) = (nil, nil)
        output = Self.path("Integrations", in: target.folder)
        module = target.module
        // A package may be built where there is no Combine.
        if found.manifest == .swiftPackage { style = .async }
        testTarget = found.tests(of: target)
        if let testTarget {
            tests = Self.path("Integrations", in: testTarget.folder)
            framework = try TestFramework.used(in: testTarget.folder, of: files)
        } else {
            framework = TestFramework.none
        }
        var folders: [String] = []
        for candidate in found.candidates {
            guard let folder = candidate.folder else {
                boundary = ["."]
                return
            }
            let top = folder.components[0] == "Sources" ? "Sources" : folder.description
            let path = RelativePath(validating: top)
            guard !folders.contains(top), let path, try files.kind(of: path) == .folder else {
                continue
            }
            folders.append(top)
        }
        boundary = folders
    }

    private static func path(_ name: String, in folder: RelativePath?) -> String {
        folder.map { "\($0)/\(name)" } ?? name
    }

    /// Asks for what may be chosen otherwise.
    mutating func ask(
        _ asking: any Asking, in files: any ReadableFileSystem, _ wishes: Wishes
    ) throws(WorkspaceError) {
        if let found, wishes.target == nil, found.candidates.count > 1 {
            let names = found.candidates.map(\.name)
            let answer = asking.answer(
                "Which target are the integrations for (\(names.joined(separator: ", ")))?",
                proposal: target?.name ?? "")
            if answer != target?.name,
                let chosen = found.candidates.first(where: { $0.name == answer })
            {
                var wishes = wishes
                wishes.target = chosen.name
                try choose(wishes, in: files)
            }
        }
        if wishes.output == nil {
            output = asking.answer(
                "Which folder is for integrations?", proposal: output ?? "Integrations")
        }
        if wishes.tests == nil, framework != TestFramework.none {
            tests = asking.answer(
                "Which folder is for their tests?", proposal: tests ?? "Tests/IntegrationsTests")
        }
        if wishes.module == nil {
            let answer = asking.answer("Which module do the tests import?", proposal: module ?? "")
            module = answer.isEmpty ? nil : answer
        }
    }

    /// What was chosen, in a line; nil if nothing was found.
    var summary: String? {
        guard let found, let target else {
            return unread.map {
                "\($0): no target can be read; name the folders with `flowgen init --output --tests`, "
                    + "or in flowgen.yml.\(refusal.isEmpty ? "" : " \(refusal)")"
            }
        }
        var text = "\(found.path): target \(target.name)"
        if let testTarget {
            text += ", tests in \(testTarget.name)"
        } else {
            text += ", which no target tests"
        }
        let others = found.candidates.map(\.name).filter { $0 != target.name }
        if !others.isEmpty { text += "; not chosen: \(others.joined(separator: ", "))" }
        return text + "."
    }

    /// The text of flowgen.yml.
    func configuration(flows: [String]) -> [UInt8] {
        var lines: [String] = []
        if output != nil || tests != nil {
            lines.append("output:")
            lines += [("integrations", output), ("tests", tests)].compactMap { key, value in
                value.map { "  \(key): \(ConfigurationEditor.quoted($0))" }
            }
        }
        if let module { lines.append("module: \(ConfigurationEditor.quoted(module))") }
        if let style { lines.append("style: \(style.rawValue)") }
        if let access { lines.append("access: \(access)") }
        if let framework { lines.append("tests: \(framework.rawValue)") }
        if !boundary.isEmpty {
            let list = boundary.map { ConfigurationEditor.quoted($0, inFlow: true) }
            lines += ["boundary:", "  sources: [\(list.joined(separator: ", "))]"]
        }
        return ConfigurationEditor.created(flows: flows, settings: lines)
    }

    /// The edit of the manifest that switches MemberImportVisibility on; nil if there is none to make.
    func manifestEdit(
        in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> (action: FileAction, edits: [PackageManifest.Edit])? {
        guard let found, let target, found.manifest == .swiftPackage,
            let old = try files.read(found.path)
        else { return nil }
        let (new, edits, _) = PackageManifest(old).adding(featureTo: target.name)
        guard new != old else { return nil }
        let action = FileAction(
            found.path, .update, old: old, new: new, reason: .input(isCopy: false))
        return (action, edits)
    }

    /// What is left to do by hand before anything is generated.
    func nextSteps(in files: any ReadableFileSystem) throws(WorkspaceError) -> [NextStep] {
        guard let found, let target else { return [] }
        var steps: [NextStep] = []
        switch found.manifest {
        case .tuist: steps.append(.regenerate("tuist generate"))
        case .xcodeGen: steps.append(.regenerate("xcodegen generate"))
        case .xcode where target.listsFiles:
            steps.append(.addToTarget(target: target.name, folder: output ?? "Integrations"))
            if let testTarget, let tests {
                steps.append(.addToTarget(target: testTarget.name, folder: tests))
            }
        case .xcode, .swiftPackage: break
        }
        let needed = found.platforms.compactMap(\.needed)
        if !needed.isEmpty { steps.append(.raisePlatforms(needed)) }
        var seesOnlyImports = target.seesOnlyImports
        if found.manifest == .swiftPackage, let bytes = try files.read(found.path) {
            let edited = PackageManifest(bytes).adding(featureTo: target.name)
            seesOnlyImports = edited.hasFeature || target.seesOnlyImports
        }
        if !seesOnlyImports {
            steps.append(
                .enableFeature(manifest: found.manifest, target: target.name))
        }
        return steps
    }
}

/// Asks a person.
package protocol Asking {
    /// The answer to a question; the proposal if the person only presses return.
    func answer(_ question: String, proposal: String) -> String
}

extension TestFramework {
    /// The framework that the tests in a folder import; nil if they import none, or both.
    fileprivate static func used(
        in folder: RelativePath?, of files: any ReadableFileSystem
    ) throws(WorkspaceError) -> TestFramework? {
        guard let folder, try files.kind(of: folder) == .folder else { return nil }
        var isFound: (xctest: Bool, testing: Bool) = (false, false)
        for path in try files.list(folder).filter({ $0.description.hasSuffix(".swift") }) {
            let lines = (try files.read(path) ?? []).split(separator: 10)
            if lines.contains(where: { $0.starts(with: "import XCTest".utf8) }) {
                isFound.xctest = true
            }
            if lines.contains(where: { $0.starts(with: "import Testing".utf8) }) {
                isFound.testing = true
            }
        }
        return isFound.testing && !isFound.xctest ? .swiftTesting : nil
    }
}
