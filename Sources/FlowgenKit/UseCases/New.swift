// `flowgen new`: adds flows to a project, or starts one, and generates. A flow from outside the project is copied into its
// root folder first.

import FlowModel
import FlowFile

package struct NewFlow: Sendable {
    package let path: RelativePath
    /// Its bytes if it has to be copied there; nil if it is there.
    package let copied: [UInt8]?
    package let argument: String
    /// Whether flowgen writes it: a starter, or what is adopted.
    package let isStarter: Bool
    /// The starter that it is made from.
    private(set) var starter: StarterFlow?

    /// A flow at `path`, to be written with the bytes `copied` if there are any, a starter with the line that names its
    /// schema.
    package init(path: RelativePath, copied: [UInt8]? = nil, argument: String, isStarter: Bool = false) {
        self.path = path
        let head = isStarter ? Array(SchemaFile.flow.line(at: path).utf8) : []
        self.copied = copied.map { head + $0 }
        self.argument = argument
        self.isStarter = isStarter
    }

    /// A starter flow; nil if its name makes no path.
    package init?(_ starter: StarterFlow) {
        guard let path = RelativePath(validating: starter.path) else { return nil }
        self.init(path: path, copied: Array(starter.text.utf8), argument: starter.path, isStarter: true)
        self.starter = starter
    }

    /// The flow that an argument of the command line names; one from outside the root is to be copied into it.
    package init(argument: String, in root: Root) throws(WorkspaceError) {
        do { self.init(path: try root.relativePath(ofArgument: argument), argument: argument) } catch {
            guard error.reason == .outsideRoot else { throw error }
            let name = argument.split(separator: "/").last.map(String.init) ?? argument
            let folder = String(argument.dropLast(name.count))
            guard let path = RelativePath(validating: name),
                let bytes = try Root(folder.isEmpty ? "." : folder).read(path)
            else { throw WorkspaceError(.read, argument, .other("there is no such file")) }
            self.init(path: path, copied: bytes, argument: argument)
        }
    }
}

extension NewFlow {
    /// Whether its path means itself in `flows`, where `*`, `?`, `[` and `]` make a pattern.
    fileprivate var isPlainlyNamed: Bool {
        !path.bytes.contains { [0x2A, 0x3F, 0x5B, 0x5D].contains($0) }
    }
}

