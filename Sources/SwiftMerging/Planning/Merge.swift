// The merge: reads each file once, decides what happens to each member, plans changes, and makes them.

import SwiftNotation

extension MergeInput {
    /// Plans the whole merge.
    func run(_ reader: inout FileReader) throws(MergeError) -> MergeRun {
        var parsed: [ParsedFile] = []
        for user in users {
            parsed.append(try reader.read(user.path, identity: user.identity, text: user.text))
        }
        var run = MergeRun(input: self, table: MemberTable(parsed))
        for file in generated {
            try run.plan(file, parsed: reader.read(file.path, identity: file.identity, text: file.text))
        }
        run.renameSteps()
        return run
    }
}

/// A merge under way: what is planned so far, for all files.
struct MergeRun {
    let input: MergeInput
    let table: MemberTable
    /// The planned changes of the user's files.
    private(set) var edits: [FileEdits]
    /// Names that members had before this merge; their uses are mentioned.
    private var formerNames: [FormerName]
    private var created: [MergedFile] = []
    private var base: Set<BaseMember> = []
    /// Names that the flow no longer has: their lines stay in the state file while they are used.
    private var remembered: [BaseMember] = []
    /// The flow's types, whose members are the flow's.
    private var types: Set<String> = []
    /// The names that the flow's members have now.
    private var declared: Set<String> = []
    /// The paths that files have after the merge.
    private var paths: [String]
    private var identities: [String?]
    /// The lines of the state files, by the file that they describe.
    private let lines: [String: [BaseMember]]
    /// The user's files, by what they are for.
    private let owns: [String: Int]
    /// The former names of types that a generated file has claimed: no other renames the type again.
    private var claimed: Set<String> = []
    /// The files that declare types of others, by the identities of those.
    private var hosts: [String: String] = [:]
    /// The names that the flow gives to the types of its files.
    let typeNames: Set<String>

