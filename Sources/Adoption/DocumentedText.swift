// A doc comment in the parts that a flow has keys for: a summary, a discussion, and a line for each parameter. What
// flowgen itself writes into comments, such as the statuses of a step, is left out. Where the parts would not give the
// comment back as it is, the flow has its lines.

import SwiftSyntax

package struct DocumentedText: Sendable {
    /// The lines, without what flowgen writes itself.
    package private(set) var lines: [String] = []
    package private(set) var summary = ""
    package private(set) var discussion = ""
    package private(set) var parameters: [String: String] = [:]
    /// What the person does, where flowgen wrote the comment.
    package private(set) var userStory = ""

    init(_ trivia: Trivia) {
        var lines: [String] = []
        for piece in trivia {
            switch piece {
            case .docLineComment(let text): lines.append(Self.line(text.dropFirst(3)))
            case .docBlockComment(let text):
                let body = text.dropFirst(3).dropLast(2)
                lines += Self.block(body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
            // A comment for somebody else, or code before the declaration.
            case .lineComment, .blockComment: lines = []
            case .newlines(let count) where count > 1: lines = []
            case .carriageReturnLineFeeds(let count) where count > 1: lines = []
            default: break
            }
        }
        self.lines = withoutOwn(lines)
        read()
    }

    private static func line(_ text: Substring) -> String {
        var text = text.first == " " ? text.dropFirst() : text
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The lines of a block comment, without the asterisks or the indentation that all have.
    private static func block(_ body: [Substring]) -> [String] {
        let rest = body.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
        let hasMarks = rest.allSatisfy { $0.drop { $0.isWhitespace }.hasPrefix("*") }
        let indent = rest.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
        return body.enumerated().map { index, text in
            if index == 0 { return line(text) }
            if !hasMarks { return line(" " + text.dropFirst(indent)) }
            return line(text.drop { $0.isWhitespace }.dropFirst())
        }
    }

    /// The lines without the items that flowgen writes; the user story is kept apart.
    private mutating func withoutOwn(_ all: [String]) -> [String] {
        var kept: [String] = []
        var rest = all[...]
        while let first = rest.popFirst() {
            guard first.hasPrefix("- ") else {
                kept.append(first)
                continue
            }
            var item = [first]
            while let next = rest.first, !next.isEmpty, !Self.isItem(next) {
                item.append(next)
                rest.removeFirst()
            }
            let text = item.map { $0.drop { $0 == " " } }.joined(separator: " ").dropFirst(2)
            if let story = Self.after("User story:", text) {
                userStory = story
            } else if !Self.isOwn(text) {
                kept += item
            }
        }
        while kept.last?.isEmpty == true { kept.removeLast() }
        return Array(kept.drop(while: \.isEmpty))
    }

    private static func isItem(_ line: String) -> Bool {
        line.drop { $0 == " " }.hasPrefix("- ")
    }

    private mutating func read() {
        var paragraphs: [[String]] = [[]]
        var parameter: String?
        var isInParameters = false
        for line in lines {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("- ") {
                parameter = nil
                let item = start.dropFirst(2).drop { $0 == " " }
                if Self.after("Parameters:", item) != nil {
                    isInParameters = true
                    continue
                }
                let named = Self.after("Parameter ", item) ?? (isInParameters && line.first == " " ? String(item) : nil)
                if let named, let colon = named.firstIndex(of: ":") {
                    let name = String(named[..<colon].filter { $0 != " " && $0 != "`" })
                    parameters[name] = String(named[named.index(after: colon)...].drop { $0 == " " })
                    parameter = name
                    continue
                }
                isInParameters = false
            } else if line.isEmpty {
                (parameter, isInParameters) = (nil, false)
            } else if let name = parameter {
                parameters[name, default: ""] += " " + start
                continue
            }
            if line.isEmpty {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        paragraphs.removeAll(where: \.isEmpty)
        if let first = paragraphs.first, !first[0].hasPrefix("- ") {
            summary = first.joined(separator: " ")
            paragraphs.removeFirst()
        }
        discussion = paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// The same comment as lines: the first is the summary if nothing follows it in its paragraph.
    ///
    /// - Parameter isWhole: whether the discussion has the first line too.
    package func verbatim(isWhole: Bool) -> DocumentedText {
        var text = self
        text.parameters = [:]
        let hasSummary = !isWhole && (lines.count < 2 || lines[1].isEmpty)
        text.summary = hasSummary ? lines.first ?? "" : ""
        text.discussion = lines.dropFirst(hasSummary ? 2 : 0).joined(separator: "\n")
        return text
    }

    private static func after(_ mark: String, _ text: Substring) -> String? {
        guard text.hasPrefix(mark) else { return nil }
        return String(text.dropFirst(mark.count).drop { $0 == " " })
    }

    /// Whether flowgen writes this item itself.
    private static func isOwn(_ item: Substring) -> Bool {
        item.hasPrefix("Statuses: `") || item.hasPrefix("Statuses: any")
            || item.hasPrefix("Returns: The status that it ended in.")
            || item == "Parameter observer: Called with each value."
            || item == "Parameter completion: Called once, unless the step is cancelled first."
            || item.hasPrefix("Returns: ")
                && (item.hasSuffix("It starts at once; subscribing again does not repeat it.")
                    || item.hasSuffix(" The step starts at once."))
            || item.hasPrefix("Throws: ``") && item.hasSuffix("or `CancellationError` if the step is cancelled.")
    }
}
