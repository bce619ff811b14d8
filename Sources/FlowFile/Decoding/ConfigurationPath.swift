// Paths in `flowgen.yml`: relative to the project's root, parted by `/`, and never leading out of it. Links that lead
// out are the business of whoever opens the files.

import FlowModel
import SwiftText

/// Judges and tidies paths and globs.
enum ConfigurationPath {
    /// The path without parts that are empty or `.`; the root itself is `.`.
    static func read(_ text: String) throws(NotationError) -> String {
        try checkCharacters(text)
        if text.hasPrefix("/") || text.hasPrefix("~") {
            throw NotationError(
                "a path must be relative to the project's root",
                advice: "write it as seen from the folder of flowgen.yml")
        }
        let parts = text.split(separator: "/").filter { $0 != "." }
        guard !parts.contains("..") else {
            throw NotationError("a path cannot contain `..`", advice: "use a path inside the project's root")
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func checkCharacters(_ text: String) throws(NotationError) {
        if text.isEmpty { throw NotationError("the path is empty", advice: "write `.` for the root itself") }
        if let hidden = HiddenCharacter(in: text) {
            throw NotationError(
                "a path cannot contain control or invisible characters, such as \(hidden.code)",
                advice: "delete the character")
        }
    }
}

/// A character that no path may contain: it would end a comment, move a cursor, or not be seen.
package struct HiddenCharacter: Sendable {
    private let scalar: Unicode.Scalar

    /// The first one in a path; nil if there is none.
    package init?(in path: String) {
        let hidden = path.unicodeScalars.first { scalar in
            Prose.isDropped(scalar) || Prose.endsLine(scalar) || scalar.properties.isDefaultIgnorableCodePoint
        }
        guard let hidden else { return nil }
        scalar = hidden
    }

    /// Its number: `U+202E`.
    package var code: String { scalar.code }
}

extension NodeReader {
    /// A path; nil for a missing field, null or a path that is rejected.
    mutating func path(_ field: Field?) -> Located<String>? {
        guard let field, text(field) != nil else { return nil }
        return path(field.value)
    }

    /// Paths or globs; none for a missing field or null.
    mutating func paths(_ field: Field?) -> [Located<String>] {
        let nodes = items(field, "a path or a list of paths") ?? []
        return nodes.compactMap { path($0) }
    }

    private mutating func path(_ node: YAMLNode) -> Located<String>? {
        let path = judged(node, .path) { _ throws(NotationError) in try ConfigurationPath.read(node.scalarText ?? "") }
        return path.map { Located($0, at: location(node)) }
    }
}
