// `<Type>+<Flow>.swift`: the steps of a facade as methods of the app's type that it extends. They call integrations, so
// where the services folder is a module of its own the file is with those.

import FlowModel

struct ExtensionFile: FlowFileKind {
    typealias Context = ExtensionContext

    let template = "Extension"

    func serves(_ flow: Flow) -> Bool { flow.isFacade }

    func names(in flow: Flow) -> [DeclaredName] {
        guard let type = flow.extends, let name = flow.extensionFile else { return [] }
        return [
            DeclaredName(name, "the methods of '\(type.value)'", at: type.location),
            DeclaredName(flow.protocolName.value, "the closures for tests", of: flow),
        ]
    }

    func files(of flow: FlowOutline, in project: ProjectOutline) -> [PlannedFile] {
        guard let name = flow.flow.extensionFile, let context = ExtensionContext(flow) else {
            return []
        }
        let folder =
            project.settings.servicesModules.isEmpty
            ? project.folders.folder(ofFlow: flow.flow.name.value) : project.folders.integrations
        return [file(OutputLayout.join(folder, name), of: flow.flow) { context }]
    }
}
