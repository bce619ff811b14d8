// Merges the two sides of a git conflict by members: what one side has changed is taken from that side, what both have
// changed is shown with base, ours and theirs. git merges by lines, and takes two new members at one place for a
// conflict.

/// A merged file that two branches have changed.
package struct BranchInput: Sendable {
    /// Where the file is.
    package var path: String
    package var versions: BranchVersions
    /// What flowgen last wrote, on either branch: what is still so is not hand-written.
    package var written: [BaseMember]
    /// The names that steps have now, by their former ones.
    package var renamedSteps: [String: String]

    /// A merged file that two branches have changed.
    package init(path: String, versions: BranchVersions, written: [BaseMember], renamedSteps: [String: String]) {
        (self.path, self.versions) = (path, versions)
        (self.written, self.renamedSteps) = (written, renamedSteps)
    }

    /// Merges the versions. Throws if one of them cannot be read.
    package func merged() throws(MergeError) -> BranchResult {
        let all = [versions.base ?? [], versions.ours, versions.theirs]
        return try ParserRoom.run(forBytes: all.map(\.count).max() ?? 0, path: path) { () throws(MergeError) in
            var merge = try BranchMerge(self)
            return try merge.result()
        }
    }
}

/// A file as it is after the merge of two branches.
package struct BranchResult: Sendable {
    package var text: [UInt8] = []
    /// What both sides have changed, and where the conflict begins in the text.
    package var conflicts: [(offset: Int, member: String)] = []

    /// What became of the members of a file that had these bytes.
    package func outcomes(old: [UInt8]) -> [MemberOutcome] {
        if conflicts.isEmpty {
            let line = zip(old, text).prefix { $0 == $1 }.count { $0.0 == 10 } + 1
            let outcome = MemberOutcome(
                kind: .united, line: line, column: 1, formerLine: line, member: "")
            return text == old ? [] : [outcome]
        }
        let lines = Lines(text)
        return conflicts.map { conflict in
            let place = lines.place(of: conflict.offset)
            return MemberOutcome(
                kind: .conflict, line: place.line, column: place.column,
                formerLine: ConflictMarkers.firstLine(in: old) ?? 1, member: conflict.member, detail: .branches)
        }
    }

    fileprivate mutating func append(_ other: BranchResult) {
        conflicts += other.conflicts.map { ($0.offset + text.count, $0.member) }
        text += other.text
    }
}

private struct BranchMerge {
    private let input: BranchInput
    private let base: FileUnits?
    private let ours: FileUnits
    private let theirs: FileUnits
    private let written: WrittenMembers
    /// The new names of steps that a side has renamed.
    private let renamed: Set<String>
    /// The generated text that gave way to hand-written text.
    private var dropped: [UInt8] = []

    init(_ input: BranchInput) throws(MergeError) {
        self.input = input
        func read(_ text: [UInt8]) throws(MergeError) -> ParsedFile { try ParsedFile(path: input.path, text: text) }
        let base = try input.versions.base.map { text throws(MergeError) in try read(text) }
        let all = try [base, read(input.versions.ours), read(input.versions.theirs)].compactMap(\.self)
        var renamed: Set<String> = []
        let files = try all.map { file throws(MergeError) in
            let names = file.stepsToRename(input.renamedSteps, as: all)
            renamed.formUnion(names.values)
            return FileUnits(names.isEmpty ? file : try read(file.renaming(names)))
        }
        self.renamed = renamed
        self.base = base == nil ? nil : files[0]
        (ours, theirs) = (files[files.count - 2], files[files.count - 1])
        written = WrittenMembers(input.written)
    }

    mutating func result() throws(MergeError) -> BranchResult {
        var result = BranchResult()
        var isFirst = true
        for triple in UnitPairs(base: base?.all ?? [], ours: ours.all, theirs: theirs.all).order() {
            guard isWhole(triple) else {
                let all = UnitTriple(base: base?.whole, ours: ours.whole, theirs: theirs.whole)
                return conflict(all, about: triple.base?.name ?? "", isOpen: true)
            }
            let next = merged(triple)
            guard let unit = triple.ours ?? triple.theirs, !next.text.isEmpty else { continue }
            let ending = ours.file.lines.ending
            // What was the first in its braces has no empty line above.
            let isApart = !next.conflicts.isEmpty || next.text.first.map(Lines.isBreak) ?? true
            if !isApart, !isFirst, unit.isFirst, !unit.rest.isEmpty || unit.isOpening { result.text += ending }
            isFirst = unit.isOpening
            result.append(next)
        }
        try verify(result)
        return result
    }

