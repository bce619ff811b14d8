// The merge: reads all files once, decides for each fresh file, writes splices, and makes them.

extension MergeInput {
    /// Brings the developer's files up to date.
    public func merged() throws(MergeError) -> MergeResult {
        var reader = FileReader()
        return try run(&reader).finish()
    }

    /// Plans the whole merge.
    func run(_ reader: inout FileReader) throws(MergeError) -> MergeRun {
        var parsed: [ParsedFile] = []
        for user in users {
            parsed.append(try reader.read(user.path, identity: user.identity, text: user.text))
        }
        var run = MergeRun(input: self, table: MemberTable(parsed, aliases: aliases))
        for file in fresh {
            run.plan(
                file,
                parsed: try reader.read(file.path, identity: file.identity, text: file.text))
        }
        return run
    }
}

/// A merge under way: what is planned so far, for all files.
struct MergeRun {
    let input: MergeInput
    let table: MemberTable
    private(set) var draft: MergeDraft
    private var created: [MergedFile] = []
    private var base: Set<BaseMember> = []
    /// The names that the flow's members bear now.
    private var declared: Set<String> = []
    /// The paths that files have after the merge.
    private var paths: [String]
    private var identities: [String?]

    init(input: MergeInput, table: MemberTable) {
        self.input = input
        self.table = table
        draft = MergeDraft(
            splices: Array(repeating: Splices(), count: table.files.count),
            formerNames: input.formerNames)
        paths = table.files.map(\.path)
        identities = table.files.map(\.identity)
    }

    mutating func plan(_ file: FreshFile, parsed: ParsedFile) {
        guard let own = ownFile(of: file) else {
            created.append(
                MergedFile(
                    path: file.path, formerPath: nil, identity: file.identity, old: nil,
                    new: file.text))
            for member in FreshMember.all(of: file, parsed: parsed) {
                base.insert(BaseMember(identity: file.identity, member: member))
            }
            return
        }
        identities[own] = file.identity
        var plan = FilePlan(
            file: file, parsed: parsed, own: own, base: input.base, table: table)
        // The file follows its type; one that the developer has renamed stays where it is.
        if plan.rename != nil { paths[own] = file.path }
        RowJudge(table: table).judge(&plan)
        RowWriter(table: table, plan: plan).write(into: &draft)
        HeadWriter(table: table, plan: plan).write(into: &draft)
        let inserter = Inserter(table: table, plan: plan)
        InsertionWriter(table: table, plan: plan).write(inserter.insertions, into: &draft)
        NoteWriter(table: table, plan: plan, inserter: inserter).write(into: &draft)
        record(plan)
        declared.formUnion(plan.members.map(\.key.name))
        if let typeName = file.typeName { declared.insert(typeName) }
    }

    /// The developer's file for a fresh one; or else the sibling that declares its type.
    private func ownFile(of file: FreshFile) -> Int? {
        if let own = table.files.firstIndex(where: { $0.identity == file.identity }) { return own }
        guard let typeName = file.typeName else { return nil }
        return table.files.indices.first { index in
            table.files[index].identity == nil
                && table.files[index].containers.contains {
                    $0.owner == typeName && !$0.isExtension
                }
        }
    }

    private mutating func record(_ plan: FilePlan) {
        for row in plan.rows {
            guard let index = row.fresh else {
                switch row.action {
                case .retire: base.formUnion(row.bases.map(\.retired))
                case .spare: base.formUnion(row.bases)
                default: break
                }
                continue
            }
            if row.isBlocked {
                base.formUnion(row.bases)
            } else if row.isUnchanged, row.bases.count == 1,
                row.bases[0].speaks(of: plan.members[index])
            {
                base.insert(row.bases[0])
            } else {
                base.insert(
                    BaseMember(identity: plan.file.identity, member: plan.members[index]))
            }
        }
    }

    func finish() throws(MergeError) -> MergeResult {
        var files = created
        var outcomes: [Outcome] = []
        let mentions = Mentions(names: draft.formerNames, declared: declared)
        for (index, file) in table.files.enumerated() {
            let application = draft.splices[index].applied(to: file.bytes)
            if let fault = draft.splices[index].fault(in: application, of: file.bytes) {
                throw .brokenPostcondition("\(file.path): \(fault)")
            }
            let own = draft.outcomes.filter { $0.file == index }
            outcomes += own.map { planned in
                let offset = application.offset(of: planned.place)
                let place = TextPlace(offset: offset, in: application.text)
                return Outcome(
                    kind: planned.kind, path: paths[index], line: place.line,
                    column: place.column, member: planned.member, detail: planned.detail)
            }
            outcomes += mentions.outcomes(in: application.text, path: paths[index])
            let isMoved = paths[index] != file.path
            if application.text != file.bytes || isMoved {
                files.append(
                    MergedFile(
                        path: paths[index], formerPath: isMoved ? file.path : nil,
                        identity: identities[index], old: file.withMark(file.bytes),
                        new: file.withMark(application.text)))
            }
        }
        outcomes.sort {
            ($0.path, $0.line, $0.column, $0.kind.rawValue, $0.member)
                < ($1.path, $1.line, $1.column, $1.kind.rawValue, $1.member)
        }
        let lines = base.sorted { $0.fields.lexicographicallyPrecedes($1.fields) }
        return MergeResult(files: files, outcomes: outcomes, base: lines)
    }
}
