// A file of a project's plan, before and after it is rendered.

import FlowModel
import Templates

/// Whose state file lists a file.
package enum FileOwner: Hashable, Sendable {
    /// That of the flow of this name.
    case flow(String)
    case project
}

/// A file to be rendered.
package struct PlannedFile: Sendable {
    /// Its path below the project's root, `/`-separated.
    package let path: String
    /// The name of the template that it is made from.
    package let template: String
    package let ownership: Ownership
    /// The path of the flow it comes from; nil when it comes from all of them.
    package let origin: String?
    package let owner: FileOwner
    /// What a merged file is, whatever it is called: `wrapper DeepSeek ChatBot`. Other files are what their paths are.
    package let identity: String
    /// Where the members of a merged file may be; nil for other files.
    package let home: MemberHome?
    /// The test framework that it is written for; nil for other files than tests of wrappers.
    package var framework: TestFramework?
    /// Its text if it is a file of Support, whose first line is a comment in place of the header; then no template is
    /// filled.
    var support: (@Sendable () -> String)?
    /// The types that it declares: a file of Support those of the sections in use, any other the one that it is
    /// called like.
    package var types: Set<String> {
        let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        guard let text = support?() else { return [name] }
        return TemplateNames.types(in: [name]).filter { text.contains(" \($0)") }
    }
    package var isSupport: Bool { support != nil }
    /// The templates that it is made from.
    package var templates: Set<String> { [template, HeaderContext.template] }
    /// The integrations whose managers the app makes, since their initializers take arguments.
    package var suppliedManagers: Set<String> = []
    /// Makes what its template is filled with, when the file is rendered, of the managers that the app makes.
    let context: @Sendable (Set<String>) -> any FileContext
}

/// Where the members of a merged file may be: in the type that it is about, its extensions, and sibling files.
package struct MemberHome: Sendable, Hashable {
    /// The folder in which every Swift file may hold some, `/`-separated.
    package let folder: String
    /// The type that the file is about; nil when it only extends one of the SDK.
    package let typeName: String?
}

/// A file as it should be when nobody has changed it.
package struct RenderedFile: Sendable {
    /// Its path below the project's root, `/`-separated.
    package let path: String
    package let ownership: Ownership
    /// The text, in UTF-8 with LF line ends.
    package let contents: [UInt8]
    /// The members of a merged file: the byte range of each in `contents`, marked with the part of the flow that it
    /// comes from (`step startChat`). Empty for other files.
    package let members: [MarkedRange]
}
