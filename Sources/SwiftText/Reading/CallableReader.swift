// Reads signatures: labels, types, and the body behind them.

import SwiftSyntax

extension Member {
    mutating func readSignature(
        _ clause: FunctionParameterClauseSyntax, result: ReturnClauseSyntax?, isGeneric: Bool, tokens: TokenList
    ) {
        let isSubscript = key.kind == .subscript
        key.labels = clause.parameters.map { parameter in
            // A subscript's parameters have no label unless they are given two names.
            isSubscript && parameter.secondName == nil ? "_" : parameter.firstName.text.withoutBackticks
        }
        if isGeneric { return }
        let returned = result.map { tokens.text($0.type.trimmedOffsets) } ?? "Void"
        types =
            clause.parameters.map { parameter in
                tokens.text(parameter.type.trimmedStart..<(parameter.ellipsis?.trimmedEnd ?? parameter.type.trimmedEnd))
            } + [returned == "()" ? "Void" : returned]
    }

    mutating func readBody(_ node: Syntax?, last: Syntax? = nil, tokens: TokenList) {
        guard let node else {
            ranges.body = range.upperBound..<range.upperBound
            return
        }
        ranges.body = node.trimmedStart..<(last ?? node).trimmedEnd
        elements.body = tokens.hash(ranges.body)
    }

    /// Reads the head, once the rest is read.
    /// - Parameter end: where it ends if there is a body behind it, or nothing else.
    mutating func readHead(to end: Int, tokens: TokenList) {
        ranges.headEnd = tokens.tokens(in: range.lowerBound..<end).last?.end ?? end
        elements.head = tokens.text(
            range.lowerBound..<ranges.headEnd, without: ranges.ownAttributes + ranges.ownModifiers)
    }
}
