// The imports of an SDK in an adopted wrapper. Where flows are public, generated files say `internal import`, since no
// public declaration of theirs names the SDK's types, and a plain import of the same module would be ambiguous beside
// it. So the wrapper says what it needs: `public import` if something public in it names a type that is not known to be
// the app's.

import SwiftParser
import SwiftSyntax

package enum SDKImports {
    /// A file whose plain imports of some modules have an access level.
    ///
    /// - Parameter app: the file of the protocol, whose words are the app's.
    package static func explicit(_ modules: [String], in bytes: [UInt8], beside app: [UInt8]) -> [UInt8] {
        let file = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        let reader = OpenTypeReader(viewMode: .sourceAccurate)
        reader.walk(file)
        let words = String(decoding: app, as: UTF8.self).split {
            !($0.isLetter || $0.isNumber || $0 == "_")
        }
        let known = Set(words.map(String.init)).union(reader.declared).union(usual)
        let access = reader.open.isSubset(of: known) ? "internal " : "public "
        var result = bytes
        for node in reader.imports.reversed() {
            guard node.modifiers.isEmpty, let module = node.path.first?.name.text, modules.contains(module),
                !node.attributes.contains(where: { $0.trimmedDescription == "@_exported" })
            else { continue }
            let place = node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
            result.insert(contentsOf: access.utf8, at: place)
        }
        return result
    }

    /// Types of the library and of Apple's frameworks that interfaces name.
    private static let usual: Set = [
        "Any", "AnyCancellable", "AnyObject", "AnyPublisher", "Array", "AsyncStream",
        "AsyncThrowingStream", "Bool", "CGFloat", "Codable", "CurrentValueSubject", "Data", "Date",
        "Decimal", "Dictionary", "DispatchQueue", "Double", "Equatable", "Error", "Float",
        "Hashable", "Identifiable", "Int", "Int32", "Int64", "MainActor", "NSError", "NSObject",
        "Never", "ObservableObject", "Optional", "PassthroughSubject", "Published", "Result",
        "Self",
        "Sendable", "Set", "String", "Task", "TimeInterval", "UInt", "URL", "URLRequest", "UUID",
        "UIApplication", "UIViewController", "UserDefaults", "Void",
    ]
}

/// The types that the public declarations of a file name.
private final class OpenTypeReader: SyntaxVisitor {
    private(set) var imports: [ImportDeclSyntax] = []
    private(set) var declared: Set<String> = []
    private(set) var open: Set<String> = []
    private var openTypes: Set<String> = []

    private func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    }

    private func add(_ nodes: (any SyntaxProtocol)?...) {
        for case let node? in nodes {
            let names = TypeNameReader(viewMode: .sourceAccurate)
            names.walk(node)
            open.formUnion(names.found)
        }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        if isOpen(node.modifiers) {
            openTypes.insert(node.name.text)
            add(node.inheritanceClause)
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if openTypes.contains(node.extendedType.trimmedDescription) { add(node.inheritanceClause) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOpen(node.modifiers) { add(node.signature) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOpen(node.modifiers) { add(node.signature) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOpen(node.modifiers) {
            for binding in node.bindings { add(binding.typeAnnotation, binding.initializer) }
        }
        return .skipChildren
    }
}

private final class TypeNameReader: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.first?.isUppercase == true { found.insert(node.baseName.text) }
        return .visitChildren
    }
}
