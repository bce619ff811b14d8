// Compares a delegate protocol before and after an upgrade of its SDK: the lock has the old one, the interface the new
// one. It reports only what is certain, and leaves to the compiler what the compiler reports, such as a changed type.

package enum SDKChange: Hashable, Sendable {
    /// The SDK no longer calls a member. The requirement that may replace it, if there is exactly one.
    case neverCalled(SDKSuccessor?)
    /// A member is new, and required.
    case required(SDKMember)
    /// A member is deprecated now.
    case deprecated(SDKAvailability)
}

/// A requirement that may replace one that is gone, and why.
package struct SDKSuccessor: Hashable, Sendable {
    package enum Reason: Sendable { case renamed, sameTypes, moreParameters, fewerParameters }

    package let requirement: SDKMember
    package let reason: Reason
}

/// Compares a delegate protocol as it was and as it is.
package struct SDKComparison: Sendable {
    private let old: SDKType
    private let new: SDKType

    package init(_ old: SDKType, _ new: SDKType) { (self.old, self.new) = (old, new) }

    /// The change of a member that a wrapper implements; nil if there is nothing to report.
    /// - Parameter implemented: all members that the wrapper has.
    package func change(of fullName: String, implemented: Set<String>) -> SDKChange? {
        let (before, now) = (old[fullName], new[fullName])
        guard !now.isEmpty else {
            return before.isEmpty ? nil : .neverCalled(successor(of: before, implemented: implemented))
        }
        // Overloads of one name are told apart by their types, which are not compared.
        guard !now.contains(where: \.isVarying), now.allSatisfy(\.availability.isDeprecated),
            let availability = now.first?.availability, !before.contains(where: { $0.availability == availability })
        else { return nil }
        return .deprecated(availability)
    }

    /// The requirements that are new, and that every wrapper must have.
    package var required: [SDKMember] {
        new.members.filter { $0.isCertainlyRequired && old[$0.fullName].isEmpty }
    }

    private func successor(of gone: [SDKMember], implemented: Set<String>) -> SDKSuccessor? {
        guard gone.count == 1, let gone = gone.first else { return nil }
        let others = new.members.filter { other in
            !other.isVarying && !other.availability.isDeprecated && old[other.fullName].isEmpty
                && !implemented.contains(other.fullName) && (other.parameters == nil) == (gone.parameters == nil)
        }
        if let name = new.withdrawn[gone.fullName] ?? gone.availability.renamed {
            let named = new.members.filter { $0.fullName == name }
            if named.count == 1 { return SDKSuccessor(requirement: named[0], reason: .renamed) }
        }
        let same = others.filter { $0.types == gone.types && $0.effects == gone.effects }
        if !same.isEmpty { return same.count == 1 ? SDKSuccessor(requirement: same[0], reason: .sameTypes) : nil }
        let near = others.filter { $0.isExtension(of: gone) || gone.isExtension(of: $0) }
        guard near.count == 1 else { return nil }
        return SDKSuccessor(
            requirement: near[0], reason: near[0].isExtension(of: gone) ? .moreParameters : .fewerParameters)
    }
}

extension SDKMember {
    /// True if it has the same name and one parameter more.
    fileprivate func isExtension(of other: SDKMember) -> Bool {
        guard name == other.name, labels.count == other.labels.count + 1 else { return false }
        return labels.indices.contains { index in
            var (labels, types) = (labels, types)
            labels.remove(at: index)
            types.remove(at: index)
            return labels == other.labels && types == other.types
        }
    }

    package var isCertainlyRequired: Bool { need == .required && !isVarying && !mayHaveDefault }
}
