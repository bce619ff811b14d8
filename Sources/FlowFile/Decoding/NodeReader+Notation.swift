// Names, types, labels and signatures: pieces of Swift inside the file. `SwiftText` judges them; here its error
// becomes a diagnostic at the exact location inside the value.

import FlowModel
import SwiftText

extension NodeReader {
    /// The name of a type, judged; nil for a missing field, null or a wrong name.
    mutating func typeName(_ field: Field?, dots: Bool = false) -> Located<String>? {
        guard let field else { return nil }
        return typeName(field.value, of: "`\(field.name)`", dots: dots)
    }

    /// The name of a type, judged.
    /// - Parameter subject: what the name is for, in a sentence.
    mutating func typeName(_ node: YAMLNode, of subject: String, dots: Bool = false) -> Located<String> {
        let name = nameText(node, of: subject).flatMap { text in
            judged(node, .name) { notation throws(NotationError) in
                try notation.typeName(text, allowingDots: dots)
            }
        }
        return Located(name?.spelled ?? "", at: location(node))
    }

    /// The name of a module, judged.
    mutating func module(_ node: YAMLNode) -> Located<String>? {
        guard let text = nameText(node, of: "a module") else { return nil }
        if text.contains("/") || text.hasPrefix("import ") || text.hasSuffix(".framework") {
            report(
                .name, "\(NodeReader.quoted(text)) is not the name of a module",
                advice: "write the name behind `import` in Swift, such as `StripeKit`", at: node.range)
            return nil
        }
        let name = judged(node, .name) { notation throws(NotationError) in
            try notation.moduleName(text)
        }
        return name.map { Located($0.spelled, at: location(node)) }
    }

    /// The name of a case, a method or a property, judged.
    mutating func memberName(_ node: YAMLNode, of subject: String) -> SwiftName {
        guard let text = nameText(node, of: subject) else { return .unread }
        let name = judged(node, .name, isMember: true) { notation throws(NotationError) in
            try notation.memberName(text)
        }
        return name ?? .unread
    }

    /// The name of a method, judged; nil for a missing field.
    mutating func methodName(_ field: Field?) -> Located<SwiftName>? {
        field.map { Located(memberName($0.value, of: "`\($0.name)`"), at: location($0.value)) }
    }

    /// A former name, judged, without back-ticks; nil for a missing field or null.
    mutating func formerName(_ field: Field?) -> Located<String>? {
        guard let field else { return nil }
        return Located(memberName(field.value, of: "`\(field.name)`").text, at: location(field.value))
    }

    mutating func label(_ node: YAMLNode) -> ParameterLabel {
        guard let text = nameText(node, of: "a label") else { return .unread }
        return judged(node, .name) { notation throws(NotationError) in try notation.label(text) } ?? .unread
    }

    /// A type.
    /// - Parameter subject: what the type is of, in a sentence: "`returns`".
    mutating func type(_ node: YAMLNode, of subject: String, in place: TypePlace = .value) -> SwiftType {
        guard let text = oneLine(node, "a type", of: subject) else { return .unread }
        reportMisspeltError(text, at: node.range)
        return judged(node, .type) { notation throws(NotationError) in try notation.type(text, in: place) } ?? .unread
    }

    /// Reports a type that is the flow's own error but for a letter or two: it would be missing in a generated file.
    private mutating func reportMisspeltError(_ text: String, at range: Range<Int>) {
        let own = declared.errorType
        // Few types begin and end like it; the others need no comparison.
        guard text.utf8.first == own.utf8.first, text.utf8.last == own.utf8.last,
            abs(own.utf8.count - text.utf8.count) <= 2, !own.hasSuffix(text), isName(text),
            Array(text.utf8).difference(from: Array(own.utf8)).count <= 2
        else { return }
        report(
            .type, "'\(text)' is almost the flow's own error",
            advice: "write `\(own)`, or, if it is the app's, its module too: `App.\(text)`", at: range)
    }

    /// A type under a key.
    mutating func type(_ field: Field, in place: TypePlace = .value) -> SwiftType {
        type(field.value, of: "`\(field.name)`", in: place)
    }

