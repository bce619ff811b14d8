// What flowgen.yml says in a new project: where files go, which module the tests import, which folders are watched. It
// is proposed from the targets that are there, and changed by options, or by answers on a terminal.

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

    /// The projects in the folder; the first one is the proposal.
    private var projects: [FoundProject]
    var found: FoundProject?
    /// Whether the manifest gets its first targets.
    private var addsTargets = false
    /// The manifests in folders below, if the folder has none.
    private(set) var below: [RelativePath] = []
    /// A manifest whose targets cannot be read.
    private var unread: String?
    /// Why SwiftPM does not tell them either; empty if it was not asked.
    private var refusal = ""
    /// Whether SwiftPM knows no target that has a folder.
    private var lacksFolders = false
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
    init(in files: any ReadableFileSystem, _ wishes: Wishes, dump: ExternalProgram? = nil) throws(WorkspaceError) {
        projects = try ProjectFinder.projects(in: files)
        if projects.isEmpty {
            unread = try ProjectFinder.manifestName(in: files)
            if let package = try ProjectFinder.packageWithoutTargets(in: files) {
                (projects, addsTargets) = ([package], true)
            } else if unread == FoundProject.Manifest.swiftPackage.rawValue, let dump {
                try read(dump, files)
            }
            if unread == nil { below = try ManifestsBelow.paths(in: files) }
        }
        try choose(wishes, in: files)
    }

    /// The names of all targets that can be chosen.
    var candidates: [String] { projects.flatMap(\.candidates).map(\.name) }

    private mutating func read(_ dump: ExternalProgram, _ files: any ReadableFileSystem) throws(WorkspaceError) {
        let command = "`swift package dump-package`"
        do throws(WorkspaceError) {
            switch try dump.run(input: []) {
            case .succeeded(let json):
                projects = [try ProjectFinder.project(DumpedPackage(json), in: files)].compactMap(\.self)
                if projects.isEmpty {
                    lacksFolders = true
                    refusal = "\(command) names none that has a folder."
                }
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
        func fits(_ target: FoundTarget) -> Bool {
            wishes.target == nil || target.name == wishes.target
        }
        found = projects.first { $0.candidates.contains(where: fits) } ?? projects.first
        if let found {
            target = found.candidates.first(where: fits)
            try propose(found, files)
        }
        output = wishes.output ?? output
        tests = wishes.tests ?? tests
        module = wishes.module ?? module
        style = wishes.style ?? style
        if !wishes.boundary.isEmpty { boundary = wishes.boundary }
    }

    private mutating func propose(_ found: FoundProject, _ files: any ReadableFileSystem) throws(WorkspaceError) {
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
            // The folder of a target that is added comes with its first file.
            guard !folders.contains(top), let path else { continue }
            if !addsTargets, try files.kind(of: path) != .folder { continue }
            folders.append(top)
        }
        boundary = folders
    }

    private static func path(_ name: String, in folder: RelativePath?) -> String {
        folder.map { "\($0)/\(name)" } ?? name
    }

    /// Asks for what may be chosen otherwise.
    mutating func ask(_ asking: any Asking, in files: any ReadableFileSystem, _ wishes: Wishes) throws(WorkspaceError) {
        let names = candidates
        if wishes.target == nil, names.count > 1 {
            let answer = try asking.answer(
                "Which target are the integrations for (\(names.joined(separator: ", ")))?",
                proposal: target?.name ?? ""
            ) { names.contains($0) ? nil : "There is no target '\($0)'." }
            if answer != target?.name {
                var wishes = wishes
                wishes.target = answer
                try choose(wishes, in: files)
            }
        }
        let folder = { (answer: String) in
            RelativePath(validating: answer) == nil ? "Name a folder below this one." : nil
        }
        if wishes.output == nil {
            output = try asking.answer(
                "Which folder is for integrations?", proposal: output ?? "Integrations", unless: folder)
        }
        if wishes.tests == nil, framework != TestFramework.none {
            tests = try asking.answer(
                "Which folder is for their tests?", proposal: tests ?? "Tests/IntegrationsTests", unless: folder)
        }
        if wishes.module == nil {
            let answer = try asking.answer("Which module do the tests import?", proposal: module ?? "") {
                let isName = $0.unicodeScalars.allSatisfy(\.properties.isXIDContinue) && $0.first?.isNumber == false
                return isName ? nil : "Write the name behind `import`, such as StripeKit."
            }
            module = answer.isEmpty ? nil : answer
        }
        if wishes.boundary.isEmpty {
            let proposal = boundary.joined(separator: ", ")
            let answer = try asking.answer(
                "In which folders are imports of SDKs reported (none, or several with commas)?",
                proposal: proposal.isEmpty ? "none" : proposal
            ) { (answer) throws(WorkspaceError) in
                for folder in Self.folders(answer) {
                    guard try Self.isFolder(folder, files) else {
                        return "There is no folder '\(folder)'."
                    }
                }
                return nil
            }
            if answer != proposal { boundary = answer == "none" ? [] : Self.folders(answer) }
        }
    }

    private static func folders(_ answer: String) -> [String] {
        answer == "none" ? [] : answer.split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// Whether a folder that was named is there.
    static func isFolder(_ name: String, _ files: any ReadableFileSystem) throws(WorkspaceError) -> Bool {
        if name == "." || name == "./" { return true }
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        guard let path = RelativePath(validating: name) else { return false }
        return try files.kind(of: path) == .folder
    }

    /// What was chosen, in a line.
    var summary: String {
        guard let found, let target else {
            guard let unread else {
                return "No package or project was found here, so no target has these files."
            }
            return "\(unread): no target can be read.\(refusal.isEmpty ? "" : " \(refusal)")"
        }
        var text = "\(found.path): target \(target.name)"
        if let testTarget {
            text += ", tests in \(testTarget.name)"
        } else {
            text += ", which no target tests"
        }
        let others = found.candidates.map(\.name).filter { $0 != target.name }
        if !others.isEmpty { text += "; not chosen: \(others.joined(separator: ", "))" }
        for project in projects where project.path != found.path {
            let names = project.candidates.map(\.name).joined(separator: ", ")
            text += "\(others.isEmpty ? "; not chosen:" : ";") \(names) of \(project.path)"
        }
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
        let manifest = PackageManifest(old)
        let (new, edits): ([UInt8], [PackageManifest.Edit])
        if addsTargets {
            (new, edits) = manifest.addingTargets()
        } else {
            (new, edits, _) = manifest.adding(featureTo: target.name)
        }
        guard new != old else { return nil }
        let action = FileAction(found.path, .update, old: old, new: new, reason: .input(isCopy: false))
        return (action, edits)
    }

    /// What is left to do by hand before anything is generated.
    func nextSteps(in files: any ReadableFileSystem) throws(WorkspaceError) -> [NextStep] {
        guard let found, let target else {
            if lacksFolders { return [.addTargets(output: output, tests: tests)] }
            return unread == nil ? [] : [.nameFolders]
        }
        var steps: [NextStep] = []
        if found.manifest == .swiftPackage, let bytes = try files.read(found.path),
            let version = PackageManifest(bytes).toolsVersion, version < (5, 8)
        {
            steps.append(.raiseToolsVersion)
        }
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
        if found.manifest == .swiftPackage, !addsTargets, let bytes = try files.read(found.path) {
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

extension Asking {
    /// Asks until the answer can be taken. What is proposed always can.
    ///
    /// - Parameter problem: Why an answer cannot be taken; nil if it can.
    fileprivate func answer(
        _ question: String, proposal: String,
        unless problem: (String) throws(WorkspaceError) -> String?
    ) throws(WorkspaceError) -> String {
        var again = question
        while true {
            let answer = answer(again, proposal: proposal)
            guard answer != proposal, let problem = try problem(answer) else { return answer }
            again = "\(problem) \(question)"
        }
    }
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
