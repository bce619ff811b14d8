// Characters that look like those of YAML and mean nothing to it: no-break spaces, full-width colons, typographic
// quotes. They are named where YAML would need the real one: in the indentation, in a key, behind a colon or a dash, at
// the ends of a value.

import Diagnostics

/// A character that looks like another one.
package struct LookAlike: Equatable, Sendable {
    enum Kind { case space, nothing, colon, comma, quote, dash, hash, bracket }

    let kind: Kind
    /// What it is called, with its number.
    let name: String
    /// What YAML or Swift would need.
    package let replacement: String

    init?(_ scalar: Unicode.Scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        let code = " (U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex + ")"
        switch scalar.value {
        case 0xA0, 0x202F: (kind, name, replacement) = (.space, "a no-break space" + code, " ")
        case 0x3000: (kind, name, replacement) = (.space, "a full-width space" + code, " ")
        case 0x1680, 0x2000...0x200A, 0x205F:
            (kind, name, replacement) = (.space, "a typographic space" + code, " ")
        case 0x200B, 0x2060, 0xFEFF:
            (kind, name, replacement) = (.nothing, "an invisible character" + code, "")
        case 0xFF1A: (kind, name, replacement) = (.colon, "a full-width colon" + code, ":")
        case 0xFF0C: (kind, name, replacement) = (.comma, "a full-width comma" + code, ",")
        case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D:
            let ascii = Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } ?? ""
            (kind, name, replacement) = (.bracket, "a full-width bracket" + code, ascii)
        case 0xFF03: (kind, name, replacement) = (.hash, "a full-width '#'" + code, "#")
        case 0x201C...0x201F, 0xAB, 0xBB, 0xFF02:
            (kind, name, replacement) = (.quote, "a typographic quote" + code, "\"")
        case 0x2018...0x201B, 0x2039, 0x203A, 0xFF07:
            (kind, name, replacement) = (.quote, "a typographic quote" + code, "'")
        case 0x2010...0x2015, 0x2212, 0xFF0D:
            (kind, name, replacement) = (.dash, "a typographic dash" + code, "-")
        default: return nil
        }
    }
}

extension LookAlike {
    /// Whether it looks like a space or like nothing.
    fileprivate var isInvisible: Bool { kind == .space || kind == .nothing }

    /// What it is, and what it is not.
    package var message: String {
        switch kind {
        case .nothing: "this is \(name)"
        case .space: "this is \(name), not a space"
        default: "this is \(name), not '\(replacement)'"
        }
    }

    /// What to do about it.
    package var advice: String {
        switch kind {
        case .nothing: "remove it"
        case .space: "replace it with a space"
        default: "write '\(replacement)'"
        }
    }

    /// The look-alikes in a piece of Swift, outside its texts, with their UTF-8 offsets.
    package static func all(inSwift text: String) -> [(range: Range<Int>, character: LookAlike)] {
        var result: [(range: Range<Int>, character: LookAlike)] = []
        var swift = SwiftText()
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if width > 1, !swift.isInString, let character = LookAlike(scalar) {
                let quoted = character.kind == .quote ? LookAlike(quote: character) : character
                result.append((offset..<offset + width, quoted))
            }
            if width == 1 { swift.take(UInt8(scalar.value)) }
            offset += width
        }
        return result
    }

    /// A text without look-alikes at its start.
    static func withoutLeading(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, LookAlike(first) != nil { scalars.removeFirst() }
        return String(scalars)
    }

    /// A piece of Swift with the real characters instead of the look-alikes.
    static func replaced(inSwift text: String) -> String {
        let edits = all(inSwift: text).map { Fix.Edit($0.range, $0.character.replacement) }
        return String(decoding: Fix(edits).applied(to: Array(text.utf8)), as: UTF8.self)
    }

    /// A quote as Swift has it.
    private init(quote: LookAlike) {
        (kind, name, replacement) = (.quote, quote.name, "\"")
    }
}

/// The look-alikes of one key or one value.
struct LookAlikeFinder {
    /// One in its place.
    struct Found {
        let range: Range<Int>
        let character: LookAlike
    }

    let file: SourceFile

