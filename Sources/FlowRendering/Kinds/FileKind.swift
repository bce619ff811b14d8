// A kind of generated file: all that flowgen knows about it, in one type. `FileKinds` lists them; planning, rendering,
// the check for colliding names and the reading of templates ask that list and know no kind by name.

import Diagnostics
import FlowModel
import SwiftNotation
import Mustache

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
protocol FileKind: Sendable {
    /// What its template is filled with.
    associatedtype Context: FileContext
    /// The name of its template, `Templates/<name>.mustache`.
    var template: String { get }
    var ownership: Ownership { get }
    /// What its files have in common that a state file may say this of; nil if none of them is that.
    func traits(of recorded: RecordedFile) -> FileTraits?
}

/// A kind of which a project has one file, whatever its flows are.
protocol ProjectFileKind: FileKind {
    associatedtype Context
    /// The file's name, without its suffix, and that of a type in it. Usually that of the template.
    var name: String { get }
    func folder(in folders: OutputLayout) -> String
    func isNeeded(by project: ProjectOutline) -> Bool
    func context(_ project: ProjectOutline) -> Context
}

/// A kind of which each flow may have files.
protocol FlowFileKind: FileKind {
    /// Whether the flow may have files of this kind. A facade has neither a protocol nor what belongs to one.
    func serves(_ flow: Flow) -> Bool
    /// The types that the files of a flow declare. The first one names the file, if there is one file.
    func names(in flow: Flow) -> [DeclaredName]
    func files(of flow: FlowOutline, in project: ProjectOutline) -> [PlannedFile]
}

/// A kind of which a flow has at most one file, named after its first type.
protocol OneFilePerFlow: FlowFileKind {
    associatedtype Context
    func traits(ofFlow name: String) -> FileTraits
    func isNeeded(by flow: FlowOutline) -> Bool
    func context(_ flow: FlowOutline) -> Context
}

/// A kind of which each integration may have files.
protocol IntegrationFileKind: FileKind {
    /// The types that its files declare for an integration as a whole.
    func names(of integration: Located<String>) -> [DeclaredName]
    /// The types that its files declare for an integration as one flow describes it.
    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName]
    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile]
}

/// A kind of which each part of an integration, such as a model, has a file. Several flows may describe the part; its
/// file comes from the first of them.
protocol PartFileKind: IntegrationFileKind {
    associatedtype Context
    associatedtype Part: Sendable
    /// The folder of its files, below that of the integration.
    var folder: String { get }
    func parts(of integration: FlowIntegration) -> [Part]
    /// The type that the file of a part declares, and is named after.
    func name(of part: Part, in integration: FlowIntegration) -> DeclaredName
    func context(_ part: Part, of integration: Integration, in project: ProjectOutline) -> Context
}

/// A type that a generated file declares, and what it is to the flow. No two files declare the same one.
struct DeclaredName {
    let name: String
    /// What has the name: `the mock of 'Door'`. Only messages use it.
    let subject: () -> String
    /// Where the flow or the configuration gives rise to it.
    let location: SourceLocation
    /// For a type that several flows may describe: the integration that it belongs to.
    let owner: String?
    /// Whether it is a type of a flow, which the flow's other files use.
    var isOfFlow = false

    init(
        _ name: String, _ subject: @autoclosure @escaping () -> String,
        at location: SourceLocation, owner: String? = nil
    ) {
        (self.name, self.subject, self.location) = (name, subject, location)
        self.owner = owner
    }

    /// A type of a flow, where the flow is named or somewhere else.
    init(_ name: String, _ noun: String, of flow: Flow, at location: SourceLocation? = nil) {
        self.init(name, "\(noun) of '\(flow.name.value)'", at: location ?? flow.name.location)
        isOfFlow = true
    }

    /// A type of an integration, as one flow describes it.
    init(_ name: String, _ noun: String, of integration: FlowIntegration, in flow: Flow, at location: SourceLocation) {
        self.init(name, "\(noun) of '\(integration.name.value)' in '\(flow.name.value)'", at: location)
    }
}

