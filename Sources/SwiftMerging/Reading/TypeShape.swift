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
    case opaque
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

    private init(_ tree: TypeSyntax) {
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
            self = node.someOrAnySpecifier.text == "some" ? .opaque : TypeShape(node.constraint)
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

extension TypeShape {
    /// Whether a declaration with this type can stand for one with another.
    /// - Parameter known: which names stand for types that are known to differ from others.
    func canBe(_ other: TypeShape, known: KnownTypes) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.attributed, _), (_, .attributed): return canBeAttributed(other, known)
        case (.opaque, _), (_, .opaque): return false
        case (.other(let own), .other(let flow)): return own.hasSuffix("!") == flow.hasSuffix("!")
        case (.other(let text), let type), (let type, .other(let text)):
            return !text.hasSuffix("!") && type.mayBeAlias(known)
        case (.named(let path, let arguments), .named(let flow, let wanted))
        where Self.isSame(path, flow):
            return arguments.isEmpty || wanted.isEmpty || !known.contains(path)
                || Self.match(arguments, wanted, known)
        case _ where mayBeAlias(known): return !other.holds(self, known)
        case _ where other.mayBeAlias(known): return !holds(other, known)
        case (.tuple(let own), .tuple(let flow)):
            return own.map(\.label) == flow.map(\.label)
                && Self.match(own.map(\.type), flow.map(\.type), known)
        case (.function(let own, _, _, let result), .function(let flow, _, _, let wanted)):
            return hasEffects(of: other) && Self.match(own, flow, known)
                && result.canBe(wanted, known: known)
        case (.composition(let own), .composition(let flow)):
            let parts = own.union(flow)
            return parts.contains { $0.mayBeAlias(known) && own.contains($0) != flow.contains($0) }
                || own.count == flow.count
                    && own.allSatisfy { part in
                        flow.contains { part.canBe($0, known: known) }
                    }
        default: return false
        }
    }

    /// A closure that does not escape can stand for one that may.
    private static let free: Set<String> = ["@ escaping"]

    /// What belongs to a parameter, and to no alias.
    private static let ofParameters: Set<String> = ["@ escaping", "@ autoclosure", "inout", "..."]

    private func canBeAttributed(_ other: TypeShape, _ known: KnownTypes) -> Bool {
        var (own, type) = withAttributes
        var (flow, wanted) = other.withAttributes
        if type.mayBeAlias(known) || wanted.mayBeAlias(known) {
            own.formIntersection(Self.ofParameters)
            flow.formIntersection(Self.ofParameters)
        }
        return own.isSubset(of: flow) && flow.subtracting(own).isSubset(of: Self.free)
            && type.canBe(wanted, known: known)
    }

    private var withAttributes: (Set<String>, TypeShape) {
        if case .attributed(let names, let type) = self { (names, type) } else { ([], self) }
    }

    /// Whether one path is the other, with a module or a type in front.
    private static func isSame(_ own: [String], _ flow: [String]) -> Bool {
        own.count < flow.count
            ? flow.suffix(own.count).elementsEqual(own)
            : own.suffix(flow.count).elementsEqual(flow)
    }

    /// Whether this is a name that may be declared as an alias, out of sight.
    private func mayBeAlias(_ known: KnownTypes) -> Bool {
        guard case .named(let path, _) = self else { return false }
        return !known.contains(path)
    }

    /// Whether a type is made from another, whatever that is, and so can never be the same.
    private func holds(_ part: TypeShape, _ known: KnownTypes) -> Bool {
        switch self {
        case .named(let path, let arguments):
            known.contains(path) && arguments.contains { $0 == part || $0.holds(part, known) }
        case .tuple(let elements):
            elements.contains { $0.type == part || $0.type.holds(part, known) }
        case .function(let parameters, _, _, let result):
            (parameters + [result]).contains { $0 == part || $0.holds(part, known) }
        case .attributed(_, let type): type == part || type.holds(part, known)
        default: false
        }
    }

    private func hasEffects(of other: TypeShape) -> Bool {
        guard case .function(_, let isAsync, let thrown, _) = self,
            case .function(_, let flowIsAsync, let flowThrown, _) = other
        else { return false }
        return isAsync == flowIsAsync && thrown.isEmpty == flowThrown.isEmpty
    }

    private static func match(
        _ own: [TypeShape], _ flow: [TypeShape], _ known: KnownTypes
    ) -> Bool {
        own.count == flow.count && zip(own, flow).allSatisfy { $0.canBe($1, known: known) }
    }
}

extension TypeShape {
    /// Whether an opaque type takes part, which can be a generic parameter.
    var isOpaque: Bool {
        switch self {
        case .opaque: true
        case .named(_, let arguments): arguments.contains(where: \.isOpaque)
        case .tuple(let elements): elements.contains { $0.type.isOpaque }
        case .attributed(_, let type): type.isOpaque
        default: false
        }
    }
}

extension String {
    /// A name without the back-ticks around it.
    var withoutBackticks: String {
        guard utf8.count > 2, hasPrefix("`"), hasSuffix("`") else { return self }
        return String(dropFirst().dropLast())
    }
}
