// A name as Swift declares it: composed, visible, in the case its role requires, and in back-ticks where it is a keyword.

package struct SwiftName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name without back-ticks; a dotted name keeps its dots.
    package let text: String
    /// The name as code must spell it: in back-ticks where it is a keyword.
    package let spelled: String

    init(text: String, spelled: String) {
        self.text = text
        self.spelled = spelled
    }

    /// In place of a name that cannot be read.
    package static let unread = SwiftName(text: "", spelled: "")

    package var description: String { text }

    /// The name as a label in a declaration: most keywords need no back-ticks there.
    package var asLabel: String { SwiftText.spelled(asLabel: text) }

    /// The name as a label of an argument in a call, or of a tuple's element: all keywords but one appear without
    /// back-ticks there, and the compiler warns where they do not.
    package var asArgument: String { SwiftText.spelled(asArgument: text) }

    /// Orders names by their Unicode scalars, the same in every locale.
    package static func < (left: SwiftName, right: SwiftName) -> Bool {
        left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
}

/// The labels of one parameter: `prompt`, `for user`, `_ image`.
package struct ParameterLabel: Sendable, Hashable {
    /// The argument label that callers write; nil for `_`. A keyword appears here without back-ticks.
    package let external: SwiftName?
    package let `internal`: SwiftName

    /// In place of labels that cannot be read.
    package static let unread = ParameterLabel(external: .unread, internal: .unread)

    /// How a declaration writes it: `prompt`, `for user`, `_ image`.
    package var spelled: String {
        guard let external else { return "_ \(`internal`.spelled)" }
        return external.text == `internal`.text ? `internal`.spelled : "\(external.spelled) \(`internal`.spelled)"
    }

    /// How a call begins the argument: `prompt: `, `for: `, and nothing for `_`.
    package var callPrefix: String {
        external.map { "\($0.asArgument): " } ?? ""
    }

    /// How a full name writes it: `prompt:`, `for:`, `_:`.
    package var inFullName: String { "\(external?.text ?? "_"):" }
}

/// A name made by the generator, as code must spell it: in back-ticks where it is a keyword.
package func spelled(_ name: String) -> String {
    Keywords.isReserved(name) ? "`\(name)`" : name
}

/// A name made by the generator, as an argument label spells it.
package func spelled(asLabel name: String) -> String {
    Keywords.isReservedAsLabel(name) ? "`\(name)`" : name
}

/// A name made by the generator, as the label of an argument in a call spells it.
package func spelled(asArgument name: String) -> String {
    Keywords.isReservedAsArgument(name) ? "`\(name)`" : name
}
