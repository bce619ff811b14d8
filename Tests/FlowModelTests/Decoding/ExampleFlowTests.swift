// Decodes a flow with nearly every key and compares each value.

import FlowModel
import SwiftText
import Testing

@Suite("A flow with nearly every key")
struct ExampleFlowTests {
    private static let yaml = #"""
        flow: ChatBot
        summary: Lets the user talk to an AI assistant.

        steps:
          setupSDK:
            user: Opens the chatbot.
            summary: Performs the SDK's set-up before a chat session starts.
            at: launch
            from: idle
            to: initialized
          startChat:
            user: Types a prompt and waits for the reply.
            parameters:
              prompt: String
            from: [initialized, success, failed]
            via: loading
            to: [success, failed]
            mock:
              - when: prompt.allSatisfy(\.isWhitespace)
                then: '.failed(reason: .unknown)'
              - then: '.success(message: "Mock reply for: \(prompt)")'

        statuses:
          idle:
          initialized:
          loading: The request is on its way.
          success:
            with: { message: String }
          failed:
            with: { reason: ChatBotError }

        errors:
          licenseError: The key was rejected.
          responseError:
            with: Error
          unknown:

        integrations:
          DeepSeek:
            sdk: DeepSwiftSeek
            client: DeepSeekClient
            wrapper: DeepSeekChatSDK
        """#

    private func example() throws -> Flow {
        let decoded = Decode.flow(ExampleFlowTests.yaml)
        #expect(Decode.lines(decoded.diagnostics) == "")
        return try #require(decoded.value)
    }

    @Test func topLevelAndDefaults() throws {
        let flow = try example()
        #expect(flow.name.value == "ChatBot")
        #expect(flow.words.summary == "Lets the user talk to an AI assistant.")
        #expect(flow.words.discussion == "")
        #expect(flow.protocolName.value == "ChatBotSDK")
        #expect(flow.protocolName.location.text == "ChatBot")
        #expect(flow.style.value == .combine)
        #expect(flow.isolation.value == .mainActor)
        #expect(flow.scope.value == .app)
        #expect(flow.imports.isEmpty)
        #expect(flow.initial?.value == "idle")
        #expect(flow.initial?.location.position == SourcePosition(line: 24, column: 3))
        #expect(flow.events.isEmpty && flow.properties.isEmpty && flow.views.isEmpty)
        #expect(flow.extends == nil)
        #expect(flow.use.isEmpty && !flow.usesList)
    }

    @Test func steps() throws {
        let flow = try example()
        #expect(flow.steps.map(\.name.text) == ["setupSDK", "startChat"])
        let setup = flow.steps[0]
        #expect(setup.user == "Opens the chatbot.")
        #expect(setup.words.summary == "Performs the SDK's set-up before a chat session starts.")
        #expect(setup.isLaunch && !setup.isMarkedSync && setup.throwing == .nothing)
        #expect(setup.from?.map(\.value) == ["idle"])
        #expect(setup.via.isEmpty && setup.cancels.isEmpty && setup.was == nil)
        #expect(setup.to.map(\.value) == ["initialized"])
        let chat = flow.steps[1]
        #expect(chat.location.position == SourcePosition(line: 11, column: 3))
        #expect(chat.parameters.map(\.label.spelled) == ["prompt"])
        #expect(chat.parameters.map(\.type.text) == ["String"])
        #expect(chat.from?.map(\.value) == ["initialized", "success", "failed"])
        #expect(chat.from?[1].location.position == SourcePosition(line: 15, column: 25))
        #expect(chat.via.map { $0.map(\.value) } == [["loading"]])
        #expect(chat.to.map(\.value) == ["success", "failed"])
        #expect(chat.returns == nil && chat.streams == nil && !chat.isLaunch)
    }

    @Test func mockRules() throws {
        let rules = try example().steps[1].mock
        #expect(rules.map(\.when?.text) == [#"prompt.allSatisfy(\.isWhitespace)"#, nil])
        let outcomes = rules.map { rule -> String in
            if case .status(let status) = rule.outcome { return status.text }
            return "another outcome"
        }
        #expect(
            outcomes == [
                ".failed(reason: .unknown)", #".success(message: "Mock reply for: \(prompt)")"#,
            ])
        #expect(rules.allSatisfy { $0.after == nil })
        #expect(rules[1].location.position == SourcePosition(line: 21, column: 9))
    }

    @Test func statusesAndErrors() throws {
        let flow = try example()
        #expect(
            flow.statuses.map(\.name.text) == [
                "idle", "initialized", "loading", "success", "failed",
            ])
        #expect(flow.statuses[2].words.summary == "The request is on its way.")
        #expect(flow.statuses[3].payload.map(\.label?.text) == ["message"])
        #expect(flow.statuses[3].payload.map(\.type.text) == ["String"])
        #expect(flow.isFailure(flow.statuses[4]) && !flow.isFailure(flow.statuses[3]))
        #expect(flow.errors.map(\.name.text) == ["licenseError", "responseError", "unknown"])
        #expect(flow.errors[0].words.summary == "The key was rejected.")
        #expect(flow.errors[1].payload.map(\.label) == [nil])
        #expect(flow.errors[1].payload.map(\.type.text) == ["any Error"])
    }

    @Test func integration() throws {
        let integration = try #require(try example().integrations.first)
        #expect(integration.name.value == "DeepSeek")
        #expect(integration.facts.sdk.map(\.value) == ["DeepSwiftSeek"])
        #expect(integration.client?.text == "DeepSeekClient")
        #expect(integration.wrapper.value == "DeepSeekChatSDK")
        #expect(integration.conform == nil && integration.delegates.isEmpty)
        #expect(integration.needs.isEmpty && integration.models.isEmpty)
        #expect(integration.controllers.isEmpty && integration.facts.summary == nil)
    }
}
