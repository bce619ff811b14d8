// The import lines of a file: each module once, sorted by name as swift-format has them. Two sources: what
// a context asks for (the flow's `imports`, an SDK), and the types that the rendered file names. The text
// decides about the second, so no part of a flow can be forgotten.

import FlowModel
import Mustache

/// A context of a file with import lines.
protocol ImportingContext: TemplateContext {
    var imports: Imports { get set }
}

extension ContextTemplate where Context: ImportingContext {
    /// The rendered file, with the modules of all types that it names.
    func renderWithImports(_ context: Context) -> MarkedText {
        let text = renderMarked(context)
        var imports = context.imports
        imports.add(ModulesInUse(text.utf8).missing)
        guard imports != context.imports else { return text }
        var complete = context
        complete.imports = imports
        return renderMarked(complete)
    }
}

/// Collects modules and writes the import lines.
struct Imports: Equatable, Sendable {
    private var lines: [String: String] = [:]

    /// Modules that are imported as they are.
    init(_ modules: [String] = []) {
        add(modules)
    }

    var isEmpty: Bool { lines.isEmpty }

    /// Adds modules that are imported as they are.
    mutating func add(_ modules: [String]) {
        for module in modules where lines[module] == nil { lines[module] = "import \(module)" }
    }

    /// Adds the modules of an SDK: they may not have been written for Swift 6, and say so.
    mutating func addSDK(_ modules: [String]) {
        for module in modules { lines[module] = "@preconcurrency import \(module)" }
    }

    /// The lines, in the order of the modules' names.
    var sorted: [String] {
        lines.sorted { left, right in
            let (lower, upper) = (left.key.lowercased(), right.key.lowercased())
            return lower == upper ? left.key < right.key : lower < upper
        }.map(\.value)
    }

    /// Whether a type is one of Foundation's that flows speak of.
    static func isOfFoundation(_ type: String) -> Bool {
        ModulesInUse.foundation.contains(type[...])
    }
}

/// The modules whose types the code of a file names.
struct ModulesInUse {
    /// Those that the file does not import, in no particular order.
    private(set) var missing: [String] = []

    private static let modules: [(name: String, types: Set<Substring>)] = [
        ("Foundation", foundation.union(["NSLock"])),
        (
            "Combine",
            ["AnyCancellable", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject"]
        ),
        ("SwiftUI", ["AnyView"]),
    ]

    /// Reads the text of a Swift file.
    init(_ text: [UInt8]) {
        var imported: Set<String> = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if let module = Self.module(importedBy: line) {
                imported.insert(module)
                continue
            }
            let names = Self.names(in: line)
            guard !names.isEmpty else { continue }
            for module in Self.modules
            where !imported.contains(module.name) && !missing.contains(module.name) {
                if names.contains(where: module.types.contains) { missing.append(module.name) }
            }
        }
    }

    /// The module of an import line; nil for any other line.
    private static func module(importedBy line: ArraySlice<UInt8>) -> String? {
        let first = line.first { $0 != UInt8(ascii: " ") }
        guard first == UInt8(ascii: "i") || first == UInt8(ascii: "@") else { return nil }
        let words = line.split(separator: UInt8(ascii: " ")).drop { $0.first == UInt8(ascii: "@") }
        guard words.count == 2, words.first.map(Array.init) == Array("import".utf8) else {
            return nil
        }
        return words.last.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in a line of code that begin with a capital. Comments and plain string literals are passed over; what an
    /// interpolation or a raw literal holds is not told from the literal around it.
    private static func names(in line: ArraySlice<UInt8>) -> [Substring] {
        var names: [Substring] = []
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            if isNameByte(byte) {
                let end = line[index...].firstIndex { !isNameByte($0) } ?? line.endIndex
                if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
                    names.append(Substring(decoding: line[index..<end], as: UTF8.self))
                }
                index = end
            } else if byte == UInt8(ascii: "/"), line[(index + 1)...].first == byte {
                break
            } else {
                index = byte == UInt8(ascii: "\"") ? end(ofLiteralAt: index, in: line) : index + 1
            }
        }
        return names
    }

    /// Where a plain string literal ends; just behind its quote where it is not a plain one.
    private static func end(ofLiteralAt start: Int, in line: ArraySlice<UInt8>) -> Int {
        let isRaw = start > line.startIndex && line[start - 1] == UInt8(ascii: "#")
        var index = start + 1
        while !isRaw, index < line.endIndex, line[index] != UInt8(ascii: "\"") {
            if line[index] == UInt8(ascii: "\\") {
                index += 1
                guard index < line.endIndex, line[index] != UInt8(ascii: "(") else { break }
            }
            index += 1
        }
        let isPlain = index < line.endIndex && line[index] == UInt8(ascii: "\"")
        return isPlain && !isRaw ? index + 1 : start + 1
    }

    /// Letters, digits and `_` of ASCII, and every byte beyond it.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Types of Foundation that flows speak of; others come by `imports: Foundation`. The README names
    /// them too.
    fileprivate static let foundation: Set<Substring> = [
        "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
        "CharacterSet", "CocoaError", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "FileHandle", "FileManager", "HTTPCookie", "HTTPURLResponse",
        "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
        "Measurement", "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary",
        "NSError", "NSMutableAttributedString", "NSNumber", "NSObject", "NSPredicate", "NSRange",
        "NSRegularExpression", "NSSortDescriptor", "NSString", "NSURL", "NSUUID", "NSUserActivity",
        "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue",
        "POSIXError", "PersonNameComponents", "Progress", "PropertyListDecoder",
        "PropertyListEncoder", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLCredential",
        "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID", "Unit",
        "UserDefaults",
    ]
}
