// Signatures of delegate methods.

import Testing

@testable import SwiftText

@Suite struct SignatureTests {
    @Test(arguments: [
        ("func f()", "func f()", "f()"),
        ("func name(a b:T,_ c:U)async throws->V", "func name(a b: T, _ c: U) async throws -> V", "name(a:_:)"),
        ("func camera( _ camera : Camera )->()", "func camera(_ camera: Camera)", "camera(_:)"),
        (
            "func f(x: @escaping (Int)->Void, for y: inout Int)",
            "func f(x: @escaping (Int) -> Void, for y: inout Int)", "f(x:for:)"
        ),
        (
            "func `default`(in x: Array<Int>) throws(E)", "func `default`(in x: [Int]) throws(E)",
            "default(in:)"
        ),
        ("func f(xs: Int...)", "func f(xs: Int...)", "f(xs:)"),
        ("func f(rssi RSSI: NSNumber, _ URL: URL)", "func f(rssi: NSNumber, _ url: URL)", "f(rssi:_:)"),
        ("func f(_: Int, _: Bool)", "func f(_ value: Int, _ value2: Bool)", "f(_:_:)"),
        ("func f(to In: Int)", "func f(to `in`: Int)", "f(to:)"),
    ])
    func spelling(_ written: String, _ spelled: String, _ fullName: String) throws {
        let signature = try NotationChecker().signature(written)
        #expect(signature.text == spelled)
        #expect(signature.fullName == fullName)
        #expect(try NotationChecker().signature(spelled) == signature)
    }

    @Test func parts() throws {
        let signature = try NotationChecker().signature("func f(a b: Int) async throws -> Foo")
        #expect(signature.isAsync && signature.isThrowing)
        #expect(signature.result?.text == "Foo")
        #expect(signature.parameters[0].label.external?.text == "a")
        #expect(signature.parameters[0].label.internal.text == "b")
    }

    @Test(arguments: [
        "", "f()", "func f", "func f(", "func f() {}", "func f<T>(x: T)", "public func f()",
        "@objc func f()",
        "func f(x: Int = 3)", "func f() where A == B", "func f(); func g()", "func f() // c",
        "func f(\n)",
        "func + (a: Int, b: Int)", "func f(a: Int, a: Int)", "func F()",
        "var x: Int",
        "func f() -> some P", "func f() rethrows", "func f(x: [Int!])", "static func f()",
        "func f() -> ",
        "func class()", "func init()", "func f(x)", "func f(x: int)", "func f() -> Int Int",
        "init()", "func f(a b c: Int)", "func f(RSSI: Int)", "func f(RSSI rssi: Int)", "func f(a Self: Int)",
        "func f(a URL: Int, b url: Int)",
    ])
    func refused(_ written: String) {
        #expect(throws: NotationError.self) { try NotationChecker().signature(written) }
    }
}
