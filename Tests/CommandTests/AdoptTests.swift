// A protocol that was adopted declares what it declared before. The protocols of all goldens are adopted here; CorpusTests
// adopts those of public apps. What was declared and what is generated are compared as texts, in both directions:
// attributes, inheritance, members, cases. `Surface` shares nothing with the adoption.

import Foundation
import TestSupport
import Testing

@Suite("Adopted protocols") struct AdoptTests {
    @Test("Adopting the protocol of a golden gives the same protocol and the same enums") func goldens() throws {
        var count = 0
        // `make test` adopts those of every sixth.
        // Two declare what only their settings allow.
        let odd: Set = ["templates-override", "tests-none"]
        let projects = try GoldenProject.all().enumerated().filter { index, golden in
            !odd.contains(golden.golden.name) && (Lane.isComplete || index % 6 == 0)
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
                    name, [path: data].merging(beside) { first, _ in first }, "\(golden.golden.name)/\(path)")
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
        var before: [String: Surface] = [:]
        var names: [String] = []
        for (path, data) in sources.sorted(by: { $0.key < $1.key }) {
            let file = path.split(separator: "/").last.map(String.init) ?? path
            let text = Self.plain(String(decoding: data, as: UTF8.self))
            try project.write(text, to: "App/" + file)
            names.append("App/" + file)
            before.merge(Surface.all(in: text)) { first, _ in first }
        }
        let wanted = try #require(before[name], "\(place)")
        let adopt = try project.command(["adopt"] + names).run()
        let refused = Self.refused(in: adopt.errors)
        #expect(adopt.status == 0 && refused == [], "\(place): \(adopt.errors)")
        try project.remove("App")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(place): \(generate.errors)")
        var after = try Self.generated(in: project)
        #expect(after.removeValue(forKey: name) == wanted, "\(place): \(wanted)")
        for (name, surface) in after {
            #expect(before[name] == surface, "\(place): \(surface)")
        }
    }

    /// The names of what is not adopted.
    static func refused(in errors: String) -> [String] {
        errors.matches(of: #/(?:error|warning): '([^']*)' is not adopted: /#).map { String($0.1) }
    }

    /// What the files of a project's services declare.
    static func generated(in project: Project) throws -> [String: Surface] {
        try project.files().contents.filter {
            $0.key.hasPrefix("Integrations/Services/") && !$0.key.contains("/Support/")
        }.reduce(into: [:]) { found, file in
            let text = Self.plain(String(decoding: file.value, as: UTF8.self))
            guard let name = file.key.split(separator: "/").last?.dropLast(6),
                let surface = Surface.all(in: text)[String(name)],
                surface.inherited.isDisjoint(with: ["FlowSpec", "MainFlow", "AnyThreadFlow"])
            else { return }
            found[String(name)] = surface
        }
    }

    /// A generated file as a person would have written it: without what only flowgen's own types have.
    private static func plain(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        // What follows the cases of an enum is the generated code's own.
        if let end = lines.firstIndex(where: { $0.hasPrefix("  ") && $0.contains("enum Kind") }) {
            lines = Array(lines[..<end])
            while lines.last?.isEmpty == true || lines.last?.hasPrefix("  ///") == true
                || lines.last?.hasPrefix("    ///") == true
            {
                lines.removeLast()
            }
            lines.append("}\n")
        }
        return lines.joined(separator: "\n")
            .replacing(": FlowStatus", with: ": Sendable").replacing(": FlowError", with: ": Error")
    }

    /// A protocol, what `adopt` says of it, and what the generated protocol requires in its place; nil if it is
    /// refused.
    struct Trial: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let saying: [String]
        let members: Set<String>?
    }

