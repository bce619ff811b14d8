// The meaning of a type, however it is spelled: `[T]` and `Array<T>`, `T?` and `Optional<T>`, parentheses, `any`,
// a module in front. Only syntax is known: a name that may be an alias declared out of sight may be any type.

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

// Whether a declaration with one type can stand for one with another, as far as syntax tells.

extension TypeShape {
    /// Whether a declaration with this type can stand for one with another.
    /// - Parameter known: which names stand for types that are known to differ from others.
    func canBe(_ other: TypeShape, known: KnownTypes) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (.generic(let bounds), _):
            return !other.isInout && bounds.allSatisfy { other.mayConform(to: $0, known) }
        case (_, .generic): return true
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

    private var isInout: Bool { withAttributes.0.contains { $0 == "inout" || $0 == "..." } }

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
    /// Whether a type may conform to a protocol. A conformance can be declared out of sight, except where the
    /// standard library leaves no room for it.
    fileprivate func mayConform(to bound: TypeShape, _ known: KnownTypes) -> Bool {
        if case .composition(let parts) = bound {
            return parts.allSatisfy { mayConform(to: $0, known) }
        }
        guard case .named(let path, _) = bound, let name = path.last else { return true }
        switch self {
        case .attributed(_, let type): return type.mayConform(to: bound, known)
        case .tuple, .function: return !known.isNominal(name)
        case .named(["Any"], _) where known.isStandard(["Any"]): return !known.isNominal(name)
        case .named(let own, _) where known.isStandard(own):
            return !known.isWithout(own.last ?? "", name)
        default: return true
        }
    }
}

// Names in types that are known to stand for something: type aliases whose declarations are in sight, and generic
// parameters with what their arguments have to conform to.

extension TypeShape {
    /// How many parts of types are looked at for one declaration: aliases of aliases can grow without bound.
    private static let budget = 2_000

    /// The same type, where names stand for what they are known to be.
    func resolved(_ names: [String: TypeShape]) -> TypeShape {
        if names.isEmpty { return self }
        var budget = Self.budget
        return resolved(names, &budget)
    }

    private func resolved(_ names: [String: TypeShape], _ budget: inout Int) -> TypeShape {
        budget -= 1
        guard budget > 0 else { return self }
        switch self {
        case .named(let path, let arguments):
            guard let first = path.first else { return self }
            if case .generic? = names[first], path.count > 1 { return .generic([]) }
            if path.count == 1, arguments.isEmpty, let shape = names[first] {
                var rest = names
                rest[first] = nil
                return shape.resolved(rest, &budget)
            }
            return .named(path: path, arguments: Self.resolved(arguments, names, &budget))
        case .tuple(let elements):
            let types = Self.resolved(elements.map(\.type), names, &budget)
            return .tuple(
                zip(elements, types).map { TupleElement(label: $0.label, type: $1) })
        case .function(let parameters, let isAsync, let thrown, let result):
            return .function(
                parameters: Self.resolved(parameters, names, &budget), isAsync: isAsync,
                thrown: thrown, result: result.resolved(names, &budget))
        case .attributed(let attributes, let type):
            let type = type.resolved(names, &budget)
            guard case .attributed(let more, let base) = type else {
                return .attributed(attributes, type)
            }
            return .attributed(attributes.union(more), base)
        case .composition(let parts):
            return .composition(Set(Self.resolved(Array(parts), names, &budget)))
        case .opaque, .generic, .other: return self
        }
    }

    private static func resolved(
        _ types: [TypeShape], _ names: [String: TypeShape], _ budget: inout Int
    ) -> [TypeShape] {
        types.map { $0.resolved(names, &budget) }
    }

    /// The type of a parameter, where an opaque type is a generic one.
    var opened: TypeShape {
        switch self {
        case .opaque(let bounds): .generic(bounds)
        case .named(let path, let arguments):
            .named(path: path, arguments: arguments.map(\.opened))
        case .tuple(let elements):
            .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.opened) })
        case .attributed(let names, let type): .attributed(names, type.opened)
        default: self
        }
    }

    /// Whether an opaque or generic type takes part.
    var isOpen: Bool {
        switch self {
        case .opaque, .generic: true
        case .named(_, let arguments): arguments.contains(where: \.isOpen)
        case .tuple(let elements): elements.contains { $0.type.isOpen }
        case .function(let parameters, _, _, let result):
            parameters.contains(where: \.isOpen) || result.isOpen
        case .attributed(_, let type): type.isOpen
        default: false
        }
    }

    /// The generic parameters of a function, by their names; nil where they are packs, or cannot be read.
    static func generics(_ clause: String, where constraints: String) -> [String: TypeShape]? {
        if clause.isEmpty { return [:] }
        var parser = Parser("func f\(clause)() \(constraints)")
        let tree = DeclSyntax.parse(from: &parser)
        guard !tree.hasError, let function = tree.as(FunctionDeclSyntax.self),
            let parameters = function.genericParameterClause?.parameters,
            parameters.allSatisfy({ $0.specifier == nil })
        else { return nil }
        var bounds: [String: [TypeShape]] = [:]
        for parameter in parameters {
            bounds[parameter.name.text] = parameter.inheritedType.map { [TypeShape($0)] } ?? []
        }
        for entry in function.genericWhereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let node) = entry.requirement else { continue }
            bounds[node.leftType.trimmedDescription]?.append(TypeShape(node.rightType))
        }
        return bounds.mapValues { .generic($0) }
    }
}
