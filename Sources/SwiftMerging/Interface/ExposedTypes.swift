// Where a file shows types of some modules to code outside of it: a typealias, a public declaration, a protocol that
// refines one of theirs. Only what syntax alone can tell is found: a type whose name begins with its module, as
// `LockKit.Bolt`, or one that the file imports by name, as `import struct LockKit.Bolt`.

import SwiftParser
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
    /// The type's name, with its module if the file has it, as offsets into the file's bytes.
    package let range: Range<Int>

    /// All of them, in order. A file that is nested too deeply shows nothing: the merge refuses it.
    package static func all(in bytes: [UInt8], of modules: Set<String>) -> [ExposedType] {
        guard mayExpose(bytes) else { return [] }
        return ParserRoom.run(for: bytes) {
            var reader = ExposureReader(modules: modules)
            reader.read(ParsedFile.tree(of: bytes))
            return reader.found
        } ?? []
    }

    /// Whether one of the words appears without which nothing is shown; most files have none, and are not parsed.
    private static func mayExpose(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            words.contains { word in
                var rest = bytes[...]
                while let first = rest.firstIndex(of: word[0]) {
                    rest = rest[first...]
                    if rest.starts(with: word) { return true }
                    rest = rest.dropFirst()
                }
                return false
            }
        }
    }

    private static let words = ["typealias", "public", "package", "open", "protocol"].map {
        Array($0.utf8)
    }
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

private struct ExposureReader {
    let modules: Set<String>
    private(set) var found: [ExposedType] = []
    /// The types that the file imports by name, with their modules.
    private var imported: [String: String] = [:]

    init(modules: Set<String>) { self.modules = modules }

    mutating func read(_ file: SourceFileSyntax) {
        let imports = ImportedTypes(modules: modules)
        imports.walk(file)
        imported = imports.names
        read(file.statements)
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            read(declaration, in: Context())
        }
    }

    /// What is around a declaration.
    private struct Context {
        /// The most that a declaration without a modifier can be.
        var standard = Access.module
        var limit = Access.beyond
        /// Whether what is around it conforms to something, which may need a typealias.
        var conforms = false
    }

    private mutating func read(_ declaration: DeclSyntax, in context: Context) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                switch clause.elements {
                case .statements(let inner)?: read(inner)
                case .decls(let members)?: read(members, in: context)
                default: break
                }
            }
            return
        }
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return }
        let access = min(Access(modified.modifiers) ?? context.standard, context.limit)
        guard access > .hidden else { return }
        if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            if access == .beyond || !context.conforms {
                add(.typealiased, in: alias.initializer.value)
            }
            return
        }
        if let type = declaration.as(ProtocolDeclSyntax.self) {
            if let clause = type.inheritanceClause { add(.refined, in: clause) }
            if access == .beyond { add(.declared, in: type.memberBlock) }
            return
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
            if access == .beyond { add(.declared, in: declaration) }
            return
        }
        if access == .beyond { addHead(of: group) }
        var inner = Context(conforms: group.inheritanceClause != nil)
        if group.is(ExtensionDeclSyntax.self) {
            inner.standard = Access(group.modifiers) ?? .module
        } else {
            inner.limit = access
        }
        // A case has the access level of its enum.
        if group.is(EnumDeclSyntax.self), access == .beyond {
            for member in group.memberBlock.members where member.decl.is(EnumCaseDeclSyntax.self) {
                add(.declared, in: member.decl)
            }
        }
        read(group.memberBlock.members, in: inner)
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, in context: Context) {
        for member in members { read(member.decl, in: context) }
    }

    private mutating func addHead(of group: any DeclGroupSyntax) {
        if let clause = group.inheritanceClause { add(.declared, in: clause) }
        if let generic = group.asProtocol((any WithGenericParametersSyntax).self) {
            if let clause = generic.genericParameterClause { add(.declared, in: clause) }
            if let clause = generic.genericWhereClause { add(.declared, in: clause) }
        }
    }

    private mutating func add(_ kind: ExposedType.Kind, in syntax: some SyntaxProtocol) {
        let types = NamedTypes(modules: modules, imported: imported)
        types.walk(syntax)
        for type in types.found {
            found.append(ExposedType(module: type.module, kind: kind, range: type.range))
        }
    }
}

/// The types that a file imports by name.
private final class ImportedTypes: SyntaxVisitor {
    private(set) var names: [String: String] = [:]
    private let modules: Set<String>
    private static let types: Set = ["struct", "class", "enum", "protocol", "typealias"]

    init(modules: Set<String>) {
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let kind = node.importKindSpecifier, Self.types.contains(kind.text),
            let module = node.path.first?.name.text.withoutBackticks, modules.contains(module),
            let name = node.path.last?.name.text.withoutBackticks
        {
            names[name] = module
        }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The types of some modules that a declaration names, apart from its body, its values and its attributes.
private final class NamedTypes: SyntaxVisitor {
    private(set) var found: [(module: String, range: Range<Int>)] = []
    private let modules: Set<String>
    private let imported: [String: String]

    init(modules: Set<String>, imported: [String: String]) {
        (self.modules, self.imported) = (modules, imported)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self),
            modules.contains(base.name.text.withoutBackticks)
        else { return .visitChildren }
        add(base.name.text.withoutBackticks, from: node, to: node.name)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = imported[node.name.text.withoutBackticks] {
            add(module, from: node, to: node.name)
        }
        return .visitChildren
    }

    private func add(_ module: String, from node: some TypeSyntaxProtocol, to name: TokenSyntax) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        found.append((module, start..<name.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}
