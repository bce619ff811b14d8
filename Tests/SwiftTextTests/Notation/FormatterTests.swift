// The one spelling is swift-format's: a file of declarations with our types and expressions goes through the real tool,
// and nothing may change.

import Foundation
import Testing

@testable import SwiftText

@Suite struct FormatterTests {
    static let types = [
        "Int", "Array<Int>", "[Int]", "Dictionary<String,Int>", "[String:[Int]]", "Optional<Int>",
        "Optional<any P>",
        "Optional<(Int)->Void>", "Optional<A&B>", "Result< A,B >", "( Int )->Void", "()->()",
        "Swift.Int", "()", "(Int)",
        "(Int,String)", "(a:Int,b:String)", "Array<Array<Int>>", "Array<Int>.Index",
        "Optional<Optional<Int>>",
        "Set<Optional<Int>>", "@Sendable ()async throws->Void", "@MainActor (Int)->Void",
        "(_ a:Int,_ b:String)->Bool",
        "(inout Int)->Void", "(Int...)->Void", "(@escaping ()->Void)->Void", "Int.Type",
        "(any P).Type", "any P.Type",
        "A&B", "any A&B", "any (A&B)", "()throws(MyError)->Int", "(Int)->(Int)->Int",
        "((Int)->Int)->Int", "[()->Void]",
        "Foo<Int>.Bar<String>", "`Foo`", "size_t", "AsyncStream<(Int,String)>", "Any", "[Any]",
        "Set<Int>", "URL?",
        "@convention(block) ()->Void", "(Int)?", "(())->Void", "Größe", "[String:Any]",
        "AnyPublisher<[Post],any Error>",
        "AsyncThrowingStream<String,any Error>", "(Result<[Post],MyError>)->Void",
        "@Sendable (Data?,URLResponse?,(any Error)?)->Void",
        "[Optional<Int>]", "Optional<[Int]>", "Optional<Dictionary<String,Array<Int>>>",
        "Dictionary<Set<Int>,()->Void>",
        "Array<Optional<(Int)->Void>>", "Foo.Bar.Baz", "Array<any P>", "Optional<Int>.Type",
        "Array<Int>.Type", "KeyPath<A,B>",
        "Optional<(a:Int,b:Int)>", "Dictionary<String,Int>.Index", "Foo<Array<Int>,Optional<Int>>",
        "((Int,Int))->Void",
        "Optional<@Sendable ()->Void>", "(Array<Int>)->Optional<Int>", "Void", "Optional<Void>",
        "Optional<()>",
    ]

    @Test func isAFixedPointOfTheFormatter() throws {
        let checker = NotationChecker()
        var lines: [String] = []
        for text in Self.types { lines.append("let x: \(try checker.type(text).text)") }
        lines.append("func f(x: \(try checker.type("@escaping ()->Void", in: .parameter).text)) {}")
        lines.append("func f(x: \(try checker.type("(any P)...", in: .parameter).text)) {}")
        let file = lines.joined(separator: "\n") + "\n"
        let formatted = try run(["swift", "format", "format"], input: file)
        #expect(formatted.status == 0)
        #expect(formatted.output.split(separator: "\n").map(String.init) == lines)
        let lint = try run(["swift", "format", "lint", "--strict"], input: file)
        #expect(lint.status == 0, "\(lint.errors)")
    }

    private struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private func run(_ command: [String], input: String) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
        }
        let names = ["in.swift", "out", "err"].map { folder.appendingPathComponent($0) }
        try Data(input.utf8).write(to: names[0])
        for name in names[1...] { try Data().write(to: name) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            command + [
                "--configuration", #"{"version":1,"lineLength":200,"indentation":{"spaces":4}}"#,
                names[0].path,
            ]
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
}