    static let trials = [
        Trial(
            testDescription: "a protocol that weak references hold",
            text: "protocol PayService: AnyObject {\n    func pay()\n}\n", saying: [], members: ["func pay()"]),
        Trial(
            testDescription: "one that any thread may use",
            text: "protocol PayService: class, Sendable {\n    func pay() async\n}\n",
            saying: [], members: ["func pay()async"]),
        Trial(
            testDescription: "a class-bound protocol of the main actor",
            text: "@MainActor\nprotocol PayService: AnyObject {\n    func pay()\n}\n",
            saying: [], members: ["func pay()"]),
        Trial(
            testDescription: "a protocol of the main actor that a struct may serve",
            text: "@MainActor\nprotocol PayService {\n    var name: String { get }\n}\n",
            saying: [], members: ["var name:String{get}"]),
        Trial(
            testDescription: "one that is Sendable, and not for classes alone",
            text: "@MainActor\nprotocol PayService: Sendable {\n    func pay()\n}\n",
            saying: [], members: ["func pay()"]),
        Trial(
            testDescription: "async members of a protocol that is not Sendable",
            text: "protocol PayService {\n    func pay() async throws\n    func stop()\n}\n",
            saying: [], members: ["func pay()async throws", "func stop()"]),
        Trial(
            testDescription: "async members of one that is",
            text: "protocol PayService: Sendable {\n    func pay() async\n    func stop()\n}\n",
            saying: [], members: ["func pay()async", "func stop()"]),
        Trial(
            testDescription: "a result that callers discard",
            text: """
                @MainActor
                protocol PayService: AnyObject {
                    func pay()
                    @discardableResult
                    func ping() -> Int
                }

                """,
            saying: [], members: ["func pay()", "@discardableResult func ping()->Int"]),
        Trial(
            testDescription: "an error with a description",
            text: """
                protocol PayService {
                    func pay() throws(PayServiceError)
                }

                enum PayServiceError: LocalizedError {
                    case declined
                }

                """, saying: [],
            members: ["func pay()throws(PayServiceError)"]),
        Trial(
            testDescription: "statuses without a status",
            text: """
                @MainActor
                protocol PayService: AnyObject, Sendable {
                    var statuses: AsyncStream<PayStatus> { get }
                    func pay()
                }

                enum PayStatus: Sendable { case idle, paid }

                """,
            saying: [], members: ["func pay()", "var statuses:AsyncStream<PayStatus>{get}"]),
        Trial(
            testDescription: "a status and its stream",
            text: """
                protocol PayService: Sendable {
                    var status: PayStatus { get }
                    var statuses: AsyncStream<PayStatus> { get }
                    func open() async
                }

                enum PayStatus { case closed, open }

                """,
            saying: [],
            members: [
                "func open()async", "var status:PayStatus{get}",
                "var statuses:AsyncStream<PayStatus>{get}",
            ]),
        Trial(
            testDescription: "a status that is decoded",
            text: """
                @MainActor
                protocol PayService: AnyObject {
                    var status: PayStatus { get }
                    func pay()
                }

                enum PayStatus: Codable { case idle, paid }

                """, saying: [], members: ["var status:PayStatus{get}", "func pay()"]),
        Trial(
            testDescription: "a setter that changes a struct, and one that does not",
            text: "protocol PayService {\n    var id: Int { get set }\n    var key: Int { get nonmutating set }\n}\n",
            saying: [], members: ["var id:Int{get set}", "var key:Int{get nonmutating set}"]),
        Trial(
            testDescription: "overloads, unnamed parameters, and names that flowgen used to need",
            text: """
                protocol PayService {
                    func login(token: String)
                    func login(ssoToken: String) throws
                    func scroll(_: Int, to _: Int)
                    func didFail(with error: Error)
                    func reset()
                }

                """, saying: [],
            members: [
                "func login(token:String)", "func login(ssoToken:String)throws",
                "func scroll(_ value:Int,to value2:Int)",
                "func didFail(with error:Error)", "func reset()",
            ]),
        Trial(
            testDescription: "closures in parentheses, and names that no flow has behind a label",
            text: """
                protocol PayService {
                    func pay(then done: @escaping (() -> Void), or failed: ((Int) -> Void)?)
                    func remove(at URL: URL)
                    func show(flow: Bool, in place: Int)
                }

                """, saying: [],
            members: [
                "func pay(then done:@escaping()->Void,or failed:((Int)->Void)?)", "func remove(at value:URL)",
                "func show(flow value:Bool,in value2:Int)",
            ]),
        Trial(
            testDescription: "a publisher beside async methods",
            text: """
                import Combine
                protocol PayService {
                    func pay() async
                    func prices() -> AnyPublisher<Int, Never>
                }

                """, saying: [], members: ["func pay()async", "func prices()->AnyPublisher<Int,Never>"]),
        Trial(
            testDescription: "a label that begins declarations",
            text: "protocol PayService {\n    func pay(`let` sum: Int)\n}\n",
            saying: [], members: ["func pay(let sum:Int)"]),
        Trial(
            testDescription: "members that it inherits",
            text: """
                import Combine
                protocol PayService: CardService, Named, ObservableObject { func pay() }
                protocol CardService: Sendable { func scan() async }
                protocol Named { var name: String { get }; func pay() }

                """, saying: [],
            members: ["func pay()", "func scan()async", "var name:String{get}"]),
        Trial(
            testDescription: "nothing but what it inherits",
            text: "protocol PayService: CardService {}\nprotocol CardService { func scan() }\n",
            saying: [], members: ["func scan()"]),
        Trial(
            testDescription: "a protocol that is not there",
            text: "protocol PayService: CardService { func pay() }\n",
            saying: ["it inherits from CardService, which these files do not declare"], members: nil),
        Trial(
            testDescription: "a protocol with a member that no flow declares",
            text: "protocol PayService: CardService { func pay() }\nprotocol CardService { init(id: Int) }\n",
            saying: [
                "it inherits from CardService, and a flow's protocol has no initializers",
                "'CardService' is not adopted: a flow's protocol has no initializers",
            ], members: nil),
        Trial(
            testDescription: "a protocol of another actor",
            text: """
                protocol PayService: CardService { func pay() }
                @MainActor protocol CardService { static func make() }

                """,
            saying: [
                "it inherits from CardService, and only one of them belongs to the main actor",
                "'CardService' is not adopted: the flow's protocol would say `func make()`",
            ], members: nil),
        Trial(
            testDescription: "an associated type",
            text: "protocol PayService {\n    associatedtype Card\n    func pay(_: Card)\n}\n",
            saying: ["it has an associated type, Card, and a flow's protocol cannot be generic"], members: nil),
    ]