    init(input: MergeInput, table: MemberTable) {
        self.input = input
        self.table = table
        edits = Array(repeating: FileEdits(), count: table.files.count)
        formerNames = input.formerNames
        typeNames = Set(input.generated.compactMap(\.typeName))
        paths = table.files.map(\.path)
        identities = table.files.map(\.identity)
        lines = Dictionary(grouping: input.base, by: \.identity)
        owns = Dictionary(
            table.files.indices.compactMap { index in table.files[index].identity.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func plan(_ file: GeneratedFile, parsed: ParsedFile) throws(MergeError) {
        let lines = lines[file.identity] ?? []
        let known = lines.filter { $0.nameKind == nil }
        types.formUnion(file.flowTypes)
        if let name = file.typeName { types.insert(name) }
        rememberTerms(of: file, lines: lines)
        guard let own = ownFile(of: file) else {
            if let error = renamedType(of: file, parsed) { throw error }
            created.append(
                MergedFile(path: file.path, formerPath: nil, identity: file.identity, old: nil, new: file.text))
            let members = GeneratedMember.all(of: file, parsed: parsed)
            base.formUnion(members.map { BaseMember(identity: file.identity, member: $0) })
            return
        }
        if identities[own.file] == nil { identities[own.file] = file.identity }
        if table.files[own.file].identity != file.identity {
            hosts[file.identity] = table.files[own.file].path
        }
        var plan = FileMerge(file: file, parsed: parsed, own: own, base: known, table: table)
        if let name = plan.typeName { types.insert(name) }
        if let rename = plan.rename { claimed.insert(rename.old) }
        let names = formerNames.count
        // The file follows its type; one that the user has renamed stays where it is.
        if plan.rename != nil, table.files[own.file].identity == file.identity {
            paths[own.file] = file.path
        }
        MergeResolver(table: table).judge(&plan)
        if let error = renamedType(of: plan) { throw error }
        var writer = MemberWriter(table: table, plan: plan)
        writer.write(into: &edits)
        formerNames += writer.formerNames
        formerNames += HeadWriter(table: table, plan: plan).write(into: &edits)
        var inserter = Inserter(table: table, plan: plan)
        try inserter.write(into: &edits)
        for name in formerNames[names...] where name.kind == .type || name.new.isEmpty {
            let line = BaseMember(name.kind, name.old, of: "", in: file.identity)
            if let line { remembered.append(line) }
        }
        for member in plan.members where [.func, .var].contains(member.key.kind) {
            formerNames += member.formerNames.map {
                FormerName(.member, old: $0, new: member.key.name)
            }
        }
        record(plan)
        declared.formUnion(plan.members.map(\.key.name))
        if let typeName = file.typeName { declared.insert(typeName) }
    }

    /// Collects the names that the flow has, and finds those that it no longer has.
    private mutating func rememberTerms(of file: GeneratedFile, lines: [BaseMember]) {
        var current: Set<BaseMember> = []
        for term in file.vocabulary {
            let line = BaseMember(term.kind, term.name, of: term.owner, in: file.identity)
            if let line { current.insert(line) }
        }
        base.formUnion(current)
        for line in lines where !current.contains(line) {
            guard let kind = line.nameKind else { continue }
            let old = line.key.name
            let renamed = input.formerNames.first { $0.kind == kind && $0.old == old }
            let new = kind == .type ? file.typeName : renamed?.new
            if renamed == nil {
                formerNames.append(FormerName(kind, old: old, new: new ?? "", owner: line.key.owner))
            }
            remembered.append(line)
        }
    }

    /// The user's file for a generated one; or else the file that declares its type.
    private func ownFile(of file: GeneratedFile) -> OwnFile? {
        let known = owns[file.identity]
        func own(_ index: Int, _ typeName: String?) -> OwnFile {
            OwnFile(file: index, typeName: typeName, isUntouched: input.users[index].isUntouched)
        }
        guard let typeName = file.typeName else { return known.map { own($0, nil) } }
        let lines = lines[file.identity] ?? []
        let former = lines.filter { $0.key.kind == .type }.map { $0.elements.name }.filter { !claimed.contains($0) }
        if let known {
            let old = former.first { name in
                let places = table.containers(of: name, in: known)
                return places.contains { $0.file == known } || !places.isEmpty && holds(name, membersOf: lines)
            }
            let isThere = !table.containers(of: typeName, in: known).isEmpty
            return own(known, isThere ? typeName : old ?? typeName)
        }
        let proven = former.filter { !typeNames.contains($0) && holds($0, membersOf: lines) }
        return ([typeName] + proven).lazy.compactMap { name in
            let places = table.containers(of: name, in: 0).filter { !table.container($0).isExtension }
            let place = places.first { table.files[$0.file].identity == nil } ?? places.first
            return place.map { own($0.file, name) }
        }.first
    }

    /// Whether a type contains the members that the state file lists. The state file is an input: a type of the user's
    /// that it merely names is not renamed.
    private func holds(_ typeName: String, membersOf lines: [BaseMember]) -> Bool {
        lines.contains { line in
            guard line.nameKind == nil, line.key.owner == MemberKey.mainOwner else { return false }
            switch line.key.kind {
            case .type, .extension, .conformance: return false
            default: return table.hasMember(line.key.named(typeName))
            }
        }
    }

    private mutating func record(_ plan: FileMerge) {
        for diff in plan.diffs {
            guard let index = diff.generated else {
                switch diff.action {
                case .retire: base.formUnion(diff.bases.map(\.retired))
                case .keepInUse, .conflict: base.formUnion(diff.bases)
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

    /// Renames the steps that wrappers hand to their runners, but in bytes that are written anew.
    fileprivate mutating func renameSteps() {
        let steps = RenamedSteps(formerNames, in: input.generated)
        for (index, file) in table.files.enumerated() {
            for use in steps.uses(in: file) where !edits[index].overlap(use.range) {
                let note = Note(kind: .renamed, member: use.old, detail: .name(old: use.old, new: use.new))
                edits[index].replace(use.range, with: Array(spelled(use.new).utf8), notes: [(0, note)])
            }
        }
    }

    func finish() throws(MergeError) -> MergeResult {
        var files = created
        var outcomes: [MemberOutcome] = []
        let mentions = Mentions(names: formerNames, declared: declared, types: types)
        var base = base
        for (index, file) in table.files.enumerated() {
            var (text, notes) = try edits[index].applied(to: file)
            guard edits[index].account(for: text, of: file.bytes) else {
                throw .brokenPostcondition("\(file.path): bytes outside the planned ranges would change")
            }
            notes.sort { $0.offset < $1.offset }
            let places = TextPlace.all(notes.map(\.offset), in: text)
            outcomes += zip(notes.map(\.note), places).map { note, place in
                MemberOutcome(
                    kind: note.kind, path: paths[index], line: place.line, column: place.column, member: note.member,
                    detail: note.detail, lineCount: note.lineCount)
            }
            outcomes += mentions.outcomes(in: text, path: paths[index])
            let isMoved = paths[index] != file.path
            if text != file.bytes || isMoved {
                files.append(
                    MergedFile(
                        path: paths[index], formerPath: isMoved ? file.path : nil, identity: identities[index],
                        old: file.withMark(file.bytes), new: file.withMark(text)))
            }
        }
        let used = Set(outcomes.filter { $0.kind == .mention }.map(\.member))
        base.formUnion(remembered.filter { used.contains($0.key.name) })
        outcomes.sort {
            ($0.path, $0.line, $0.column, $0.kind.rawValue, $0.member)
                < ($1.path, $1.line, $1.column, $1.kind.rawValue, $1.member)
        }
        let lines = base.sorted { $0.fields.lexicographicallyPrecedes($1.fields) }
        return MergeResult(files: files, outcomes: outcomes, base: lines, hosts: hosts)
    }
}
