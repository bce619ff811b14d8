// Mistakes in steps: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in steps") struct StepMistakesTests {
    @Test(arguments: steps) func stepsSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let steps = [
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                from: { a: b }
                via: [a, [b], a, c, a]
                to: [null, ~, x]

            """#,
            #"""
            4:11 <{ a: b }> flow-wrong-form: `from` takes a status or a list of statuses | write, for example, `from: [a, b]`
            5:14 <[b]> flow-wrong-form: this list in `via` has only one status to choose from | write `b`
            6:10 <null> flow-wrong-form: `to` takes a status or a list of statuses | write the item in quotes if it is a name
            6:16 <~> flow-wrong-form: `to` takes a status or a list of statuses | write the item in quotes if it is a name
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                from: []
                cancels: [[x]]
                was: Go

            """#,
            #"""
            4:11 <[]> flow-wrong-form: `from` names no status | leave `from` out for any status, or name one
            5:15 <[x]> flow-wrong-form: `cancels` takes a step or a list of steps | write, for example, `cancels: [a, b]`
            6:10 <Go> flow-name: a member must start with a lower-case letter | write 'go'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                from: a, b

            """#,
            #"""
            4:11 <a, b> flow-wrong-form: `from` takes a status or a list of statuses | write one name, or several as a list in brackets: `from: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                sync: yes
                throws: True
                at: lunch

            """#,
            #"""
            4:11 <yes> flow-wrong-boolean: `sync` takes `true` or `false` | write `sync: true`
            5:13 <True> flow-wrong-boolean: `throws` takes a type, `true` or `false` | write `throws: true`
            6:9 <lunch> flow-unknown-value: `at` cannot be 'lunch' | did you mean `launch`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                sync: 'true'
                throws: 'false'
                at: [launch]

            """#,
            #"""
            4:11 <'true'> flow-wrong-boolean: `sync` takes `true` or `false` | write `sync: true`
            5:13 <'false'> flow-wrong-boolean: `throws` takes a type, `true` or `false` | write `throws: false`
            6:9 <[launch]> flow-wrong-form: `at` takes `launch` | write, for example, `at: launch`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                sync: maybe
                throws:
                returns:
                streams: ~

            """#,
            #"""
            4:11 <maybe> flow-wrong-boolean: `sync` takes `true` or `false` | write `sync: true` or `sync: false`
            5:12 <> flow-wrong-form: `throws` has no type | write the type after the colon, such as `String`
            6:13 <> flow-wrong-form: `returns` has no type | write the type after the colon, such as `String`
            7:14 <~> flow-wrong-form: `streams` has no type | write the type after the colon, such as `String`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                sync: [true]
                throws: on

            """#,
            #"""
            4:11 <[true]> flow-wrong-form: `sync` takes `true` or `false` | write `sync: true` or `sync: false`
            5:13 <on> flow-wrong-boolean: `throws` takes a type, `true` or `false` | write `throws: true`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: { a: b }

            """#,
            #"""
            4:14 <{ a: b }> flow-wrong-form: `returns` takes a type | write it as Swift does, in quotes if need be: `'[String: Int]'`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns:
                  - Post

            """#,
            #"""
            5:7 <- Post> flow-wrong-form: `returns` takes a type on one line | write it on the line of its key, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: [Post
                  ]

            """#,
            #"""
            4:14 <[Post\u{A}      ]> flow-wrong-form: `returns` takes a type on one line | write it on the line of its key, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: 'Result<A'

            """#,
            #"""
            4:23 <> flow-type: 'Result<A' is not a complete type: '>' is missing | write 'Result<A>'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: Result<A

            """#,
            #"""
            4:22 <> flow-type: 'Result<A' is not a complete type: '>' is missing | write 'Result<A>'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: "[\u0041"

            """#,
            #"""
            4:14 <"[\u0041"> flow-type: '[A' is not a complete type: ']' is missing | write '[A]'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                params: {}
                description: x
                fro: a

            """#,
            #"""
            4:5 <params> flow-unknown-key: unknown key 'params' | did you mean `parameters`?
            5:5 <description> flow-unknown-key: unknown key 'description' | did you mean `summary`?
            6:5 <fro> flow-unknown-key: unknown key 'fro' | did you mean `from`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              Go: { fro: x }
              go: text
              stop: { too: y }

            """#,
            #"""
            3:3 <Go> flow-name: a member must start with a lower-case letter | write 'go'
            3:9 <fro> flow-unknown-key: unknown key 'fro' | did you mean `from`?
            4:7 <text> flow-wrong-form: a step is written as keys with values | write one or more of `user`, `summary`, `discussion`, `parameters`, `from`, `via`, `to`, `returns`, `streams`, `throws`, `errors`, `within`, `else`, `endless`, `sync`, `discardable`, `at`, `cancels`, `was` and `mock`, each with its value
            5:11 <too> flow-unknown-key: unknown key 'too' | did you mean `to`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              func: {}
              1a: {}
              g\#u{43E}: {}

            """#,
            #"""
            4:3 <1a> flow-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            5:4 <\#u{43E}> flow-name: this name mixes letters of Latin and Cyrillic | use the letters of one script
            """#),
    ]
}
