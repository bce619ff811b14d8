// The context of `<View>.swift`: the app's own view, which shows what the service in use supplies.

import FlowModel
import SwiftText

/// What the template of a view may use.
package struct ViewContext: FlowContext {
    let view: ViewRequirement
    let outline: FlowOutline
    var imports: Imports {
        Imports(of: outline, declaring: ["View"] + view.parameters.map(\.declarationWithDefault))
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .texts("docs") { $0.view.words.comment(indent: 0) },
            .text("name") { $0.view.typeName },
            // The values that it is shown with.
            .list(
                "values", { $0.view.parameters },
                keys: [.text("name") { $0.label.internal.spelled }, .text("type") { $0.type.storedText }]),
            .text("initializer") { context in
                let service = "service: any \(context.outline.flow.protocolName.value)"
                return Signature(
                    start: context.access + "init",
                    parameters: [service] + context.view.parameters.map(\.declarationWithDefault)
                ).declaration()
            },
            .text("call") { $0.view.call },
        ]
}

extension ViewRequirement {
    /// The function that makes the view; of no use for a property.
    func signature(_ modifiers: String = "") -> Signature {
        Signature(
            start: "\(modifiers)func \(name.spelled)", parameters: parameters.map(\.declaration), result: "AnyView")
    }

    /// The declaration: a property, or a function with parameters.
    func declaration(_ modifiers: String) -> String {
        parameters.isEmpty ? "\(modifiers)var \(name.spelled): AnyView" : signature(modifiers).declaration()
    }

    /// How a caller gets the view, with what it is shown with passed on.
    var call: String {
        guard !parameters.isEmpty else { return name.spelled }
        let arguments = parameters.map { $0.label.callPrefix + $0.passed }
        return "\(name.spelled)(\(arguments.joined(separator: ", ")))"
    }
}

/// What templates may use of a view: a member of the wrapper, of the type that conforms, or of the mock.
struct WrapperViewContext: TemplateContext {
    let view: ViewRequirement
    let modifiers: String
    /// The integration's own view of an SDK's controller that is meant; empty if none is.
    let controller: String
    var mark: String? { MemberID.view(view.name.text).text }

    static let fields: [ContextField<Self>] = [
        .text("declaration") { $0.view.declaration($0.modifiers) }, .text("controller") { $0.controller },
        .text("title") { $0.view.name.text },
    ]

    /// The views of a flow. A view of a controller is meant if there is only one of each.
    static func all(of flow: Flow, _ controllers: [Controller] = [], access: String = "") -> [Self] {
        let names = controllers.map(\.viewName)
        return flow.views.map { view in
            let controller = names.count == 1 && flow.views.count == 1 ? names[0] : ""
            return Self(view: view, modifiers: flow.viewModifiers + access, controller: controller)
        }
    }
}

extension Flow {
    /// What precedes the declaration of a view.
    var viewModifiers: String { isolation.value == .mainActor ? "" : "@MainActor " }
}
