// From the parser's tree to an expression. The parser takes much for an expression that is not a value in a flow's
// expressions; that is rejected here, by kind.

import SwiftSyntax

struct ExpressionReader {
    let text: String

    func read(_ tree: ExprSyntax) throws(NotationError) -> SwiftExpression {
        try TriviaRule.check(tree, kind: .expression)
        try checkOutermost(tree)
        for token in tree.tokens(viewMode: .sourceAccurate) { try checkToken(token) }
        return expression(tree)
    }

    private func expression(_ tree: ExprSyntax) -> SwiftExpression {
        var names: [String] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if let name = freeName(token), !names.contains(name) { names.append(name) }
        }
        let member = member(tree)
        return SwiftExpression(
            text: tree.trimmedDescription,
            implicitMember: member?.base == nil ? member?.name : nil,
            member: member.flatMap { member in
                member.base.map { SwiftExpression.Member(type: $0, name: member.name) }
            },
            arguments: member?.arguments, identifiers: names,
            literal: literal(tree))
    }

    private func checkOutermost(_ tree: ExprSyntax) throws(NotationError) {
        let parts = [tree] + Array(tree.as(SequenceExprSyntax.self)?.elements ?? [])
        for part in parts {
            let advice: String?
            switch part.as(ExprSyntaxEnum.self) {
            case .assignmentExpr: advice = "write '==' to compare"
            case .ifExpr, .switchExpr: advice = "write 'a ? b : c'"
            case .typeExpr where part == tree: advice = "write '.self' behind the name of the type"
            case .tryExpr(let node) where node.questionOrExclamationMark == nil: advice = "leave 'try' out"
            case .awaitExpr: advice = "leave 'await' out"
            case .prefixOperatorExpr(let node) where node.operator.text == "..": advice = "write one '.'"
            case .inOutExpr, .discardAssignmentExpr, .missingExpr, .patternExpr, .packExpansionExpr, .packElementExpr,
                .arrowExpr:
                advice = nil
            default: continue
            }
            throw NotationError("\(quoted(text)) has no value here", advice: advice, offset: part.trimmedStart)
        }
    }

    private func checkToken(_ token: TokenSyntax) throws(NotationError) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        switch token.tokenKind {
        case .stringSegment: return
        case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation:
            throw NotationError("'\(token.text)' is not supported here", offset: offset)
        case .regexSlash where token.parent?.as(RegexLiteralExprSyntax.self)?.openingPounds == nil:
            throw NotationError(
                "a bare regex is not read by every Swift version",
                advice: "write it between '#/' and '/#'", offset: offset)
        case .identifier:
            try checkIdentifier(token, offset: offset)
        default: break
        }
    }

    /// Identifiers follow the rules for names, case apart: what cannot be seen or told apart is rejected. Compiler
    /// directives that print a diagnostic are not values.
    private func checkIdentifier(_ token: TokenSyntax, offset: Int) throws(NotationError) {
        let name = token.text
        if name == "warning" || name == "error", token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound {
            throw NotationError("'#\(name)' has no value", offset: offset)
        }
        guard !name.hasPrefix("<#") else {
            throw NotationError("a placeholder has no value", offset: offset)
        }
        if name.utf8.allSatisfy({ $0 < 0x80 }), !name.hasPrefix("`") { return }
        do throws(NotationError) {
            _ = try NameRules.read(name, as: .module)
        } catch {
            throw error.moved(by: offset)
        }
    }

    private func freeName(_ token: TokenSyntax) -> String? {
        guard case .identifier(let name) = token.tokenKind else { return nil }
        if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
            if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
                return nil
            }
            if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return nil }
            return name.withoutBackticks
        }
        return token.parent?.is(IdentifierTypeSyntax.self) == true ? name.withoutBackticks : nil
    }

    private func literal(_ tree: ExprSyntax) -> SwiftExpression.Literal? {
        switch tree.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: .integer
        case .floatLiteralExpr: .decimal
        case .stringLiteralExpr: .text
        case .booleanLiteralExpr: .boolean
        case .nilLiteralExpr: .nothing
        case .prefixOperatorExpr(let node) where node.operator.text == "-":
            switch literal(node.expression) {
            case .integer: .integer
            case .decimal: .decimal
            default: nil
            }
        default: nil
        }
    }

    /// `.failed`, `.failed(reason: .unknown)`, `ChatBotStatus.failed(…)`: nil for anything else.
    private func member(_ tree: ExprSyntax) -> (base: String?, name: String, arguments: [SwiftExpression.Argument]?)? {
        if let access = tree.as(MemberAccessExprSyntax.self), let base = base(of: access) {
            return (base.name, access.declName.baseName.text.withoutBackticks, nil)
        }
        guard let call = tree.as(FunctionCallExprSyntax.self), call.leftParen != nil, call.trailingClosure == nil,
            call.additionalTrailingClosures.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = base(of: access)
        else { return nil }
        let arguments = call.arguments.map {
            SwiftExpression.Argument(label: $0.label?.text.withoutBackticks, value: expression($0.expression))
        }
        return (base.name, access.declName.baseName.text.withoutBackticks, arguments)
    }

    /// What a member is named behind: nothing, or a type; nil where it is a value or more.
    private func base(of access: MemberAccessExprSyntax) -> (name: String?, Void)? {
        guard access.declName.argumentNames == nil else { return nil }
        guard let base = access.base else { return (nil, ()) }
        guard let reference = base.as(DeclReferenceExprSyntax.self),
            reference.argumentNames == nil, reference.baseName.text.first?.isUppercase == true
        else { return nil }
        return (reference.baseName.text.withoutBackticks, ())
    }
}
