// What can be wrong with a template. All of it is found when the template is loaded.

/// An error in a template: where it is, and what is wrong.
package struct TemplateError: Error, Sendable, Equatable {
    package enum Problem: Sendable, Equatable {
        /// A name that nothing in scope declares; `available` has those that are declared, inner names first.
        case unknownName(String, available: [String])
        /// A variable that is a flag or a list.
        case unprintable(String, kind: String)
        /// Nothing, or a tag of Mustache that this engine does not have.
        case malformedName(String)
        /// `{{` without `}}` on its line.
        case unclosedTag
        case unclosedSection(String)
        case strayEnd(String)
        case wrongEnd(String, open: String)
        case tooDeep
    }

    package var problem: Problem
    package var template: String
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int

    package init(problem: Problem, template: String, line: Int, column: Int) {
        (self.problem, self.template, self.line, self.column) = (problem, template, line, column)
    }
}

extension TemplateError.Problem {
    /// The problem in words, and what to write instead where that is known.
    package var message: String {
        switch self {
        case .unknownName(let name, _): "there is no '\(name)' here"
        case .unprintable(let name, let kind): "'\(name)' is a \(kind), and only a text can be printed"
        case .malformedName(let name):
            "'\(name)' is not a name; tags are {{name}}, and {{#name}} or {{^name}} with {{/name}}"
        case .unclosedTag: "this tag is not closed"
        case .unclosedSection(let name): "section '\(name)' has no end tag '{{/\(name)}}'"
        case .strayEnd(let name): "'{{/\(name)}}' ends no section"
        case .wrongEnd(let name, let open): "'{{/\(name)}}' closes a section while '\(open)' is open"
        case .tooDeep: "more than \(Template.maximumDepth) sections inside each other"
        }
    }
}
