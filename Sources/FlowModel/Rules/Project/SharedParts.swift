// A model or a view controller of an integration is one file, however many flows describe it: they tell the same.

import Diagnostics
import SwiftNotation

enum SharedParts: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        draft.mentions.flatMap { mentions in
            let parts = mentions.compactMap { mention in
                mention.flowIndex.map { draft.flows[$0].integrations[mention.position] }
            }
            return parts.count < 2 ? [] : models(parts) + controllers(parts)
        }
    }

    private static func models(_ integrations: [FlowIntegration]) -> [Diagnostic] {
        var known: [String: IntegrationModel] = [:]
        return integrations.flatMap(\.models).compactMap { model in
            guard let other = known[model.name.value] else {
                known[model.name.value] = model
                return nil
            }
            return model.isSame(as: other) ? nil : .toldTwice("model", model.name, other.name.location)
        }
    }

    private static func controllers(_ integrations: [FlowIntegration]) -> [Diagnostic] {
        var known: [String: Controller] = [:]
        return integrations.flatMap(\.controllers).compactMap { controller in
            guard let other = known[controller.name.value] else {
                known[controller.name.value] = controller
                return nil
            }
            return controller.superclass.value == other.superclass.value
                ? nil : .toldTwice("controller", controller.name, other.name.location)
        }
    }
}

extension IntegrationModel {
    /// Whether two models say the same, places aside.
    fileprivate func isSame(as other: IntegrationModel) -> Bool {
        target.value == other.target.value && fields.count == other.fields.count
            && zip(fields, other.fields).allSatisfy { left, right in
                left.name == right.name && left.type.text == right.type.text && left.key == right.key
            }
    }
}

extension Diagnostic {
    fileprivate static func toldTwice(_ noun: String, _ name: Located<String>, _ first: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-two-models",
            "the \(noun) '\(name.value)' differs from the one in \(first.file.path), line \(first.position.line)",
            advice: "write the same in both flows, or give one of them another name", at: name.location
        ).mentioning([first.file.path])
    }
}
