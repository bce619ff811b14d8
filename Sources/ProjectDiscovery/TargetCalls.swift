// Manifests in Swift declare targets by calls such as `.target(name: "App", dependencies: […])`. They are read without being
// run: a target counts if its name is a literal. Calls in the dependencies of another target name it, and declare nothing.

import SwiftParser
import SwiftSyntax

/// A call in a manifest, with its arguments.
struct ManifestCall {
    let name: String
    let syntax: FunctionCallExprSyntax

    func argument(_ label: String) -> LabeledExprSyntax? {
        syntax.arguments.first { $0.label?.text == label }
    }

    /// The text of an argument that is a plain string literal.
    func text(_ label: String) -> String? {
        argument(label)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// All string literals in an argument.
    func texts(_ label: String) -> [String] {
        argument(label).map { LiteralCollector.texts(in: $0) } ?? []
    }

    /// The value of an argument, as offsets.
    func range(_ label: String) -> Range<Int>? {
        argument(label).map { argument in
            let value = argument.expression
            return value.positionAfterSkippingLeadingTrivia
                .utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset
        }
    }

    /// The member that an argument names: `app` for `.app`.
    func member(_ label: String) -> String? {
        argument(label)?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}

/// The calls of a manifest that declare targets, and the call that makes the whole.
final class TargetCalls: SyntaxVisitor {
    private(set) var targets: [ManifestCall] = []
    private(set) var whole: ManifestCall?
    private let names: Set<String>
    private let wholeName: String

    init(in tree: SourceFileSyntax, names: Set<String>, whole: String) {
        self.names = names
        wholeName = whole
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            let call = ManifestCall(name: reference.baseName.text, syntax: node)
            if call.name == wholeName { whole = call }
            // Tuist wrote `Target(…)` once.
            if call.name == "Target", names.contains("target"), call.text("name") != nil {
                targets.append(call)
                return .skipChildren
            }
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        let call = ManifestCall(name: member.declName.baseName.text, syntax: node)
        guard names.contains(call.name), call.text("name") != nil else { return .visitChildren }
        targets.append(call)
        return .skipChildren
    }
}

final class LiteralCollector: SyntaxVisitor {
    private(set) var texts: [String] = []

    /// All string literals in a piece of syntax.
    static func texts(in syntax: some SyntaxProtocol) -> [String] {
        let literals = LiteralCollector(viewMode: .sourceAccurate)
        literals.walk(syntax)
        return literals.texts
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { texts.append(text) }
        return .skipChildren
    }
}
