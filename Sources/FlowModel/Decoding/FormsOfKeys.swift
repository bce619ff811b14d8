// What each key takes, for the reader of YAML: it words its advice by this. Which construct takes
// which keys is in `KeySet`; a test compares the two.

import FlowYAML

extension KeyForms {
    /// The keys of flow files.
    static let flow = KeyForms(
        [
            "access": .list(), "after": .varied, "allow": .list(), "at": .word, "cancels": .list(),
            "client": .type, "conform": .word, "controllers": .mapping(.type),
            "default": .expression,
            "delegates": .varied, "discussion": .text, "errors": .mapping(.text(payload: "with")),
            "events": .mapping(.keys(parameters: nil)), "extends": .type, "fields": .mapping(.type),
            "flow": .word, "for": .type, "from": .list(any: "it may start in any status"),
            "imports": .list(), "initial": .word,
            "integrations": .mapping(.keys(parameters: nil)), "isolation": .word, "key": .text,
            "lifecycle": .list(), "mock": .rules(key: "then"),
            "models": .mapping(.keys(parameters: nil)), "needs": .list(), "observe": .word,
            "parameters": .mapping(.type), "properties": .mapping(.type), "protocol": .word,
            "returns": .type, "sample": .expression, "scope": .word, "sdk": .list(),
            "statuses": .mapping(.text(payload: "with")),
            "steps": .mapping(.keys(parameters: "parameters")), "streams": .type, "style": .word,
            "summary": .text, "sync": .word, "then": .expression, "throw": .expression,
            "throws": .type, "to": .list(), "type": .type, "use": .list(), "user": .text,
            "version": .word, "via": .list(), "views": .mapping(.text(payload: "parameters")),
            "was": .word, "when": .expression, "with": .mapping(.type), "wrapper": .word,
        ], outermost: KeySet.ofFlowsAlone,
        otherWords: KeySet.wordsForKeys)

    /// The keys of `flowgen.yml`.
    static let configuration = KeyForms([
        "access": .word, "after": .list(), "allow": .list(), "boundary": .varied,
        "equatable": .list(), "flowgen": .word,
        "flows": .list(), "header": .text, "imports": .list(), "indent": .word,
        "integrations": .varied, "isolation": .word, "lifecycle": .list(), "mocks": .word,
        "module": .word, "output": .varied, "samples": .mapping(.expression), "sdk": .list(),
        "services": .word, "servicesModule": .word, "sources": .list(), "style": .word,
        "suffix": .word, "summary": .text, "templates": .word, "tests": .word, "verifier": .word,
        "version": .word,
    ])
}
