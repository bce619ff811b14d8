// Mistakes of form that the natural ones do not have: each with its place, the marked text, its identifier, message and
// advice.

import FlowModel
import Testing

@Suite("Mistakes of form") struct DecodingMistakesTests {
    @Test("In a flow", arguments: flows) func inFlow(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    @Test("In flowgen.yml", arguments: settings) func inSettings(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.configuration(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let flows = [
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
            5:21 <y> flow-wrong-form: 'y' has no type | write the name, a colon and the type, such as `text: String`
            7:13 <z> flow-missing-key: a payload value needs `type` | write, for example, `type: String`
            7:31 <kind> flow-unknown-key: unknown key 'kind' | a payload value takes `type`, `summary` and `sample`
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses:
              a:
                with: { 'x': Int, '`y`': Int }
                was: Old
            """#,
            #"""
            5:10 <Old> flow-name: a member must start with a lower-case letter | write 'old'
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
            5:7 <- Int> flow-wrong-form: `with` takes labels with their types | write braces, without dashes and brackets: `with: { reason: String }`
            8:10 <|\u{A}        Int> flow-wrong-form: 'x' takes a type on one line | write `'Int'`
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
            4:18 <type> flow-missing-key: `type` has no value | write it behind the colon, such as `type: String`
            6:5 <payload> flow-unknown-key: unknown key 'payload' | did you mean `with`?
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations: [A]
            """#,
            #"""
            2:15 <[A]> flow-wrong-form: `integrations` takes names, each with a ':' behind it | write `integrations: { A: }`
            """#),
        DecodingMistake(
            #"""
            flow: A
            inherits: [b, C.D]
            mockName: FakeA
            """#,
            #"""
            2:12 <b> flow-name: a type must start with an upper-case letter | write 'B'
            3:11 <FakeA> flow-name: a mock's name begins with 'Mock' | write 'MockFakeA'
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              deepSeek:
              X: DeepSwiftSeek
            """#,
            #"""
            3:3 <deepSeek> flow-name: a type must start with an upper-case letter | write 'DeepSeek'
            4:6 <DeepSwiftSeek> flow-wrong-form: an integration is written as keys with values | write one or more of \#(Decode.keys(of: .integration)), each with its value
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { sdkk: A, sdk: [a b], client: , wrapper: x, conform: 1 }
            """#,
            #"""
            3:8 <sdkk> flow-unknown-key: unknown key 'sdkk' | an integration takes \#(Decode.keys(of: .integration))
            3:24 < b> flow-name: names cannot contain spaces | use a valid Swift identifier, such as `startChat` or `ChatBot`
            3:29 <client> flow-missing-key: `client` has no value | write it behind the colon, or leave `client` out
            3:48 <x> flow-name: a type must start with an upper-case letter | write 'X'
            3:60 <1> flow-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { lifecycle: [lunch, open_url, launch, launch], after: { a: b }, needs: [[a]] }
            """#,
            #"""
            3:20 <lunch> flow-unknown-value: `lifecycle` cannot be 'lunch' | did you mean `launch`?
            3:27 <open_url> flow-unknown-value: `lifecycle` cannot be 'open_url' | did you mean `open-url`?
            3:45 <launch> flow-duplicate: 'launch' is listed twice in `lifecycle` | leave the second one out
            3:61 <{ a: b }> flow-wrong-form: `after` takes an integration or a list of integrations | write, for example, `after: [a, b]`
            3:79 <[a]> flow-wrong-form: `needs` takes a protocol or a list of protocols | write, for example, `needs: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { delegates: [A, B] }
              Z: { delegates: { A: , B: [] } }
              V: { delegates: 'func a()' }
              Y:
                delegates: { c: func, D: [~], E: [[x]], F: ['func a()', 'var x: Int'] }
            """#,
            #"""
            3:20 <A> flow-wrong-form: the methods of 'A' are missing | list those that the wrapper needs: `delegates: { A: ['func sessionDidEnd(_ session: Session)'], B: ['func sessionDidEnd(_ session: Session)'] }`
            4:21 <A> flow-wrong-form: the methods of 'A' are missing | list those that the wrapper needs: `A: ['func sessionDidEnd(_ session: Session)']`
            4:26 <B> flow-wrong-form: the methods of 'B' are missing | list those that the wrapper needs: `B: ['func sessionDidEnd(_ session: Session)']`
            5:19 <'func a()'> flow-wrong-form: a method belongs to a delegate protocol | write the protocol's name before it, such as `delegates: { SessionDelegate: ['func a()'] }`
            7:18 <c> flow-name: a type must start with an upper-case letter | write 'C'
            7:25 <> flow-signature: 'func' is not a signature: something is missing here | write the whole declaration, such as `'func sessionDidEnd(_ session: Session)'`
            7:31 <~> flow-signature: '~' is not a signature: something is missing here | write the whole declaration, such as `'func sessionDidEnd(_ session: Session)'`
            7:39 <[x]> flow-signature: '[x]' is not a signature: something is missing here | write the whole declaration, such as `'func sessionDidEnd(_ session: Session)'`
            7:62 <var x: Int> flow-signature: 'var x: Int' is not a method | leave it out here, and write it in the wrapper
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X:
                models: { a: {}, B: { for: Video, fields: { X: Int, y: , z: { key: a } } }, C: text }
                controllers: { A: , b: C, C: [D] }
                summary: [x]
            """#,
            #"""
            4:15 <a> flow-missing-key: a model needs `for` | write, for example, `for: Video`
            4:15 <a> flow-name: a type must start with an upper-case letter | write 'A'
            4:49 <X> flow-name: a member must start with a lower-case letter | write 'x', here and where the flow names it
            4:57 <y> flow-wrong-form: 'y' has no type | write the name, a colon and the type, such as `text: String`
            4:62 <z> flow-missing-key: a model's field needs `type` | write, for example, `type: URL`
            4:84 <text> flow-wrong-form: a model is written as keys with values | write `{ for: text }`
            5:22 <> flow-name: there is no type name here | use a valid Swift identifier, such as `startChat` or `ChatBot`
            5:25 <b> flow-name: a type must start with an upper-case letter | write 'B'
            5:34 <[D]> flow-wrong-form: a controller's class takes one name | write the name alone, behind the colon
            6:14 <[x]> flow-wrong-form: `summary` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { summary: { a: b }, imports: { a: b }, needs: [A, B] }
            """#,
            #"""
            3:17 <{ a: b }> flow-wrong-form: `summary` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            3:36 <{ a: b }> flow-wrong-form: `imports` takes a module or a list of modules | write, for example, `imports: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: [{ when: f() }, {}, null, x]
            """#,
            #"""
            4:12 <{ when: f() }> flow-missing-key: a mock rule needs `then` or `throw` | write it in the same rule: each '-' begins another one
            4:27 <{}> flow-missing-key: a mock rule needs `then` or `throw` | write it in the same rule: each '-' begins another one
            4:31 <null> flow-missing-key: a mock rule needs `then` or `throw` | write it in the same rule: each '-' begins another one
            4:37 <x> flow-wrong-form: a mock rule is written as keys with values | write one or more of `when`, `then`, `throw` and `after`, each with its value
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { then: .a, throw: .b }
            """#,
            #"""
            4:23 <throw> flow-wrong-form: a mock rule takes `then` or `throw`, not both | leave `throw` out: the status carries the error
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
            5:9 <then> flow-missing-key: `then` has no value | write it behind the colon
            6:9 <throw> flow-missing-key: `throw` has no value | write it behind the colon
            7:9 <when> flow-missing-key: `when` has no value | write it behind the colon, or leave `when` out
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
            7:9 <- 1> flow-wrong-form: `then` takes a Swift expression on one line | write it on one line, in quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                mock: { when: 'a b', then: .x }
            """#,
            #"""
            4:22 <b> flow-expression: 'a b' is not an expression: 'b' does not fit here | write one Swift expression, in single quotes if need be
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters: [a]
            """#,
            #"""
            4:17 <[a]> flow-wrong-form: `parameters` takes names, each with a ':' behind it | write, for example, `parameters: { amount: Decimal }`
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
            5:7 <a> flow-wrong-form: 'a' has no type | write the name, a colon and the type, such as `text: String`
            6:7 <B> flow-name: a parameter must start with a lower-case letter | write 'b'
            7:16 <you> flow-name: a parameter has at most two labels | write the argument label and the name: 'for user'
            8:7 <_> flow-name: '_' alone is not a name | write '_ name'
            """#),
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
            3:11 <with> flow-missing-key: `with` has no value | write it behind the colon, such as `with: { link: URL }`, or leave `with` out
            4:11 <with> flow-missing-key: `with` has no value | write it behind the colon, such as `with: { link: URL }`, or leave `with` out
            5:19 <with> flow-wrong-form: an event with `to` carries nothing of its own | remove `with`: the status that it leads to carries the values; or remove `to`
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
            4:11 <from> flow-missing-key: `from` has no value | write it behind the colon, or leave `from` out
            4:21 <to> flow-missing-key: `to` has no value | write it behind the colon, or leave `to` out
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
            3:3 <a> flow-wrong-form: 'a' has no type | write the name, a colon and the type, such as `text: String`
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
            4:5 <from> flow-missing-key: `from` has no value | write it behind the colon, or leave `from` out
            5:15 <[x]> flow-wrong-form: `cancels` takes a step or a list of steps | write, for example, `cancels: [a, b]`
            6:10 <Go> flow-name: a member must start with a lower-case letter | write 'go'
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                parameters: { isOn: { type: Bool, default: yes }, on: Bool }
                returns: Bool
                mock: [{ when: isOn, then: 'No' }, { then: on }]
            """#,
            #"""
            4:48 <yes> flow-wrong-boolean: `default` takes `true` or `false` | write `default: true`
            6:32 <'No'> flow-wrong-boolean: `then` takes `true` or `false` | write `then: false`
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
                returns: { a: b }
            """#,
            #"""
            4:14 <{ a: b }> flow-type: '{ a: b }' is not a type: something is missing here | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go:
                returns: 'Result<A'
            """#,
            #"""
            4:23 <> flow-type: 'Result<A' is not a type: '>' is missing here | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              func: {}
              1a: {}
              gо: {}
            """#,
            #"""
            4:3 <1a> flow-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            """#),
        DecodingMistake(
            #"""
            steps: {}
            """#,
            #"""
            1:1 <s> flow-missing-key: a flow needs `flow` | write, for example, `flow: ChatBot`
            1:1 <steps> flow-missing-key: `steps` has no value | write it behind the colon, such as `steps: { pay: { parameters: { amount: Decimal } } }`, or leave `steps` out
            """#),
        DecodingMistake(
            #"""
            flow: Type
            """#,
            #"""
            1:7 <Type> flow-name: 'Type' cannot be the name of a type, even in back-ticks | choose another name
            """#),
        DecodingMistake(
            #"""
            - a
            - b
            """#,
            #"""
            1:1 <- a\u{A}- b> flow-wrong-form: a flow is written as keys with values | leave out each '-', and write a ':' behind each name
            """#),
        DecodingMistake(
            #"""

            """#,
            #"""
            1:1 <> yaml-empty: the file is empty | describe a flow; it begins with `flow: Name`
            """#),
        DecodingMistake(
            #"""
            flow: A
            style: [combine]
            """#,
            #"""
            2:8 <[combine]> flow-wrong-form: `style` takes `combine`, `async` or `callback` | write, for example, `style: combine`
            """#),
        DecodingMistake(
            #"""
            flow: A
            protocol: a.b
            extends: uiImageView
            """#,
            #"""
            2:11 <a.b> flow-name: a type is named without dots here | use a valid Swift identifier, such as `startChat` or `ChatBot`
            3:10 <uiImageView> flow-name: a type must start with an upper-case letter | write 'UiImageView'
            """#),
        DecodingMistake(
            #"""
            flow: A
            initial: [a]
            """#,
            #"""
            2:10 <[a]> flow-wrong-form: `initial` takes the name of a status | write a single name here
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses: [idle]
            steps: go
            errors: [a]
            """#,
            #"""
            2:11 <[idle]> flow-wrong-form: `statuses` takes names, each with a ':' behind it | write `statuses: { idle: }`
            3:8 <go> flow-wrong-form: `steps` takes names, each with a ':' behind it | write `steps: { go: }`
            4:9 <[a]> flow-wrong-form: `errors` takes names, each with a ':' behind it | write `errors: { a: }`
            """#),
        DecodingMistake(
            #"""
            flow: A
            steps:
              go: { returns: Int, sync: true, mock: { then: 1 } }
            views:
              map: { parameters: { x: { type: Int, sample: 1 } } }
            asks:
              key: { parameters: { x: { type: Int, default: 1 } } }
            """#,
            #"""
            5:40 <sample> flow-unknown-key: unknown key 'sample' | `sample` belongs to a payload value, a step's parameter or a property: move it there, or leave it out
            7:40 <default> flow-unknown-key: unknown key 'default' | `default` belongs to a step's parameter or a view's parameter: move it there, or leave it out
            """#),
    ]

    private static let settings = [
        DecodingMistake(
            #"""
            a: 1
            stile: async
            """#,
            #"""
            1:1 <a> config-unknown-key: unknown key 'a' | flowgen.yml takes `flowgen`, `flows`, `output`, `module`, `servicesModule`, `style`, `isolation`, `access`, `mocks`, `tests`, `equatable`, `samples`, `integrations`, `boundary`, `templates` and `agents`
            2:1 <stile> config-unknown-key: unknown key 'stile' | did you mean `style`?
            """#),
        DecodingMistake(
            #"""
            - a
            """#,
            #"""
            1:1 <- a> config-wrong-form: flowgen.yml is written as keys with values | leave out each '-', and write a ':' behind each name
            """#),
        DecodingMistake(
            #"""
            tests: false
            equatable: { Receipt: }
            output: { tests: false }
            """#,
            #"""
            1:8 <false> config-unknown-value: `tests` cannot be 'false' | write `xctest`, `swift-testing` or `none`
            2:12 <{ Receipt: }> config-wrong-form: `equatable` takes a type or a list of types | write, for example, `equatable: [Money]`
            """#),
        DecodingMistake(
            #"""
            flowgen: 1.0
            """#,
            #"""
            1:10 <1.0> config-version: `flowgen` takes the exact version of the tool | write three numbers, such as `flowgen: 1.0.0`
            """#),
        DecodingMistake(
            #"""
            flowgen: [1]
            """#,
            #"""
            1:10 <[1]> config-wrong-form: `flowgen` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            """#),
        DecodingMistake(
            #"""
            flows: [a, a, [b], ~]
            """#,
            #"""
            1:12 <a> config-duplicate: 'a' is listed twice in `flows` | leave the second one out
            1:15 <[b]> config-wrong-form: `flows` takes a path or a list of paths | write, for example, `flows: [a, b]`
            1:20 <~> config-wrong-form: `flows` takes a path or a list of paths | write, for example, `flows: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flows: /a
            """#,
            #"""
            1:8 </a> config-path: a path must be relative to the project's root | write it as seen from the folder of flowgen.yml
            """#),
        DecodingMistake(
            #"""
            flows: [../a, a//b, ~/a, "a\u202Eb", '', a/../b]
            """#,
            #"""
            1:9 <../a> config-path: a path cannot contain `..` | use a path inside the project's root
            1:21 <~/a> config-path: a path must be relative to the project's root | write it as seen from the folder of flowgen.yml
            1:26 <"a\u202Eb"> config-path: a path cannot contain control or invisible characters, such as U+202E | delete the character
            1:39 <> config-path: the path is empty | write `.` for the root itself
            1:42 <a/../b> config-path: a path cannot contain `..` | use a path inside the project's root
            """#),
        DecodingMistake(
            #"""
            output: Integrations
            """#,
            #"""
            1:9 <Integrations> config-wrong-form: `output` is written as keys with values | write one or more of `integrations`, `services` and `tests`, each with its value
            """#),
        DecodingMistake(
            #"""
            output: { integrations: .git/x, services: [a], tests: .FlowGen, other: x }
            """#,
            #"""
            1:43 <[a]> config-wrong-form: `services` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            1:65 <other> config-unknown-key: unknown key 'other' | `output` takes `integrations`, `services` and `tests`
            """#),
        DecodingMistake(
            #"""
            module: 1
            servicesModule: [a]
            """#,
            #"""
            1:9 <1> config-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            2:17 <[a]> config-wrong-form: a module takes one name | write the name alone, behind the colon
            """#),
        DecodingMistake(
            #"""
            samples: [a]
            """#,
            #"""
            1:10 <[a]> config-wrong-form: `samples` takes names, each with a ':' behind it | write, for example, `samples: { Post: Post.sample }`
            """#),
        DecodingMistake(
            #"""
            samples: { URL: "x", post: 1, Int: }
            """#,
            #"""
            1:17 <"x"> config-lost-quotes: Swift sees 'x' without quotes here | for a text, write Swift's quotes inside YAML's: `'"x"'`; for a constant, its type or module: `App.name`
            1:22 <post> config-type: a type must start with an upper-case letter | write 'Post'
            1:35 <> config-expression: there is no expression here | write one Swift expression, in single quotes if need be
            """#),
    ]
}
