// The context of `<Wrapper>Tests.swift`: a test for each outcome of each step. It asks the flow's contract,
// for which the developer writes a factory; what the contract cannot judge is a test to be written. Until
// then each is skipped with a reason.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a wrapper's tests may use.
public struct WrapperTestsContext: ImportingContext {
    /// A test.
    struct Case: TemplateContext {
        var name: String
        var lines: [String]
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .texts("lines") { $0.lines },
        ]

        /// A test to be written.
        init(name: String, todo: String, mark: String) {
            self.name = name
            lines = ["// TODO(flowgen): \(todo)", "throw XCTSkip(\"not written yet\")"]
            self.mark = mark
        }

        /// A test that asks the contract.
        init(name: String, asking questions: [String], mark: String) {
            self.name = name
            lines = questions.map { "try await Self.contract.\($0)" }
            self.mark = mark
        }
    }

    var header: [String]
    /// The head of the class.
    var head: [String]
    var imports: Imports
    var module: String
    /// The doc comment of the class.
    var summary: String
    var cases: [Case]
    /// What the contract needs; nil where there is none.
    var factory: ContractFactoryContext?

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("head") { $0.head },
        .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .text("module") { $0.module },
        .text("summary") { $0.summary }, .list("cases") { $0.cases },
        .record("factory") { $0.factory },
    ]

    init(wrapper: Project.Wrapper, owner: Integration, _ outline: FlowOutline) {
        let (flow, settings) = (outline.flow, outline.settings)
        header = settings.sharedHeader
        imports = Imports(settings.servicesModules + ["XCTest"])
        module = settings.configuration.module ?? ""
        let conform = wrapper.integration.conform?.value
        let subject = conform.map { "``\($0)`` as ``\(flow.protocolName.value)``" }
        summary = "Tests of \(subject ?? "``\(wrapper.name)`` against a stubbed SDK")."
        head = StatementLayout(indent: 0).classHead(
            "nonisolated final class \(wrapper.name)Tests", inheriting: "XCTestCase")
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        let stored = conform.map { type in flow.properties.map { Self.test(of: $0, in: type) } }
        cases =
            (stored ?? []) + flow.steps.flatMap { Self.cases(of: $0, in: outline, sdk: sdk) }
            + flow.events.enumerated().map {
                Self.test(of: $0.element, at: $0.offset, in: outline, sdk)
            }
            + flow.views.map { view in
                Case(
                    name: view.typeName + "IsShown",
                    todo: "Ask for `\(view.name.text)` with a stubbed \(sdk), and expect its view.",
                    mark: "test \(view.name.text)")
            }
        factory = ContractFactoryContext(outline, subject: conform ?? wrapper.name, sdk: sdk)
    }

    /// The test of an event: of each of its outcomes.
    private static func test(
        of event: Event, at index: Int, in outline: FlowOutline, _ sdk: String
    ) -> Case {
        let mark = "test \(event.name.text)"
        let name = upperCamel(event.name.text)
        let ways = outline.scenarios.events.filter {
            $0.index == index && outline.scenarios.ends(with: $0)
        }
        guard !ways.isEmpty else {
            let statuses = event.to.map { "`.\($0.value)`" }.joined(separator: " or ")
            let todo = "Have a stubbed \(sdk) tell of it, and expect \(statuses)."
            return Case(name: name, todo: todo, mark: mark)
        }
        return Case(name: name, asking: ways.map { "holds(when: .\($0.spelled))" }, mark: mark)
    }

    /// The test of a property that the SDK's own type holds.
    private static func test(of property: Property, in type: String) -> Case {
        let name = property.name.spelled
        return Case(
            name: upperCamel(property.name.text),
            todo: property.isSettable
                ? "Set `\(name)` of a fresh \(type), and expect to read it again."
                : "Prepare a \(type), and expect its `\(name)`.",
            mark: "test \(property.name.text)")
    }

    private static func cases(of step: Step, in outline: FlowOutline, sdk: String) -> [Case] {
        let (flow, ways) = (outline.flow, outline.scenarios)
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let name = upperCamel(step.name.text)
        let via = step.via.compactMap { flow.status($0.value) }
        func todo(_ outcome: String, _ statuses: [EnumCase]) -> String {
            let names = statuses.map { "`.\($0.name.spelled)`" }.joined(separator: ", then ")
            let expectation = statuses.isEmpty ? "what it does" : names
            return
                "Have a stubbed \(sdk) \(outcome), call `\(step.fullName)`, and expect \(expectation)."
        }
        guard outcomes.count > 1 else {
            let statuses = via + outcomes
            let mark = "test \(step.name.text)"
            if ways.ends(with: step) {
                let question = "holds(for: .\(step.name.spelled))"
                return [Case(name: name, asking: [question], mark: mark)]
            }
            return [Case(name: name, todo: todo("answer", statuses), mark: mark)]
        }
        return outcomes.map { outcome in
            let ending = "EndsIn\(upperCamel(outcome.name.text))"
            let manner = flow.isFailure(outcome) ? "fail" : "succeed"
            let mark = "test \(step.name.text) \(outcome.name.text)"
            if ways.ends(with: step, in: outcome.name.text) {
                let question =
                    "holds(for: .\(step.name.spelled), endingIn: \(inOptional(outcome.name.spelled)))"
                return Case(name: name + ending, asking: [question], mark: mark)
            }
            return Case(name: name + ending, todo: todo(manner, via + [outcome]), mark: mark)
        }
    }
}
