// The doc comments of a protocol and of its enums are the same after the adoption, line by line: lists, code, numbers,
// tags of parameters, and sentences as somebody wrote them.

import Foundation
import TestSupport
import Testing

@Suite("Comments of adopted protocols")
struct AdoptedCommentTests {
    private static let protocolFile = """
        import Combine

        /// takes payments, and gives
        /// them back.
        ///
        /// Ask first:
        /// - Is the card valid?
        /// - Is there money?
        ///
        /// 1. Ask.
        ///    Wait.
        /// 2. Pay.
        ///
        /// ```swift
        /// let service = make()
        ///
        ///
        /// service.pay(1)
        /// ```
        @MainActor
        protocol PayService: AnyObject {
            /// Where the payment is.
            var status: PayStatus { get }
            /// Each status.
            /// - Note: Now, and from now on.
            var statusPublisher: AnyPublisher<PayStatus, Never> { get }
            /// the limit
            var limit: Int { get }
            /// Each limit,
            /// one by one.
            var limitPublisher: AnyPublisher<Int, Never> { get }
            /// Pays.
            /// At once.
            ///
            /// - Parameters:
            ///   - amount: the amount
            ///   - user: Who pays, which is
            ///     not who gets it.
            func pay(_ amount: Int, for user: String)
            /// Gives it back.
            ///
            /// - Parameter id: The payment.
            /// - Returns: How much it was: 'all' of it # or not.
            /// - Throws: Whatever.
            func refund(id: String) throws -> Int
            /// Stops.
            ///
            /// - Parameter reason: Why.
            func stop(reason: String)
            /**
             Begins.

             - Important: Once.
             */
            func begin()
            func end()
        }

        /// The status
        /// of a payment.
        enum PayStatus: Sendable {
            /// Nothing yet.
            case idle
            /// - Parameter receipt: what for
            case paid(receipt: String)
            case failed(PayError)
        }

        /// Why there is no payment:
        /// - the card.
        enum PayError: Error {
            /// The card
            /// is empty.
            case declined
        }

        """

    /// The comment above each declaration, and in front of each the same sign.
    private static func comments(in text: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        var comment: [String] = []
        for part in text.split(separator: "\n") {
            let line = part.drop { $0 == " " }
            if line.hasPrefix("///") {
                comment.append(String(line))
            } else if let name = line.firstMatch(of: #/\b(?:protocol|enum|func|var|case) (\w+)/#) {
                if found[String(name.1)] == nil { found[String(name.1)] = comment }
                comment = []
            } else if !line.hasPrefix("@") {
                comment = []
            }
        }
        return found
    }

    @Test("They are the same", arguments: ["\n", "\r\n"])
    func same(lineEnd: String) throws {
        let project = try Project()
        let text = Self.protocolFile.replacing("\n", with: lineEnd)
        try project.write(text, to: "PayService.swift")
        let adopt = try project.run("adopt", "PayService.swift")
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        try project.remove("PayService.swift")
        #expect(try project.run("generate").status == 0)
        var before = Self.comments(in: Self.protocolFile)
        before["begin"] = ["/// Begins.", "///", "/// - Important: Once."]
        let folder = "Integrations/Services/Pay/"
        let files = try project.files()
        let names = ["PayService", "PayStatus", "PayError"]
        let after = Self.comments(in: names.map { files.text("\(folder)\($0).swift") }.joined())
        #expect(before.count == 16)
        for (name, comment) in before.sorted(by: { $0.key < $1.key }) {
            #expect(after[name] == comment, "\(name)")
        }
        let flow = files.text("flows/pay.yaml")
        let stop = "  stop:\n    summary: 'Stops.'\n    discussion: |2\n      - Parameter reason: Why.\n"
        #expect(flow.contains(stop + "    parameters:\n      reason: String\n"), "\(flow)")
    }
}
