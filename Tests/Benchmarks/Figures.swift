// How much Swift a flow costs: lines for one flow, for each further one, and for a whole app; how many of them say
// something about the flow; and how long the compiler takes for the app's generated code.

import Foundation
import TextTables

/// What flowgen generates, measured.
struct Figures {
    /// The built flowgen.
    let flowgen: String
    /// A folder for what it generates.
    let folder: URL

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The table of lines and shares.
    func sizes() throws -> Table {
        let one = try flow("one", copies: 1)
        let two = try flow("two", copies: 2)
        let bank = try bank().filter(\.isGenerated)
        let share = try Share(bank, otherWords: shop()).percentage
        var table = Table(["lines of Swift", ""])
        table.add(["Examples/chatbot.yaml, without Support", "\(Self.lines(of: one))"])
        table.add([
            "each further flow of that kind", "\(Self.lines(of: two) - Self.lines(of: one))",
        ])
        table.add([
            "Examples/MobileBank, all that is generated", "\(bank.reduce(0) { $0 + $1.lines })",
        ])
        table.add(["of these, Support", "\(bank.filter(\.isShared).reduce(0) { $0 + $1.lines })"])
        table.add(["share of its flows' lines that are the flow's own", "\(share) %"])
        return table
    }

    /// How long the compiler takes for Examples/MobileBank.
    func compileTimes() throws -> Table {
        let example = Self.root.appendingPathComponent("Examples/MobileBank")
        let scratch = folder.appendingPathComponent("bank-build")
        _ = try ChildProcess.run([
            "swift", "build", "--build-tests", "--package-path", example.path, "--scratch-path", scratch.path,
        ])
        let products = scratch.appendingPathComponent("debug")
        var table = Table([
            "compile time of Examples/MobileBank", "wall", "processor", "peak memory",
        ])
        for (name, part) in [("app", "Sources"), ("tests", "Tests")] {
            let files = try Self.swiftFiles(below: example.appendingPathComponent(part)).map(\.path)
            let object = folder.appendingPathComponent("\(name).o").path
            let options = [
                "swiftc", "-wmo", "-Onone", "-c", "-o", object, "-DDEBUG", "-enable-testing",
                "-swift-version", "6",
                "-parse-as-library", "-module-name", "Measured\(name)",
                "-I", products.appendingPathComponent("Modules").path,
            ]
            let map = products.appendingPathComponent("COpenCombineHelpers.build/module.modulemap").path
            let clang = FileManager.default.fileExists(atPath: map) ? ["-Xcc", "-fmodule-map-file=\(map)"] : []
            let measured = try Measurement.inTurns(runs: 3, [{ try ChildProcess.run(options + clang + files) }])[0]
            table.add([
                name, Format.milliseconds(measured.wall), Format.milliseconds(measured.processor),
                Format.megabytes(measured.peakMemory),
            ])
        }
        return table
    }

    // MARK: - Generated code

    private static func lines(of files: [GeneratedFile]) -> Int {
        files.filter { !$0.isShared }.reduce(0) { $0 + $1.lines }
    }

    /// A project of Examples/chatbot.yaml, once or with a second flow that differs in its names alone.
    private func flow(_ name: String, copies: Int) throws -> [GeneratedFile] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Examples/chatbot.yaml"), encoding: .utf8)
        let second = text.replacingOccurrences(of: "ChatBot", with: "HelpBot").replacingOccurrences(
            of: "DeepSeek", with: "DeepHelp")
        var files = ["flowgen.yml": "flows: flows/*.yaml\nmodule: App\n"]
        for (index, text) in [text, second].prefix(copies).enumerated() {
            files["flows/chatbot\(index).yaml"] = text
        }
        return try generated(name, files)
    }

    /// The flow whose words are least like those of MobileBank.
    private func shop() throws -> [GeneratedFile] {
        let fixture = Self.root.appendingPathComponent("Tests/GeneratedCodeTests/Fixtures/Shop")
        let flow = try String(contentsOf: fixture.appendingPathComponent("flows/shop.yaml"), encoding: .utf8)
        let settings = "flows: flows/*.yaml\nmodule: App\nsamples: { Basket: 'Basket(items: [])' }\n"
        return try generated("shop", ["flowgen.yml": settings, "flows/shop.yaml": flow])
    }

    private func generated(_ name: String, _ files: [String: String]) throws -> [GeneratedFile] {
        let place = folder.appendingPathComponent("figures-\(name)")
        for (path, text) in files {
            let file = place.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        _ = try ChildProcess.run([flowgen, "generate", "--quiet", "--root", place.path])
        return try Self.swiftFiles(below: place).map { try GeneratedFile($0, below: place) }
    }

    private func bank() throws -> [GeneratedFile] {
        let example = Self.root.appendingPathComponent("Examples/MobileBank")
        return try ["Sources", "Tests"].flatMap { part in
            try Self.swiftFiles(below: example.appendingPathComponent(part))
                .map { try GeneratedFile($0, below: example) }
        }
    }

    private static func swiftFiles(below folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
            .map { folder.appendingPathComponent($0) }
    }
}

