// Natural mistakes in the form of a YAML file: what flowgen says, word for word, and what is left once its fix is
// applied. `judge` puts every fix to the trial of advice; here nothing may be left at all.

import Diagnostics
import FlowModel
import Testing

/// A flow with one mistake.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// A flow without a mistake, in which each case replaces one place.
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
    /// The printed diagnostics.
    let says: String
    /// The printed diagnostics after the first one's fix; nil if it has none.
    let follows: String?

    init(_ name: String, replacing old: String, with new: String, follows: String? = "", says: String) {
        let parts = Mistake.flow.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        self.init(name, text: parts.joined(separator: new), follows: follows, says: says)
    }

    init(_ name: String, text: String, follows: String? = "", says: String) {
        self.name = name
        self.text = text.hasSuffix("\n") ? text : text + "\n"
        self.says = says + "\n"
        self.follows = follows
    }

    var testDescription: String { name }

    static let all = [
        ofTexts, ofForms, ofMarks, ofColumns, ofLookAlikes, ofQuotes, ofColons, ofOthers, ofDeclarations, ofTails,
        ofTooLittle, ofWideCharacters, ofShapes, ofPayloads, ofLabels, ofNeighbours, ofLiterals,
    ].flatMap { $0 }
}

@Suite("Mistakes in the form of a flow")
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

    @Test("Each mistake gets its message", arguments: Mistake.all)
    func says(_ mistake: Mistake) {
        #expect(mistake.text != Mistake.flow)
        #expect(judge(mistake.text) == mistake.says)
    }

    @Test("Following the first help leaves nothing to say", arguments: Mistake.all)
    func follows(_ mistake: Mistake) throws {
        let first = try #require(validate(mistake.text).diagnostics.first)
        let rewritten = first.fix.map {
            String(decoding: $0.applied(to: Array(mistake.text.utf8)), as: UTF8.self)
        }
        #expect(rewritten.map { judge($0) } == mistake.follows)
    }
}
