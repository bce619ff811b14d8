// A delegate protocol of the SDK that the wrapper conforms to. The SDK calls its methods on a thread of its own choice,
// so each is nonisolated and says how to get back to the flow; unless the flow says `thread: main`.

import FlowModel
import SwiftText

/// What the wrapper's template may use of a delegate.
struct DelegateContext: TemplateContext {
    /// One of its methods, or a property.
    struct Method: TemplateContext {
        let declaration: String
        let result: String
        /// A value that claims nothing, or what stands in for one; empty if there is nothing to return.
        let end: String
        /// True if it belongs to the main actor.
        let isOnMain: Bool
        /// The parts of its declaration that name types.
        let types: [String]
        let mark: String?

        static let fields: [ContextField<Self>] = [
            .text("result") { $0.result }, .text("declaration") { $0.declaration }, .text("end") { $0.end },
            .flag("isOnMain") { $0.isOnMain },
        ]
    }

    let delegate: Delegate
    let methods: [Method]
    /// True if the conformance belongs to the main actor, and the protocol does not.
    private let isOnMain: Bool

    static let fields: [ContextField<Self>] = [
        .text("delegate") { $0.delegate.name.value }, .list("methods") { $0.methods },
        .flag("isPreconcurrency") { $0.isOnMain },
    ]

    /// What names types, for the imports.
    var code: [String] { ["NSObject"] + methods.flatMap { $0.types + [$0.end] } }

    init(_ delegate: Delegate, isOnMain isCalledOnMain: Bool, in flow: Flow) {
        self.delegate = delegate
        let requirements = delegate.requirements
        isOnMain = isCalledOnMain && !requirements.contains { $0.isolation == "@MainActor" }
        let known = Set(requirements.map(\.fullName))
        let notation = NotationChecker()
        var marks: [String: Int] = [:]
        let required = requirements.map { requirement in
            // Overloads have one name.
            let count = marks[requirement.fullName, default: 0] + 1
            marks[requirement.fullName] = count
            let name = requirement.fullName + (count > 1 ? "#\(count)" : "")
            return Method(
                requirement, end: Self.end(of: requirement, flow, notation),
                isOnMain: isCalledOnMain || requirement.isolation == "@MainActor",
                mark: MemberID.delegate(delegate.name.value, method: name).text)
        }
        let declared = delegate.methods.filter { !known.contains($0.fullName) }.map { method in
            let signature = Signature(
                start: "\(isCalledOnMain ? "" : "nonisolated ")func \(method.name.spelled)",
                parameters: method.parameters.map(\.text), effects: method.effects,
                result: method.result?.text ?? "")
            return Method(
                declaration: signature.declaration(), result: signature.result,
                end: Self.end(method.result, effects: method.effects, named: method.fullName, in: flow),
                isOnMain: isCalledOnMain, types: signature.types,
                mark: MemberID.delegate(delegate.name.value, method: method.fullName).text)
        }
        methods = required + declared
    }

    /// The last line of a stub. A method that names the type of its errors cannot throw just any.
    private static func end(
        _ result: SwiftType?, effects: String, named name: String, in flow: Flow
    ) -> String {
        if let result, let neutral = Samples.neutral(of: flow).sample(of: result) { return neutral }
        return result.map(\.isVoid) ?? true ? "" : missing(name, effects)
    }

    private static func missing(_ name: String, _ effects: String) -> String {
        effects.hasSuffix("throws") ? "throw \(Flow.unsupported)" : "fatalError(\"\(name) is not written yet\")"
    }

    /// The same for what the SDK declares, whose types may be more than a flow may name.
    private static func end(of requirement: SDKMember, _ flow: Flow, _ notation: NotationChecker) -> String {
        if requirement.result.isEmpty { return "" }
        do throws(NotationError) {
            let result = try notation.type(requirement.result)
            return end(result, effects: requirement.effects, named: requirement.fullName, in: flow)
        } catch {
            return missing(requirement.fullName, requirement.effects)
        }
    }
}

extension DelegateContext.Method {
    /// A stub for a requirement of the SDK, which is called on any thread unless it belongs to the main actor.
    fileprivate init(_ requirement: SDKMember, end: String, isOnMain: Bool, mark: String) {
        let start = (isOnMain ? "" : "nonisolated ") + requirement.start
        types = (requirement.parameters ?? []) + [requirement.effects, requirement.result, requirement.condition]
        (result, self.isOnMain, self.mark) = (requirement.result, isOnMain, mark)
        guard let parameters = requirement.parameters else {
            declaration = "\(start): \(requirement.result)"
            let getter = requirement.accessors.dropFirst(2).prefix { $0 != "}" }
            let effects = getter.split(separator: " ").filter { $0 != "set" && $0 != "nonmutating" }
            let isPlain = effects == ["get"]
            let body = isPlain ? end : "\(effects.joined(separator: " ")) { \(end) }"
            self.end = getter.hasSuffix("set ") ? "get { \(end) }\n        set {}" : body
            return
        }
        self.end = end
        let returned = [requirement.result, requirement.condition].filter { !$0.isEmpty }.joined(separator: " ")
        let isVoid = requirement.result.isEmpty
        declaration = Signature(
            start: start, parameters: parameters,
            effects: ([requirement.effects] + (isVoid ? [returned] : [])).filter { !$0.isEmpty }.joined(separator: " "),
            result: isVoid ? "" : returned
        ).declaration()
    }
}
