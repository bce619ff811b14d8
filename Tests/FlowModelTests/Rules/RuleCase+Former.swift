// Flows that break a rule about former names, what is said of each, and the fix.

extension RuleCase {
    static let ofFormer: [RuleCase] = [
        RuleCase(
            "was is the present name",
            Sample.track.and(
                #"""
                    was: log
                """#),
            fix: [("was: log", "was: note")],
            says: #"""
                5:10 'log' still exists, so nothing else was renamed from it [flow-was] | remove `was`; if 'log' is something else now, rename one of the two, run `flowgen generate`, then rename the other
                """#),
        RuleCase(
            "was names what is still there",
            Sample.chat
                .with("  idle:", "  idle: { was: ready }"),
            fix: [("was: ready", "was: asleep")],
            says: #"""
                9:16 'ready' still exists, so nothing else was renamed from it [flow-was] | remove `was`; if 'ready' is something else now, rename one of the two, run `flowgen generate`, then rename the other
                """#),
        RuleCase(
            "two elements with one former name",
            Sample.track.and(
                #"""
                properties:
                  size: { type: Int, was: count }
                  length: { type: Int, was: count }
                """#),
            fix: [("length: { type: Int, was: count }", "length: Int")],
            says: #"""
                7:29 'size' was called 'count' too, and only one can have been [flow-was] | remove one of the two `was`
                """#),
        RuleCase(
            "the name differs in case alone",
            Sample.track.with("flow: Track", "flow: Track\nwas: TRACK"),
            fix: [("was: TRACK", "was: Trace")],
            says: #"""
                2:6 'TRACK' and 'Track' differ in case alone, and some disks take their folders for the same [flow-was] | use a third name, run `flowgen generate`, then rename that to 'Track'
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
                10:13 'ChatStatus' has another name, since its flow was renamed [flow-was] | write 'TalkStatus'
                11:21 'ChatError' has another name, since its flow was renamed [flow-was] | write 'TalkError'
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
                flow2.yaml:3:46 'BotError' has another name, since its flow was renamed [flow-was] | write 'ChatBotError'
                """#),
    ]
}
