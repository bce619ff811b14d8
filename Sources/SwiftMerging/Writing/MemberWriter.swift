// Turns the decisions about the members of a file into changes. Insertions and the heads of types have their own writers.

import SwiftNotation

struct MemberWriter {
    let table: MemberTable
    let plan: FileMerge
    /// Names that members had before; their uses are mentioned.
    private(set) var formerNames: [FormerName] = []

    init(table: MemberTable, plan: FileMerge) { (self.table, self.plan) = (table, plan) }

    mutating func write(into edits: inout [FileEdits]) {
        for diff in plan.diffs {
            switch diff.action {
            case .update(let changes): for change in changes { write(change, diff, into: &edits) }
            case .conflict(let place, let detail):
                let key = diff.generated.map { plan.members[$0].key.named(plan.file.typeName) }
                let name = key?.readable ?? table[place].key.name
                edits[place.file].note(.conflict, at: table[place].range.lowerBound, name, detail)
            case .retire: for place in diff.users { retire(place, diff.bases.first?.id, into: &edits[place.file]) }
            case .delete: for place in diff.users { delete(place, into: &edits[place.file]) }
            case .keep, .insert, .wait, .keepInUse, .disown: break
            }
            guard diff.generated != nil, !diff.isBlocked else { continue }
            for place in diff.users { unretire(place, into: &edits[place.file]) }
        }
        deleteConditions(into: &edits)
    }

    /// An `#if` around nothing but what goes, goes with it.
    private func deleteConditions(into edits: inout [FileEdits]) {
        let going = Set(plan.diffs.filter(\.isDeleted).flatMap(\.users))
        for index in Set(going.map(\.file)) {
            let file = table.files[index]
            for item in file.containers.flatMap(\.items) where item.content == .condition && item.containers.isEmpty {
                let places = item.members.map { UserMember(file: index, member: $0) }
                let rest = file.tokens.tokens(in: item.range).filter { token in
                    token.isComment && !places.contains { (table[$0].docStart..<table[$0].end).contains(token.start) }
                }
                let isEmptied = !places.isEmpty && rest.isEmpty && places.allSatisfy(going.contains)
                if isEmptied { edits[index].delete(item.range, in: file) }
            }
        }
    }

    private mutating func write(_ change: MemberEdit, _ diff: MemberDiff, into edits: inout [FileEdits]) {
        guard let index = diff.generated else { return }
        let (generated, user, bytes) = (plan.members[index], table[change.user], table.files[change.user.file].bytes)
        let key = generated.key.named(plan.file.typeName)
        let outer = key.owner.split(separator: ".").last ?? ""
        let name = (generated.id.isStorageKey ? "\(outer)." : "") + key.readable
        let kind: MemberOutcome.Kind =
            if change.edits.isEmpty { .stale } else if change.isEdited, change.changesSignature || change.hasStaleBody {
                .left
            } else { .followed }
        func breaks(_ text: some Sequence<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
        let lineCount = change.edits.filter { $0.range.lowerBound >= user.range.lowerBound && !$0.range.isEmpty }
            .reduce(breaks(bytes[user.range]) + 1) { $0 + breaks($1.text) - breaks(bytes[$1.range]) }
        let note = Note(kind: kind, member: name, lineCount: kind == .followed ? nil : lineCount)
        for edit in change.edits { edits[change.user.file].replace(edit.range, with: edit.text) }
        edits[change.user.file].replace(user.range.lowerBound..<user.range.lowerBound, with: [], notes: [(0, note)])
        if user.key.name != generated.key.name, generated.key.kind != .type {
            formerNames.append(FormerName(.member, old: user.key.name, new: generated.key.name))
        }
    }

    private mutating func delete(_ place: UserMember, into edits: inout FileEdits) {
        let member = table[place]
        // The writer of heads takes conformances off.
        if member.key.kind == .conformance { return }
        edits.delete(member, in: table.files[place.file])
        if member.key.kind == .extension { return }
        edits.note(.removed, at: member.range.upperBound, member.key.readable)
        if [.func, .var].contains(member.key.kind) {
            formerNames.append(FormerName(.member, old: member.key.name, new: ""))
        }
    }

    /// Puts a line above a member that says that it is no longer in the flow.
    private func retire(_ place: UserMember, _ id: MemberID?, into edits: inout FileEdits) {
        let (member, lines) = (table[place], table.files[place.file].lines)
        if member.retiredLine != nil { return }
        let subject = id.map { $0.isHelper ? "This" : "This \($0.noun)" } ?? "This"
        let text = Array("\(LeadingComments.retiredPrefix) \(subject) is no longer in the flow.".utf8)
        let (start, indentation) = (member.docStart, lines.indentation(member.docStart))
        let lead = lines.isFirst(start) ? [] : lines.ending + indentation
        edits.replace(start..<start, with: lead + text + lines.ending + indentation)
        edits.note(.retired, at: member.range.lowerBound, member.key.readable)
    }

    private func unretire(_ place: UserMember, into edits: inout FileEdits) {
        let (member, lines) = (table[place], table.files[place.file].lines)
        guard let line = member.retiredLine else { return }
        let isFirst = lines.isFirst(line.lowerBound)
        edits.replace(isFirst ? lines.start(line.lowerBound)..<lines.next(line.upperBound) : line, with: [])
        edits.note(.returned, at: member.range.lowerBound, member.key.readable)
    }
}
