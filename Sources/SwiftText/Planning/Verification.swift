// Verifies the result of a merge before anything is written: it parses, bytes outside the planned ranges are the same,
// no member exists twice, and a second merge would change nothing.

extension MergeInput {
    /// Brings the user's file up to date, and proves it.
    ///
    /// - Throws: ``MergeError/brokenPostcondition(_:)`` if the result is not what it promises to be.
    package func verified() throws(MergeError) -> MergeResult {
        try withStack { () throws(MergeError) in
            var reader = FileReader()
            let run = try run(&reader)
            return try verified(run, &reader)
        }
    }

    /// The result of a run of this merge, proven.
    func verified(_ run: MergeRun, _ reader: inout FileReader) throws(MergeError) -> MergeResult {
        var result = try run.finish()
        if result.file == nil, Set(result.base) == Set(base) { return result }
        var next = self
        next.base = result.base
        if let file = result.file {
            next.user = UserFile(path: file.path, text: file.new, isUntouched: user?.isUntouched ?? false)
        }
        let again = try next.secondRun(&reader)
        try Self.compare(result, again)
        // With the hashes of bodies to check.
        result.base = again.base
        return result
    }

    /// The merge of the result, in which any refusal is the first run's fault.
    private func secondRun(_ reader: inout FileReader) throws(MergeError) -> MergeResult {
        do {
            return try run(&reader).finish()
        } catch {
            switch error {
            case .brokenPostcondition, .noMemory: throw error
            default: throw .brokenPostcondition("the result cannot be merged again: \(error)")
            }
        }
    }

    private static func compare(
        _ result: MergeResult, _ again: MergeResult
    ) throws(MergeError) {
        if let file = again.file {
            throw .brokenPostcondition("a second run would change \(file.path) again")
        }
        let rest = again.outcomes.filter { ![.mention, .unchecked].contains($0.kind) }
        let conflicts = result.outcomes.filter { $0.kind == .conflict }
        guard rest.map(\.member) == conflicts.map(\.member) else {
            let names = rest.map { "\($0.kind.rawValue) \($0.member)" }.joined(separator: ", ")
            throw .brokenPostcondition("a second run would report: \(names)")
        }
        func members(_ lines: [BaseMember]) -> Set<BaseMember> { Set(lines.filter { $0.nameKind != .body }) }
        guard members(again.base) == members(result.base) else {
            throw .brokenPostcondition("a second run would write another state file")
        }
    }
}

extension FileEdits {
    /// Whether a text is a file's with these changes, white space apart: what lies between the ranges as it is, and in the
    /// place of each range its text.
    func account(for text: [UInt8], of bytes: [UInt8]) -> Bool {
        var (planned, place): ([UInt8], Int) = ([], 0)
        for edit in all.inOrder(of: \.range) {
            if place < edit.range.lowerBound { planned += bytes[place..<edit.range.lowerBound] }
            planned += edit.text
            place = max(place, edit.range.upperBound)
        }
        planned += bytes[place...]
        func isInk(_ byte: UInt8) -> Bool { byte != 32 && !(9...13).contains(byte) }
        return planned.lazy.filter(isInk).elementsEqual(text.lazy.filter(isInk))
    }
}
