// Mistakes in parameters: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in parameters") struct ParameterMistakesTests {
    @Test(arguments: parameters) func parametersSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let parameters = [
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters: [a]

            """#,
            #"""
            4:17 <[a]> flow-wrong-form: `parameters` takes labels, each under its own key | write, for example, `prompt: String` on a line of its own, further in
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a:
                  B: Int
                  for user you: Int
                  _: Int

            """#,
            #"""
            5:7 <a> flow-wrong-form: 'a' has no type | write the type after the colon, such as `String`
            6:7 <B> flow-name: a parameter must start with a lower-case letter | write 'b'
            7:16 <you> flow-name: a parameter has at most two labels | write the argument label and the name: 'for user'
            8:7 <_> flow-name: '_' alone is not a name | write '_ name'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  for a: Int
                  for b: Int
                  _ c: Int
                  _ d: Int

            """#,
            #"""
            6:7 <for b> flow-duplicate: the label 'for' is used twice | give the second one another name
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a: { type: Int, default: , sample: ~ }
                  b: { defualt: 1 }

            """#,
            #"""
            5:31 <> flow-wrong-form: `default` takes a Swift expression | write the value after the colon, or leave `default` out
            5:42 <~> flow-wrong-form: `sample` takes a Swift expression | write the value after the colon, or leave `sample` out
            6:7 <b> flow-missing-key: a parameter needs `type` | write, for example, `type: String`
            6:12 <defualt> flow-unknown-key: unknown key 'defualt' | did you mean `default`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a: { type: String, default: "en", sample: 'en' }
                  b: { type: String, default: '"en"', sample: "" }

            """#,
            #"""
            5:35 <"en"> flow-lost-quotes: YAML strips these quotes: Swift would see 'en' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            5:49 <'en'> flow-lost-quotes: YAML strips these quotes: Swift would see 'en' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            6:51 <""> flow-lost-quotes: YAML strips these quotes: Swift would see nothing without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a: { type: Int, was: x y z }

            """#,
            #"""
            5:32 <z> flow-name: a parameter has at most two labels | write the argument label and the name: 'for user'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a: { type: Int, default: "a b: c" }

            """#,
            #"""
            5:35 <b: c> flow-expression: 'a b: c' is not an expression: 'b' does not fit there | write one Swift expression, in single quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a: { type: [Int], default: [1, 2], sample: [3,
             4] }

            """#,
            #"""
            5:50 <[3,\u{A} 4]> flow-wrong-form: `sample` takes a Swift expression on one line | write it on the line of its key, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters: { r: Result<A, B> }

            """#,
            #"""
            4:22 <Result<A, B>> yaml-split-value: YAML splits 'Result<A, B>' at its comma | put the whole value in single quotes
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters:
                  a:
                    type: String
                    default: >
                      x

            """#,
            #"""
            7:18 <>\u{A}          x> flow-wrong-form: `default` takes a Swift expression on one line | write it on the line of its key, in quotes if need be
            """#),
    ]
}
