// Where the text of a type is in a flow file, for fixes that write another: under its label (`name: T`, `name: { type:
// T }`) or at its own location, in quotes or without.

import Diagnostics
import SwiftNotation

extension Parameter {
    /// The fix that writes another type; nil where the type is written in an unusual way.
    func retyped(as text: String) -> Fix? { location.retyped(type, as: text) }
}

extension SourceLocation {
    /// The fix that replaces a type, or the first type inside it, which is written at this location or under the key at
    /// this location.
    func retyped(_ type: SwiftType, as text: String) -> Fix? {
        let starts = [range.lowerBound, valueStart].compactMap { $0 }
        return starts.lazy.compactMap { replacing(type.text, at: $0, with: text) }.first
    }

    /// The fix that writes one more entry as the first of the mapping under the key at this location.
    func firstKey(_ key: String, _ value: String) -> Fix? {
        guard let start = skip(":", from: range.upperBound).map(skipBlanks) else { return nil }
        if byte(at: start) == UInt8(ascii: "{") {
            return Fix(replacing: start + 1..<start + 1, with: " \(key): \(value),")
        }
        guard let end = lineEnd(from: start), end == start else { return nil }
        let next = skipBlanks(from: end + 1)
        guard next > end + 1, byte(at: next) != UInt8(ascii: "#"), byte(at: next) != 0x0A else {
            return nil
        }
        let column = file.text(in: end + 1..<next)
        return Fix(replacing: next..<next, with: "\(key): \(value)\n\(column)")
    }

    /// Where the value of the key at this location begins, or that of its key `type`.
    private var valueStart: Int? {
        guard var index = skip(":", from: range.upperBound).map(skipSpace) else { return nil }
        if let inner = skip("{", from: index).map(skipSpace) { index = inner }
        return skip("type:", from: index).map(skipSpace) ?? index
    }

    private func replacing(_ old: String, at start: Int, with new: String) -> Fix? {
        let first = byte(at: start)
        let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
        let inner = isQuoted ? start + 1 : start
        if let end = skip(old, from: inner), isQuoted ? byte(at: end) == first : endsPlain(end) {
            let written = PlainScalar.readsTheSame(new) ? new : "'\(new)'"
            return Fix(replacing: start..<(isQuoted ? end + 1 : end), with: written)
        }
        // `(() -> Void)?`, and in quotes `[() -> Void]`.
        let opening = byte(at: inner)
        let isInside =
            opening == UInt8(ascii: "(") || isQuoted && opening == UInt8(ascii: "[")
        guard isInside, let end = skip(old, from: inner + 1),
            byte(at: end) == UInt8(ascii: ")") || byte(at: end) == UInt8(ascii: "]")
        else { return nil }
        return Fix(replacing: inner + 1..<end, with: new)
    }

    /// Whether a value without quotes ends at an offset.
    private func endsPlain(_ offset: Int) -> Bool {
        guard let next = byte(at: skipBlanks(from: offset)) else { return true }
        return ",}#\r\n".utf8.contains(next)
    }

    private func byte(at offset: Int) -> UInt8? {
        offset < file.bytes.count ? file.bytes[offset] : nil
    }

    private func skip(_ text: String, from offset: Int) -> Int? {
        guard offset <= file.bytes.count, file.bytes[offset...].starts(with: text.utf8) else {
            return nil
        }
        return offset + text.utf8.count
    }

    private func skipBlanks(from offset: Int) -> Int {
        var index = offset
        while byte(at: index) == 0x20 { index += 1 }
        return index
    }

    private func skipSpace(from offset: Int) -> Int {
        var index = offset
        while let next = byte(at: index), next == 0x20 || next == 0x0A || next == 0x0D {
            index += 1
        }
        return index
    }

    private func lineEnd(from offset: Int) -> Int? {
        byte(at: offset) == 0x0A ? offset : nil
    }
}