/// A file of Swift in a project.
struct GeneratedFile {
    /// Its path from the project's root.
    let path: String
    /// Its text.
    let text: String

    init(_ file: URL, below root: URL) throws {
        path = String(file.path.dropFirst(root.path.count + 1))
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// The folder that it lies in.
    var folder: String {
        ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    }
    /// Its name.
    var name: String { (path as NSString).lastPathComponent }
    /// Whether all flows of a target share it.
    var isShared: Bool { folder == "Support" }
    /// Whether nothing in it is written by hand.
    var isGenerated: Bool { text.hasPrefix("// Generated by flowgen") }
    /// The number of its lines.
    var lines: Int { text.count { $0 == "\n" } }
}

/// Which part of the flows' lines says something about the flow. A line is the same in every flow if all flows have it
/// once their names are replaced, one of them a flow of other words. Blank lines, lines of brackets alone and the
/// header are not counted.
private struct Share {
    private var own = 0
    private var total = 0

    init(_ bank: [GeneratedFile], otherWords: [GeneratedFile]) {
        var kinds: [String: [(isOther: Bool, lines: [String: Int])]] = [:]
        for (file, isOther) in bank.map({ ($0, false) }) + otherWords.map({ ($0, true) }) {
            guard file.isGenerated, !file.isShared, file.name.contains(file.folder) else {
                continue
            }
            let kind = file.name.replacingOccurrences(of: file.folder, with: "FLOW")
            kinds[kind, default: []].append((isOther, Self.lines(of: file)))
        }
        for files in kinds.values {
            guard let first = files.first?.lines, files.contains(where: { !$0.isOther }) else {
                continue
            }
            let common = files.dropFirst().reduce(first) { common, file in
                common.compactMapValues { $0 }.reduce(into: [:]) { result, line in
                    let count = min(line.value, file.lines[line.key] ?? 0)
                    if count > 0 { result[line.key] = count }
                }
            }
            let same = common.values.reduce(0, +)
            for file in files where !file.isOther {
                let count = file.lines.values.reduce(0, +)
                total += count
                own += count - same
            }
        }
    }

    var percentage: Int { total == 0 ? 0 : own * 100 / total }

    /// How often each line occurs, with the flow's names replaced.
    private static func lines(of file: GeneratedFile) -> [String: Int] {
        var text = file.text.replacingOccurrences(of: file.folder, with: "FLOW")
        text = text.replacingOccurrences(of: words(file.folder), with: "FLOW", options: .caseInsensitive)
        if let module = text.firstMatch(of: /@testable import (\w+)/)?.1 {
            text = text.replacingOccurrences(of: "import \(module)", with: "import App")
        }
        var lines: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            let isHeader = words.hasPrefix("// Generated") || words.hasPrefix("// swift")
            let isBrackets = words.allSatisfy { "[](){},".contains($0) }
            if !isHeader, !isBrackets { lines[String(line), default: 0] += 1 }
        }
        return lines
    }

    /// `OCRScan` as `ocr scan`.
    private static func words(_ name: String) -> String {
        var words = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let isAfterLower = index > 0 && letters[index - 1].isLowercase
            let isBeforeLower = index + 1 < letters.count && letters[index + 1].isLowercase
            if index > 0, letter.isUppercase, isAfterLower || isBeforeLower { words += " " }
            words.append(letter)
        }
        return words.lowercased()
    }
}