    /// What in a range, a whole value or a line, appears where YAML needs another character.
    func find(in range: Range<Int>, isKey: Bool) -> [Found] {
        let all = characters(in: range)
        let quotes = all.reduce(0) { $0 + ($1.character.kind == .quote ? 1 : 0) }
        let text = withoutBlanks(range)
        var result: [Found] = []
        for (index, found) in all.enumerated() {
            let isFirst = found.range.lowerBound <= text.lowerBound
            let isLast = found.range.upperBound >= text.upperBound
            let before = index > 0 ? all[index - 1] : nil
            switch found.character.kind {
            case .space, .nothing:
                guard
                    isKey || isFirst || isLast || isBehindMark(found.range, in: range, before)
                        || isBeforeHash(found.range)
                else { continue }
            case .colon:
                guard !isFirst, isName(file.text(in: word(before: found.range, in: range))) else {
                    continue
                }
            case .quote:
                guard isFirst || isLast, quotes >= 2 else { continue }
            case .dash:
                guard isFirst, isFollowedByBlank(found.range) else { continue }
            case .hash:
                guard isFirst || isFollowedByBlank(found.range) else { continue }
            case .comma:
                break
            case .bracket:
                continue
            }
            result.append(found)
        }
        return result
    }

    /// The edits that put the real characters in.
    func edits(for found: [Found]) -> [Fix.Edit] {
        found.map { item in
            var text = item.character.replacement
            let end = item.range.upperBound
            let isSpaced = end < file.bytes.count && isWhiteSpace(file.bytes[end])
            let isMarked = characters(in: end..<min(end + 3, file.bytes.count)).first.map {
                $0.range.lowerBound == end && $0.character.kind == .space
            }
            let isMark = item.character.kind == .colon || item.character.kind == .comma
            if isMark, !isSpaced, isMarked != true { text += " " }
            return Fix.Edit(item.range, text)
        }
    }

    func characters(in range: Range<Int>) -> [Found] {
        var result: [Found] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = file.bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let end = min(index + length, range.upperBound)
            if length > 1, let scalar = file.text(in: index..<end).unicodeScalars.first,
                let character = LookAlike(scalar)
            {
                result.append(Found(range: index..<end, character: character))
            }
            index = end
        }
        return result
    }

    /// A range without blanks, and what looks like them, at its ends.
    private func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        let scalars = file.text(in: range).unicodeScalars
        func isEmpty(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII ? isWhiteSpace(UInt8(scalar.value)) : LookAlike(scalar)?.isInvisible ?? false
        }
        let blanks = scalars.prefix(while: isEmpty).reduce(0) { $0 + UTF8.width($1) }
        guard blanks < range.count else { return range.upperBound..<range.upperBound }
        let end = scalars.reversed().prefix(while: isEmpty).reduce(0) { $0 + UTF8.width($1) }
        return range.lowerBound + blanks..<range.upperBound - end
    }

    /// Whether it comes right behind `name:`, real or full-width, or behind a dash that begins a line.
    private func isBehindMark(_ place: Range<Int>, in range: Range<Int>, _ before: Found?) -> Bool {
        if let before, before.range.upperBound == place.lowerBound,
            before.character.kind == .colon || before.character.kind == .dash
        {
            return true
        }
        guard place.lowerBound > range.lowerBound else { return false }
        let mark = place.lowerBound - 1
        switch file.bytes[mark] {
        case UInt8(ascii: ":"):
            return isName(file.text(in: word(before: mark..<mark, in: range)))
        case UInt8(ascii: "-"):
            return mark == range.lowerBound || isWhiteSpace(file.bytes[mark - 1])
        default:
            return false
        }
    }

    private func isBeforeHash(_ place: Range<Int>) -> Bool {
        let next = place.upperBound
        return next < file.bytes.count && file.bytes[next] == UInt8(ascii: "#")
    }

    private func isFollowedByBlank(_ place: Range<Int>) -> Bool {
        let next = place.upperBound
        guard next < file.bytes.count else { return true }
        return isBlank(file.bytes[next])
            || !characters(in: next..<min(next + 3, file.bytes.count))
                .filter { $0.range.lowerBound == next && $0.character.kind == .space }.isEmpty
    }

    private func word(before place: Range<Int>, in range: Range<Int>) -> Range<Int> {
        var start = place.lowerBound
        while start > range.lowerBound, file.bytes[start - 1] < 0x80,
            isNameByte(file.bytes[start - 1])
        {
            start -= 1
        }
        return start..<place.lowerBound
    }
}

extension LookAlikeFinder {
    /// The one diagnostic for what was found, with the text that a line then has.
    func diagnostic(_ found: [Found], writing text: (Fix) -> String?) -> Diagnostic? {
        guard let first = found.first else { return nil }
        let fix = Fix(edits(for: found))
        var advice = first.character.advice
        if !first.character.isInvisible, let text = text(fix) { advice = "write `\(text)`" }
        return Diagnostic(
            "yaml-look-alike", first.character.message, advice: advice,
            at: SourceLocation(file: file, range: first.range)
        ).fixed(by: fix)
    }
}
