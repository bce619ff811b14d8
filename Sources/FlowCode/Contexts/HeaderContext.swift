// The comment at the beginning of a file: what a generated file comes from. One template makes the headers of all
// files; `GeneratedHeader` reads them back.

import FlowModel

/// What the template of headers may use.
struct HeaderContext: TemplateContext {
    enum Origin {
        case flow(Flow)
        case allFlows
        /// The file becomes the developer's.
        case writtenOnce
    }

    static let template = "Header"

    let origin: Origin

    static let fields: [ContextField<Self>] = [
        .text("flow") { if case .flow(let flow) = $0.origin { CommentText.line(flow.file.path) } else { "" } },
        .flag("isOfAllFlows") { if case .allFlows = $0.origin { true } else { false } },
        .flag("isGenerated") { if case .writtenOnce = $0.origin { false } else { true } },
    ]
}
