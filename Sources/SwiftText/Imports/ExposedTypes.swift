// Where a file shows types of some modules to code outside of it: a typealias, a public declaration or extension, a
// protocol that refines one of theirs, an extension that makes a public type of the file conform to one. Only what
// syntax alone can tell is found: a type whose name begins with its module, as `LockKit.Bolt` or `LockKit::Bolt`, or
// one that the file imports by name, as `import struct LockKit.Bolt`. A type of the file that is called as a module
// hides it, unless the name has a module selector.

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
    ///
    /// - Parameter outsideModule: whether only what is seen outside of the module counts.
    package static func all(in bytes: [UInt8], of modules: Set<String>, outsideModule: Bool = false) -> [ExposedType] {
        guard mayExpose(bytes) else { return [] }
        return ParserRoom.run(for: bytes) {
            var reader = ExposureReader(modules: modules, outsideModule: outsideModule)
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
    let outsideModule: Bool
    private(set) var found: [ExposedType] = []
    /// The types that the file imports by name, with their modules.
    private var imported: [String: String] = [:]
    /// The modules whose names are types of the file.
    private var hidden: Set<String> = []
    /// The types of the file that are seen outside of the module, as `A.B`.
    private var seenBeyond: Set<String> = []
    /// What conformances show that extensions declare, if the types that they extend are seen.
    private var conformances: [(type: String, shown: [ExposedType])] = []

    init(modules: Set<String>, outsideModule: Bool) {
        (self.modules, self.outsideModule) = (modules, outsideModule)
    }

    mutating func read(_ file: SourceFileSyntax) {
        let imports = ImportedTypes(modules: modules)
        imports.walk(file)
        imported = imports.names
        hidden = Set(file.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        read(file.statements)
        for conformance in conformances where seenBeyond.contains(conformance.type) {
            found += conformance.shown
        }
        found.sort { $0.range.lowerBound < $1.range.lowerBound }
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
        /// The type that is around it, followed by a dot; empty at the top.
        var path = ""
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
            if access == .beyond || !context.conforms && !outsideModule {
                let clauses: [(any SyntaxProtocol)?] = [
                    alias.genericParameterClause, alias.initializer.value, alias.genericWhereClause,
                ]
                for clause in clauses.compactMap(\.self) { add(.typealiased, in: clause) }
            }
            return
        }
        if let type = declaration.as(ProtocolDeclSyntax.self) {
            if access == .beyond || !outsideModule {
                if let clause = type.inheritanceClause { add(.refined, in: clause) }
                if let clause = type.genericWhereClause {
                    add(.refined, in: clause)
                }
            }
            if access == .beyond { add(.declared, in: type.memberBlock) }
            return
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
            if access == .beyond { add(.declared, in: declaration) }
            return
        }
        var inner = Context(conforms: group.inheritanceClause != nil)
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
            let isShown = access == .beyond || extended.hasMembersBeyondModule
            if isShown {
                add(.declared, in: extended.extendedType)
                if let clause = extended.genericWhereClause {
                    add(.declared, in: clause)
                }
            }
            // The extension itself cannot be public then: its type decides.
            if let clause = extended.inheritanceClause {
                var shown = types(.declared, in: clause)
                if let clause = extended.genericWhereClause, !isShown {
                    shown += types(.declared, in: clause)
                }
                conformances.append((extended.extendedType.trimmedDescription, shown))
            }
            inner.standard = Access(group.modifiers) ?? .module
            inner.path = extended.extendedType.trimmedDescription + "."
        } else {
            let path = context.path + (group.typeName ?? "")
            if access == .beyond {
                addHead(of: group)
                seenBeyond.insert(path)
            }
            inner.limit = access
            inner.path = path + "."
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
        found += types(kind, in: syntax)
    }

    private func types(_ kind: ExposedType.Kind, in syntax: some SyntaxProtocol) -> [ExposedType] {
        let types = NamedTypes(modules: modules, imported: imported, hidden: hidden)
        types.walk(syntax)
        return types.found.map { ExposedType(module: $0.module, kind: kind, range: $0.range) }
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

extension ExtensionDeclSyntax {
    /// Whether a member says that it is seen outside of the module.
    fileprivate var hasMembersBeyondModule: Bool {
        memberBlock.members.contains { member in
            let modified = member.decl.asProtocol((any WithModifiersSyntax).self)
            return modified.flatMap { Access($0.modifiers) } == .beyond
        }
    }
}

extension DeclGroupSyntax {
    /// The name of a type, or of the type that an extension extends; nil if that is not a plain name.
    fileprivate var typeName: String? {
        if let named = asProtocol((any NamedDeclSyntax).self) {
            return named.name.text.withoutBackticks
        }
        let extended = self.as(ExtensionDeclSyntax.self)?.extendedType
        return extended?.as(IdentifierTypeSyntax.self)?.name.text.withoutBackticks
    }
}

/// The types of some modules that a declaration names, apart from its body, its values and its attributes.
private final class NamedTypes: SyntaxVisitor {
    private(set) var found: [(module: String, range: Range<Int>)] = []
    private let modules: Set<String>
    private let imported: [String: String]
    private let hidden: Set<String>

    init(modules: Set<String>, imported: [String: String], hidden: Set<String>) {
        (self.modules, self.imported, self.hidden) = (modules, imported, hidden)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = module(of: node.moduleSelector) {
            add(module, from: node, to: node.name)
            return .skipChildren
        }
        guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.moduleSelector == nil,
            modules.contains(base.name.text.withoutBackticks),
            !hidden.contains(base.name.text.withoutBackticks)
        else { return .visitChildren }
        add(base.name.text.withoutBackticks, from: node, to: node.name)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text.withoutBackticks
        if let selector = node.moduleSelector {
            if let module = module(of: selector) { add(module, from: node, to: node.name) }
        } else if let module = imported[name] {
            add(module, from: node, to: node.name)
        }
        return .visitChildren
    }

    /// The module that a selector, as in `LockKit::Bolt`, names: nothing hides it.
    private func module(of selector: ModuleSelectorSyntax?) -> String? {
        let name = selector?.moduleName.text.withoutBackticks
        return name.flatMap { modules.contains($0) ? $0 : nil }
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
