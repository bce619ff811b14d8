// Pairs lines of the state file with generated members, by id and by the member's role in it. If a part was renamed by
// `was:`, the lines of its former name belong to its members.

import SwiftNotation

struct Pairing {
    private struct Group: Hashable {
        var id: MemberID
        var role: String
    }

    /// For each generated member, the lines that are about it.
    private(set) var bases: [[BaseMember]]
    /// The generated members that the state file has exactly as they are.
    private(set) var unchanged: Set<Int> = []
    /// Lines about members that the flow no longer has, by id and role.
    private(set) var leftOver: [[BaseMember]] = []

    init(generated: [GeneratedMember], base: [BaseMember]) {
        bases = Array(repeating: [], count: generated.count)
        var lines = Dictionary(grouping: base) { line in
            Group(id: line.id, role: GeneratedMember.role(key: line.key, id: line.id))
        }
        setRetiredAside(&lines)
        // A renamed member goes first: its former lines are its own, even if another has taken its name.
        let order = generated.indices.filter { !generated[$0].formerIDs.isEmpty }
        let (own, former) = Self.split(order, generated: generated, lines: lines)
        var taken: Set<Group> = []
        for (index, group) in former {
            bases[index] += lines[group] ?? []
            taken.insert(group)
        }
        for group in taken { lines[group] = nil }
        var byGroup: [Group: [Int]] = [:]
        for index in generated.indices where own.contains(index) || !order.contains(index) {
            byGroup[Group(id: generated[index].id, role: generated[index].role), default: []].append(index)
        }
        for (group, indices) in byGroup {
            let own = lines.removeValue(forKey: group) ?? []
            if Self.isUnchanged(own, indices.map { generated[$0] }) { unchanged.formUnion(indices) }
            deal(own, to: indices, generated: generated)
        }
        leftOver += lines.sorted { ($0.key.id.text, $0.key.role) < ($1.key.id.text, $1.key.role) }.map(\.value)
    }

    /// A member that is retired is another one, once its id has a member again.
    private mutating func setRetiredAside(_ lines: inout [Group: [BaseMember]]) {
        for (group, members) in lines {
            let live = members.filter { !$0.isRetired }
            if live.isEmpty || live.count == members.count { continue }
            lines[group] = live
            leftOver.append(members.filter(\.isRetired))
        }
    }

    /// Whether lines say exactly what the flow requires.
    private static func isUnchanged(_ lines: [BaseMember], _ generated: [GeneratedMember]) -> Bool {
        guard !lines.isEmpty else { return false }
        let keys = Set(generated.map(\.key))
        let wanted = Set(generated.map(\.elements))
        return lines.allSatisfy { keys.contains($0.key) && !$0.isRetired } && Set(lines.map(\.elements)) == wanted
    }

    /// Which renamed members go by lines of their own, and which by those of their former id.
    private static func split(
        _ order: [Int], generated: [GeneratedMember], lines: [Group: [BaseMember]]
    ) -> (own: Set<Int>, former: [(Int, Group)]) {
        var own: Set<Int> = []
        var former: [(Int, Group)] = []
        for index in order {
            let member = generated[index]
            let ownLines = lines[Group(id: member.id, role: member.role)] ?? []
            let isFollowed = ownLines.contains { line in
                !Set(line.formerIDs).isDisjoint(with: member.formerIDs)
            }
            own.insert(index)
            if isFollowed { continue }
            let groups = member.formerIDs.map { id in Group(id: id, role: member.role) }.filter { lines[$0] != nil }
            if groups.isEmpty { continue }
            own.remove(index)
            former += groups.map { (index, $0) }
        }
        return (own, former)
    }

    /// Gives lines to the members of one id and role: to each its own key, the rest in order.
    private mutating func deal(_ lines: [BaseMember], to indices: [Int], generated: [GeneratedMember]) {
        guard indices.count > 1 else {
            for index in indices { bases[index] = lines }
            return
        }
        var rest: [BaseMember] = []
        for line in lines {
            let exact = indices.filter { generated[$0].key == line.key }
            let best = exact.first { generated[$0].elements.head == line.elements.head }
            if let index = best ?? exact.first {
                bases[index].append(line)
            } else {
                rest.append(line)
            }
        }
        let free = indices.filter { bases[$0].isEmpty }
        for (index, line) in zip(free, rest) { bases[index].append(line) }
        if rest.count > free.count { leftOver += rest.dropFirst(free.count).map { [$0] } }
    }
}
