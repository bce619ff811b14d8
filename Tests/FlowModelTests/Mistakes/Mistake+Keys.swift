// Natural mistakes in keys and in the forms of their values: unknown names, other words, lists for names.

extension Mistake {
    static let keys: [Mistake] = [
        Mistake(
            "a status too far", "  paying:\n",
            "   paying:\n",
            says:
                "23:4 unknown key 'paying' [flow-unknown-key] | if it is a name, begin it in the column of the names like it; a status takes `summary`, `discussion`, `with` and `was`"
        ),
        Mistake(
            "a status in the first column", "  paying:\n",
            "paying:\n",
            says:
                "23:1 unknown key 'paying' [flow-unknown-key] | if it is a name, begin it in the column of the names like it; a flow takes `flow`, `was`, `summary`, `d"
        ),
        Mistake(
            "`use` inside the integrations", "use: Stripe",
            "  use: Stripe",
            says:
                "44:3 `use` belongs to the flow, not here [flow-unknown-key] | move it out of `integrations`, to the column of `flow`"
        ),
        Mistake(
            "the errors inside the statuses", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "  errors:\n    declined: The bank declined.\n    unknown:\n",
            says:
                "26:3 `errors` belongs to the flow, not here [flow-unknown-key] | move it out of `statuses`, to the column of `flow`"
        ),
        Mistake(
            "no space after a label in braces", "{ receipt: String }",
            "{ receipt:String }",
            says: "24:19 a space is missing after ':' [flow-wrong-form] | write `receipt:`, a space and the value"),
        Mistake(
            "values of a status as a list", "paid: { with: { receipt: String } }",
            "paid:\n    with:\n      - receipt: String",
            says:
                "26:7 `with` takes labels with their types [flow-wrong-form] | write braces, without dashes and brackets: `with: { reason: String }`"
        ),
        Mistake(
            "a signature without its protocol",
            ":\n      PaymentDelegate:\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            ": ['func sheetDidEnd(_ sheet: PaymentSheet, result: Int)']",
            right: ": { PaymentDelegate: ['func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'] }",
            says:
                "40:17 a method belongs to a delegate protocol [flow-wrong-form] | write the protocol's name before it, such as `delegates: { SessionDelegate: ['func sh"
        ),
        Mistake(
            "a closing bracket alone", "from: [idle, failed]",
            "from: idle, failed]",
            right: "from: [idle, failed]",
            says:
                "10:11 `from` takes a status or a list of statuses [flow-wrong-form] | write one name, or several as a list in brackets: `from: [a, b]`"
        ),
        Mistake(
            "names with commas and without brackets", "from: [idle, failed]",
            "from: idle, failed",
            says:
                "10:11 `from` takes a status or a list of statuses [flow-wrong-form] | write one name, or several as a list in brackets: `from: [a, b]`"
        ),
        Mistake(
            "names with a slash", "to: [paid, failed]",
            "to: paid/failed",
            says:
                "12:9 `to` takes a status or a list of statuses [flow-wrong-form] | write one name, or several as a list in brackets: `to: [a, b]`"
        ),
        Mistake(
            "a list with one name too many", "use: Stripe",
            "use: [Stripe, Stripe]",
            says: "44:15 'Stripe' is listed twice in `use` [flow-duplicate] | leave the second one out"),
        Mistake(
            "a type without its label", "with: { receipt: String }",
            "with: { String }",
            says:
                "24:19 'String' has no label [flow-wrong-form] | write a name before the type, such as `reason: String`"
        ),
        Mistake(
            "a default behind the type", "amount: Decimal",
            "amount: Decimal = 1",
            right: "amount: { type: Decimal, default: 1 }",
            says:
                "8:15 'amount' has its default behind its type [flow-wrong-form] | write `{ type: Decimal, default: 1 }`"
        ),
        Mistake(
            "a value behind the type of a status's value", "receipt: String }",
            "receipt: String = \"none yet\" }",
            right: "receipt: { type: String, sample: '\"none yet\"' } }",
            says:
                "24:28 'receipt' has a value behind its type [flow-wrong-form] | write `{ type: String, sample: '\"none yet\"' }` for tests and mocks"
        ),
        Mistake(
            "a value behind the type of a property", "token: String?",
            "token: String? = nil",
            right: "token: { type: 'String?', sample: nil }",
            says:
                "33:10 'token' has a value behind its type [flow-wrong-form] | write `{ type: 'String?', sample: nil }` for tests and mocks"
        ),
        Mistake(
            "an arrow between statuses", "    via: paying",
            "    via: idle -> paying",
            says:
                "11:10 `via` takes a status or a list of statuses [flow-wrong-form] | write one name, or several as a list in brackets: `via: [a, b]`"
        ),
        Mistake(
            "a question mark behind a status", "to: [paid, failed]",
            "to: [paid, failed?]",
            says: "12:16 unknown status 'failed?' [flow-unknown-status] | did you mean 'failed'?"),
        Mistake(
            "a misspelt key", "user: Taps Pay.",
            "usr: Taps Pay.",
            says: "6:5 unknown key 'usr' [flow-unknown-key] | did you mean `user`?"),
        Mistake(
            "a key in capital letters", "via: paying",
            "Via: paying",
            says: "11:5 unknown key 'Via' [flow-unknown-key] | did you mean `via`?"),
        Mistake(
            "`params` for `parameters`", "    parameters: { currency: String }",
            "    params: { currency: String }",
            says: "17:5 unknown key 'params' [flow-unknown-key] | did you mean `parameters`?"),
        Mistake(
            "`states` for `statuses`", "statuses:",
            "states:",
            says: "21:1 unknown key 'states' [flow-unknown-key] | did you mean `statuses`?"),
        Mistake(
            "`name` for `flow`", "flow: Pay",
            "name: Pay",
            says: "1:1 unknown key 'name' [flow-unknown-key] | did you mean `flow`?"),
        Mistake(
            "`description` for `summary`", "summary: Pays the order.",
            "description: Pays the order.",
            says: "2:1 unknown key 'description' [flow-unknown-key] | did you mean `summary`?"),
        Mistake(
            "`if` for `when`", "when: amount",
            "if: amount",
            says: "14:11 unknown key 'if' [flow-unknown-key] | did you mean `when`?"),
        Mistake(
            "`async` in a step", "    returns: Decimal",
            "    async: true\n    returns: Decimal",
            right: "    returns: Decimal",
            says:
                "18:5 unknown key 'async' [flow-unknown-key] | leave it out: a step waits for its answer unless it says `sync: true`"
        ),
        Mistake(
            "`optional` in a parameter", "note: { type: String,",
            "note: { optional: true, type: String,",
            right: "note: { type: 'String?',",
            says:
                "9:15 unknown key 'optional' [flow-unknown-key] | write the type with a '?' behind it, such as `type: String?`"
        ),
        Mistake(
            "`readonly` in a property", "access: [get, set]",
            "readonly: true",
            right: "access: get",
            says: "32:25 unknown key 'readonly' [flow-unknown-key] | write `access: get`"),
        Mistake(
            "`final` in a status", "  idle:\n",
            "  idle: { final: true }\n",
            says:
                "22:11 unknown key 'final' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`"
        ),
        Mistake(
            "`sdk` of the flow", "use: Stripe",
            "use: Stripe\nsdk: StripeKit",
            right: "use: Stripe",
            says:
                "45:1 unknown key 'sdk' [flow-unknown-key] | `sdk` belongs to an integration: move it there, or leave it out"
        ),
        Mistake(
            "`returns` in an event", "{ from: paying, to: failed, cancels: pay }",
            "{ from: paying, to: failed, cancels: pay, returns: Int }",
            says:
                "30:54 unknown key 'returns' [flow-unknown-key] | `returns` belongs to a step or a question: move it there, or leave it out"
        ),
        Mistake(
            "an unknown key", "user: Taps Pay.",
            "user: Taps Pay.\n    colour: red",
            right: "user: Taps Pay.",
            says:
                "7:5 unknown key 'colour' [flow-unknown-key] | a step takes `user`, `summary`, `discussion`, `method`, `parameters`, `from`, `via`, `to`, `returns`, `streams`, `"
        ),
        Mistake(
            "a misspelt status", "via: paying",
            "via: payign",
            says: "11:10 unknown status 'payign' [flow-unknown-status] | did you mean 'paying'?"),
        Mistake(
            "a status behind its type", "via: paying",
            "via: PayStatus.paying",
            says:
                "11:10 unknown status 'PayStatus.paying' [flow-unknown-status] | write one of those under `statuses`: 'idle', 'paying', 'paid', 'failed', or add it there"
        ),
        Mistake(
            "an undeclared status", "to: [paid, failed]",
            "to: [paid, failed, refunded]",
            says:
                "12:24 unknown status 'refunded' [flow-unknown-status] | write one of those under `statuses`: 'idle', 'paying', 'paid', 'failed', or add it there"
        ),
        Mistake(
            "a misspelt status in a mock", "'.paid(receipt",
            "'.piad(receipt",
            says: "15:17 unknown status 'piad' [flow-unknown-status] | did you mean 'paid'?"),
        Mistake(
            "a misspelt error in a mock", "reason: .declined",
            "reason: .declind",
            says: "14:38 unknown error 'declind' [flow-unknown-error] | did you mean 'declined'?"),
        Mistake(
            "a misspelt integration", "use: Stripe",
            "use: Strype",
            says: "44:6 unknown integration 'Strype' [flow-unknown-integration] | did you mean 'Stripe'?"),
        Mistake(
            "a misspelt life-cycle event", "open-url]",
            "open_url]",
            says: "43:25 `lifecycle` cannot be 'open_url' [flow-unknown-value] | did you mean `open-url`?"),
        Mistake(
            "a misspelt style", "style: combine",
            "style: Combyne",
            says: "3:8 `style` cannot be 'Combyne' [flow-unknown-value] | did you mean `combine`?"),
        Mistake(
            "another word for a style", "style: combine",
            "style: publisher",
            says: "3:8 `style` cannot be 'publisher' [flow-unknown-value] | did you mean `combine`?"),
        Mistake(
            "an event's name among steps", "cancels: pay",
            "cancels: expird",
            right: "cancels: pay",
            says:
                "20:53 unknown step 'expird' [flow-cancels] | write one of those under `steps`: 'pay', 'price', 'reset', or add it there"
        ),
        Mistake(
            "any status", "from: [idle, failed]",
            "from: any",
            right: "",
            says:
                "10:11 'any' is not a status [flow-wrong-form] | leave `from` out: a step or an event without `from` starts in any status"
        ),
        Mistake(
            "statuses as a list", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: [declined, unknown]\n",
            right: "errors: { declined: , unknown: }\n",
            says:
                "26:9 `errors` takes names, each with a ':' behind it [flow-wrong-form] | write `errors: { declined: , unknown: }`"
        ),
        Mistake(
            "statuses with dashes", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors:\n  - declined\n  - unknown\n",
            right: "errors:\n  declined:\n  unknown:\n",
            says:
                "27:3 `errors` takes names, each with a ':' behind it [flow-wrong-form] | write each name with a ':' behind it and without a '-', further in than `errors`: `declined:`"
        ),
        Mistake(
            "a text where a step belongs", "  reset: { from: [paid, failed], to: idle, cancels: pay }",
            "  reset: idle",
            right: "  reset: { from: [paid, failed], to: idle }",
            says:
                "20:10 a step is written as keys with values [flow-wrong-form] | write one or more of `user`, `summary`, `discussion`, `method`, `parameters`, `from`, `via`, `to"
        ),
        Mistake(
            "a list where a name belongs", "flow: Pay",
            "flow: [Pay]",
            says: "1:7 `flow` takes one name [flow-wrong-form] | write the name alone, behind the colon"),
        Mistake(
            "values of a status without `with`", "paid: { with: { receipt: String } }",
            "paid: { receipt: String }",
            says:
                "24:11 unknown key 'receipt' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`"
        ),
        Mistake(
            "a property without a type", "token: String?",
            "token:",
            says:
                "33:3 'token' has no type [flow-wrong-form] | write the name, a colon and the type, such as `text: String`"
        ),
        Mistake(
            "a parameter's keys without `type`", "note: { type: String,",
            "note: {",
            says: "9:7 a step's parameter needs `type` [flow-missing-key] | write, for example, `type: String`"),
        Mistake(
            "a boolean in another spelling", "observe: true",
            "observe: yes",
            says: "32:54 `observe` takes `true` or `false` [flow-wrong-boolean] | write `observe: true`"),
        Mistake(
            "a boolean in quotes", "observe: true",
            "observe: 'true'",
            says: "32:54 `observe` takes `true` or `false` [flow-wrong-boolean] | write `observe: true`"),
        Mistake(
            "seconds with a unit", "after: 0.5",
            "after: 0.5s",
            right: "after: 0.5",
            says: "15:48 `after` takes seconds from 0 to 3600 [flow-wrong-number] | write `after: 0.5`"),
        Mistake(
            "access in words", "access: [get, set]",
            "access: get set",
            says:
                "32:33 `access` takes `get` or `[get, set]` [flow-wrong-form] | write `access: get` or `access: [get, set]`"
        ),
        Mistake(
            "a mock in one word",
            #"    mock:\#n      - { when: amount > 1000, then: '.failed(reason: .declined)' }\#n      - { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "    mock: success",
            right: #"    mock: { then: '.paid(receipt: "R1")' }"#,
            says:
                "13:11 `mock` takes a rule or a list of rules [flow-wrong-form] | write `mock: { then: … }`, with what the step ends in or answers"
        ),
        Mistake(
            "a mock rule without an outcome", #"      - { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "      - { after: 0.5 }",
            says:
                "15:9 a mock rule needs `then` or `throw` [flow-missing-key] | write it in the same rule: each '-' begins another one"
        ),
        Mistake(
            "a status without its value", #"then: '.paid(receipt: "R1")'"#,
            "then: .paid",
            says:
                "15:17 'paid' carries `receipt: String` [flow-mock-values] | write `'.paid(receipt: <#String#>)'`, with a value in place of each `<#…#>`"
        ),
        Mistake(
            "a deadline without an end", "    via: paying",
            "    within: 30\n    via: paying",
            right: "    within: 30\n    else: declined\n    via: paying",
            says:
                "11:5 `within` does not say how the step ends then [flow-missing-key] | write the status or the error, which has no values, beside it under `else`"
        ),
        Mistake(
            "an error that the step cannot end with", "    via: paying",
            "    errors: [timeout]\n    via: paying",
            right: "    errors: [declined]\n    via: paying",
            says:
                "11:14 unknown error 'timeout' [flow-unknown-error] | write one of those under `errors`: 'declined', 'unknown', or add it there"
        ),
        Mistake(
            "parameters of an event", "{ from: paying, to: failed, cancels: pay }",
            "{ from: paying, to: failed, cancels: pay, parameters: { code: Int } }",
            says:
                "30:54 unknown key 'parameters' [flow-unknown-key] | an event takes no parameters: let the status that it leads to carry the value, or write it under `"
        ),
        Mistake(
            "`throw` on a step that does not throw", #"- { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "- { throw: .declined }",
            right: "- { then: '.failed(reason: .declined)' }",
            says:
                "15:18 'pay' does not throw, so its mock cannot either [flow-mock-outcome] | write `then: '.failed(reason: .declined)'`, or add `throws: PayError` to the step"
        ),
        Mistake(
            "a status's type in braces", "paid: { with: { receipt: String } }",
            "paid: {String}",
            says:
                "24:10 unknown key 'String' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`, as in `with: { "
        ),
        Mistake(
            "no colon before a type", "{ receipt: String }",
            "{ receipt String }",
            says:
                "24:19 'receipt String' has no type [flow-wrong-form] | write the name, a colon and the type, such as `text: String`"
        ),
        Mistake(
            "a decimal comma", "after: 0.5", "after: 0,5",
            says:
                "15:50 unknown key '5' [flow-unknown-key] | a mock rule takes `when`, `then`, `throw` and `after`"),
        Mistake(
            "a list of JSON", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: [\n  \"declined\",\n  \"unknown\"\n]\n", right: "errors: { declined: , unknown: }\n",
            says:
                "26:9 `errors` takes names, each with a ':' behind it [flow-wrong-form] | write `errors: { declined: , unknown: }`"
        ),
        Mistake(
            "a type in place of a summary", "  paying:\n", "  paying: PaymentReceipt\n",
            right: "  paying: { with: PaymentReceipt }\n",
            says:
                "23:11 'paying' has a type in place of its summary [flow-wrong-form] | write `paying: { with: PaymentReceipt }`; a summary of one word ends in a full stop"
        ),
        Mistake(
            "a list of values in quotes in place of a summary", "paid: { with: { receipt: String } }",
            "paid: '(receipt: String)'",
            says:
                "24:9 'paid' has a type in place of its summary [flow-wrong-form] | write `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "an arrow in a step", "from: [idle, failed]\n    via: paying\n    to: [paid, failed]",
            "from: idle -> paying -> paid", right: "from: idle\n    via: paying\n    to: [paid, failed]",
            says:
                "10:11 `from` takes a status or a list of statuses [flow-wrong-form] | write where it starts under `from`, what it passes through under `via`, and how it ends under `to`"
        ),
        Mistake(
            "an arrow in place of a step's keys", "reset: { from: [paid, failed], to: idle, cancels: pay }",
            "reset: paid -> idle", right: "reset: { from: paid, to: idle }",
            says:
                "20:10 a step is written as keys with values [flow-wrong-form] | write where it starts under `from`, what it passes through under `via`, and how it ends under `to`"
        ),
        Mistake(
            "braces around accessors", "access: [get, set]", "access: { get, set }",
            says:
                "32:33 `access` takes `get` or `[get, set]` [flow-wrong-form] | write `access: get` or `access: [get, set]`"
        ),
        Mistake(
            "a label in brackets", "with: { receipt: String }", "with: [receipt: String]",
            says:
                "24:17 `with` takes labels with their types [flow-wrong-form] | write braces, without dashes and brackets: `with: { reason: String }`"
        ),
        Mistake(
            "a key of the flow in a step", "steps:\n  pay:\n", "steps:\n  pay:\n    class: true\n",
            right: "class: true\nsteps:\n  pay:\n",
            says:
                "6:5 `class` belongs to the flow, not here [flow-unknown-key] | move it out of `steps`, to the column of `flow`"
        ),
        Mistake(
            "a step's keys in the step's column",
            "  price:\n    parameters: { currency: String }\n    returns: Decimal\n    throws: PayError\n",
            "  price:\n  parameters: { currency: String }\n  returns: Decimal\n  throws: PayError\n",
            says:
                "17:3 `parameters` is a key of a step, not the name of one [flow-wrong-form] | write the name and a ':' above it, and indent its keys further than the name"
        ),
        Mistake(
            "a model without keys", "client: PaymentSheet",
            "client: PaymentSheet\n    models: { StripeReceipt: Receipt }",
            right: "client: PaymentSheet\n    models: { StripeReceipt: { for: Receipt } }",
            says: "40:30 a model is written as keys with values [flow-wrong-form] | write `{ for: Receipt }`"),
        Mistake(
            "`statuses` too far, and its names not", "statuses:\n", "  statuses:\n",
            says:
                "21:3 `statuses` belongs to the flow, not here [flow-unknown-key] | move it out of `steps`, to the column of `flow`"
        ),
        Mistake(
            "errors on one line", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: declined, unknown\n", right: "errors: { declined: , unknown: }\n",
            says:
                "26:9 `errors` takes names, each with a ':' behind it [flow-wrong-form] | write `errors: { declined: , unknown: }`"
        ),
        Mistake(
            "parameters as a list of keys",
            #"    parameters:\#n      amount: Decimal\#n      note: { type: String, default: '"none"' }\#n"#,
            "    parameters:\n      - name: amount\n        type: Decimal\n",
            right: "    parameters:\n      amount:\n        type: Decimal\n",
            says:
                "8:7 `parameters` takes names, each with a ':' behind it [flow-wrong-form] | write each name with a ':' behind it and without a '-', further in than `parameters`: `amount:`"
        ),
        Mistake(
            "parameters with dashes",
            #"    parameters:\#n      amount: Decimal\#n      note: { type: String, default: '"none"' }\#n"#,
            "    parameters:\n      - amount: Decimal\n      - note: String\n",
            right: "    parameters:\n      amount: Decimal\n      note: String\n",
            says:
                "8:7 `parameters` takes names, each with a ':' behind it [flow-wrong-form] | write each name with a ':' behind it and without a '-', further in than `parameters`: `amount:`"
        ),
        Mistake(
            "a key without a value", "    throws: PayError\n", "    throws:\n", right: "",
            says:
                "19:5 `throws` has no value [flow-missing-key] | write it behind the colon, such as `throws: true`, or leave `throws` out"
        ),
        Mistake(
            "a list without an item", "from: [idle, failed]", "from: []",
            says: "10:5 `from` has no value [flow-missing-key] | write it behind the colon, or leave `from` out"),
        Mistake(
            "`else` as the last rule", #"- { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            #"- else: '.paid(receipt: "R1")'"#, right: #"- then: '.paid(receipt: "R1")'"#,
            says: "15:9 unknown key 'else' [flow-unknown-key] | did you mean `then`?"),
        Mistake(
            "milliseconds", "after: 0.5", "after: 500ms",
            says: "15:48 `after` takes seconds from 0 to 3600 [flow-wrong-number] | write `after: 0.5`"),
        Mistake(
            "`optional` on a property", "token: String?", "token: { type: String, optional: true }",
            right: "token: { type: String? }",
            says:
                "33:26 unknown key 'optional' [flow-unknown-key] | write the type with a '?' behind it, such as `type: String?`"
        ),
        Mistake(
            "a misspelt status", "to: [paid, failed]", "to: [payd, failed]",
            says: "12:10 unknown status 'payd' [flow-unknown-status] | did you mean 'paid'?"),
        Mistake(
            "a status that is not there", "use: Stripe", "use: Adyen",
            says:
                "44:6 unknown integration 'Adyen' [flow-unknown-integration] | write one of those under `integrations`: 'Stripe', or add it there"
        ),
        Mistake(
            "an access in one word", "access: [get, set]", "access: readwrite",
            says:
                "32:33 `access` takes `get` or `[get, set]` [flow-wrong-form] | write `access: get` or `access: [get, set]`"
        ),
        Mistake(
            "a launch hook in camel case", "open-url", "openURL",
            says: "43:25 `lifecycle` cannot be 'openURL' [flow-unknown-value] | did you mean `open-url`?"),
        Mistake(
            "`timeout` for `within`", "    via: paying\n", "    via: paying\n    timeout: 30\n",
            right: "    via: paying\n    within: 30\n    else: unknown\n",
            says:
                "12:5 unknown key 'timeout' [flow-unknown-key] | write the seconds under `within`, and how the step ends then under `else`"
        ),
        Mistake(
            "two dashes in one mock rule", "      - { when: amount > 1000, then: '.failed(reason: .declined)' }",
            "      - when: amount > 1000\n      - then: '.failed(reason: .declined)'",
            right: "      - when: amount > 1000\n        then: '.failed(reason: .declined)'",
            says:
                "14:9 a mock rule needs `then` or `throw` [flow-missing-key] | write it in the same rule: each '-' begins another one"
        ),
        Mistake(
            "a list in place of mock rules",
            #"    mock:\#n      - { when: amount > 1000, then: '.failed(reason: .declined)' }\#n      - { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "    mock: [paid]", right: "    mock: { then: '.paid(receipt: note)' }",
            says:
                "13:11 `mock` takes a rule or a list of rules [flow-wrong-form] | write `mock: { then: … }`, with what the step ends in or answers"
        ),
        Mistake(
            "`parameters` of a status", "paid: { with: {", "paid: { parameters: {",
            says: "24:11 unknown key 'parameters' [flow-unknown-key] | did you mean `with`?"),
        Mistake(
            "`message` of an error", "  declined: The bank declined.", "  declined: { message: The bank declined. }",
            says: "27:15 unknown key 'message' [flow-unknown-key] | did you mean `summary`?"),
        Mistake(
            "a type and a label", "{ with: { reason: PayError } }", "{ with: PayError, code: Int }",
            says:
                "25:29 unknown key 'code' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`, as in `with: { reason: String }`"
        ),
        Mistake(
            "a dash before a status", "  paying:\n", "  - paying:\n",
            says:
                "23:3 a status is written as keys with values [flow-wrong-form] | leave out each '-', and write a ':' behind each name"
        ),
        Mistake(
            "an error in place of a status", "to: [paid, failed]", "to: [paid, declined]",
            says:
                "12:16 'declined' is an error, not a status [flow-unknown-status] | a step with an error ends in 'failed': write 'failed'"
        ),
        Mistake(
            "the flow as a mapping with a name", "flow: Pay\nsummary: Pays the order.",
            "flow:\n  name: Pay\n  summary: Pays the order.",
            says:
                "2:3 `flow` takes one name [flow-wrong-form] | write the name alone, behind the colon: `Pay`, and begin the other keys in the column of `flow`"
        ),
        Mistake(
            "a label that is nearly a key, without `with`", "paid: { with: { receipt: String } }",
            "paid: { message: String }", right: "paid: { with: { receipt: String } }",
            says:
                "24:11 unknown key 'message' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`"
        ),
        Mistake(
            "a step as deep as its keys", "  price:\n    parameters: { currency: String }\n    returns: Decimal",
            "    price:\n    parameters: { currency: String }\n    from: idle\n    returns: Decimal",
            right: "  price:\n    parameters: { currency: String }\n    from: idle\n    returns: Decimal",
            says:
                "16:5 a name begins in the column of the keys above it [yaml-indentation] | begin 'price' further left, as the names like it"
        ),
        Mistake(
            "a brace as in Swift behind a key", "steps:\n", "steps: {\n",
            says: "4:8 the '{' that opens here is not closed [yaml-syntax] | write the keys below without braces"),
        Mistake(
            "a variable without its type", "  token: String?", "  var currency:",
            right: "  currency:\n    type: String?",
            says:
                "33:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `type: String?`"
        ),
        Mistake(
            "a list of types as what a status carries", "with: { receipt: String }", "with: [String, Int]",
            right: "with: { receipt: String }",
            says:
                "24:17 `with` takes labels with their types [flow-wrong-form] | write braces, without dashes and brackets: `with: { reason: String }`"
        ),
        Mistake(
            "a delegate with the protocol that it refines", "      PaymentDelegate:\n",
            "      PaymentDelegate: NSObjectProtocol\n",
            says:
                "41:24 'PaymentDelegate' has a value, so no list can follow [yaml-syntax] | leave the value out"),
        Mistake(
            "`use` beside a choice", "use: Stripe\n", "use: Stripe\nchoose: [Stripe]\n", right: "choose: [Stripe]\n",
            says:
                "44:1 `use` and `choose` exclude each other [flow-wrong-form] | remove `use`: the first integration under `choose` is the default"
        ),
        Mistake(
            "an SDK's class in place of its client", "client: PaymentSheet", "conform: PaymentSheet",
            says:
                "39:14 'PaymentSheet' cannot conform: an extension has no place to keep `delegates` [flow-conform] | remove `conform`, so that a wrapper keeps it"
        ),
        Mistake(
            "a second section of steps", "statuses:\n", "steps:\n  more: { from: idle }\nstatuses:\n",
            says:
                "21:1 the key 'steps' is given twice, first on line 4 [yaml-duplicate-key] | unite the two, or rename one"
        ),
        Mistake(
            "two mock rules without a condition", "- { when: amount > 1000, then: '.failed(reason: .declined)' }",
            "- { then: '.failed(reason: .declined)' }", right: "",
            says:
                "15:9 this rule of 'pay' is never tried: the one before it always applies [flow-mock-unreachable] | put the one with a `when` first, or leave one out"
        ),
    ]
}
