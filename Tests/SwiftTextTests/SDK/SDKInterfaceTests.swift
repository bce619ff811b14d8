// What is read of an interface: which declarations count, in which spelling, and how little is parsed.

import Testing

@testable import SwiftText

@Suite struct SDKInterfaceTests {
    private func read(_ name: String, _ files: [String: String]) -> SDKType? {
        let files = files.sorted { $0.key < $1.key }
            .map { SDKInterface.File(path: $0.key, bytes: Array($0.value.utf8)) }
        return SDKInterface(of: [name], inModule: "RoomKit", files: files).types[name]
    }

    @Test(arguments: [
        "protocol Listener { func end() }", "@_spi(Inside) public protocol Listener { func end() }",
        "enum Room { public protocol Listener { func end() } }", "package protocol Listener { func end() }",
        "private protocol Listener { func end() }", "public protocol Listener { func end( }",
        "let text = \"public protocol Listener {}\"", "// public protocol Listener {}",
    ])
    func isNotPublic(text: String) {
        #expect(read("Listener", ["A.swift": text]) == nil)
        #expect(read("Room.Listener", ["A.swift": text]) == nil)
    }

    @Test(arguments: [
        "public enum Room { public protocol Listener { func end() } }",
        "public class Room {}\nextension Room { public protocol Listener { func end() } }",
        "public class Room {}\npublic extension Room { protocol Listener { func end() } }",
    ])
    func isNested(text: String) {
        #expect(read("Room.Listener", ["A.swift": text])?.members.map(\.fullName) == ["end()"])
    }

    @Test func theTypeAroundAProtocolMayBeHiddenElsewhere() {
        let files = [
            "A.swift": "extension Room { public protocol Listener { func end() } }", "B.swift": "class Room {}",
        ]
        #expect(read("Room.Listener", files) == nil)
    }

    @Test func aliasesAndInheritedProtocolsAreFollowed() {
        let files = [
            "A.swift": "public typealias Listener = First & Second",
            "B.swift": "public protocol First: Third { func first() }\npublic protocol Second { func second() }",
            "C.swift": "public protocol Third: AnyObject { func third()\nfunc first() }",
        ]
        #expect(read("Listener", files)?.members.map(\.fullName) == ["first()", "third()", "second()"])
    }

    @Test func anInterfaceIsReadWithoutModules() {
        let text = """
            // swift-interface-format-version: 1.0
            import Foundation
            @_hasMissingDesignatedInitializers public class Room {
              public var name: Swift.String
            }
            @available(iOS 13.0, *)
            @_Concurrency.MainActor public protocol Listener : AnyObject {
              associatedtype Token
              func room(_ room: RoomKit.Room, then next: @escaping ([Swift.String : Self.Token]?) -> Foundation.Data)
              func make<T>(_ type: T.Type) async throws -> RoomKit.Room.State where T : Swift.Decodable, T.Kind == Swift.Int
              nonisolated var title: Swift.String? { get set }
              static func kinds() -> [any RoomKit.Kind]
            }
            #if compiler(>=5.3) && $Sendable
            extension RoomKit.Listener {
              public static func kinds() -> [any RoomKit.Kind]
            }
            #endif
            """
        let found = read("Listener", ["RoomKit.swiftinterface": text])
        #expect(
            found?.members.map(\.declaration) == [
                "func room(_ room: Room, then next: @escaping ([String: Self.Token]?) -> Data)",
                "func make<T>(_ type: T.Type) async throws -> Room.State where T: Decodable, T.Kind == Int",
                "var title: String? { get set }", "static func kinds() -> [any Kind]",
            ])
        #expect(found?.members.map(\.isolation) == ["@MainActor", "@MainActor", "nonisolated", "@MainActor"])
        // The default may not be there for every compiler.
        #expect(found?.members.map(\.need) == [.required, .required, .required, .required])
        #expect(found?.members.map(\.mayHaveDefault) == [false, false, false, true])
    }

    @Test func aSourceIsReadOnOneLine() {
        let text = """
            public protocol Listener {
                func room(
                    _ room: Room,  // the room
                    gets values: [
                        String
                    ]
                )
                    async -> Void
                func ends(_: Int)
            }
            """
        #expect(
            read("Listener", ["A.swift": text])?.members.map(\.declaration) == [
                "func room(_ room: Room, gets values: [String]) async", "func ends(_: Int)",
            ])
    }

    @Test func aWholeFileMayBeForOneSystem() {
        let text = """
            #if canImport(UIKit)
            public protocol Listener { func first()\nfunc second() }
            extension Listener { public func second() {} }
            #endif
            """
        let found = read("Listener", ["A.swift": text])
        #expect(found?.members.map(\.need) == [.required, .optional])
        #expect(found?.members.contains(where: \.isVarying) == false)
    }

    @Test func twoSystemsMayDiffer() {
        let files = [
            "ios.swiftinterface": "public protocol Listener {\n  func end()\n  func first()\n}",
            "macos.swiftinterface": "public protocol Listener {\n  func end()\n  func second()\n}",
        ]
        #expect(read("Listener", files)?.members.map(\.isVarying) == [false, true, true])
    }

    @Test func onlyDeclarationsThatMatchAreParsed() {
        let text = """
            import Swift
            public struct Other {
              public var listener: RoomKit.Listener
            }
            public protocol Listener {
            }
            #if os(iOS)
            extension RoomKit.Other {
            }
            extension RoomKit.Listener {
            }
            #endif
            public struct Another {
            }
            public protocol ListenerOfOthers {
            }
            """
        let wanted = SDKSlices(of: ["Listener"]).wanted(in: Array(text.utf8), isInterface: true)
        #expect(
            String(decoding: wanted, as: UTF8.self) == """
                public protocol Listener {
                }
                #if os(iOS)
                extension RoomKit.Other {
                }
                extension RoomKit.Listener {
                }
                #endif
                public struct Another {
                }

                """)
        let others = Array("struct Otherwise {}\nfunc other(_: Other) {}".utf8)
        #expect(SDKSlices(of: ["Other"]).wanted(in: others, isInterface: false).isEmpty)
    }

    @Test func deepNestingIsNoTrap() {
        let deep = "public protocol Listener {" + String(repeating: "(", count: 9_000)
        let file = SDKInterface.File(path: "A.swift", bytes: Array(deep.utf8))
        let interface = SDKInterface(of: ["Listener"], inModule: "RoomKit", files: [file])
        #expect(interface.unreadable == "A.swift")
        #expect(interface.types.isEmpty)
    }
}

