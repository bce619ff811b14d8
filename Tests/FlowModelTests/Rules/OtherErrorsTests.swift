// A flow with an SDK has an error for whatever else that SDK says.

import Testing

@Suite("Rule: an error for anything else")
struct OtherErrorsTests {
    private static func flow(errors: String, more: String = "") -> String {
        """
        flow: Chat
        steps:
          ask: { returns: String, throws: ChatError }
        errors: { \(errors) }
        integrations: { DeepSeek: }
        \(more)

        """
    }

    @Test("Without one there is a warning")
    func warns() {
        #expect(
            judge(Self.flow(errors: "offline: ~, busy: ~"))
                == """
                flow1.yaml:4:25: warning: no case of 'ChatError' covers other failures of the SDK [flow-no-other-error]
                4 | errors: { offline: ~, busy: ~ }
                  |                       ^~~~
                  = help: add a case such as `unknown` after 'busy', or write `allow: flow-no-other-error`

                """.replacing("4:25", with: "4:23"))
    }

    @Test(
        "Each of these is one",
        arguments: [
            "unknown: ~", "unknownError: ~", "other: ~", "otherFailure: { with: Int }",
            "unexpected: ~", "somethingWentWrong: ~", "anythingElse: ~", "sdk: { with: Error }",
            "sdk: { with: { reason: any Error } }",
        ])
    func isQuiet(error: String) {
        #expect(judge(Self.flow(errors: "offline: ~, \(error)")) == "")
    }

    @Test("None of these is one", arguments: ["unknownUser: ~", "otherDevice: ~", "failed: ~"])
    func isNotOne(error: String) {
        #expect(judge(Self.flow(errors: error)).contains("[flow-no-other-error]"))
    }

    @Test("It can be answered, and does not arise without errors or without an SDK") func otherFlows() {
        #expect(judge(Self.flow(errors: "busy: ~", more: "allow: flow-no-other-error")) == "")
        #expect(judge("flow: Chat\nsteps: { ask: { throws: true } }\nintegrations: { A: }\n") == "")
        let plain = "flow: Chat\nsteps: { ask: { throws: ChatError } }\nerrors: { busy: ~ }\n"
        #expect(judge(plain) == "")
    }
}
