// Parameters of steps and views: a label, or two as Swift writes them, with a type or keys.

import FlowModel
import SwiftText

extension NodeReader {
    /// The parameters, in order; `keys` says which keys each may have.
    mutating func parameters(_ field: Field?, as keys: KeySet) -> [Parameter] {
        var labels: Set<String> = []
        return entries(of: field).map { entry in
            let label = label(entry.key)
            if label != .unread, let external = label.external, !labels.insert(external.text).inserted {
                report(
                    .duplicate, "the label \(NodeReader.quoted(external.text)) is used twice",
                    advice: "give the second one another name", at: entry.key.range)
            }
            var parameter = Parameter(label: label, location: location(entry.key), type: .unread)
            if ["returns", "streams", "throws"].contains(entry.name) {
                report(
                    .wrongForm, "`\(entry.name)` is not a parameter",
                    advice: "begin it in the column of `parameters`", at: entry.key.range)
                return parameter
            }
            guard case .mapping = entry.value.content else {
                parameter.type = type(typed: entry, in: .parameter)
                return parameter
            }
            guard let fields = fields(of: entry.value, as: keys, at: entry.key.range) else { return parameter }
            let type = required("type", in: fields).map { self.type($0, in: .parameter) }
            parameter.type = type ?? .unread
            parameter.summary = line(fields["summary"])
            parameter.defaultValue = expression(fields["default"], parameter.type)
            parameter.sample = expression(fields["sample"], parameter.type)
            return parameter
        }
    }
}