extension FileKind {
    func traits(of recorded: RecordedFile) -> FileTraits? { nil }

    /// The keys that the template may use.
    static var shape: Shape { Context.shape }

    /// The template, checked against the context that fills it.
    func load(_ source: (String) -> [UInt8]?) throws(TemplateError) -> Template {
        try Template(name: template, utf8: source(template) ?? [], shape: Context.shape)
    }

    /// A file of one flow, or of the whole project.
    ///
    /// - Parameters:
    ///   - path: Its path, without its suffix.
    ///   - id: Which merged file it is, whatever its path.
    ///   - context: Called when the file is rendered, since most files of a project need not be.
    func file(
        _ path: String, of flow: Flow? = nil, id: MergedFileID? = nil, home: MemberHome? = nil,
        _ context: @escaping @Sendable () -> Context
    ) -> PlannedFile {
        PlannedFile(
            path: path + ".swift", template: template, ownership: ownership, origin: flow?.file.path,
            owner: flow.map { .flow($0.name.value) } ?? .project, identity: id?.text ?? path + ".swift", home: home,
            context: { context() })
    }
}

extension ProjectFileKind {
    var ownership: Ownership { .generated }
    var name: String { template }

    func folder(in folders: OutputLayout) -> String { folders.integrations }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .generated(flow: nil) = recorded else { return nil }
        return FileTraits(.integrations, [], .exactly(name))
    }

    func isNeeded(by project: ProjectOutline) -> Bool { !project.project.hasFacadesAlone }

    /// The file, if the project needs it.
    func files(in project: ProjectOutline) -> [PlannedFile] {
        guard isNeeded(by: project) else { return [] }
        let path = OutputLayout.join(folder(in: project.folders), name)
        return [file(path) { context(project) }]
    }
}

extension FlowFileKind {
    var ownership: Ownership { .generated }

    func serves(_ flow: Flow) -> Bool { !flow.isFacade }
}

extension OneFilePerFlow {
    func traits(ofFlow name: String) -> FileTraits { FileTraits(.services, [name]) }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .generated(let flow?) = recorded else { return nil }
        return traits(ofFlow: flow)
    }

    func isNeeded(by flow: FlowOutline) -> Bool { true }

    /// The path of the file of a flow, without its suffix.
    func path(_ name: String, of flow: Flow, in folders: OutputLayout) -> String {
        traits(ofFlow: flow.name.value).path(name, in: folders)
    }

    func files(of flow: FlowOutline, in project: ProjectOutline) -> [PlannedFile] {
        guard isNeeded(by: flow), let name = names(in: flow.flow).first?.name else { return [] }
        return [
            file(path(name, of: flow.flow, in: project.folders), of: flow.flow) { context(flow) }
        ]
    }
}

extension IntegrationFileKind {
    func names(of integration: Located<String>) -> [DeclaredName] { [] }
    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] { [] }
}

extension PartFileKind {
    var ownership: Ownership { .scaffold }

    func names(of integration: FlowIntegration, in flow: Flow) -> [DeclaredName] {
        parts(of: integration).map { name(of: $0, in: integration) }
    }

    private func traits(ofIntegration name: String?) -> FileTraits {
        FileTraits(.integrations, [name, folder])
    }

    func traits(of recorded: RecordedFile) -> FileTraits? {
        guard case .scaffold = recorded else { return nil }
        return traits(ofIntegration: nil)
    }

    func files(of integration: Integration, in project: ProjectOutline) -> [PlannedFile] {
        var names: Set<String> = []
        return integration.wrappers.flatMap { wrapper in
            parts(of: wrapper.integration).compactMap { part in
                let name = name(of: part, in: wrapper.integration).name
                guard names.insert(name).inserted else { return nil }
                let path = traits(ofIntegration: integration.name).path(name, in: project.folders)
                return file(path, of: project.flow(of: wrapper).flow) {
                    context(part, of: integration, in: project)
                }
            }
        }
    }
}