    /// Whether both sides have the type that a unit opens or closes, or the one that has it has not changed it. Else its
    /// members have no place, and the file is a conflict as a whole.
    private func isWhole(_ triple: UnitTriple) -> Bool {
        guard let type = triple.base?.type, let base, (triple.ours == nil) != (triple.theirs == nil) else {
            return true
        }
        let (own, file) = triple.ours == nil ? (triple.theirs?.type, theirs) : (triple.ours?.type, ours)
        return own.map { file.tokens(in: $0) == base.tokens(in: type) } ?? false
    }

    private mutating func merged(_ triple: UnitTriple) -> BranchResult {
        if let own = triple.ours, let other = triple.theirs { return merged(triple, own, other) }
        let file = triple.ours == nil ? theirs : ours
        guard let unit = triple.ours ?? triple.theirs else { return BranchResult() }
        let part = Part(unit.range, file)
        guard let before = triple.base else { return BranchResult(text: part.text) }
        // The other side has deleted it, or given it another name than this one.
        let isRenamed = unit.member.map { renamed.contains($0.key.name) } ?? false
        if Part(before.range, base).tokens == part.tokens, !isRenamed { return BranchResult() }
        if written.hold(unit, file, version(before)) {
            dropped += part.text
            return BranchResult()
        }
        return conflict(triple)
    }

    private func version(_ unit: Unit?) -> (Unit, FileUnits)? {
        unit.flatMap { unit in base.map { (unit, $0) } }
    }

    private mutating func merged(_ triple: UnitTriple, _ own: Unit, _ other: Unit) -> BranchResult {
        func parts(_ range: (Unit) -> Range<Int>) -> [Part?] {
            [triple.base.map { Part(range($0), base) }, Part(range(own), ours), Part(range(other), theirs)]
        }
        let before = version(triple.base)
        let isWritten = (ours: written.hold(own, ours, before), theirs: written.hold(other, theirs, before))
        if let text = choice(parts(\.range), isWritten) { return BranchResult(text: text) }
        guard own.rest.isEmpty == other.rest.isEmpty, let lead = choice(parts(\.lead)),
            let head = choice(parts(\.head)), let rest = choice(parts(\.rest))
        else { return conflict(triple) }
        return BranchResult(text: lead + head + rest)
    }

    /// The text of the part that has changed; nil if both have.
    /// - Parameters:
    ///   - parts: what base and both sides have.
    ///   - isWritten: which sides are as flowgen wrote them.
    private mutating func choice(_ parts: [Part?], _ isWritten: (ours: Bool, theirs: Bool) = (false, false)) -> [UInt8]?
    {
        guard let ours = parts[1], let theirs = parts[2] else { return nil }
        // Layout is taken from the side that has changed it.
        if ours.tokens == theirs.tokens { return parts[0]?.text == ours.text ? theirs.text : ours.text }
        if let base = parts[0] {
            if base.tokens == ours.tokens { return theirs.text }
            if base.tokens == theirs.tokens { return ours.text }
        }
        guard isWritten.ours || isWritten.theirs else { return nil }
        let isOursLeft = isWritten.ours && !isWritten.theirs
        dropped += isOursLeft ? ours.text : theirs.text
        return isOursLeft ? theirs.text : ours.text
    }

