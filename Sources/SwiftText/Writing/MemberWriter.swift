// Turns the decisions about the members of a file into changes. Insertions and the heads of types have their own writers.

struct MemberWriter {
    let plan: FileMerge
    /// Names that members had before; their uses are mentioned.
    private(set) var formerNames: [FormerName] = []
    /// The members whose bodies are the user's to adapt.
    private(set) var bodies: [MemberKey] = []

    init(plan: FileMerge) { self.plan = plan }

    private var table: MemberTable { plan.table }
    private var file: ParsedFile { plan.table.file }

    mutating func write(into edits: inout FileEdits) {
        for diff in plan.diffs {
            switch diff.action {
            case .update(let changes): for change in changes { write(change, diff, into: &edits) }
            case .conflict(let place, let detail):
                let key = diff.generated.map { plan.members[$0].key.named(plan.file.typeName) }
                let name = key?.readable ?? table[place].key.name
                edits.note(.conflict, at: table[place].range.lowerBound, name, detail)
            case .retire: for place in diff.users { retire(place, diff.bases.first?.id, into: &edits) }
            case .delete: for place in diff.users { delete(place, into: &edits) }
            case .apart:
                if let index = diff.generated { noteApart(plan.members[index], into: &edits) }
            case .keep, .insert, .wait, .disown: break
            }
            guard diff.generated != nil, !diff.isBlocked else { continue }
            for place in diff.users { unretire(place, into: &edits) }
        }
        deleteConditions(into: &edits)
    }

    /// An `#if` around nothing but what goes, goes with it.
    private func deleteConditions(into edits: inout FileEdits) {
        let going = Set(plan.diffs.filter(\.isDeleted).flatMap(\.users))
        for item in file.containers.flatMap(\.items) where item.content == .condition && item.containers.isEmpty {
            let rest = file.tokens.tokens(in: item.range).filter { token in
                token.isComment
                    && !item.members.contains { (table[$0].docStart..<table[$0].end).contains(token.start) }
            }
            let isEmptied = !item.members.isEmpty && rest.isEmpty && item.members.allSatisfy(going.contains)
            if isEmptied { edits.delete(item.range, in: file) }
        }
    }

    /// Tells of a member that is elsewhere, where its type is declared, or else at the top.
    private func noteApart(_ member: GeneratedMember, into edits: inout FileEdits) {
        let place = plan.typeName.flatMap(table.declaration).map { file.containers[$0].nameRange.lowerBound }
        edits.note(.apart, at: place ?? 0, member.key.named(plan.file.typeName).readable)
    }

    private mutating func write(_ change: MemberEdit, _ diff: MemberDiff, into edits: inout FileEdits) {
        guard let index = diff.generated else { return }
        let (generated, user) = (plan.members[index], table[change.user])
        let key = generated.key.named(plan.file.typeName)
        let outer = key.owner.split(separator: ".").last ?? ""
        let name = (generated.id.kind == .storageKey ? "\(outer)." : "") + key.readable
        let kind: MemberOutcome.Kind =
            if change.edits.isEmpty { .stale } else if change.isEdited, change.changesSignature || change.hasStaleBody {
                .left
            } else { .followed }
        if kind != .followed { bodies.append(generated.key) }
        for edit in change.edits { edits.replace(edit.range, with: edit.text) }
        edits.note(kind, at: user.range.lowerBound, name)
        if user.key.name != generated.key.name, generated.key.kind != .type {
            formerNames.append(FormerName(.member, old: user.key.name, new: generated.key.name))
        }
    }

    private mutating func delete(_ place: Int, into edits: inout FileEdits) {
        let member = table[place]
        // The writer of heads takes conformances off.
        if member.key.kind == .conformance { return }
        edits.delete(member, in: file)
        if member.key.kind == .extension { return }
        edits.note(.removed, at: member.range.upperBound, member.key.readable)
        if [.func, .var].contains(member.key.kind) {
            formerNames.append(FormerName(.member, old: member.key.name, new: ""))
        }
    }

    /// Puts a line above a member that says that it is no longer in the flow.
    private func retire(_ place: Int, _ id: MemberID?, into edits: inout FileEdits) {
        let (member, lines) = (table[place], file.lines)
        if member.retiredLine != nil { return }
        let subject = id.map { $0.kind == .helper ? "This" : "This \($0.kind.rawValue)" } ?? "This"
        // A delegate's method may be gone from the SDK.
        let isOfDelegate = id?.kind == .delegate
        let reason = isOfDelegate ? "This method is no longer required." : "\(subject) is no longer in the flow."
        let text = Array("\(LeadingComments.retiredPrefix) \(reason)".utf8)
        let (start, indentation) = (member.docStart, lines.indentation(member.docStart))
        let lead = lines.isFirst(start) ? [] : lines.ending + indentation
        edits.replace(start..<start, with: lead + text + lines.ending + indentation)
        edits.note(.retired, at: member.range.lowerBound, member.key.readable)
    }

    private func unretire(_ place: Int, into edits: inout FileEdits) {
        let (member, lines) = (table[place], file.lines)
        guard let line = member.retiredLine else { return }
        let isFirst = lines.isFirst(line.lowerBound)
        edits.replace(isFirst ? lines.start(line.lowerBound)..<lines.next(line.upperBound) : line, with: [])
        edits.note(.returned, at: member.range.lowerBound, member.key.readable)
    }
}
