// Types in `equatable` that have no effect: typing errors, and types that flowgen knows.

import Testing

@Suite struct EquatableTypesTests {
    private static let flow = #"""

        -----
        flow: Bill
        statuses:
          open:
          paid: { with: { sum: Money, tips: '[Tip?]', page: 'Page<Item>' } }
          failed: { with: { reason: BillError } }
        errors:
          refused: { with: { limit: Limit, cause: Error } }
        steps:
          pay: { from: open, to: [paid, failed] }
        """#

    static let cases: [RuleCase] = [
        ("Mony", 12, "did you mean 'Money'?", "Money"),
        ("'Mony?'", 12, "did you mean 'Money'?", "Money"),
        ("[Money, 'Limt']", 20, "did you mean 'Limit'?", "[Money, Limit]"),
        ("'[String: Tips]'", 12, "did you mean 'Tip'?", "Tip"),
        ("Money?", 12, "did you mean 'Money'?", "Money"),
        (
            "Item", 12,
            "leave it out, or list a type that they contain: 'Limit', 'Money', 'Page<Item>', 'Tip'",
            "Page<Item>"
        ),
        (
            "[Limit, Money, Page<Item>, Tip, 'Tip?', Receipt]", 52, "leave it out",
            "[Limit, Money, Page<Item>, Tip, 'Tip?']"
        ),
    ].map { value, column, help, fixed in
        let line = "equatable: \(value)"
        let rest = String(line.dropFirst(column - 1))
        let end = rest.firstIndex(of: "]").flatMap { value.hasPrefix("[") ? $0 : nil }
        let entry = String(rest[..<(end ?? rest.endIndex)])
        let name = entry.filter { $0 != "'" }
        return RuleCase(
            value, "#config\n\(line)\(flow)", fix: [(line, "equatable: \(fixed)")],
            says: """
                flowgen.yml:2:\(column): warning: '\(name)' has no effect in `equatable`: no status or error contains it [config-equatable]
                2 | \(line)
                  | \(String(repeating: " ", count: column - 1))^\(String(repeating: "~", count: entry.count - 1))
                  = help: \(help)
                """)
    }

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    @Test(
        "A type that flowgen knows is not needed",
        arguments: ["String", "[String]", "'[URL: Int?]'", "BillError", "BillStatus?"])
    func known(_ value: String) {
        let said = judge("#config\nequatable: \(value)\(Self.flow)")
        #expect(said.contains("' is not needed in `equatable`: "), "\(said)")
        let column = value.hasPrefix("[") ? 13 : 12
        #expect(said.contains("flowgen.yml:2:\(column): warning: "), "\(said)")
        #expect(said.hasSuffix("= help: leave it out\n"), "\(said)")
    }

    @Test(
        "Nothing is said of types that a status or an error holds, inside others too",
        arguments: ["Money", "[Tip?, Limit]", "'[Tip?]'", "Page<Item>"])
    func held(_ value: String) {
        #expect(judge("#config\nequatable: \(value)\(Self.flow)") == "")
    }

    @Test("Nothing is said while a flow cannot be read")
    func unread() {
        let other = "flow: A\nsteps:\n  log: { parameters: { name: A B } }"
        let said = judge("#config\nequatable: Receipt\(Self.flow)\n-----\n\(other)")
        #expect(!said.contains("config-equatable"), "\(said)")
        #expect(said.contains("error: "), "\(said)")
    }
}
