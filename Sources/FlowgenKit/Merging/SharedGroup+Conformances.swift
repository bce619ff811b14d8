// Which types the project extends with conformances. It matters only where a merged file, or one beside it, declares
// a protocol, which a generic parameter may require; then all Swift files of the project are looked through.

import SwiftMerging
import Workspace

extension SharedGroup {
    /// The types that some file of the project extends with conformances; nil where no protocol is declared.
    func conformingTypes(for open: [SharedFile], _ siblings: Siblings) throws -> Set<String>? {
        let texts = open.map(\.bytes) + siblings.files.map(\.text)
        guard texts.contains(where: { $0.firstRange(of: Array("protocol ".utf8)) != nil }) else {
            return nil
        }
        var found: Set<String> = []
        for path in try swiftFiles(in: nil) {
            guard let bytes = try project.tree.read(path) else { continue }
            found.formUnion(Self.extendedWithConformances(in: bytes))
        }
        return found
    }

    /// The names before the colon of each extension that has one. What looks like one in a comment counts too.
    private static func extendedWithConformances(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var rest = bytes[...]
        while let keyword = rest.firstRange(of: Array("extension".utf8)) {
            rest = rest[keyword.upperBound...]
            let head = rest.prefix { $0 != UInt8(ascii: "{") }
            guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let names = String(decoding: head[..<colon], as: UTF8.self)
                .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            found.formUnion(names.map(String.init))
            // `[T]`, `T?`
            if head[..<colon].contains(UInt8(ascii: "[")) {
                found.formUnion(["Array", "Dictionary"])
            }
            if head[..<colon].contains(UInt8(ascii: "?")) { found.insert("Optional") }
        }
        return found
    }
}
