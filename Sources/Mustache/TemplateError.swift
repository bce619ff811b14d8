// What can be wrong with a template. All of it is found when the template is loaded: an error names the template or
// partial, the line and the column, and the way there through partials. Lines end at LF (so also at CRLF); columns
// count Unicode scalars; both start at 1.

package struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Problem: Sendable, Equatable {
        /// A name that nothing in scope declares. `available` is what does stand there: inner names first.
        case unknownName(String, available: [String])
        /// A name of the wrong kind for its place: kinds are `text`, `flag`, `list`, `record`.
        case wrongKind(String, found: String, wanted: String)
        /// A tag with words, dots or braces where one name should be.
        case malformedName(String)
        case emptyTag
        /// `{{` without its `}}` on the same line, or `{{{` without its `}}}`; or a comment
        /// that is never closed.
        case unclosedTag
        /// A section that has no end tag in the template or partial it starts in.
        case unclosedSection(String)
        case strayEnd(String)
        case wrongEnd(String, open: String)
        /// A tag that this engine leaves out: set delimiters, parents, blocks, pragmas.
        case unsupportedTag(String)
        case unknownPartial(String)
        case recursivePartial(String)
        case tooDeep
        /// More than `Template.maximumSize` bytes, partials counted at each inclusion.
        case tooLarge
    }

    package struct Site: Sendable, Equatable, CustomStringConvertible {
        package var template: String
        package var line: Int
        /// The column in Unicode scalars, from 1.
        package var column: Int

        package init(template: String, line: Int, column: Int) {
            (self.template, self.line, self.column) = (template, line, column)
        }

        package var description: String { "\(template):\(line):\(column)" }
    }

    package var problem: Problem
    package var site: Site
    /// The partial tags that led there, innermost first; empty outside partials.
    package var includedFrom: [Site]

    /// `template:line:column: error: …`, with the way through partials.
    package var description: String {
        let trail = includedFrom.map { ", included from \($0)" }.joined()
        return "\(site): error: \(problem.message)\(trail)"
    }
}

extension TemplateError.Problem {
    /// The problem in words, and what to write instead where that is known.
    package var message: String {
        switch self {
        case .unknownName(let name, let available):
            let list = available.isEmpty ? "nothing" : available.joined(separator: ", ")
            return "unknown name '\(name)'; available here: \(list)"
        case .wrongKind(let name, let found, let wanted):
            return "'\(name)' is a \(found), where a \(wanted) is wanted"
        case .malformedName(let name): return "'\(name)' is not a name"
        case .emptyTag: return "a tag without a name"
        case .unclosedTag: return "this tag is not closed"
        case .unclosedSection(let name):
            return "section '\(name)' has no end tag '{{/\(name)}}'"
        case .strayEnd(let name): return "'{{/\(name)}}' ends no section"
        case .wrongEnd(let name, let open):
            return "'{{/\(name)}}' closes a section while '\(open)' is open"
        case .unsupportedTag(let tag): return "tags of the form '{{\(tag)' are not supported"
        case .unknownPartial(let name): return "there is no partial '\(name)'"
        case .recursivePartial(let name): return "partial '\(name)' includes itself"
        case .tooDeep: return "more than \(Template.maximumDepth) levels of sections and partials"
        case .tooLarge: return "more than \(Template.maximumSize) bytes, partials included"
        }
    }
}

/// The bytes of a template or partial, and the partial tags that led there, innermost first. Lines are counted only
/// when there is an error to place.
struct TemplateSource {
    struct Point {
        var name: String
        var bytes: [UInt8]
        var offset: Int

        var site: TemplateError.Site {
            var line = 1
            var column = 1
            for byte in bytes[..<offset] {
                if byte == Byte.lineFeed {
                    line += 1
                    column = 1
                } else if byte & 0b1100_0000 != 0b1000_0000 {
                    column += 1
                }
            }
            return TemplateError.Site(template: name, line: line, column: column)
        }
    }

    let name: String
    let bytes: [UInt8]
    var trail: [Point] = []

    func point(at offset: Int) -> Point {
        Point(name: name, bytes: bytes, offset: offset)
    }

    func error(_ problem: TemplateError.Problem, at offset: Int) -> TemplateError {
        TemplateError(
            problem: problem, site: point(at: offset).site, includedFrom: trail.map(\.site))
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
