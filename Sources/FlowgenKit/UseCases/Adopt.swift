// `flowgen adopt`: protocols that an app has become flows. It writes the flows and lists them in flowgen.yml. It moves and
// deletes nothing, and generates nothing: it says what is left to do.

import Adoption
import FlowModel
import FlowRendering
import ProjectDiscovery
import SwiftNotation
import Workspace

package struct Adopt {
    /// Shows the flows, and writes nothing.
    package var isDryRun = false

    package init() {}

    /// A protocol that has become a flow.
    private struct Adopted {
        let draft: FlowDraft
        let source: DeclaredSource
        let flow: NewFlow
        let text: String
    }

    /// A file that was named.
    private struct File {
        let path: RelativePath
        let bytes: [UInt8]
        let source: DeclaredSource
    }

    package func run(files paths: [RelativePath], in root: Root) throws -> RunReport {
        if let refusal = try Init.refusal(in: root) { return refusal }
        let loaded = try loaded(in: root)
        let modules = try AdoptedModules(FoundProjects(in: root), in: root, loaded?.configuration)
        var files: [File] = []
        var seen: Set<RelativePath> = []
        for path in paths where seen.insert(path).inserted {
            guard let bytes = try root.read(path) else { continue }
            let source = DeclaredSource(path: path.description, bytes: bytes, isForTests: modules.isForTests(path))
            if !source.isValid { return .refused(.notSwift(path)) }
            files.append(File(path: path, bytes: bytes, source: source))
        }
        var adopted: [Adopted] = []
        var refusals: [Refusal] = []
        var given = Self.given(files, in: modules)
        let declared = files.flatMap { file in file.source.protocols.map { (file, $0) } }
        let enums = given.sources.flatMap(\.enums)
        let names = FlowNames.names(of: declared.map(\.1), enums: enums)
        let extensions = try modules.extensions(of: enums.map(\.name), besides: files.map(\.path), in: root)
        let adoption = try ProtocolAdoption(
            access: loaded?.configuration.access ?? Self.access(of: declared.map(\.1)), isConfigured: loaded != nil,
            equatable: loaded?.configuration.equatable.map(\.value.text) ?? [],
            extensions: given.sources.flatMap(\.extensions) + extensions)
        for ((file, declared), name) in zip(declared, names) {
            guard let name, let path = Self.path(ofFlow: name), !adopted.contains(where: { $0.flow.path == path })
            else {
                refusals.append(.ofName(declared, in: file))
                continue
            }
            let known = loaded?.flows.first { $0.name.value == name || $0.protocolName.value == declared.name }
            if let (own, home) = modules.other(than: .services, of: file.path) {
                refusals.append(.ofModule(declared, own, home, in: file))
                continue
            }
            let draft = FlowDraft(declared, name: name, of: file.source, in: given)
            switch try adoption.outcome(of: draft) {
            case .refused(let reason, let advice):
                var refusal = Refusal(declared.name, reason, declared.line, in: file)
                refusal.advice = advice ?? refusal.advice
                refusals.append(refusal)
            case .adopted(let draft, let text):
                let flow = NewFlow(
                    path: path, copied: Array(text.utf8), argument: path.description,
                    isStarter: true)
                // A run that was killed may have written it; then this one goes on.
                if let known, try root.read(path) != flow.copied {
                    refusals.append(.ofKnown(declared, known, in: file))
                    continue
                }
                refusals += draft.refusals.map {
                    Refusal($0.member.name, $0.reason, $0.member.line, in: file)
                }
                refusals += Refusal.ofError(draft, files)
                refusals += Refusal.ofConformers(draft, files)
                for wrapper in draft.conformers.wrappers {
                    given.taken[wrapper.declared.name] = declared.name
                }
                adopted.append(
                    Adopted(draft: draft, source: file.source, flow: flow, text: text))
            }
        }
        guard !adopted.isEmpty else {
            return .refused(refusals.isEmpty ? [.noProtocol(paths)] : refusals.map { $0.diagnostic(.error) })
        }
        return try write(adopted, files, refusals, modules, in: root)
    }

    private static func given(_ files: [File], in modules: AdoptedModules) -> GivenFiles {
        var given = GivenFiles(files.map(\.source))
        given.ownModules = modules.all
        given.module = modules.ofIntegrations
        for file in files {
            let other = modules.other(than: .integrations, of: file.path)
            given.otherModules[file.source.path] = other?.own
        }
        return given
    }

    /// The access level of a project that begins with some protocols.
    private static func access(of protocols: [DeclaredProtocol]) -> AccessLevel? {
        let fit = protocols.filter { FlowDraft.refusal(of: $0) == nil }
        let level = fit.first { !$0.access.isEmpty } ?? fit.first
        return level.flatMap { AccessLevel(rawValue: $0.level) }
    }

    private static func path(ofFlow name: String) -> RelativePath? {
        let words = StarterKind.words(of: name).joined(separator: "-")
        return RelativePath(validating: "flows/\(words).yaml")
    }

    /// What is not adopted, and why.
    private struct Refusal {
        let name: String
        let reason: String
        var advice = "leave it in a protocol of your own, or change it so that a flow can declare it"
        let location: SourceLocation

        init(_ name: String, _ reason: String, _ line: Int, in file: File) {
            (self.name, self.reason) = (name, reason)
            let text = SourceFile(path: file.source.path, bytes: file.bytes)
            location = SourceLocation(file: text, range: text.range(ofLine: line))
        }

        /// A protocol whose flow would be called like that of another.
        static func ofName(_ declared: DeclaredProtocol, in file: File) -> Refusal {
            var refusal = Refusal(
                declared.name, "the flow of another protocol has its name already", declared.line, in: file)
            refusal.advice = "rename one of the protocols first, or leave it as it is"
            return refusal
        }

        /// A protocol that a flow of the project has.
        static func ofKnown(_ declared: DeclaredProtocol, _ flow: Flow, in file: File) -> Refusal {
            var refusal = Refusal(
                declared.name, "\(flow.file.path) has the flow \(flow.name.value) already", declared.line, in: file)
            refusal.advice = "if it is the same protocol, delete it here; else rename it, or the flow"
            return refusal
        }

        /// A protocol that would be compiled into another module.
        static func ofModule(_ declared: DeclaredProtocol, _ own: String, _ home: String, in file: File) -> Refusal {
            var refusal = Refusal(
                declared.name, "it is compiled into \(own), and generated protocols into \(home)",
                declared.line, in: file)
            refusal.advice =
                "set `output.services` in flowgen.yml to a folder of \(own), and `servicesModule: "
                + "\(own)`; or move the protocol to \(home) first"
            return refusal
        }

        /// An error enum that stays the app's own.
        static func ofError(_ draft: FlowDraft, _ files: [File]) -> [Refusal] {
            guard let (declared, reason) = draft.foreignError,
                let file = files.first(where: {
                    $0.source.enums.contains { $0.name == declared.name }
                })
            else { return [] }
            var refusal = Refusal(declared.name, reason, declared.line, in: file)
            refusal.advice = "leave it where it is: the flow's steps throw it"
            return [refusal]
        }

        static func ofConformers(_ draft: FlowDraft, _ files: [File]) -> [Refusal] {
            draft.conformers.overlooked.compactMap { type in
                files.first { $0.source.path == type.path }.map {
                    var refusal = Refusal(type.name, type.reason, type.line, in: $0)
                    refusal.advice = type.advice
                    return refusal
                }
            }
        }

        func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
            Diagnostic(
                "flow-not-adopted", "'\(name)' is not adopted: \(reason)", severity: severity,
                advice: advice, at: location)
        }
    }

    private func loaded(in root: Root) throws -> LoadedProject? {
        guard let path = RelativePath(validating: ProjectLoader.configurationPath),
            try root.read(path) != nil
        else { return nil }
        return try ProjectLoader(files: root).load()
    }

    private func write(
        _ adopted: [Adopted], _ given: [File], _ refusals: [Refusal], _ modules: AdoptedModules, in root: Root
    ) throws -> RunReport {
        let access = adopted.lazy.map(\.draft.source.access).first { !$0.isEmpty }
        let inputs: New.Inputs
        switch try New().inputs(for: adopted.map(\.flow), found: modules.found, access: access, in: root) {
        case .refused(let report): return report
        case .ready(let found): inputs = found
        }
        let loaded = try ProjectLoader(files: OverlayFileSystem(root, adding: inputs.actions)).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        var actions = inputs.actions
        var next = inputs.beginning?.next ?? []
        for one in adopted { next += Self.steps(forWrappersOf: one, given, project) }
        actions += try loaded.schemas(in: root)
        var report = RunReport(status: isDryRun ? .drift : .clean)
        report.diagnostics = refusals.map { $0.diagnostic(.warning) }
        report.diagnostics += adopted.flatMap { Self.lostComments(of: $0, given) }
        report.isDryRun = isDryRun
        report.files = actions.compactMap { $0.line() }
        if isDryRun {
            report.text = adopted.map { "# \($0.flow.path)\n\($0.text)" }.joined(separator: "\n")
        } else {
            let folders =
                adopted.compactMap(\.flow.path.parent)
                + [RelativePath(validating: StateFiles.folder)].compactMap(\.self)
            let changes = ChangeSet(actions.flatMap(\.changes), sweeping: Set(folders))
            let applied = try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
                try root.apply(changes)
            }
            report = report.concluded(applied)
        }
        if let beginning = inputs.beginning { report.begin(with: beginning) }
        guard report.failure == nil else { return report }
        for one in adopted {
            let (name, kept) = (one.draft.source.name, one.draft.keptMembers)
            let members = ["\(name) keeps \(kept.joined(separator: ", "))"]
            let isWhole = kept.isEmpty
            next.append(
                .deleteDeclared(
                    isWhole ? [one.source.path: [name]] : [:],
                    except: isWhole ? [:] : [one.source.path: members]))
            for name in one.draft.adoptedEnums.map(\.name) {
                let file = given.first { $0.source.enums.contains { $0.name == name } }
                let path = file?.source.path ?? one.source.path
                next.append(.deleteDeclared([path: [name]], except: [:]))
            }
            let generated = "Mock" + name
            next += one.draft.conformers.mocks.map { .replaceMocks([$0: generated]) }
        }
        report.next = NextStep.steps(afterAdoption: next)
        return report
    }

    /// The comments that go when what a flow declares is deleted.
    private static func lostComments(of adopted: Adopted, _ given: [File]) -> [Diagnostic] {
        func lost(_ comments: [DeclaredComment], of name: String, in file: File) -> [Diagnostic] {
            let text = SourceFile(path: file.source.path, bytes: file.bytes)
            return comments.map { Diagnostic.lost($0, of: name, in: text) }
        }
        var found: [Diagnostic] = []
        for file in given {
            if file.source.path == adopted.source.path {
                let source = adopted.draft.source
                found += lost(source.comments, of: source.name, in: file)
            }
            for declared in adopted.draft.adoptedEnums
            where file.source.enums.contains(where: { $0.name == declared.name }) {
                found += lost(declared.comments, of: declared.name, in: file)
            }
        }
        return found
    }

    /// What makes the classes that serve a flow its wrappers.
    private static func steps(
        forWrappersOf adopted: Adopted, _ given: [File], _ project: Project
    ) -> [NextStep] {
        var steps: [NextStep] = []
        for wrapper in adopted.draft.conformers.wrappers {
            let (name, takesManager) = (wrapper.declared.name, wrapper.declared.takesManager)
            let identity = MergedFileID.wrapper(integration: wrapper.integration, flow: adopted.draft.name).text
            let planned = FileKinds.files(of: project).first { $0.identity == identity }
            let file = given.first { $0.source.classes.contains { $0.name == name } }
            guard let file, let target = planned?.path, file.path.description != target else { continue }
            let manager = Project.Integration.managerName(of: wrapper.integration)
            steps.append(.moveWrappers([name: WrapperMove(path: target, manager: takesManager ? nil : manager)]))
        }
        return steps
    }
}

extension Diagnostic {
    fileprivate static func lost(_ comment: DeclaredComment, of name: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            "flow-not-adopted", "a comment in \(name) is not kept: \(comment.text)", severity: .warning,
            advice: "a flow keeps comments with `///`: copy what you need to the flow, with `#`",
            at: SourceLocation(file: file, range: file.range(ofLine: comment.line)))
    }

    fileprivate static func notSwift(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "flow-not-adopted", "this file is not valid Swift",
            advice: "correct it, then run `flowgen adopt` again", path: path.description)
    }

    fileprivate static func noProtocol(_ paths: [RelativePath]) -> Diagnostic {
        Diagnostic(
            "flow-not-adopted", "no protocol is declared here",
            advice: "name the file that declares the protocol, with those of its enums, its wrapper and its mock",
            path: paths.first?.description)
    }
}
