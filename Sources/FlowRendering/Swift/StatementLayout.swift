// Statements of skeletons, laid out as swift-format does: on one line where they fit, else broken where it would break
// them.

/// Lays out statements that are indented by `indent` columns.
struct StatementLayout {
    let indent: Int

    /// `left = right`, with the right side on a line of its own where both do not fit.
    func assignment(_ left: String, _ right: String) -> [String] {
        let whole = "\(left) = \(right)"
        return fits(whole) ? [whole] : ["\(left) =", "    \(right)"]
    }

    /// `function(argument)`, where the argument may be a call with arguments of its own.
    func call(_ function: String, _ argument: CallExpression) -> [String] {
        let whole = "\(function)(\(argument.text))"
        if fits(whole) { return [whole] }
        let second = "    \(argument.text))"
        if fits(second) || argument.arguments.isEmpty { return ["\(function)(", second] }
        return ["\(function)("] + inner(argument).map { "    " + $0 }
    }

    /// `start.end`, with the end on a line of its own where both do not fit.
    func chain(_ start: String, _ end: String) -> [String] {
        fits(start + end) ? [start + end] : [start, "    \(end)"]
    }

    /// The head of a class: `final class Wrapper: Protocol {`.
    func classHead(_ head: String, inheriting base: String) -> [String] {
        let whole = "\(head): \(base) {"
        return fits(whole) ? [whole] : ["\(head):", "    \(base)", "{"]
    }

    /// A call, and an end of line that closes the call around it.
    private func inner(_ call: CallExpression) -> [String] {
        var lines = ["\(call.name)("]
        for (index, argument) in call.arguments.enumerated() {
            let isLast = index == call.arguments.count - 1
            lines.append("    \(argument)" + (isLast ? "))" : ","))
        }
        return lines
    }

    private func fits(_ line: String) -> Bool {
        indent + line.unicodeScalars.count <= DocComment.width
    }
}

/// A call, or a name without arguments.
struct CallExpression {
    var name: String
    /// The arguments with their labels.
    var arguments: [String]

    var text: String {
        arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }
}
