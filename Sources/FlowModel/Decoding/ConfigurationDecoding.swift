// The parts of `flowgen.yml` that are more than a word or a path: the tool's version, samples and integrations.

import Diagnostics
import FlowYAML
import SwiftNotation

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
        var seen: Set<String> = []
        var result: [(type: SwiftType, expression: SwiftExpression)] = []
        for entry in entries(of: field, each: "types,", example: "Post: Post.sample") {
            let type = type(entry.key, of: "`samples`")
            let name = entry.key.scalarText ?? ""
            let expression = expression(entry.value, of: name, type)
            guard let type, let expression else { continue }
            guard seen.insert(type.text).inserted else {
                report(
                    .duplicate, "the type \(NodeReader.quoted(type.text)) has two samples",
                    advice: "leave one of them out", at: entry.key.range)
                continue
            }
            result.append((type: type, expression: expression))
        }
        return result
    }

    /// Types of the app that are Hashable.
    mutating func equatable(_ field: Field?) -> [Located<SwiftType>] {
        let nodes = items(field, "a type or a list of types", example: "Money") ?? []
        return nodes.compactMap { node in
            type(node, of: "`equatable`").map { Located($0, at: location(node)) }
        }
    }

    /// What all flows of an integration share, and integrations without a flow.
    mutating func sharedIntegrations(_ field: Field?) -> [(name: Located<String>, facts: IntegrationFacts)] {
        var result: [(name: Located<String>, facts: IntegrationFacts)] = []
        for entry in entries(of: field, each: "integrations,", example: "Firebase:") {
            let name = typeName(entry.key, of: "an integration")
            guard let fields = fields(of: entry.value, as: .sharedIntegration, at: entry.key.range) else { continue }
            let facts = facts(fields)
            if let name { result.append((name: name, facts: facts)) }
        }
        return result
    }
}
