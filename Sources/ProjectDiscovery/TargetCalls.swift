// Manifests in Swift declare targets by calls such as `.target(name: "App", dependencies: […])`. They are read without being
// run: a target counts if its name is a literal, and if the call is in the `targets` of the whole, in a constant or function
// that leads there, or in a statement that changes them. The same call in dependencies names a target, and declares nothing.

import SwiftParser
import SwiftSyntax

/// A call in a manifest, with its arguments.
struct ManifestCall {
    let name: String
    let syntax: FunctionCallExprSyntax

    /// Nil if the call is not of a member, as `.target(…)`, or of a type, as `Target(…)`.
    init?(_ syntax: FunctionCallExprSyntax) {
        let called = syntax.calledExpression
        let reference =
            called.as(MemberAccessExprSyntax.self)?.declName
            ?? called.as(DeclReferenceExprSyntax.self)
        guard let reference else { return nil }
        (name, self.syntax) = (reference.baseName.text, syntax)
    }

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

    /// Whether what is around the call says that it names a dependency.
    fileprivate var isDependency: Bool {
        if let base = syntax.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.mentionsDependency
        {
            return true
        }
        var place = Syntax(syntax).parent
        while let current = place {
            if current.isDependencyContext(around: syntax.position) { return true }
            place = current.parent
        }
        return false
    }
}

extension SyntaxProtocol {
    /// Whether a type or an expression is called a dependency: `Target.Dependency`, `TargetDependency`.
    fileprivate var mentionsDependency: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text.hasSuffix("Dependency") }
    }
}

extension Syntax {
    /// Whether a call at a position in this piece of syntax is a dependency, or belongs to something else than the targets.
    fileprivate func isDependencyContext(around position: AbsolutePosition) -> Bool {
        if let argument = self.as(LabeledExprSyntax.self), let label = argument.label {
            return !["targets", "products", "contentsOf"].contains(label.text)
        }
        if let binding = self.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation?.mentionsDependency ?? false
        }
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.mentionsDependency ?? false
        }
        if let extended = self.as(ExtensionDeclSyntax.self)?.extendedType {
            return extended.mentionsDependency
        }
        // `target.dependencies.append(…)`, `target.dependencies += […]`, `[…] as [Target.Dependency]`
        if let call = self.as(FunctionCallExprSyntax.self) {
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            return base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "dependencies"
        }
        if let sequence = self.as(SequenceExprSyntax.self) {
            let changed = sequence.elements.first?.as(MemberAccessExprSyntax.self)
            return changed?.declName.baseName.text == "dependencies"
                || sequence.elements.contains {
                    $0.is(TypeExprSyntax.self) && $0.mentionsDependency
                }
        }
        return false
    }
}

/// The calls of a manifest that declare targets, the call that makes the whole, and the names that they use.
struct TargetCalls {
    let targets: [ManifestCall]
    let whole: ManifestCall?
    let scope: ManifestScope

    init(in tree: SourceFileSyntax, names: Set<String>, whole: String) {
        let collector = CallCollector(names: names, whole: whole)
        collector.walk(tree)
        let scope = ManifestScope(of: tree, apartFrom: collector.targets)
        (self.whole, self.scope) = (collector.wholes.last, scope)
        let starts = collector.wholes.compactMap { $0.argument("targets")?.expression }
        if collector.wholes.isEmpty {
            targets = collector.targets
            return
        }
        let pieces = scope.reachOfTargets(from: starts)
        targets = collector.targets.filter { call in
            pieces.contains { ($0.position..<$0.endPosition).contains(call.syntax.position) }
        }
    }

    /// The names of the targets and products that an argument of a call lists, in constants too.
    func dependencies(of call: ManifestCall) -> Set<String> {
        guard let argument = call.argument("dependencies") else { return [] }
        return Set(scope.reach(argument.expression).flatMap { DependencyCollector.names(in: $0) })
    }

    /// The products of the whole, with the names of their targets.
    var products: [String: Set<String>] {
        guard let argument = whole?.argument("products") else { return [:] }
        let collector = CallCollector(names: ["library", "executable", "plugin"], whole: "")
        for piece in scope.reach(argument.expression) { collector.walk(piece) }
        let products = collector.targets.map { ($0.text("name") ?? "", Set($0.texts("targets"))) }
        return Dictionary(products) { $0.union($1) }
    }
}

private final class CallCollector: SyntaxVisitor {
    private(set) var targets: [ManifestCall] = []
    private(set) var wholes: [ManifestCall] = []
    private let names: Set<String>
    private let wholeName: String

    init(names: Set<String>, whole: String) {
        self.names = names
        wholeName = whole
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = ManifestCall(node) else { return .visitChildren }
        if call.name == wholeName, node.calledExpression.is(DeclReferenceExprSyntax.self) {
            wholes.append(call)
        }
        // Tuist wrote `Target(…)` once.
        let isType = call.name == "Target" && names.contains("target")
        let isMember =
            names.contains(call.name) && node.calledExpression.is(MemberAccessExprSyntax.self)
        guard isType || isMember, call.text("name") != nil, !call.isDependency else {
            return .visitChildren
        }
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

/// What a list of dependencies names: by a name or a product, or by the file of a framework.
private final class DependencyCollector: SyntaxVisitor {
    private var names: [String] = []
    /// Arguments that say where a dependency comes from, or when it counts.
    private static let others: Set = ["package", "condition", "moduleAliases", "url", "status"]
    private static let files: Set = ["framework", "xcframework", "library"]

    static func names(in syntax: some SyntaxProtocol) -> [String] {
        let collector = DependencyCollector(viewMode: .sourceAccurate)
        collector.walk(syntax)
        return collector.names
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label?.text else { return .visitChildren }
        if Self.others.contains(label) { return .skipChildren }
        guard label == "path" else { return .visitChildren }
        let call = node.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(ManifestCall.init)
        return call.map { Self.files.contains($0.name) } ?? true ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { names.append(text.linkedName) }
        return .skipChildren
    }
}

extension String {
    /// What a dependency is called that is given by its name or by its file: `LockKit` for `Vendor/LockKit.xcframework`.
    var linkedName: String {
        let name = split(separator: "/").last ?? ""
        let ends = [".xcframework", ".framework", ".tbd", ".dylib", ".a"]
        let end = ends.first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(end.count))
    }
}
