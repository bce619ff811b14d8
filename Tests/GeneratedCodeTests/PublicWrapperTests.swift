// The wrapper of a public protocol may show the SDK's types to those who make it. It compiles beside what is generated,
// with an import that says what it shows; the check names that import.

import Foundation
import TestSupport
import Testing

@Suite("Public wrappers")
struct PublicWrapperTests {
    @Test("An adopted wrapper that shows types of its SDK compiles, and the check names its import")
    func shown() throws {
        let app = try TemporaryFolder()
        try app.write(
            "public final class Acme {\n    public init() {}\n    public func pay() {}\n}\n", to: "Vendor/Acme.swift")
        let service = "Sources/PayService.swift"
        try app.write("public protocol PayService {\n    func pay()\n}\n", to: service)
        let own = "Sources/AcmePayService.swift"
        let wrapper = """
            import Acme

            public final class AcmePayService: PayService {
                private let acme: Acme

                public init(acme: Acme) {
                    self.acme = acme
                }

                public func pay() { acme.pay() }
            }

            """
        try app.write(wrapper, to: own)
        let adopt = try ChildProcess.flowgen(["adopt", service, own], in: app.url).run()
        #expect(adopt.status == 0, "\(adopt.errors)")
        for path in [service, own] { try FileManager.default.removeItem(at: app.url.appendingPathComponent(path)) }
        let maker =
            "\nextension AcmeManager {\n    func makePayService() -> any PayService { AcmePayService(acme: Acme()) }\n}\n"
        try app.write(
            "public " + wrapper + maker,
            to: "Integrations/Acme/Services/AcmePayService.swift")
        let generate = try ChildProcess.flowgen(["generate"], in: app.url).run()
        #expect(generate.status == 0, "\(generate.errors)")

        let mode = ["-swift-version", "6", "-parse-as-library"]
        let sdk = ["-emit-module", "-module-name", "Acme", "-o", "Acme.swiftmodule"]
        let built = try ChildProcess("swiftc", mode + sdk + ["Vendor/Acme.swift"], in: app.url).run()
        try #require(built.status == 0, "\(built.errors)")
        let folder = app.url.appendingPathComponent("Integrations")
        let files = try FileTree.names(below: folder).filter { $0.hasSuffix(".swift") }
        let types = ["-typecheck", "-module-name", "Shop", "-I", "."]
        let outcome = try ChildProcess("swiftc", mode + types + files.map { "Integrations/\($0)" }, in: app.url).run()
        #expect(outcome.status == 0, "\(outcome.errors)")

        let leak = try ChildProcess.flowgen(["check"], in: app.url).run()
        #expect(leak.status == 1)
        #expect(
            (leak.output + leak.errors).contains("`public import` shows 'Acme' to the app"),
            "\(leak.output)\(leak.errors)")
    }
}
