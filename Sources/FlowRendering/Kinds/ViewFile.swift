// `<View>.swift`: the app's view of each view of a flow.

import FlowModel

struct ViewFile: FlowFileKind {
    typealias Context = ViewContext

    let template = "View"

    func names(in flow: Flow) -> [DeclaredName] {
        flow.views.map {
            let name = $0.name.text
            return DeclaredName($0.typeName, "the view '\(name)'", at: $0.location)
        }
    }

    func files(of flow: FlowOutline, in project: ProjectOutline) -> [PlannedFile] {
        let folder = project.folders.folder(ofFlow: flow.flow.name.value)
        return flow.flow.views.map { view in
            file(OutputLayout.join(folder, view.typeName), of: flow.flow) {
                ViewContext(view, flow)
            }
        }
    }
}
