// Contexts and short cuts that the suites share.

import FlowCode

struct Parameter: TemplateContext, Equatable {
    let label: String
    var mark: String?
    static let fields: [ContextField<Self>] = [.text("label", \.label)]

    init(_ label: String, mark: String? = nil) {
        self.label = label
        self.mark = mark
    }
}

struct Client: TemplateContext {
    let type: String
    var isShared = false
    var maker: Parameter?
    static let fields: [ContextField<Self>] = [
        .text("type", \.type), .flag("isShared", \.isShared),
        .list("maker") { [$0.maker].compactMap(\.self) },
    ]
}

struct Step: TemplateContext {
    let name: String
    var isAsync = false
    var summary = ""
    var imports: [String] = []
    var parameters: [Parameter] = []
    var client: Client?
    var mark: String?
    static let fields: [ContextField<Self>] = [
        .text("name", \.name), .flag("isAsync", \.isAsync), .text("summary", \.summary), .texts("imports", \.imports),
        .list("parameters", \.parameters), .list("client") { [$0.client].compactMap(\.self) },
    ]
}

/// Loads a template against `Step`.
func load(_ source: String, shape: Shape = Step.shape) throws(TemplateError) -> Template {
    try Template(name: "main", utf8: Array(source.utf8), shape: shape)
}

/// Loads a template and fills it in.
func render(_ source: String, _ step: Step = Step(name: "ask")) throws(TemplateError) -> String {
    try load(source).render(step.record).text
}

/// The error that loading a template ends in; nil if it loads.
func failure(of source: String) -> TemplateError? {
    do throws(TemplateError) {
        _ = try load(source)
        return nil
    } catch {
        return error
    }
}