    @Test("What callers see stays, or is refused by its name", arguments: trials) func adopted(_ trial: Trial) throws {
        let project = try Project()
        try project.write(trial.text, to: "A.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == (trial.members == nil ? 2 : 0), "\(adopt.errors)")
        for text in trial.saying { #expect(adopt.errors.contains(text), "\(adopt.errors)") }
        #expect(Self.refused(in: adopt.errors).count == trial.saying.count, "\(adopt.errors)")
        guard let members = trial.members else { return }
        try project.remove("A.swift")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors)")
        let all = Surface.all(in: trial.text)
        let old = try #require(all["PayService"]?.joined(with: all))
        let new = try #require(try Self.generated(in: project)["PayService"])
        #expect(new.isDeclared(like: old), "\(new.head) was \(old.head)")
        #expect(new.members == members)
    }

    @Test("Each class that serves the flow is a wrapper; other types are named") func otherWrappers() throws {
        let project = try Project()
        try project.write("@MainActor\nprotocol PayService: AnyObject {\n    func pay()\n}\n", to: "A.swift")
        for name in ["Stripe", "Adyen"] {
            let wrapper = "final class \(name)Pay: PayService {\n    func pay() {}\n}\n"
            try project.write("import \(name)\n\n\(wrapper)", to: "\(name)Pay.swift")
        }
        let others = ["actor CashPay: PayService {}", "extension Client: PayService {}"]
        try project.write(others.joined(separator: "\n"), to: "B.swift")
        let adopt = try project.run("adopt", "A.swift", "B.swift", "StripePay.swift", "AdyenPay.swift")
        #expect(adopt.status == 0)
        #expect(adopt.errors == "", "\(adopt.errors)")
        let makers = ["Adyen", "Stripe"].map { name in
            "\(name)Pay to Integrations/\(name)/Services/\(name)Pay.swift, and write below it: `extension "
                + "\(name)Manager { func makePayService() -> any PayService { \(name)Pay() } }`"
        }
        #expect(adopt.output.contains("  1. Move \(makers.joined(separator: "; ")).\n"), "\(adopt.output)")
        for name in ["Stripe", "Adyen"] {
            try project.move("\(name)Pay.swift", to: "Integrations/\(name)/Services/\(name)Pay.swift")
        }
        try project.remove("A.swift")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors)")
        let files = try project.files()
        let manager = files.text("Integrations/IntegrationsManager.swift")
        #expect(manager.contains("StripeManager") && !manager.contains("AdyenManager"))
    }

