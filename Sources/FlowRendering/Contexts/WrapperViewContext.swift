// A view of the wrapper: the integration's own view of an SDK's controller where one fits, else a place to fill in.

import FlowModel
import Mustache
import SwiftNotation

extension Flow {
    /// What precedes the declaration of a view.
    var viewModifiers: String { isolation.value == .mainActor ? "" : "@MainActor " }
}

/// What the wrapper's template may use of a view.
struct WrapperViewContext: TemplateContext {
    let view: ViewRequirement
    let integration: FlowIntegration
    let flow: Flow
    var access = ""
    var mark: String? { MemberID.view(view.name.text).text }

    static let fields: [ContextField<Self>] = [
        .text("declaration") { $0.view.declaration($0.flow.viewModifiers + $0.access) },
        .text("controller") { $0.controllerView ?? "" },
    ]

    /// The integration's view that is meant: its name ends as the app's view is called, or there is only one of each.
    private var controllerView: String? {
        let names = integration.controllers.map(\.viewName)
        if let name = names.first(where: { $0.hasSuffix(view.typeName) }) { return name }
        return names.count == 1 && flow.views.count == 1 ? names[0] : nil
    }
}
