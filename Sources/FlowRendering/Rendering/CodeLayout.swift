// How generated code is laid out. A template writes a declaration on one line, and a list of parameters or arguments
// one item a line, whatever the names of a flow are. After rendering, declarations that are too long are broken, and
// lists that fit on one line are joined.

import Mustache

/// Lays out rendered code.
enum CodeLayout {
    /// The column at which a line of code ends.
    static let width = 120

    /// Whether a text that begins `indent` columns in fits on one line.
    static func fits(_ text: String, indent: Int) -> Bool {
        indent + text.unicodeScalars.count <= width
    }

    /// The type of a handler, broken where `var payHandler: (…)?` is too long four columns in.
    static func handlerType(of name: String, _ attribute: String, _ parameters: [String], _ result: String) -> String {
        let whole = "\(attribute)(\(parameters.joined(separator: ", ")))\(result)"
        if fits("public var \(name)Handler: (\(whole))?", indent: 4) || parameters.isEmpty {
            return whole
        }
        let rows = parameters.filled(to: width - 8, separator: ",").map { "        \($0)\n" }
        return "\(attribute)(\n\(rows.joined())    )\(result)"
    }

    /// The text with long declarations broken and short lists joined. Marks move with what they mark.
    static func applied(to text: MarkedText) -> MarkedText {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        /// The offsets, old and new, of the lines that follow a changed one.
        var moves = [(old: 0, new: 0)]
        var index = 0
        while index < lines.count {
            let (changed, next) = laidOut(lines, at: index)
            result += changed ?? Array(lines[index])
            if next < lines.count {
                result.append(UInt8(ascii: "\n"))
                if changed != nil { moves.append((lines[next].startIndex, result.count)) }
            }
            index = next
        }
        let marks = text.marks.map { mark in
            MarkedRange(
                mark: mark.mark,
                range: moved(mark.range.lowerBound, by: moves)..<moved(mark.range.upperBound, by: moves))
        }
        return MarkedText(utf8: result, marks: marks)
    }

    /// The new offset of the beginning of a line.
    private static func moved(_ offset: Int, by moves: [(old: Int, new: Int)]) -> Int {
        var (low, high) = (0, moves.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if moves[middle].old <= offset { low = middle } else { high = middle }
        }
        return moves[low].new + offset - moves[low].old
    }

    /// What replaces the line, or the list that begins with it, and the index of the line that follows. Nil if the line
    /// stays.
    private static func laidOut(_ lines: [ArraySlice<UInt8>], at index: Int) -> (changed: [UInt8]?, next: Int) {
        let line = lines[index]
        if line.last == UInt8(ascii: "("), let list = joinedList(lines, from: index) {
            return list
        }
        guard line.count >= width,
            let broken = LongLine(String(decoding: line, as: UTF8.self)).broken
        else { return (nil, index + 1) }
        return (Array(broken.joined(separator: "\n").utf8), index + 1)
    }

    /// The list that begins with a line such as `init(`, on one line. Nil if it does not fit, or an item takes several
    /// lines.
    private static func joinedList(_ lines: [ArraySlice<UInt8>], from start: Int) -> (changed: [UInt8]?, next: Int)? {
        let indent = lines[start].prefix { $0 == UInt8(ascii: " ") }.count
        var joined = Array(lines[start])
        // The parameters of a closure's type have been broken already.
        if joined.dropLast().last == UInt8(ascii: "(") { return nil }
        var index = start + 1
        while index < lines.count, joined.count <= 4 * width {
            let code = lines[index].drop { $0 == UInt8(ascii: " ") }
            let isEnd = code.first == UInt8(ascii: ")")
            guard lines[index].count - code.count == (isEnd ? indent : indent + 4) else { break }
            if isEnd {
                joined += code
                let count = String(decoding: joined, as: UTF8.self).unicodeScalars.count
                guard count <= width else { return nil }
                return (joined, index + 1)
            }
            if index > start + 1 {
                guard joined.last == UInt8(ascii: ",") else { break }
                joined.append(UInt8(ascii: " "))
            }
            joined += code
            index += 1
        }
        return nil
    }
}

/// A line of code that is longer than a line should be.
private struct LongLine {
    private let indent: String
    private let code: [Unicode.Scalar]
    /// The number of brackets that are open before each scalar; nil inside of a string literal.
    private let depths: [Int?]

    init(_ line: String) {
        let code = line.drop { $0 == " " }
        indent = String(repeating: " ", count: line.count - code.count)
        self.code = Array(code.unicodeScalars)
        depths = Self.depths(of: self.code)
    }

    /// The lines that a declaration is broken into. Nil for a line that stays as it is.
    var broken: [String]? {
        // A body ends before the last column.
        let longest = code.last == "}" ? CodeLayout.width - 1 : CodeLayout.width
        guard width(0..<code.count) > longest else { return nil }
        switch keyword {
        case "func", "init", "try": return brokenFunction
        case "let", "var":
            return brokenBody(after: 0).map { [indent + text(0..<$0.lowerBound) + "{"] + rest($0) }
        case "class", "struct", "extension": return brokenHead
        default: return nil
        }
    }

