// Inserts stubs: each behind its nearest earlier sibling, or else at the start of the type's body; on lines of its own,
// set apart by empty lines as in the generated file.

struct Inserter {
    private let plan: FileMerge
    /// The generated members that are put in.
    private let wanted: Set<Int>
    private var groups: [(site: InsertionSite, stubs: [Stub])] = []

    /// A piece of the generated file.
    private struct Stub {
        var item: Item
        var members: [Int]
        /// The empty lines above, one at most.
        var blanks: Int
        var isImport: Bool
    }

    init(plan: FileMerge) {
        self.plan = plan
        wanted = Set(plan.diffs.filter(\.isInserted).compactMap(\.generated))
    }

    private var table: MemberTable { plan.table }
    private var file: ParsedFile { plan.table.file }

    mutating func write(into edits: inout FileEdits) throws(MergeError) {
        if wanted.isEmpty { return }
        place(container: 0, into: 0)
        for (site, stubs) in groups { try write(stubs, at: site, into: &edits) }
    }

    private mutating func place(container index: Int, into place: Int) {
        let items = plan.parsed.containers[index].items
        var (nearest, nearestInBody): (Int?, Int?)
        for (position, item) in items.enumerated() {
            let members = plan.parsed.members(in: item.range).filter(wanted.contains)
            if !members.isEmpty {
                if case .container(let child) = item.content, let there = userContainer(ofGenerated: child) {
                    self.place(container: child, into: there)
                } else {
                    let needsBody = members.contains { plan.parsed.members[$0].needsTypeBody }
                    let isImport = plan.parsed.members[members[0]].key.kind == .import
                    let sibling = needsBody ? nearestInBody : nearest
                    let site =
                        sibling.map { InsertionSite(behind: table[$0], in: file) }
                        ?? start(of: place, isStored: needsBody, isImport: isImport)
                    add(
                        Stub(
                            item: item, members: members,
                            blanks: position == 0 || isApart(items[position - 1], item) ? 1 : 0,
                            isImport: isImport), at: site)
                }
            }
            let heads = item.containers.compactMap { plan.parsed.containers[$0].head }
            for sibling in item.members + heads {
                nearest = user(ofGenerated: sibling, inBody: false) ?? nearest
                nearestInBody = user(ofGenerated: sibling, inBody: true) ?? nearestInBody
            }
        }
    }

    /// Whether there is an empty line between two items of the generated file.
    private func isApart(_ item: Item, _ next: Item) -> Bool {
        plan.parsed.bytes[item.range.upperBound..<max(item.range.upperBound, next.range.lowerBound)]
            .count { $0 == 10 } > 1
    }

    private mutating func add(_ stub: Stub, at site: InsertionSite) {
        let known = groups.firstIndex { $0.site.range == site.range }
        if let known { groups[known].stubs.append(stub) } else { groups.append((site, [stub])) }
    }

    private func userContainer(ofGenerated index: Int) -> Int? {
        let generated = plan.parsed.containers[index]
        let owner = plan.userOwner(ofGenerated: index)
        let all = table.containers(of: owner)
        if !generated.isExtension { return table.declaration(of: owner) ?? all.first }
        let names = Set(generated.inherited.map(\.name))
        return all.first { place in
            let container = file.containers[place]
            return names.isEmpty
                ? container.isExtension && container.inherited.isEmpty
                : names.isSubset(of: container.inherited.flatMap(\.parts).map(\.name))
        }
    }

    /// Where the user has a generated member, if something can be put behind it.
    private func user(ofGenerated index: Int, inBody needsTypeBody: Bool) -> Int? {
        plan.diffs[index].users.first { user in
            let member = table[user]
            if member.item == Member.inHead { return false }
            if plan.parsed.members[index].container == 0 { return member.container == 0 }
            return !needsTypeBody || !file.containers[member.container].isExtension
        }
    }

    /// At the start; anything but a stored property goes behind the stored properties there.
    private func start(of place: Int, isStored: Bool, isImport: Bool) -> InsertionSite {
        let container = file.containers[place]
        if place == 0, isImport { return InsertionSite(atTopOf: file) }
        let leaving = Set(plan.diffs.filter(\.isDeleted).flatMap(\.users))
        let isProperty = { (item: Item) in
            item.content == .members && item.members.allSatisfy { file.members[$0].isStoredProperty }
        }
        let last =
            place == 0
            ? container.items.indices.last
            : container.items.prefix { !isStored && isProperty($0) }.lastIndex { item in
                leaving.isDisjoint(with: item.members)
            }
        if place == 0, last == nil { return InsertionSite(atTopOf: file) }
        return InsertionSite(in: place, behind: last, of: file)
    }

    private func write(_ stubs: [Stub], at site: InsertionSite, into edits: inout FileEdits) throws(MergeError) {
        let ending = file.lines.ending
        var text = site.isTop ? site.lead : []
        var notes: [(offset: Int, note: Note)] = []
        for (number, stub) in stubs.enumerated() {
            let isFirst = number == 0 && (site.isTop || site.isStart)
            let breaks = number == 0 && site.isTop ? 0 : isFirst ? 1 : stub.blanks + 1
            text += Array(repeating: ending, count: breaks).joined() + site.indentation
            let piece = try self.text(of: stub, at: site, ending)
            notes += piece.notes.map { (text.count + $0.offset, $0.note) }
            text += piece.text
        }
        let isLong = stubs.last.map { $0.item.range }.map { plan.parsed.bytes[$0].contains(10) } ?? false
        text += site.trail(isLong: isLong, isImport: stubs.last?.isImport ?? false)
        edits.replace(site.range, with: text, notes: notes)
    }

