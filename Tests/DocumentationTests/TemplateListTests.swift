// Each template in the folder is embedded in the binary, byte for byte.

import Foundation
import Templates
import TestSupport
import Testing

@Suite("The embedded templates") struct TemplateListTests {
    @Test("Each template is embedded as it is") func embedded() throws {
        let files = try FileTree(at: Checkout.root.appendingPathComponent("Templates")).contents.filter {
            $0.key.hasSuffix(".mustache")
        }
        #expect(files.count > 20)
        #expect(EmbeddedTemplates.names == files.keys.map { String($0.dropLast(9)) }.sorted())
        for (name, bytes) in files {
            #expect(EmbeddedTemplates.named(String(name.dropLast(9))) == Array(bytes), "\(name)")
        }
        #expect(EmbeddedTemplates.named("None") == nil)
    }

    @Test("Each file of Support is embedded as it is") func embeddedSupport() throws {
        let files = try FileTree(at: Checkout.root.appendingPathComponent("Templates/Support")).contents.filter {
            $0.key.hasSuffix(".swift")
        }
        #expect(EmbeddedSupport.names == files.keys.sorted())
        for (name, bytes) in files {
            let isEmbedded = EmbeddedSupport.named(name) == Array(bytes)
            #expect(isEmbedded, "\(name)")
        }
        #expect(EmbeddedSupport.named("None.swift") == nil)
    }
}
