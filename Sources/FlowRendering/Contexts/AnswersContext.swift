// The context of `<Flow>Answers.swift`: what the app answers when an SDK asks, as closures.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of the answers may use.
package struct AnswersContext: FileContext {
    let flow: Flow
    let questions: [QuestionContext]
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.answersType },
            .text("spacedName") { spelledOut($0.flow.name.value) },
            .text("initializer") { context in
                let parameters = context.questions.map { question in
                    "\(spelled(asLabel: question.question.name.text)): @escaping \(question.closure)"
                }
                return Signature(start: context.head.access + "init", parameters: parameters).declaration()
            },
            .list("questions") { $0.questions },
        ]

    init(_ outline: FlowOutline) {
        flow = outline.flow
        questions = flow.asks.map { QuestionContext(question: $0, flow: outline.flow) }
        head = FileHead(.flow(flow), outline.settings, Imports(of: outline, declaring: questions.map(\.closure)))
    }
}

/// A question, as the property that holds the app's answer.
struct QuestionContext: TemplateContext {
    let question: Question
    let flow: Flow

    static let fields: [ContextField<Self>] = [
        .texts("docs") { context in
            let described = context.question.parameters.filter { !$0.summary.isEmpty }
            return context.question.words.comment(
                indent: 4,
                items: described.map {
                    "Parameter \($0.label.internal.text): \(sentence($0.summary))"
                })
        },
        .text("property") { $0.question.name.spelled },
        .text("closure") { $0.closure },
    ]

    /// The type of the answer: `@MainActor @Sendable (_ amount: Int) async -> Bool`.
    fileprivate var closure: String {
        let attribute = flow.isolation.value == .mainActor ? "@MainActor " : ""
        let parameters = question.parameters.map(\.inClosureType).joined(separator: ", ")
        let effects = (question.isSync ? "" : " async") + (question.canFail ? " throws" : "")
        return "\(attribute)@Sendable (\(parameters))\(effects) -> \(question.returns?.text ?? "Void")"
    }
}
