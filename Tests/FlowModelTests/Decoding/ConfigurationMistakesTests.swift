// Mistakes in flowgen.yml: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in flowgen.yml") struct ConfigurationMistakesTests {
    @Test(arguments: configuration) func configurationSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.configuration(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let configuration = [
        DecodingMistake(
            #"""
            a: 1
            stile: async

            """#,
            #"""
            1:1 <a> config-unknown-key: unknown key 'a' | flowgen.yml takes `version`, `flowgen`, `flows`, `output`, `module`, `servicesModule`, `style`, `isolation`, `access`, `mocks`, `tests`, `equatable`, `samples`, `integrations`, `boundary` and `templates`
            2:1 <stile> config-unknown-key: unknown key 'stile' | did you mean `style`?
            """#),
        DecodingMistake(
            #"""
            - a

            """#,
            #"""
            1:1 <- a> config-wrong-form: flowgen.yml is written as keys with values | write one or more of `version`, `flowgen`, `flows`, `output`, `module`, `servicesModule`, `style`, `isolation`, `access`, `mocks`, `tests`, `equatable`, `samples`, `integrations`, `boundary` and `templates`, each with its value
            """#),
        DecodingMistake(
            #"""
            tests: false
            equatable: { Receipt: }
            output: { tests: false }

            """#,
            #"""
            1:8 <false> config-unknown-value: `tests` cannot be 'false' | did you mean `none`?
            2:12 <{ Receipt: }> config-wrong-form: `equatable` takes a type or a list of types | write, for example, `equatable: [Money]`
            3:18 <false> config-wrong-form: `output.tests` takes a folder | to generate no tests, write `tests: none` outside of `output`
            """#),
        DecodingMistake(
            #"""
            equatable: { Money: true }

            """#,
            #"""
            1:12 <{ Money: true }> config-wrong-form: `equatable` takes a type or a list of types | write, for example, `equatable: [Money]`
            """#),
        DecodingMistake(
            #"""
            equatable: { Money: Hashable }

            """#,
            #"""
            1:12 <{ Money: Hashable }> config-wrong-form: `equatable` takes a type or a list of types | write, for example, `equatable: [Money]`
            """#),
        DecodingMistake(
            #"""
            version: 2
            flowgen: 1.0

            """#,
            #"""
            1:10 <2> config-version: this flowgen reads version 1 of the format | write `version: 1`, or leave it out
            2:10 <1.0> config-version: `flowgen` takes the exact version of the tool | write three numbers, such as `flowgen: 1.0.0`
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
            1:20 <~> config-wrong-form: `flows` takes a path or a list of paths | write the item in quotes if it is a name
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
            flows: [../a, 'a\b', a//b, ~/a, "a\u202Eb", '', a/../b]

            """#,
            #"""
            1:9 <../a> config-path: a path cannot contain `..` | use a path inside the project's root
            1:15 <'a\b'> config-path: a path cannot contain a backslash | write `/` between two names
            1:22 <a//b> config-path: a path cannot contain an empty part | write a single `/` between two names
            1:28 <~/a> config-path: a path must be relative to the project's root | write it as seen from the folder of flowgen.yml
            1:33 <"a\u202Eb"> config-path: a path cannot contain control or invisible characters, and this one contains U+202E | delete the character
            1:45 <''> config-path: the path is empty | write `.` for the root itself
            1:49 <a/../b> config-path: a path cannot contain `..` | use a path inside the project's root
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
            1:25 <.git/x> config-path: nothing is written inside `.git` | choose another folder
            1:43 <[a]> config-wrong-form: `services` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            1:55 <.FlowGen> config-path: nothing is written inside `.FlowGen` | choose another folder
            1:65 <other> config-unknown-key: unknown key 'other' | `output` takes `integrations`, `services` and `tests`
            """#),
        DecodingMistake(
            #"""
            module: 1
            servicesModule: [a]

            """#,
            #"""
            1:9 <1> config-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            2:17 <[a]> config-wrong-form: `servicesModule` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            """#),
        DecodingMistake(
            #"""
            style: x
            isolation: none of them
            access: open
            mocks: Always

            """#,
            #"""
            1:8 <x> config-unknown-value: `style` cannot be 'x' | write `combine`, `async` or `callback`
            2:12 <none of them> config-unknown-value: `isolation` cannot be 'none of them' | write `MainActor`, `Sendable` or `none`
            3:9 <open> config-unknown-value: `access` cannot be 'open' | write `internal`, `package` or `public`
            4:8 <Always> config-unknown-value: `mocks` cannot be 'Always' | did you mean `always`?
            """#),
        DecodingMistake(
            #"""
            samples: [a]

            """#,
            #"""
            1:10 <[a]> config-wrong-form: `samples` takes types, each under its own key | write, for example, `Post: Post.sample` on a line of its own, further in
            """#),
        DecodingMistake(
            #"""
            samples: { URL: "x", post: 1, Int: , '[Int]': [1], 'Array<Int>': [2] }

            """#,
            #"""
            1:17 <"x"> config-lost-quotes: YAML strips these quotes: Swift would see 'x' without them | for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
            1:22 <post> config-type: a type must start with an upper-case letter | write 'Post'
            1:35 <> config-wrong-form: `Int` takes a Swift expression | write the value after the colon, or leave `Int` out
            1:52 <'Array<Int>'> config-duplicate: the type '[Int]' has two samples | leave one of them out
            """#),
        DecodingMistake(
            #"""
            integrations: { a: , B: { client: C, sdk: [D, D], lifecycel: launch } }

            """#,
            #"""
            1:17 <a> config-name: a type must start with an upper-case letter | write 'A'
            1:27 <client> config-unknown-key: unknown key 'client' | `client` belongs to one flow's wrapper: write it in the flow file
            1:47 <D> config-duplicate: 'D' is listed twice in `sdk` | leave the second one out
            1:51 <lifecycel> config-unknown-key: unknown key 'lifecycel' | did you mean `lifecycle`?
            """#),
        DecodingMistake(
            #"""
            boundary: [a]

            """#,
            #"""
            1:11 <[a]> config-wrong-form: `boundary` is written as keys with values | write one or more of `sources` and `allow`, each with its value
            """#),
        DecodingMistake(
            #"""
            boundary: { sources: /a, alow: b, allow: [b, { c: d }] }

            """#,
            #"""
            1:22 </a> config-path: a path must be relative to the project's root | write it as seen from the folder of flowgen.yml
            1:26 <alow> config-unknown-key: unknown key 'alow' | `allow` is already there: leave one of the two out
            1:46 <{ c: d }> config-wrong-form: `allow` takes a path or a list of paths | write, for example, `allow: [a, b]`
            """#),
        DecodingMistake(
            #"""
            templates: ../x

            """#,
            #"""
            1:12 <../x> config-path: a path cannot contain `..` | use a path inside the project's root
            """#),
    ]
}
