// Puts the remark into a body that is empty again: what the flow asked for there is gone, and so is
// everything else.

struct NoteWriter {
    let table: MemberTable
    let plan: FilePlan
    let inserter: Inserter

    func write(into draft: inout MergeDraft) {
        for row in plan.rows where row.users.isEmpty && row.bases.isEmpty {
            guard let index = row.fresh, plan.members[index].key.kind == .note else { continue }
            write(plan.members[index].member, into: &draft)
        }
    }

    private func write(_ note: Member, into draft: inout MergeDraft) {
        guard let place = inserter.userContainer(forFresh: note.container) else { return }
        let file = table.files[place.file]
        let container = table.container(place)
        let lines = file.lines
        let end = container.body.upperBound
        guard lines.isFirst(end), lines.start(end) >= container.body.lowerBound,
            isEmptied(container, of: file, by: draft.splices[place.file])
        else { return }
        let indentation = lines.indentation(end) + file.layout.unit
        let text = Reindenting(source: plan.parsed.layout, target: file.layout)
            .text(of: plan.parsed.bytes, note.range, indentation: indentation)
        let start = lines.start(end)
        draft.add(
            Splice(range: start..<start, text: indentation + text + file.layout.lineEnding),
            to: place.file)
    }

    /// Whether nothing but white space is left between the braces.
    private func isEmptied(
        _ container: Container, of file: ParsedFile, by splices: Splices
    ) -> Bool {
        let body = container.body
        let own = splices.all.filter {
            $0.range.lowerBound >= body.lowerBound && $0.range.upperBound <= body.upperBound
        }
        guard own.allSatisfy(\.text.isEmpty) else { return false }
        return file.words.words(in: body).allSatisfy { word in
            own.contains {
                $0.range.lowerBound <= word.start && word.end <= $0.range.upperBound
            }
        }
    }
}
