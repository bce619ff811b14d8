// Mistakes in statuses, errors and their payloads: each with its place, the marked text, its identifier, message and
// advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in statuses, errors and their payloads") struct CaseMistakesTests {
    @Test(arguments: casesAndPayloads) func casesAndPayloadsSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let casesAndPayloads = [
        DecodingMistake(
            #"""
            flow: A
            statuses:
              Idle:
              'default':
              true:
              done:
                wiht: {}

            """#,
            #"""
            3:3 <Idle> flow-name: a member must start with a lower-case letter | write 'idle'
            7:5 <wiht> flow-unknown-key: unknown key 'wiht' | did you mean `with`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses:
              a: [x]
              b:
                with: { x: int, y: }
              c:
                with: { z: { summary: Hi, kind: 1 } }

            """#,
            #"""
            3:6 <[x]> flow-wrong-form: a status is written as keys with values | write one or more of `summary`, `discussion`, `with` and `was`, each with its value
            5:16 <int> flow-type: a type must start with an upper-case letter | write 'Int'
            5:21 <y> flow-wrong-form: 'y' has no type | write the type after the colon, such as `String`
            7:13 <z> flow-missing-key: a payload value needs `type` | write, for example, `type: String`
            7:31 <kind> flow-unknown-key: unknown key 'kind' | a payload value takes `type`, `summary` and `sample`
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses:
              a:
                with: { 'x': Int, '`x`': Int }
                was: Old

            """#,
            #"""
            4:23 <'`x`'> flow-duplicate: the label 'x' is used twice | give the second one another name
            5:10 <Old> flow-name: a member must start with a lower-case letter | write 'old'
            """#),
        DecodingMistake(
            #"""
            flow: A
            errors:
              failed:
                with: [a]
                was: x y
              other:
                with: null

            """#,
            #"""
            4:12 <a]> flow-type: a type must start with an upper-case letter | write 'A'
            5:11 < y> flow-name: names cannot contain spaces | write 'xY'
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses:
              a:
                with:
                  - Int
              b:
                with:
                  x: |
                    Int

            """#,
            #"""
            5:7 <- Int> flow-wrong-form: `with` takes a type on one line | write it on the line of its key, in quotes if need be
            8:10 <|\u{A}        Int> flow-wrong-form: 'x' takes a type on one line | write it on the line of its key, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses:
              a:
                with: { x: { type: , sample: "en" } }
              b:
                payload: Int

            """#,
            #"""
            4:18 <type> flow-missing-key: `type` has no value | write, for example, `type: String`
            4:34 <"en"> flow-lost-quotes: YAML strips these quotes: Swift would see 'en' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            6:5 <payload> flow-unknown-key: unknown key 'payload' | did you mean `with`?
            """#),
    ]
}
