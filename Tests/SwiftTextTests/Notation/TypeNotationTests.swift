// Types: what is read, how it is written out, what is refused and with which words.

import Testing

@testable import SwiftText

@Suite struct TypeNotationTests {
    @Test(arguments: [
        ("Int", "Int"), (" Int ", "Int"), ("Array<Int>", "[Int]"), ("[ Int ]", "[Int]"),
        ("Dictionary<String,Int>", "[String: Int]"), ("[String:Int]", "[String: Int]"),
        ("Optional<Int>", "Int?"), ("Optional<any P>", "(any P)?"),
        ("Optional<(Int)->Void>", "((Int) -> Void)?"), ("Optional<A & B>", "(A & B)?"),
        ("Result< A,B >", "Result<A, B>"), ("( Int )->Void", "(Int) -> Void"),
        ("()->()", "() -> Void"), ("Swift.Int", "Swift.Int"), ("()", "Void"), ("(Int)", "Int"),
        ("((Int))", "Int"), ("(Int,String)", "(Int, String)"),
        ("(a:Int,b:String)", "(a: Int, b: String)"),
        ("Array<Array<Int>>", "[[Int]]"), ("Array<Int>.Index", "Array<Int>.Index"),
        ("@ Sendable () -> Void", "@Sendable () -> Void"),
        ("Optional<Optional<Int>>", "Int??"), ("Set<Optional<Int>>", "Set<Int?>"),
        ("@Sendable ()async throws->Void", "@Sendable () async throws -> Void"),
        ("@MainActor (Int)->Void", "@MainActor (Int) -> Void"),
        ("(_ a:Int,_ b:String)->Bool", "(_ a: Int, _ b: String) -> Bool"),
        ("(inout Int)->Void", "(inout Int) -> Void"), ("(Int...)->Void", "(Int...) -> Void"),
        ("(@escaping ()->Void)->Void", "(@escaping () -> Void) -> Void"),
        ("Int.Type", "Int.Type"), ("(any P).Type", "(any P).Type"), ("any P.Type", "any P.Type"),
        ("A&B", "A & B"), ("any A&B", "any A & B"), ("any (A & B)", "any A & B"),
        ("()throws(MyError)->Int", "() throws(MyError) -> Int"),
        ("(Int)->(Int)->Int", "(Int) -> (Int) -> Int"),
        ("((Int)->Int)->Int", "((Int) -> Int) -> Int"), ("[()->Void]", "[() -> Void]"),
        ("Foo<Int>.Bar<String>", "Foo<Int>.Bar<String>"), ("`Foo`", "Foo"), ("size_t", "size_t"),
        ("AsyncStream<(Int,String)>", "AsyncStream<(Int, String)>"), ("Any", "Any"),
        ("[Any]", "[Any]"),
        ("@convention( block ) ()->Void", "@convention(block) () -> Void"),
        ("(Int)?", "Int?"), ("(())->Void", "(Void) -> Void"), ("Größe", "Größe"), ("Имя?", "Имя?"),
    ])
    func spelling(_ written: String, _ spelled: String) throws {
        let type = try NotationChecker().type(written)
        #expect(type.text == spelled)
        #expect(try NotationChecker().type(type.text) == type, "the spelling is a fixed point")
    }

    @Test(arguments: [
        ("inout Int", "inout Int"), ("some P", "some P"), ("[some P]", "[some P]"),
        ("Int...", "Int..."), ("@escaping ()->Void", "@escaping () -> Void"),
        ("@autoclosure ()->Bool", "@autoclosure () -> Bool"), ("consuming  Foo", "consuming Foo"),
        ("sending Foo", "sending Foo"), ("@escaping Completion", "@escaping Completion"),
        ("@autoclosure @escaping ()->Int", "@autoclosure @escaping () -> Int"),
    ])
    func parametersMayHaveMore(_ written: String, _ spelled: String) throws {
        #expect(try NotationChecker().type(written, in: .parameter).text == spelled)
        let error = #expect(throws: NotationError.self) { try NotationChecker().type(written) }
        #expect(error?.message.contains("only allowed in parameters") == true)
    }

