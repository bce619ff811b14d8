// Flows and configurations that break the rule `FormerTypeNames`, and their fixes.

import Testing

@Suite struct FormerTypeNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a flow was called as it is",
            Sample.track.with("flow: Track", "flow: Track\nwas: Track"),
            fix: [("was: Track", "was: Trace")],
            says: #"""
                flow1.yaml:2:6: error: 'Track' is the name it has now [flow-was]
                2 | was: Track
                  |      ^~~~~
                  = help: write the former name, or remove `was`
                """#),
        RuleCase(
            "the name differs in case alone",
            Sample.track.with("flow: Track", "flow: Track\nwas: TRACK"),
            fix: [("was: TRACK", "was: Trace")],
            says: #"""
                flow1.yaml:2:6: error: 'TRACK' and 'Track' differ in case alone, and some disks take their folders for the same [flow-was]
                2 | was: TRACK
                  |      ^~~~~
                  = help: use a third name, run `flowgen generate`, then rename that to 'Track'
                """#),
        RuleCase(
            "an integration has two former names",
            #"""
            flow: A
            steps: { log: { parameters: { name: String } } }
            integrations: { Firebase: { was: Fire } }
            -----
            flow: B
            steps: { log: { parameters: { name: String } } }
            integrations: { Firebase: { was: Base } }
            """#,
            fix: [("was: Base", "was: Fire")],
            says: #"""
                flow2.yaml:3:34: error: the former name is 'Fire' in flow1.yaml, line 3 [flow-was]
                3 | integrations: { Firebase: { was: Base } }
                  |                                  ^~~~
                  = help: keep one of the two `was`
                """#),
        RuleCase(
            "a name is passed on",
            #"""
            flow: A
            was: B
            steps: { log: { parameters: { name: String } } }
            -----
            flow: B
            was: C
            steps: { log: { parameters: { name: String } } }
            """#,
            fix: [("was: B", "was: D")],
            says: #"""
                flow1.yaml:2:6: error: 'A' was called 'B', and something else is called that now [flow-was]
                2 | was: B
                  |      ^
                  = help: rename one after the other: after `flowgen generate`, remove the first `was`, then rename the second one
                """#),
        RuleCase(
            "the former integration is still there",
            Sample.track.and(
                #"""
                integrations:
                  Firebase: { was: Acme }
                  Acme:
                """#),
            fix: [("was: Acme", "was: Fire")],
            says: #"""
                flow1.yaml:6:20: error: 'Acme' still exists, so nothing else was renamed from it [flow-was]
                6 |   Firebase: { was: Acme }
                  |                    ^~~~
                  = help: remove `was`, or remove 'Acme'
                """#),
        RuleCase(
            "a renamed flow and another one mention its types as they were called before",
            #"""
            flow: Talk
            was: Chat
            steps:
              ask:
                to: [done, failed]
                mock: { then: '.failed(reason: ChatError.unknown)' }
            statuses:
              idle:
              done:
                with: { last: { type: '[ChatStatus]', sample: '[ChatStatus.idle]' } }
              failed: { with: { reason: ChatError } }
            errors: { unknown: }
            -----
            flow: Other
            steps: { log: { parameters: { problem: ChatError? } } }
            -----
            #config
            flows: [flow1.yaml, flow2.yaml]
            samples: { "[ChatError]": "[]" }
            """#,
            fix: [("ChatError", "TalkError"), ("ChatStatus", "TalkStatus")],
            says: #"""
                flow1.yaml:6:36: error: 'ChatError' has another name, since its flow was renamed [flow-was]
                6 |     mock: { then: '.failed(reason: ChatError.unknown)' }
                  |                                    ^~~~~~~~~
                  = help: write 'TalkError'
                flow1.yaml:10:29: error: 'ChatStatus' has another name, since its flow was renamed [flow-was]
                10 |     with: { last: { type: '[ChatStatus]', sample: '[ChatStatus.idle]' } }
                   |                             ^~~~~~~~~~
                   = help: write 'TalkStatus'
                flow1.yaml:11:29: error: 'ChatError' has another name, since its flow was renamed [flow-was]
                11 |   failed: { with: { reason: ChatError } }
                   |                             ^~~~~~~~~
                   = help: write 'TalkError'
                flow2.yaml:2:40: error: 'ChatError' has another name, since its flow was renamed [flow-was]
                2 | steps: { log: { parameters: { problem: ChatError? } } }
                  |                                        ^~~~~~~~~
                  = help: write 'TalkError'
                flowgen.yml:3:14: error: 'ChatError' has another name, since its flow was renamed [flow-was]
                3 | samples: { "[ChatError]": "[]" }
                  |              ^~~~~~~~~
                  = help: write 'TalkError'
                """#),
        RuleCase(
            "a type of a renamed flow that another flow declares now is that one's",
            #"""
            flow: Talk
            was: Chat
            steps: { ask: { parameters: { other: ChatBotError } , to: failed } }
            statuses: { idle: , failed: { with: { reason: TalkError } } }
            errors: { unknown: }
            -----
            flow: ChatBot
            was: Bot
            steps: { log: { parameters: { talk: ChatSDK, own: BotError }, to: failed } }
            statuses: { idle: , failed: { with: { reason: ChatBotError } } }
            errors: { unknown: }
            """#,
            fix: [("ChatSDK", "TalkSDK"), ("own: BotError", "own: ChatBotError")],
            says: #"""
                flow2.yaml:3:37: error: 'ChatSDK' has another name, since its flow was renamed [flow-was]
                3 | steps: { log: { parameters: { talk: ChatSDK, own: BotError }, to: failed } }
                  |                                     ^~~~~~~
                  = help: write 'TalkSDK'
                flow2.yaml:3:51: error: 'BotError' has another name, since its flow was renamed [flow-was]
                3 | steps: { log: { parameters: { talk: ChatSDK, own: BotError }, to: failed } }
                  |                                                   ^~~~~~~~
                  = help: write 'ChatBotError'
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
