// Input that wants to crash, hang or mislead the reader: depth, size, junk, cuts, and a few thousand seeded mutations.
// Reading must end, with all ranges inside the file, and without a root only if an error says why. How its work grows
// is what the work tests count.

import FlowModel
import FlowFile
import SeededNumbers
import Testing

@Suite struct HostileInputTests {
    private func check(_ bytes: [UInt8]) -> YAMLReading {
        let file = SourceFile(path: "h", bytes: bytes)
        let reading = YAMLDocument.read(file)
        let whole = 0...bytes.count
        for diagnostic in reading.diagnostics {
            guard let range = diagnostic.location?.range else { continue }
            #expect(whole.contains(range.lowerBound) && whole.contains(range.upperBound))
        }
        #expect(reading.root != nil || reading.diagnostics.hasErrors)
        for node in reading.root?.all ?? [] {
            #expect(whole.contains(node.range.lowerBound) && whole.contains(node.range.upperBound))
            for child in children(of: node) {
                #expect(
                    node.range.lowerBound <= child.range.lowerBound && child.range.upperBound <= node.range.upperBound)
            }
        }
        return reading
    }

    private func children(of node: YAMLNode) -> [YAMLNode] {
        switch node.content {
        case .scalar: []
        case .sequence(let nodes): nodes
        case .mapping(let entries): entries.flatMap { [$0.key, $0.value] }
        }
    }

    private func fill(_ unit: String, prefix: String = "", size: Int = YAMLDocument.maximumSize) -> [UInt8] {
        let unit = Array(unit.utf8)
        var bytes = Array(prefix.utf8)
        while bytes.count + unit.count <= size { bytes += unit }
        return bytes
    }

    @Test(
        arguments: ["[", "{", "- ", "? ", "[\n", "{a: ", "{a: [", "{\n? ", "[a: ["])
    func depthIsBounded(unit: String) {
        let reading = YAMLDocument.read(SourceFile(path: "h", bytes: fill(unit)))
        #expect(reading.root == nil)
        #expect(["yaml-too-deep", "yaml-syntax"].contains(reading.diagnostics.first?.id))
    }

    @Test(arguments: [64, 65]) func exactDepth(depth: Int) {
        let flow = read(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        let lines = (0..<depth).map { String(repeating: " ", count: $0) + "k:\n" }
        let block = read(lines.joined())
        for reading in [flow, block] {
            #expect((reading.root != nil) == (depth <= YAMLDocument.maximumDepth))
            #expect(reading.diagnostics.map(\.id) == (depth <= 64 ? [] : ["yaml-too-deep"]))
        }
    }

    @Test(
        arguments: [
            "a: b\n", "- a\n", "- \n", "a: ", "a\n", "&a ", "*a ", "!a ", "- *a\n", "\"", "'", "a",
            "é",
            "😀: 😀\n", "\\", "#", "\t", " ", "\n", "\r", "\u{2028}", "%a\n", "---\n", "|", ">\n",
            "? a\n",
            "x: {a: (, b}\n", "@", "`", ": ", ":\n", ",", "]", "}", "\u{0}", "\u{FEFF}", "<<: *a\n",
            "- {a: R<B, C>}\n", "- .f(x: y)\n", "- a:  # c\n", "\"\\x\" ", "- b(\" # )\n",
            "b( # \\\"", "- [:]\n",
        ])
    func largeFiles(unit: String) {
        for prefix in ["", "k: ", "k: [", "k: {", "k: \"", "k: |\n  "] {
            let bytes = fill(unit, prefix: prefix, size: 1 << 16)
            let reading = YAMLDocument.read(SourceFile(path: "h", bytes: bytes))
            #expect(reading.root != nil || reading.diagnostics.hasErrors)
            #expect(reading.diagnostics.count <= 102)
        }
    }

    @Test(arguments: ["a: b\n", "k: [a, ", "\u{1}", "é", "- {a: R<B, C>}\n"]) func largestFiles(unit: String) {
        let file = SourceFile(path: "h", bytes: fill(unit))
        let reading = YAMLDocument.read(file)
        #expect(reading.root != nil || reading.diagnostics.hasErrors)
    }

    @Test func tooLarge() {
        let bytes = [UInt8](repeating: 0x61, count: YAMLDocument.maximumSize + 1)
        #expect(check(bytes).diagnostics.map(\.id) == ["yaml-too-large"])
        #expect(check(Array(bytes.dropLast())).root != nil)
    }

    @Test func aliasBomb() {
        var text = "a0: &a0 [x, x]\n"
        for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        let reading = check(Array(text.utf8))
        #expect(reading.root == nil)
        #expect(reading.diagnostics.contains { $0.id == "yaml-alias" })
        #expect(reading.diagnostics.last?.id == "yaml-too-many-errors")
    }

    @Test func everyCut() {
        let bytes = Array(sample.utf8)
        for count in 0...bytes.count { _ = check(Array(bytes[..<count])) }
    }

    @Test(arguments: 1...8)
    func mutations(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "[", "]", "{", "}", ": ", "- ", ", ", "\"", "'", "&a", "*a", "!b", "<", ">", "(", ")",
            "\n",
            "\r", "\t", "#", "|", "%", "é", "😀", "\u{85}", "\u{2028}", "\u{FEFF}", "?", "@",
            "---\n",
        ].map { Array($0.utf8) }
        let original = Array(sample.utf8)
        for _ in 0..<500 {
            var bytes = original
            for _ in 0...Int.random(in: 0..<6, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                case 1:
                    bytes.removeSubrange(place..<min(place + 3, bytes.count))
                case 2:
                    let byte = UInt8.random(in: .min ... .max, using: &random)
                    bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: [byte])
                default:
                    let end = min(place + 40, bytes.count)
                    bytes.insert(contentsOf: bytes[place..<end], at: 0)
                }
            }
            let reading = check(bytes)
            let printed = DiagnosticPrinter().text(for: reading.diagnostics)
            #expect(reading.diagnostics.isEmpty == printed.isEmpty)
        }
    }
}
