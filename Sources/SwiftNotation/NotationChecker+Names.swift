// Names, by what they are for. All follow one set of rules; the role decides the
// case of the first letter and what a keyword means.

extension NotationChecker {
    /// A type's name: upper case first, no keyword.
    /// - Parameters:
    ///   - text: `Foo`, and where dots are allowed `Foo.Bar`; parts before the last may be modules.
    ///   - allowingDots: whether a dotted name is taken.
    /// - Throws: a ``NotationError`` that names the rule it breaks.
    package func typeName(
        _ text: String, allowingDots: Bool = false
    ) throws(NotationError) -> SwiftName {
        try dotted(text, allowingDots: allowingDots, last: .type, noun: "a type")
    }

    /// A module's name, of either case.
    /// - Parameters:
    ///   - text: `FirebaseAuth`, and where dots are allowed `UIKit.UIView`.
    ///   - allowingDots: whether submodules are taken.
    /// - Throws: a ``NotationError`` that names the rule it breaks.
    package func moduleName(
        _ text: String, allowingDots: Bool = true
    ) throws(NotationError) -> SwiftName {
        try dotted(text, allowingDots: allowingDots, last: .module, noun: "a module")
    }

    /// The name of a step, status, property, event, view or error: lower case first. A
    /// keyword is spelled in back-ticks.
    /// - Throws: a ``NotationError`` that names the rule it breaks.
    package func memberName(_ text: String) throws(NotationError) -> SwiftName {
        try NameRules.read(text, as: .member)
    }

    /// The labels of a parameter or payload as Swift writes them: `prompt`, `for user`, `_ image`.
    /// - Throws: a ``NotationError`` for anything else.
    package func label(_ text: String) throws(NotationError) -> ParameterLabel {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        switch parts.count {
        case 0: throw NotationError(.empty, "there is no label here")
        case 1:
            if parts[0] == "_" {
                throw NotationError(
                    .name, "'_' alone is no name", advice: "write '_ name'")
            }
            let name = try read(parts[0], as: .parameter, in: text)
            return ParameterLabel(external: name, internal: name)
        case 2:
            let inner = try read(parts[1], as: .parameter, in: text)
            let outer = parts[0] == "_" ? nil : try read(parts[0], as: .label, in: text)
            return ParameterLabel(external: outer, internal: inner)
        default:
            throw NotationError(
                .name, "a parameter has at most two labels",
                advice: "write the argument label and the name: 'for user'",
                offset: offset(of: parts[2], in: text))
        }
    }

    private func dotted(
        _ text: String, allowingDots: Bool, last: NameRole, noun: String
    ) throws(NotationError) -> SwiftName {
        guard text.utf8.contains(UInt8(ascii: ".")) else {
            return try NameRules.read(text, as: last)
        }
        guard allowingDots else {
            throw NotationError(.name, "\(noun) is named without dots here")
        }
        guard text.utf8.count <= NotationLimits.bytes else {
            throw NotationError(.tooLong, "this name is longer than \(NotationLimits.bytes) bytes")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var names: [SwiftName] = []
        for (index, part) in parts.enumerated() {
            let role = index == parts.count - 1 ? last : .module
            names.append(try read(part, as: role, in: text))
        }
        return SwiftName(
            text: names.map(\.text).joined(separator: "."),
            spelled: names.map(\.spelled).joined(separator: "."))
    }

    private func read(
        _ part: Substring, as role: NameRole, in text: String
    ) throws(NotationError) -> SwiftName {
        do throws(NotationError) {
            return try NameRules.read(String(part), as: role)
        } catch {
            throw error.moved(by: offset(of: part, in: text))
        }
    }

    private func offset(of part: Substring, in text: String) -> Int {
        text.utf8.distance(from: text.startIndex, to: part.startIndex)
    }
}
