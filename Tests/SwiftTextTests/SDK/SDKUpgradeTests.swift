// What is said of an upgrade, case by case: the delegate protocol before and after, as sources and as the compiler's
// interface, the lock of the former, and a wrapper that implements some of it.

import Testing

@testable import SwiftText

/// An upgrade of an SDK whose delegate is `RoomDelegate`.
struct SDKUpgrade: Sendable, CustomTestStringConvertible {
    let name: String
    /// Members of the protocol.
    var before: String
    var after: String
    /// Declarations beside it, in both versions.
    var beside = ""
    /// Those that only the later version has.
    var afterBeside = ""
    /// Members of the wrapper's extension.
    var wrapper: String
    let report: [String]

    var testDescription: String { name }

    static let empty = "public func room(_ room: Room, didReceive data: Data) {}"
    static let receive = "func room(_ room: Room, didReceive data: Data)"

    static let all = [
        SDKUpgrade(
            name: "nothing changed", before: receive, after: receive, beside: "extension RoomDelegate { \(empty) }",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "renamed", before: "func roomDidEnd(_ room: Room)", after: "func roomDidClose(_ room: Room)",
            beside: "extension RoomDelegate { public func roomDidClose(_ room: Room) {} }",
            wrapper: "func roomDidEnd(_ room: Room)",
            report: ["roomDidEnd(_:) never called; same types: func roomDidClose(_ room: Room)"]),
        SDKUpgrade(
            name: "relabelled, and optional in Objective-C's way",
            before: "@objc optional func room(_ room: Room, didEndWith error: (any Error)?)",
            after: "@objc optional func room(_ room: Room, didDisconnectWith error: (any Error)?)",
            wrapper: "func room(_ room: Room, didEndWith error: Error?)",
            report: [
                "room(_:didEndWith:) never called; "
                    + "same types: func room(_ room: Room, didDisconnectWith error: (any Error)?)"
            ]),
        SDKUpgrade(
            name: "one label more", before: receive,
            after: "func room(_ room: Room, didReceive data: Data, topic: String)",
            beside: """
                extension RoomDelegate {
                    public func room(_ room: Room, didReceive data: Data, topic: String) {}
                }
                """,
            wrapper: receive,
            report: [
                "room(_:didReceive:) never called; "
                    + "more parameters: func room(_ room: Room, didReceive data: Data, topic: String)"
            ]),
        SDKUpgrade(
            name: "one label less", before: "func room(_ room: Room, didReceive data: Data, topic: String)",
            after: "@objc optional " + receive,
            wrapper: "func room(_ room: Room, didReceive data: Data, topic: String)",
            report: ["room(_:didReceive:topic:) never called; fewer parameters: \(receive)"]),
        SDKUpgrade(
            name: "gone", before: receive, after: "", wrapper: receive, report: ["room(_:didReceive:) never called"]),
        SDKUpgrade(
            name: "gone, and two others have its types", before: "func roomDidEnd(_ room: Room)",
            after: "@objc optional func roomDidClose(_ room: Room)\n@objc optional func roomDidLeave(_ room: Room)",
            wrapper: "func roomDidEnd(_ room: Room)", report: ["roomDidEnd(_:) never called"]),
        SDKUpgrade(
            name: "withdrawn, with the new name", before: "func roomDidEnd(_ room: Room)",
            after: """
                @available(*, unavailable, renamed: "roomDidLeave(_:)")
                func roomDidEnd(_ room: Room)
                func roomDidClose(_ room: Room)
                func roomDidLeave(_ room: Room)
                """,
            beside: """
                extension RoomDelegate {
                    public func roomDidClose(_ room: Room) {}
                    public func roomDidLeave(_ room: Room) {}
                }
                """,
            wrapper: "func roomDidEnd(_ room: Room)",
            report: ["roomDidEnd(_:) never called; renamed: func roomDidLeave(_ room: Room)"]),
        SDKUpgrade(
            name: "a property is renamed", before: "var isMuted: Bool { get }", after: "var isSilent: Bool { get }",
            beside: "extension RoomDelegate { public var isSilent: Bool { true } }",
            wrapper: "var isMuted: Bool { true }",
            report: ["isMuted never called; same types: var isSilent: Bool { get }"]),
        SDKUpgrade(
            name: "new and required", before: receive,
            after: receive + "\nfunc roomNeedsToken(_ room: Room) async -> String",
            wrapper: receive, report: ["requires func roomNeedsToken(_ room: Room) async -> String"]),
        SDKUpgrade(
            name: "new, and in the wrapper already", before: receive,
            after: receive + "\nfunc roomDidEnd(_ room: Room)",
            wrapper: receive + "\nfunc roomDidEnd(_ room: Room) {}", report: []),
        SDKUpgrade(
            name: "new, with a default", before: receive,
            after: receive + "\nfunc roomDidEnd(_ room: Room)",
            beside: "public extension RoomDelegate { func roomDidEnd(_ room: Room) {} }", wrapper: receive, report: []),
        SDKUpgrade(
            name: "new, with a default that other modules cannot see", before: receive,
            after: receive + "\nfunc roomDidEnd(_ room: Room)",
            beside: "extension RoomDelegate { func roomDidEnd(_ room: Room) {} }", wrapper: receive,
            report: ["requires func roomDidEnd(_ room: Room)"]),
        SDKUpgrade(
            name: "new, with a default for some types", before: receive,
            after: receive + "\nfunc roomDidEnd(_ room: Room)",
            beside: "extension RoomDelegate where Self: Room { public func roomDidEnd(_ room: Room) {} }",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "new, in an inherited protocol", before: receive, after: receive,
            afterBeside: "public protocol BaseDelegate { func roomDidEnd(_ room: Room) }", wrapper: receive,
            report: ["requires func roomDidEnd(_ room: Room)"]),
        SDKUpgrade(
            name: "new, with a default for an inherited protocol", before: receive, after: receive,
            afterBeside: """
                public protocol BaseDelegate { func roomDidEnd(_ room: Room) }
                extension BaseDelegate { public func roomDidEnd(_ room: Room) {} }
                """,
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "deprecated, with a message", before: receive,
            after: "@available(*, deprecated, message: \"Use streams, \\\"please\\\".\")\n" + receive, wrapper: receive,
            report: ["room(_:didReceive:) deprecated: Use streams, \\\"please\\\"."]),
        SDKUpgrade(
            name: "deprecated before", before: "@available(*, deprecated)\n" + receive,
            after: "@available(*, deprecated)\n" + receive, wrapper: receive, report: []),
        SDKUpgrade(
            name: "deprecated on one system", before: receive,
            after: "@available(iOS, deprecated: 15, message: \"No.\")\n" + receive, wrapper: receive, report: []),
        SDKUpgrade(
            name: "deprecated, and not in the wrapper", before: receive, after: "@available(*, deprecated)\n" + receive,
            wrapper: "", report: []),
        SDKUpgrade(
            name: "gone from one branch of `#if`", before: receive,
            after: "#if os(iOS)\n\(receive)\n#else\nfunc room(_ room: Room, didGet data: Data)\n#endif",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "deprecated in one branch of `#if`", before: receive,
            after: "#if os(iOS)\n@available(*, deprecated)\n\(receive)\n#else\n\(receive)\n#endif",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "new in a branch of `#if`", before: receive,
            after: receive + "\n#if os(iOS)\nfunc roomDidEnd()\n#endif",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "another type", before: receive, after: "func room(_ room: Room, didReceive data: String)",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "asynchronous now", before: receive,
            after: receive + " async", wrapper: receive, report: []),
        SDKUpgrade(
            name: "one of two overloads gone", before: receive + "\nfunc room(_ room: Room, didReceive text: String)",
            after: receive, wrapper: receive, report: []),
        SDKUpgrade(
            name: "new for clients of `@_spi`", before: receive,
            after: receive + "\n@_spi(Inside) func roomDidEnd()",
            wrapper: receive, report: []),
        SDKUpgrade(
            name: "a method of the wrapper's own", before: receive, after: receive,
            wrapper: receive + "\nfunc help() {}\nvar count: Int { 0 }", report: []),
    ]
}

