// The templates, embedded in the binary, so that it works alone wherever it is copied to.
//
// The files beside this one are the templates themselves; the plugin EmbedTexts embeds each of them.

/// The product's templates, as UTF-8.
package enum EmbeddedTemplates {
    /// The text of a template by its name, such as `Mock`; nil when there is none of that name.
    package static func named(_ name: String) -> [UInt8]? {
        PackageResources.named(name + suffix)
    }

    /// The names of all templates, in order.
    package static let names = PackageResources.names.filter { $0.hasSuffix(suffix) }
        .map { String($0.dropLast(suffix.count)) }

    private static let suffix = ".mustache"
}

/// The Swift files of Support, as UTF-8.
package enum EmbeddedSupport {
    /// The text of a file by its name, such as `FlowRunner.swift`; nil when there is none of that name.
    package static func named(_ name: String) -> [UInt8]? {
        name.hasSuffix(suffix) ? PackageResources.named(name) : nil
    }

    /// The names of all files, in order.
    package static let names = PackageResources.names.filter { $0.hasSuffix(suffix) }

    private static let suffix = ".swift"
}
