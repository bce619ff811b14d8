// A small stage for merges: texts in, texts and outcomes out. Marks are written in the fresh text as `//@ step a`
// lines, which are cut before the merge sees it.

import SwiftText
import Testing

@testable import SwiftText

/// A fresh file out of a text with marks.
///
/// A line `//@ required step a | was: step b | label: text was prompt` marks what follows, up to the next such line;
/// `//@ end` ends the last.
func fresh(
    _ text: String, type: String? = "Wrapper", identity: String = "wrapper",
    path: String = "W.swift"
) -> GeneratedFile {
    var bytes: [UInt8] = []
    var marks: [MemberMark] = []
    var open: MemberMark?
    func close() {
        if var mark = open {
            mark.range = mark.range.lowerBound..<bytes.count
            marks.append(mark)
        }
        open = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("//@") {
            close()
            open = mark(words.dropFirst(3), start: bytes.count)
        } else {
            bytes += Array(line.utf8) + [10]
        }
    }
    close()
    bytes.removeLast()
    return GeneratedFile(identity: identity, path: path, text: bytes, marks: marks, typeName: type)
}

private func mark(_ line: Substring, start: Int) -> MemberMark? {
    let parts = line.split(separator: "|").map { $0.trimmed }
    guard let first = parts.first, first != "end" else { return nil }
    let isRequired = first.hasPrefix("required ")
    let text = isRequired ? String(first.dropFirst(9)) : first
    guard let id = MemberID(text) else {
        Issue.record("\(text) is not the id of a member")
        return nil
    }
    var mark = MemberMark(range: start..<start, id: id, isRequired: isRequired)
    for part in parts.dropFirst() {
        if part.hasPrefix("was: "), let former = MemberID(String(part.dropFirst(5))) {
            mark.formerIDs.append(former)
        }
    }
    return mark
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

/// A wrapper with marked members.
func wrapper(_ members: String) -> GeneratedFile {
    fresh("import Combine\n\nfinal class Wrapper: SDK {\n\(members)\n}\n")
}

struct MergeTrial {
    var result: MergeResult
    var text: String
    var kinds: [String]

    init(_ result: MergeResult, user: String) {
        self.result = result
        text = result.file.map { String(decoding: $0.new, as: UTF8.self) } ?? user
        kinds = result.outcomes.map { "\($0.kind.rawValue) \($0.member) \($0.line):\($0.column)" }
    }
}

/// What flowgen would record after it has written a file.
func record(_ file: GeneratedFile) throws -> [BaseMember] {
    let input = MergeInput(generated: file, user: nil, base: [])
    return try input.verified().base
}

/// Merges one file: what flowgen wrote before, what the developer made of it, what the flow asks for now.
func merge(before: GeneratedFile?, after: GeneratedFile, user: String) throws -> MergeTrial {
    let base = try before.map(record) ?? []
    let file = UserFile(
        path: "W.swift", text: Array(user.utf8), isUntouched: user == before?.string)
    let result = try MergeInput(generated: after, user: file, base: base).verified()
    return MergeTrial(result, user: user)
}

extension GeneratedFile {
    var string: String { String(decoding: text, as: UTF8.self) }
}
