// Every spelling of an import, and everything that only looks like one.

import Testing

@testable import SwiftText

@Suite("Spellings of an import")
struct ImportSpellingTests {
    private let scanner = ImportScanner(modules: ["Firebase", "KeychainSwift", "A.B"])

    /// What is found, as `module@text`.
    private func found(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return (scanner.imports(in: bytes) ?? []).map {
            "\($0.module)@\(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    @Test(arguments: [
        "import Firebase",
        "import Firebase\r\nimport UIKit",
        "\u{FEFF}import Firebase",
        "@_exported import Firebase",
        "@preconcurrency import Firebase",
        "@testable import Firebase",
        "@_implementationOnly import Firebase",
        "@_spi(Internal) @testable import Firebase",
        "@preconcurrency\n@_exported\n  import\n    Firebase",
        "public import Firebase",
        "internal import Firebase",
        "fileprivate import Firebase",
        "package import Firebase",
        "import struct Firebase.App",
        "import class Firebase.Auth.User",
        "import func Firebase.start",
        "import enum Firebase.Level",
        "import protocol Firebase.Service",
        "import typealias Firebase.Alias",
        "import var Firebase.shared",
        "import let Firebase.shared",
        "import Firebase.Auth",
        "import Firebase.Auth.Private",
        "import UIKit; import Firebase",
        "import UIKit;import Firebase;import Foundation",
        "let a = 1; import Firebase",
        "import /* a */ Firebase",
        "import /* a /* b */ c */ Firebase // d",
        "import // why\n    Firebase",
        "/* a */import/**/struct/**/Firebase.App",
        "import\tFirebase",
        "import\u{B}\u{C}Firebase",
        "import\u{A0}Firebase",
        "\u{A0}import Firebase",
        "#if canImport(Firebase)\nimport Firebase\n#endif",
        "#if os(iOS)\n#if DEBUG\nimport UIKit\n#else\nimport Firebase\n#endif\n#endif",
        "#if false\nimport UIKit\n#elseif X\nimport Firebase\n#endif",
        "struct S {}\nfunc f() {}\nimport Firebase",
        "#!/usr/bin/swift\nimport Firebase",
        "let t = \"import\"\nimport Firebase",
        "import Firebase // import Nothing",
        "/* #if */ import Firebase",
        "a = /[\"]/\nimport Firebase // \"",
        "a = b / c; import Firebase // d/",
        "try? /\"/\nimport Firebase",
        "let a = x.\nimport Firebase",
        "let a = (\nimport Firebase",
        "import struct Firebase::App",
        "let a = \"\\(b\nimport Firebase",
        "let a = <#\"#>\nimport Firebase",
    ])
    func isFound(text: String) {
        #expect(found(text) == ["Firebase@Firebase"])
    }

    @Test("Back-ticks belong to the place, not to the name")
    func backticks() {
        #expect(found("import `Firebase`") == ["Firebase@`Firebase`"])
        #expect(found("import struct `Firebase`.`App`") == ["Firebase@`Firebase`"])
    }

    @Test("All of them, in order, each at its place")
    func several() {
        #expect(
            found("import KeychainSwift\n#if X\nimport Firebase\n#endif\nimport Firebase.Auth")
                == ["KeychainSwift@KeychainSwift", "Firebase@Firebase", "Firebase@Firebase"])
        let bytes = Array("é\nimport UIKit; import Firebase".utf8)
        #expect(scanner.imports(in: bytes)?.map(\.range) == [24..<32])
    }

    @Test("A submodule is found by its whole name alone")
    func submodules() {
        #expect(found("import A.B") == ["A.B@A"])
        #expect(found("import struct A.B.C") == ["A.B@A"])
        #expect(found("import A") == [])
        #expect(found("import A.C") == [])
    }

    @Test(arguments: [
        "",
        "import",
        "import ",
        "import UIKit",
        "import FirebaseCore",
        "import MyFirebase",
        "import UIKit.Firebase",
        "import struct UIKit.Firebase",
        "// import Firebase",
        "/// import Firebase\nfunc f() {}",
        "/* import Firebase */",
        "/* /* */ import Firebase */",
        "/*\nimport Firebase\n*/",
        "/* import Firebase",
        "let a = \"import Firebase\"",
        "let a = #\"\" import Firebase \"\"#",
        "let a = \"\"\"\nimport Firebase\n\"\"\"",
        "let a = ##\"\"\"\n\"\"\"#\nimport Firebase\n\"\"\"##",
        "let a = \"\\(b) import Firebase\"",
        "let a = \"\\(\"import Firebase\")\"",
        "let a = \"\"\"\n\\(f(\"x\"))\nimport Firebase\n\"\"\"",
        "let a = /import Firebase/",
        "let a = #/\nimport Firebase\n/#",
        "#if canImport(Firebase)\nimport UIKit\n#endif",
        "func `import`() {}\nlet x = Firebase.self",
        "x.import\nFirebase.start()",
        "reimport Firebase",
        "imports Firebase",
        "Import Firebase",
        "func f(import Firebase: Int) {}",
        "let a = x.import Firebase",
        "let `import Firebase` = 1",
        "let a = <#import Firebase#>",
        "let a = \"\\(b /* \n */) import Firebase\"",
    ])
    func isNotFound(text: String) {
        #expect(found(text) == [])
    }

    @Test("Without modules nothing is found")
    func noModules() {
        #expect(ImportScanner(modules: []).imports(in: Array("import Firebase".utf8)) == [])
    }

    @Test("Bytes that are no UTF-8, cut texts and deep nesting do no harm")
    func hostile() {
        let bytes = [0xFF, 0xFE, 0x0A] + Array("import Firebase".utf8)
        #expect(scanner.imports(in: bytes)?.map(\.range) == [10..<18])
        let text = Array("@a(1)\nimport /* x */ struct Firebase.`App` // \"".utf8)
        for end in text.indices { _ = scanner.imports(in: Array(text[..<end])) }
    }

    @Test(
        "What passes an import on, whatever appears around it",
        arguments: [
            ("@_exported import Firebase", "@_exported"),
            ("@_exported @preconcurrency import Firebase", "@_exported"),
            ("@preconcurrency\n@_exported\n  import struct Firebase.App", "@_exported"),
            ("@_spi(Internal) @_exported public import Firebase", "@_exported"),
            ("public import Firebase", "public"),
            ("public @preconcurrency import Firebase", "public"),
            ("import UIKit; package /* why */ import Firebase", "package"),
            ("#if DEBUG\npublic import Firebase\n#endif", "public"),
            ("import Firebase", nil),
            ("internal import Firebase", nil),
            ("@testable import Firebase // @_exported", nil),
            ("public import UIKit\nimport Firebase", nil),
            ("public struct S {}\nimport Firebase", nil),
            ("public let a = _exported\nimport Firebase", nil),
            ("let a = \"public\"\nimport Firebase", nil),
        ])
    func exposure(text: String, expected: String?) {
        let imports = scanner.imports(in: Array(text.utf8))
        #expect(imports?.map(\.exposure) == [expected])
    }
}
