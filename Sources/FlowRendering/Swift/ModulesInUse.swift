// Which modules the code of a rendered file needs, by the types that it names. Every generated file is read for this,
// so it takes one pass over the bytes, and copies only what may be one of the types' names.

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

    /// Reads the text of a Swift file: comments and plain string literals are passed over; what an interpolation or a
    /// raw literal holds is not told from the literal around it.
    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
            var scan = TypeScan(bytes)
            var open = Self.modules
            while !open.isEmpty, let found = scan.next() {
                switch found {
                case .module(let module): open.removeAll { $0.name == module }
                case .type(let type):
                    guard let index = open.firstIndex(where: { $0.types.contains(type) }) else {
                        continue
                    }
                    missing.append(open.remove(at: index).name)
                }
            }
        }
    }

    /// The well-known types of a module; nil for a module that may declare any.
    static func types(of module: String) -> Set<Substring>? {
        if module == "SwiftUI" { return ["AnyView", "Binding", "View"] }
        return modules.first { $0.name == module }?.types
    }

    /// For each first letter, the lengths of the types' names, one bit each.
    fileprivate static let lengths: [UInt64] = {
        var lengths: [UInt64] = Array(repeating: 0, count: 26)
        for name in modules.flatMap(\.types) {
            guard let first = name.utf8.first else { continue }
            lengths[Int(first - UInt8(ascii: "A"))] |= 1 << UInt64(name.utf8.count)
        }
        return lengths
    }()

    /// Types of Foundation that flows use; others come by `imports: Foundation`. The page
    /// `FlowFile` names them too.
    static let foundation: Set<Substring> = [
        "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
        "CocoaError", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileHandle",
        "FileManager", "HTTPCookie", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder",
        "JSONEncoder", "Locale", "Measurement", "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary",
        "NSError", "NSMutableAttributedString", "NSNumber", "NSObject", "NSPredicate", "NSRange", "NSRegularExpression",
        "NSSortDescriptor", "NSString", "NSURL", "NSUUID", "NSUserActivity", "NSValue", "Notification",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "POSIXError", "PersonNameComponents", "Progress",
        "PropertyListDecoder", "PropertyListEncoder", "TimeInterval", "TimeZone", "URL", "URLComponents",
        "URLCredential", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID", "Unit", "UserDefaults",
    ]
}

/// Walks over the text of a Swift file, from one import line or name that may be a type's to the next.
private struct TypeScan {
    enum Found {
        case module(String)
        case type(Substring)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let lengths = ModulesInUse.lengths
    private var index = 0
    private var isLineStart = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Found? {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                isLineStart = true
                index += 1
            } else if byte == UInt8(ascii: " ") {
                index += 1
            } else if isLineStart, let module = importedModule() {
                return .module(module)
            } else {
                isLineStart = false
                if Self.isNameByte(byte) {
                    if let type = type() { return .type(type) }
                } else if byte == UInt8(ascii: "/"), self.byte(index + 1) == byte {
                    index = lineEnd
                } else {
                    index = byte == UInt8(ascii: "\"") ? literalEnd : index + 1
                }
            }
        }
        return nil
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private var lineEnd: Int {
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// The module of an import line, which is passed; nil for any other line.
    private mutating func importedModule() -> String? {
        let mayImport =
            bytes[index] == UInt8(ascii: "i") && [UInt8(ascii: "m"), UInt8(ascii: "n")].contains(byte(index + 1))
            || bytes[index] == UInt8(ascii: "p")
        guard mayImport || bytes[index] == UInt8(ascii: "@") else { return nil }
        let end = lineEnd
        let words = bytes[index..<end].split(separator: UInt8(ascii: " "))
            .drop { $0.first == UInt8(ascii: "@") }
            .drop { ["public", "package", "internal"].map { Array($0.utf8) }.contains(Array($0)) }
        guard words.count == 2, words.first.map(Array.init) == Array("import".utf8) else {
            return nil
        }
        index = end
        return words.last.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The name here, which is passed; nil where no type that is looked for can be called so.
    private mutating func type() -> Substring? {
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        let first = bytes[start]
        guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), index - start < 64,
            lengths[Int(first - UInt8(ascii: "A"))] & 1 << UInt64(index - start) != 0
        else { return nil }
        return Substring(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Where the plain string literal here ends; just behind its quote where it is not a plain one.
    private var literalEnd: Int {
        if index > 0, bytes[index - 1] == UInt8(ascii: "#") { return index + 1 }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            switch bytes[end] {
            case UInt8(ascii: "\""): return end + 1
            case UInt8(ascii: "\\"):
                let escaped = byte(end + 1)
                if escaped == UInt8(ascii: "(") || escaped == UInt8(ascii: "\n") {
                    return index + 1
                }
                end += 2
            default: end += 1
            }
        }
        return index + 1
    }

    /// Letters, digits and `_` of ASCII, and every byte beyond it.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
