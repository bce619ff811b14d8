// An app's sources to search for leaks: many files with imports, comments and strings, none of which
// leaks. A few speak of the SDK in a comment, and one in fifty imports it where it may.

import Foundation
import SeededNumbers

/// Swift files that are watched.
struct SampleSources {
    /// The lines of each file.
    private static let linesInFile = 500

    /// Writes so many lines, in files of one size, into a project, and has it watch them.
    static func write(lines count: Int, into project: SampleProject) throws {
        let configuration = project.root.appendingPathComponent("flowgen.yml")
        let settings = try String(contentsOf: configuration, encoding: .utf8)
        try Data((settings + "boundary: { sources: App, allow: App/Legacy }\n").utf8)
            .write(to: configuration)
        for index in 0..<(count / linesInFile) {
            let folder = index % 50 == 49 ? "App/Legacy" : "App/Part\(index / 40)"
            let place = project.root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text(of: index).utf8).write(
                to: place.appendingPathComponent("Screen\(index).swift"))
        }
    }

    private static func text(of index: Int) -> String {
        var random = SplitMix64(seed: UInt64(index) + 1)
        var lines = ["import Foundation", "import SwiftUI", "@testable import Model\(index)"]
        // The SDK of the only integration; the parser has to tell.
        if index % 20 == 0 { lines.append("// Once this had to import Amber0Kit.") }
        if index % 50 == 49 { lines.append("import Amber0Kit") }
        lines += ["", "struct Screen\(index) {"]
        while lines.count < linesInFile - 1 {
            lines.append(line(lines.count, &random))
        }
        return (lines + ["}", ""]).joined(separator: "\n")
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
