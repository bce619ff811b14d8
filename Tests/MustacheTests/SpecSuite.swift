// The public Mustache specification as test cases: where it is found, how it is read, and how the data of a case
// becomes a shape and a record.

import Foundation
import Mustache
import Testing

/// Any JSON value.
enum JSON: Decodable {
    case null
    case flag(Bool)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = Self.attempt({ try container.decode(Bool.self) }) {
            self = .flag(flag)
        } else if let number = Self.attempt({ try container.decode(Double.self) }) {
            self = .text(number == number.rounded() ? "\(Int(number))" : "\(number)")
        } else if let text = Self.attempt({ try container.decode(String.self) }) {
            self = .text(text)
        } else if let list = Self.attempt({ try container.decode([JSON].self) }) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    private static func attempt<T>(_ decode: () throws -> T) -> T? {
        do { return try decode() } catch { return nil }
    }
}

extension JSON {
    /// The kind this value stands for; null is an empty text.
    var kind: Shape.Kind {
        switch self {
        case .null, .text: .text
        case .flag: .flag
        case .list(let items): .list(items.first?.shape ?? Shape([]))
        case .object: .record(shape)
        }
    }

    /// The shape of this value as a context; a value that is no object is called `.`.
    var shape: Shape {
        guard case .object(let members) = self else { return Shape([Shape.Field(".", kind)]) }
        return Shape(members.sorted { $0.key < $1.key }.map { Shape.Field($0.key, $0.value.kind) })
    }

    var value: Value {
        switch self {
        case .null: .text("")
        case .text(let text): .text(text)
        case .flag(let flag): .flag(flag)
        case .list(let items): .list(items.map(\.record))
        case .object: .record(record)
        }
    }

    var record: Record {
        guard case .object(let members) = self else { return Record([value]) }
        return Record(members.sorted { $0.key < $1.key }.map(\.value.value))
    }
}

/// One case of the specification.
struct SpecCase: Decodable, Sendable, CustomTestStringConvertible {
    var file = ""
    let name: String
    let data: JSON
    let template: String
    let expected: String
    let partials: [String: String]?

    private enum CodingKeys: CodingKey { case name, data, template, expected, partials }

    var id: String { "\(file)/\(name)" }
    var testDescription: String { id }

    func load() throws(TemplateError) -> Template {
        try Template(name: "main", source: template, shape: data.shape) { partials?[$0] }
    }

    func render() throws(TemplateError) -> String {
        try load().render(data.record)
    }
}

/// The folder of the specification and its cases.
enum SpecSuite {
    static let files = ["comments", "interpolation", "inverted", "partials", "sections"]

    /// `FLOWGEN_MUSTACHE_SPEC`, else `../shared/mustache-spec` beside the package; nil if there
    /// is none.
    static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment["FLOWGEN_MUSTACHE_SPEC"]
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder =
            environment.map { URL(filePath: $0) }
            ?? package.deletingLastPathComponent().appending(path: "shared/mustache-spec")
        return FileManager.default.fileExists(atPath: folder.path()) ? folder : nil
    }()

    /// All cases; or why they cannot be read.
    static let result = Result { try read() }

    /// All cases; none where they cannot be read, which `result` reports.
    static var cases: [SpecCase] {
        switch result {
        case .success(let cases): cases
        case .failure: []
        }
    }

    private struct File: Decodable { let tests: [SpecCase] }

    private static func read() throws -> [SpecCase] {
        guard let folder else { return [] }
        return try files.flatMap { name in
            let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
            return try JSONDecoder().decode(File.self, from: data).tests.map { test in
                var test = test
                test.file = name
                return test
            }
        }
    }
}
