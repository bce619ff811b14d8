// What is wrong with a piece of Swift notation, said to the person who wrote it. Notation that is rejected never
// reaches a file, so every error carries the location, the reason and, where it is known, the form to write instead.

/// An error in a type, an expression, a signature or a name.
package struct NotationError: Error, Sendable, Hashable {
    /// One sentence without a full stop.
    package let message: String
    /// What to write instead, as a sentence without a full stop; nil if it is not known.
    package let advice: String?
    /// Where in the text, in UTF-8 bytes from its start.
    package let offset: Int

    package init(_ message: String, advice: String? = nil, offset: Int = 0) {
        self.message = message
        self.advice = advice
        self.offset = offset
    }

    func moved(by distance: Int) -> NotationError {
        NotationError(message, advice: advice, offset: offset + distance)
    }
}

/// The bounds that keep the parser's time and stack small whatever is written.
package enum NotationLimits {
    /// The longest type, expression or signature, in UTF-8 bytes.
    package static let bytes = 4096
    /// The longest name, in Unicode scalars.
    package static let nameScalars = 100
    /// The deepest nesting of brackets. Generated code adds levels of its own, and is parsed again within the parser's
    /// limit of 25 (debug builds) or 256.
    package static let nesting = 16
    /// The deepest nesting of square brackets, and of angle brackets in a type, since `Array<Int>` is written as
    /// `[Int]`. The parser's time doubles with each level; a merge reads no more than 16 on a line.
    package static let squareNesting = 8
    /// The most words and operators without a comma between them.
    static let links = 400
    /// The longest text that is read on any stack, in bytes.
    static let shortBytes = 160
}

/// A text in quotation marks for a message, cut to about sixty characters.
func quoted(_ text: some StringProtocol) -> String {
    let limit = 60
    guard text.unicodeScalars.count > limit else { return "'\(text)'" }
    var short = ""
    short.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(limit))
    return "'\(short)…'"
}
