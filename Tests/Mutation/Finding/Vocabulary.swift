// What the names in a flow's code mean: which functions are steps, which tell of events, what the
// statuses are and what each step answers with. It is read from the files that flowgen generates.

import SwiftParser
import SwiftSyntax

/// The names of one flow.
public struct Vocabulary: Sendable {
    /// Each step, and a value that it could answer with: `"elsewhere"`; `()` if it answers nothing.
    public private(set) var answers: [String: String] = [:]
    /// Each status by its name, as an expression: `.found(place: "elsewhere")`.
    public private(set) var statuses: [(name: String, value: String)] = []
    /// The names of the events.
    public private(set) var events: Set<String> = []
    /// A value of the flow's error.
    public private(set) var error: String

    /// Reads the names.
    /// - Parameters:
    ///   - protocolText: the generated protocol.
    ///   - mockText: the generated mock.
    ///   - statusText: the generated enum of the statuses; empty if there is none.
    ///   - errorType: the flow's own error, which has a case `unknown`.
    public init(protocolText: String, mockText: String, statusText: String, errorType: String) {
        error = "\(errorType).unknown"
        let requirements = Requirements(viewMode: .sourceAccurate)
        requirements.walk(Parser.parse(source: protocolText))
        answers = requirements.answers
        statuses = Cases.read(statusText, of: nil)
        events = Set(Cases.read(mockText, of: "Event").map(\.name))
    }

    /// The statuses but one.
    func others(than name: String) -> [(name: String, value: String)] {
        statuses.filter { $0.name != name }
    }

    /// The status declared after one; after the last, the first.
    func next(after name: String) -> (name: String, value: String) {
        let index = statuses.firstIndex { $0.name == name } ?? 0
        return statuses[(index + 1) % statuses.count]
    }

    /// A value of a type.
    static func sample(of type: String) -> String {
        switch type {
        case "String": "\"elsewhere\""
        case "Int": "99"
        case "Bool": "false"
        case "Void", "()": "()"
        default: ".unknown"
        }
    }
}

/// Collects the functions of a protocol, and what each answers with.
private final class Requirements: SyntaxVisitor {
    var answers: [String: String] = [:]

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // `typealias ReserveResult = Result<String, ParcelError>`
        let name = node.name.text
        guard name.hasSuffix("Result"), let first = name.first else { return .skipChildren }
        let step = first.lowercased() + name.dropFirst().dropLast("Result".count)
        note(step, node.initializer.value)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard !name.hasPrefix("observe") else { return .skipChildren }
        if let type = node.signature.returnClause?.type { note(name, type) }
        if answers[name] == nil { answers[name] = "()" }
        return .skipChildren
    }

    /// `String`, or the first of `Result<String, ParcelError>`.
    private func note(_ step: String, _ type: TypeSyntax) {
        let generics = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
        let answer = generics?.first?.argument.trimmedDescription ?? type.trimmedDescription
        answers[step] = Vocabulary.sample(of: answer)
    }
}

/// Collects the cases of an enum.
private final class Cases: SyntaxVisitor {
    private let type: String?
    private var found: [(name: String, value: String)] = []

    private init(of type: String?) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    /// The cases of the enum of this name, or of the first in a text.
    static func read(_ text: String, of type: String?) -> [(name: String, value: String)] {
        let cases = Cases(of: type)
        cases.walk(Parser.parse(source: text))
        return cases.found
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type, node.name.text != type { return .skipChildren }
        return found.isEmpty ? .visitChildren : .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let values = node.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.map { "\($0.text): " } ?? ""
            return label + Vocabulary.sample(of: parameter.type.trimmedDescription)
        }
        found.append((name, "." + name + (values.map { "(\($0.joined(separator: ", ")))" } ?? "")))
        return .skipChildren
    }
}
