// The parts of `flowgen.yml` that are more than a word or a path: the tool's version, samples and integrations.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The exact version of the tool: numbers parted by points, and perhaps a mark after a hyphen.
    mutating func toolVersion(_ field: Field?) -> Located<String>? {
        guard let field, let text = text(field) else { return nil }
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        let isSound =
            numbers.count == 3
            && numbers.allSatisfy { part in
                (1...9).contains(part.count) && part.allSatisfy { (0x30...0x39).contains($0) }
            }
            && parts.dropFirst().allSatisfy { mark in
                !mark.isEmpty && mark.utf8.count <= 40 && mark.utf8.allSatisfy(isMarkByte)
            }
        guard isSound else {
            report(
                .version, "`flowgen` takes the exact version of the tool",
                advice: "write three numbers, such as `flowgen: 1.0.0`", at: field.value.range)
            return nil
        }
        return Located(text, at: location(field.value))
    }

    private func isMarkByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
        default: false
        }
    }

    /// Expressions for tests, by type.
    mutating func samples(_ field: Field?) -> [(type: SwiftType, expression: SwiftExpression)] {
        var seen: Set<String> = []
        var result: [(type: SwiftType, expression: SwiftExpression)] = []
        for entry in entries(of: field, each: "types,", example: "Post: Post.sample") {
            let type = type(entry.key, of: "`samples`")
            let name = entry.key.scalarText ?? ""
            let expression = expression(entry.value, of: name, .value(type))
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
