// Removing flows from `flowgen.yml` keeps every other byte.

import FlowModel
import Testing

@testable import FlowgenKit

@Suite("Removing flows from flowgen.yml")
struct ConfigurationEditorTests {
    private func removing(_ flow: String, from text: String) -> String? {
        let file = SourceFile(path: "flowgen.yml", bytes: Array(text.utf8))
        return ConfigurationEditor.removing(flow, from: file).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("flows:\n  - a.yaml\n  - b.yaml\n  - c.yaml\n", "flows:\n  - a.yaml\n  - c.yaml\n"),
        ("flows:\n- a.yaml\n# above\n- 'b.yaml'   # beside\n", "flows:\n- a.yaml\n# above\n"),
        ("flows:\r\n  - b.yaml\r\nmodule: X\r\n", "flows:\r\nmodule: X\r\n"),
        ("flows:\n  - a.yaml\n  - b.yaml", "flows:\n  - a.yaml\n"),
        ("flows: b.yaml # the only one\n", "flows:  # the only one\n"),
        ("# ü\nflows:\n  - ü.yaml\n  - b.yaml\n", "# ü\nflows:\n  - ü.yaml\n"),
    ])
    func layouts(before: String, after: String) {
        #expect(removing("b.yaml", from: before) == after)
    }

    @Test(
        "What cannot be taken out without touching something else is refused",
        arguments: [
            "", "flows:\n", "flows:\n  - a.yaml\n", "flows: '*.yaml'\n", "flows: {b.yaml: 1}\n",
            "flows:\n  - \"b.\\\n    yaml\"\n", "flows: [b.yaml\n", "module: b.yaml\n",
            "flows: [b.yaml]\n", "flows: [a.yaml, b.yaml]\n",
        ])
    func refusals(text: String) {
        #expect(removing("b.yaml", from: text) == nil)
    }
}
