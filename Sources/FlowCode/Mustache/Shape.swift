// What a template may speak of, and what it is given. A shape declares names and their kinds; it is known when a
// template is loaded, so that each name is resolved once. A record holds the values of one shape, in the shape's order;
// it is known when a template is rendered.

/// What a context declares: names, in order, each with its kind.
package struct Shape: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// A text: printed by a variable; as a section, shown when it is not empty.
        case text
        /// A flag: as a section, shown when it is true. It cannot be printed.
        case flag
        /// A list: as a section, shown once for each item, the item's names first in scope. What may be absent is a
        /// list of one item or none.
        case list(Shape)
    }

    package struct Field: Sendable, Equatable {
        /// The name as templates write it, without dots; or `.` alone, for a shape whose records are a single value
        /// without a name, such as the items of a list of texts.
        package var name: String
        package var kind: Kind

        package init(_ name: String, _ kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }

    /// The declared names. Where a name is declared twice, the first counts.
    package var fields: [Field]

    package init(_ fields: [Field]) {
        self.fields = fields
    }

    /// The shape of the items of a list of texts: each is used as `{{.}}`.
    package static let item = Shape([Field(".", .text)])
}

package enum Value: Sendable, Equatable {
    case text(String)
    case flag(Bool)
    case list([Record])
}

package struct Record: Sendable, Equatable {
    /// One value a field, as the shape declares it; a `TemplateContext` always makes a record that fits.
    package var values: [Value]
    /// A name for the output that this record makes as the item of a section; see `Template.render(_:)`.
    package var mark: String?

    package init(_ values: [Value], mark: String? = nil) {
        self.values = values
        self.mark = mark
    }
}
