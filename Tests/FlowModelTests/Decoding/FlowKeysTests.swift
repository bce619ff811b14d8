// Every key of a flow file that the example leaves out, in each form it takes.

import FlowModel
import SwiftText
import Testing

@Suite("The keys of a flow file")
struct FlowKeysTests {
    private func flow(_ yaml: String, defaults: Configuration = Configuration()) throws -> Flow {
        let decoded = Decode.flow("flow: Map\n" + yaml, defaults: defaults)
        #expect(Decode.lines(decoded.diagnostics) == "")
        return try #require(decoded.value)
    }

    private func step(_ keys: String) throws -> Step {
        try #require(try flow("steps: { go: { \(keys) } }").steps.first)
    }

    @Test func topLevel() throws {
        let flow = try flow(
            """
            discussion: |
              One.

              Two.
            protocol: Mapping
            style: async
            isolation: Sendable
            scope: session
            imports: [Foo, UIKit.UIView]
            initial: b
            extends: UIImageView
            use: [A, B]
            statuses: { a: , b: }
            """)
        #expect(flow.words.discussion == "One.\n\nTwo.")
        #expect(flow.protocolName.value == "Mapping")
        #expect(flow.style.value == .async && flow.style.location.text == "async")
        #expect(flow.isolation.value == .sendable && flow.scope.value == .session)
        #expect(flow.imports == ["Foo", "UIKit.UIView"])
        #expect(flow.initial?.value == "b" && flow.extends?.value == "UIImageView")
        #expect(flow.use.map(\.value) == ["A", "B"] && flow.usesList)
    }

    @Test func defaultsComeFromTheConfiguration() throws {
        var defaults = Configuration()
        defaults.style = .callback
        defaults.isolation = .none
        let flow = try flow("integrations: { Bing: }\nuse: Bing", defaults: defaults)
        #expect(flow.style.value == .callback && flow.isolation.value == .none)
        #expect(flow.protocolName.value == "MapSDK")
        #expect(flow.integrations.map(\.wrapper.value) == ["BingMapSDK"])
        #expect(flow.use.map(\.value) == ["Bing"] && !flow.usesList)
    }

    @Test("A flow with `conform` is off the main actor unless it names an isolation") func isolationOfConform() throws {
        let conform = "integrations: { Bing: { conform: BingMap } }"
        #expect(try flow(conform).isolation.value == .none)
        #expect(try flow("isolation: MainActor\n\(conform)").isolation.value == .mainActor)
        var defaults = Configuration()
        defaults.isolation = .sendable
        #expect(try flow(conform, defaults: defaults).isolation.value == .none)
    }

    @Test func cases() throws {
        let flow = try flow(
            """
            statuses:
              a:
                summary: Short.
                discussion: Long.
                was: old
                with: { x: { type: '[Int]?', summary: How many., sample: [1, 2] }, y: [Post] }
              '`default`': ~
              b: { with: [String: [Int]] }
            """)
        let first = flow.statuses[0]
        #expect(first.words == Documentation(summary: "Short.", discussion: "Long."))
        #expect(first.was?.value == "old")
        #expect(first.payload.map(\.type.text) == ["[Int]?", "[Post]"])
        #expect(first.payload[0].summary == "How many.")
        #expect(first.payload[0].sample?.text == "[1, 2]")
        #expect(flow.statuses[1].name.text == "default")
        #expect(flow.statuses[1].name.spelled == "`default`")
        #expect(flow.statuses[2].payload.map(\.type.text) == ["[String: [Int]]"])
        #expect(flow.statuses[2].payload[0].label == nil)
    }

