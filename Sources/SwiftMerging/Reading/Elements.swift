// The elements of a member, each of which a merge updates by itself. Two texts are the same element if they have the
// same tokens, however they are laid out.

/// An element that every kind of declaration may have once.
enum ElementKind: String, CaseIterable, Sendable {
    case name, keyword, isolation, final, mutating, sendable, preconcurrency, testable
    case generics, effects, result, constraints, type
}

/// One parameter, without layout.
struct Parameter: Hashable, Sendable {
    /// The label, or `_`; it and the name inside are without back-ticks.
    var label: String
    /// The name inside, if it is another.
    var internalName: String?
    /// The type, with its attributes and `...`.
    var type: String
    /// The default value, or empty.
    var defaultValue: String

    /// `for user`, `prompt`, `_ image`.
    var names: String { internalName.map { "\(label) \($0)" } ?? label }
    var text: String {
        "\(names): \(type)" + (defaultValue.isEmpty ? "" : " = \(defaultValue)")
    }
}

struct Elements: Hashable, Sendable {
    private var texts: [ElementKind: String] = [:]
    var parameters: [Parameter] = []
    /// Hashes over tokens; empty where there is none.
    var doc = ""
    var todo = ""
    var body = ""
    var whole = ""

    subscript(kind: ElementKind) -> String {
        get { texts[kind] ?? "" }
        set { texts[kind] = newValue.isEmpty ? nil : newValue }
    }

    /// Whether what tells overloads apart is the same.
    func isDeclared(like other: Elements) -> Bool {
        [ElementKind.effects, .result, .generics, .constraints].allSatisfy { self[$0] == other[$0] }
            && parameters.map(\.type) == other.parameters.map(\.type)
    }

    /// Whether the comments above a member are as flowgen wrote them; a TODO may be done.
    func hasComments(of yours: Elements) -> Bool {
        doc == yours.doc && (yours.todo.isEmpty || todo == yours.todo)
    }

    /// The elements as fields of a state file's line.
    var fields: [String] {
        var fields = ElementKind.allCases.compactMap { kind in
            texts[kind].map { "\(kind.rawValue)=\($0)" }
        }
        fields += parameters.map { "param=\($0.names)|\($0.type)|\($0.defaultValue)" }
        let hashes = [
            ("doc", doc), ("todo", todo), ("body", body), ("whole", whole),
        ]
        for (name, hash) in hashes where !hash.isEmpty { fields.append("\(name)=\(hash)") }
        return fields
    }

    /// Reads one field; false if there is no such element.
    mutating func read(_ name: String, _ text: String) -> Bool {
        switch name {
        case "doc": doc = text
        case "todo": todo = text
        case "body": body = text
        case "whole": whole = text
        case "param":
            let parts = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { return false }
            let names = parts[0].split(separator: " ").map { String($0).withoutBackticks }
            guard let label = names.first else { return false }
            parameters.append(
                Parameter(
                    label: label, internalName: names.count > 1 ? names[1] : nil,
                    type: parts[1], defaultValue: parts[2]))
        default:
            guard let kind = ElementKind(rawValue: name) else { return false }
            self[kind] = text
        }
        return true
    }
}
