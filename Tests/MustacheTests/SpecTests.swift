// Runs the public Mustache specification. A case is either run to the letter or stands in the table of exclusions,
// which says why and what happens instead, and that is tested, too.

import Foundation
import Mustache
import Testing

/// Why a case of the specification is not run to the letter, and what happens instead.
enum Exclusion {
    /// Templates write source code: nothing is escaped.
    case escaping(printed: String)
    /// A name that is not declared is an error, where the specification prints nothing.
    case undeclared(String, column: Int)
    /// A partial that is not there is an error, where the specification prints nothing.
    case missingPartial(String, column: Int)
    /// Partials are compiled in place: recursion is an error.
    case recursion(String, column: Int)

    static let table: [String: Exclusion] = [
        "interpolation/HTML Escaping":
            .escaping(printed: "These characters should be HTML escaped: & \" < >\n"),
        "interpolation/Implicit Iterators - HTML Escaping":
            .escaping(printed: "These characters should be HTML escaped: & \" < >\n"),
        "sections/Implicit Iterator - HTML Escaping":
            .escaping(printed: "\"(&)(\")(<)(>)\""),
        "interpolation/Basic Context Miss Interpolation": .undeclared("cannot", column: 6),
        "interpolation/Triple Mustache Context Miss Interpolation": .undeclared("cannot", column: 7),
        "interpolation/Ampersand Context Miss Interpolation": .undeclared("cannot", column: 7),
        "interpolation/Dotted Names - Broken Chains": .undeclared("b", column: 6),
        "interpolation/Dotted Names - Broken Chain Resolution": .undeclared("c", column: 8),
        "interpolation/Dotted Names - Context Precedence": .undeclared("c", column: 11),
        "interpolation/Dotted Names are never single keys": .undeclared("a", column: 3),
        "inverted/Context": .undeclared("name", column: 19),
        "inverted/List": .undeclared("n", column: 13),
        "inverted/Context Misses": .undeclared("missing", column: 5),
        "inverted/Dotted Names - Broken Chains": .undeclared("b", column: 7),
        "sections/Context Misses": .undeclared("missing", column: 5),
        "sections/Dotted Names - Broken Chains": .undeclared("b", column: 7),
        "partials/Failed Lookup": .missingPartial("text", column: 5),
        "partials/Recursion": .recursion("node", column: 26),
    ]
}

@Suite(
    "Mustache specification",
    .enabled(if: SpecSuite.folder != nil, "the specification is not on this machine"))
struct SpecTests {
    @Test func isReadWhole() throws {
        let cases = try SpecSuite.result.get()
        for file in SpecSuite.files {
            #expect(cases.contains { $0.file == file }, "\(file).json")
        }
        #expect(Set(cases.map(\.id)).count == cases.count)
    }

    @Test func exclusionsAreCases() throws {
        let known = Set(try SpecSuite.result.get().map(\.id))
        #expect(Set(Exclusion.table.keys).subtracting(known) == [])
    }

    @Test(arguments: SpecSuite.cases)
    func runs(_ test: SpecCase) throws {
        switch Exclusion.table[test.id] {
        case nil:
            #expect(try test.render() == test.expected)
        case .escaping(let printed):
            #expect(try test.render() == printed)
            #expect(printed != test.expected)
        case .undeclared(let name, let column):
            let error = #expect(throws: TemplateError.self) { try test.load() }
            guard case .unknownName(name, _) = error?.problem else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(error?.site == TemplateError.Site(template: "main", line: 1, column: column))
        case .missingPartial(let name, let column):
            try expect(.unknownPartial(name), in: "main", column: column, of: test)
        case .recursion(let name, let column):
            try expect(.recursivePartial(name), in: name, column: column, of: test)
        }
    }

    private func expect(_ problem: TemplateError.Problem, in template: String, column: Int, of test: SpecCase) throws {
        let error = try #require(throws: TemplateError.self) { try test.load() }
        #expect(error.problem == problem)
        #expect(error.site == TemplateError.Site(template: template, line: 1, column: column))
    }
}