    /// The text of a stub without the members that the user has elsewhere or has deleted, and what is said about those
    /// in it.
    private func text(
        of stub: Stub, at site: InsertionSite, _ ending: [UInt8]
    ) throws(MergeError) -> (text: [UInt8], notes: [(offset: Int, note: Note)]) {
        let (parsed, range) = (plan.parsed, stub.item.range)
        var edits = FileEdits()
        for index in parsed.members(in: range) where !stub.members.contains(index) {
            let member = parsed.members[index]
            if ![.type, .extension, .conformance].contains(member.key.kind) { edits.delete(member, in: parsed) }
        }
        for index in stub.members {
            let (member, access) = (parsed.members[index], plan.access(of: index))
            let name = plan.members[index].key.named(plan.file.typeName).readable
            let isRestored = !plan.diffs[index].bases.isEmpty
            edits.note(isRestored ? .restored : .added, at: member.range.lowerBound, name)
            if !access.isEmpty {
                let start = member.ranges.modifierStart
                edits.replace(start..<start, with: Array(access.utf8))
            }
        }
        let (text, notes) = try edits.applied(to: parsed)
        let lines = text == parsed.bytes ? parsed.lines : Lines(text)
        let end = text.count - (parsed.bytes.count - range.upperBound)
        func reindented(to end: Int) -> [UInt8] {
            lines.reindented(range.lowerBound..<end, indentation: site.indentation, ending: ending)
        }
        return (reindented(to: end), notes.map { (reindented(to: $0.offset).count, $0.note) })
    }
}

/// Where stubs go: a line behind a sibling and everything else on the sibling's line, or before the brace that closes
/// the body.
struct InsertionSite {
    /// White space that the stubs take the place of.
    private(set) var range: Range<Int>
    private(set) var indentation: [UInt8] = []
    /// Before the first item of the file.
    private(set) var isTop = false
    /// Right behind the brace that opens the body.
    private(set) var isStart = false
    private(set) var lead: [UInt8] = []
    private let lines: Lines
    private var isBeforeImport = false
    private var isApart = false
    /// What comes behind the last stub.
    private var rest: [UInt8] = []

    /// Before the imports of a file, or else before everything in it.
    init(atTopOf parsed: ParsedFile) {
        (lines, isTop) = (parsed.lines, true)
        let items = parsed.containers[0].items.filter { parsed.lines.isFirst($0.range.lowerBound) }
        let first = items.first { $0.members.contains { parsed.members[$0].key.kind == .import } }
        let start = (first ?? items.first).map { parsed.lines.start($0.range.lowerBound) } ?? parsed.bytes.count
        range = start..<start
        isBeforeImport = first != nil
        // A file of comments alone.
        let isOpen = items.isEmpty && !(parsed.bytes.last.map(Lines.isBreak) ?? true)
        lead = isOpen ? lines.ending : []
        indentation = items.isEmpty ? [] : lines.indentation(start)
        isApart = items.isEmpty
    }

    init(behind sibling: Member, in parsed: ParsedFile) {
        self.init(in: sibling.container, behind: sibling.item, of: parsed)
    }

    /// Behind an item of a container, or at the start of its body.
    init(in place: Int, behind item: Int?, of parsed: ParsedFile) {
        let container = parsed.containers[place]
        lines = parsed.lines
        let start = item.map { container.items[$0].range.upperBound } ?? container.body.lowerBound
        let end = parsed.lineEnd(behind: start, in: container)
        range = end..<end
        isStart = item == nil && (container.items.first.map { $0.range.lowerBound > end } ?? true)
        isApart = parsed.tokens.tokens(in: container.body).isEmpty || lines.isBlankLine(lines.next(end))
        let near = (item.map { [container.items[$0]] } ?? []) + container.items
        let own = near.first { lines.isFirst($0.range.lowerBound) }.map { lines.indentation($0.range.lowerBound) }
        let outer = lines.indentation(container.range.lowerBound)
        indentation = own ?? (place == 0 ? [] : outer + Lines.unit)
        guard end > container.body.upperBound, place > 0 else { return }
        // The brace that closes the container is on the line, and gets one of its own.
        let brace = container.body.upperBound
        let blanks = parsed.bytes[container.body.lowerBound..<brace].reversed().prefix(while: Lines.isBlank).count
        range = brace - blanks..<brace
        rest = lines.ending + outer
    }

    func trail(isLong: Bool, isImport: Bool) -> [UInt8] {
        if isTop { return lines.ending + (isApart || isBeforeImport && isImport ? [] : lines.ending) }
        return rest.isEmpty && isStart && isLong && !isApart ? lines.ending : rest
    }
}

extension ParsedFile {
    /// Where the line behind an offset in a container ends, and the lines of everything that begins on it.
    func lineEnd(behind offset: Int, in container: Container) -> Int {
        var end = lines.end(offset)
        while true {
            let item = container.items.first { $0.range.lowerBound < end && end < $0.range.upperBound }
            guard let next = item?.range.upperBound ?? tokens.comment(at: end)?.end else { return end }
            end = lines.end(next)
        }
    }
}

extension FileMerge {
    /// What the user calls the type of a generated container.
    func userOwner(ofGenerated index: Int) -> String {
        MemberKey(owner: parsed.containers[index].owner, kind: .other, name: "").neutral(file.typeName).named(typeName)
            .owner
    }
}

extension Member {
    fileprivate var isStoredProperty: Bool { key.kind == .var && needsTypeBody }
}
