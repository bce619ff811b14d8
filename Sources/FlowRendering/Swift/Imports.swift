// The import lines of a file: each module once, sorted by name as swift-format has them.

import FlowModel
import SwiftNotation

/// Collects modules and writes the import lines.
struct Imports {
    private var lines: [String: String] = [:]

    /// Adds modules that are imported as they are.
    mutating func add(_ modules: [String]) {
        for module in modules where lines[module] == nil { lines[module] = "import \(module)" }
    }

    /// Adds the modules of an SDK: they may not have been written for Swift 6, and say so.
    /// Source: the design's section 5.
    mutating func addSDK(_ modules: [String]) {
        for module in modules { lines[module] = "@preconcurrency import \(module)" }
    }

    /// Adds Foundation when a text mentions one of its types.
    mutating func addFoundation(for texts: [String]) {
        if texts.contains(where: Self.mentionsFoundation) { add(["Foundation"]) }
    }

    /// The lines, in the order of the modules' names.
    var sorted: [String] {
        lines.sorted { left, right in
            let (lower, upper) = (left.key.lowercased(), right.key.lowercased())
            return lower == upper ? left.key < right.key : lower < upper
        }.map(\.value)
    }

    /// Whether a type is one of Foundation's that flows speak of.
    static func isOfFoundation(_ type: String) -> Bool { foundation.contains(type[...]) }

    private static func mentionsFoundation(_ text: String) -> Bool {
        text.utf8.split { !isNameByte($0) }.contains { foundation.contains(Substring($0)) }
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
    private static let foundation: Set<Substring> = [
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

extension Flow {
    /// The texts of all types in the protocol.
    var protocolTypes: [String] {
        steps.flatMap { step in
            var texts =
                step.parameters.map(\.type.text)
                + [step.returns, step.streams].compactMap { $0?.text }
            if case .type(let type) = step.throwing { texts.append(type.text) }
            return texts + step.parameters.compactMap(\.defaultValue?.text)
        } + properties.map(\.type.text) + views.flatMap(\.parameters).map(\.type.text)
    }

    /// The texts of all types in the payloads of statuses and errors.
    var payloadTypes: [String] {
        (statuses + errors).flatMap(\.payload).map(\.type.text)
    }
}
