// An app's sources to search for leaks: many files with imports, comments and strings, none of which leaks. A few
// mention the SDK in a comment, so that the lexer has to decide.

import Foundation
import SeededNumbers

/// Swift files that are watched.
struct SampleSources {
    private static let bytesInFile = 5_000

    /// Writes so many files into a folder.
    static func write(files count: Int, to folder: URL) throws {
        for index in 0..<count {
            let place = folder.appendingPathComponent("Part\(index / 40)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text(of: index).utf8).write(to: place.appendingPathComponent("Screen\(index).swift"))
        }
    }

    private static func text(of index: Int) -> String {
        var random = SplitMix64(seed: UInt64(index) + 1)
        var text = "import Foundation\nimport SwiftUI\n@testable import Model\(index)\n"
        if index % 20 == 0 { text += "// Once this had to import DeepSwiftSeek0.\n" }
        text += "\nstruct Screen\(index) {\n"
        var number = 0
        while text.utf8.count < bytesInFile {
            number += 1
            text += line(number, &random) + "\n"
        }
        return text + "}\n"
    }

    private static func line(_ number: Int, _ random: inout SplitMix64) -> String {
        switch random.number(0...4) {
        case 0: "    /// What the user sees when the important part \(number) is there."
        case 1: "    var title\(number) = \"Imported \(number) of them\""
        case 2: "    func reload\(number)(_ value: Int) -> Int { value * \(number) + 1 }"
        case 3: "    private let limit\(number): [String: Int] = [\"a\": \(number)]"
        default: ""
        }
    }
}
