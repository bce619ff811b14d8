// A doc comment in the parts that a flow has keys for: a summary, a discussion, and a line for each parameter. What
// flowgen itself writes into comments, such as the statuses of a step, is left out.

import SwiftSyntax

package struct DocumentedText: Sendable {
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
                lines += body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    let rest = line.drop { $0 == " " || $0 == "\t" }
                    return Self.line(rest.hasPrefix("*") ? rest.dropFirst() : Substring(rest))
                }
            // A comment for somebody else, or code before the declaration.
            case .lineComment, .blockComment: lines = []
            case .newlines(let count) where count > 1: lines = []
            default: break
            }
        }
        read(lines)
    }

    private static func line(_ text: Substring) -> String {
        var text = text.first == " " ? text.dropFirst() : text
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private mutating func read(_ lines: [String]) {
        var paragraphs: [[String]] = [[]]
        var parameter: String?
        var isInParameters = false
        var isDropping = false
        for line in lines {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("- ") {
                (parameter, isDropping) = (nil, false)
                let item = start.dropFirst(2).drop { $0 == " " }
                if let rest = Self.after("User story:", item) {
                    userStory = rest
                    isDropping = true
                    continue
                }
                if Self.isOwn(item) {
                    isDropping = true
                    continue
                }
                if Self.after("Parameters:", item) != nil {
                    isInParameters = true
                    continue
                }
                let named =
                    Self.after("Parameter ", item)
                    ?? (isInParameters && line.first == " " ? String(item) : nil)
                if let named, let colon = named.firstIndex(of: ":") {
                    let name = String(named[..<colon].filter { $0 != " " && $0 != "`" })
                    parameters[name] = String(
                        named[named.index(after: colon)...].drop { $0 == " " })
                    parameter = name
                    continue
                }
                isInParameters = false
            } else if line.isEmpty {
                (parameter, isDropping, isInParameters) = (nil, false, false)
            } else if isDropping {
                continue
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

    private static func after(_ mark: String, _ text: Substring) -> String? {
        guard text.hasPrefix(mark) else { return nil }
        return String(text.dropFirst(mark.count).drop { $0 == " " })
    }

    /// Whether flowgen writes this item itself.
    private static func isOwn(_ item: Substring) -> Bool {
        item.hasPrefix("Statuses: `") || item.hasPrefix("Returns: The status that it ended in.")
    }
}
