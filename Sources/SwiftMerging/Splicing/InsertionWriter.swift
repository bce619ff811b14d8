// Inserts stubs into a file, all stubs of one position together, each on its own lines and separated by empty lines as
// in the generated file.

struct InsertionWriter {
    let table: MemberTable
    let plan: FileMerge

    private struct Group: Hashable {
        var file: Int
        var point: InsertionPoint
    }

    func write(_ insertions: [Insertion], into draft: inout MergeDraft) {
        var groups: [(Group, [Insertion])] = []
        var known: [Group: Int] = [:]
        for insertion in insertions {
            let point = insertion.point.behindLine(in: table.files[insertion.file])
            let group = Group(file: insertion.file, point: point)
            if let index = known[group] {
                groups[index].1.append(insertion)
            } else {
                known[group] = groups.count
                groups.append((group, [insertion]))
            }
        }
        for (group, members) in groups { write(group, members, into: &draft) }
    }

    private func write(_ group: Group, _ members: [Insertion], into draft: inout MergeDraft) {
        let file = table.files[group.file]
        let site = InsertionSite(group.point, in: file)
        let pieces = members.map {
            InsertionPiece($0, of: plan, target: file.layout, indentation: site.indentation)
        }
        var text = site.lead
        var starts: [Int] = []
        for (index, piece) in pieces.enumerated() {
            text += separator(before: piece, previous: index > 0 ? pieces[index - 1] : nil, site, file.layout)
            starts.append(text.count)
            text += piece.text
        }
        if let last = pieces.last {
            text += site.trail(after: last, in: file, splices: draft.splices[group.file])
        }
        let range = draft.splices[group.file].free(site.range)
        let splice = draft.add(Splice(range: range, text: text), to: group.file)
        for ((insertion, piece), start) in zip(zip(members, pieces), starts) {
            report(insertion, piece, at: start, splice: splice, into: &draft)
        }
    }

    private func separator(
        before piece: InsertionPiece, previous: InsertionPiece?, _ site: InsertionSite, _ layout: Layout
    ) -> [UInt8] {
        if site.isTop, previous == nil { return [] }
        let isFirstOfBody = site.isStart && previous == nil
        let blanks = isFirstOfBody ? 0 : max(piece.blanksBefore, previous?.blanksAfter ?? 0)
        let breaks = Array(repeating: layout.lineEnding, count: blanks + 1).flatMap(\.self)
        return breaks + site.indentation
    }

    private func report(
        _ insertion: Insertion, _ piece: InsertionPiece, at start: Int, splice: Int, into draft: inout MergeDraft
    ) {
        for index in insertion.members {
            guard case .insert(let kind) = plan.diffs[index].action else { continue }
            draft.outcomes.append(
                PlannedOutcome(
                    kind: kind, file: insertion.file,
                    place: .inserted(splice: splice, offset: start + (piece.places[index] ?? 0)),
                    member: plan.members[index].key.named(plan.file.typeName).readable, detail: nil))
        }
    }
}
