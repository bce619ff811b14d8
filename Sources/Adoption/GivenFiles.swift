// The files that are adopted together, with what is known of the project around them.

package struct GivenFiles {
    package let sources: [DeclaredSource]
    /// The modules that the project builds itself. None of them is an SDK.
    package var ownModules: Set<String> = []
    /// The module that the integrations are compiled into; nil if it is not known.
    package var module: String?
    /// The modules of files that are compiled into another one, by their paths.
    package var otherModules: [String: String] = [:]
    /// The classes that serve protocols already, with these.
    package var taken: [String: String] = [:]

    package init(_ sources: [DeclaredSource]) {
        self.sources = sources
    }
}
