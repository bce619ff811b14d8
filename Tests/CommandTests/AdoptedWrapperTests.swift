// What the code of a wrapper shows when its protocol is adopted: the status that it begins with, and those that its
// methods send. What the code leaves open is asked in the flow, and never guessed. Afterwards the flow can change as
// any other.

import Foundation
import TestSupport
import Testing

@Suite("Adopted wrappers")
struct AdoptedWrapperTests {
    private static let service = """
        import Combine

        @MainActor
        protocol ChatService: AnyObject {
            var status: ChatStatus { get }
            var statusPublisher: AnyPublisher<ChatStatus, Never> { get }
            func connect()
        }

        enum ChatStatus: Sendable {
            case online, offline(reason: String), connecting, failed
        }

        """

    /// The flow of a service whose wrapper has these members.
    private func flow(wrapper members: String, service: String = service) throws -> String {
        let project = try Project()
        try project.write(service, to: "ChatService.swift")
        let code = "import Combine\nimport Chatty\n\nfinal class ChattyChat: ChatService {\n"
        try project.write(code + members + "\n}\n", to: "ChattyChat.swift")
        let adopt = try project.run("adopt", "ChatService.swift", "ChattyChat.swift")
        #expect(adopt.status == 0, "\(adopt.errors)")
        #expect(adopt.errors == "")
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors)")
        #expect(try project.run("check").output == "")
        return try project.files().text("flows/chat.yaml")
    }

    // MARK: - The first status

    static let beginnings = [
        "@Published private(set) var status: ChatStatus = .connecting", "@Published var status = ChatStatus.connecting",
        "private let subject = CurrentValueSubject<ChatStatus, Never>(.connecting)\n"
            + "var status: ChatStatus { subject.value }",
        "private let subject: CurrentValueSubject<ChatStatus, Never> = .init(.connecting)\n"
            + "var status: ChatStatus { return self.subject.value }",
        "private let subject: CurrentValueSubject<ChatStatus, Never>\n" + "var status: ChatStatus { subject.value }\n"
            + "init() { subject = CurrentValueSubject(.connecting) }",
        "var status: ChatStatus\ninit(key: String) { self.status = .connecting }\n"
            + "convenience init() { self.init(key: \"\") }",
        "var status: ChatStatus = .online\ninit() { status = .connecting }",
        "var status: ChatStatus = .connecting\n"
            + "init() { client.onChange = { [weak self] in self?.status = .online } }",
    ]

    @Test("The status that a wrapper begins with is the initial one", arguments: beginnings)
    func initial(members: String) throws {
        let flow = try flow(wrapper: members + "\nfunc connect() {}")
        #expect(flow.contains("\ninitial: connecting\nstatuses:\n  online:\n"), "\(flow)")
        #expect(!flow.contains("Which status is the first?"))
    }

    static let openBeginnings = [
        "var status: ChatStatus\ninit() { status = Store.load() }",
        "var status: ChatStatus = Store.isOn ? .online : .connecting",
        "var status: ChatStatus = .online\ninit(isOn: Bool) { if isOn { status = .connecting } }",
        "var status: ChatStatus\ninit() { status = .online }\n" + "init(key: String) { status = .connecting }",
        "var status: ChatStatus { client.isOn ? .online : .connecting }",
    ]

    @Test("A beginning that the code leaves open is asked for", arguments: openBeginnings)
    func openInitial(members: String) throws {
        let flow = try flow(wrapper: members + "\nfunc connect() {}")
        #expect(!flow.contains("\ninitial:"), "\(flow)")
        #expect(
            flow.contains(
                "\n# Which status is the first? Name it under `initial`, unless it is the one "
                    + "declared first.\nstatuses:\n"), "\(flow)")
    }

    // MARK: - What methods send

    struct Body: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: String
        /// Lines of the step; nil for a question.
        var step = ""
        /// The statuses that the question names.
        var seen: String?
    }

    static let bodies = [
        Body(
            testDescription: "statuses one after the other",
            code: "status = .connecting; client.open(); self.status = .online",
            step: "    via: [connecting]\n    to: [online]\n"),
        Body(
            testDescription: "one with a payload",
            code: "print(status)\nstatus = .offline(reason: client.reason)\nclient.close()",
            step: "    to: [offline]\n"),
        Body(
            testDescription: "work that sends nothing",
            code: "if isVerbose { print(\"Connect\") }\nstatus = .connecting\nTask { await client.open() }",
            step: "    to: [connecting]\n"), Body(testDescription: "none", code: "client.open()"),
        Body(
            testDescription: "a closure",
            code: "status = .connecting\nclient.open { self.status = .online }",
            seen: "online, connecting"),
        Body(
            testDescription: "a branch",
            code: "if client.isOn { status = .online } else { status = .failed }",
            seen: "online, failed"),
        Body(
            testDescription: "a guard",
            code: "guard client.isOn else { return }\nstatus = .online", seen: "online"),
        Body(
            testDescription: "a call that may fail",
            code: "do { try client.open(); status = .online } catch { status = .failed }",
            seen: "online, failed"),
        Body(
            testDescription: "a loop",
            code: "for _ in 0..<3 { status = .connecting }", seen: "connecting"),
        Body(
            testDescription: "a value that is chosen",
            code: "status = client.isOn ? .online : .failed", seen: "online, failed"),
        Body(
            testDescription: "`defer`",
            code: "defer { status = .online }\nstatus = .connecting", seen: "online, connecting"),
        Body(
            testDescription: "a helper",
            code: "status = .connecting\nfinish()", seen: "online, connecting"),
        Body(
            testDescription: "a helper that is passed on",
            code: "status = .connecting\nclient.open(completion: finish)",
            seen: "online, connecting"),
        Body(
            testDescription: "a variable of the same name",
            code: "var status = ChatStatus.online\nstatus = .connecting\nclient.log(status)",
            seen: "online, connecting"),
        Body(
            testDescription: "a method of a superclass",
            code: "status = .connecting\nsuper.connect()", seen: "connecting"),
        Body(
            testDescription: "a build condition",
            code: "status = .connecting\n#if DEBUG\nstatus = .online\n#endif",
            seen: "online, connecting"),
        Body(
            testDescription: "a wrapper that is handed on",
            code: "status = .connecting\nclient.open(delegate: self)", seen: "connecting"),
        Body(
            testDescription: "a function that is declared elsewhere",
            code: "status = .connecting\nupdate()", seen: "connecting"),
    ]

    @Test("Only straight code tells what a method sends", arguments: bodies) func sent(_ body: Body) throws {
        let flow = try flow(
            wrapper: """
                @Published private(set) var status: ChatStatus = .online
                func connect() {
                \(body.code)
                }
                private func finish() { end() }
                private func end() { status = .online }
                """)
        let question =
            body.seen.map {
                """
                    # ChattyChat sends \($0) here, in a way that its code alone does not show.
                    # Which ones does the step pass through, and in which can it end? Write `via` and `to`.

                """
            } ?? ""
        #expect(flow.contains("\n  connect:\n" + question + body.step + "\nstatuses:"), "\(flow)")
    }

    @Test("Statuses that a flow cannot hold beside the signature are named")
    func unheld() throws {
        let signature = "func connect()"
        let flow = try flow(
            wrapper: """
                private(set) var status: ChatStatus = .offline
                \(signature) {
                    status = .online
                    status = .offline
                }
                """, service: Self.asking(signature + "\n    func load() async"))
        #expect(
            flow.contains(
                "\n    # ChattyChat sends online, then offline here. With `via` and `to`, the step would be "
                    + "declared otherwise.\n"), "\(flow)")
        #expect(flow.contains("    to: [offline, online]\n"), "\(flow)")
    }

    @Test("What other code sends is an event, whatever the steps send")
    func elsewhere() throws {
        let flow = try flow(
            wrapper: """
                @Published private(set) var status: ChatStatus = .online
                func connect() { status = .connecting }
                func clientDidFail() { status = .connecting; if client.isOff { status = .failed } }
                """)
        #expect(flow.contains("\n  connect:\n    to: [connecting]\n"), "\(flow)")
        #expect(flow.contains("    to: [offline, connecting, failed]\n"), "\(flow)")
        let open = try self.flow(
            wrapper: """
                @Published private(set) var status: ChatStatus = .online
                func connect() { status = .connecting }
                func clientDidChange(_ state: State) { status = ChatStatus(state) }
                """)
        #expect(open.contains("    to: [online, offline, connecting, failed]\n"), "\(open)")
    }

    // MARK: - Answers that are statuses

    private static func asking(_ signature: String) -> String {
        """
        protocol ChatService: AnyObject, Sendable {
            var status: ChatStatus { get }
            var statuses: AsyncStream<ChatStatus> { get }
            \(signature)
        }

        enum ChatStatus: Sendable { case offline, online }

        """
    }

    @Test("A step that answers with the status that it ends in says so by `to`") func statusAsAnswer() throws {
        let signature = "func connect() async -> ChatStatus"
        let flow = try flow(
            wrapper: """
                private(set) var status: ChatStatus = .offline
                \(signature) {
                    await client.open()
                    status = .online
                    return status
                }
                """, service: Self.asking(signature))
        #expect(flow.contains("\n  connect:\n    to: [online]\n    discardable: false\n\n"), "\(flow)")
    }

    @Test(
        "A step that answers with any status sends none, and the flow asks",
        arguments: [
            "func connect() async throws -> ChatStatus", "func connect() async -> ChatStatus",
            "func connect() async throws -> ChatStatus?",
        ])
    func otherAnswers(signature: String) throws {
        let isThrowing = signature.contains("throws")
        let flow = try flow(
            wrapper: """
                private(set) var status: ChatStatus = .offline
                \(signature) {
                    status = .online
                    return \(isThrowing ? "try " : "")await client.status()
                }
                """, service: Self.asking(signature))
        let step = try #require(flow.components(separatedBy: "\n  connect:\n").last)
        let lines = step.components(separatedBy: "\n\n")[0]
        #expect(lines.contains("# Its answer is a `ChatStatus`"), "\(flow)")
        #expect(lines.contains("    returns: ") && !lines.contains("    to:"), "\(flow)")
    }

    // MARK: - Changes of the flow

    @Test(
        "The flow of an adopted wrapper changes without a conflict, and the wrapper keeps its comments",
        arguments: ["", "/// Chats by Chatty.\n///\n/// - Note: One connection for all.\n"])
    func changes(comment: String) throws {
        let project = try Project()
        try project.write(Self.service, to: "ChatService.swift")
        try project.write(
            """
            import Combine
            import Chatty

            \(comment)final class ChattyChat: ChatService {
                @Published private(set) var status: ChatStatus = .online
                var statusPublisher: AnyPublisher<ChatStatus, Never> { $status.eraseToAnyPublisher() }
                /// Goes online.
                func connect() { status = .connecting }
            }

            """, to: "ChattyChat.swift")
        #expect(try project.run("adopt", "ChatService.swift", "ChattyChat.swift").status == 0)
        #expect(try project.run("generate").status == 0)
        let path = "Integrations/Chatty/Services/ChattyChat.swift"
        let flow = try project.files().text("flows/chat.yaml")
        let changes = [
            ("flow: Chat\n", "flow: Chat\nsummary: Talks.\n"),
            ("steps:\n", "steps:\n  leave:\n    via: [connecting]\n    to: [offline]\n"),
            ("flow: Chat\n", "flow: Talk\nwas: Chat\n"),
            ("style: combine\n", "discussion: At any time.\nstyle: combine\n"),
        ]
        var text = flow
        for (old, new) in changes {
            try #require(text.contains(old))
            text = text.replacing(old, with: new, maxReplacements: 1)
            try project.write(text, to: "flows/chat.yaml")
            let generate = try project.run("generate")
            #expect(generate.status == 0, "\(new): \(generate.output)\(generate.errors)")
            let wrapper = try project.files().text(path)
            #expect(wrapper.contains("Chatty\n\n\(comment)final class ChattyChat"), "\(wrapper)")
            #expect(wrapper.contains("    /// Goes online.\n    func connect() { status"))
            #expect(try project.run("check").status == 0)
        }
        #expect(try project.files().text(path).contains("func leave()"))
    }

    @Test(
        "What a flow adds to an adopted class is as open as its protocol",
        arguments: [
            ("public", "public"), ("public", "open"), ("package", "public"), ("package", "package"),
            ("public", ""),
        ])
    func access(ofProtocol: String, ofClass: String) throws {
        let project = try Project()
        try project.write(
            """
            @MainActor
            \(ofProtocol) protocol PayService: AnyObject {
                func pay()
            }
            """, to: "PayService.swift")
        let own = ofClass.isEmpty ? "" : ofClass + " "
        try project.write(
            """
            import Stripe

            \(own)class StripePay: PayService {
                \(own)init() {}
                \(own)func pay() {}
            }

            """, to: "StripePay.swift")
        #expect(try project.run("adopt", "PayService.swift", "StripePay.swift").status == 0)
        #expect(try project.run("generate").status == 0)
        let path = "Integrations/Stripe/Services/StripePay.swift"
        let flow = try project.files().text("flows/pay-service.yaml")
        let added = "  rate:\n    returns: Int\n    sync: true\n    discardable: true\n"
        try project.write(
            flow.replacing("steps:\n", with: "steps:\n" + added)
                + "\nproperties:\n  limit: { type: Int, access: [get, set] }\n", to: "flows/pay-service.yaml")
        #expect(try project.run("generate").status == 0)
        let needed = ofClass.isEmpty ? "" : ofProtocol + " "
        let wrapper = try project.files().text(path)
        #expect(wrapper.contains("    @discardableResult\n    \(needed)func rate() -> Int {\n"), "\(wrapper)")
        #expect(wrapper.contains("    \(needed)var limit: Int {\n"), "\(wrapper)")
        #expect(try project.run("check").status == 0)
        // An untouched stub goes again, as others do.
        try project.write(flow, to: "flows/pay-service.yaml")
        #expect(try project.run("generate").status == 0)
        #expect(!(try project.files().text(path).contains("rate()")))
    }

    @Test(
        "The wrapper of a public protocol imports the SDK as it needs it",
        arguments: [
            ("public func pay(_ amount: Money) {}", "internal"),
            ("public func pay(_ amount: Money) {}\n    init(client: Client) {}", "internal"),
            ("public func pay(_ amount: Money) {}\n    public init(client: Client) {}", "public"),
            ("func pay(_ amount: Money) {}\n}\n\nextension StripePay: StripeDelegate {", "public"),
        ])
    func imports(members: String, access: String) throws {
        let project = try Project()
        try project.write("public protocol PayService {\n    func pay(_ amount: Money)\n}\n", to: "PayService.swift")
        let head = "public final class StripePay: PayService {\n    "
        try project.write("import Foundation\nimport Stripe\n\n\(head)\(members)\n}\n", to: "StripePay.swift")
        #expect(try project.run("adopt", "PayService.swift", "StripePay.swift").status == 0)
        let wrapper = try project.files().text("Integrations/Stripe/Services/StripePay.swift")
        #expect(wrapper.hasPrefix("import Foundation\n\(access) import Stripe\n"), "\(wrapper)")
    }

    @Test("A step that a flow adds to an adopted NSObject comes with the runner that it uses") func object() throws {
        let project = try Project()
        try project.write("style: async\n", to: "flowgen.yml")
        try project.write("protocol Analytics { func track(_ name: String) async throws }\n", to: "Analytics.swift")
        try project.write(
            """
            import Foundation
            import Segment

            final class SegmentAnalytics: NSObject, Analytics {
                override init() { super.init() }
                func track(_ name: String) async throws { print(name) }
            }

            """, to: "SegmentAnalytics.swift")
        #expect(try project.run("adopt", "Analytics.swift", "SegmentAnalytics.swift").status == 0)
        #expect(try project.run("generate").status == 0)
        let flow = try project.files().text("flows/analytics.yaml")
        let added = "  identify: { parameters: { user: String }, throws: true }\n"
        try project.write(flow.replacing("steps:\n", with: "steps:\n" + added), to: "flows/analytics.yaml")
        #expect(try project.run("generate").status == 0)
        let wrapper = try project.files().text("Integrations/Segment/Services/SegmentAnalytics.swift")
        #expect(wrapper.contains("func identify(user: String) async throws"), "\(wrapper)")
        #expect(wrapper.contains("private let flow = FlowRunner"), "\(wrapper)")
    }
}
