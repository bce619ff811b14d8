// A view of the mock: a placeholder that says its name, or what a test has the mock supply. Views are no
// steps of the flow; what they are shown with is listed all the same.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a view.
struct MockViewContext: TemplateContext {
    var name: String
    /// The attribute of what the mock keeps for the view.
    var attribute: String
    /// Whether `reset` cannot reach what the mock keeps for the view.
    var isApart: Bool
    var lines: [String]
    var callsName: String
    var callType: String
    var logged: String
    var handlerName: String
    var handlerType: String
    var handlerCall: String
    var title: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("attribute") { $0.attribute },
        .flag("isApart") { $0.isApart }, .texts("lines") { $0.lines },
        .text("callsName") { $0.callsName }, .text("callType") { $0.callType },
        .text("logged") { $0.logged }, .text("handlerName") { $0.handlerName },
        .text("handlerType") { $0.handlerType }, .text("handlerCall") { $0.handlerCall },
        .text("title") { $0.title },
    ]

    init(_ view: ViewRequirement, _ outline: FlowOutline) {
        let arguments = view.parameters.map(\.label.internal)
        attribute = IsolationWords(isolation: outline.flow.isolation.value).viewAttribute
        isApart = !attribute.isEmpty
        name = view.name.text
        lines = view.lines(head: attribute + outline.settings.access, brace: true)
        callsName = "\(name)Calls"
        callType = Self.tuple(
            view.parameters.map { ($0.label.internal.asArgument, $0.type.storedText) })
        logged = Self.tuple(arguments.map { ($0.asArgument, $0.spelled) })
        handlerName = "\(name)Handler"
        handlerType = "(\(view.parameters.map(\.inClosureType).joined(separator: ", "))) -> AnyView"
        handlerCall = "\(handlerName)?(\(arguments.map(\.spelled).joined(separator: ", ")))"
        title = view.title
    }

    /// A value by itself, or several as a tuple; empty when there is none.
    private static func tuple(_ parts: [(label: String, value: String)]) -> String {
        guard parts.count != 1 else { return parts[0].value }
        let labelled = parts.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
        return labelled.isEmpty ? "" : "(\(labelled))"
    }
}
