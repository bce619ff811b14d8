// A protocol that was adopted declares what it declared before. The protocols of all goldens are adopted here, and, with
// FLOWGEN_ADOPT_CORPUS naming a folder of Swift files, those of other projects. Signatures are compared as texts, by
// code that shares nothing with the adoption.

import Foundation
import TestSupport
import Testing

@Suite("Adopted protocols")
struct AdoptTests {
    @Test("Adopting the protocol of a golden gives the same protocol and the same enums")
    func goldens() throws {
        var count = 0
        // `make test` adopts those of every sixth.
        let projects = try GoldenProject.all().enumerated().filter { index, golden in
            golden.golden.name != "templates-override" && (Lane.isComplete || index % 6 == 0)
        }
        for golden in projects.map(\.element) {
            for (path, data) in golden.written.contents {
                let text = String(decoding: data, as: UTF8.self)
                let folder = path.split(separator: "/").dropLast().joined(separator: "/")
                guard text.contains("\n// swift-format-ignore-file"),
                    let name = Self.name(in: text),
                    !folder.hasSuffix("Support"), name != "Integration",
                    path.hasSuffix("/\(name).swift")
                else { continue }
                let beside = golden.written.contents.filter { other, _ in
                    other.hasPrefix(folder + "/")
                        && other.contains(#/(Status|Error)\.swift$/#)
                }
                try expectSame(
                    name, [path: data].merging(beside) { first, _ in first },
                    "\(golden.golden.name)/\(path)")
                count += 1
            }
        }
        #expect(count >= projects.count / 2)
    }

    /// The name of the protocol of a flow's file.
    private static func name(in text: String) -> String? {
        text.firstMatch(of: #/\n(?:public |package )?(?:nonisolated )?protocol (\w+)/#).map {
            String($0.1)
        }
    }

    private func expectSame(_ name: String, _ sources: [String: Data], _ place: String) throws {
        let project = try Project()
        var before: [String] = []
        var names: [String] = []
        for (path, data) in sources.sorted(by: { $0.key < $1.key }) {
            let file = path.split(separator: "/").last.map(String.init) ?? path
            let text = Self.plain(String(decoding: data, as: UTF8.self))
            try project.write(text, to: "App/" + file)
            names.append("App/" + file)
            before += Self.members(of: text)
        }
        let adopt = try project.command(["adopt"] + names).run()
        #expect(adopt.status == 0, "\(place): \(adopt.errors)")
        #expect(!adopt.errors.contains("flow-not-adopted"), "\(place): \(adopt.errors)")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(place): \(generate.errors)")
        let after = try project.files().contents.filter {
            $0.key.hasPrefix("Integrations/Services/")
        }.flatMap { Self.members(of: Self.plain(String(decoding: $0.value, as: UTF8.self))) }
        let lost = Set(before).subtracting(after)
        #expect(lost.isEmpty, "\(place): \(lost.sorted())")
    }

    /// A generated file as a person would have written it: without what only flowgen's own types have.
    private static func plain(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        // What follows the cases of an enum is the generated code's own.
        if let end = lines.firstIndex(where: { $0.hasPrefix("    ") && $0.contains("enum Kind") }) {
            lines = Array(lines[..<end])
            while lines.last?.isEmpty == true || lines.last?.hasPrefix("    ///") == true {
                lines.removeLast()
            }
            lines.append("}\n")
        }
        return lines.joined(separator: "\n")
            .replacing(": FlowStatus", with: ": Sendable").replacing(": FlowError", with: ": Error")
    }

    /// The requirements and cases of a file, in one spelling.
    private static func members(of text: String) -> [String] {
        let code = text.split(separator: "\n").filter { line in
            let start = line.drop { $0 == " " }
            return !start.hasPrefix("//") && !start.hasPrefix("@discardableResult")
        }.joined(separator: "\n")
        let declared = code.firstMatch(of: #/(?s)(?:protocol|enum) \w+[^{]*\{\n(.*?)\n\}/#)
        guard let body = declared?.1 else { return [] }
        let parts = body.split(separator: #/\n(?=    (?:@MainActor )?(?:func|var|case) )/#)
        return parts.compactMap { part in
            let words = part.split { $0.isWhitespace }.joined(separator: " ")
            guard words.contains(#/^(@MainActor )?(func|var|case) /#) else { return nil }
            let plain = words.replacing("nonmutating ", with: "").replacing("any ", with: "")
                .replacing("`", with: "").replacing("( ", with: "(").replacing(" )", with: ")")
            // Only cases of the enum itself: its accessors have bodies.
            return plain.hasPrefix("case ") && plain.contains("{") ? nil : plain
        }
    }

    static let corpusFolder = ProcessInfo.processInfo.environment["FLOWGEN_ADOPT_CORPUS"]

    @Test(
        "Adopting a protocol of another project changes no signature",
        .enabled(if: corpusFolder != nil, "FLOWGEN_ADOPT_CORPUS names no folder"))
    func corpus() throws {
        let folder = URL(fileURLWithPath: try #require(Self.corpusFolder))
        var (whole, part, refused) = (0, 0, 0)
        var reasons: [String: Int] = [:]
        for path in try FileTree.names(below: folder) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard text.contains(#/(?m)^(@MainActor )?(public )?protocol /#) else { continue }
            let project = try Project()
            try project.write(text, to: "A.swift")
            let adopt = try project.run("adopt", "A.swift", "--dry-run")
            #expect([1, 2].contains(adopt.status), "\(path): \(adopt.errors)")
            let said = adopt.errors.matches(
                of: #/(error|warning): '([^']*)' is not adopted: (.*) \[/#)
            for match in said {
                let reason = match.3.replacing(#/'[^']*'|`[^`]*`|from \w+/#, with: "…")
                reasons[String(reason), default: 0] += 1
            }
            let adopted = adopt.output.matches(of: #/(?m)^protocol: (\w+)/#).map { String($0.1) }
            let named = text.matches(of: #/(?m)^(?:@MainActor )?(?:public )?protocol (\w+)/#)
            let left = Set(said.map { String($0.2) })
            for name in named.map({ String($0.1) }) {
                if !adopted.contains(name) {
                    refused += 1
                } else if left.subtracting(named.map { String($0.1) }).isEmpty {
                    whole += 1
                } else {
                    part += 1
                }
            }
        }
        print("adopted whole: \(whole), in part: \(part), refused: \(refused)")
        for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(count) | \(reason)")
        }
        #expect(whole + part >= 100)
        #expect(whole > refused)
    }

    @Test("Files that are no Swift, or are not there, are refused")
    func refusals() throws {
        let project = try Project()
        try project.write("protocol P { func a( }", to: "A.swift")
        try project.expectRefusal(["adopt", "A.swift"], status: 2, saying: "is not valid Swift")
        try project.expectRefusal(["adopt", "B.swift"], status: 4, saying: "there is no such file")
    }

    @Test("An adopted wrapper keeps every byte, and gets what it lacks")
    func wrapper() throws {
        let golden = GoldenCase("adopt")
        let project = try Project()
        try golden.input().write(to: project.root)
        #expect(try project.command(golden.arguments()).run().status == 0)
        let path = "Integrations/Stripe/Services/StripePaymentService.swift"
        let before = try golden.input().text("App/StripePaymentService.swift")
        let initializer =
            "\n    convenience init(manager: StripeManager) {\n        self.init()\n    }\n"
        let adopted = try project.files().text(path)
        #expect(adopted.contains(initializer))
        #expect(adopted.replacing(initializer, with: "") == before)
        #expect(try project.run("generate").status == 0)
        let after = try project.files().text(path).split(separator: "\n")
        var rest = after[...]
        for line in before.split(separator: "\n") {
            let place = try #require(rest.firstIndex(of: line), "\(line)")
            rest = rest[(place + 1)...]
        }
    }
}
