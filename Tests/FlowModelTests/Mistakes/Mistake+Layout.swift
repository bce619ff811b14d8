// Natural mistakes that YAML refuses: tabs and columns, colons and dashes, brackets, Swift in place of a key.

extension Mistake {
    static let layout: [Mistake] = [
        Mistake(
            "a tab before a key", "    via: paying",
            "\tvia: paying",
            says: "11:1 a tab indents this line [yaml-indentation] | indent with spaces, here and below"),
        Mistake(
            "a tab behind spaces", "    via: paying",
            "  \tvia: paying",
            says: "11:3 a tab indents this line [yaml-indentation] | indent with spaces, here and below"),
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
            "a list item too little", "        - 'func sheet",
            "     - 'func sheet",
            says:
                "42:6 this '-' begins in the wrong column [yaml-indentation] | begin each '-' of the list in column 9, below 'PaymentDelegate'"
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
            says:
                "22:3 a ':' is missing after 'idle' [yaml-syntax] | write `idle:`, and a ':' behind each other name that has none"
        ),
        Mistake(
            "no space after the colon", "via: paying",
            "via:paying",
            says: "11:5 a space is missing after ':' [yaml-syntax] | write `via:`, a space and the value"),
        Mistake(
            "no space after the colon of a type", "token: String?",
            "token:String?",
            says: "33:3 a space is missing after ':' [yaml-syntax] | write `token:`, a space and the value"),
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
            says: "45:7 a '-' is missing here [yaml-syntax] | begin each element with '- ', all in one column"),
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
            "an apostrophe in single quotes", "user: Taps Pay.",
            "user: 'It's paid.'",
            right: "user: 'It''s paid.'",
            says: "6:14 the quotes end at this apostrophe [yaml-syntax] | inside single quotes write '' for '"),
        Mistake(
            "an open quote", "user: Taps Pay.",
            #"user: "Taps Pay."#,
            right: #"user: "Taps Pay.""#,
            says:
                "6:11 the quote that opens here is not closed [yaml-syntax] | end the value with the quote that it begins with"
        ),
        Mistake(
            "an open single quote", "user: Taps Pay.",
            "user: 'Taps Pay.",
            right: "user: 'Taps Pay.'",
            says:
                "6:11 the quote that opens here is not closed [yaml-syntax] | end the value with the quote that it begins with"
        ),
        Mistake(
            "a backslash in double quotes", "user: Taps Pay.",
            #"user: "Taps \Way""#,
            right: #"user: 'Taps \Way'"#,
            says:
                "6:17 YAML does not know this escape in double quotes [yaml-syntax] | write `'Taps \\Way'`"
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
            "a signature without quotes", "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet, result: Int)",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "a signature without quotes and with a body",
            "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet, result: Int) { print(result) }",
            says:
                "42:11 a method's signature needs quotes [yaml-syntax] | write `'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'`"
        ),
        Mistake(
            "a signature without quotes, as code ends and explains it",
            "- 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'",
            "- func sheetDidEnd(_ sheet: PaymentSheet, result: Int);  // or is closed",
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
            "a name in back-ticks", "token: String?",
            "`default`: String?",
            right: "default: String?",
            says:
                "33:3 no key and no value begins with this character [yaml-syntax] | write a name without it, and a value in single quotes"
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
            "func before a step", "  price:\n",
            "  func price():\n",
            says:
                "16:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `parameters: { amount: Decimal }`"
        ),
        Mistake(
            "parentheses behind a step", "  price:\n",
            "  price():\n",
            says:
                "16:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `parameters: { amount: Decimal }`"
        ),
        Mistake(
            "case before a status", "  paid: { with: { receipt: String } }",
            "  case paid(receipt: String)",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "parentheses behind a status", "  paid: { with: { receipt: String } }",
            "  paid(receipt: String):",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `with: { receipt: String }`"
        ),
        Mistake(
            "let before a property", "token: String?",
            "let token: String?",
            says:
                "33:3 this is Swift where a key belongs [yaml-syntax] | write the name, a ':' and the type, as in `token: String?`"
        ),
        Mistake(
            "labels in parentheses", "with: { receipt: String }",
            "with: (receipt: String)",
            says:
                "24:17 `with` takes keys with values [yaml-syntax] | write each key on a line of its own, indented further than `with`, or all in braces: `with: { key: value }`"
        ),
        Mistake(
            "a key twice", "    via: paying",
            "    via: paying\n    via: idle",
            says: "12:5 the key 'via' is given twice, first on line 11 [yaml-duplicate-key] | remove one of the two"),
        Mistake(
            "steps with dashes", "  price:\n    parameters: { currency: String }",
            "  - price:\n    parameters: { currency: String }",
            says:
                "16:3 a '-' begins a name [yaml-syntax] | write each name alone, without a '-': `price:`"
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
            "a space before the parentheses of a status", "paid: { with: { receipt: String } }",
            "paid (receipt: String):",
            says:
                "24:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `with: { receipt: String }`"
        ),
        Mistake(
            "a text of Swift in single quotes", #"then: '.paid(receipt: "R1")'"#, "then: '.paid(receipt: 'R1')'",
            says:
                "15:33 the quotes end at this apostrophe [yaml-syntax] | write texts in double quotes, as Swift does"
        ),
        Mistake(
            "curly quotes", #"then: '.paid(receipt: "R1")'"#, "then: ‘.paid(receipt: “R1”)’",
            says:
                "15:17 this is not a quote of YAML [yaml-syntax] | write straight quotes: \" in Swift, and ' around the whole"
        ),
        Mistake(
            "statuses on one line", "  idle:\n  paying:\n", "  idle, paying\n",
            says:
                "22:3 several names are on one line [yaml-syntax] | write each name on a line of its own, with a ':' behind it"
        ),
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
                "7:5 a ':' is missing after 'and' [yaml-syntax] | indent the line further if it continues the text above; otherwise write `and:`, a space and the value"
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
            "a list of values in place of a summary", "paid: { with: { receipt: String } }", "paid: (receipt: String)",
            says:
                "24:9 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `paid: { with: { receipt: String } }`"
        ),
        Mistake(
            "parameters behind an event", "expired: { from: paying, to: failed, cancels: pay }",
            "linkOpened(link: URL):", right: "linkOpened: { with: { link: URL } }",
            says:
                "30:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `with: { link: URL }`"
        ),
        Mistake(
            "parameters behind a view", "form: { parameters: { title: String } }", "form(title: String):",
            says:
                "35:3 this is Swift where a key belongs [yaml-syntax] | write the name and a ':' alone, and the rest as keys below it, as in `parameters: { title: String }`"
        ),
        Mistake(
            "an integration's key without the integration", "  Stripe:\n    sdk: StripeKit\n", "  sdk: StripeKit\n",
            right: "  Stripe:\n    sdk: StripeKit\n",
            says:
                "37:3 the name is missing above this line [yaml-indentation] | write the name and a ':' above it, and indent its keys further"
        ),
        Mistake(
            "a comma missing between two types", "{ title: String }", "{ title: String count: Int }",
            right: "{ title: String, count: Int }",
            says:
                "35:39 a second key begins here [yaml-syntax] | write each key on a line of its own, or a ',' between two keys in braces"
        ),
        Mistake(
            "a dash before the first step", "  pay:\n", "  - pay:\n",
            says: "5:3 a '-' begins a name [yaml-syntax] | write each name alone, without a '-': `pay:`"),
        Mistake(
            "a dash before another step", "  reset: {", "  - reset: {",
            says: "20:3 a '-' begins a name [yaml-syntax] | write each name alone, without a '-': `reset:`"),
        Mistake(
            "a step as an item with a name", "  reset: { from: [paid, failed], to: idle, cancels: pay }",
            "  - name: reset\n    from: [paid, failed]\n    to: idle\n    cancels: pay",
            right: "  reset:\n    from: [paid, failed]\n    to: idle\n    cancels: pay",
            says: "20:3 a '-' begins a name [yaml-syntax] | write each name alone, without a '-': `reset:`"),
        Mistake(
            "dashes without a space", "to: [paid, failed]", "to:\n      -paid\n      -failed",
            right: "to:\n      - paid\n      - failed",
            says: "14:7 this '-' begins no element [yaml-syntax] | begin each element with '- ', and all in one column"),
        Mistake(
            "an enum as in Swift", "statuses:\n", "enum Status {\n", right: "statuses:\n",
            says:
                "21:1 this is Swift where a key belongs [yaml-syntax] | write the names of cases below `statuses` or `errors`, and of methods below `steps`"
        ),
        Mistake(
            "a comma at the end of a line", "from: [idle, failed]", #"from: ["idle", "failed"],"#,
            says: "10:29 a ',' ends this line [yaml-syntax] | leave it out: each key has a line of its own"),
        Mistake(
            "a full-width colon", "via: paying", "via：paying",
            says: "11:5 a space is missing after ':' [yaml-syntax] | write `via:`, a space and the value"),
        Mistake(
            "a step's key in the first column", "    from: [idle, failed]", "from: [idle, failed]",
            says:
                "10:1 this line begins in the wrong column [yaml-indentation] | begin it in column 5, as 'parameters' above"
        ),
        Mistake(
            "an asterisk for all statuses", "from: [idle, failed]", "from: *", right: "from: idle",
            says:
                "10:11 `from` takes a name or a list of names [yaml-syntax] | write the names alone, in brackets if there are several: `from: [one, other]`"
        ),
        Mistake(
            "a semicolon between two types", "{ title: String }", "{ title: String; count: Int }",
            right: "{ title: String, count: Int }",
            says:
                "35:40 a second key begins here [yaml-syntax] | write each key on a line of its own, or a ',' between two keys in braces"
        ),
        Mistake(
            "a text without its key", "  paying:\n", "  paying:\n    The sheet is open.\n    discussion: And modal.\n",
            right: "  paying:\n    summary: The sheet is open.\n    discussion: And modal.\n",
            says: "24:5 a key is missing before this text [yaml-syntax] | write a key before it, such as `summary:`"),
        Mistake(
            "parameters behind an error", "  declined: The bank declined.", "  declined(code: Int)",
            says:
                "27:3 this is Swift where a key belongs [yaml-syntax] | write the name alone, and the rest as keys, as in `declined: { with: { code: Int } }`"
        ),
        Mistake(
            "a key behind a type", "  token: String?", "  token: String?, observe: true",
            right: "  token: { type: String?, observe: true }",
            says: "33:19 keys need braces here [yaml-syntax] | write `token: { type: String?, observe: true }`"),
        Mistake(
            "a dash before a property", "  token: String?", "  - token: String?",
            says: "33:3 a '-' begins a name [yaml-syntax] | write each name alone, without a '-': `token:`"),
        Mistake(
            "a property in place of the client's type", "client: PaymentSheet", "client: let sheet: PaymentSheet",
            says: "39:13 `client` takes a type [yaml-syntax] | write the type alone"),
        Mistake(
            "names on lines without dashes", "[launch, open-url]", "\n      launch\n      open-url",
            right: "\n      - launch\n      - open-url",
            says: "45:7 this line continues the value above it [yaml-syntax] | write each name behind a '- '"),
        Mistake(
            "no dash before the first rule", "      - { when: amount > 1000, then: '.failed(reason: .declined)' }",
            "      { when: amount > 1000, then: '.failed(reason: .declined)' }",
            says:
                "14:7 a '-' is missing here [yaml-syntax] | begin each element with '- ', all in one column, and indent what belongs to it further"
        ),
        Mistake(
            "a dash before a key", "    sdk: StripeKit", "    - sdk: StripeKit",
            says: "38:5 a '-' begins a key [yaml-syntax] | leave the '- ' out"),
        Mistake(
            "quoted names without brackets", "sdk: StripeKit", #"sdk: "StripeKit", "StripeCore""#,
            right: "sdk: [StripeKit, StripeCore]",
            says:
                "38:10 `sdk` takes a name or a list of names [yaml-syntax] | write the names alone, in brackets if there are several: `sdk: [one, other]`"
        ),
        Mistake(
            "names in single quotes without brackets", "sdk: StripeKit", "sdk: 'StripeKit', 'StripeCore'",
            right: "sdk: [StripeKit, StripeCore]",
            says: "38:21 a ',' comes behind this quote [yaml-syntax] | write the names in brackets: `sdk: [one, other]`"
        ),
        Mistake(
            "a comma behind a signature", "result: Int)'", "result: Int)',",
            says: "42:65 a ',' comes behind this quote [yaml-syntax] | leave the ',' out"),
        Mistake(
            "a dash further in than the first", "[launch, open-url]", "\n      - launch\n        - open-url",
            right: "\n      - launch\n      - open-url",
            says: "45:9 this '-' begins no element [yaml-syntax] | begin each element with '- ', and all in one column"),
        Mistake(
            "values in the column of their status", "  paid: { with: { receipt: String } }",
            "  paid:\n  with: { receipt: String }",
            right: "  paid:\n    with: { receipt: String }",
            says:
                "25:3 `with` is a key of a status, not the name of one [flow-wrong-form] | write the name and a ':' above it, and indent its keys further than the name"
        ),
        Mistake(
            "a label in the column of `with`", "  paid: { with: { receipt: String } }",
            "  paid:\n    with:\n    receipt: String",
            right: "  paid:\n    with:\n      receipt: String",
            says:
                "25:5 `with` has no value [flow-missing-key] | indent the lines below that belong to it further than `with`"
        ),
        Mistake(
            "statuses in the first column", "  idle:\n  paying:\n  paid: {", "idle:\npaying:\n  paid: {",
            says:
                "21:1 `statuses` has no value [flow-missing-key] | indent the lines below that belong to it further than `statuses`"
        ),
        Mistake(
            "no space behind the dash of a rule",
            "      - { then: '.paid(receipt: \"R1\")', after: 0.5 }",
            "      - when: amount > 10\n        then: '.paid(receipt: \"R1\")'\n      -then: '.paid(receipt: \"R2\")'",
            right:
                "      - when: amount > 10\n        then: '.paid(receipt: \"R1\")'\n      - then: '.paid(receipt: \"R2\")'",
            says: "17:7 a space is missing after '-' [yaml-syntax] | begin each element with '- '"),
        Mistake(
            "no dash before the second rule",
            "      - { then: '.paid(receipt: \"R1\")', after: 0.5 }",
            "      - when: amount > 10\n        then: '.paid(receipt: \"R1\")'\n        then: '.paid(receipt: \"R2\")'",
            right:
                "      - when: amount > 10\n        then: '.paid(receipt: \"R1\")'\n      - then: '.paid(receipt: \"R2\")'",
            says:
                "17:9 the key 'then' is given twice, first on line 16 [yaml-duplicate-key] | remove one of the two; if it begins the next element, write '- ' before it, below the other '-'"
        ),
        Mistake(
            "a key of a step among its parameters", "    parameters: { currency: String }\n    returns: Decimal",
            "    parameters:\n      currency: String\n      returns: Decimal",
            right: "    parameters:\n      currency: String\n    returns: Decimal",
            says: "19:7 `returns` is not a parameter [flow-wrong-form] | begin it in the column of `parameters`"),
        Mistake(
            "a name and its key on one line", "  paid: { with: { receipt: String } }",
            "  paid: with: { receipt: String }", right: "  paid:\n    with: { receipt: String }",
            says:
                "24:9 a second key begins here [yaml-syntax] | write it, and each key behind it, on a line of its own, further in"
        ),
        Mistake(
            "keys in the column of their property", "  token: String?", "  token:\n  type: String?\n  observe: true",
            right: "  token:\n    type: String?\n    observe: true",
            says:
                "34:3 `type` is a key of a property, not the name of one [flow-wrong-form] | write the name and a ':' above it, and indent its keys further than the name"
        ),
        Mistake(
            "values in the column of their event", "  expired: { from: paying, to: failed, cancels: pay }",
            "  expired: { from: paying, to: failed, cancels: pay }\n  moved:\n    summary: Moves.\n  with: { link: URL }",
            right:
                "  expired: { from: paying, to: failed, cancels: pay }\n  moved:\n    summary: Moves.\n    with: { link: URL }",
            says:
                "33:3 `with` is a key of an event, not the name of one [flow-wrong-form] | write the name and a ':' above it, and indent its keys further than the name"
        ),
        Mistake(
            "a text that goes on with a word that is a key", "    user: Taps Pay.",
            "    user: Taps Pay. It waits\n    when the bank does.",
            right: "    user: Taps Pay. It waits\n      when the bank does.",
            says:
                "7:5 a ':' is missing after 'when' [yaml-syntax] | indent the line further if it continues the text above; otherwise"
        ),
        Mistake(
            "Markdown around the flow", "flow: Pay", "```yaml\nflow: Pay", right: "flow: Pay",
            says: "1:1 this is Markdown [yaml-syntax] | remove each such line"),
        Mistake(
            "no space behind the dash of the first rule",
            "      - { when: amount > 1000, then: '.failed(reason: .declined)' }",
            "      -when: amount > 1000\n        then: '.failed(reason: .declined)'",
            right: "      - when: amount > 1000\n        then: '.failed(reason: .declined)'",
            says: "14:7 a space is missing after '-' [yaml-syntax] | begin each element with '- '"),
        Mistake(
            "one bracket closed with another", "{ with: { receipt: String } }", "{ with: { receipt: String ] }",
            right: "{ with: { receipt: String } }",
            says: "24:17 the '{' that opens here is not closed [yaml-syntax] | write '}' in place of the ']' behind it"),
    ]
}