    @Test("A class that serves two protocols is the wrapper of one, and passed to the app's manager for the other")
    func twoProtocols() throws {
        let project = try Project()
        try project.write("protocol PayService { func pay() }\nprotocol CardService { func scan() }\n", to: "A.swift")
        let wrapper = "final class StripeAll: PayService, CardService {}\nactor CashCards: CardService {}\n"
        try project.write("import Stripe\n\n" + wrapper, to: "B.swift")
        let adopt = try project.run("adopt", "A.swift", "B.swift")
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        let supply = "pass them to `IntegrationsManager`: StripeAll or CashCards for CardService."
        #expect(adopt.output.contains(supply), "\(adopt.output)")
        let files = try project.files()
        #expect(files.text("flows/pay-service.yaml").contains("wrapper: StripeAll"))
        #expect(!files.text("flows/card-service.yaml").contains("integrations:"))
    }

    @Test("A class whose name the app declares twice is passed to the app's manager")
    func wrapperTwice() throws {
        let project = try Project()
        try project.write("protocol PayService { func pay() }\nfinal class StripePay: PayService {}\n", to: "A.swift")
        try project.write("final class StripePay {}\n", to: "Watch/StripePay.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        #expect(adopt.output.contains("StripePay for PayService."), "\(adopt.output)")
        try project.remove("A.swift")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors)")
    }

