// The one type for a place inside the project. A relative path has been checked when it is made, so nothing later has
// to ask whether it climbs out with `..` or starts at the disk's root. It is kept as bytes: two names that differ only
// in their Unicode normal form are two names, as they are on disk, and the order is that of the bytes on every machine.

/// A path below the project's root.
///
/// It is `/`-separated, has no empty, `.` or `..` component, is not absolute, holds no NUL and is at most 4,096 bytes
/// long. Equality and order are those of its bytes.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path's bytes, without a terminator; UTF-8 except for odd names found on disk.
    package let bytes: [UInt8]

    /// The longest path accepted, in bytes (`PATH_MAX` of Linux).
    package static let maximumLength = 4096

    package init?(validating text: String) {
        self.init(bytes: Array(text.utf8))
    }

    package init?(bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.count <= Self.maximumLength, !bytes.contains(0) else { return nil }
        let parts = bytes.split(separator: slash, omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isComponent) else { return nil }
        self.bytes = bytes
    }

    private init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The names on the way, first folder first, the last one included.
    package var components: [String] {
        bytes.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
    }

    package var name: String {
        String(decoding: nameBytes, as: UTF8.self)
    }

    /// The folder the path lies in; nil for a path directly below the root.
    package var parent: RelativePath? {
        guard let end = bytes.lastIndex(of: slash) else { return nil }
        return RelativePath(unchecked: Array(bytes[..<end]))
    }

    /// The path one or more components further down; nil if `text` is not a relative path itself, or the whole would be
    /// too long.
    package func appending(_ text: String) -> RelativePath? {
        RelativePath(bytes: joined(bytes, Array(text.utf8)))
    }

    /// Whether the path lies below `folder`, at any depth; a path is not below itself.
    package func isBelow(_ folder: RelativePath) -> Bool {
        bytes.count > folder.bytes.count && bytes[folder.bytes.count] == slash && bytes.starts(with: folder.bytes)
    }

    /// The path as text; bytes that are no UTF-8 become U+FFFD.
    package var description: String {
        String(decoding: bytes, as: UTF8.self)
    }

    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        bytesPrecede(left.bytes, right.bytes)
    }

    /// Feeds the bytes to the hasher in one go, which is what makes path sets cheap.
    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    var nameBytes: [UInt8] {
        guard let end = bytes.lastIndex(of: slash) else { return bytes }
        return Array(bytes[(end + 1)...])
    }

    static func isComponent(_ part: ArraySlice<UInt8>) -> Bool {
        !part.isEmpty && !part.elementsEqual([dot]) && !part.elementsEqual([dot, dot])
    }
}

let slash = UInt8(ascii: "/")
let dot = UInt8(ascii: ".")

/// Two path parts with one `/` between them; an empty part stands for the root.
func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    guard !folder.isEmpty else { return name }
    var result = folder
    result.reserveCapacity(folder.count + 1 + name.count)
    result.append(slash)
    result.append(contentsOf: name)
    return result
}

/// Whether `left` comes before `right` in the order of their bytes.
func bytesPrecede(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBufferPointer { leftBytes in
        right.withUnsafeBufferPointer { rightBytes in leftBytes.lexicographicallyPrecedes(rightBytes) }
    }
}
