// Mistakes in integrations: each with its place, the marked text, its identifier, message and advice.

import Diagnostics
import FlowModel
import Testing

@Suite("Mistakes in integrations") struct IntegrationMistakesTests {
    @Test(arguments: integrations) func integrationsSay(mistake: DecodingMistake) {
        #expect(Decode.lines(Decode.flow(mistake.yaml).diagnostics) == mistake.said)
    }

    private static let integrations = [
        DecodingMistake(
            #"""
            flow: A
            integrations: [A]

            """#,
            #"""
            2:15 <[A]> flow-wrong-form: `integrations` takes integrations, each under its own key | write, for example, `DeepSeek:` on a line of its own, further in
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
            4:6 <DeepSwiftSeek> flow-wrong-form: an integration is written as keys with values | write one or more of `was`, `summary`, `sdk`, `imports`, `lifecycle`, `after`, `lazy`, `client`, `wrapper`, `conform`, `delegates`, `thread`, `needs`, `models` and `controllers`, each with its value
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { sdkk: A, sdk: [a b], client: , wrapper: x, conform: 1 }

            """#,
            #"""
            3:8 <sdkk> flow-unknown-key: unknown key 'sdkk' | `sdk` is already there: leave one of the two out
            3:24 < b> flow-name: names cannot contain spaces | use a valid Swift identifier, such as `startChat` or `ChatBot`
            3:36 <> flow-wrong-form: `client` has no type | write the type after the colon, such as `String`
            3:48 <x> flow-name: a type must start with an upper-case letter | write 'X'
            3:60 <1> flow-wrong-form: `conform` takes a type of the SDK | write the type that is to conform, such as `conform: PaymentSheet`
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
              X: { delegates: [a, B] }
              Y:
                delegates: { C: func, D: [~], E: [[x]], F: ['func a()', 'var x: Int'] }

            """#,
            #"""
            3:20 <a> flow-name: a type must start with an upper-case letter | write 'A'
            5:25 <> flow-signature: 'func' is not a complete signature: something is missing | write, for example, `'func sessionDidEnd(_ session: Session)'`
            5:31 <~> flow-wrong-form: a delegate's method is written as Swift declares it | write, for example, `- 'func sessionDidEnd(_ session: Session)'`
            5:39 <[x]> flow-wrong-form: a delegate's method is written as Swift declares it | write, for example, `- 'func sessionDidEnd(_ session: Session)'`
            5:62 <var x: Int> flow-signature: 'var x: Int' is not a method | begin with 'func'
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
            4:49 <X> flow-name: a member must start with a lower-case letter | write 'x'
            4:57 <y> flow-wrong-form: 'y' has no type | write the type after the colon, such as `String`
            4:62 <z> flow-missing-key: a model's field needs `type` | write, for example, `type: URL`
            4:84 <text> flow-wrong-form: a model is written as keys with values | write one or more of `for` and `fields`, each with its value
            5:20 <A> flow-wrong-form: a controller takes the class it extends | write, for example, `LoginViewController: UIViewController`
            5:25 <b> flow-name: a type must start with an upper-case letter | write 'B'
            5:34 <[D]> flow-wrong-form: a controller's class takes one name | write a single name here
            6:14 <[x]> flow-wrong-form: `summary` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            """#),
        DecodingMistake(
            #"""
            flow: A
            integrations:
              X: { summary: { a: b }, imports: { a: b }, needs: A, B }

            """#,
            #"""
            3:17 <{ a: b }> flow-wrong-form: `summary` takes a text | write a text, in quotes if it contains any of `: [ ] { } #`
            3:36 <{ a: b }> flow-wrong-form: `imports` takes a module or a list of modules | write, for example, `imports: [a, b]`
            3:56 <B> flow-unknown-key: unknown key 'B' | a ',' in braces begins a new key: put a list in brackets, and another value with a comma in quotes
            """#),
    ]
}
