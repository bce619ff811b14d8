// Mistakes in mock rules: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in mock rules") struct MockMistakesTests {
    @Test(arguments: mock) func mockSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let mock = [
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: .done

            """#,
            #"""
            4:11 <.done> flow-wrong-form: `mock` takes a rule or a list of rules | write, for example, `mock: { then: .success }`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: [{ when: a }, {}, null, x]

            """#,
            #"""
            4:12 <{ when: a }> flow-missing-key: a mock rule needs `then` or `throw` | write, for example, `then: .success`
            4:25 <{}> flow-missing-key: a mock rule needs `then` or `throw` | write, for example, `then: .success`
            4:29 <null> flow-missing-key: a mock rule needs `then` or `throw` | write, for example, `then: .success`
            4:35 <x> flow-wrong-form: a mock rule is written as keys with values | write one or more of `when`, `then`, `throw` and `after`, each with its value
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, throw: .b }

            """#,
            #"""
            4:23 <throw> flow-wrong-form: a mock rule takes `then` or `throw`, not both | leave one of them out, or make it two rules
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                to: a
                mock: { then: a, after: -1 }

            """#,
            #"""
            5:19 <a> flow-expression: a status is written with a dot before its name | begin it with a dot, as in `.a`
            5:29 <-1> flow-wrong-number: `after` takes seconds from 0 to 3600 | write, for example, `after: 1`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock:
                  - then:
                  - throw: ~
                  - when:
                    then: .a

            """#,
            #"""
            5:14 <> flow-wrong-form: `then` takes a Swift expression | write the expression after the colon
            6:16 <~> flow-wrong-form: `throw` takes a Swift expression | write the expression after the colon
            7:14 <> flow-wrong-form: `when` takes a Swift expression | write the expression after the colon
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, after: '1' }

            """#,
            #"""
            4:30 <'1'> flow-wrong-number: `after` takes seconds from 0 to 3600 | write, for example, `after: 1`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, after: 3601 }

            """#,
            #"""
            4:30 <3601> flow-wrong-number: `after` takes seconds from 0 to 3600 | write, for example, `after: 1`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, after: nan }

            """#,
            #"""
            4:30 <nan> flow-wrong-number: `after` takes seconds from 0 to 3600 | write, for example, `after: 1`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, after: 1e3 }

            """#,
            #"""
            4:30 <1e3> flow-wrong-number: `after` takes seconds from 0 to 3600 | write, for example, `after: 1`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: String
                mock: { then: "en" }

            """#,
            #"""
            5:19 <"en"> flow-lost-quotes: YAML strips these quotes: Swift would see 'en' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: '[Int]'
                mock:
                  then:
                    - 1

            """#,
            #"""
            7:9 <- 1> flow-wrong-form: `then` takes a Swift expression on one line | write it on the line of its key, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                streams: String
                mock: { then: ["en", '"de"'] }

            """#,
            #"""
            5:20 <"en"> flow-lost-quotes: YAML strips these quotes: Swift would see 'en' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, whn: b }

            """#,
            #"""
            4:23 <whn> flow-unknown-key: unknown key 'whn' | did you mean `when`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { when: 'a b', then: .x }

            """#,
            #"""
            4:22 <b> flow-expression: 'a b' is not an expression: 'b' does not fit there | write one Swift expression, in single quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                to: a
                mock: { then: [.a, b, { x: y }] }

            """#,
            #"""
            5:24 <b> flow-expression: a status is written with a dot before its name | begin it with a dot, as in `.b`
            5:30 <: y }> flow-expression: '{ x: y }' is not an expression: ':' does not fit there | write one Swift expression, in single quotes if need be
            """#),
    ]
}
