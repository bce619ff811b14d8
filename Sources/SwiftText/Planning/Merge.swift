// The merge: reads the file as it would be and as it is, decides what happens to each member, plans changes, and makes
// them.

extension MergeInput {
    /// Plans the whole merge.
    func run(_ reader: inout FileReader) throws(MergeError) -> MergeRun {
        let parsed = try reader.read(generated.path, text: generated.text)
        let own = try user.map { user throws(MergeError) in try reader.read(user.path, text: user.text) }
        return try MergeRun(self, parsed, own)
    }
}

/// A merge in progress: what is planned so far.
struct MergeRun {
    let input: MergeInput
    /// The user's file; nil if there is none.
    let own: ParsedFile?
    /// The planned changes of the user's file.
    private(set) var edits = FileEdits()
    /// Names that members had before this merge; their uses are mentioned.
    private var formerNames: [FormerName]
    private var base: Set<BaseMember> = []
    /// Names that the flow no longer has: their lines stay in the state file while they are used.
    private var remembered: [BaseMember] = []
    /// The path that the file has after the merge.
    private var path: String
    private var formerTypeName: String?

    init(_ input: MergeInput, _ parsed: ParsedFile, _ own: ParsedFile?) throws(MergeError) {
        let file = input.generated
        self.input = input
        self.own = own
        formerNames = input.formerNames
        path = input.user?.path ?? file.path
        rememberTerms()
        guard let own else {
            base.formUnion(
                GeneratedMember.all(of: file, parsed: parsed).map { BaseMember(identity: file.identity, member: $0) })
            return
        }
        var plan = FileMerge(
            input, parsed: parsed, table: MemberTable(own),
            base: input.base.filter { $0.nameKind == nil })
        // The file follows its type.
        if let rename = plan.rename { (path, formerTypeName) = (file.path, rename.old) }
        plan.judge()
        if let error = plan.renamedType { throw error }
        try write(plan)
        for member in plan.members where [.func, .var].contains(member.key.kind) {
            formerNames += member.formerNames.map { FormerName(.member, old: $0, new: member.key.name) }
        }
        record(plan)
        let declared = Set(plan.members.map(\.key.name) + [file.typeName].compactMap(\.self))
        FormerNameUses(of: formerNames, declared: declared, in: file).note(in: own, &edits)
    }

    private mutating func write(_ plan: FileMerge) throws(MergeError) {
        let names = formerNames.count
        var writer = MemberWriter(plan: plan)
        writer.write(into: &edits)
        formerNames += writer.formerNames
        noteBodies(plan, changed: writer.bodies)
        formerNames += HeadWriter(plan: plan).write(into: &edits)
        var inserter = Inserter(plan: plan)
        try inserter.write(into: &edits)
        for name in formerNames[names...] where name.kind == .type || name.new.isEmpty {
            let line = BaseMember(name.kind, name.old, of: "", in: plan.file.identity)
            if let line { remembered.append(line) }
        }
    }

    /// Collects the names that the flow has, and finds those that it no longer has.
    private mutating func rememberTerms() {
        let file = input.generated
        let current = Set(
            file.vocabulary.compactMap { BaseMember($0.kind, $0.name, of: $0.owner, in: file.identity) })
        base.formUnion(current)
        for line in input.base where !current.contains(line) {
            guard let kind = line.nameKind, kind != .body else { continue }
            let old = line.key.name
            let renamed = input.formerNames.first { $0.kind == kind && $0.old == old }
            let new = kind == .type ? file.typeName : renamed?.new
            if renamed == nil {
                formerNames.append(FormerName(kind, old: old, new: new ?? "", owner: line.key.owner))
            }
            remembered.append(line)
        }
    }

    private mutating func record(_ plan: FileMerge) {
        for diff in plan.diffs {
            guard let index = diff.generated else {
                switch diff.action {
                case .retire: base.formUnion(diff.bases.map(\.retired))
                case .conflict: base.formUnion(diff.bases)
                default: break
                }
                continue
            }
            if diff.isBlocked {
                base.formUnion(diff.bases)
            } else {
                base.insert(BaseMember(identity: plan.file.identity, member: plan.members[index]))
            }
        }
    }

    /// Lists the bodies that nobody has edited since the flow changed their members. What the flow changes now is in the
    /// file only after this run: its lines get their hashes from the next.
    private mutating func noteBodies(_ plan: FileMerge, changed: [MemberKey]) {
        func line(_ key: MemberKey, _ hash: [String]) -> BaseMember? {
            BaseMember(fields: [input.generated.identity, MemberID.name(.body).text, key.description] + hash)
        }
        for known in input.base where known.nameKind == .body {
            for place in plan.table.find(known.key.named(plan.typeName), heads: []) {
                let (member, body) = (plan.table[place], plan.table[place].elements.body)
                guard ["", body].contains(known.elements.body) else { continue }
                edits.note(.unchecked, at: member.range.lowerBound, member.key.readable)
                base.formUnion([line(known.key, ["body=\(body)"])].compactMap(\.self))
            }
        }
        base.formUnion(changed.compactMap { line($0, []) })
    }

    func finish() throws(MergeError) -> MergeResult {
        guard let own else {
            let new = MergedFile(path: path, new: input.generated.text)
            return MergeResult(file: new, outcomes: [], base: sorted(base))
        }
        let (text, notes) = try edits.applied(to: own)
        guard edits.account(for: text, of: own.bytes) else {
            throw .brokenPostcondition("\(own.path): bytes outside the planned ranges would change")
        }
        let lines = Lines(text)
        var outcomes = notes.map { note in
            let place = lines.place(of: note.offset)
            return MemberOutcome(
                kind: note.note.kind, line: place.line, column: place.column,
                formerLine: own.lines.place(of: note.former).line, member: note.note.member, detail: note.note.detail)
        }
        let used = Set(outcomes.filter { $0.kind == .mention }.map(\.member))
        outcomes.sort {
            ($0.line, $0.column, $0.kind.rawValue, $0.member) < ($1.line, $1.column, $1.kind.rawValue, $1.member)
        }
        var result = MergeResult(
            outcomes: outcomes,
            base: sorted(base.union(remembered.filter { used.contains($0.key.name) })),
            formerTypeName: formerTypeName)
        if text != own.bytes || path != own.path {
            result.file = MergedFile(path: path, new: text)
        }
        return result
    }

    private func sorted(_ lines: Set<BaseMember>) -> [BaseMember] {
        lines.sorted { $0.fields.lexicographicallyPrecedes($1.fields) }
    }
}
