// What is a path below the root, and what is not.

import Testing

@testable import FlowgenKit

@Suite struct RelativePathTests {
    @Test(arguments: [
        "", "/", "/a", "a/", "a//b", ".", "..", "a/./b", "a/../b", "../a", "./a", "a/..", "a\0b",
        String(repeating: "a", count: 4097),
    ])
    func refuses(_ text: String) {
        #expect(RelativePath(validating: text) == nil)
    }

    @Test(arguments: [
        "a", "a/b.swift", "...", "..a/b..", ".git", "Über uns/ß.yaml", "a b", "\\", "a\nb",
    ])
    func accepts(_ text: String) throws {
        #expect(try at(text).description == text)
    }

    @Test func hasParts() throws {
        let path = try at("Integrations/Chat Bot/Ä.swift")
        #expect(path.components == ["Integrations", "Chat Bot", "Ä.swift"])
        #expect(path.name == "Ä.swift")
        #expect(path.parent == (try at("Integrations/Chat Bot")))
        #expect(try at("a").parent == nil)
        #expect(try at("a").appending("b/c") == at("a/b/c"))
        #expect(try at("a").appending("../b") == nil)
        #expect(try at("a/b").isBelow(at("a")))
        #expect(try !at("ab").isBelow(at("a")) && !at("a").isBelow(at("a")))
    }

    @Test func ordersByBytesNotByCharacters() throws {
        let sorted = try ["b", "a/b", "a.b", "Z", "ä", "a", "é", "e\u{301}"].map(at).sorted()
        #expect(sorted.map(\.description) == ["Z", "a", "a.b", "a/b", "b", "e\u{301}", "ä", "é"])
        #expect(try at("é") != at("e\u{301}"))
        #expect(try Set([at("é"), at("e\u{301}")]).count == 2)
    }

    @Test func errorsReadAsSentences() {
        let error = WorkspaceError(.write, "Integrations/X.swift", .system(errno: 13))
        #expect(error.description == "cannot write Integrations/X.swift: permission denied")
        #expect(error.errorNumber == 13 && !error.isLocked)
        let hostile = WorkspaceError(.read, "a\u{1B}[31m\u{202E}b", .outsideRoot)
        #expect(hostile.description == "cannot read a\\u{1B}[31m\\u{202E}b: it lies outside the project's root folder")
    }
}
