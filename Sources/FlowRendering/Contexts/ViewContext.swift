// The context of `<View>.swift`: the app's own view, which shows what the service in use supplies.
// Source: the design's section 9.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a view may use.
package struct ViewContext: ImportingContext {
    /// A value that the view is shown with.
    struct StoredValue: TemplateContext {
        var name: String
        var type: String

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("type") { $0.type },
        ]
    }

    var header: [String]
    var imports: Imports
    var docs: [String]
    var access: String
    var name: String
    var protocolName: String
    var values: [StoredValue]
    var parameters: [String]
    var call: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .texts("docs") { $0.docs }, .text("access") { $0.access }, .text("name") { $0.name },
        .text("protocol") { $0.protocolName }, .list("values") { $0.values },
        .text("parameters") { $0.parameters.joined(separator: ", ") },
        .flag("hasParameters") { !$0.parameters.isEmpty }, .text("call") { $0.call },
    ]

    init(_ view: ViewRequirement, _ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        access = outline.settings.access
        name = view.typeName
        protocolName = flow.protocolName.value
        var comment = DocComment()
        comment.add(view.words)
        docs = comment.lines
        values = view.parameters.map {
            StoredValue(name: $0.label.internal.spelled, type: $0.type.storedText)
        }
        parameters = view.parameters.map(\.declarationWithDefault)
        call = view.call
        imports = Imports(
            flow.imports + ["SwiftUI"], declaring: outline.namedTypes, outline.settings)
    }
}

extension ViewRequirement {
    /// The doc comment of the requirement.
    var documentation: [String] {
        var comment = DocComment(indent: 4)
        comment.add(words)
        comment.addItems(items)
        return comment.lines
    }

    /// The lines of the doc comment about the parameters that the flow describes.
    var items: [String] {
        parameters.filter { !$0.summary.isEmpty }.map {
            "Parameter \($0.label.internal.text): \(sentence($0.summary))"
        }
    }

    /// The parameters as declared; empty for a property.
    var declaredParameters: String { parameters.map(\.declaration).joined(separator: ", ") }

    /// How a caller asks for the view, with what it is shown with passed on.
    var call: String {
        guard !parameters.isEmpty else { return name.spelled }
        let arguments = parameters.map { $0.label.callPrefix + $0.passed }
        return "\(name.spelled)(\(arguments.joined(separator: ", ")))"
    }
}

/// A view as the protocol requires it.
struct ProtocolViewContext: TemplateContext {
    var docs: [String]
    var name: String
    /// The parameters as declared; empty for a property.
    var parameters: String
    /// Whether a member stands before it.
    var follows: Bool

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name },
        .text("parameters") { $0.parameters }, .flag("follows") { $0.follows },
    ]

    /// The views of a flow, in order.
    static func all(of flow: Flow) -> [Self] {
        let isFirst = flow.steps.isEmpty && flow.properties.isEmpty
        return flow.views.enumerated().map { index, view in
            Self(
                docs: view.documentation, name: view.name.spelled,
                parameters: view.declaredParameters, follows: index > 0 || !isFirst)
        }
    }
}
