// The table of natural mistakes, in the flow that `Mistake` shows.

extension Mistake {
    static let natural: [Mistake] = [
        Mistake(
            "a tab before a key", "    via: paying",
            "\tvia: paying",
            says: "11:1 a tab indents this line [yaml-indentation] | indent with spaces"),
        Mistake(
            "a tab behind spaces", "    via: paying",
            "  \tvia: paying",
            says: "11:3 a tab indents this line [yaml-indentation] | indent with spaces"),
        Mistake(
            "a no-break space before a key", "    via: paying",
            "\u{A0}\u{A0}\u{A0}\u{A0}via: paying",
            says: "11:1 a no-break space indents this line [yaml-indentation] | indent with spaces"),
        Mistake(
            "a key too far", "    via: paying",
            "      via: paying",
            says:
                "11:7 this line is indented too far [yaml-indentation] | begin it in column 5, below 'from', or in column 3, below 'pay'"
        ),
        Mistake(
            "a key too little", "    via: paying",
            "   via: paying",
            says:
                "11:4 this line begins in the wrong column [yaml-indentation] | begin it in column 5, below 'from', or in column 3, below 'pay'"
        ),
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
            "a list item too little", "        - 'func sheet",
            "     - 'func sheet",
            says:
                "42:6 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 9, below 'PaymentDelegate'"
        ),
        Mistake(
            "`use` inside the integrations", "use: Stripe",
            "  use: Stripe",
            says:
                "44:3 `use` belongs to the flow, not here [flow-unknown-key] | move `use` to the left, to the column of `flow`"
        ),
        Mistake(
            "the errors inside the statuses", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "  errors:\n    declined: The bank declined.\n    unknown:\n",
            says:
                "26:3 `errors` belongs to the flow, not here [flow-unknown-key] | move `errors` to the left, to the column of `flow`"
        ),
        Mistake(
            "no colon after a key with a value", "via: paying",
            "via paying",
            says: "11:5 a ':' is missing after 'via' [yaml-syntax] | write `via:`, a space and the value"),
        Mistake(
            "no colon after a key with entries", "statuses:\n",
            "statuses\n",
            says: "21:1 a ':' is missing after 'statuses' [yaml-syntax] | write `statuses:`, a space and the value"),
        Mistake(
            "no colon after a status", "  idle:\n",
            "  idle\n",
            says: "22:3 a ':' is missing after 'idle' [yaml-syntax] | write `idle:`, a space and the value"),
        Mistake(
            "no space after the colon", "via: paying",
            "via:paying",
            says: "11:5 a space is missing after ':' [yaml-syntax] | write `via:`, a space and the value"),
        Mistake(
            "no space after the colon of a type", "token: String?",
            "token:String?",
            says: "33:3 a space is missing after ':' [yaml-syntax] | write `token:`, a space and the value"),
        Mistake(
            "no space after a label in braces", "{ receipt: String }",
            "{ receipt:String }",
            says: "24:19 a space is missing after ':' [flow-wrong-form] | write `receipt:`, a space and the value"),
        Mistake(
            "no space before a bracket", "from: [idle, failed]",
            "from:[idle, failed]",
            says: "10:5 a space is missing after ':' [yaml-syntax] | write `from:`, a space and the value"),
        Mistake(
            "no space before a brace", "with: { receipt: String }",
            "with:{ receipt: String }",
            says: "24:11 a space is missing after ':' [yaml-syntax] | write `with:`, a space and the value"),
        Mistake(
            "an equals sign", "via: paying",
            "via = paying",
            says: "11:5 a ':' is missing after 'via' [yaml-syntax] | write `via:`, a space and the value"),
        Mistake(
            "no space after a dash", "    lifecycle: [launch, open-url]",
            "    lifecycle:\n      - launch\n      -open-url",
            right: "    lifecycle:\n      - launch\n      - open-url",
            says: "45:7 a space is missing after '-' [yaml-syntax] | begin each element with '- '"),
        Mistake(
            "a dash is missing", "    lifecycle: [launch, open-url]",
            "    lifecycle:\n      - launch\n      open-url",
            right: "    lifecycle:\n      - launch\n      - open-url",
            says: "45:7 a '-' is missing before 'open' [yaml-syntax] | begin each element with '- '"),
        Mistake(
            "two keys on one line", "    via: paying\n    to: [paid, failed]",
            "    via: paying to: [paid, failed]",
            says:
                "11:17 a second key begins here [yaml-syntax] | write each key on a line of its own, or a ',' between two keys in braces"
        ),
        Mistake(
            "parameters on the line of their key", "    parameters:\n      amount: Decimal\n",
            "    parameters: amount: Decimal\n",
            says:
                "7:17 `parameters` takes keys with values [yaml-syntax] | write each key on a line of its own, indented further than `parameters`, or all in braces: `p"
        ),
        Mistake(
            "a colon in a text", "user: Taps Pay.",
            "user: Taps this: Pay.",
            right: "user: 'Taps this: Pay.'",
            says:
                "6:11 YAML cannot read 'Taps this: Pay.' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a number sign in a text", "user: Taps Pay.",
            "user: Pays order #4711",
            right: "user: 'Pays order #4711'",
            says:
                "6:11 YAML takes '#4711' for a comment [yaml-quote-needed] | put the whole value in single quotes; a comment has a space after its '#'"
        ),
        Mistake(
            "a brace at the start of a text", "user: Taps Pay.",
            "user: {Pay} is tapped",
            right: "user: '{Pay} is tapped'",
            says:
                "6:11 YAML cannot read '{Pay} is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a bracket at the start of a text", "user: Taps Pay.",
            "user: [Pay] is tapped",
            right: "user: '[Pay] is tapped'",
            says:
                "6:11 YAML cannot read '[Pay] is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "an apostrophe in single quotes", "user: Taps Pay.",
            "user: 'It's paid.'",
            right: "user: 'It''s paid.'",
            says: "6:14 the quotes end at this apostrophe [yaml-syntax] | inside single quotes write '' for '"),
        Mistake(
            "an open quote", "user: Taps Pay.",
            #"user: "Taps Pay."#,
            right: #"user: "Taps Pay.""#,
            says:
                "6:11 the quote that opens here is not closed [yaml-syntax] | add the closing quote at the end of the value"
        ),
        Mistake(
            "an open single quote", "user: Taps Pay.",
            "user: 'Taps Pay.",
            right: "user: 'Taps Pay.'",
            says:
                "6:11 the quote that opens here is not closed [yaml-syntax] | add the closing quote at the end of the value"
        ),
        Mistake(
            "words behind a quoted word", "user: Taps Pay.",
            #"user: "Pay" is tapped"#,
            right: #"user: '"Pay" is tapped'"#,
            says:
                "6:11 for YAML the value ends at the second double quote [yaml-quote-needed] | put the whole value in single quotes, or remove what follows the quote"
        ),
        Mistake(
            "a backslash in double quotes", "user: Taps Pay.",
            #"user: "Taps \Way""#,
            right: #"user: 'Taps \Way'"#,
            says:
                "6:17 YAML does not know this escape in double quotes [yaml-syntax] | put the whole value in single quotes, where a backslash is a backslash"
        ),
        Mistake(
            "an at sign at the start", "user: Taps Pay.",
            "user: @Pay is tapped",
            right: "user: '@Pay is tapped'",
            says:
                "6:11 YAML cannot read '@Pay is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a percent sign at the start", "user: Taps Pay.",
            "user: %5 off",
            right: "user: '%5 off'",
            says:
                "6:11 YAML cannot read '%5 off' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "an ampersand at the start", "user: Taps Pay.",
            "user: &Pay",
            right: "user: '&Pay'",
            says:
                "6:11 YAML reads '&Pay' as an anchor and drops it [yaml-anchor] | put the whole value in single quotes; flow files have no anchors"
        ),
        Mistake(
            "keys below the short form of a property", "token: String?",
            "token: String?\n    observe: true",
            right: "token:\n    type: String?\n    observe: true",
            says:
                "33:10 'token' has a value, so no keys can follow [yaml-syntax] | make the value a key too: `type: String?` on the next line"
        ),
        Mistake(
            "keys below the short form of a status", "  paying:\n",
            "  paying: Asks.\n    discussion: Long.\n",
            right: "  paying:\n    summary: Asks.\n    discussion: Long.\n",
            says:
                "23:11 'paying' has a value, so no keys can follow [yaml-syntax] | make the value a key too: `summary: Asks.` on the next line"
        ),
        Mistake(
            "values of a status as a list", "paid: { with: { receipt: String } }",
            "paid:\n    with:\n      - receipt: String",
            says:
                "26:7 `with` takes labels with their types [flow-wrong-form] | leave out the dashes, or write `with: { reason: String }`"
        ),
        Mistake(
            "Swift's text in single quotes", "when: amount > 1000",
            "when: note == 'en'",
            right: "when: 'note == \"en\"'",
            says:
                "14:25 'note == 'en'' is not an expression: ''' does not fit there [flow-expression] | write texts in double quotes, as Swift does, and the whole in single quotes"
        ),
        Mistake(
            "an optional array without quotes", "token: String?",
            "token: [String]?",
            right: "token: '[String]?'",
            says:
                "33:10 YAML cannot read '[String]?' without quotes [yaml-quote-needed] | put the whole value in single quotes: `token: '…'`"
        ),
        Mistake(
            "a dictionary in a type", "token: String?",
            "token: [String: Int]?",
            right: "token: '[String: Int]?'",
            says:
                "33:10 YAML cannot read '[String: Int]?' without quotes [yaml-quote-needed] | put the whole value in single quotes: `token: '…'`"
        ),
        Mistake(
            "a generic type in braces", "{ receipt: String }",
            "{ receipt: Result<String, Never> }",
            right: "{ receipt: 'Result<String, Never>' }",
            says:
                "24:28 YAML splits 'Result<String, Never>' at its comma [yaml-split-value] | put the whole value in single quotes"
        ),
        Mistake(
            "an attribute before a type", "amount: Decimal",
            "amount: @escaping () -> Void",
            right: "amount: '@escaping () -> Void'",
            says:
                "8:15 YAML cannot read '@escaping () -> Void' without quotes [yaml-quote-needed] | put the whole value in single quotes: `amount: '…'`"
        ),
        Mistake(
            "a negated condition", "when: amount > 1000",
            "when: !amount.isZero",
            right: "when: '!amount.isZero'",
            says:
                "14:17 YAML reads '!amount.isZero' as a tag and drops it [yaml-tag] | put the whole value in single quotes; flow files have no tags"
        ),
        Mistake(
            "a status with values, without quotes", #"then: '.paid(receipt: "R1")'"#,
            #"then: .paid(receipt: "R1")"#,
            says:
                #"15:17 YAML cannot read '.paid(receipt: "R1")' without quotes [yaml-quote-needed] | put the whole value in single quotes: `then: '…'`"#
        ),
        Mistake(
            "a signature without quotes", "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet, result: Int)",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "several signatures without quotes",
            "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet, result: Int)\n        - func sheetDidFail(_ sheet: PaymentSheet, code: Int)",
            right:
                "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'\n        - 'func sheetDidFail(_ sheet: PaymentSheet, code: Int)'",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`, and put the other signatures below it in quotes too"
        ),
        Mistake(
            "a signature without quotes, in brackets",
            ":\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            ": [func sheetDidEnd(_ sheet: PaymentSheet, result: Int)]",
            right: ": ['func sheetDidEnd(_ sheet: PaymentSheet, result: Int)']",
            says:
                "41:25 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "a signature without quotes, on two lines", "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet,\n            result: Int)",
            right: "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "a signature without quotes, over lines of its own",
            "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- @available(iOS 17, *)\n          func sheetDidEnd(\n            _ sheet: PaymentSheet, result: Int\n          )",
            right: "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "a status that may be passed over", "via: paying", "via: [paying, idle?]",
            right: "via: [paying, [paying, idle]]",
            says:
                "11:19 `via` says in a list that a status may be passed over [flow-wrong-form] | write `[paying, idle]` in its place, a list in the list: it may stay in 'paying'"
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
            "a static signature", ":\n        - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            ": ['static func sheetDidEnd()']",
            right: "",
            says:
                "41:26 a signature has no modifiers [flow-signature] | leave this method out here, and write it in the wrapper"
        ),
        Mistake(
            "a signature without func", "'func sheetDidEnd(",
            "'sheetDidEnd(",
            says:
                "42:12 'sheetDidEnd(_ sheet: PaymentSheet, result: Int)' is not a signature: 'func' is missing [flow-signature] | write the whole declaration, such as `'func sessionDid"
        ),
        Mistake(
            "a name in back-ticks", "token: String?",
            "`default`: String?",
            right: "default: String?",
            says: "33:3 YAML cannot read the key `default` [yaml-syntax] | write the name without back-ticks"),
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
            "a line comment of Swift", "    via: paying",
            "    // the loading status\n    via: paying",
            right: "    # // the loading status\n    via: paying",
            says: "11:5 a comment begins with '#' [yaml-syntax] | write `# ` before it"),
        Mistake(
            "an opening bracket alone", "from: [idle, failed]",
            "from: [idle, failed",
            says:
                "10:11 the '[' that opens here is not closed [yaml-syntax] | add the missing ']', or a ',' between two items"
        ),
        Mistake(
            "a closing bracket alone", "from: [idle, failed]",
            "from: idle, failed]",
            right: "from: [idle, failed]",
            says:
                "10:11 `from` takes a status or a list of statuses [flow-wrong-form] | write one name, or several as a list in brackets: `from: [a, b]`"
        ),
        Mistake(
            "a brace that is not closed", "{ receipt: String }",
            "{ receipt: String",
            says:
                "24:9 the '{' that opens here is not closed [yaml-syntax] | add the missing '}', or a ',' between two items"
        ),
        Mistake(
            "a brace too many", "{ receipt: String } }",
            "{ receipt: String } } }",
            says: "24:39 this '}' closes nothing [yaml-syntax] | remove it, or add the '{' that it closes"),
        Mistake(
            "a comma missing in braces", "{ from: paying, to: failed, cancels: pay }",
            "{ from: paying to: failed, cancels: pay }",
            says:
                "30:27 a second key begins here [yaml-syntax] | write each key on a line of its own, or a ',' between two keys in braces"
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
            "func before a step", "  price:\n",
            "  func price():\n",
            says:
                "16:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`"
        ),
        Mistake(
            "parentheses behind a step", "  price:\n",
            "  price():\n",
            says:
                "16:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`"
        ),
        Mistake(
            "case before a status", "  paid: { with: { receipt: String } }",
            "  case paid(receipt: String)",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "parentheses behind a status", "  paid: { with: { receipt: String } }",
            "  paid(receipt: String):",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "let before a property", "token: String?",
            "let token: String?",
            says:
                "33:3 this is Swift where a key belongs [yaml-syntax] | write the name, a ':' and the type, as in `amount: Decimal`"
        ),
        Mistake(
            "labels in parentheses", "with: { receipt: String }",
            "with: (receipt: String)",
            says:
                "24:17 `with` takes keys with values [yaml-syntax] | write each key on a line of its own, indented further than `with`, or all in braces: `with: { key: value }`"
        ),
        Mistake(
            "a type without its label", "with: { receipt: String }",
            "with: { String }",
            says:
                "24:19 'String' has no label [flow-wrong-form] | write a name before the type, such as `reason: String`"
        ),
        Mistake(
            "an asterisk before a status", "from: [idle, failed]",
            "from: *idle",
            right: "from: idle",
            says:
                "10:11 YAML reads '*idle' as an alias [yaml-alias] | write the value out; flow files have no aliases"
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
            "accessors behind the type", "token: String?",
            "token: 'String? { get set }'",
            right: "token: { type: 'String?', access: [get, set] }",
            says:
                "33:19 'String? { get set }' is not a type: '{' does not fit there [flow-type] | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`"
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
                "22:11 unknown key 'final' [flow-unknown-key] | leave it out: a flow ends in a status that no step starts in"
        ),
        Mistake(
            "`sdk` of the flow", "use: Stripe",
            "use: Stripe\nsdk: StripeKit",
            right: "use: Stripe",
            says: "45:1 unknown key 'sdk' [flow-unknown-key] | `sdk` belongs to an integration"),
        Mistake(
            "`returns` in an event", "{ from: paying, to: failed, cancels: pay }",
            "{ from: paying, to: failed, cancels: pay, returns: Int }",
            says: "30:54 unknown key 'returns' [flow-unknown-key] | `returns` belongs to a step or a question"),
        Mistake(
            "a key twice", "    via: paying",
            "    via: paying\n    via: idle",
            says: "12:5 the key 'via' is given twice, first on line 11 [yaml-duplicate-key] | remove one of the two"),
        Mistake(
            "an unknown key", "user: Taps Pay.",
            "user: Taps Pay.\n    colour: red",
            right: "user: Taps Pay.",
            says:
                "7:5 unknown key 'colour' [flow-unknown-key] | a step takes `user`, `summary`, `discussion`, `parameters`, `from`, `via`, `to`, `returns`, `streams`, `"
        ),
        Mistake(
            "a misspelt status", "via: paying",
            "via: payign",
            says: "11:10 unknown status 'payign' [flow-unknown-status] | did you mean 'paying'?"),
        Mistake(
            "a status behind its type", "via: paying",
            "via: PayStatus.paying",
            says:
                "11:10 unknown status 'PayStatus.paying' [flow-unknown-status] | write one of those under `statuses`: 'idle', 'paying', 'paid', 'failed'"
        ),
        Mistake(
            "an undeclared status", "to: [paid, failed]",
            "to: [paid, failed, refunded]",
            says:
                "12:24 unknown status 'refunded' [flow-unknown-status] | write one of those under `statuses`: 'idle', 'paying', 'paid', 'failed'"
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
                "20:53 unknown step 'expird' [flow-cancels] | write one of those under `steps`: 'pay', 'price', 'reset'"
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
            right: "errors:\n  declined:\n  unknown:\n",
            says:
                "26:9 `errors` takes names, each under its own key [flow-wrong-form] | write, for example, `errors: { unknown: }`"
        ),
        Mistake(
            "statuses with dashes", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors:\n  - declined\n  - unknown\n",
            right: "errors:\n  declined:\n  unknown:\n",
            says:
                "27:3 `errors` takes names, each under its own key [flow-wrong-form] | write, for example, `unknown:` on a line of its own, further in"
        ),
        Mistake(
            "steps with dashes", "  price:\n    parameters: { currency: String }",
            "  - price:\n    parameters: { currency: String }",
            says:
                "16:5 this line begins in the wrong column [yaml-indentation] | begin it in column 3, below 'pay', or in column 1, below 'steps'"
        ),
        Mistake(
            "a text where a step belongs", "  reset: { from: [paid, failed], to: idle, cancels: pay }",
            "  reset: idle",
            right: "  reset: { from: [paid, failed], to: idle }",
            says:
                "20:10 a step is written as keys with values [flow-wrong-form] | write one or more of `user`, `summary`, `discussion`, `parameters`, `from`, `via`, `to"
        ),
        Mistake(
            "a list where a name belongs", "flow: Pay",
            "flow: [Pay]",
            says: "1:7 `flow` takes one name [flow-wrong-form] | write a single name here"),
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
                "13:11 `mock` takes a rule or a list of rules [flow-wrong-form] | write, for example, `mock: { then: .success }`"
        ),
        Mistake(
            "a mock rule without an outcome", #"      - { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "      - { after: 0.5 }",
            says: "15:9 a mock rule needs `then` or `throw` [flow-missing-key] | write, for example, `then: .success`"),
        Mistake(
            "a status without a dot", #"then: '.paid(receipt: "R1")'"#,
            #"then: 'paid(receipt: "R1")'"#,
            says:
                "15:17 a status is written with a dot before its name [flow-expression] | begin it with a dot, as in `.paid`"
        ),
        Mistake(
            "a status without its value", #"then: '.paid(receipt: "R1")'"#,
            "then: .paid",
            says:
                "15:17 'paid' carries `receipt: String` [flow-mock-values] | write `.paid(receipt: <#String#>)`, with a value in place of each `<#…#>`"
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
            "  current price:\n",
            says: "16:10 names cannot contain spaces [flow-name] | write 'currentPrice'"),
        Mistake(
            "a name with a hyphen", "  price:\n",
            "  pay-price:\n",
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
                "8:15 'in' is not a type: something is missing [flow-type] | write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`"
        ),
        Mistake(
            "a deadline without an end", "    via: paying",
            "    within: 30\n    via: paying",
            right: "    within: 30\n    else: declined\n    via: paying",
            says:
                "11:5 `within` does not say how the step ends then [flow-missing-key] | write the status or the error beside it: `else: timeout`"
        ),
        Mistake(
            "an error that the step cannot end with", "    via: paying",
            "    errors: [timeout]\n    via: paying",
            right: "    errors: [declined]\n    via: paying",
            says:
                "11:14 unknown error 'timeout' [flow-unknown-error] | write one of those under `errors`: 'declined', 'unknown'"
        ),
        Mistake(
            "parameters of an event", "{ from: paying, to: failed, cancels: pay }",
            "{ from: paying, to: failed, cancels: pay, parameters: { code: Int } }",
            says:
                "30:54 unknown key 'parameters' [flow-unknown-key] | an event takes no parameters: let the status that it leads to carry the value, or write it under `"
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
            "`throw` on a step that does not throw", #"- { then: '.paid(receipt: "R1")', after: 0.5 }"#,
            "- { throw: .declined }",
            right: "- { then: '.failed(reason: .declined)' }",
            says:
                "15:18 'pay' does not throw, so its mock cannot either [flow-mock-outcome] | write `then: '.failed(reason: .declined)'`, or add `throws: PayError` to the step"
        ),
        Mistake(
            "entries on the line of their key", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: declined: Not now, unknown: Something else\n",
            right: "errors: { declined: Not now, unknown: Something else }\n",
            says:
                "26:9 `errors` takes keys with values [yaml-syntax] | write each key on a line of its own, indented further than `errors`, or all in braces: `e"
        ),
        Mistake(
            "a dash on the line of the key", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: - declined\n  - unknown\n",
            right: "errors:\n  declined:\n  unknown:\n",
            says:
                "26:9 `errors` takes keys with values [yaml-syntax] | write each key on a line of its own, indented further than `errors`, or all in braces: `e"
        ),
        Mistake(
            "a comma in a text in braces", "reset: { from",
            "reset: { user: Clears all, quickly, from",
            right: "reset: { user: 'Clears all, quickly', from",
            says:
                "20:18 YAML splits 'Clears all, quickly' at its comma [yaml-split-value] | put the whole value in single quotes"
        ),
        Mistake(
            "a status's type in braces", "paid: { with: { receipt: String } }",
            "paid: {String}",
            says:
                "24:10 unknown key 'String' [flow-unknown-key] | a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`, as in `with: { "
        ),
        Mistake(
            "two parameters on one line", "      amount: Decimal\n",
            "      amount: Decimal, tip: Int\n",
            right: "      amount: Decimal\n      tip: Int\n",
            says:
                "8:24 a second key begins here [yaml-syntax] | write each key on a line of its own, or a ',' between two keys in braces"
        ),
        Mistake(
            "no colon before braces", "reset: { from",
            "reset { from",
            says: "20:3 a ':' is missing after 'reset' [yaml-syntax] | write `reset:`, a space and the value"),
        Mistake(
            "braces around entries, as in Swift", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors {\n  declined:\n  unknown:\n}\n",
            right: "errors:\n  declined:\n  unknown:\n",
            says:
                "26:1 a ':' is missing after 'errors' [yaml-syntax] | write `errors:` and its entries below it, without braces"
        ),
        Mistake(
            "braces around keys, as in Swift", "  price:\n    parameters: { currency: String }\n",
            "  price {\n    parameters: { currency: String }\n",
            says:
                "16:3 a ':' is missing after 'price' [yaml-syntax] | write `price:` and its entries below it, without braces"
        ),
        Mistake(
            "no colon before braces in braces", "paid: { with: {",
            "paid: { with {",
            says: "24:11 a ':' is missing after 'with' [yaml-syntax] | write `with:`, a space and the value"),
        Mistake(
            "no colon before braces below a name", "    parameters: { currency",
            "    parameters { currency",
            says: "17:5 a ':' is missing after 'parameters' [yaml-syntax] | write `parameters:`, a space and the value"),
        Mistake(
            "no colon before a type", "{ receipt: String }",
            "{ receipt String }",
            says:
                "24:19 'receipt String' has no type [flow-wrong-form] | write the name, a colon and the type, such as `text: String`"
        ),
        Mistake(
            "a space before the parentheses of a status", "paid: { with: { receipt: String } }",
            "paid (receipt: String):",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "a misspelt parameter in a condition", "when: amount", "when: amuont",
            says:
                "14:17 the step has no parameter 'amuont' [flow-expression] | did you mean 'amount'?"),
        Mistake(
            "a misspelt parameter in a mock's status", "(receipt: \"R1\")", "(receipt: not)",
            right: "(receipt: note)",
            says: "15:17 the step has no parameter 'not' [flow-expression] | did you mean 'note'?"),
        Mistake(
            "a text of Swift in single quotes", #"then: '.paid(receipt: "R1")'"#, "then: '.paid(receipt: 'R1')'",
            says:
                "15:33 the quotes end at this apostrophe [yaml-syntax] | write texts in double quotes, as Swift does"
        ),
        Mistake(
            "curly quotes", #"then: '.paid(receipt: "R1")'"#, "then: ‘.paid(receipt: “R1”)’",
            says:
                "15:17 '‘' is not a quote of YAML [yaml-syntax] | write straight quotes: \" in Swift, and ' around the whole"
        ),
        Mistake(
            "curly quotes in Swift", #"default: '"none"'"#, "default: “none”",
            says:
                "9:38 '“none”' is not an expression [flow-expression] | write straight quotes: \" in Swift, and ' around the whole"
        ),
        Mistake(
            "a decimal comma", "after: 0.5", "after: 0,5",
            says: "15:50 unknown key '5' [flow-unknown-key] | write a decimal number with a point, such as `0.5`"),
        Mistake(
            "statuses on one line", "  idle:\n  paying:\n", "  idle, paying\n",
            says:
                "22:3 several names are on one line [yaml-syntax] | write each name on a line of its own, with a ':' behind it"
        ),
        Mistake(
            "an error without its dot in a status", "reason: .declined", "reason: declined",
            says:
                "14:38 an error is written with a dot before its name [flow-expression] | begin it with a dot, as in `.declined`"
        ),
        Mistake(
            "a signature with a body", "result: Int)'", "result: Int) {}'",
            says: "42:65 a signature has no body [flow-signature] | leave out the braces and what they contain"),
        Mistake(
            "curly quotes around a signature", "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- ‘func sheetDidEnd(_ sheet: PaymentSheet, result: Int)’",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "an import as in Swift", "style: combine\n", "style: combine\nimport Foundation\n",
            right: "style: combine\nimports: Foundation\n",
            says:
                "4:1 this is Swift where a key belongs [yaml-syntax] | write `imports: Foundation`, in one list if there are several"
        ),
        Mistake(
            "two keys too far", "    via: paying\n    to: [paid, failed]\n",
            "      via: paying\n      to: [paid, failed]\n",
            says:
                "11:7 this line is indented too far [yaml-indentation] | begin it in column 5, below 'from', or in column 3, below 'pay', and so the lines in its column below"
        ),
        Mistake(
            "the next line of a text too far left", "    user: Taps Pay.", "    user: Taps Pay\n    and waits.",
            right: "    user: Taps Pay\n      and waits.",
            says:
                "7:5 a ':' is missing after the key [yaml-syntax] | indent the line further if it continues the text above; otherwise write the key, a ':', a space and the value"
        ),
        Mistake(
            "a colon in the next line of a text", "    user: Taps Pay.", "    user: Taps Pay\n      and waits: long.",
            right: "    user: 'Taps Pay\n      and waits: long.'",
            says:
                "6:11 YAML takes 'and waits' for a key [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "the address of a package", "sdk: StripeKit", "sdk: https://github.com/stripe/stripe-ios",
            says:
                "38:10 'https://github.com/stripe/stripe-ios' is not the name of a module [flow-name] | write the name behind `import` in Swift, such as `StripeKit`"
        ),
        Mistake(
            "a list of JSON", "errors:\n  declined: The bank declined.\n  unknown:\n",
            "errors: [\n  \"declined\",\n  \"unknown\"\n]\n", right: "errors: { declined: , unknown: }\n",
            says:
                "26:9 `errors` takes names, each under its own key [flow-wrong-form] | write, for example, `errors: { unknown: }`"
        ),
        Mistake(
            "a comment of Swift in braces", "reset: { from", "reset: {\n    // Clears all.\n    from",
            right: "reset: {\n    # // Clears all.\n    from",
            says: "21:5 a comment begins with '#' [yaml-syntax] | write `# ` before it"),
        Mistake(
            "the first key of a step too far", "    user: Taps Pay.", "      user: Taps Pay.",
            says: "6:7 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'from' below"),
        Mistake(
            "the first key of a step too little", "    user: Taps Pay.", "   user: Taps Pay.",
            says: "6:4 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'from' below"),
        Mistake(
            "the first key of a step in the step's column", "    user: Taps Pay.", "  user: Taps Pay.",
            says: "6:3 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'from' below"),
        Mistake(
            "the first status too far", "  idle:\n", "    idle:\n",
            says: "22:5 this line begins in the wrong column [yaml-indentation] | begin it in column 3, as 'paid' below"
        ),
        Mistake(
            "the first step too far", "  pay:\n", "    pay:\n",
            says: "5:5 this line begins in the wrong column [yaml-indentation] | begin it in column 3, as 'reset' below"
        ),
        Mistake(
            "the first step too little", "  pay:\n", " pay:\n",
            says: "5:2 this line begins in the wrong column [yaml-indentation] | begin it in column 3, as 'reset' below"
        ),
        Mistake(
            "the first step in the first column", "  pay:\n", "pay:\n",
            says: "5:1 this line begins in the wrong column [yaml-indentation] | begin it in column 3, as 'reset' below"
        ),
        Mistake(
            "the first dash too far",
            "      - { when: amount > 1000, then: '.failed(reason: .declined)' }\n      - { then",
            "        - { when: amount > 1000, then: '.failed(reason: .declined)' }\n      - { then",
            right: "        - { when: amount > 1000, then: '.failed(reason: .declined)' }\n        - { then",
            says:
                "15:7 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 9, below 'mock'"
        ),
        Mistake(
            "the first dash in the first column", "      - { when", "- { when",
            says:
                "14:1 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 7, below 'mock'"
        ),
        Mistake(
            "the second dash too far", "      - { then", "        - { then",
            says:
                "15:9 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 7, below 'mock'"
        ),
        Mistake(
            "the second dash too little", "      - { then", "    - { then",
            says:
                "15:5 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 7, below 'mock'"
        ),
        Mistake(
            "no colon after the first error", "  declined: The", "  declined The",
            says: "27:3 a ':' is missing after 'declined' [yaml-syntax] | write `declined:`, a space and the value"),
        Mistake(
            "no colon after the first parameter", "amount: Decimal", "amount Decimal",
            says: "8:7 a ':' is missing after 'amount' [yaml-syntax] | write `amount:`, a space and the value"),
        Mistake(
            "a type in place of a summary", "paid: { with: { receipt: String } }", "paid: PaymentReceipt",
            says:
                "24:9 'paid' has a type in place of its summary [flow-wrong-form] | write `paid: { with: PaymentReceipt }`; a summary of one word ends in a full stop"
        ),
        Mistake(
            "a list of values in place of a summary", "paid: { with: { receipt: String } }", "paid: (receipt: String)",
            says:
                "24:9 this is Swift where a key belongs [yaml-syntax] | write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "a list of values in quotes in place of a summary", "paid: { with: { receipt: String } }",
            "paid: '(receipt: String)'",
            says:
                "24:9 'paid' has a type in place of its summary [flow-wrong-form] | write `paid: { with: { receipt: String } }`"
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
    ]
}