@Suite struct SDKUpgradeTests {
    @Test(arguments: SDKUpgrade.all, [false, true])
    func report(upgrade: SDKUpgrade, isInterface: Bool) throws {
        let old = try #require(SDKFixture.interface(upgrade.before, upgrade.beside, isInterface))
        let new = try #require(
            SDKFixture.interface(upgrade.after, upgrade.beside + "\n" + upgrade.afterBeside, isInterface))
        let wrapper = "extension RoomKitCallSDK: @preconcurrency RoomDelegate {\n\(upgrade.wrapper)\n}"
        let own = try #require(DelegateImplementations(of: "RoomKitCallSDK", in: Array(wrapper.utf8)))
        // The lock keeps what a comparison needs.
        let lock = SDKLock(reading: Array(SDKLock([old]).text(ofModule: "RoomKit").utf8))
        let comparison = SDKComparison(try #require(lock["RoomDelegate"]), new)
        let members = try #require(own.conformances.first { $0.conforms(to: "RoomDelegate") }).members
        let changes = members.compactMap { member in
            comparison.change(of: member.fullName, implemented: own.members).map { line($0, member.fullName) }
        }
        let required = comparison.required.filter { !own.members.contains($0.fullName) }
        #expect(changes + required.map { line(.required($0), "") } == upgrade.report)
    }