    @Test(arguments: [
        ("@escaping () -> Void", "'@escaping' is only allowed in parameters"),
        ("some View", "'some' is only allowed in parameters"),
        ("inout Int", "'inout' is only allowed in parameters"),
        ("Int...", "'...' is only allowed in parameters"),
        ("string", "a type must start with an upper-case letter"),
        ("[Int", "'[Int' is not a type: ']' is missing here"),
        ("Int!", "an implicitly unwrapped type is not supported here"),
        ("(value: Int) -> Void", "a closure's parameter has no argument label"),
        ("(a: Int)", "a tuple of one has no label"),
        ("any P?", "'any' needs parentheses before '?'"),
        ("Int String", "'Int String' is not a type: 'String' does not fit here"),
        ("Int // number", "a type cannot contain comments"),
        ("Int /* n */", "a type cannot contain comments"),
        ("#file", "'#file' is not a type: something is missing here"),
        ("", "there is no type here"), ("   ", "there is no type here"),
        ("_", "'_' is not a type here"),
        ("@Sendable Int", "'@Sendable' belongs to a closure type"),
    ])
    func messages(_ written: String, _ message: String) {
        let error = #expect(throws: NotationError.self) { try NotationChecker().type(written) }
        #expect(error?.message == message)
    }

    @Test(arguments: [
        ("string", "write 'String'"), ("boolean", "write 'Bool'"),
        ("Int!", "write 'Int?'"), ("any P?", "write '(any P)?'"),
        ("(value: Int) -> Void", "write '_ value: Int'"), ("Int...", "write '[Int]'"),
    ])
    func advice(_ written: String, _ advice: String) {
        let error = #expect(throws: NotationError.self) { try NotationChecker().type(written) }
        #expect(error?.advice == advice)
    }

    @Test(arguments: [
        "Int]", "[Int]]", "Int, String", "Int = 3", "Int; Int", "Int {}", "let x", "func f()", "A<",
        "A<B", "A<B>>", "->", "() ->", "-> Int", "? Int", "[:]", "[String:]", "[]", "()()", "Int.",
        ".Int", "A..B", "A::B", "Swift::Int", "~Copyable", "any ~Copyable", "repeat each T",
        "each T",
        "<T> T", "[3 of Int]", "InlineArray<3, Int>", "class", "Self", "self", "Foo.self",
        "Foo.Self",
        "`Type`", "Foo.`Type`", "some some P", "any any P", "some any P", "[inout Int]", "(Int...)",
        "() rethrows -> Void", "() reasync -> Void", "__owned Foo", "__shared Foo", "_const Int",
        "@unknown Int", "@objc Int", "@available(*, deprecated) Int", "@escaping Int?", "@Foo Int",
        "@escaping @escaping () -> Void", "(a b: Int, c: Int)", "A & (B, C)", "A & [B]", "any Int?",
        "any (Int, Int)", "any () -> Void", "foo", "foo.bar", "Foo.bar", "int", "A<int>", "`a b`",
        "\"String\"", "$Foo", "1Int", "Int1 Int2", "Foo`", "`Foo", "``", "__Foo", "A/B", "A|B",
        "A%",
        "'Int'", "A\u{301}", "[Int\u{200B}]", "Int\u{A0}", "Int\t", "Int\n", "\u{FEFF}Int",
        "inout inout Int", "@", "@()", "[Int].Index",
        "nonisolated(nonsending) () -> Void",
    ])
    func refused(_ written: String) {
        #expect(throws: NotationError.self) { try NotationChecker().type(written) }
        #expect(throws: NotationError.self) {
            try NotationChecker().type("@escaping @escaping " + written, in: .parameter)
        }
    }

    @Test func offsets() {
        let error = #expect(throws: NotationError.self) {
            try NotationChecker().type("[Größe: int]")
        }
        #expect(error?.offset == 10)
    }
}

@Suite struct TypeFactTests {
    private func type(_ text: String, in place: TypePlace = .value) throws -> SwiftType {
        try NotationChecker().type(text, in: place)
    }

    @Test func forms() throws {
        #expect(try type("(Int) -> Void").isFunction)
        #expect(try type("@Sendable (Int) -> Void").isFunction)
        #expect(try !type("((Int) -> Void)?").isFunction)
        #expect(try type("((Int) -> Void)?").isOptional)
        #expect(try type("Array<Int>").isArray)
        #expect(try type("[String: Int]").isDictionary)
        #expect(try type("Set<Int>").isSet)
        #expect(try type("(Int, String)").form == .tuple)
        #expect(try type("()").isVoid)
        #expect(try type("some P", in: .parameter).isOpaque)
        #expect(try type("any P").form == .existential)
        #expect(try type("A & B").form == .composition)
        #expect(try type("Int.Type").form == .metatype)
    }