    /// A method of a delegate.
    mutating func signature(_ node: YAMLNode) -> SwiftSignature? {
        guard let text = oneLine(node, "a signature", of: "a method") else { return nil }
        return judged(node, .signature) { notation throws(NotationError) in
            // What Apple's protocols write before a method says when there is one, and for whom.
            let marks = /(?:@[A-Za-z]+(?:\([^)]*\))? *|(?:optional|public|open|nonisolated) +)*/
            return try notation.signature(text.hasPrefix("func ") ? text : String(text.trimmingPrefix(marks)))
        }
    }

    /// The text of a scalar that is a name.
    private mutating func nameText(_ node: YAMLNode, of subject: String) -> String? {
        if let text = node.scalarText {
            let word = String(text.prefix { $0 != ":" })
            if word == text || word.isEmpty || text.dropFirst(word.count).hasPrefix("://") { return text }
            reportMissingSpace(after: word, at: node.range)
            return nil
        }
        let name = node.firstName.map { ": `\($0)`" } ?? ""
        let others = if case .mapping(let entries) = node.content { entries.count > 1 } else { false }
        report(
            .wrongForm, "\(subject) takes one name",
            advice: "write the name alone, behind the colon\(name)"
                + (others ? ", and begin the other keys in the column of \(subject)" : ""), at: node.range)
        return nil
    }

    /// A piece of Swift as written on one line of the file: a scalar's text, or the source of a sequence or mapping in
    /// brackets.
    mutating func oneLine(_ node: YAMLNode, _ what: String, of subject: String) -> String? {
        let source = file.bytes[node.range.clamped(to: 0..<file.bytes.count)]
        let isOneLine = !source.contains { $0 == 0x0A || $0 == 0x0D }
        switch node.content {
        case .scalar(let scalar) where isOneLine && scalar.style.isInline:
            return scalar.text
        case .sequence where isOneLine && node.isFlowStyle,
            .mapping where isOneLine && node.isFlowStyle:
            return String(decoding: source, as: UTF8.self)
        default:
            report(
                .wrongForm, "\(subject) takes \(what) on one line",
                advice: node.scalarText.map { "write `'\(onOneLine($0))'`" }
                    ?? "write it on one line, in quotes if need be", at: node.range)
            return nil
        }
    }

    /// What the judge makes of a node; its error is reported.
    mutating func judged<Value>(
        _ node: YAMLNode, _ problem: DecodingDiagnostic, isMember: Bool = false,
        _ read: (NotationChecker) throws(NotationError) -> Value
    ) -> Value? {
        guard !findings.isFull() else { return nil }
        do throws(NotationError) {
            return try read(notation)
        } catch {
            let mentions = isMember ? file.text(in: 0..<file.bytes.count).ranges(of: node.scalarText ?? "").count : 0
            let advice = (error.advice ?? problem.usualAdvice).map {
                $0 + (mentions > 1 ? ", here and where the flow names it" : "")
            }
            report(problem, error.message, advice: advice, at: place(error.offset, in: node))
            return nil
        }
    }

    /// The range of the file from an offset inside a node's text to the node's end. Where the text does not appear in
    /// the file as it is, the whole node.
    func place(_ offset: Int, in node: YAMLNode) -> Range<Int> {
        var lead = 0
        if case .scalar(let scalar) = node.content {
            let source = Substring(file.text(in: node.range))
            if source.utf8.elementsEqual(scalar.text.utf8) {
                lead = 0
            } else if source.utf8.dropFirst().dropLast().elementsEqual(scalar.text.utf8) {
                lead = 1
            } else {
                return node.range
            }
        }
        let end = max(node.range.lowerBound, node.range.upperBound - lead)
        let start = node.range.lowerBound + lead + max(offset, 0)
        return min(start, end)..<end
    }
}

extension YAMLScalar.Style {
    /// Plain or quoted, as opposed to a block of lines.
    var isInline: Bool {
        switch self {
        case .plain, .singleQuoted, .doubleQuoted: true
        case .literal, .folded: false
        }
    }
}
