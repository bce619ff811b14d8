// Inserts stubs into a file, all stubs of one position together, each on its own lines and separated by empty lines as
// in the generated file.

struct InsertionWriter {
    let table: MemberTable
    let plan: FileMerge

    func write(_ insertions: [Insertion], into draft: inout MergeDraft) {
        var groups: [(site: InsertionSite, insertions: [Insertion])] = []
        // What shares a line shares the place behind it.
        var known: [[Int]: Int] = [:]
        for insertion in insertions {
            let site = InsertionSite(insertion.point, in: table.files[insertion.file])
            let index = known[[insertion.file, site.range.lowerBound], default: groups.count]
            if index == groups.count { groups.append((site, [])) }
            groups[index].insertions.append(insertion)
            known[[insertion.file, site.range.lowerBound]] = index
        }
        for (site, insertions) in groups { write(insertions, at: site, in: insertions[0].file, into: &draft) }
    }

    private func write(_ members: [Insertion], at site: InsertionSite, in index: Int, into draft: inout MergeDraft) {
        let file = table.files[index]
        let pieces = members.map {
            InsertionPiece($0, of: plan, indentation: site.indentation, ending: file.lines.ending)
        }
        var text = site.lead
        var starts: [Int] = []
        for (number, piece) in pieces.enumerated() {
            text += separator(before: piece, previous: number > 0 ? pieces[number - 1] : nil, site, file.lines.ending)
            starts.append(text.count)
            text += piece.text
        }
        if let last = pieces.last {
            text += site.trail(after: last, in: file, splices: draft.splices[index])
        }
        let range = draft.splices[index].free(site.range)
        let splice = draft.add(Splice(range: range, text: text), to: index)
        for ((insertion, piece), start) in zip(zip(members, pieces), starts) {
            report(insertion, piece, at: start, splice: splice, into: &draft)
        }
    }

    private func separator(
        before piece: InsertionPiece, previous: InsertionPiece?, _ site: InsertionSite, _ ending: [UInt8]
    ) -> [UInt8] {
        if site.isTop, previous == nil { return [] }
        let isFirstOfBody = site.isStart && previous == nil
        let blanks = isFirstOfBody ? 0 : piece.blanksBefore
        let breaks = Array(repeating: ending, count: blanks + 1).flatMap(\.self)
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
