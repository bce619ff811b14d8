// The parts of `flowgen.yml` that are more than a word or a path: the tool's version, samples and integrations.

import FlowModel
import SwiftText

extension NodeReader {
    /// The exact version of the tool: numbers parted by points, and perhaps a mark after a hyphen.
    mutating func toolVersion(_ field: Field?) -> Located<String>? {
        guard let field, let text = text(field) else { return nil }
        guard text.wholeMatch(of: #/[0-9]{1,9}(\.[0-9]{1,9}){2}(-[0-9A-Za-z.-]{1,40})?/#) != nil else {
            report(
                .version, "`flowgen` takes the exact version of the tool",
                advice: "write three numbers, such as `flowgen: 1.0.0`", at: field.value.range)
            return nil
        }
        return Located(text, at: location(field.value))
    }

    /// Expressions for tests, by type.
    mutating func samples(_ field: Field?) -> [(type: SwiftType, expression: SwiftExpression)] {
        entries(of: field).compactMap { entry in
            let type = type(entry.key, of: "`samples`")
            return expression(entry.value, of: entry.key.scalarText ?? "", type).map { (type: type, expression: $0) }
        }
    }

    /// Types of the app that are Hashable.
    mutating func equatable(_ field: Field?) -> [Located<SwiftType>] {
        let nodes = items(field, "a type or a list of types") ?? []
        return nodes.map { Located(type($0, of: "`equatable`"), at: location($0)) }
    }

    /// What all flows of an integration share, and integrations without a flow.
    mutating func sharedIntegrations(_ field: Field?) -> [(name: Located<String>, facts: IntegrationFacts)] {
        entries(of: field).map { entry in
            let name = typeName(entry.key, of: "an integration")
            let fields = fields(of: entry.value, as: .sharedIntegration, at: entry.key.range)
            return (name: name, facts: fields.map { facts($0) } ?? IntegrationFacts())
        }
    }
}
