// The protocol that a shared file's type has to conform to: `IntegrationsManager` hands the type out as
// that. It stands in the type's head, where no template's mark is, so it is found there.

import FlowRendering
import SwiftMerging

extension FreshMark {
    /// The mark on a protocol in the head of a type, or of the first extension where there is no type; nil
    /// where the head does not name it.
    static func conformance(of typeName: String?, to name: String, in text: [UInt8]) -> FreshMark? {
        let head = Array((typeName.map { " \($0):" } ?? "extension ").utf8)
        guard let start = text.firstRange(of: head)?.upperBound,
            let end = text[start...].firstIndex(of: UInt8(ascii: "{"))
        else { return nil }
        let owner = typeName == nil ? String(decoding: text[start..<end], as: UTF8.self) : "*:"
        let word = Array(name.utf8)
        var place = start
        while let range = text[place..<end].firstRange(of: word) {
            let isWhole =
                !isNameByte(text[range.lowerBound - 1]) && !isNameByte(text[range.upperBound])
            if isWhole {
                let type = owner.prefix { $0 != ":" }
                return FreshMark(
                    range: range, origin: "helper \(type) conformance \(name)", isRequired: true)
            }
            place = range.upperBound
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}
