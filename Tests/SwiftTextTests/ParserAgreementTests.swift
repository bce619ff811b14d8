// The search over bytes must never say no where the parser finds an import. Tried on the Swift files of the packages
// that this one depends on, as they are and with blanks and comments between the words.

import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import SwiftText

@Suite("The search and the parser")
struct ParserAgreementTests {
    /// Finds imports wherever they stand.
    private final class Visitor: SyntaxVisitor {
        var modules: [String] = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            modules.append(node.path.first?.name.identifier?.name ?? "")
            return .skipChildren
        }
    }

    /// The quick lane takes every twelfth file: parsing is slow in a build for debugging.
    @Test("Both find the same in the files of the dependencies")
    func realFiles() throws {
        let files = try swiftFiles()
        try #require(files.count > 100)
        var imports = 0
        for (index, file) in files.enumerated() where Lane.isComplete || index % 12 == 0 {
            let bytes = Array(try Data(contentsOf: file))
            let visitor = Visitor(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: String(decoding: bytes, as: UTF8.self)))
            imports += visitor.modules.count
            let all = ImportScanner(modules: Set(visitor.modules))
            #expect(all.imports(in: bytes)?.map(\.module) == visitor.modules, "\(file.path)")
            for module in Set(visitor.modules) {
                #expect(ImportScanner(modules: [module]).mayFind(in: bytes), "\(file.path)")
            }
            #expect(ImportScanner(modules: ["NoSuchModule"]).imports(in: bytes) == [])
        }
        #expect(imports > 30)
    }

    @Test("Whatever stands between the words")
    func oddSpacing() {
        for seed in 0..<400 as Range<UInt64> { tryOddSpacing(seed) }
    }

    private func tryOddSpacing(_ seed: UInt64) {
        var numbers = Numbers(state: seed)
        let between = [
            " ", "\n", "\t", "/**/", "/* import UIKit */", "// x\n", "/* \" */", "\r\n", "/*/**/*/",
        ]
        var words = ["import", "Firebase"]
        if numbers.next(2) == 0 { words.insert("struct", at: 1) }
        if numbers.next(3) == 0 { words[words.count - 1] = "`Firebase`" }
        if numbers.next(3) == 0 { words.insert("@testable", at: 0) }
        if numbers.next(3) == 0 { words.insert("public", at: words.firstIndex(of: "import") ?? 0) }
        var text = ["", "let s = \"import Firebase\"\n", "// import\n", ";", "import UIKit;"][numbers.next(5)]
        for (index, word) in words.enumerated() {
            if index > 0 { for _ in 0...numbers.next(3) { text += between[numbers.next(9)] } }
            // Blanks before and after a comment, since `a/**/b` is two words to the parser alone.
            text += " " + word
        }
        if words.contains("struct") { text += ".App" }
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        let expected = visitor.modules.filter { $0 == "Firebase" }
        #expect(expected.count == 1)
        let found = ImportScanner(modules: ["Firebase"]).imports(in: Array(text.utf8))
        #expect(found?.map(\.module) == expected, "\(text)")
    }

    /// The Swift files of the packages that were checked out to build this one.
    private func swiftFiles() throws -> [URL] {
        // A scratch folder elsewhere has them too, but this package's own files are always there.
        let place = Checkout.dependencies ?? Checkout.root
        return try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { place.appendingPathComponent($0) }
    }
}

/// Numbers that are the same on every run.
private struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
