// Finds where each new stub goes: behind its nearest earlier sibling, in whichever file the user has that, or else at
// the start of the type's body.

/// A piece of a generated file that goes into one of the user's.
struct Insertion: Sendable {
    var file: Int
    var point: InsertionPoint
    var item: Item
    /// Which of its container's items it is.
    var position: Int
    /// The generated container that the item is in.
    var container: Int
    /// The generated members that come with it, by their index.
    var members: [Int]
}

/// Where it goes.
enum InsertionPoint: Sendable {
    /// Behind an item of a container.
    case after(container: Int, item: Int)
    /// At the start of a container's body.
    case start(container: Int)
    /// Before the first item of the file.
    case top
}

struct Inserter {
    let table: MemberTable
    let plan: FileMerge
    private(set) var insertions: [Insertion] = []
    private let wanted: Set<Int>
    private let deleted: Set<UserMember>

    init(table: MemberTable, plan: FileMerge) {
        self.table = table
        self.plan = plan
        wanted = Set(
            plan.diffs.compactMap { diff in
                if case .insert = diff.action { diff.generated } else { nil }
            })
        deleted = Set(
            plan.diffs.flatMap { diff -> [UserMember] in
                if case .delete = diff.action { diff.users } else { [] }
            })
        guard !wanted.isEmpty else { return }
        place(container: 0, into: UserMember(file: plan.own, member: 0))
    }

    private mutating func place(container index: Int, into place: UserMember) {
        let container = plan.parsed.containers[index]
        var nearest = Nearest()
        for (position, item) in container.items.enumerated() {
            var members = item.members
            if case .container(let child) = item.content {
                members = memberIndices(in: child)
                if !members.contains(where: wanted.contains) { continue }
                if let there = userContainer(forGenerated: child) {
                    self.place(container: child, into: there)
                    continue
                }
            } else {
                for child in item.containers { members += memberIndices(in: child) }
            }
            members = members.filter(wanted.contains)
            if members.isEmpty { continue }
            let point = self.point(of: position, in: container, into: place, members: members, &nearest)
            insertions.append(
                Insertion(
                    file: point.file, point: point.point, item: item, position: position,
                    container: index, members: members))
        }
    }

    /// The nearest sibling so far that the user has.
    private struct Nearest {
        var inBody: UserMember?
        var anywhere: UserMember?
        /// The first item that was not looked at.
        var next = 0
    }

    /// The members of a generated container, nested ones and its conformances too.
    private func memberIndices(in container: Int) -> [Int] {
        plan.parsed.members(in: plan.parsed.containers[container].range)
    }

    func userContainer(forGenerated index: Int) -> UserMember? {
        let generated = plan.parsed.containers[index]
        let key = MemberKey(owner: generated.owner, kind: .other, name: "")
        let owner = key.neutral(plan.file.typeName).named(plan.typeName).owner
        let all = table.containers(of: owner, in: plan.own)
        if !generated.isExtension {
            return all.first { !table.container($0).isExtension } ?? all.first
        }
        let names = Set(generated.inherited.map(\.name))
        if names.isEmpty {
            return all.first {
                $0.file == plan.own && table.container($0).isExtension && table.container($0).inherited.isEmpty
            }
        }
        return all.first {
            names.isSubset(of: table.container($0).inherited.flatMap(\.parts).map(\.name))
        }
    }

    private func point(
        of position: Int, in container: Container, into place: UserMember, members: [Int], _ nearest: inout Nearest
    ) -> (file: Int, point: InsertionPoint) {
        let needsTypeBody = members.contains { plan.parsed.members[$0].needsTypeBody }
        for earlier in container.items[nearest.next..<position] {
            var siblings = earlier.members
            for child in earlier.containers {
                siblings += [plan.parsed.containers[child].head].compactMap(\.self)
            }
            for sibling in siblings {
                nearest.inBody = user(ofGenerated: sibling, inBody: true) ?? nearest.inBody
                nearest.anywhere = user(ofGenerated: sibling, inBody: false) ?? nearest.anywhere
            }
        }
        nearest.next = position
        if let user = needsTypeBody ? nearest.inBody : nearest.anywhere {
            let member = table[user]
            return (user.file, .after(container: member.container, item: member.item))
        }
        let isImport = members.contains { plan.parsed.members[$0].key.kind == .import }
        return (place.file, start(of: place, isStored: needsTypeBody, isImport: isImport))
    }

    /// Where the user has a generated member, if something can be put behind it.
    private func user(ofGenerated index: Int, inBody needsTypeBody: Bool) -> UserMember? {
        plan.diffs[index].users.first { user in
            let member = table[user]
            guard member.item != Member.inHead else { return false }
            if plan.parsed.members[index].container == 0 {
                return member.container == 0 && user.file == plan.own
            }
            let container = table.files[user.file].containers[member.container]
            return !needsTypeBody || !container.isExtension
        }
    }

    /// At the start; anything but a stored property goes behind the stored properties there.
    private func start(of place: UserMember, isStored: Bool, isImport: Bool) -> InsertionPoint {
        let container = table.container(place)
        if place.member == 0 {
            if isImport { return .top }
            return .after(container: 0, item: container.items.count - 1)
        }
        let members = table.files[place.file].members
        let isProperty: (Item) -> Bool = { item in
            item.content == .members
                && item.members.allSatisfy {
                    members[$0].key.kind == .var && members[$0].needsTypeBody
                }
        }
        // Nothing can be put behind a property that is deleted.
        let last = container.items.prefix(while: isProperty).lastIndex { item in
            !item.members.contains { deleted.contains(UserMember(file: place.file, member: $0)) }
        }
        guard !isStored, let last else { return .start(container: place.member) }
        return .after(container: place.member, item: last)
    }
}
