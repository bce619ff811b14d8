// A view of the mock: a text that names it, or what a test puts in its place.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a view.
struct MockViewContext: TemplateContext {
    let view: ViewRequirement
    let isolation: Isolation

    /// Whether the view has parameters.
    var isFunction: Bool { !view.parameters.isEmpty }
    private var log: MockLog { MockLog(of: view.parameters, name: view.name.text) }
    private var handlerName: String { "\(view.name.text)Handler" }
    private var keptName: String { "\(view.name.text)View" }

    /// What the flow's `Spy` holds for the view.
    var spy: MockSpyContext {
        MockSpyContext(
            log: log, handlerName: isFunction ? handlerName : "",
            handlerType: isFunction ? handlerType : "", keptView: isFunction ? "" : keptName)
    }

    private var handlerType: String {
        let attribute =
            switch isolation {
            case .mainActor: ""
            case .sendable: "@MainActor @Sendable "
            case .none: "@MainActor "
            }
        return CodeLayout.handlerType(of: view.name.text, attribute, view.parameters.map(\.inHandler), " -> AnyView")
    }

    static let fields: [ContextField<Self>] =
        [
            .text("name") { $0.view.name.spelled }, .text("title") { $0.view.name.text },
            .text("parameters") { $0.view.declaredParameters },
            .text("keptName") { $0.keptName }, .text("handlerName") { $0.handlerName },
            .text("arguments") { $0.log.arguments },
        ] + MockLog.fields.map { $0.within(\.log) }
}
