// Classes that serve a protocol when it is adopted: they stay where they are, until the developer moves them to where
// the flow has them. From then on the flow can change as any other.

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
        let path = "Integrations/Chatty/Services/ChattyChat.swift"
        try project.move("ChattyChat.swift", to: path)
        try project.remove("ChatService.swift")
        #expect(try project.run("generate").status == 0)
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
        let path = "Integrations/Stripe/Services/StripePay.swift"
        try project.move("StripePay.swift", to: path)
        try project.remove("PayService.swift")
        #expect(try project.run("generate").status == 0)
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
        try project.move("SegmentAnalytics.swift", to: "Integrations/Segment/Services/SegmentAnalytics.swift")
        try project.remove("Analytics.swift")
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
