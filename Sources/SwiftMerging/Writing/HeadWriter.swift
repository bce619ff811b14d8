// Writes the heads of types: what they conform to, and the names of types and their extensions.

import SwiftNotation

struct HeadWriter {
    let table: MemberTable
    let plan: FileMerge

    /// - Returns: the former name of the type, if it has another one now.
    func write(into edits: inout [FileEdits]) -> [FormerName] {
        for (index, container) in plan.parsed.containers.enumerated() where index > 0 && !container.isExtension {
            let owner = plan.userOwner(ofGenerated: index)
            let place = table.containers(of: owner, in: plan.own).first { !table.container($0).isExtension }
            if let place { writeConformances(ofGenerated: index, at: place, into: &edits[place.file]) }
        }
        guard let rename = plan.rename else { return [] }
        for place in table.containers(of: rename.old, in: plan.own) {
            let name = table.container(place).nameRange
            if edits[place.file].overlap(name) { continue }
            let note = Note(kind: .followed, member: rename.new)
            edits[place.file].replace(name, with: Array(rename.new.utf8), notes: [(0, note)])
        }
        return [FormerName(.type, old: rename.old, new: rename.new)]
    }

    /// Writes a list of conformances anew, or only adds to one with comments.
    private func writeConformances(ofGenerated index: Int, at place: UserMember, into edits: inout FileEdits) {
        let container = table.container(place)
        var added: [String] = []
        var gone: Set<Range<Int>> = []
        for diff in plan.diffs {
            if case .insert(let kind) = diff.action, let member = diff.generated.map({ plan.members[$0].member }),
                member.key.kind == .conformance, member.container == index
            {
                added.append(member.key.name)
                edits.note(kind, at: container.nameRange.lowerBound, member.key.readable)
            }
            guard case .delete = diff.action else { continue }
            for user in diff.users where table[user].key.kind == .conformance && user.file == place.file {
                if table[user].container != place.member { continue }
                gone.insert(table[user].range)
                edits.note(.removed, at: container.nameRange.lowerBound, table[user].key.readable)
            }
        }
        if added.isEmpty, gone.isEmpty { return }
        let file = table.files[place.file]
        let list = container.inheritanceRange
        if file.tokens.hasComment(in: list) {
            let text = added.map { ", " + $0 }.joined()
            return edits.replace(list.upperBound..<list.upperBound, with: Array(text.utf8))
        }
        var entries = container.inherited.filter { !gone.contains($0.range) }.map { file.text($0.range) }
        // A superclass comes first.
        let first = plan.parsed.containers[index].inherited.first?.name
        if let name = added.first, name == first, name != plan.file.demandedConformance {
            entries.insert(added.removeFirst(), at: 0)
        }
        entries += added
        edits.replace(list, with: Array((entries.isEmpty ? "" : ": " + entries.joined(separator: ", ")).utf8))
    }
}
