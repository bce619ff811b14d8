// Natural mistakes in the form of what is written: lists and quotes, columns of single lines, habits of Swift, and values
// that are right in another place.

extension Mistake {
    static let forms: [Mistake] = [
        Mistake(
            "a list of statuses without quotes", "then: '.paid(receipt: \"R1\")'",
            "then: [.paying, .paid(receipt: \"R1\")]",
            right: "then: ['.paying', '.paid(receipt: \"R1\")']",
            says:
                "15:17 YAML cannot read '[.paying, .paid(receipt: \"R1\")]' without quotes [yaml-quote-needed] | write `then: ['.paying', '.paid(receipt: \"R1\")']`"
        ),
        Mistake(
            "a list of statuses in one pair of quotes", "then: '.paid(receipt: \"R1\")'",
            "then: '[.paying, .paid(receipt: \"R1\")]'",
            right: "then: ['.paying', '.paid(receipt: \"R1\")']",
            says:
                "15:17 a list of statuses has quotes around each, not around all [flow-wrong-form] | write `then: ['.paying', '.paid(receipt: \"R1\")']`"
        ),
        Mistake(
            "the last key of a step in the first column", "    throws: PayError",
            "throws: PayError",
            says:
                "19:1 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'returns' above"
        ),
        Mistake(
            "two keys of a step in the first column", "    returns: Decimal\n    throws: PayError",
            "returns: Decimal\nthrows: PayError",
            says:
                "18:1 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'parameters' above, and so the lines in its column below"
        ),
        Mistake(
            "a step's list in the first column", "    mock:\n",
            "mock:\n",
            says:
                "13:1 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'to' above"
        ),
        Mistake(
            "an integration's key in the first column", "    client: PaymentSheet",
            "client: PaymentSheet",
            says:
                "39:1 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'sdk' above"
        ),
        Mistake(
            "a step after others in the first column", "  price:\n    parameters",
            "price:\n    parameters",
            says:
                "16:1 this line begins in the wrong column [yaml-indentation] | begin it in column 3, as 'pay' above"
        ),
        Mistake(
            "a step's key in the column of the steps", "    to: [paid, failed]\n    mock",
            "  to: [paid, failed]\n    mock",
            says:
                "12:3 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'via' above"
        ),
        Mistake(
            "no dash before the first rule of several lines",
            "    mock:\n      - { when: amount > 1000, then: '.failed(reason: .declined)' }\n      - { then: '.paid(receipt: \"R1\")', after: 0.5 }\n",
            "    mock:\n        when: amount > 1000\n        then: '.failed(reason: .declined)'\n      - then: '.paid(receipt: \"R1\")'\n",
            right:
                "    mock:\n      - when: amount > 1000\n        then: '.failed(reason: .declined)'\n      - then: '.paid(receipt: \"R1\")'\n",
            says:
                "14:9 a '-' is missing here [yaml-syntax] | begin each element with '- ', all in one column, and indent what belongs to it further"
        ),
        Mistake(
            "no dash before the second signature", "result: Int)'",
            "result: Int)'\n        'func sheetDidCancel(_ sheet: PaymentSheet)'",
            right: "result: Int)'\n        - 'func sheetDidCancel(_ sheet: PaymentSheet)'",
            says:
                "43:9 a '-' is missing here [yaml-syntax] | begin each element with '- ', all in one column, and indent what belongs to it further"
        ),
        Mistake(
            "asterisks in place of dashes", "[idle, failed]",
            "\n      * idle\n      * failed",
            right: "\n      - idle\n      - failed",
            says:
                "11:7 a '*' begins no element [yaml-syntax] | write '-' in place of each '*'"
        ),
        Mistake(
            "an asterisk before a signature", "        - 'func",
            "        * 'func",
            says:
                "42:9 a '*' begins no element [yaml-syntax] | write '-' in place of each '*'"
        ),
        Mistake(
            "a text behind the type", "amount: Decimal",
            "for amount: Decimal: What is paid",
            right: "for amount: { type: Decimal, summary: 'What is paid' }",
            says:
                "8:19 a text follows the type [yaml-syntax] | write `for amount: { type: Decimal, summary: 'What is paid' }`"
        ),
        Mistake(
            "no end of a step whose mock has some", "    to: [paid, failed]\n",
            "",
            says:
                "13:38 'pay' does not lead to 'failed' [flow-mock-outcome] | write under `to` all statuses in which it ends"
        ),
        Mistake(
            "a status and an error in one rule", "then: '.failed(reason: .declined)' }",
            "then: '.failed(reason: .declined)', throw: .declined }",
            says:
                "14:68 a mock rule takes `then` or `throw`, not both [flow-wrong-form] | leave `throw` out: the status carries the error"
        ),
        Mistake(
            "a value and an error in one rule", "    throws: PayError",
            "    throws: PayError\n    mock: { then: 12, throw: .declined }",
            right: "    throws: PayError\n    mock: { throw: .declined }",
            says:
                "20:23 a mock rule takes `then` or `throw`, not both [flow-wrong-form] | leave one of them out, or write two rules, the first one with a `when`"
        ),
        Mistake(
            "a variable with keys", "  token: String?",
            "  var token:\n    type: String?",
            right: "  token:\n    type: String?",
            says:
                "33:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `type: String?`"
        ),
        Mistake(
            "nothing as the default of a type that needs a value", "default: '\"none\"'",
            "default: nil",
            says:
                "9:38 a `String` cannot be nil [flow-expression] | write the type with a '?' behind it, `String?`, or another value"
        ),
        Mistake(
            "delegates without methods",
            "    delegates:\n      PaymentDelegate:\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'\n",
            "    delegates: [PaymentDelegate, CardDelegate]\n",
            right:
                "    delegates:\n      PaymentDelegate:\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'\n",
            says:
                "40:17 the methods of 'PaymentDelegate' are missing [flow-wrong-form] | list those that the wrapper needs: `delegates: { PaymentDelegate: ['func sessionDidEnd(_ session: S"
        ),
        Mistake(
            "a hyphen in a name that another line refers to",
            "  reset: { from: [paid, failed], to: idle, cancels: pay }",
            "  get-rate: { returns: Int, throws: true }\n  reset: { from: [paid, failed], to: idle, cancels: [pay, get-rate] }",
            right:
                "  getRate: { returns: Int, throws: true }\n  reset: { from: [paid, failed], to: idle, cancels: [pay, getRate] }",
            says:
                "20:6 names cannot contain hyphens [flow-name] | write 'getRate', here and where the flow names it"
        ),
        Mistake(
            "parameters of a step at launch", "    parameters: { currency: String }",
            "    at: launch\n    parameters: { currency: String }",
            right: "    at: launch",
            says:
                "18:19 'price' runs at launch, so it cannot have parameters [flow-launch] | remove its parameters and their uses, or remove `at: launch`"
        ),
        Mistake(
            "a comment of Swift behind braces", "{ from: [paid, failed], to: idle, cancels: pay }",
            "{ from: [paid, failed], to: idle, cancels: pay } // again",
            right: "{ from: [paid, failed], to: idle, cancels: pay } # again",
            says:
                "20:10 a comment begins with '#' [yaml-syntax] | write '#' in place of '//'"
        ),
        Mistake(
            "a comment of Swift behind a name", "    via: paying",
            "    via: paying // waits",
            right: "    via: paying # waits",
            says:
                "11:10 `via` takes a status or a list of statuses [flow-wrong-form] | write '#' in place of '//'"
        ),
        Mistake(
            "a list without brackets in braces", "from: [paid, failed], to: idle",
            "from: paid, failed, to: idle",
            says:
                "20:18 YAML splits 'paid, failed' at its comma [yaml-split-value] | write it in brackets: `from: [paid, failed]`"
        ),
        Mistake(
            "keys behind a name without braces", "reset: { from: [paid, failed], to: idle, cancels: pay }",
            "reset: from: [paid, failed], to: idle, cancels: pay",
            right: "reset:\n    from: [paid, failed]\n    to: idle\n    cancels: pay",
            says:
                "20:10 a second key begins here [yaml-syntax] | write it, and each key behind it, on a line of its own, further in"
        ),
        Mistake(
            "a step's keys in parentheses", "reset: { from: [paid, failed], to: idle, cancels: pay }",
            "reset: (from: [paid, failed], to: idle, cancels: pay)",
            right: "reset: { from: [paid, failed], to: idle, cancels: pay }",
            says:
                "20:10 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`"
        ),
        Mistake(
            "a text with a colon below its key", "user: Taps Pay.",
            "user:\n      Taps Pay.\n      Note: twice.",
            right: "user: |\n      Taps Pay.\n      Note: twice.",
            says:
                "7:7 a key is missing before this text [yaml-syntax] | write `user: |` if the lines below it are its text"
        ),
        Mistake(
            "the initial status among the statuses", "  failed: { with: { reason: PayError } }\n",
            "  failed: { with: { reason: PayError } }\n  initial: idle\n",
            right: "  failed: { with: { reason: PayError } }\ninitial: idle\n",
            says:
                "26:3 `initial` belongs to the flow, not here [flow-unknown-key] | move it out of `statuses`, to the column of `flow`"
        ),
        Mistake(
            "keys behind a quoted value", "      - { then: '.paid(receipt: \"R1\")', after: 0.5 }",
            "      - then: '.paid(receipt: \"R1\")', after: 0.5",
            right: "      - then: '.paid(receipt: \"R1\")'\n        after: 0.5",
            says:
                "15:37 a ',' comes behind this quote [yaml-syntax] | leave the ',' out, and write a key behind it on the next line"
        ),
        Mistake(
            "`default` in a rule", "{ then: '.paid",
            "{ default: '.paid",
            says:
                "15:11 unknown key 'default' [flow-unknown-key] | did you mean `then`?"
        ),
        Mistake(
            "seconds with a comma", "      - { then: '.paid(receipt: \"R1\")', after: 0.5 }",
            "      - then: '.paid(receipt: \"R1\")'\n        after: 0,5",
            right: "      - then: '.paid(receipt: \"R1\")'\n        after: 0.5",
            says:
                "16:16 `after` takes seconds from 0 to 3600 [flow-wrong-number] | write `after: 0.5`"
        ),
        Mistake(
            "a deadline in one key", "    throws: PayError",
            "    throws: PayError\n    within: { seconds: 30, else: unknown }",
            right: "    throws: PayError\n    within: 30\n    else: unknown",
            says:
                "20:5 `within` does not say how the step ends then [flow-missing-key] | write the status or the error, which has no values, beside it under `else`"
        ),
        Mistake(
            "`launch` as a key", "  reset: {", "  warmUp: { launch: true }\n  reset: {",
            right: "  warmUp: { at: launch }\n  reset: {",
            says:
                "20:13 unknown key 'launch' [flow-unknown-key] | write `at: launch`"
        ),
        Mistake(
            "a label as a key", "amount: Decimal",
            "amount: { label: for, type: Decimal }",
            right: "for amount: { type: Decimal }",
            says:
                "8:17 unknown key 'label' [flow-unknown-key] | leave it out, and write the label before the name: `for country:`"
        ),
        Mistake(
            "an enum of Swift", "statuses:\n",
            "enum PayStatus:\n",
            right: "statuses:\n",
            says:
                "21:1 this is Swift where a key belongs [yaml-syntax] | write the names of cases below `statuses` or `errors`, and of methods below `steps`"
        ),
        Mistake(
            "values of an event without `with`", "{ from: paying, to: failed, cancels: pay }",
            "{ count: Int }",
            right: "{ with: { count: Int } }",
            says:
                "30:14 unknown key 'count' [flow-unknown-key] | an event takes `summary`, `discussion`, `from`, `to`, `cancels`, `with` and `was`; write labels with their types below `wit"
        ),
        Mistake(
            "no statuses",
            "statuses:\n  idle:\n  paying:\n  paid: { with: { receipt: String } }\n  failed: { with: { reason: PayError } }\n",
            "",
            says:
                "10:12 unknown status 'idle' [flow-unknown-status] | declare it under `statuses`"
        ),
        Mistake(
            "keys behind the summary of a status", "  paid: { with: { receipt: String } }",
            "  paid: The end, with: { receipt: String }",
            right: "  paid: { summary: The end, with: { receipt: String } }",
            says:
                "24:18 keys need braces here [yaml-syntax] | write `paid: { summary: The end, with: { receipt: String } }`"
        ),
        Mistake(
            "a call with arguments in place of the client's type", "client: PaymentSheet",
            "client: PaymentSheet(key: value)",
            says: "39:13 `client` takes a type [yaml-syntax] | write the type alone"),
        Mistake(
            "a second delegate too far in", "result: Int)'",
            "result: Int)'\n        CardDelegate:\n          - 'func cardDidEnd(_ card: Card)'",
            right: "result: Int)'\n      CardDelegate:\n          - 'func cardDidEnd(_ card: Card)'",
            says:
                "43:9 this line begins in the wrong column [yaml-indentation] | begin it in column 7, below 'PaymentDelegate', or in column 5, below 'delegates'"
        ),
    ]
}
