// Patterns: what they match, what is no pattern, and that searching a tree agrees with both.

import Foundation
import Testing

@testable import FlowgenKit

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("flows/*.yaml", "flows/chat.yaml", true), ("flows/*.yaml", "flows/a/chat.yaml", false),
        ("flows/*.yaml", "flows/.chat.yaml", false), ("flows/.*.yaml", "flows/.chat.yaml", true),
        ("**/*.flow.yaml", "a.flow.yaml", true), ("**/*.flow.yaml", "x/y/a.flow.yaml", true),
        ("**/*.flow.yaml", "x/.y/a.flow.yaml", false), ("**/.y/*", "x/.y/a", true),
        ("a/**", "a", false), ("a/**", "a/b/c", true), ("a/**/b", "a/b", true),
        ("a/**/b/**/c", "a/b/x/b/y/c", true), ("**", "x", true), ("**/**/x", "x", true),
        ("a*a", "a", false), ("*ü*.yaml", "xü.yaml", true), ("a**b", "ab", true),
        ("*]", "]", true),
        ("*a*b*", "xaxxbx", true), ("*a*b*", "xbxxax", false), ("*.git/x", ".git/x", false),
        (".*/x", ".git/x", false), (".*/x", ".build/x", false), (".git/x", ".git/x", true),
        ("a b/ü", "a b/ü", true), ("A", "a", false),
    ])
    func matches(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
        #expect(try GlobPattern(pattern).matches(at(path)) == isMatch)
    }

    @Test(arguments: [
        ("", GlobPattern.Problem.emptyComponent), ("a//b", .emptyComponent),
        ("a/", .emptyComponent), ("/a", .absolute), ("../a", .dotComponent),
        ("a/./b", .dotComponent),
        ("[a", .unsupported), ("[a-z]/b", .unsupported), ("{a,b}", .unsupported),
        ("a?", .unsupported), ("a\\*", .unsupported),
        ("a\0", .tooLong), (String(repeating: "a", count: 4097), .tooLong),
    ])
    func refuses(_ text: String, _ problem: GlobPattern.Problem) {
        #expect(throws: problem) { try GlobPattern(text) }
    }

    @Test func hostilePatternsEnd() throws {
        let stars = String(repeating: "*a", count: 1000) + "b"
        #expect(try !GlobPattern(stars).matches(at(String(repeating: "a", count: 4000))))
        let depths = String(repeating: "**/a/", count: 600) + "b"
        #expect(try !GlobPattern(depths).matches(at(String(repeating: "a/", count: 1500) + "a")))
    }

    @Test(arguments: [
        "flows/*.yaml", "**/*.yaml", "*", "**", "flows/chat.yaml", "*/*/*.yaml", ".h/*", "absent/*",
        "flows/chat.yaml/x", "**/flows/**", ".build/**/*.yaml",
    ])
    func expansionAgreesWithMatching(_ text: String) throws {
        let names = [
            "flows/chat.yaml", "flows/ä ö.yaml", "flows/deep/er.yaml", "top.yaml", ".h/x.yaml",
            ".git/x.yaml", ".build/x/flows/y.yaml", "x/flows/z", "flows.yaml",
        ]
        let sandbox = try Sandbox()
        for name in names { try sandbox.write("", to: name) }
        let pattern = try GlobPattern(text)
        let expected = try names.map(at).filter(pattern.matches).sorted()
        let memory = try #require(InMemoryFileSystem(texts: Dictionary(uniqueKeysWithValues: names.map { ($0, "") })))
        #expect(try pattern.expand(in: sandbox.root) == expected)
        #expect(try pattern.expand(in: memory) == expected)
    }

    @Test func linksAreFollowedOnlyWhereNamed() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "real/a.yaml")
        try sandbox.link("named", to: "real")
        try sandbox.link("real/self", to: "..")
        #expect(try GlobPattern("named/*.yaml").expand(in: sandbox.root) == [at("named/a.yaml")])
        #expect(try GlobPattern("**/*.yaml").expand(in: sandbox.root) == [at("real/a.yaml")])
        try sandbox.link("out", to: "/")
        let pattern = try GlobPattern("out/*")
        let error = failure { () throws(WorkspaceError) in _ = try pattern.expand(in: sandbox.root)
        }
        #expect(error?.reason == .outsideRoot)
    }
}