    /// The first word that is not a modifier.
    private var keyword: String? {
        let words = String(String.UnicodeScalarView(code)).split { $0 == " " || $0 == "(" }
        return words.map(String.init).first { !Self.modifiers.contains($0) }
    }

    private static let modifiers: Set<String> = [
        "@MainActor", "convenience", "final", "internal", "nonisolated", "override", "package",
        "private", "public", "static",
    ]

    /// `func pay(amount: Int) -> Bool { … }`: the body on lines of its own, and the parameters too where they have to be.
    private var brokenFunction: [String]? {
        guard let open = first("(", atDepth: 0), let close = first(")", atDepth: 1, after: open) else { return nil }
        let body = brokenBody(after: close)
        let end = body.map { text(close..<$0.lowerBound) + "{" } ?? text(close..<code.count)
        let isBraced = end.hasSuffix("{")
        let isShort = width(0..<close) + end.unicodeScalars.count <= CodeLayout.width
        guard !isShort, close > open + 1 else {
            return body.map { [indent + text(0..<close) + end] + rest($0) }
        }
        var parameters: [String] = []
        var start = open + 1
        for comma in (open + 1)..<close where code[comma] == "," && depths[comma] == 1 {
            parameters.append(text(start..<comma))
            start = comma + 2
        }
        parameters.append(text(start..<close))
        let rows = parameters.filled(to: CodeLayout.width - indent.count - 4, separator: ",", end: isBraced ? "" : end)
        return [indent + text(0..<open) + "("] + rows.map { "\(indent)    \($0)" } + (isBraced ? [indent + end] : [])
            + (body.map(rest) ?? [])
    }

    /// `final class Wrapper: NSObject, Service {`: the types that it inherits from on a line of their own.
    private var brokenHead: [String]? {
        guard !code.contains("<"), code.last == "{", let colon = first(":", atDepth: 0)
        else { return nil }
        return [
            indent + text(0..<colon) + ":", "\(indent)    " + text(colon + 2..<code.count - 2),
            indent + "{",
        ]
    }

    /// The body of a declaration whose line it ends: the range of ` { … }` without its ends.
    private func brokenBody(after start: Int) -> Range<Int>? {
        guard code.last == "}", let brace = first("{", atDepth: 0, after: start)
        else { return nil }
        return brace..<code.count
    }

    /// A body on a line of its own, and the brace that closes it.
    private func rest(_ body: Range<Int>) -> [String] {
        ["\(indent)    " + text(body.lowerBound + 2..<body.upperBound - 2), indent + "}"]
    }

    private func first(_ scalar: Unicode.Scalar, atDepth depth: Int, after start: Int = -1) -> Int? {
        (start + 1..<code.count).first { code[$0] == scalar && depths[$0] == depth }
    }

    private func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(code[range]))
    }

    /// The column after a range of the code that begins the line.
    private func width(_ range: Range<Int>) -> Int { indent.count + range.count }

    private static func depths(of code: [Unicode.Scalar]) -> [Int?] {
        var depths: [Int?] = []
        var open: [Unicode.Scalar] = []
        var literal: (hashes: Int, isEscaped: Bool)?
        for (index, scalar) in code.enumerated() {
            if let (hashes, isEscaped) = literal {
                depths.append(nil)
                let isEnd = scalar == "\"" && !isEscaped && code[(index + 1)...].prefix(hashes).allSatisfy { $0 == "#" }
                literal = isEnd ? nil : (hashes, hashes == 0 && scalar == "\\" && !isEscaped)
                continue
            }
            depths.append(open.count)
            let last: Unicode.Scalar? = index > 0 ? code[index - 1] : nil
            switch scalar {
            case "\"": literal = (code[..<index].reversed().prefix { $0 == "#" }.count, false)
            case "(", "[", "{": open.append(scalar)
            // A generic argument follows its type, unlike an operand.
            case "<" where last != " ": open.append(scalar)
            case ")", "]", "}": open.removeLast(open.isEmpty ? 0 : 1)
            case ">" where open.last == "<" && last != "-": open.removeLast()
            default: break
            }
        }
        return depths
    }
}

extension [String] {
    /// The items in a row, with a separator after each but the last, in as few lines of at most `width` columns as
    /// there can be; `end` follows the last.
    func filled(to width: Int, separator: String, end: String = "") -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, item) in enumerated() {
            let text = item + (index + 1 < count ? separator : end)
            if line.isEmpty {
                line = text
            } else if line.unicodeScalars.count + 1 + text.unicodeScalars.count <= width {
                line += " " + text
            } else {
                lines.append(line)
                line = text
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
