// `flowgen adopt`: protocols that an app has become flows. It writes the flows and lists them in flowgen.yml. It moves and
// deletes nothing, and generates nothing: it says what is left to do.

import SwiftText
import FlowModel
import FlowCode

package struct Adopt {
    /// Shows the flows, and writes nothing.
    package var isDryRun = false

    package init() {}

    /// A protocol that has become a flow.
    private struct Adopted {
        let draft: FlowDraft
        let source: DeclaredSource
        let flow: NewFlow
        let project: Project
        /// The types that the app makes itself, if no wrapper implements the protocol.
        let supplied: [String]
    }

    package func run(files paths: [RelativePath], in root: Root) throws -> RunReport {
        if let refusal = try Init.refusal(in: root) { return refusal }
        var files: [RelativePath: [UInt8]] = [:]
        var sources: [DeclaredSource] = []
        for path in paths where files[path] == nil {
            guard let bytes = try root.read(path) else { continue }
            files[path] = bytes
            sources.append(DeclaredSource(path: path.description, bytes: bytes))
            if sources.last?.isValid == false { return .refused(.notSwift(path)) }
        }
        let known = sources.flatMap(\.protocols) + DeclaredProtocol.free
        for index in sources.indices { sources[index].join(known) }
        let configuration = RelativePath(validating: ProjectLoader.configurationPath)
        let isConfigured = try configuration.flatMap { try root.read($0) } != nil
        let loaded = isConfigured ? try ProjectLoader(files: root).load() : nil
        let modules = try AdoptedModules(FoundProjects(in: root), in: root, loaded?.configuration)
        let given = AdoptedFiles(sources, modules, loaded)
        let taken = try modules.mentions(of: given.possibleNames, in: root)
        let adoption = try ProtocolAdoption(renderer: FileRenderer(), access: given.access)
        var refusals: [(Diagnostic.Severity) -> Diagnostic] = []
        var adopted: [Adopted] = []
        var served: Set<String> = []
        for source in sources {
            let text = SourceFile(
                path: source.path, bytes: RelativePath(validating: source.path).flatMap { files[$0] } ?? [])
            for declared in source.protocols {
                func refuse(_ name: String, _ line: Int, _ reason: String, _ advice: String) {
                    let location = SourceLocation(file: text, range: text.range(ofLine: line))
                    refusals.append { severity in
                        Diagnostic(
                            "flow-not-adopted", "'\(name)' is not adopted: \(reason)", severity: severity,
                            advice: advice, at: location)
                    }
                }
                let name = given.flowName(of: declared, avoiding: taken, and: adopted.map(\.draft.name))
                let others = given.refusal(of: declared, in: source, taken)
                guard others == nil, let path = given.path(ofFlow: name),
                    !adopted.contains(where: { $0.flow.path == path || $0.draft.source.name == declared.name })
                else {
                    let same = ("a flow has its name already", "leave it as it is, or rename it")
                    let (reason, advice) = others ?? same
                    refuse(declared.name, declared.line, reason, advice)
                    continue
                }
                let wrappers = given.wrappers(of: declared, avoiding: taken, served)
                let draft: FlowDraft
                let project: Project
                switch try adoption.outcome(of: given.draft(of: declared, in: source, name: name, wrappers, taken)) {
                case .success(let made): (draft, project) = made
                case .failure(let reason):
                    refuse(declared.name, declared.line, reason.text, "leave it as it is")
                    continue
                }
                let flow = NewFlow(
                    path: path, copied: Array(draft.text.text.utf8), argument: path.description, isStarter: true)
                // A run that was killed may have written it; then this one goes on.
                if let known = given.flow(of: draft), try root.read(path) != flow.copied {
                    refuse(
                        declared.name, declared.line, "\(known.file.path) has the flow \(known.name.value) already",
                        "if it is the same protocol, delete it here; else rename it, or the flow")
                    continue
                }
                for refusal in draft.refusals {
                    refuse(
                        refusal.member.name, refusal.member.line, refusal.reason,
                        "leave it in \(declared.name), which inherits the other members from \(draft.rest)")
                }
                served.formUnion(wrappers.map(\.name))
                let supplied = wrappers.isEmpty ? given.others(implementing: declared) : []
                adopted.append(Adopted(draft: draft, source: source, flow: flow, project: project, supplied: supplied))
            }
        }
        guard !adopted.isEmpty else {
            return .refused(refusals.isEmpty ? [.noProtocol(paths)] : refusals.map { $0(.error) })
        }
        return try write(adopted, refusals.map { $0(.warning) }, given, in: root)
    }

    private func write(
        _ adopted: [Adopted], _ refusals: [Diagnostic], _ given: AdoptedFiles, in root: Root
    ) throws -> RunReport {
        let inputs: New.Inputs
        let access = given.access == .internal ? nil : given.access.rawValue
        switch try New().inputs(for: adopted.map(\.flow), found: given.modules.found, access: access, in: root) {
        case .refused(let report): return report
        case .ready(let found): inputs = found
        }
        let loaded = try ProjectLoader(files: OverlayFileSystem(root, adding: inputs.actions)).load()
        guard let project = loaded.project else { return .invalid(loaded) }
        let actions = inputs.actions + (try loaded.schemas(in: root))
        var report = RunReport(status: isDryRun ? .drift : .clean)
        report.diagnostics = refusals
        report.isDryRun = isDryRun
        report.files = actions.compactMap { $0.line() }
        if isDryRun {
            report.text = adopted.map { "# \($0.flow.path)\n\($0.draft.text.text)" }.joined(separator: "\n")
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
        let next = (inputs.beginning?.next ?? []) + adopted.flatMap { Self.steps(after: $0, given, project) }
        report.next = NextStep.steps(afterAdoption: next) { given.holdsOnly($1, in: $0) }
        return report
    }

    /// Where its class goes, and what to delete.
    private static func steps(after adopted: Adopted, _ given: AdoptedFiles, _ project: Project) -> [NextStep] {
        var steps: [NextStep] = []
        let draft = adopted.draft
        for wrapper in draft.wrappers {
            let identity = MergedFileID(.wrapper, of: wrapper.integration, flow: draft.name).text
            guard let path = FileKinds.files(of: project).first(where: { $0.identity == identity })?.path else {
                continue
            }
            let manager = Project.Integration.managerName(of: wrapper.integration)
            let maker =
                "extension \(manager) { func make\(draft.protocolName)() -> any \(draft.protocolName) "
                + "{ \(wrapper.name)() } }"
            steps.append(.moveWrappers([wrapper.name: WrapperMove(path: path, maker: maker)]))
        }
        if !adopted.supplied.isEmpty { steps.append(.supply([draft.name: adopted.supplied])) }
        let isWhole = draft.refusals.isEmpty
        let path = adopted.source.path
        if !isWhole {
            let names = draft.members.map(\.name).joined(separator: ", ")
            steps.append(.inheritDeclared(["\(draft.source.name) in \(path)": "\(draft.rest) (\(names))"]))
        }
        let enums = draft.enums.map(\.name)
        var deleted = isWhole ? [path: [draft.source.name]] : [:]
        for name in enums { deleted[given.path(ofEnum: name) ?? path, default: []].append(name) }
        return steps + (deleted.isEmpty ? [] : [.deleteDeclared(deleted)])
    }
}

extension Diagnostic {
    fileprivate static func notSwift(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "flow-not-adopted", "this file is not valid Swift",
            advice: "correct it, then run `flowgen adopt` again", path: path.description)
    }

    fileprivate static func noProtocol(_ paths: [RelativePath]) -> Diagnostic {
        Diagnostic(
            "flow-not-adopted", "no protocol is declared here",
            advice: "name the files of the protocol, its enums and its wrapper",
            path: paths.first?.description)
    }
}
