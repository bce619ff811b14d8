// Mistakes in events, properties and views: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in events, properties and views") struct RequirementMistakesTests {
    @Test(arguments: requirements) func requirementsSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let requirements = [
        DecodingMistake(
            #"""
            flow: A
            events:
              gone: { with: }
              lost: { with: {} }
              found: { to: b, with: Int }
              kept: { parameters: { a: Int } }

            """#,
            #"""
            3:11 <with> flow-missing-key: `with` has no value | write, for example, `with: { link: URL }`
            4:17 <{}> flow-wrong-form: `with` names no value | write, for example, `with: { link: URL }`, or leave it out
            5:19 <with> flow-wrong-form: an event with `to` carries nothing of its own | let the status that it leads to carry the value, or remove `to`
            6:11 <parameters> flow-unknown-key: unknown key 'parameters' | an event takes no parameters: let the status that it leads to carry the value, or write it under `with` if the status stays as it is
            """#),
        DecodingMistake(
            #"""
            flow: A
            events:
              gone:
              lost: { from: [], to: , was: X }
              x: text

            """#,
            #"""
            4:17 <[]> flow-wrong-form: `from` names no status | leave `from` out for any status, or name one
            4:21 <to> flow-missing-key: `to` has no value | write, for example, `to: expired`
            4:32 <X> flow-name: a member must start with a lower-case letter | write 'x'
            5:6 <text> flow-wrong-form: an event is written as keys with values | write one or more of `summary`, `discussion`, `from`, `to`, `cancels`, `with` and `was`, each with its value
            """#),
        DecodingMistake(
            #"""
            flow: A
            properties:
              a:
              b: { access: [get, put] }
              c: { type: Int, access: set, observe: 1 }
              d: { type: inout Int, obsrve: true }

            """#,
            #"""
            3:3 <a> flow-wrong-form: 'a' has no type | write the type after the colon, such as `String`
            4:3 <b> flow-missing-key: a property needs `type` | write, for example, `type: String?`
            4:16 <[get, put]> flow-wrong-form: `access` takes `get` or `[get, set]` | write `access: get` or `access: [get, set]`
            5:27 <set> flow-wrong-form: `access` takes `get` or `[get, set]` | write `access: get` or `access: [get, set]`
            5:41 <1> flow-wrong-boolean: `observe` takes `true` or `false` | write `observe: true`
            6:14 <inout Int> flow-type: 'inout' is only allowed in parameters | leave it out
            6:25 <obsrve> flow-unknown-key: unknown key 'obsrve' | did you mean `observe`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            properties:
              a: [a]
              b: { type: Int, access: { get: x } }
              c: { type: Int, access: [] }

            """#,
            #"""
            3:7 <a]> flow-type: a type must start with an upper-case letter | write 'A'
            4:27 <{ get: x }> flow-wrong-form: `access` takes `get` or `[get, set]` | write `access: get` or `access: [get, set]`
            5:27 <[]> flow-wrong-form: `access` takes `get` or `[get, set]` | write `access: get` or `access: [get, set]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            views:
              Map: Shows it.
              list: [x]
              other: { parameters: { m: int }, title: x }

            """#,
            #"""
            3:3 <Map> flow-name: a member must start with a lower-case letter | write 'map'
            4:9 <[x]> flow-wrong-form: a view is written as keys with values | write one or more of `summary`, `discussion` and `parameters`, each with its value
            5:29 <int> flow-type: a type must start with an upper-case letter | write 'Int'
            5:36 <title> flow-unknown-key: unknown key 'title' | did you mean `summary`?
            """#),
    ]
}
