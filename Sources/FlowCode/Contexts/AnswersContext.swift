// The context of `<Flow>Answers.swift`: what the app answers when an SDK asks, as closures.

import FlowModel
import SwiftText

/// What the template of the answers may use.
package struct AnswersContext: FlowContext {
    let outline: FlowOutline
    var imports: Imports { Imports(of: outline, declaring: questions.map(\.closure)) }

    /// The questions, each with the type of the app's answer.
    private var questions: [(question: Question, closure: String)] {
        flow.asks.map { ($0, $0.closure(isolation: flow.isolation.value)) }
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("name") { $0.flow.answersType },
            .text("initializer") { context in
                let parameters = context.questions.map { question, closure in
                    "\(spelled(asLabel: question.name.text)): @escaping \(closure)"
                }
                return Signature(start: context.access + "init", parameters: parameters).declaration()
            },
            .list(
                "questions", { $0.questions },
                keys: [
                    .texts("docs") { asked in
                        let items = asked.question.parameters.compactMap(\.item)
                        return asked.question.words.comment(indent: 4, items: items)
                    },
                    .text("property") { $0.question.name.spelled }, .text("closure") { $0.closure },
                ]),
        ]
}

extension Question {
    /// The type of the answer: `@MainActor @Sendable (_ amount: Int) async -> Bool`.
    fileprivate func closure(isolation: Isolation) -> String {
        let attribute = isolation == .mainActor ? "@MainActor " : ""
        let effects = (isSync ? "" : " async") + (canFail ? " throws" : "")
        let parameters = parameters.map(\.inClosureType).joined(separator: ", ")
        return "\(attribute)@Sendable (\(parameters))\(effects) -> \(returns?.text ?? "Void")"
    }
}
