// The templates, embedded in the binary. The files beside this one are the templates themselves; the plugin
// `EmbedTemplates` makes `templateTexts` of them.

/// The product's templates.
package enum EmbeddedTemplates {
    /// The text of a template by its name, such as `Mock`, as UTF-8; nil when there is none of that name.
    package static func named(_ name: String) -> [UInt8]? {
        templateTexts[name].map { Array($0.utf8) }
    }

    /// The names of all templates, in order.
    package static let names = templateTexts.keys.sorted()
}