package struct New {
    /// The flows and the configuration that it writes.
    struct Inputs {
        var actions: [FileAction] = []
        /// The project that it begins, if there was none.
        var beginning: Beginning?
        /// Whether the project had a configuration before.
        var hasConfiguration = false
        /// Whether the configuration before may have lacked flows by mistake.
        var mayLackFlows = false
    }

    /// Plans everything and writes nothing.
    package var isDryRun = false

    /// What can be written, or why nothing is.
    enum Preparation {
        case ready(Inputs)
        case refused(RunReport)
    }

    package init() {}

    package func run(flows: [NewFlow], in root: Root) throws -> RunReport {
        if isDryRun { return try runLocked(flows, root) }
        return try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            try runLocked(flows, root)
        }
    }

    private func runLocked(_ given: [NewFlow], _ root: Root) throws -> RunReport {
        var seen: Set<RelativePath> = []
        let flows = given.filter { seen.insert($0.path).inserted }
        if let refusal = try Init.refusal(in: root) { return refusal }
        let inputs: Inputs
        switch try self.inputs(for: flows, in: root) {
        case .refused(let report): return report
        case .ready(let found): inputs = found
        }
        let files = OverlayFileSystem(root, adding: inputs.actions)
        let plan = try Planner(files: files, unmerged: GitUnmergedFiles(in: root)).plan().after(inputs.actions)
        if inputs.mayLackFlows, plan.loaded.lacksNothingButFlows {
            let lost = try LostFlows(in: root, excluding: plan.loaded.flows)
            if !lost.isEmpty {
                return .refused(lost.wouldStayOut(hasConfiguration: inputs.hasConfiguration))
            }
        }
        guard plan.loaded.project != nil else { return Self.invalid(plan.loaded, flows) }
        var report = try isDryRun ? plan.dryRun(over: files) : plan.run(over: files) { try root.apply($0) }
        let starters = flows.compactMap(\.starter)
        if plan.refusal == nil { report.text = StarterFlow.choices(in: starters) }
        if !isDryRun, plan.refusal == nil, report.failure == nil {
            let describe = starters.isEmpty ? [] : [NextStep.describe(starters)]
            report.next = NextStep.steps(after: plan, beginning: (inputs.beginning?.next ?? []) + describe)
        }
        if let beginning = inputs.beginning { report.begin(with: beginning) }
        return report
    }

    /// - Parameters:
    ///   - found: The projects in the root folder; nil if nobody has looked for them.
    ///   - access: The access level of a new project; nil for the default.
    func inputs(
        for flows: [NewFlow], found: FoundProjects? = nil, access: String? = nil, in root: Root
    ) throws -> Preparation {
        if let odd = flows.first(where: { !$0.isPlainlyNamed }) {
            return .refused(.refused(.pattern(odd)))
        }
        let unfit = flows.compactMap { Diagnostic.unfitName(of: $0.path) }
        if !unfit.isEmpty { return .refused(.refused(unfit)) }
        var inputs = Inputs()
        if let refusal = try copy(flows, root, into: &inputs) { return .refused(refusal) }
        if let refusal = try configure(flows, found, access, root, into: &inputs) {
            return .refused(refusal)
        }
        return .ready(inputs)
    }

    /// A report on invalid inputs, in which a flow that was not copied has the path that it has.
    private static func invalid(_ loaded: LoadedProject, _ flows: [NewFlow]) -> RunReport {
        var report = RunReport.invalid(loaded)
        for flow in flows where flow.copied != nil && !flow.isStarter {
            report.outsidePaths.insert(flow.argument)
            report.diagnostics = report.diagnostics.map {
                $0.path == flow.path.description ? $0.moved(to: flow.argument) : $0
            }
        }
        // A starter was not written, so nobody has its file.
        for flow in flows where flow.copied != nil && flow.isStarter {
            let path = flow.path.description
            report.diagnostics = report.diagnostics.map {
                guard $0.path == path else { return $0 }
                return Diagnostic($0.id, $0.message.replacing(" in \(path)", with: ""), advice: $0.advice)
            }
        }
        return report
    }

    /// Plans the copies. Returns a report when a copy would overwrite something.
    private func copy(_ flows: [NewFlow], _ root: Root, into inputs: inout Inputs) throws -> RunReport? {
        for flow in flows {
            let present = try root.read(flow.path)
            if let copied = flow.copied {
                if present == copied { continue }
                if present != nil { return .refused(.occupied(flow.path)) }
                inputs.actions.append(
                    FileAction(flow.path, .create, new: copied, reason: .input(isCopy: !flow.isStarter)))
            } else if present == nil {
                return .refused(Diagnostic("flow-missing", "there is no such file", path: flow.path.description))
            }
        }
        return nil
    }

    /// Plans the configuration: made if there is none, extended if it does not name the flows.
    private func configure(
        _ flows: [NewFlow], _ found: FoundProjects?, _ access: String?, _ root: Root, into inputs: inout Inputs
    ) throws -> RunReport? {
        guard let path = RelativePath(validating: ProjectLoader.configurationPath) else { return nil }
        guard let old = try root.read(path) else {
            var setup = try ProjectSetup(found ?? FoundProjects(in: root), in: root)
            if let refusal = setup.refusal { return .refused(refusal) }
            setup.access = access
            let beginning = Beginning(setup, flows: flows.map(\.path.description))
            inputs.actions += beginning.actions
            inputs.beginning = beginning
            inputs.mayLackFlows = true
            return nil
        }
        inputs.hasConfiguration = true
        let overlay = OverlayFileSystem(root, adding: inputs.actions)
        let loader = ProjectLoader(files: overlay)
        let loaded = try loader.load()
        inputs.mayLackFlows = loaded.mayLackFlows
        let known = Set(loaded.flowPaths)
        let unknown = flows.map(\.path).filter { !known.contains($0) }.map(\.description)
        guard !unknown.isEmpty else { return nil }
        let file = SourceFile(path: ProjectLoader.configurationPath, bytes: old)
        if YAMLDocument.read(file).diagnostics.contains(where: { $0.id != "yaml-empty" }) {
            return .invalid(loaded)
        }
        guard let new = ConfigurationEditor.adding(unknown, to: file) else {
            return .refused(.noPlace(unknown, in: file))
        }
        inputs.actions.append(FileAction(path, .update, old: old, new: new, reason: .input(isCopy: false)))
        return nil
    }
}

extension LoadedProject {
    /// Whether no error is known but flows that are not listed.
    fileprivate var lacksNothingButFlows: Bool {
        !diagnostics.filter { $0.id != "config-flow-unlisted" }.hasErrors
    }
}

extension Diagnostic {
    fileprivate static func occupied(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "flow-occupied", "the project already has another file with this name",
            advice: "rename one of them, or run `flowgen new \(path)` to use the one that is here",
            path: path.description)
    }

    fileprivate static func pattern(_ flow: NewFlow) -> Diagnostic {
        Diagnostic(
            "config-pattern", "a flow's path cannot contain *, ?, [ or ]: it would be a pattern",
            advice: "rename the file or its folder", path: flow.path.description)
    }

    fileprivate static func noPlace(_ flows: [String], in file: SourceFile) -> Diagnostic {
        Diagnostic(
            "config-no-place", "the flow cannot be added to `flows` in the layout it has",
            advice: "list it there by hand: \(flows.joined(separator: ", "))", path: file.path)
    }
}
