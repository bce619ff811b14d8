// A kind of generated file: all that flowgen knows about it, in one value. `FileKinds` lists them; planning, rendering,
// the check for colliding names and the reading of templates ask that list and know no kind by name.

import FlowModel
import SwiftText

/// Who may change a file once it is there.
package enum Ownership: Sendable, CaseIterable {
    /// flowgen alone: a pure function of flows and configuration.
    case generated
    /// Written once, then the developer's; flowgen changes single members when the flow does.
    case merged
    /// Written when absent, never touched again.
    case scaffold
}

/// A kind of generated file.
struct FileKind: Sendable {
    /// The name of its template, `Templates/<name>.mustache`.
    let template: String
    let ownership: Ownership
    /// The keys that the template may use.
    let shape: Shape
    /// The types that the files of a flow declare.
    private(set) var names: @Sendable (Flow) -> [DeclaredName] = { _ in [] }
    /// The types that the files of an integration declare, as one flow describes it.
    private(set) var namesInFlow: @Sendable (FlowIntegration, Flow) -> [DeclaredName] = { _, _ in [] }

    /// What a file is about.
    enum Subject {
        case project
        case integration(Integration)
        case flow(FlowOutline)
    }

    private(set) var files: @Sendable (Subject, ProjectOutline) -> [PlannedFile] = { _, _ in [] }

    private init(_ template: String, _ ownership: Ownership, _ context: (some FileContext).Type) {
        (self.template, self.ownership, shape) = (template, ownership, context.shape)
    }

    /// The template, checked against the context that fills it.
    func load(_ source: (String) -> [UInt8]?) throws(TemplateError) -> Template {
        try Template(name: template, utf8: source(template) ?? [], shape: shape)
    }

    /// A file of one flow, or of the whole project.
    ///
    /// - Parameters:
    ///   - path: Its path, without its suffix.
    ///   - id: Which merged file it is, whatever its path.
    ///   - context: Called when the file is rendered, since most files of a project need not be.
    private func file(
        _ path: String, of flow: Flow?, id: MergedFileID? = nil, home: MemberHome? = nil,
        _ context: @escaping @Sendable (Set<String>) -> any FileContext
    ) -> PlannedFile {
        PlannedFile(
            path: path + ".swift", template: template, ownership: ownership, origin: flow?.file.path,
            owner: flow.map { .flow($0.name.value) } ?? .project, identity: id?.text ?? path + ".swift", home: home,
            context: context)
    }
}

extension FileKind {
    /// A kind of which a project has one file, called like its template.
    static func ofProject<Context: FileContext>(
        _ template: String, if isNeeded: @escaping @Sendable (ProjectOutline) -> Bool,
        _ context: @escaping @Sendable (ProjectOutline) -> Context
    ) -> FileKind {
        var kind = FileKind(template, .generated, Context.self)
        kind.files = { [kind] subject, project in
            guard case .project = subject, isNeeded(project) else { return [] }
            let path = OutputLayout.join(project.folders.integrations, template)
            return [
                kind.file(path, of: nil) { supplied in
                    var project = project
                    project.project.suppliedManagers = supplied
                    return context(project)
                }
            ]
        }
        return kind
    }

    /// A kind of which a flow has at most one file, named after the first of its types. A facade has neither a protocol
    /// nor what belongs to one.
    ///
    /// - Parameter folder: Where the file is; nil if there is none.
    static func ofFlow<Context: FileContext>(
        _ template: String, ofFacades: Bool = false,
        in folder: @escaping @Sendable (FlowOutline, ProjectOutline) -> String? = { $1.folder(of: $0) },
        names: @escaping @Sendable (Flow) -> [DeclaredName], _ context: @escaping @Sendable (FlowOutline) -> Context
    ) -> FileKind {
        var kind = FileKind(template, .generated, Context.self)
        kind.names = { $0.isFacade == ofFacades ? names($0) : [] }
        kind.files = { [kind] subject, project in
            guard case .flow(let flow) = subject, let name = kind.names(flow.flow).first,
                let folder = folder(flow, project)
            else { return [] }
            return [kind.file(OutputLayout.join(folder, name.name), of: flow.flow) { _ in context(flow) }]
        }
        return kind
    }

    /// A kind of which each view of a flow has a file.
    static func ofViews() -> FileKind {
        var kind = FileKind("View", .generated, ViewContext.self)
        kind.names = {
            $0.views.map { DeclaredName($0.typeName, "the view '\($0.name.text)'", at: $0.location) }
        }
        kind.files = { [kind] subject, project in
            guard case .flow(let flow) = subject else { return [] }
            return flow.flow.views.map { view in
                kind.file(OutputLayout.join(project.folder(of: flow), view.typeName), of: flow.flow) { _ in
                    ViewContext(view: view, outline: flow)
                }
            }
        }
        return kind
    }