    @Test("What a file imports for its wrapper is the SDK's, for all its protocols") func sharedFile() throws {
        let project = try Project()
        try project.write(
            """
            import Foundation
            import Stripe

            protocol PayService { func pay(_ amount: Decimal) }
            protocol CardService { func scan() }

            final class StripePay: PayService { func pay(_ amount: Decimal) {} }

            """, to: "A.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == 0, "\(adopt.errors)")
        let files = try project.files()
        let pay = files.text("flows/pay-service.yaml")
        #expect(pay.contains("\nimports: [Foundation]\n"), "\(pay)")
        #expect(pay.contains("\n    sdk: [Stripe]\n"), "\(pay)")
        let card = files.text("flows/card-service.yaml")
        #expect(card.contains("\nimports: [Foundation]\n"), "\(card)")
    }

    @Test("Each of several flows has a name of its own")
    func names() throws {
        let project = try Project()
        try project.write(
            """
            protocol PaymentHistory { func entries() -> [String] }
            protocol PaymentService {
                var status: PaymentStatus { get }
                var statusPublisher: AnyPublisher<PaymentStatus, Never> { get }
                func pay()
            }
            enum PaymentStatus: Sendable { case idle, paid }
            protocol CardSDK { func scan() }
            protocol CardProtocol { func read() }

            """, to: "A.swift")
        try project.write("protocol Card { func show() }\n", to: "B.swift")
        let adopt = try project.run("adopt", "A.swift", "B.swift", "A.swift")
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        let files = try project.files()
        let flows = [
            "payment-history": "PaymentHistory", "payment": "Payment", "card": "Card",
            "card-sdk": "CardSDK", "card-protocol": "CardProtocol",
        ]
        for (file, name) in flows {
            let text = files.text("flows/\(file).yaml")
            #expect(text.contains("\nflow: \(name)\n"), "\(text)")
        }
        #expect(files.text("flows/payment.yaml").contains("\nprotocol: PaymentService\n"))
        #expect(files.text("flows/card.yaml").contains("\nprotocol: Card\n"))
        for name in ["A", "B"] { try project.remove("\(name).swift") }
        #expect(try project.run("generate").status == 0)
    }

    @Test("A flow's access is its protocol's, if all that see the project's types see the flow")
    func access() throws {
        let project = try Project()
        try project.write("public protocol Gate { func open() }\nprotocol Door { func open() }\n", to: "A.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == 0 && adopt.errors == "", "\(adopt.errors)")
        try project.remove("A.swift")
        #expect(try project.run("generate").status == 0)
        let made = try Self.generated(in: project)
        #expect(made["Gate"]?.head == " public protocol Gate" && made["Door"]?.head == " protocol Door")
        try project.write("access: public\n", to: "flowgen.yml")
        try project.expectRefusal(["check"], status: 2, saying: "flows")
    }

    @Test("What a flow cannot declare stays, in a protocol that inherits the rest: no caller changes")
    func kept() throws {
        let project = try Project()
        let text = """
            protocol PayService {
                func pay() throws
                func pay(_ amount: Int)
                static func make() -> Self
            }

            """
        try project.write(text, to: "A.swift")
        let adopt = try project.run("adopt", "A.swift")
        #expect(adopt.status == 0 && Self.refused(in: adopt.errors) == ["make"], "\(adopt.errors)")
        #expect(adopt.output.contains("PayService in A.swift inherits PayServiceBase (pay, pay)."), "\(adopt.output)")
        #expect(try project.run("generate").status == 0)
        #expect(
            try Self.generated(in: project)["PayServiceBase"]?.members == [
                "func pay()throws", "func pay(_ amount:Int)",
            ])
    }

    @Test("A name that the app has is not generated")
    func takenNames() throws {
        let project = try Project()
        try project.write("protocol Images: AnyObject { func load() }\n", to: "Images.swift")
        try project.write(
            "import Kingfisher\nfinal class KingfisherImages: Images { func load() { KingfisherManager.shared.load() } }\n",
            to: "KingfisherImages.swift")
        try project.write("final class KingfisherImagesTests {}\nstruct ImagesContract {}\n", to: "Tests/A.swift")
        try project.write(
            "protocol Door { func open() }\nprotocol Gate { func open() }\nprotocol Window { func open() }\n",
            to: "Door.swift")
        try project.write("final class Window { struct MockWindow {} }\n", to: "Window.swift")
        try project.write("struct MockDoor: Door { func open() {} }\n", to: "MockDoor.swift")
        try project.write("struct MockGate: Gate {}\nstruct MockGateFlow: Gate {}\n", to: "MockGate.swift")
        let adopt = try project.run("adopt", "Images.swift", "KingfisherImages.swift", "Door.swift")
        #expect(adopt.status == 0 && Self.refused(in: adopt.errors) == ["Gate", "Window"], "\(adopt.errors)")
        #expect(adopt.errors.contains("Window.swift declares Window too"), "\(adopt.errors)")
        #expect(adopt.errors.contains("MockGate.swift declares MockGateFlow, which flowgen"), "\(adopt.errors)")
        #expect(try project.files().text("flows/door.yaml").contains("\nmockName: MockDoorFlow\n"))
        let flow = try project.files().text("flows/images-service.yaml")
        #expect(flow.contains("  KingfisherImages:\n    sdk: [Kingfisher]\n    wrapper: KingfisherImages\n"), "\(flow)")
        #expect(flow.contains("    tests: KingfisherImagesFlowTests\n"), "\(flow)")
    }

    @Test("Files that are no Swift, or are not there, are refused")
    func refusals() throws {
        let project = try Project()
        try project.write("protocol P { func a( }", to: "A.swift")
        try project.expectRefusal(["adopt", "A.swift"], status: 2, saying: "is not valid Swift")
        try project.expectRefusal(["adopt", "B.swift"], status: 4, saying: "there is no such file")
    }

    @Test("A wrapper stays where it is; moved to its place, it keeps every line, and gets what it lacks")
    func wrapper() throws {
        let golden = GoldenCase("adopt")
        let project = try Project()
        try golden.input().write(to: project.root)
        #expect(try project.command(golden.arguments()).run().status == 0)
        let (own, path) = (
            "App/StripePaymentService.swift", "Integrations/Stripe/Services/StripePaymentService.swift"
        )
        let before = try golden.input().text(own)
        #expect(try project.files().text(own) == before)
        let early = try project.run("generate")
        #expect(early.status == 4 && early.errors.contains("move it to \(path) if it is to be"), "\(early.errors)")
        try project.move(own, to: path)
        try project.remove("App/PaymentService.swift")
        #expect(try project.run("generate").status == 0)
        let after = try project.files().text(path)
        #expect(after.contains("func makePaymentService()"), "\(after)")
        var rest = after.split(separator: "\n")[...]
        for line in before.split(separator: "\n") {
            let place = try #require(rest.firstIndex(of: line), "\(line)")
            rest = rest[(place + 1)...]
        }
    }
}
