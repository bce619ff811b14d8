// The comment at the beginning of a file: what a generated file comes from. One template makes the headers of all
// files; `GeneratedHeader` reads them back.

import Mustache

/// What the template of headers may use.
struct HeaderContext: TemplateContext {
    enum Origin {
        /// The path of the flow.
        case flow(String)
        case allFlows
        /// What all of this kind share: flows, or their tests.
        case sharedBy(String)
        /// The file becomes the developer's.
        case writtenOnce
    }

    static let template = "Header"

    let origin: Origin

    static let fields: [ContextField<Self>] = [
        .text("flow") { if case .flow(let path) = $0.origin { CommentText.line(path) } else { "" } },
        .text("sharing") { if case .sharedBy(let what) = $0.origin { what } else { "" } },
        .flag("isOfAllFlows") { if case .allFlows = $0.origin { true } else { false } },
        .flag("isGenerated") { if case .writtenOnce = $0.origin { false } else { true } },
    ]
}