    /// The manager of an integration.
    static func ofIntegrations() -> FileKind {
        var kind = FileKind("Manager", .merged, ManagerContext.self)
        kind.files = { [kind] subject, project in
            guard case .integration(let integration) = subject, integration.hasManager else { return [] }
            let name = integration.managerName
            let folder = project.folders.folder(ofIntegration: integration.name)
            return [
                kind.file(
                    OutputLayout.join(folder, name), of: nil, id: MergedFileID(.manager, of: integration.name),
                    home: MemberHome(folder: folder, typeName: name)
                ) { _ in ManagerContext(integration: integration, project: project.project) }
            ]
        }
        return kind
    }

    /// A kind of which an integration has a file for each flow that it serves in this way.
    ///
    /// - Parameter serving: The name of the file for a flow, and what it is; nil where there is none.
    static func ofWrappers<Context: FileContext>(
        _ template: String, _ noun: String,
        serving: @escaping @Sendable (FlowIntegration, Flow) -> (name: Located<String>, id: MergedFileID)?,
        _ context: @escaping @Sendable (Project.Wrapper, Integration, ProjectOutline) -> Context
    ) -> FileKind {
        var kind = FileKind(template, .merged, Context.self)
        kind.namesInFlow = { integration, flow in
            guard let name = serving(integration, flow)?.name else { return [] }
            let subject = "\(noun) of '\(integration.name.value)' in '\(flow.name.value)'"
            return [DeclaredName(name.value, subject, at: name.location)]
        }
        kind.files = { [kind] subject, project in
            guard case .integration(let integration) = subject else { return [] }
            return integration.wrappers.compactMap { wrapper in
                let flow = project.flow(of: wrapper).flow
                guard let (name, id) = serving(wrapper.integration, flow) else { return nil }
                let traits = FileTraits(id)
                let isTest = traits.output == .tests
                let folder =
                    isTest
                    ? project.folders.folder(ofTestsFor: flow.name.value)
                    : project.folders.folder(ofIntegration: integration.name)
                var planned = kind.file(
                    traits.path(name.value, in: project.folders), of: flow, id: id,
                    home: MemberHome(folder: folder, typeName: traits.extended == nil ? name.value : nil)
                ) { _ in context(wrapper, integration, project) }
                if isTest { planned.framework = project.project.configuration.tests }
                return planned
            }
        }
        return kind
    }

    /// A kind of which each part of an integration, such as a model, has a file. Several flows may describe the part; its
    /// file comes from the first of them.
    ///
    /// - Parameter folder: The folder of its files, below that of the integration.
    static func ofParts<Context: FileContext, Part: Sendable>(
        _ template: String, in folder: String, _ parts: @escaping @Sendable (FlowIntegration) -> [Part],
        name: @escaping @Sendable (Part, FlowIntegration) -> DeclaredName,
        _ context: @escaping @Sendable (Part, Integration, ProjectOutline) -> Context
    ) -> FileKind {
        var kind = FileKind(template, .scaffold, Context.self)
        kind.namesInFlow = { integration, _ in parts(integration).map { name($0, integration) } }
        kind.files = { [kind] subject, project in
            guard case .integration(let integration) = subject else { return [] }
            var names: Set<String> = []
            return integration.wrappers.flatMap { wrapper in
                parts(wrapper.integration).compactMap { part in
                    let name = name(part, wrapper.integration).name
                    guard names.insert(name).inserted else { return nil }
                    let folder = OutputLayout.join(project.folders.folder(ofIntegration: integration.name), folder)
                    return kind.file(OutputLayout.join(folder, name), of: project.flow(of: wrapper).flow) { _ in
                        context(part, integration, project)
                    }
                }
            }
        }
        return kind
    }
}

/// A type that a generated file declares, and what it is to the flow. No two files declare the same one.
struct DeclaredName {
    let name: String
    /// What has the name: `the mock of 'Door'`. Only messages use it.
    let subject: () -> String
    /// Where the flow or the configuration gives rise to it.
    let location: SourceLocation
    /// Whether it is a type of a flow, which the flow's other files use.
    var isOfFlow = false

    init(_ name: String, _ subject: @autoclosure @escaping () -> String, at location: SourceLocation) {
        (self.name, self.subject, self.location) = (name, subject, location)
    }

    /// A type of a flow, where the flow is named or somewhere else.
    init(_ name: String, _ noun: String, of flow: Flow, at location: SourceLocation? = nil) {
        self.init(name, "\(noun) of '\(flow.name.value)'", at: location ?? flow.name.location)
        isOfFlow = true
    }
}
