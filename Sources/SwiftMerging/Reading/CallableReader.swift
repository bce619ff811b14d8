// Reads signatures: parameters, effects, result, constraints, and the body behind them.

import SwiftSyntax

struct CallableReader {
    let tokens: TokenList

    func read(
        _ signature: FunctionSignatureSyntax, generics: GenericParameterClauseSyntax?,
        constraints: GenericWhereClauseSyntax?, into member: inout Member
    ) {
        let afterName = member.name.upperBound..<member.name.upperBound
        member.set(.generics, generics?.trimmedOffsets ?? afterName, tokens: tokens)
        read(signature.parameterClause, isSubscript: false, into: &member)
        var end = signature.parameterClause.trimmedEnd
        let effects = signature.effectSpecifiers?.trimmedOffsets ?? end..<end
        member.set(.effects, effects, tokens: tokens)
        end = max(end, effects.upperBound)
        let result = signature.returnClause?.trimmedOffsets ?? end..<end
        member.set(.result, result, tokens: tokens)
        end = max(end, result.upperBound)
        member.set(.constraints, constraints?.trimmedOffsets ?? end..<end, tokens: tokens)
    }

    func read(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool, into member: inout Member) {
        member.ranges.parameterClause = clause.leftParen.trimmedEnd..<clause.rightParen.trimmedStart
        for parameter in clause.parameters {
            let type =
                parameter.type
                .trimmedStart..<(parameter.ellipsis ?? parameter.type.lastToken(
                    viewMode: .sourceAccurate) ?? parameter.colon).trimmedEnd
            let value = parameter.defaultValue?.trimmedOffsets
            let end = value?.upperBound ?? type.upperBound
            member.ranges.parameters.append(
                ParameterRanges(
                    range: parameter.trimmedStart..<end, label: parameter.firstName.trimmedOffsets,
                    internalName: parameter.secondName?.trimmedOffsets, type: type, defaultValue: value ?? end..<end,
                    comma: parameter.trailingComma?.trimmedOffsets))
            member.elements.parameters.append(
                Parameter(
                    label: parameter.firstName.text.withoutBackticks,
                    internalName: parameter.secondName?.text.withoutBackticks,
                    type: tokens.text(type),
                    defaultValue: parameter.defaultValue.map {
                        tokens.text($0.value.trimmedOffsets)
                    } ?? ""))
        }
        member.key.labels = member.elements.parameters.map { parameter in
            // A subscript's parameters have no label unless they are given two names.
            isSubscript && parameter.internalName == nil ? "_" : parameter.label
        }
    }
}

extension Member {
    mutating func set(_ kind: ElementKind, _ range: Range<Int>, tokens: TokenList) {
        elements[kind] = tokens.text(range)
        ranges.single[kind] = range
    }

    mutating func readBody(_ node: Syntax?, last: Syntax? = nil, tokens: TokenList) {
        guard let node else {
            ranges.body = range.upperBound..<range.upperBound
            return
        }
        ranges.body = node.trimmedStart..<(last ?? node).trimmedEnd
        elements.body = tokens.hash(ranges.body)
    }
}
