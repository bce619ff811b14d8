// Reads which cases of an SDK's errors a wrapper's mapper names: those of each `switch` in it.

import SwiftSyntax

/// A `switch` of a mapper.
package struct ErrorSwitch: Sendable {
    /// From `switch` to the value.
    package let range: Range<Int>
    /// The names of the cases, each as offsets into the file's bytes.
    package let cases: [(name: String, range: Range<Int>)]

    /// The switches of a function, in order; nil if the file is nested too deeply.
    package static func all(inFunction name: String, of bytes: [UInt8]) -> [ErrorSwitch]? {
        ParserRoom.run(for: bytes) {
            let visitor = MapperVisitor(name)
            visitor.walk(ParsedFile.tree(of: bytes))
            return visitor.found
        }
    }
}

private final class MapperVisitor: SyntaxVisitor {
    private let name: String
    private var isInside = false
    var found: [ErrorSwitch] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInside, let body = node.body, node.name.text.withoutBackticks == name else { return .skipChildren }
        isInside = true
        walk(body)
        isInside = false
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInside else { return .visitChildren }
        let items = node.cases.flatMap { element -> [SwitchCaseItemSyntax] in
            guard case .switchCase(let clause) = element, case .case(let label) = clause.label else { return [] }
            return Array(label.caseItems)
        }
        let cases = items.compactMap { Self.name(in: $0.pattern) }.map { name in
            (name.baseName.text.withoutBackticks, name.trimmedStart..<name.trimmedEnd)
        }
        found.append(ErrorSwitch(range: node.trimmedStart..<node.subject.trimmedEnd, cases: cases))
        return .visitChildren
    }

    /// The case that a pattern names: `.full`, `RoomError.full(let limit)`, `let .full(limit)`.
    private static func name(in pattern: PatternSyntax) -> DeclReferenceExprSyntax? {
        let bare = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        let expression = bare.as(ExpressionPatternSyntax.self)?.expression
        let callee = expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return callee?.as(MemberAccessExprSyntax.self)?.declName
    }
}
