// Support's sections, its access levels and its length.

import Templates
import Testing

@testable import FlowCode

@Suite("Support's files") struct SupportFileTests {
    @Test("Each file has correct markers") func markersAreCorrect() {
        #expect(EmbeddedSupport.names.count == 9)
        let all = Set(SupportFeature.allCases)
        let files = SupportFile.appFiles(using: all) + SupportFile.testFiles(using: all)
        #expect(files.map(\.name).sorted() == EmbeddedSupport.names)
        for file in files {
            let text = file.text(using: all, access: "public ", appImport: "import App")
            #expect(!text.contains("// >>>") && !text.contains("// <<<") && !text.contains("/*public*/"))
        }
        for name in EmbeddedSupport.names {
            let markers = String(decoding: EmbeddedSupport.named(name) ?? [], as: UTF8.self).split(separator: "\n")
                .map { $0.drop { $0 == " " } }.filter { $0.contains("// >>>") || $0.contains("// <<<") }
            #expect(markers.count.isMultiple(of: 2), "\(name)")
            for (index, marker) in markers.enumerated() {
                let words = marker.split(separator: " ").map(String.init)
                let isStart = words.starts(with: ["//", ">>>"]) && words.count > 2
                let isKnown = words.dropFirst(2).flatMap { $0.split(separator: "&") }
                    .allSatisfy { SupportFeature(rawValue: String($0)) != nil }
                #expect(index.isMultiple(of: 2) ? isStart && isKnown : marker == "// <<<", "\(name): \(marker)")
            }
        }
    }

    @Test("Each feature has a section") func everyFeatureIsUsed() {
        let all = Set(SupportFeature.allCases)
        let files = SupportFile.appFiles(using: all) + SupportFile.testFiles(using: all)
        for feature in SupportFeature.allCases {
            let rest = all.subtracting([feature])
            let isUsed = files.contains { $0.text(using: rest) != $0.text(using: all) }
            #expect(isUsed || SupportFile.appFiles(using: rest).count < files.count - 2, "\(feature)")
        }
    }

    @Test("A section for two features is for projects that have both") func sectionForBoth() {
        let file = SupportFile(name: "A.swift", text: "// >>> told&within async\nlet a = 1\n// <<<\n")
        let combinations: [(Set<SupportFeature>, Bool)] = [
            ([.told], false), ([.within], false), ([.told, .within], true), ([.async], true),
        ]
        for (features, isThere) in combinations { #expect(file.text(using: features).isEmpty == !isThere) }
    }

    @Test("Sections that are not used are left out by whole lines")
    func sections() {
        let file = SupportFile(
            name: "A.swift",
            text: """
                @testable import Support
                /*public*/ struct A {
                    // >>> combine async
                    /*public*/ let a = 1
                    // <<<
                }
                // >>> within
                let b = 2
                // <<<

                """)
        #expect(
            file.text(using: [.async], access: "public ", appImport: "import App")
                == "import App\npublic struct A {\n    public let a = 1\n}\n")
        #expect(file.text(using: [.within], appImport: "import App") == "import App\nstruct A {\n}\nlet b = 2\n")
    }

    @Test("Support is short")
    func budgets() {
        let chatBot: Set<SupportFeature> = [.combine, .start, .sync, .debugOnly, .xctest]
        #expect(Self.lines(SupportFile.appFiles(using: chatBot), chatBot) <= 286)
        #expect(Self.lines(SupportFile.testFiles(using: chatBot), chatBot) <= 180)
        let liveness: Set<SupportFeature> = [.async, .run, .value, .within, .cancels, .debugOnly, .xctest]
        #expect(Self.lines(SupportFile.appFiles(using: liveness), liveness) <= 330)
    }

    private static func lines(_ files: [SupportFile], _ features: Set<SupportFeature>) -> Int {
        files.reduce(0) { $0 + $1.text(using: features).count { $0 == "\n" } }
    }
}
