// An expression as it is written, and what the code generator asks about it.

package struct SwiftExpression: Sendable, Hashable, CustomStringConvertible {
    /// A member named behind its type.
    package struct Member: Sendable, Hashable {
        package let type: String
        package let name: String
    }

    package struct Argument: Sendable, Hashable {
        /// The argument's label, without back-ticks; nil if there is none.
        package let label: String?
        package let value: SwiftExpression

        package var text: String { value.text }
    }

    package enum Literal: Sendable, Hashable {
        /// `30`, `-1`
        case integer
        /// `1.5`
        case decimal
        /// `"text"`
        case text
        /// `true`, `false`
        case boolean
        /// `nil`
        case nothing
    }

    /// The whole expression, as it is written.
    package let text: String
    /// `failed` in `.failed` and `.failed(reason: .unknown)`: an enum case named without its type;
    /// nil for anything else.
    package let implicitMember: String?
    /// `ChatBotStatus` and `failed` in `ChatBotStatus.failed(reason: .unknown)`; nil for anything
    /// else.
    package let member: Member?
    /// The arguments behind ``implicitMember`` or ``member``; nil without parentheses, and without either.
    package let arguments: [Argument]?
    /// The names the expression reads that are not members of something else, each once, in order:
    /// `prompt`, `URL`. Closure parameters count too.
    package let identifiers: [String]
    /// What kind of literal the whole expression is; nil if it is none.
    package let literal: Literal?

    package var description: String { text }

    /// The case of an enum that the expression names, with the enum's name or without.
    package func caseName(of enumName: String) -> String? {
        implicitMember ?? (member?.type == enumName ? member?.name : nil)
    }
}
