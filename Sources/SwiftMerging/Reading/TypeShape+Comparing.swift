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
