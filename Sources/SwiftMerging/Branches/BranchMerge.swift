// Merges the two sides of a git conflict by members: what one side has changed is taken from that side, what both have
// changed is shown with base, ours and theirs. git merges by lines, and takes two new members at one place for a
// conflict.

import SwiftNotation

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
            try BranchMerge(self).result()
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

    /// Leaves out the first bytes.
    fileprivate mutating func drop(_ count: Int) {
        text.removeFirst(count)
        conflicts = conflicts.map { ($0.offset - count, $0.member) }
    }

    fileprivate mutating func append(_ other: BranchResult) {
        conflicts += other.conflicts.map { ($0.offset + text.count, $0.member) }
        text += other.text
    }
}

private struct BranchMerge {
    private let input: BranchInput
    private let base: PieceFile?
    private let ours: PieceFile
    private let theirs: PieceFile
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
            return PieceFile(names.isEmpty ? file : try read(file.renaming(names)))
        }
        self.renamed = renamed
        self.base = base == nil ? nil : files[0]
        (ours, theirs) = (files[files.count - 2], files[files.count - 1])
        written = WrittenMembers(input.written)
    }

    func result() throws(MergeError) -> BranchResult {
        var merge = self
        let result = merge.merged(base?.list, ours.list, theirs.list)
        try merge.verify(result)
        return result
    }

    // MARK: - Lists

    private mutating func merged(_ base: PieceList?, _ ours: PieceList, _ theirs: PieceList) -> BranchResult {
        let pairs = PiecePairs(base: base?.pieces ?? [], ours: ours.pieces, theirs: theirs.pieces)
        var result = BranchResult()
        for triple in pairs.order() {
            var next = merged(triple)
            let isFirst =
                triple.ours.map { $0.range == ours.pieces.first?.range }
                ?? triple.theirs.map { $0.range == theirs.pieces.first?.range } ?? false
            // What was the first in its braces has no empty line above.
            let isLong = [triple.ours, triple.theirs].contains { $0?.body != nil || $0?.content != nil }
            let ending = self.ours.file.lines.ending
            if next.text.first.map(Lines.isBreak) ?? true {
                if result.text.isEmpty, !next.conflicts.isEmpty { next.drop(ending.count) }
            } else if isFirst, isLong, !result.text.isEmpty {
                result.text += ending
            }
            result.append(next)
        }
        result.append(
            choice(base.map { Part($0.tail, self.base) }, Part(ours.tail, self.ours), Part(theirs.tail, self.theirs))
                .map { BranchResult(text: $0.text) }
                ?? conflict(base.map { ($0.tail, self.base) }, ours.tail, theirs.tail, "the end"))
        return result
    }

    private mutating func merged(_ triple: PieceTriple) -> BranchResult {
        if let own = triple.ours, let other = triple.theirs { return merged(triple, own, other) }
        let file = triple.ours == nil ? theirs : ours
        guard let piece = triple.ours ?? triple.theirs else { return BranchResult() }
        let part = Part(piece.range, file)
        guard let base = triple.base else { return BranchResult(text: part.text) }
        // The other side has deleted it, or given it another name than this one.
        let isRenamed = piece.member.map { renamed.contains($0.key.name) } ?? false
        if Part(base.range, self.base).tokens == part.tokens, !isRenamed { return BranchResult() }
        if written.hold(piece, file, version(base)) {
            dropped += part.text
            return BranchResult()
        }
        return conflict((base.range, self.base), triple.ours?.range, triple.theirs?.range, piece.name)
    }

    private func version(_ piece: Piece?) -> (Piece, PieceFile)? {
        piece.flatMap { piece in base.map { (piece, $0) } }
    }

    // MARK: - Pieces

    private mutating func merged(_ triple: PieceTriple, _ own: Piece, _ other: Piece) -> BranchResult {
        func parts(_ range: (Piece) -> Range<Int>) -> (base: Part?, ours: Part, theirs: Part) {
            (triple.base.map { Part(range($0), base) }, Part(range(own), ours), Part(range(other), theirs))
        }
        let (whole, leads, heads) = (parts(\.range), parts(\.lead), parts(\.head))
        let before = version(triple.base)
        let (isOursWritten, isTheirsWritten) = (written.hold(own, ours, before), written.hold(other, theirs, before))
        // A type is taken as a whole only if no step in it has other names.
        if own.content == nil || renamed.isEmpty,
            let text = choice(whole.base, whole.ours, whole.theirs, isOursWritten, isTheirsWritten)?.text
        {
            return BranchResult(text: text)
        }
        let lead = choice(leads.base, leads.ours, leads.theirs)
        let head = choice(heads.base, heads.ours, heads.theirs)
        if let content = own.content, let otherContent = other.content {
            var result =
                lead.flatMap { lead in head.map { BranchResult(text: lead.text + $0.text) } }
                ?? conflict(
                    triple.base.map { ($0.range.lowerBound..<$0.head.upperBound, base) },
                    own.range.lowerBound..<own.head.upperBound, other.range.lowerBound..<other.head.upperBound,
                    own.name)
            result.append(merged(triple.base?.content, content, otherContent))
            let ends = parts { ($0.content?.range.upperBound ?? $0.range.upperBound)..<$0.range.upperBound }
            let rest = { (piece: Piece) in (piece.content?.range.upperBound ?? 0)..<piece.range.upperBound }
            result.append(
                choice(ends.base, ends.ours, ends.theirs).map { BranchResult(text: $0.text) }
                    ?? conflict(triple.base.map { (rest($0), base) }, rest(own), rest(other), own.name))
            return result
        }
        let bodies = parts { $0.body ?? $0.range.upperBound..<$0.range.upperBound }
        let body = choice(bodies.base, bodies.ours, bodies.theirs)
        guard let lead, let head, let body, own.content == nil, other.content == nil,
            (own.body == nil) == (other.body == nil)
        else {
            return conflict(triple.base.map { ($0.range, base) }, own.range, other.range, own.name)
        }
        return BranchResult(text: lead.text + head.text + body.text)
    }

    /// The part that has changed; nil if both have.
    /// - Parameters:
    ///   - isOursWritten: ours is as flowgen wrote it.
    ///   - isTheirsWritten: theirs is.
    private mutating func choice(
        _ base: Part?, _ ours: Part, _ theirs: Part, _ isOursWritten: Bool = false, _ isTheirsWritten: Bool = false
    ) -> Part? {
        // Layout is taken from the side that has changed it.
        if ours.tokens == theirs.tokens { return base?.text == ours.text ? theirs : ours }
        if let base {
            if base.tokens == ours.tokens { return theirs }
            if base.tokens == theirs.tokens { return ours }
        }
        guard isOursWritten || isTheirsWritten else { return nil }
        dropped += isOursWritten && !isTheirsWritten ? ours.text : theirs.text
        return isOursWritten && !isTheirsWritten ? theirs : ours
    }

    private mutating func conflict(
        _ base: (Range<Int>, PieceFile?)?, _ own: Range<Int>?, _ other: Range<Int>?, _ name: String
    ) -> BranchResult {
        let ending = ours.file.lines.ending
        func lines(_ range: Range<Int>?, _ file: PieceFile?) -> [UInt8] {
            guard let range, let file, !range.isEmpty else { return [] }
            let text = file.file.bytes[range]
            return Array(text) + (text.last.map(Lines.isBreak) ?? true ? [] : ending)
        }
        let parts: [[UInt8]] = [lines(own, ours), lines(base?.0, base?.1), lines(other, theirs)]
        if let chosen = input.versions.chosen {
            dropped += chosen == .ours ? parts[2] : parts[0]
            return BranchResult(text: chosen == .ours ? parts[0] : parts[2])
        }
        // An empty line above is above the conflict.
        let labels = input.versions.labels
        let marks = ["<<<<<<< \(labels[0])", "||||||| base", "======="]
        var text = ending
        for (mark, part) in zip(marks, parts) { text += Array(mark.utf8) + ending + part.drop(while: Lines.isBreak) }
        text += Array(">>>>>>> \(labels[1])".utf8) + ending
        return BranchResult(text: text, conflicts: [(ending.count, name)])
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

/// A part of a piece in one version.
private struct Part {
    let text: [UInt8]
    let tokens: [[UInt8]]

    init(_ range: Range<Int>, _ file: PieceFile?) {
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

    /// Whether nothing in a piece is hand-written, but for what base has too.
    func hold(_ piece: Piece, _ file: PieceFile, _ base: (Piece, PieceFile)?) -> Bool {
        guard let member = piece.member, wholes.contains(member.elements.whole),
            docs.contains(member.elements.doc)
        else { return false }
        return file.tokens(in: member.range.upperBound..<piece.range.upperBound).isEmpty
            && Self.ownComments(piece, file) == base.map { Self.ownComments($0, $1) } ?? []
    }

    /// The comments above that are neither documentation nor a TODO of flowgen's.
    private static func ownComments(_ piece: Piece, _ file: PieceFile) -> [[UInt8]] {
        let end = piece.member?.docStart ?? piece.start
        return file.tokens(in: piece.range.lowerBound..<end)
    }
}
