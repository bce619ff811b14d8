// An import that the flow no longer needs goes only where all of the file is as flowgen wrote it: anything that
// the developer wrote may need it, and an import too many does no harm.

extension RowJudge {
    func keepImports(in plan: inout FilePlan) {
        let going = plan.rows.indices.filter { index in
            guard case .delete = plan.rows[index].action else { return false }
            return plan.rows[index].users.contains { table[$0].key.kind == .import }
        }
        guard !going.isEmpty, isHandWritten(plan) else { return }
        for index in going { plan.rows[index].action = .forget }
    }

    /// Whether something in the developer's file is not as flowgen wrote it.
    private func isHandWritten(_ plan: FilePlan) -> Bool {
        let file = table.files[plan.own]
        var known: Set<Int> = []
        var written = OffsetRanges()
        for row in plan.rows {
            for user in row.users where user.file == plan.own {
                let member = table[user]
                let isAsWritten = isAsWritten(user, row, plan)
                // What a head holds is judged by itself.
                if isAsWritten || member.key.isHead { known.insert(user.member) }
                if isAsWritten {
                    written.insert(
                        member.key.isHead ? member.slots.doc : member.docStart..<member.end)
                }
            }
        }
        let stranger = file.members.indices.contains { index in
            !known.contains(index)
                && written.range(around: file.members[index].range.lowerBound) == nil
        }
        return stranger || hasOwnComments(file, outside: written, plan.parsed)
    }

    private func isAsWritten(_ user: UserMember, _ row: Row, _ plan: FilePlan) -> Bool {
        let yours = table[user].elements
        let isHead = table[user].key.isHead
        let written =
            row.bases.map(\.elements)
            + [row.fresh.map { plan.members[$0].elements }]
            .compactMap(\.self)
        return written.contains { (isHead || $0.whole == yours.whole) && $0.hasComments(of: yours) }
    }

    private func hasOwnComments(
        _ file: ParsedFile, outside covered: OffsetRanges, _ fresh: ParsedFile
    ) -> Bool {
        let comments = { (file: ParsedFile) in
            file.words.words.filter(\.isComment).map { (file.text($0.start..<$0.end), $0.start) }
        }
        let written = Set(comments(fresh).map(\.0))
        return comments(file).contains { text, offset in
            covered.range(around: offset) == nil && !written.contains(text)
        }
    }
}

extension MemberKey {
    /// A type or an extension, whose members are looked at by themselves.
    fileprivate var isHead: Bool { kind == .type || kind == .extension || kind == .conformance }
}
