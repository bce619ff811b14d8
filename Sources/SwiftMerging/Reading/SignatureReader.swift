// Reads signatures: parameters, effects, result, constraints, and the body behind them.

import SwiftSyntax

struct SignatureReader {
    let words: WordList

    func read(
        _ signature: FunctionSignatureSyntax, generics: GenericParameterClauseSyntax?,
        constraints: GenericWhereClauseSyntax?, into member: inout Member
    ) {
        let afterName = member.name.upperBound..<member.name.upperBound
        member.set(.generics, generics?.trimmedOffsets ?? afterName, words: words)
        read(signature.parameterClause, isSubscript: false, into: &member)
        var end = signature.parameterClause.trimmedEnd
        let effects = signature.effectSpecifiers?.trimmedOffsets ?? end..<end
        member.set(.effects, effects, words: words)
        end = max(end, effects.upperBound)
        let result = signature.returnClause?.trimmedOffsets ?? end..<end
        member.set(.result, result, words: words)
        end = max(end, result.upperBound)
        member.set(.constraints, constraints?.trimmedOffsets ?? end..<end, words: words)
    }

    func read(
        _ clause: FunctionParameterClauseSyntax, isSubscript: Bool, into member: inout Member
    ) {
        member.slots.parameterClause = clause.leftParen.trimmedEnd..<clause.rightParen.trimmedStart
        for parameter in clause.parameters {
            let type =
                parameter.type
                .trimmedStart..<(parameter.ellipsis ?? parameter.type.lastToken(
                    viewMode: .sourceAccurate) ?? parameter.colon).trimmedEnd
            let value = parameter.defaultValue?.trimmedOffsets
            let end = value?.upperBound ?? type.upperBound
            member.slots.parameters.append(
                ParameterSlot(
                    range: parameter.trimmedStart..<end, label: parameter.firstName.trimmedOffsets,
                    internalName: parameter.secondName?.trimmedOffsets, type: type,
                    defaultValue: value ?? end..<end,
                    comma: parameter.trailingComma?.trimmedOffsets))
            member.elements.parameters.append(
                Parameter(
                    label: parameter.firstName.text.withoutBackticks,
                    internalName: parameter.secondName?.text.withoutBackticks,
                    type: words.text(type),
                    defaultValue: parameter.defaultValue.map {
                        words.text($0.value.trimmedOffsets)
                    } ?? ""))
        }
        member.key.labels = member.elements.parameters.map { parameter in
            // A subscript's parameters have no label unless they are given two names.
            isSubscript && parameter.internalName == nil ? "_" : parameter.label
        }
    }
}

extension Member {
    mutating func set(_ kind: ElementKind, _ range: Range<Int>, words: WordList) {
        elements[kind] = words.text(range)
        slots.single[kind] = Slot(range: range)
    }

    mutating func readBody(_ node: Syntax?, last: Syntax? = nil, words: WordList) {
        guard let node else {
            slots.body = range.upperBound..<range.upperBound
            return
        }
        slots.body = node.trimmedStart..<(last ?? node).trimmedEnd
        elements.body = words.hash(slots.body)
    }
}
