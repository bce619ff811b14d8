// The SDK's own models and view controllers, which the integration turns into the app's.

import FlowModel
import SwiftText

extension NodeReader {
    /// The models, in order.
    mutating func models(_ field: Field?) -> [IntegrationModel] {
        entries(of: field).map { entry in
            let name = typeName(entry.key, of: "a model")
            var model = IntegrationModel(name: name, target: name)
            guard let fields = fields(of: entry.value, as: .model, at: entry.key.range) else { return model }
            let target = required("for", in: fields).flatMap { typeName($0, dots: true) }
            model.target = target ?? name
            model.fields = modelFields(fields["fields"])
            return model
        }
    }

    private mutating func modelFields(_ field: Field?) -> [IntegrationModel.Field] {
        entries(of: field).map { entry in
            let name = memberName(entry.key, of: "a field")
            var field = IntegrationModel.Field(name: name, location: location(entry.key), type: .unread)
            guard case .mapping = entry.value.content else {
                field.type = type(typed: entry, isField: true)
                return field
            }
            guard let fields = fields(of: entry.value, as: .modelField, at: entry.key.range) else { return field }
            field.type = required("type", in: fields).map { type($0) } ?? .unread
            field.summary = line(fields["summary"])
            field.key = fields["key"].map { line($0) }
            return field
        }
    }

    /// The view controllers, in order.
    mutating func controllers(_ field: Field?) -> [Controller] {
        entries(of: field).map { entry in
            let name = typeName(entry.key, of: "a controller")
            return Controller(name: name, superclass: typeName(entry.value, of: "a controller's class", dots: true))
        }
    }
}
