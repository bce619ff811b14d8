// Evaluates the condition of an `#if` for builds with and without DEBUG, the only flag known to differ between builds
// of an app. Any other flag may have any value.

enum DebugCondition {
    /// Whether a condition is true; nil where more than DEBUG decides.
    static func holds(_ condition: String, isDebug: Bool) -> Bool? {
        evaluate(condition.filter { !$0.isWhitespace }[...], isDebug)
    }

    private static func evaluate(_ text: Substring, _ isDebug: Bool) -> Bool? {
        if text.isEmpty { return true }
        let all = parts(of: text, at: "&")
        let any = parts(of: text, at: "|")
        // Conditions of several lines are joined, and which operator binds what is no longer known.
        if all.count > 1, any.count > 1 { return nil }
        if all.count > 1 {
            let values = all.map { evaluate($0, isDebug) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        if any.count > 1 {
            let values = any.map { evaluate($0, isDebug) }
            return values.contains(true) ? true : values.contains(nil) ? nil : false
        }
        if text.hasPrefix("!") { return evaluate(text.dropFirst(), isDebug).map { !$0 } }
        if text.hasPrefix("("), text.hasSuffix(")") {
            return evaluate(text.dropFirst().dropLast(), isDebug)
        }
        return text == "DEBUG" ? isDebug : text == "true" ? true : text == "false" ? false : nil
    }

    /// What comes between doubled operators that no parentheses enclose.
    private static func parts(of text: Substring, at operator: Character) -> [Substring] {
        var found: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case `operator` where depth == 0:
                if start < index { found.append(text[start..<index]) }
                start = text.index(after: index)
            default: break
            }
        }
        return found + [text[start...]]
    }
}
