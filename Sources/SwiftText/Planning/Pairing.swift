// Pairs lines of the state file with generated members, by id and by the member's role in it. If a part was renamed by
// `was:`, the lines of its former name belong to its members.

struct Pairing {
    private struct Group: Hashable {
        var id: MemberID
        var role: String
    }

    /// For each generated member, the lines that are about it.
    private(set) var bases: [[BaseMember]]
    /// Lines about members that the flow no longer has, by id and role.
    private(set) var leftOver: [[BaseMember]] = []

    init(generated: [GeneratedMember], base: [BaseMember]) {
        bases = Array(repeating: [], count: generated.count)
        var lines = Dictionary(grouping: base) { line in
            Group(id: line.id, role: GeneratedMember.role(key: line.key, id: line.id))
        }
        // A member that is retired is another one, once its id has a member again.
        for (group, members) in lines where members.contains(where: { !$0.isRetired }) {
            lines[group] = members.filter { !$0.isRetired }
            let retired = members.filter(\.isRetired)
            if !retired.isEmpty { leftOver.append(retired) }
        }
        // A renamed member goes first: its former lines are its own, even if another has taken its name.
        var taken: [Group] = []
        for (index, member) in generated.enumerated() where !member.formerIDs.isEmpty {
            let own = lines[Group(id: member.id, role: member.role)] ?? []
            if own.contains(where: { !Set($0.formerIDs).isDisjoint(with: member.formerIDs) }) { continue }
            let former = member.formerIDs.map { Group(id: $0, role: member.role) }.filter { lines[$0] != nil }
            bases[index] = former.flatMap { lines[$0] ?? [] }
            taken += former
        }
        for group in taken { lines[group] = nil }
        let open = Dictionary(grouping: generated.indices.filter { bases[$0].isEmpty }) { index in
            Group(id: generated[index].id, role: generated[index].role)
        }
        for (group, indices) in open {
            deal(lines.removeValue(forKey: group) ?? [], to: indices, generated: generated)
        }
        leftOver += lines.sorted { ($0.key.id.text, $0.key.role) < ($1.key.id.text, $1.key.role) }.map(\.value)
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
