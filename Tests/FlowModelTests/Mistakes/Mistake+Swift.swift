// Natural mistakes in the Swift of a flow: names, types, expressions and signatures.

extension Mistake {
    static let swift: [Mistake] = [
        Mistake(
            "Swift's text in single quotes", "when: amount > 1000",
            "when: note == 'en'",
            right: "when: 'note == \"en\"'",
            says:
                "14:25 'note == 'en'' is not an expression: ''' does not fit here [flow-expression] | write texts in double quotes, as Swift does, and the whole in single quotes, such as `'name == \"en\"'`"
        ),
        Mistake(
            "a static signature", "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- 'static func sheet()'\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            right: "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            says:
                "42:12 'static' does not belong in a signature [flow-signature] | write a signature such as `func name(label name: Type) -> Type`"
        ),
        Mistake(
            "a signature without func", "'func sheetDidEnd(",
            "'sheetDidEnd(",
            says:
                "42:12 'sheetDidEnd(_ sheet: PaymentSheet, result: Int)' is not a signature: 'func' is missing here [flow-signature] | write the whole declaration, such as `'func sessionDid"
        ),
        Mistake(
            "quotes meant for Swift", #"default: '"none"'"#,
            #"default: "none""#,
            says:
                #"9:38 Swift sees 'none' without quotes here [flow-lost-quotes] | for a text, write Swift's quotes inside YAML's: `'"none"'`; for a constant, its type or module: `App.name`"#
        ),
        Mistake(
            "a text without any quotes", #"default: '"none"'"#,
            "default: none",
            says:
                #"9:38 Swift sees 'none' without quotes here [flow-lost-quotes] | for a text, write Swift's quotes inside YAML's: `'"none"'`; for a constant, its type or module: `App.name`"#
        ),
        Mistake(
            "an empty text", #"default: '"none"'"#,
            #"default: """#,
            right: #"default: '""'"#,
            says:
                #"9:38 Swift sees nothing without quotes here [flow-lost-quotes] | for a text, write Swift's quotes inside YAML's: `'""'`; for a constant, its type or module: `App.name`"#
        ),
        Mistake(
            "a type in lower case", "amount: Decimal",
            "amount: decimal",
            right: "amount: Decimal",
            says: "8:15 a type must start with an upper-case letter [flow-type] | write 'Decimal'"),
        Mistake(
            "an error in `throws`", "throws: PayError",
            "throws: declined",
            says:
                "19:13 `throws` takes the type of an error, and 'declined' is one error [flow-type] | write `throws: PayError`"
        ),
        Mistake(
            "a name with spaces", "  price:\n",
            "  current price:\n", right: "  currentPrice:\n",
            says: "16:10 names cannot contain spaces [flow-name] | write 'currentPrice'"),
        Mistake(
            "a name with a hyphen", "  price:\n",
            "  pay-price:\n", right: "  payPrice:\n",
            says: "16:6 names cannot contain hyphens [flow-name] | write 'payPrice'"),
        Mistake(
            "a status in capital letters", "  idle:\n",
            "  IDLE:\n",
            says: "22:3 a member must start with a lower-case letter [flow-name] | write 'idle'"),
        Mistake(
            "a flow in lower case", "flow: Pay",
            "flow: pay",
            says: "1:7 a type must start with an upper-case letter [flow-name] | write 'Pay'"),
        Mistake(
            "a Swift keyword as a parameter's type", "amount: Decimal",
            "amount: in",
            says:
                "8:15 'in' is not a type: something is missing here [flow-type] | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`"
        ),
        Mistake(
            "a framework with its ending", "sdk: StripeKit",
            "sdk: StripeKit.framework",
            says:
                "38:10 'StripeKit.framework' is not the name of a module [flow-name] | write the name behind `import` in Swift, such as `StripeKit`"
        ),
        Mistake(
            "an import statement", "sdk: StripeKit",
            "sdk: import StripeKit",
            says:
                "38:10 'import StripeKit' is not the name of a module [flow-name] | write the name behind `import` in Swift, such as `StripeKit`"
        ),
        Mistake(
            "a misspelt parameter in a condition", "when: amount", "when: amuont",
            says:
                "14:17 unknown parameter 'amuont' [flow-expression] | did you mean 'amount'?"),
        Mistake(
            "a parameter in place of a condition", "when: amount > 1000", "when: amount",
            right: "when: amount == 1000",
            says:
                "14:17 'amount' is neither true nor false [flow-expression] | write a condition, such as `amount == …`"
        ),
        Mistake(
            "a default of nothing behind the type", "amount: Decimal", "amount: Decimal = nil",
            right: "amount: { type: Decimal?, default: nil }",
            says:
                "8:15 'amount' has its default behind its type [flow-wrong-form] | write `{ type: Decimal?, default: nil }`"
        ),
        Mistake(
            "`class` of an integration", "client: PaymentSheet", "client: PaymentSheet\n    class: StripePaySDK",
            right: "client: PaymentSheet\n    wrapper: StripePaySDK",
            says: "40:5 unknown key 'class' [flow-unknown-key] | did you mean `wrapper`?"),
        Mistake(
            "a condition over a parameter that is gone", "when: amount", "when: level",
            says:
                "14:17 unknown parameter 'level' [flow-expression] | write one of those under `parameters`: 'amount', 'note', or add it there"
        ),
        Mistake(
            "a misspelt parameter in a mock's status", "(receipt: \"R1\")", "(receipt: not)",
            right: "(receipt: note)",
            says: "15:17 unknown parameter 'not' [flow-expression] | did you mean 'note'?"),
        Mistake(
            "curly quotes in Swift", #"default: '"none"'"#, "default: “none”",
            says:
                "9:38 '“none”' is not an expression [flow-expression] | write straight quotes: \" in Swift, and ' around the whole"
        ),
        Mistake(
            "an error without its dot in a status", "reason: .declined", "reason: declined",
            says:
                "14:38 an error is written with a dot before its name [flow-expression] | begin it with a dot, as in `.declined`"
        ),
        Mistake(
            "a signature with a body", "result: Int)'", "result: Int) {}'",
            says:
                "42:65 '{}' does not belong in a signature [flow-signature] | write a signature such as `func name(label name: Type) -> Type`"
        ),
        Mistake(
            "the address of a package", "sdk: StripeKit", "sdk: https://github.com/stripe/stripe-ios",
            says:
                "38:10 'https://github.com/stripe/stripe-ios' is not the name of a module [flow-name] | write the name behind `import` in Swift, such as `StripeKit`"
        ),
        Mistake(
            "a misspelt error of the flow's own in a status", "failed: { with: { reason: PayError } }",
            "failed: { with: { reason: PayErorr } }",
            says:
                "25:29 'PayErorr' is almost the flow's own error [flow-type] | write `PayError`, or, if it is the app's, its module too: `App.PayErorr`"
        ),
        Mistake(
            "a misspelt error of the flow's own in a step", "throws: PayError", "throws: PayErrror",
            says:
                "19:13 'PayErrror' is almost the flow's own error [flow-type] | write `PayError`, or, if it is the app's, its module too: `App.PayErrror`"
        ),
        Mistake(
            "the object in place of its type", "client: PaymentSheet", "client: PaymentSheet.shared",
            says: "39:26 'shared' is a value of a type [flow-type] | write the type alone, without '.shared'"),
        Mistake(
            "an array as in other languages", "amount: Decimal", "amount: Decimal[]", right: "amount: '[Decimal]'",
            says: "8:15 Swift writes an array in square brackets around its type [flow-type] | write '[Decimal]'"),
        Mistake(
            "a space in a step's name", "  price:\n", "  get price:\n", right: "  getPrice:\n",
            says: "16:6 names cannot contain spaces [flow-name] | write 'getPrice'"),
        Mistake(
            "an assignment in a condition", "amount > 1000", "amount = 1000", right: "amount == 1000",
            says: "14:24 'amount = 1000' has no value here [flow-expression] | write '==' to compare"),
        Mistake(
            "an effect behind a type", "returns: Decimal", "returns: Decimal async throws",
            says:
                "18:22 'Decimal async throws' is not a type: 'async' does not fit here [flow-type] | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`"
        ),
        Mistake(
            "a property of a delegate", "'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "'var presenter: UIViewController { get }'\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            right: "'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            says:
                "42:12 'var presenter: UIViewController { get }' is not a method [flow-signature] | leave it out here, and write it in the wrapper"
        ),
        Mistake(
            "the stream of a style as the type", "    returns: Decimal",
            "    streams: AsyncThrowingStream<Decimal, Error>",
            right: "    streams: Decimal",
            says:
                "18:14 the flow's style writes 'AsyncThrowingStream' by itself [flow-wrong-form] | write the type of the values alone: `streams: Decimal`"
        ),
        Mistake(
            "a statement that returns", "then: '.failed(reason: .declined)'", "then: return .failed(reason: .declined)",
            says:
                "14:38 YAML cannot read 'return .failed(reason: .declined)' without quotes [yaml-quote-needed] | put the whole value in single quotes: `then: '…'`, without 'return'"
        ),
        Mistake(
            "the sign of an attribute", "style: combine", "style: combine\nisolation: @MainActor",
            right: "style: combine\nisolation: MainActor",
            says: "4:12 `isolation` takes one word [yaml-syntax] | leave the '@' out"),
        Mistake(
            "several cases as Swift has them", "errors:\n  declined: The bank declined.\n  unknown:",
            "errors:\n  case declined, unknown", right: "errors: { declined: , unknown: }",
            says:
                "27:3 `errors` takes names, each with a ':' behind it [flow-wrong-form] | write `errors: { declined: , unknown: }`"
        ),
        Mistake(
            "several cases behind others", "  idle:\n  paying:", "  idle:\n  case paying, ready",
            right: "  idle:\n  paying:",
            says:
                "23:3 this is Swift where a key belongs [yaml-syntax] | write each name on a line of its own, without `case` and with a ':' behind it"
        ),
    ]
}