    @Test(arguments: [
        ("() -> Void", "@escaping () -> Void"), ("(() -> Void)?", "(() -> Void)?"),
        ("@escaping () -> Void", "@escaping () -> Void"), ("Int", "Int"),
        ("@Sendable () -> Void", "@Sendable @escaping () -> Void"), ("Int...", "Int..."),
        ("@autoclosure () -> Bool", "@autoclosure @escaping () -> Bool"),
    ])
    func escaping(_ text: String, _ expected: String) throws {
        let type = try type(text, in: .parameter)
        #expect(type.escapingText == expected)
        #expect(try self.type(type.escapingText, in: .parameter).escapingText == expected)
    }

    @Test(arguments: [
        ("@escaping @Sendable () -> Void", "@Sendable () -> Void"), ("inout Int", "Int"), ("Int...", "[Int]"),
        ("[Int]?", "[Int]?"), ("(any P)...", "[any P]"), ("(() -> Void)...", "[() -> Void]"), ("consuming Foo", "Foo"),
    ]) func stored(_ text: String, _ expected: String) throws {
        #expect(try type(text, in: .parameter).storedText == expected)
    }

    @Test(
        "Error as a type is written with any",
        arguments: [
            ("Error", "any Error"), ("any Error", "any Error"), ("[Error]", "[any Error]"),
            ("Error?", "(any Error)?"), ("Error??", "(any Error)??"),
            ("Optional<Error>", "(any Error)?"), ("[String: Error]", "[String: any Error]"),
            ("Result<Int, Error>", "Result<Int, any Error>"), ("Swift.Error", "any Swift.Error"),
            ("(Error) throws(Error) -> Error?", "(any Error) throws(any Error) -> (any Error)?"),
            ("(code: Int, Error)", "(code: Int, any Error)"), ("Error.Type", "any Error.Type"),
            ("any Error.Type", "any Error.Type"), ("Error.Protocol", "(any Error).Protocol"),
            ("Error & Sendable", "any Error & Sendable"), ("P & Error", "any P & Error"),
            ("any Error & Sendable", "any Error & Sendable"),
            ("Result<Int, Error>.Failure", "Result<Int, any Error>.Failure"),
            ("Error.Kind", "Error.Kind"), ("MyError", "MyError"), ("Foo.Error", "Foo.Error"),
        ])
    func errors(_ text: String, _ expected: String) throws {
        #expect(try type(text).text == expected)
        #expect(try type(expected).text == expected)
    }

    @Test func errorsInParameters() throws {
        #expect(try type("Error...", in: .parameter).text == "(any Error)...")
        #expect(try type("some Error", in: .parameter).text == "some Error")
        #expect(try type("[some Error & Sendable]", in: .parameter).text == "[some Error & Sendable]")
        #expect(try type("inout Error", in: .parameter).text == "inout any Error")
    }

    @Test func parts() throws {
        let result = try type("Result<A, B>")
        #expect(result.baseName == "Result")
        #expect(result.arguments.map(\.text) == ["A", "B"])
        #expect(try type("[Int]").baseName == "Array")
        #expect(try type("[String: [Int]]").arguments.map(\.text) == ["String", "[Int]"])
        #expect(try type("(a: Int, String)").labels == ["a", nil])
        let closure = try type("(_ a: Int, String) async throws -> Bool")
        #expect(closure.arguments.map(\.text) == ["Int", "String", "Bool"])
        #expect(closure.labels == ["_ a", nil, nil])
        #expect(closure.effects == "async throws")
        #expect(try type("Foo<Int>.Bar").baseName == "Foo.Bar")
    }

    @Test func identifiers() throws {
        #expect(
            try type("[String: Result<[Foo.Bar], any P & Q>]").identifiers == [
                "String", "Result", "Foo.Bar", "P", "Q",
            ])
        #expect(try type("(Int, Int?) -> Foo<Int>.Bar").identifiers == ["Int", "Foo.Bar"])
    }
}
