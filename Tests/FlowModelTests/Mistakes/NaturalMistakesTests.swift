// The natural mistakes: tabs, colons, quotes, Swift syntax, unknown names and wrong forms. Each gets one message that
// names the line and what to write, and a flow that follows it has no second mistake.

import FlowModel
import Testing

/// One mistake in a flow that has none.
struct Mistake: Sendable, CustomTestStringConvertible {
    static let flow = #"""
        flow: Pay
        summary: Pays the order.
        style: combine
        steps:
          pay:
            user: Taps Pay.
            parameters:
              amount: Decimal
              note: { type: String, default: '"none"' }
            from: [idle, failed]
            via: paying
            to: [paid, failed]
            mock:
              - { when: amount > 1000, then: '.failed(reason: .declined)' }
              - { then: '.paid(receipt: "R1")', after: 0.5 }
          price:
            parameters: { currency: String }
            returns: Decimal
            throws: PayError
          reset: { from: [paid, failed], to: idle, cancels: pay }
        statuses:
          idle:
          paying:
          paid: { with: { receipt: String } }
          failed: { with: { reason: PayError } }
        errors:
          declined: The bank declined.
          unknown:
        events:
          expired: { from: paying, to: failed, cancels: pay }
        properties:
          isOpen: { type: Bool, access: [get, set], observe: true }
          token: String?
        views:
          form: { parameters: { title: String } }
        integrations:
          Stripe:
            sdk: StripeKit
            client: PaymentSheet
            delegates:
              PaymentDelegate:
                - 'func sheetDidEnd(_ sheet: PaymentSheet, result: Int)'
            lifecycle: [launch, open-url]
        use: Stripe

        """#

    let name: String
    /// The flow with the mistake.
    let text: String
    /// The flow that follows the help.
    let followed: String
    /// The only message, or how it begins.
    let says: String

    /// - Parameter right: what the help leads to; what was there before where it says nothing.
    init(_ name: String, _ old: String, _ wrong: String, right: String? = nil, says: String) {
        self.name = name
        text = Mistake.flow.withFirst(old, wrong)
        followed = Mistake.flow.withFirst(old, right ?? old)
        self.says = says
    }

    var testDescription: String { name }
}

@Suite("Natural mistakes")
struct NaturalMistakesTests {
    private static let natural = Mistake.layout + Mistake.quotes + Mistake.keys + Mistake.swift + Mistake.forms

    @Test("Each gets one message, which names the line and what to write", arguments: natural)
    func says(_ mistake: Mistake) {
        #expect(mistake.text != Mistake.flow)
        #expect(mistake.says.wholeMatch(of: #/\d+:\d+ .+ \[[a-z-]+\] \| .+/#) != nil)
        let said = validate(mistake.text).diagnostics.map(\.oneLine)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix(mistake.says) == true, "\(said.first ?? "")")
    }

    @Test("No help leads to the next mistake") func following() {
        #expect(Self.natural.count >= 200)
        #expect(Self.natural.filter { judge($0.followed) != "" }.map(\.name) == [])
    }

    @Test("What a help says to write stands in the flow that follows it") func words() {
        let unlike = Self.natural.filter { mistake in
            mistake.code.contains { !mistake.followed.withoutBlanks.contains($0.withoutBlanks) }
        }
        #expect(Self.natural.count { !$0.code.isEmpty } > 60)
        #expect(unlike.map { "\($0.name): \($0.code)" } == [])
    }
}

extension Mistake {
    /// The code that the help says to write, without what is an example, a choice or has a gap.
    fileprivate var code: [String] {
        let help = validate(text).diagnostics.first?.advice ?? ""
        let isExample = help.contains(
            #/such as|as in|for example|, or | or |, or,|one or more|without |braces:|brackets/#)
        guard !isExample, help.hasPrefix("write ") || help.hasPrefix("did you mean ") else { return [] }
        return help.matches(of: #/`([^`]+)`|'([A-Za-z.]+)'/#).map { String($0.1 ?? $0.2 ?? "") }.filter { code in
            !code.contains("…") && !code.contains("<#")
        }
    }
}

extension String {
    fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }

    /// The text with the first `old` replaced.
    func withFirst(_ old: String, _ new: String) -> String {
        guard let range = firstRange(of: old) else { return self }
        return self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
