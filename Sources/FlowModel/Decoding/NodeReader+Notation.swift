// Names, types, labels and signatures: pieces of Swift inside the file. `SwiftNotation` judges them; here its error
// becomes a diagnostic at the exact location inside the value.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The name of a type, judged; nil for a missing field, null or a wrong name.
    mutating func typeName(_ field: Field?, dots: Bool = false) -> Located<String>? {
        guard let field, !field.value.isNull else { return nil }
        return typeName(field.value, of: "`\(field.name)`", dots: dots)
    }

    /// The name of a type, judged.
    /// - Parameter subject: what the name is for, in a sentence.
    mutating func typeName(_ node: YAMLNode, of subject: String, dots: Bool = false) -> Located<String>? {
        guard let text = nameText(node, of: subject) else { return nil }
        let name = judged(node, .name) { notation throws(NotationError) in
            try notation.typeName(text, allowingDots: dots)
        }
        return name.map { Located($0.spelled, at: location(node)) }
    }

    /// The name of a module, judged.
    mutating func module(_ node: YAMLNode) -> Located<String>? {
        guard let text = nameText(node, of: "a module") else { return nil }
        if text.hasPrefix("import ") {
            let module = String(text.dropFirst(7))
            report(
                .name, "a module is written without 'import'", advice: "write `\(module)`",
                fix: Fix(replacing: node.range, with: module), at: node.range)
            return nil
        }
        if text.contains("/") {
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
    mutating func memberName(_ node: YAMLNode, of subject: String) -> SwiftName? {
        guard let text = nameText(node, of: subject) else { return nil }
        return judged(node, .name) { notation throws(NotationError) in
            try notation.memberName(text)
        }
    }

    /// A former name, judged, without back-ticks; nil for a missing field or null.
    mutating func formerName(_ field: Field?) -> Located<String>? {
        guard let field, !field.value.isNull,
            let name = memberName(field.value, of: "`\(field.name)`")
        else { return nil }
        return Located(name.text, at: location(field.value))
    }

    /// The former name of a flow or an integration; nil for a missing field or null.
    mutating func formerTypeName(_ field: Field?) -> Located<String>? {
        guard let field, !field.value.isNull else { return nil }
        return typeName(field)
    }

    mutating func label(_ node: YAMLNode) -> ParameterLabel? {
        guard let text = nameText(node, of: "a label") else { return nil }
        return judged(node, .name) { notation throws(NotationError) in try notation.label(text) }
    }

    /// A type; null is not a type.
    /// - Parameter subject: what the type is of, in a sentence: "`returns`".
    mutating func type(_ node: YAMLNode, of subject: String, in place: TypePlace = .value) -> SwiftType? {
        guard !node.isNull else {
            report(
                .wrongForm, "\(subject) has no type",
                advice: "write the type after the colon, such as `String`", at: node.range)
            return nil
        }
        if case .mapping = node.content {
            report(
                .wrongForm, "\(subject) takes a type",
                advice: "write it as Swift does, in quotes if need be: `'[String: Int]'`", at: node.range)
            return nil
        }
        if let pairs = labelledPairs(in: node) {
            reportLabelsAsType(pairs, node, of: subject)
            return nil
        }
        guard let text = oneLine(node, "a type", of: subject) else { return nil }
        return judged(node, .type) { notation throws(NotationError) in
            try notation.type(text, in: place)
        }
    }

    /// Labels in brackets are not a type: several are a tuple, and one is its type alone.
    private mutating func reportLabelsAsType(_ pairs: [LabelledType], _ node: YAMLNode, of subject: String) {
        let text = PlainScalar.written(LabelledType.type(of: pairs))
        report(
            .wrongForm, "\(subject) takes a type, and these are labels",
            advice: "write `\(text)`", fix: Fix(replacing: node.range, with: text), at: node.range)
    }

    /// A type under a key; nil for a missing field.
    mutating func type(_ field: Field?, in place: TypePlace = .value) -> SwiftType? {
        guard let field else { return nil }
        return type(field.value, of: "`\(field.name)`", in: place)
    }

    /// A method of a delegate.
    mutating func signature(_ node: YAMLNode) -> SwiftSignature? {
        guard !node.isNull, case .scalar = node.content else {
            report(
                .wrongForm, "a delegate's method is written as Swift declares it",
                advice: "write, for example, `- 'func sessionDidEnd(_ session: Session)'`", at: node.range)
            return nil
        }
        guard let text = oneLine(node, "a signature", of: "a method") else { return nil }
        return judged(node, .signature) { notation throws(NotationError) in
            try notation.signature(text)
        }
    }

    /// The text of a scalar that is a name.
    private mutating func nameText(_ node: YAMLNode, of subject: String) -> String? {
        if let text = node.scalarText { return text }
        report(.wrongForm, "\(subject) takes one name", advice: "write a single name here", at: node.range)
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
                advice: "write it on the line of its key, in quotes if need be", at: node.range)
            return nil
        }
    }

    /// What the judge makes of a node; its error is reported.
    mutating func judged<Value>(
        _ node: YAMLNode, _ problem: DecodingDiagnostic,
        _ read: (NotationChecker) throws(NotationError) -> Value
    ) -> Value? {
        guard !isFull() else { return nil }
        do throws(NotationError) {
            return try read(notation)
        } catch {
            if let text = node.scalarText, reportLookAlikes(text, node, problem) { return nil }
            if problem == .type, let tuple = tuple(meantBy: file.text(in: node.range)) {
                report(
                    problem, "several types are written in parentheses", advice: "write `'\(tuple)'`",
                    fix: Fix(replacing: node.range, with: "'\(tuple)'"), at: node.range)
                return nil
            }
            report(
                problem, error.message, advice: error.advice ?? problem.usualAdvice,
                fix: error.rewrite.flatMap { rewrite($0, in: node) },
                at: place(error.offset, in: node))
            return nil
        }
    }

    /// `(Decimal, String)` from `Decimal, String` or `[Decimal, String]`; nil for anything else.
    private func tuple(meantBy text: String) -> String? {
        let inner = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
        let tuple = "(\(inner))"
        let names = inner.split(separator: ",").map { $0.drop { $0 == " " } }
        guard names.count > 1,
            names.allSatisfy({ $0.first?.isUppercase == true && !$0.contains(":") })
        else { return nil }
        do throws(NotationError) {
            _ = try notation.type(tuple)
            return tuple
        } catch {
            return nil
        }
    }

    /// Reports characters of a piece of Swift that only look right; answers whether there are any.
    mutating func reportLookAlikes(_ text: String, _ node: YAMLNode, _ problem: DecodingDiagnostic) -> Bool {
        let found = LookAlike.all(inSwift: text)
        guard let first = found.first else { return false }
        let edits = found.map { item in
            let start = place(item.range.lowerBound, in: node).lowerBound
            return Fix.Edit(start..<start + item.range.count, item.character.replacement)
        }
        let end = edits.last?.range.upperBound ?? node.range.upperBound
        let isInPlace = place(0, in: node) != node.range || file.text(in: node.range) == text
        report(
            problem, first.character.message, advice: first.character.advice,
            fix: isInPlace && end <= node.range.upperBound ? Fix(edits) : nil,
            at: isInPlace ? edits[0].range : node.range)
        return true
    }

    /// A rewrite of a part of a node's text, where that text appears in the file as it is.
    private func rewrite(_ rewrite: NotationError.Rewrite, in node: YAMLNode) -> Fix? {
        let start = place(rewrite.range.lowerBound, in: node).lowerBound
        let range = start..<start + rewrite.range.count
        guard range.upperBound <= node.range.upperBound else { return nil }
        return Fix(replacing: range, with: rewrite.text)
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