    @Test func steps() throws {
        let step = try step("returns: [Post], sync: true, cancels: [a, b], was: run, discussion: D")
        #expect(step.returns?.text == "[Post]" && step.isMarkedSync)
        #expect(step.cancels.map(\.value) == ["a", "b"] && step.was?.value == "run")
        #expect(step.words.discussion == "D" && step.from == nil)
        #expect(try self.step("streams: Int").streams?.text == "Int")
        #expect(try self.step("via: [a, b, a]").passed.map(\.value) == ["a", "b", "a"])
        let alternatives = try self.step("via: [[a, b], c, [b, a]]").via
        #expect(alternatives.map { $0.map(\.value) } == [["a", "b"], ["c"], ["b", "a"]])
        #expect(try self.step("via: [[a, b]]").via.map { $0.map(\.value) } == [["a", "b"]])
        #expect(try self.step("from: '`default`'").from?.map(\.value) == ["default"])
        #expect(try self.step("to: 'null', via: true").from == nil)
        #expect(try self.step("to: ['null', yes, 1]").to.map(\.value) == ["null", "yes", "1"])
        #expect(try self.step("").isFireAndForget)
    }

    @Test(arguments: [
        ("true", Step.Throwing.any), ("false", .nothing),
    ])
    func throwing(text: String, expected: Step.Throwing) throws {
        #expect(try step("throws: \(text)").throwing == expected)
    }

    @Test func throwingAType() throws {
        guard case .type(let type) = try step("throws: MapError").throwing else {
            Issue.record("no type was read")
            return
        }
        #expect(type.text == "MapError")
    }

    @Test func parameters() throws {
        let step = try step(
            """
            parameters: {
            for user: User,
            _ image: { type: 'Array<Image>', summary: All., default: [], sample: '[.cat]' },
            size: { type: Int?, default: nil, sample: 10 },
            title: { type: String, default: '"en"' },
            limits: { type: '[Int: Int]', default: { $0 } } }
            """)
        let parameters = step.parameters
        #expect(parameters.map(\.label.spelled) == ["for user", "_ image", "size", "title", "limits"])
        #expect(parameters.map(\.type.text) == ["User", "[Image]", "Int?", "String", "[Int: Int]"])
        #expect(parameters[1].summary == "All.")
        #expect(parameters.map(\.defaultValue?.text) == [nil, "[]", "nil", "\"en\"", "{ $0 }"])
        #expect(parameters.map(\.sample?.text) == [nil, "[.cat]", "10", nil, nil])
    }

    @Test(arguments: [
        ("to: a, mock: { then: .a }", "status .a"),
        ("to: a, mock: { then: '.a' }", "status .a"),
        ("to: a, mock: { then: \".a\" }", "status .a"),
        ("to: a, mock: { then: [.b, '.a(x: 1)', .c(x: 2)] }", "statuses .b | .a(x: 1) | .c(x: 2)"),
        ("to: a, parameters: { s: S }, mock: { then: s }", "status s"),
        ("to: a, returns: Int, mock: { then: 10 }", "value 10"),
        ("returns: Int, mock: { then: [1, 2] }", "value [1, 2]"),
        ("returns: Bool, mock: { then: true }", "value true"),
        ("returns: Post, mock: { then: 'Post()' }", "value Post()"),
        ("returns: String, mock: { then: '\"en\"' }", "value \"en\""),
        ("returns: Int, parameters: { tax: Int }, mock: { then: 'max(tax, 0)' }", "value max(tax, 0)"),
        (
            "returns: Bool, parameters: { words: '[S]' }, mock: { then: 'words.contains { word in word.isEmpty }' }",
            "value words.contains { word in word.isEmpty }"
        ),
        ("streams: Int, mock: { then: [1, 2] }", "values 1 | 2"),
        ("streams: Int, mock: { then: 1 }", "values 1"),
        ("throws: true, mock: { throw: Oops.now }", "error Oops.now"),
    ])
    func mockOutcomes(keys: String, expected: String) throws {
        let rule = try #require(try step(keys).mock.first)
        let outcome =
            switch rule.outcome {
            case .status(let status): "status \(status)"
            case .statuses(let all): "statuses " + all.map(\.text).joined(separator: " | ")
            case .value(let value): "value \(value)"
            case .values(let all): "values " + all.map(\.text).joined(separator: " | ")
            case .error(let error): "error \(error)"
            }
        #expect(outcome == expected)
    }

    @Test(arguments: [("0", 0), ("1.5", 1.5), ("3600", 3600)]) func mockTimes(text: String, seconds: Double) throws {
        #expect(try step("to: a, mock: { then: .a, after: \(text) }").mock.first?.after == seconds)
    }
}
