// Manifests in Swift declare targets by calls such as `.target(name: "App", dependencies: […])`. They are read without
// being run: a target counts if the call is in the `targets` of the whole, in a constant or function that leads there,
// or in a statement that changes them. A name that only running the manifest tells is not known. The same call in
// dependencies names a target, and declares nothing.

import SwiftParser
import SwiftSyntax

/// A call in a manifest, with its arguments.
struct ManifestCall {
    let name: String
    let syntax: FunctionCallExprSyntax

    /// Nil if the call is not of a member, as `.target(…)`, or of a type, as `Target(…)`.
    init?(_ syntax: FunctionCallExprSyntax) {
        let called = syntax.calledExpression
        let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        guard let reference else { return nil }
        (name, self.syntax) = (reference.baseName.text, syntax)
    }

    func argument(_ label: String) -> LabeledExprSyntax? {
        syntax.arguments.first { $0.label?.text == label }
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

    /// The calls around this one, within the same statement or declaration: what each calls, and its other arguments.
    ///
    /// - Parameter whole: the name of the call that makes the whole, where that ends.
    func surroundings(upTo whole: String) -> [Syntax] {
        var found: [Syntax] = []
        var place = Syntax(syntax).parent
        while let current = place, !current.is(CodeBlockItemSyntax.self) {
            place = current.parent
            guard let around = current.as(FunctionCallExprSyntax.self) else { continue }
            let call = ManifestCall(around)
            if call?.name == whole { break }
            let called = around.calledExpression
            let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
            var parts = around.arguments.map { Syntax($0) }
            parts += around.trailingClosure.map { [Syntax($0)] } ?? []
            found += (name.map { [Syntax($0)] } ?? [])
            found += parts.filter { !($0.position..<$0.endPosition).contains(syntax.position) }
        }
        return found
    }

    /// Whether what is around the call says that it names a dependency.
    fileprivate var isDependency: Bool {
        if let base = syntax.calledExpression.as(MemberAccessExprSyntax.self)?.base, base.mentionsDependency {
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
    /// In the order of the file; the names of some may not be known.
    let targets: [ManifestCall]
    let whole: ManifestCall?
    let scope: ManifestScope
    private let wholeName: String

    init(in tree: SourceFileSyntax, names: Set<String>, whole: String) {
        let collector = CallCollector(names: names, whole: whole)
        collector.walk(tree)
        wholeName = whole
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

    /// The text of an argument, if the manifest tells it.
    func text(_ label: String, of call: ManifestCall) -> String? {
        call.argument(label).flatMap { scope.text(of: $0.expression) }
    }

    /// All texts in an argument, and in the constants that it names.
    func texts(_ label: String, of call: ManifestCall) -> [String] {
        guard let argument = call.argument(label) else { return [] }
        return scope.reach(argument.expression).flatMap { LiteralCollector.texts(in: $0, scope) }
    }

    /// What is done to a target where it is declared: by functions that take it, and by its own.
    func treatment(of call: ManifestCall) -> [Syntax] {
        scope.reach(call.surroundings(upTo: wholeName).filter { !scope.declaresTargets($0) })
    }

    /// The names of the targets and products that an argument of a call lists, in constants too.
    func dependencies(of call: ManifestCall) -> Set<String> {
        guard let argument = call.argument("dependencies") else { return [] }
        return Set(scope.reach(argument.expression).flatMap { DependencyCollector.names(in: $0, scope) })
    }

    /// The products of the whole, with the names of their targets.
    var products: [String: Set<String>] {
        guard let argument = whole?.argument("products") else { return [:] }
        let collector = CallCollector(names: ["library", "executable", "plugin"], whole: "")
        for piece in scope.reach(argument.expression) { collector.walk(piece) }
        let products = collector.targets.compactMap { call in
            text("name", of: call).map { ($0, Set(texts("targets", of: call))) }
        }
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
        guard isType || isMember, call.argument("name") != nil, !call.isDependency else {
            return .visitChildren
        }
        targets.append(call)
        return .skipChildren
    }
}

final class LiteralCollector: SyntaxVisitor {
    private var texts: [String] = []
    private let scope: ManifestScope

    /// The texts of all string literals in a piece of syntax.
    static func texts(in syntax: some SyntaxProtocol, _ scope: ManifestScope) -> [String] {
        let literals = LiteralCollector(scope)
        literals.walk(syntax)
        return literals.texts
    }

    private init(_ scope: ManifestScope) {
        self.scope = scope
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = scope.text(of: node) { texts.append(text) }
        return .skipChildren
    }
}

/// What a list of dependencies names: by a name or a product, or by the file of a framework.
private final class DependencyCollector: SyntaxVisitor {
    private var names: [String] = []
    /// Arguments that say where a dependency comes from, or when it counts.
    private static let others: Set = ["package", "condition", "moduleAliases", "url", "status"]
    private static let files: Set = ["framework", "xcframework", "library"]

    private let scope: ManifestScope

    static func names(in syntax: some SyntaxProtocol, _ scope: ManifestScope) -> [String] {
        let collector = DependencyCollector(scope)
        collector.walk(syntax)
        return collector.names
    }

    private init(_ scope: ManifestScope) {
        self.scope = scope
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let label = node.label?.text else { return .visitChildren }
        if Self.others.contains(label) { return .skipChildren }
        guard label == "path" else { return .visitChildren }
        let call = node.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(ManifestCall.init)
        return call.map { Self.files.contains($0.name) } ?? true ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = scope.text(of: node) { names.append(text.linkedName) }
        return .skipChildren
    }
}

extension String {
    /// What a dependency is called that is given by its name or by its file: `LockKit` for `Vendor/LockKit.xcframework`
    /// and for `libLockKit.a`.
    var linkedName: String {
        let name = split(separator: "/").last ?? ""
        for end in [".xcframework", ".framework"] where name.hasSuffix(end) {
            return String(name.dropLast(end.count))
        }
        for end in [".tbd", ".dylib", ".a"] where name.hasSuffix(end) {
            return String(name.dropLast(end.count).dropFirst(name.hasPrefix("lib") ? 3 : 0))
        }
        return String(name)
    }
}
