// The SDK's own models and view controllers, which the integration turns into the app's.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The models, in order.
    mutating func models(_ field: Field?) -> [IntegrationModel] {
        var result: [IntegrationModel] = []
        let example = "FirebaseVideo: { for: Video, fields: { mediaID: String } }"
        for entry in entries(of: field, each: "models,", example: example) {
            let name = typeName(entry.key, of: "a model")
            guard let fields = fields(of: entry.value, as: .model, at: entry.key.range) else {
                continue
            }
            let target = required("for", in: fields, example: "for: Video")
                .flatMap { typeName($0, dots: true) }
            let members = modelFields(fields["fields"])
            guard let name, let target else { continue }
            result.append(IntegrationModel(name: name, target: target, fields: members))
        }
        return result
    }

    private mutating func modelFields(_ field: Field?) -> [IntegrationModel.Field] {
        var result: [IntegrationModel.Field] = []
        for entry in entries(of: field, each: "fields,", example: "mediaID: String") {
            let name = memberName(entry.key, of: "a field")
            let field = modelField(entry)
            guard let name, let type = field.type else { continue }
            result.append(
                IntegrationModel.Field(
                    name: name, location: location(entry.key), type: type, summary: field.summary, key: field.key))
        }
        return result
    }

    private mutating func modelField(_ entry: YAMLEntry) -> (type: SwiftType?, summary: String, key: String?) {
        guard case .mapping = entry.value.content else {
            return (type(typed: entry, NodeReader.quoted(entry.key.scalarText ?? ""), isField: true), "", nil)
        }
        guard let fields = fields(of: entry.value, as: .modelField, at: entry.key.range) else {
            return (nil, "", nil)
        }
        let type = required("type", in: fields, example: "type: URL").flatMap { self.type($0) }
        return (type, line(fields["summary"]) ?? "", line(fields["key"]))
    }

    /// The view controllers, in order.
    mutating func controllers(_ field: Field?) -> [Controller] {
        var result: [Controller] = []
        let example = "LoginViewController: UIViewController"
        for entry in entries(of: field, each: "controllers,", example: example) {
            let name = typeName(entry.key, of: "a controller")
            guard !entry.value.isNull else {
                report(
                    .wrongForm, "a controller takes the class it extends",
                    advice: "write, for example, `\(example)`", at: entry.key.range)
                continue
            }
            let superclass = typeName(entry.value, of: "a controller's class", dots: true)
            guard let name, let superclass else { continue }
            result.append(Controller(name: name, superclass: superclass))
        }
        return result
    }
}
