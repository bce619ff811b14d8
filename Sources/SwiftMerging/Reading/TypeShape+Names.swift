// Names in types that are known to stand for something: type aliases whose declarations are in sight, and generic
// parameters with what their arguments have to conform to.

import SwiftParser
import SwiftSyntax

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
