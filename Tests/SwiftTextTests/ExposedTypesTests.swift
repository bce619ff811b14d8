// Which declarations show a module's type to code outside of a file, and which only use it.

import SwiftText
import Testing

@Suite("Exposed types")
struct ExposedTypesTests {
    /// What is shown, as its kind and text.
    private func exposed(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return ExposedType.all(in: bytes, of: ["LockKit"]).map {
            "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    private static let extensions: [(String, String?)] = [
        ("public extension LockKit.Bolt { func turn() {} }", "declared LockKit.Bolt"),
        ("extension LockKit.Bolt { func turn() {} }", nil),
        ("protocol Lock where Self: LockKit.Lock {}", "refined LockKit.Lock"),
        ("public extension Array where Element == LockKit.Bolt {}", "declared LockKit.Bolt"),
        ("extension Array where Element == LockKit.Bolt { func turn() {} }", nil),
        ("private extension Array where Element == LockKit.Bolt { public func a() {} }", nil),
        ("private protocol Lock where Self: LockKit.Lock {}", nil),
    ]

    @Test("A public extension of a type, or where it is one, shows it", arguments: extensions)
    func extended(text: String, expected: String?) {
        #expect(exposed(text) == [expected].compactMap(\.self), "\(text)")
    }

    @Test("To another module only what is public or package shows a type")
    func outsideModule() {
        func exposed(_ text: String) -> Int {
            ExposedType.all(in: Array(text.utf8), of: ["LockKit"], outsideModule: true).count
        }
        #expect(exposed("typealias Bolt = LockKit.Bolt") == 0)
        #expect(exposed("protocol Lock: LockKit.Lock {}") == 0)
        #expect(exposed("struct A { public typealias Bolt = LockKit.Bolt }") == 0)
        #expect(exposed("public typealias Bolt = LockKit.Bolt") == 1)
        #expect(exposed("package protocol Lock where Self: LockKit.Lock {}") == 1)
        #expect(exposed("extension A { public var b: LockKit.Bolt { c } }") == 1)
    }

    @Test(
        "A type is shown",
        arguments: [
            ("typealias Bolt = LockKit.Bolt", "typealiased LockKit.Bolt"),
            ("typealias Bolts = [String: LockKit.Bolt.Kind?]", "typealiased LockKit.Bolt"),
            ("typealias Open = (Int) -> `LockKit`.Bolt", "typealiased `LockKit`.Bolt"),
            ("enum Names { typealias Bolt = LockKit.Bolt }", "typealiased LockKit.Bolt"),
            ("#if DEBUG\ntypealias B = LockKit.Bolt\n#endif", "typealiased LockKit.Bolt"),
            ("struct A: P { public typealias B = LockKit.Bolt }\n", nil),
            ("open class A: P { public typealias B = LockKit.Bolt }", "typealiased LockKit.Bolt"),
            ("protocol Lock: AnyObject, LockKit.Lock {}", "refined LockKit.Lock"),
            ("public protocol Lock { func open(_ bolt: LockKit.Bolt) }", "declared LockKit.Bolt"),
            ("public func open() -> LockKit.Bolt? { nil }", "declared LockKit.Bolt"),
            ("public func open() throws(LockKit.Failure) {}", "declared LockKit.Failure"),
            ("package func open<B>(_ b: B) where B: LockKit.Bolt {}", "declared LockKit.Bolt"),
            ("open class Lock: LockKit.Lock {}", "declared LockKit.Lock"),
            ("public struct A<B: LockKit.Bolt> {}", "declared LockKit.Bolt"),
            ("public enum A { case b(LockKit.Bolt) }", "declared LockKit.Bolt"),
            ("open class A { public private(set) var b: LockKit.Bolt }", "declared LockKit.Bolt"),
            ("public extension A { var b: LockKit.Bolt { c } }", "declared LockKit.Bolt"),
            ("extension A { package subscript(b: LockKit.Bolt) -> C }", "declared LockKit.Bolt"),
            ("public struct A { public init(_ b: some LockKit.Bolt) {} }", "declared LockKit.Bolt"),
            ("public func a<Bolt: LockKit.Bolt>(_ b: Bolt) {}", "declared LockKit.Bolt"),
            ("public typealias G<T: LockKit.Proto> = [T]", "typealiased LockKit.Proto"),
            ("typealias H<T> = [T] where T: LockKit.Proto", "typealiased LockKit.Proto"),
        ])
    func shown(text: String, expected: String?) {
        #expect(exposed(text) == [expected].compactMap(\.self), "\(text)")
    }

    private static let used: [String] = [
        "private typealias Bolt = LockKit.Bolt",
        "fileprivate enum Names { typealias Bolt = LockKit.Bolt }",
        // The conformance needs it, with this access level.
        "struct LockView: Shown { typealias Kind = LockKit.View }",
        "final class Wrapper: LockKit.Delegate { let client: LockKit.Client }",
        "private protocol Lock: LockKit.Lock {}",
        "public final class Wrapper { private let client: LockKit.Client }",
        "public final class Wrapper { init(client: LockKit.Client) {} }", "struct A { public var b: LockKit.Bolt }",
        "public func open() { let bolt: LockKit.Bolt = make(); bolt.open() }",
        "public var isOpen: Bool { let bolt: LockKit.Bolt = make(); return bolt.isOpen }",
        "public func open(_ count: Int = LockKit.Limits.count) {}",
        "public let text = (LockKit.Limits.self as Any) as? String",
        "@LockKit.Wrapped public var text: String",
        "typealias Bolt = Other.LockKit.Bolt", "import struct LockKit.Bolt\ntypealias B = Bolt",
        "public struct A {}\nextension A: LockKit.Proto {}",
        "private typealias G<T: LockKit.Proto> = [T]",
        "// typealias Bolt = LockKit.Bolt",
        "let text = \"public typealias Bolt = LockKit.Bolt\"",
    ]

    @Test("A type is used, and not shown", arguments: used)
    func notShown(text: String) {
        #expect(exposed(text) == [], "\(text)")
    }

    @Test("A file that is nested too deeply, or that is not Swift, ends the search") func hostile() {
        let deep = String(repeating: "(", count: 100_000) + "LockKit.Bolt"
        #expect(exposed("public typealias A = " + deep) == [])
        let long = "public typealias A = LockKit" + String(repeating: ".B", count: 4_000)
        #expect(exposed(long) == ["typealiased LockKit.B"])
        _ = exposed("public public typealias = LockKit.\u{0}\u{FF}}}}{ protocol : LockKit. {")
    }
}