    private func line(_ change: SDKChange, _ name: String) -> String {
        switch change {
        case .required(let requirement): return "requires \(requirement.declaration)"
        case .deprecated(let availability): return "\(name) deprecated: \(availability.message ?? "")"
        case .neverCalled(let successor):
            let reason =
                switch successor?.reason {
                case .renamed?: "renamed"
                case .sameTypes?: "same types"
                case .moreParameters?: "more parameters"
                case .fewerParameters?: "fewer parameters"
                case nil: ""
                }
            return "\(name) never called" + (successor.map { "; \(reason): \($0.requirement.declaration)" } ?? "")
        }
    }
}

enum SDKFixture {
    /// The protocol with these members, in the SDK's sources or in what the compiler makes of them.
    static func interface(_ members: String, _ beside: String, _ isInterface: Bool) -> SDKType? {
        let base = beside.contains("protocol BaseDelegate") ? "" : "public protocol BaseDelegate {}\n"
        let text = """
            import Foundation
            public final class Room {
            }
            \(base)public protocol RoomDelegate: AnyObject, BaseDelegate {
            \(members)
            }
            \(beside)
            """
        let name = isInterface ? "RoomKit.swiftinterface" : "Sources/RoomKit/Room.swift"
        let bytes = Array((isInterface ? qualified(text) : text).utf8)
        let file = SDKInterface.File(path: name, bytes: bytes)
        return SDKInterface(of: ["RoomDelegate"], inModule: "RoomKit", files: [file]).types["RoomDelegate"]
    }

    /// A text with the module of each type, as the compiler writes it.
    static func qualified(_ text: String) -> String {
        let modules = [
            "Room": "RoomKit", "RoomDelegate": "RoomKit", "BaseDelegate": "RoomKit", "Data": "Foundation",
            "String": "Swift", "Bool": "Swift", "Error": "Swift", "AnyObject": "Swift",
        ]
        var result = text
        for (name, module) in modules {
            for before in [": ", ", ", "any ", "-> ", "extension ", "(any "] {
                for after in [",", ")", "\n", " ", "?"] {
                    result = result.replacing(before + name + after, with: before + module + "." + name + after)
                }
            }
        }
        return result
    }
}
