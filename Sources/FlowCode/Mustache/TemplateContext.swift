// Swift structs as contexts. A struct declares its fields once, each with the function that reads it; shape and record
// follow from that, so the two cannot disagree.

/// A struct that templates can draw on.
///
///     struct StepContext: TemplateContext {
///         let name: String
///         let parameters: [ParameterContext]
///         static let fields: [ContextField<Self>] = [
///             .text("name", \.name),
///             .list("parameters", \.parameters),
///         ]
///     }
///
/// Declare `fields` as a `static let`: a computed property would be built again for every record. A context must not
/// contain itself, directly or through others: its shape would have no end.
package protocol TemplateContext: Sendable {
    /// The fields, in the order of the shape. A stored `static let`.
    static var fields: [ContextField<Self>] { get }
    /// A name for the output that this context makes as the item of a section; nil for none.
    var mark: String? { get }
}

extension TemplateContext {
    package var mark: String? { nil }

    package static var shape: Shape {
        Shape(fields.map { Shape.Field($0.name, $0.kind) })
    }

    /// The values of this context, in the order of `shape`.
    package var record: Record {
        Record(Self.fields.map { $0.read(self) }, mark: mark)
    }
}

package struct ContextField<Context>: Sendable {
    package let name: String
    package let kind: Shape.Kind
    let read: @Sendable (Context) -> Value

    package static func text(_ name: String, _ read: @escaping @Sendable (Context) -> String) -> Self {
        Self(name: name, kind: .text) { .text(read($0)) }
    }

    package static func flag(_ name: String, _ read: @escaping @Sendable (Context) -> Bool) -> Self {
        Self(name: name, kind: .flag) { .flag(read($0)) }
    }

    package static func list<Element: TemplateContext>(
        _ name: String, _ read: @escaping @Sendable (Context) -> [Element]
    ) -> Self {
        Self(name: name, kind: .list(Element.shape)) { .list(read($0).map(\.record)) }
    }

    /// A list of values that are no contexts by themselves, with the keys of each.
    package static func list<Element: Sendable>(
        _ name: String, _ read: @escaping @Sendable (Context) -> [Element],
        mark: (@Sendable (Element) -> String)? = nil,
        keys: [ContextField<Element>]
    ) -> Self {
        let shape = Shape(keys.map { Shape.Field($0.name, $0.kind) })
        return Self(name: name, kind: .list(shape)) { context in
            .list(read(context).map { item in Record(keys.map { $0.read(item) }, mark: mark?(item)) })
        }
    }

    /// A list of texts, each used as `{{.}}` inside the section.
    package static func texts(_ name: String, _ read: @escaping @Sendable (Context) -> [String]) -> Self {
        Self(name: name, kind: .list(.item)) { .list(read($0).map { Record([.text($0)]) }) }
    }
}
