// Puts the note back into a type's body if the merge has removed everything else from it.

struct NoteWriter {
    let table: MemberTable
    let plan: FileMerge
    let inserter: Inserter

    func write(into draft: inout MergeDraft) {
        for diff in plan.diffs where diff.users.isEmpty && diff.bases.isEmpty {
            guard let index = diff.generated, plan.members[index].key.kind == .note else {
                continue
            }
            write(plan.members[index].member, into: &draft)
        }
    }

    private func write(_ note: Member, into draft: inout MergeDraft) {
        guard let place = inserter.userContainer(forGenerated: note.container) else { return }
        let file = table.files[place.file]
        let container = table.container(place)
        let lines = file.lines
        let end = container.body.upperBound
        guard lines.isFirst(end), lines.start(end) >= container.body.lowerBound,
            isEmptied(container, of: file, by: draft.splices[place.file])
        else { return }
        let indentation = lines.indentation(end) + file.layout.unit
        let text = Reindenting(source: plan.parsed.layout, target: file.layout)
            .text(of: plan.parsed.lines, note.range, indentation: indentation)
        let start = lines.start(end)
        draft.add(Splice(range: start..<start, text: indentation + text + file.layout.lineEnding), to: place.file)
    }

    /// Whether nothing but white space is left between the braces.
    private func isEmptied(_ container: Container, of file: ParsedFile, by splices: Splices) -> Bool {
        let body = container.body
        let own = splices.all.filter {
            $0.range.lowerBound >= body.lowerBound && $0.range.upperBound <= body.upperBound
        }
        guard own.allSatisfy(\.text.isEmpty) else { return false }
        return file.tokens.tokens(in: body).allSatisfy { token in
            own.contains {
                $0.range.lowerBound <= token.start && token.end <= $0.range.upperBound
            }
        }
    }
}
