// Mistakes in the top level of a flow: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in the top level of a flow") struct TopLevelMistakesTests {
    @Test(arguments: topLevel) func topLevelSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let topLevel = [
        DecodingMistake(
            #"""
            steps: {}

            """#,
            #"""
            1:1 <s> flow-missing-key: a flow needs `flow` | write, for example, `flow: ChatBot`
            """#),
        DecodingMistake(
            #"""
            flow:

            """#,
            #"""
            1:1 <flow> flow-missing-key: `flow` has no value | write, for example, `flow: ChatBot`
            """#),
        DecodingMistake(
            #"""
            flow: chatBot

            """#,
            #"""
            1:7 <chatBot> flow-name: a type must start with an upper-case letter | write 'ChatBot'
            """#),
        DecodingMistake(
            #"""
            flow: [A]

            """#,
            #"""
            1:7 <[A]> flow-wrong-form: `flow` takes one name | write a single name here
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
            1:1 <- a\u{A}- b> flow-wrong-form: a flow is written as keys with values | write one or more of `flow`, `was`, `version`, `summary`, `discussion`, `protocol`, `style`, `isolation`, `class`, `scope`, `imports`, `initial`, `statuses`, `errors`, `comments`, `steps`, `events`, `properties`, `views`, `asks`, `extends`, `integrations`, `use` and `choose`, each with its value
            """#),
        DecodingMistake(
            #"""
            just text

            """#,
            #"""
            1:1 <just text> flow-wrong-form: a flow is written as keys with values | write one or more of `flow`, `was`, `version`, `summary`, `discussion`, `protocol`, `style`, `isolation`, `class`, `scope`, `imports`, `initial`, `statuses`, `errors`, `comments`, `steps`, `events`, `properties`, `views`, `asks`, `extends`, `integrations`, `use` and `choose`, each with its value
            """#),
        DecodingMistake(
            "",
            #"""
            1:1 <> yaml-empty: the file is empty | describe a flow; it begins with `flow: Name`
            """#),
        DecodingMistake(
            #"""
            flow: A
            stepz: {}
            name: B
            qqqqqqqq: 1

            """#,
            #"""
            2:1 <stepz> flow-unknown-key: unknown key 'stepz' | did you mean `steps`?
            3:1 <name> flow-unknown-key: unknown key 'name' | `flow` is already there: leave one of the two out
            4:1 <qqqqqqqq> flow-unknown-key: unknown key 'qqqqqqqq' | a flow takes `flow`, `was`, `version`, `summary`, `discussion`, `protocol`, `style`, `isolation`, `class`, `scope`, `imports`, `initial`, `statuses`, `errors`, `comments`, `steps`, `events`, `properties`, `views`, `asks`, `extends`, `integrations`, `use` and `choose`
            """#),
        DecodingMistake(
            #"""
            flow: A
            version: 2

            """#,
            #"""
            2:10 <2> flow-version: this flowgen reads version 1 of the format | write `version: 1`, or leave it out
            """#),
        DecodingMistake(
            #"""
            flow: A
            version: '1'

            """#,
            #"""
            2:10 <'1'> flow-version: this flowgen reads version 1 of the format | write `version: 1`, or leave it out
            """#),
        DecodingMistake(
            #"""
            flow: A
            style: asink
            isolation: mainactor
            scope: forever

            """#,
            #"""
            2:8 <asink> flow-unknown-value: `style` cannot be 'asink' | did you mean `async`?
            3:12 <mainactor> flow-unknown-value: `isolation` cannot be 'mainactor' | did you mean `MainActor`?
            4:8 <forever> flow-unknown-value: `scope` cannot be 'forever' | write `app` or `session`
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
            imports: [Foo, 1x, Foo]

            """#,
            #"""
            2:16 <1x> flow-name: a name cannot begin with '1' | use a valid Swift identifier, such as `startChat` or `ChatBot`
            2:20 <Foo> flow-duplicate: 'Foo' is listed twice in `imports` | leave the second one out
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
            summary: [a]
            discussion: { b: c }

            """#,
            #"""
            2:10 <[a]> flow-wrong-form: `summary` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            3:13 <{ b: c }> flow-wrong-form: `discussion` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            """#),
        DecodingMistake(
            #"""
            flow: A
            use: { a: b }

            """#,
            #"""
            2:6 <{ a: b }> flow-wrong-form: `use` takes an integration or a list of integrations | write, for example, `use: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            use: A, B

            """#,
            #"""
            2:6 <A, B> flow-wrong-form: `use` takes an integration or a list of integrations | write one name, or several as a list in brackets: `use: [a, b]`
            """#),
        DecodingMistake(
            #"""
            flow: A
            imports: [a, a]

            """#,
            #"""
            2:14 <a> flow-duplicate: 'a' is listed twice in `imports` | leave the second one out
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses: [idle]
            steps: go
            errors: [a]

            """#,
            #"""
            2:11 <[idle]> flow-wrong-form: `statuses` takes names, each under its own key | write, for example, `failed:` on a line of its own, further in
            3:8 <go> flow-wrong-form: `steps` takes steps, each under its own key | write, for example, `startChat:` on a line of its own, further in
            4:9 <[a]> flow-wrong-form: `errors` takes names, each under its own key | write, for example, `unknown:` on a line of its own, further in
            """#),
        DecodingMistake(
            #"""
            flow: A
            statuses: {}
            flow2: 1

            """#,
            #"""
            3:1 <flow2> flow-unknown-key: unknown key 'flow2' | `flow` is already there: leave one of the two out
            """#),
    ]
}
