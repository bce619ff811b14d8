// What a type says, however it is spelled: `[T]` and `Array<T>`, `T?` and `Optional<T>`, parentheses, `any`,
// a module in front. Only syntax is known: a name that may be an alias, declared out of sight, may be any type.

import SwiftParser
import SwiftSyntax

indirect enum TypeShape: Hashable, Sendable {
    case named(path: [String], arguments: [TypeShape])
    case tuple([TupleElement])
    case function(parameters: [TypeShape], isAsync: Bool, thrown: String, result: TypeShape)
    /// A type with attributes and specifiers that count.
    case attributed(Set<String>, TypeShape)
    case composition(Set<TypeShape>)
    /// `some P & Q`, with what it conforms to.
    case opaque([TypeShape])
    /// A generic parameter, with what its argument has to conform to.
    case generic([TypeShape])
    case other(String)

    struct TupleElement: Hashable, Sendable {
        var label: String
        var type: TypeShape
    }

    /// Reads the text of a type.
    init(_ text: String) {
        let isVariadic = text.hasSuffix("...")
        var parser = Parser(isVariadic ? String(text.dropLast(3)) : text)
        let tree = TypeSyntax.parse(from: &parser)
        let shape = tree.hasError ? .other(text) : TypeShape(tree)
        self = isVariadic ? .attributed(["..."], shape) : shape
    }

    /// Names of Apple's frameworks and of C that are aliases of types of the standard library.
    private static let aliases: [String: String] = [
        "TimeInterval": "Double", "Float64": "Double", "Float32": "Float", "CDouble": "Double",
        "CFloat": "Float", "CInt": "Int32", "CLong": "Int", "CBool": "Bool",
        "CFTimeInterval": "Double", "CLLocationAccuracy": "Double", "CLLocationDegrees": "Double",
        "CLLocationDirection": "Double", "CLLocationDistance": "Double",
        "CLLocationSpeed": "Double",
    ]

    init(_ tree: TypeSyntax) {
        switch tree.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            self = Self.named(node.name, in: [], node.genericArgumentClause)
        case .memberType(let node):
            guard case .named(let path, _) = TypeShape(node.baseType) else {
                self = .other(node.trimmedDescription)
                return
            }
            self = Self.named(node.name, in: path, node.genericArgumentClause)
        case .optionalType(let node):
            self = .named(path: ["Optional"], arguments: [TypeShape(node.wrappedType)])
        case .arrayType(let node):
            self = .named(path: ["Array"], arguments: [TypeShape(node.element)])
        case .dictionaryType(let node):
            self = .named(
                path: ["Dictionary"], arguments: [TypeShape(node.key), TypeShape(node.value)])
        case .tupleType(let node): self = Self.tuple(node)
        case .functionType(let node): self = Self.function(node)
        case .attributedType(let node): self = Self.attributed(node)
        case .someOrAnyType(let node):
            let constraint = TypeShape(node.constraint)
            self = node.someOrAnySpecifier.text == "some" ? .opaque([constraint]) : constraint
        case .compositionType(let node):
            self = .composition(Set(node.elements.map { TypeShape($0.type) }))
        default: self = .other(Self.words(tree))
        }
    }

    private static func named(
        _ token: TokenSyntax, in module: [String], _ clause: GenericArgumentClauseSyntax?
    ) -> TypeShape {
        let name = token.text.withoutBackticks
        let arguments =
            (clause?.arguments).map { list in
                list.map { entry -> TypeShape in
                    guard case .type(let type) = entry.argument else { return .other(words(entry)) }
                    return TypeShape(type)
                }
            } ?? []
        if name == "Void", arguments.isEmpty { return .tuple([]) }
        return .named(path: module + [aliases[name] ?? name], arguments: arguments)
    }

    private static func tuple(_ node: TupleTypeSyntax) -> TypeShape {
        let elements = node.elements.map { element in
            TupleElement(
                label: element.firstName?.text.withoutBackticks ?? "",
                type: TypeShape(element.type))
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    private static func function(_ node: FunctionTypeSyntax) -> TypeShape {
        let effects = node.effectSpecifiers
        return .function(
            parameters: node.parameters.map { TypeShape($0.type) },
            isAsync: effects?.asyncSpecifier != nil,
            thrown: effects?.throwsClause.map(words) ?? "",
            result: TypeShape(node.returnClause.type))
    }

    /// Attributes and specifiers that no witness has to repeat are left out.
    private static func attributed(_ node: AttributedTypeSyntax) -> TypeShape {
        var names = Set(node.attributes.map { words($0) })
        names.subtract(["@ Sendable", "@ preconcurrency"])
        if node.specifiers.contains(where: { words($0) == "inout" }) { names.insert("inout") }
        let base = TypeShape(node.baseType)
        return names.isEmpty ? base : .attributed(names, base)
    }

    private static func words(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }
}

extension String {
    /// A name without the back-ticks around it.
    var withoutBackticks: String {
        guard utf8.count > 2, hasPrefix("`"), hasSuffix("`") else { return self }
        return String(dropFirst().dropLast())
    }
}
