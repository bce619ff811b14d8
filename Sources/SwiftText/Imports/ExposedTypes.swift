// Where a file shows types of some modules to code outside of it: a typealias, a public declaration or extension, a
// protocol that refines one of theirs. Only what syntax alone can tell is found: a type that is written with its module,
// as `LockKit.Bolt`.

import SwiftSyntax

/// A type of a module, where a declaration shows it.
package struct ExposedType: Hashable, Sendable {
    package enum Kind: Sendable {
        case typealiased
        case refined
        case declared
    }

    package let module: String
    package let kind: Kind
    /// The type's name with its module, as offsets into the file's bytes.
    package let range: Range<Int>

    /// All of them, in order. A file that is nested too deeply shows nothing: the merge refuses it.
    ///
    /// - Parameter outsideModule: whether only what is seen outside of the module counts.
    package static func all(in bytes: [UInt8], of modules: Set<String>, outsideModule: Bool = false) -> [ExposedType] {
        guard words.contains(where: { bytes.firstRange(of: $0) != nil }) else { return [] }
        return ParserRoom.run(for: bytes) {
            var reader = ExposureReader(modules: modules, outsideModule: outsideModule)
            for statement in ParsedFile.tree(of: bytes).statements {
                if let declaration = statement.item.as(DeclSyntax.self) { reader.read(declaration, in: Context()) }
            }
            return reader.found
        } ?? []
    }

    /// Without one of these nothing is shown; most files have none, and are not parsed.
    private static let words = ["typealias", "public", "package", "open", "protocol"].map { Array($0.utf8) }
}

private enum Access: Int, Comparable {
    case hidden
    case module
    case beyond

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// What modifiers say; nil if they say nothing.
    init?(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "private", "fileprivate": self = .hidden
            case "internal": self = .module
            case "package", "public", "open": self = .beyond
            default: continue
            }
            return
        }
        return nil
    }
}

/// What is around a declaration.
private struct Context {
    /// What a declaration without a modifier is.
    var standard = Access.module
    var limit = Access.beyond
    /// Whether what is around it conforms to something, which may need a typealias.
    var conforms = false
}

private struct ExposureReader {
    let modules: Set<String>
    let outsideModule: Bool
    private(set) var found: [ExposedType] = []

    init(modules: Set<String>, outsideModule: Bool) {
        (self.modules, self.outsideModule) = (modules, outsideModule)
    }

    mutating func read(_ declaration: DeclSyntax, in context: Context) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for item in condition.clauses.compactMap(\.elements).flatMap({ $0.children(viewMode: .sourceAccurate) }) {
                let member = item.as(MemberBlockItemSyntax.self)?.decl
                let inner = member ?? item.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self)
                if let inner { read(inner, in: context) }
            }
            return
        }
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return }
        let access = min(Access(modified.modifiers) ?? context.standard, context.limit)
        guard access > .hidden else { return }
        if declaration.is(TypeAliasDeclSyntax.self) {
            if access == .beyond || !context.conforms && !outsideModule { add(.typealiased, in: declaration) }
        } else if let type = declaration.as(ProtocolDeclSyntax.self) {
            if access == .beyond || !outsideModule { add(.refined, in: type) }
            if access == .beyond { add(.declared, in: type.memberBlock.members) }
        } else {
            if access == .beyond { add(.declared, in: declaration) }
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
            let isExtension = group.is(ExtensionDeclSyntax.self)
            let own = Context(
                standard: isExtension ? Access(group.modifiers) ?? .module : .module,
                limit: isExtension ? .beyond : access, conforms: group.inheritanceClause != nil)
            for member in group.memberBlock.members {
                var inner = own
                // A case has the access level of its enum.
                if member.decl.is(EnumCaseDeclSyntax.self) { inner.standard = access }
                read(member.decl, in: inner)
            }
        }
    }

    private mutating func add(_ kind: ExposedType.Kind, in syntax: some SyntaxProtocol) {
        let types = NamedTypes(modules: modules)
        types.walk(syntax)
        found += types.found.map { ExposedType(module: $0.module, kind: kind, range: $0.range) }
    }
}

/// The types of some modules that a declaration names, apart from its body, its members, its values and its attributes.
private final class NamedTypes: SyntaxVisitor {
    private(set) var found: [(module: String, range: Range<Int>)] = []
    private let modules: Set<String>

    init(modules: Set<String>) {
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text.withoutBackticks ?? ""
        guard modules.contains(module) else { return .visitChildren }
        found.append((module, node.trimmedStart..<node.name.trimmedEnd))
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
