// A view of the wrapper: the integration's own view of an SDK's controller where one fits, else a place to
// fill in.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a view.
struct WrapperViewContext: TemplateContext {
    var name: String
    /// The parameters as declared; empty for a property.
    var parameters: String
    /// The view that shows a controller of the SDK; empty for none.
    var controller: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("parameters") { $0.parameters },
        .text("controller") { $0.controller },
    ]

    init(_ view: ViewRequirement, of integration: FlowIntegration, in flow: Flow) {
        name = view.name.spelled
        parameters = view.declaredParameters
        controller = Self.controllerView(for: view, of: integration, in: flow) ?? ""
        mark = MemberID.view(view.name.text).text
    }

    /// The integration's view that is meant: its name ends as the app's view is called, or there is
    /// only one of each.
    private static func controllerView(
        for view: ViewRequirement, of integration: FlowIntegration, in flow: Flow
    ) -> String? {
        let names = integration.controllers.map(\.viewName)
        if let name = names.first(where: { $0.hasSuffix(view.typeName) }) { return name }
        return names.count == 1 && flow.views.count == 1 ? names[0] : nil
    }
}