    /// - Parameter isOpen: whether it is one although a side was chosen.
    private mutating func conflict(
        _ triple: UnitTriple, about name: String? = nil, isOpen: Bool = false
    ) -> BranchResult {
        let ending = ours.file.lines.ending
        func lines(_ unit: Unit?, _ file: FileUnits?) -> [UInt8] {
            guard let range = unit?.range, let text = file?.file.bytes[range], let last = text.last else { return [] }
            return Array(text) + (Lines.isBreak(last) ? [] : ending)
        }
        let parts = [lines(triple.ours, ours), lines(triple.base, base), lines(triple.theirs, theirs)]
        if let chosen = input.versions.chosen, !isOpen {
            dropped += chosen == .ours ? parts[2] : parts[0]
            return BranchResult(text: chosen == .ours ? parts[0] : parts[2])
        }
        var text: [UInt8] = []
        for (mark, part) in zip(["<<<<<<< ours", "||||||| base", "======="], parts) {
            text += Array(mark.utf8) + ending + part
        }
        text += Array(">>>>>>> theirs".utf8) + ending
        return BranchResult(text: text, conflicts: [(0, name ?? (triple.ours ?? triple.theirs)?.name ?? "")])
    }

    // MARK: - Verification

    /// Each word that a side has added is in the result.
    private func verify(_ result: BranchResult) throws(MergeError) {
        let before = Self.words(base?.file.bytes ?? [])
        let there = Self.words(result.text + dropped)
        for side in [ours, theirs] {
            for (word, count) in Self.words(side.file.bytes) where count - (before[word] ?? 0) > there[word] ?? 0 {
                throw .brokenPostcondition("\(input.path) would lose '\(word)', which one of two branches has added")
            }
        }
    }

    private static func words(_ text: [UInt8]) -> [String: Int] {
        let words = String(decoding: text, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }
}

/// A part of a unit in one version.
private struct Part {
    let text: [UInt8]
    let tokens: [[UInt8]]

    init(_ range: Range<Int>, _ file: FileUnits?) {
        text = file.map { Array($0.file.bytes[range]) } ?? []
        tokens = file?.tokens(in: range) ?? []
    }
}

/// What flowgen wrote last, on either branch: a member that is still so is not hand-written.
private struct WrittenMembers {
    private let wholes: Set<String>
    private let docs: Set<String>

    init(_ lines: [BaseMember]) {
        wholes = Set(lines.map(\.elements.whole)).subtracting([""])
        docs = Set(lines.map(\.elements.doc))
    }

    /// Whether nothing in a unit is hand-written, but for what base has too.
    func hold(_ unit: Unit, _ file: FileUnits, _ base: (Unit, FileUnits)?) -> Bool {
        guard let member = unit.member, unit.type == nil, wholes.contains(member.elements.whole),
            docs.contains(member.elements.doc)
        else { return false }
        return file.tokens(in: member.range.upperBound..<unit.range.upperBound).isEmpty
            && Self.ownComments(unit, file) == base.map { Self.ownComments($0, $1) } ?? []
    }

    /// The comments above that are neither documentation nor a TODO of flowgen's.
    private static func ownComments(_ unit: Unit, _ file: FileUnits) -> [[UInt8]] {
        file.tokens(in: unit.range.lowerBound..<(unit.member?.docStart ?? unit.start))
    }
}

// Where one side has renamed a step, the other versions get its new name first.
extension ParsedFile {
    /// The text with the new names of steps, which stand in the declaration and in what the runner is handed:
    /// `flow.run(.open)`.
    fileprivate func renaming(_ names: [String: String]) -> [UInt8] {
        let words = tokens.tokens.filter { !$0.isComment }.map { $0.start..<$0.end }
        let handed = words.indices.dropFirst(5).filter { index in
            zip(words[(index - 5)...], ["flow", ".", nil, "(", "."]).allSatisfy { $1 == nil || text($0) == $1 }
        }
        let declared = members.filter { [.func, .var].contains($0.key.kind) }.map(\.name)
        return bytes.replacing(
            Set(handed.map { words[$0] } + declared).compactMap { place in
                names[text(place).withoutBackticks].map { (place, Array($0.utf8)) }
            })
    }

    private func declares(_ name: String) -> Bool { members.contains { $0.key.name == name } }

    /// The names of steps that other versions have changed already.
    fileprivate func stepsToRename(_ names: [String: String], as others: [ParsedFile]) -> [String: String] {
        names.filter { old, new in declares(old) && !declares(new) && others.contains { $0.declares(new) } }
    }
}
