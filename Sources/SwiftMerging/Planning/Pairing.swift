// Pairs the lines of the record with the fresh members: by origin, and by the role in it. A line
// that `was:` speaks of belongs to the member that says so.

struct Pairing {
    private struct Group: Hashable {
        var origin: String
        var role: String
    }

    /// For each fresh member, the lines that are about it.
    private(set) var bases: [[BaseMember]]
    /// Lines about members that the flow no longer has, by origin and role.
    private(set) var leftOver: [[BaseMember]] = []

    init(fresh: [FreshMember], base: [BaseMember]) {
        bases = Array(repeating: [], count: fresh.count)
        var lines = Dictionary(grouping: base) { line in
            Group(
                origin: line.origin, role: FreshMember.role(key: line.key, origin: line.origin))
        }
        // A renamed member goes first: its former lines are its own, even if another has taken
        // its name.
        let order = fresh.indices.filter { !fresh[$0].formerOrigins.isEmpty }
        let (own, former) = Self.split(order, fresh: fresh, lines: lines)
        var taken: Set<Group> = []
        for (index, group) in former {
            bases[index] += lines[group] ?? []
            taken.insert(group)
        }
        for group in taken { lines[group] = nil }
        var byGroup: [Group: [Int]] = [:]
        for index in fresh.indices where own.contains(index) || !order.contains(index) {
            byGroup[Group(origin: fresh[index].origin, role: fresh[index].role), default: []]
                .append(index)
        }
        for (group, indices) in byGroup {
            deal(lines.removeValue(forKey: group) ?? [], to: indices, fresh: fresh)
        }
        leftOver = lines.sorted { ($0.key.origin, $0.key.role) < ($1.key.origin, $1.key.role) }
            .map(\.value)
    }

    /// Which renamed members go by lines of their own, and which by those of their former origin.
    private static func split(
        _ order: [Int], fresh: [FreshMember], lines: [Group: [BaseMember]]
    ) -> (own: Set<Int>, former: [(Int, Group)]) {
        var own: Set<Int> = []
        var former: [(Int, Group)] = []
        for index in order {
            let member = fresh[index]
            let lines = lines
            let ownLines = lines[Group(origin: member.origin, role: member.role)] ?? []
            let isFollowed = ownLines.contains { line in
                !Set(line.formerOrigins).isDisjoint(with: member.formerOrigins)
            }
            own.insert(index)
            if isFollowed { continue }
            let groups = member.formerOrigins.map { origin in
                Group(origin: origin, role: FreshMember.role(key: member.key, origin: member.origin))
            }.filter { lines[$0] != nil }
            if groups.isEmpty { continue }
            own.remove(index)
            former += groups.map { (index, $0) }
        }
        return (own, former)
    }

    /// Gives lines to the members of one origin and role: to each its own key, the rest in order.
    private mutating func deal(_ lines: [BaseMember], to indices: [Int], fresh: [FreshMember]) {
        guard indices.count > 1 else {
            for index in indices { bases[index] = lines }
            return
        }
        var rest: [BaseMember] = []
        for line in lines {
            let exact = indices.filter { fresh[$0].key == line.key }
            let best = exact.first { fresh[$0].member.types == line.elements.parameters.map(\.type) }
            if let index = best ?? exact.first { bases[index].append(line) } else { rest.append(line) }
        }
        let free = indices.filter { bases[$0].isEmpty }
        for (index, line) in zip(free, rest) { bases[index].append(line) }
        if rest.count > free.count { leftOver += rest.dropFirst(free.count).map { [$0] } }
    }
}
