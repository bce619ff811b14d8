// A view of the mock: a text that names it, or what a test puts in its place.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a view.
struct MockViewContext: TemplateContext {
    var name: SwiftName
    /// The parameters as declared; empty for a property.
    var parameters: String
    var log: MockLog
    var handlerType: String

    /// What the flow's `Spy` holds for the view.
    var spy: MockSpyContext {
        MockSpyContext(
            log: log, handlerName: isFunction ? "\(name.text)Handler" : "",
            handlerType: isFunction ? handlerType : "", keptView: isFunction ? "" : keptName)
    }
    var isFunction: Bool { !parameters.isEmpty }
    private var keptName: String { "\(name.text)View" }

    static let fields: [ContextField<Self>] =
        [
            .text("name") { $0.name.spelled }, .text("spelled") { $0.name.spelled },
            .text("title") { $0.name.text },
            .text("parameters") { $0.parameters },
            .text("keptName") { $0.keptName }, .text("handlerName") { "\($0.name.text)Handler" },
            .text("arguments") { $0.log.arguments },
        ] + MockLog.fields.map { $0.within(\.log) }

    init(_ view: ViewRequirement, _ outline: FlowOutline) {
        name = view.name
        parameters = view.declaredParameters
        log = MockLog(of: view.parameters, name: view.name.text)
        let attribute =
            switch outline.flow.isolation.value {
            case .mainActor: ""
            case .sendable: "@MainActor @Sendable "
            case .none: "@MainActor "
            }
        handlerType = CodeLayout.handlerType(
            of: view.name.text, attribute, view.parameters.map(\.inHandler), " -> AnyView")
    }
}
