// A view of the wrapper: the integration's own view of an SDK's controller where one fits, else a place to
// fill in.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a view.
struct WrapperViewContext: TemplateContext {
    var docs: [String]
    var lines: [String]
    var todo: String
    var body: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("lines") { $0.lines }, .text("todo") { $0.todo },
        .text("body") { $0.body },
    ]

    init(
        _ view: ViewRequirement, of integration: FlowIntegration, in flow: Flow, sdk: String,
        access: String = ""
    ) {
        docs = view.documentation
        let attribute = IsolationWords(isolation: flow.isolation.value).viewAttribute
        lines = view.lines(head: attribute + access, brace: true)
        if let name = Self.controllerView(for: view, of: integration, in: flow) {
            todo = "Give the view what it needs."
            body = "AnyView(\(name)())"
        } else {
            todo = "Return a view of \(sdk), as an `AnyView`."
            body = "fatalError(\"\(view.name.text) is not written yet\")"
        }
        mark = "view \(view.name.text)"
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
