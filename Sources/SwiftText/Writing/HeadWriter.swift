// Writes the heads of types: what they conform to, and the names of types and their extensions.

struct HeadWriter {
    let plan: FileMerge

    private var file: ParsedFile { plan.table.file }

    /// - Returns: the former name of the type, if it has another one now.
    func write(into edits: inout FileEdits) -> [FormerName] {
        for place in file.containers.indices.dropFirst() where !file.containers[place].isExtension {
            writeConformances(at: place, into: &edits)
        }
        guard let rename = plan.rename else { return [] }
        for place in plan.table.containers(of: rename.old) {
            let name = file.containers[place].nameRange
            if edits.overlap(name) { continue }
            let note = Note(kind: .followed, member: rename.new)
            edits.replace(name, with: Array(rename.new.utf8), notes: [(0, note)])
        }
        return [FormerName(.type, old: rename.old, new: rename.new)]
    }

    /// Writes a list of conformances anew, or only adds to one with comments.
    private func writeConformances(at place: Int, into edits: inout FileEdits) {
        let (container, table) = (file.containers[place], plan.table)
        let added = added(to: container.owner)
        let gone = plan.diffs.filter(\.isDeleted).flatMap(\.users).map { table[$0] }.filter { member in
            member.key.kind == .conformance && member.container == place
        }
        if added.isEmpty, gone.isEmpty { return }
        let names = added.compactMap(\.generated).map { plan.members[$0].member.key.name }
        for diff in added {
            let name = diff.generated.map { plan.members[$0].key.readable } ?? ""
            edits.note(diff.bases.isEmpty ? .added : .restored, at: container.nameRange.lowerBound, name)
        }
        for member in gone { edits.note(.removed, at: container.nameRange.lowerBound, member.key.readable) }
        let list = container.inheritanceRange
        if file.tokens.hasComment(in: list) {
            let text = names.map { ", " + $0 }.joined()
            return edits.replace(list.upperBound..<list.upperBound, with: Array(text.utf8))
        }
        var entries = container.inherited.filter { entry in !gone.contains { $0.range == entry.range } }
            .map { file.text($0.range) }
        // A superclass comes first.
        let superclass = names.first { $0 == "NSObject" }
        entries = [superclass].compactMap(\.self) + entries + names.filter { $0 != superclass }
        edits.replace(list, with: Array((entries.isEmpty ? "" : ": " + entries.joined(separator: ", ")).utf8))
    }

    /// What the user's type of this name is to conform to from now on.
    private func added(to owner: String) -> [MemberDiff] {
        plan.diffs.filter { diff in
            guard diff.isInserted, let member = diff.generated.map({ plan.members[$0].member }) else { return false }
            return member.key.kind == .conformance && !plan.parsed.containers[member.container].isExtension
                && plan.userOwner(ofGenerated: member.container) == owner
        }
    }
}
