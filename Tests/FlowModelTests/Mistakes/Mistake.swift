// Common mistakes in a flow, and what flowgen says about each, word for word.

import Testing

/// A flow with a mistake.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// A flow without a mistake, in which most cases replace one place.
    static let flow = """
        flow: Pay
        summary: Pays the order.
        steps:
          pay:
            user: Taps Pay.
            parameters:
              amount: Decimal
            from: [idle, failed]
            via: paying
            to: [paid, failed]
        statuses:
          idle:
          paying:
          paid: { with: { receipt: String } }
          failed:

        """

    let name: String
    let text: String
    /// The printed diagnostics; empty for what is right.
    let says: String

    init(_ name: String, _ text: String, says: String) {
        self.name = name
        self.text = text.hasSuffix("\n") ? text : text + "\n"
        self.says = says.isEmpty ? "" : says + "\n"
    }

    var testDescription: String { name }
}

@Suite("Mistakes in a flow")
struct MistakeTests {
    @Test("The flow that the mistakes are made in has none")
    func flowIsValid() {
        #expect(judge(Mistake.flow) == "")
    }

    @Test("A text in quotes may go on in the column of its key")
    func quotedText() {
        let text = Mistake.flow.with("user: Taps Pay.", "user: \"Taps\n    the button.\"")
        #expect(text != Mistake.flow)
        #expect(judge(text) == "")
    }

    @Test("What is said", arguments: Mistake.ofForm + Mistake.ofKeys + Mistake.ofValues + Mistake.ofCascades)
    func says(_ mistake: Mistake) {
        #expect(mistake.text != Mistake.flow)
        #expect(judge(mistake.text) == mistake.says)
    }
}