@Suite struct SDKLockTests {
    private let lock = """
        // What the wrappers of this app rely on in RoomKit. `flowgen generate` keeps it up to date; commit it.

        extension Room {
            public protocol Listener {
                var isMuted: Bool { get }  // gone
            }
        }

        public protocol RoomDelegate {
            @available(*, deprecated, message: "  // gone", renamed: "end(_:)") @MainActor func end(_ room: Room)
            func room(_ room: Room, didReceive data: Data)  // optional
        }

        """

    @Test func aLockIsReadAsItIsWritten() {
        #expect(SDKLock(reading: Array(lock.utf8)).text(ofModule: "RoomKit") == lock)
        #expect(SDKLock(reading: Array(lock.replacing("\n", with: "\r\n").utf8)).text(ofModule: "RoomKit") == lock)
        #expect(SDKLock(reading: []).types.isEmpty)
    }

    @Test func bothSidesOfAConflictCount() {
        let conflict = lock.replacing(
            "    func room(",
            with: "<<<<<<< ours\n    func roomDidBegin(_ room: Room)\n=======\n>>>>>>> theirs\n    func room(")
        let read = SDKLock(reading: Array(conflict.utf8))
        #expect(
            read["RoomDelegate"]?.members.map(\.fullName) == [
                "end(_:)", "room(_:didReceive:)", "roomDidBegin(_:)",
            ])
    }
}

@Suite struct DelegateImplementationTests {
    @Test func everyConformanceOfTheTypeCounts() throws {
        let text = """
            final class Wrapper: NSObject, CallSDK, @unchecked Sendable {
                func join() { func inner() {} }
                private let client = Client()
                class Inner { func no() {} }
            }
            extension Wrapper: @preconcurrency RoomKit.RoomDelegate & Other {
                #if os(iOS)
                @objc nonisolated func room(_ room: Room, `in` place: Int) {}
                #endif
            }
            extension Other: RoomDelegate { func no() {} }
            """
        let found = try #require(DelegateImplementations(of: "Wrapper", in: Array(text.utf8)))
        #expect(found.members == ["join()", "client", "room(_:in:)"])
        let conformance = try #require(found.conformances.first { $0.conforms(to: "RoomDelegate") })
        #expect(conformance.protocols == ["RoomKit.RoomDelegate", "Other"])
        let member = try #require(conformance.members.first)
        let bytes = Array(text.utf8)[member.range]
        #expect(String(decoding: bytes, as: UTF8.self) == "nonisolated func room(_ room: Room, `in` place: Int)")
    }
}
