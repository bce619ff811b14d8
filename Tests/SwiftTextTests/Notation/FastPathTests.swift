// The fast path reads what the parser reads, or nothing.

import SeededNumbers
import Testing

@testable import SwiftText

@Suite struct FastPathTests {
    @Test(arguments: [
        "Int", "A1", "[Int]", "[[Int]]", "[String: Int]", "[String: [Int?]?]?", "Int?", "Int??",
        "URL",
        "Void", "[Void]", "Void?", "Array", "Set", "Optional", "[A: B]?",
    ])
    func agrees(_ text: String) throws {
        let fast = try #require(TypeFastPath.read(text))
        #expect(try fast == NotationChecker.parsedType(text, in: .value))
        #expect(try fast == NotationChecker.parsedType(text, in: .parameter))
    }

    @Test(arguments: [
        "", " Int", "Int ", "int", "[Int", "Int]", "[String:Int]", "[ Int]", "Set<Int>", "Any",
        "Self",
        "Type", "Protocol", "A.B", "A_B", "Größe", "Int!", "[A: B: C]", "Int ?", "?", "[]", "[:]",
        "[String: ]", "[:Int]", String(repeating: "A", count: 101),
        String(repeating: "[", count: 20) + "Int" + String(repeating: "]", count: 20),
    ])
    func leavesTheRest(_ text: String) {
        #expect(TypeFastPath.read(text) == nil)
    }

    @Test func agreesOnRandomTexts() throws {
        var random = SplitMix64(seed: 11)
        let pieces = ["[", "]", "?", ": ", ":", "Int", "A", "B2", " ", "a", "Any", "."]
        var read = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...7, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            guard let fast = TypeFastPath.read(text) else { continue }
            read += 1
            #expect(try fast == NotationChecker.parsedType(text, in: .value), "\(text)")
        }
        #expect(read > 500)
    }
}
