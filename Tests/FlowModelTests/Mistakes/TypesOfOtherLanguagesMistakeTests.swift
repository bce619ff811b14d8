// Types, defaults and numbers as Swift or another language has them, where the flow has keys.

import Testing

@Suite struct TypesOfOtherLanguagesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a no-break space in a type in quotes",
            Sample.checkout.with(
                #"      currency: String\#n"#, #"      currency: '[String:\#u{A0}Int]'\#n"#),
            fix: [
                (
                    #"      currency: '[String:\#u{A0}Int]'\#n"#,
                    #"      currency: '[String: Int]'\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:26: error: this is a no-break space (U+00A0), not a space [flow-type]
                22 |       currency: '[String:\#u{A0}Int]'
                   |                          ^
                   = help: replace it with a space
                """#),
        RuleCase(
            "a default behind the type",
            Sample.checkout.with(
                #"      currency: String\#n"#, #"      currency: String = "EUR"\#n"#),
            fix: [
                (
                    #"      currency: String = "EUR"\#n"#,
                    #"      currency: { type: String, default: '"EUR"' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:17: error: a value behind the type has a key of its own [flow-wrong-form]
                22 |       currency: String = "EUR"
                   |                 ^~~~~~~~~~~~~~
                   = help: write `{ type: String, default: '"EUR"' }`
                """#),
        RuleCase(
            "a sample behind the type of a property",
            Sample.checkout.with(#"token: String?"#, #"token: String? = nil"#),
            fix: [(#"  token: String? = nil\#n"#, #"  token: { type: String?, sample: nil }\#n"#)],
            says: #"""
                flow1.yaml:31:10: error: a value behind the type has a key of its own [flow-wrong-form]
                31 |   token: String? = nil
                   |          ^~~~~~~~~~~~~
                   = help: write `{ type: String?, sample: nil }`
                """#),
        RuleCase(
            "accessors behind the type",
            Sample.checkout.with(#"token: String?"#, #"token: String? { get set }"#),
            fix: [
                (
                    #"  token: String? { get set }\#n"#,
                    #"  token: { type: String?, access: [get, set] }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:31:10: error: the access of a property has a key of its own [flow-wrong-form]
                31 |   token: String? { get set }
                   |          ^~~~~~~~~~~~~~~~~~~
                   = help: write `{ type: String?, access: [get, set] }`
                """#),
        RuleCase(
            "a property as Swift declares it, with a value",
            Sample.checkout.with(#"token: String?"#, #"var token = """#),
            fix: [(#"  var token = ""\#n"#, #"  token: String\#n"#)],
            says: #"""
                flow1.yaml:31:3: error: this is Swift where a key belongs [yaml-syntax]
                31 |   var token = ""
                   |   ^~~~~~~~~~~~~~
                   = help: write `token: String`
                """#),
        RuleCase(
            "a dictionary in braces",
            Sample.checkout.with(#"      currency: String\#n"#, #"      currency: {String: Int}\#n"#),
            fix: [(#"      currency: {String: Int}\#n"#, #"      currency: [String: Int]\#n"#)],
            says: #"""
                flow1.yaml:22:17: error: Swift writes a dictionary in square brackets [flow-type]
                22 |       currency: {String: Int}
                   |                 ^~~~~~~~~~~~~
                   = help: write `[String: Int]`
                """#),
        RuleCase(
            "an array as in other languages",
            Sample.checkout.with(#"      currency: String\#n"#, #"      currency: String[]\#n"#),
            fix: [(#"      currency: String[]\#n"#, #"      currency: [String]\#n"#)],
            says: #"""
                flow1.yaml:22:17: error: Swift writes an array in square brackets around its type [flow-type]
                22 |       currency: String[]
                   |                 ^~~~~~~~
                   = help: write '[String]'
                """#),
        RuleCase(
            "a number as C has it",
            Sample.checkout.with(#"      currency: String\#n"#, #"      currency: { type: Float, default: 5.0f }\#n"#),
            fix: [
                (
                    #"      currency: { type: Float, default: 5.0f }\#n"#,
                    #"      currency: { type: Float, default: 5.0 }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:41: error: '5.0f' is not a number of Swift [flow-expression]
                22 |       currency: { type: Float, default: 5.0f }
                   |                                         ^~~~
                   = help: write `default: 5.0`
                """#),
        RuleCase(
            "a number that begins with a point",
            Sample.checkout.with(#"      currency: String\#n"#, #"      currency: { type: Double, default: .5 }\#n"#),
            fix: [
                (
                    #"      currency: { type: Double, default: .5 }\#n"#,
                    #"      currency: { type: Double, default: 0.5 }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:42: error: '.5' is not a number of Swift [flow-expression]
                22 |       currency: { type: Double, default: .5 }
                   |                                          ^~
                   = help: write `default: 0.5`
                """#),
        RuleCase(
            "a number with a percent sign",
            Sample.checkout.with(
                #"      currency: String\#n"#, #"      currency: { type: Double, default: 5% }\#n"#),
            fix: [
                (
                    #"      currency: { type: Double, default: 5% }\#n"#,
                    #"      currency: String\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:42: error: '5%' is not a number, and the type is 'Double' [flow-wrong-literal]
                22 |       currency: { type: Double, default: 5% }
                   |                                          ^~
                   = help: write `default: 0.05`, or `5` for percent
                """#),
        RuleCase(
            "an optional parameter",
            Sample.checkout.with(
                #"      currency: String\#n"#,
                #"      currency: { type: String, optional: true }\#n"#),
            fix: [
                (
                    #"      currency: { type: String, optional: true }\#n"#,
                    #"      currency: String\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:33: error: unknown key 'optional' [flow-unknown-key]
                22 |       currency: { type: String, optional: true }
                   |                                 ^~~~~~~~
                   = help: write the type with a '?' behind it, such as `type: String?`
                """#),
        RuleCase(
            "a required parameter",
            Sample.checkout.with(
                #"      currency: String\#n"#,
                #"      currency: { type: String, required: true }\#n"#),
            fix: [
                (
                    #"      currency: { type: String, required: true }\#n"#,
                    #"      currency: { type: String }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:33: error: unknown key 'required' [flow-unknown-key]
                22 |       currency: { type: String, required: true }
                   |                                 ^~~~~~~~
                   = help: leave `required` out: a parameter without `default` must be given
                """#),
        RuleCase(
            "parameters as a list of labels with keys",
            Sample.checkout.with(
                #"    parameters:\#n      currency: String\#n"#,
                #"    parameters:\#n    - currency:\#n      type: String\#n"#),
            fix: [
                (
                    #"    parameters:\#n    - currency:\#n      type: String\#n"#,
                    #"    parameters: { currency: { type: String } }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:5: error: `parameters` takes labels, each under its own key [flow-wrong-form]
                22 |     - currency:
                   |     ^~~~~~~~~~~
                   = help: write `parameters: { currency: { type: String } }`
                """#),
        RuleCase(
            "a function with braces behind it",
            Sample.checkout.with(#"  goBack: {"#, #"  func goBack(): {"#),
            fix: [
                (
                    #"  func goBack(): { from: [paid, failed], to: idle, cancels: pay }\#n"#,
                    #"  goBack: { from: [paid, failed], to: idle, cancels: pay }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:19:3: error: a key is a name alone, without Swift's parentheses [yaml-syntax]
                19 |   func goBack(): { from: [paid, failed], to: idle, cancels: pay }
                   |   ^~~~~~~~~~~~~
                   = help: write `goBack:`
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
