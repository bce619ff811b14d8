// The fields of an SDK's model are read from what the SDK sends, each under a key of its own; and the model is another
// type than the app's.

import Diagnostics
import SwiftNotation

enum ModelFields: FlowRule {
    static let id: DiagnosticID = "flow-model-field"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.flatMap { integration in
            integration.models.flatMap { check($0, of: integration.name.value) }
        }
    }

    private static func check(_ model: IntegrationModel, of integration: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if model.name.value == model.target.value {
            found.append(.modelIsTarget(model, of: integration))
        }
        var owners: [String: String] = [:]
        for field in model.fields {
            if !isCodable(field.type) { found.append(.unreadableField(field)) }
            let key = field.key ?? field.name.text
            if let other = owners[key] {
                found.append(.sameKey(key, field, other))
            } else {
                owners[key] = field.name.text
            }
        }
        return found
    }

    /// Whether a type may be `Codable`, as far as its form tells.
    private static func isCodable(_ type: SwiftType) -> Bool {
        switch type.form {
        case .named: !type.isVoid && type.text != "Any"
        case .optional, .array, .dictionary: type.arguments.allSatisfy(isCodable)
        case .tuple, .function, .metatype, .existential, .opaque, .composition: false
        }
    }
}

extension Diagnostic {
    fileprivate static func modelIsTarget(_ model: IntegrationModel, of integration: String) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "the model '\(model.name.value)' has the name of the app's model that it turns into",
            advice:
                "name it after the integration too, such as '\(integration)\(model.name.value)'",
            at: model.name.location)
    }

    fileprivate static func unreadableField(_ field: IntegrationModel.Field) -> Diagnostic {
        Diagnostic(
            ModelFields.id, "'\(field.type.text)' cannot be decoded from the SDK's data",
            advice: "write a type that is `Codable`: `String`, `[Int]`, a struct of your own", at: field.location)
    }

    fileprivate static func sameKey(_ key: String, _ field: IntegrationModel.Field, _ other: String) -> Diagnostic {
        Diagnostic(
            ModelFields.id,
            "the fields '\(other)' and '\(field.name.text)' have the same key '\(key)'",
            advice: "remove one of them, or give it a `key` of its own", at: field.location)
    }
}
