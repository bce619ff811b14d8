// Numbers, texts and stamps as bytes, one after the other: what the files of the cache consist of.

struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func append(_ number: Int) { append(word: UInt64(bitPattern: Int64(number))) }

    private mutating func append(word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }

    /// A block, with its length before it.
    mutating func append(_ block: [UInt8]) {
        append(block.count)
        bytes += block
    }

    mutating func append(_ text: String) { append(Array(text.utf8)) }

    /// A text, if there is one.
    mutating func append(_ text: String?) {
        append(text == nil ? 0 : 1)
        if let text { append(text) }
    }

    mutating func append(_ stamp: FileStamp) {
        for word in [stamp.device, stamp.number, stamp.mode, stamp.size] { append(word: word) }
        for date in [stamp.modified, stamp.changed] { append(word: UInt64(bitPattern: date)) }
    }
}

/// Reads what `ByteWriter` wrote; nil at whatever is not that.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    var isAtEnd: Bool { offset == bytes.count }

    private mutating func word() -> UInt64? {
        guard bytes.count - offset >= 8 else { return nil }
        defer { offset += 8 }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }

    mutating func number() -> Int? { word().flatMap(Int.init(exactly:)) }

    /// Where a block is.
    mutating func range() -> Range<Int>? {
        guard let count = number(), count >= 0, bytes.count - offset >= count else { return nil }
        defer { offset += count }
        return offset..<offset + count
    }

    mutating func block() -> [UInt8]? { range().map { Array(bytes[$0]) } }

    mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }

    /// A text, or that there is none.
    mutating func optionalText() -> String?? {
        guard let count = number() else { return nil }
        return count == 0 ? .some(nil) : text().map(Optional.some)
    }

    mutating func stamp() -> FileStamp? {
        guard let device = word(), let number = word(), let mode = word(), let size = word(), let modified = word(),
            let changed = word()
        else { return nil }
        return FileStamp(
            device: device, number: number, mode: mode, size: size, modified: Int64(bitPattern: modified),
            changed: Int64(bitPattern: changed))
    }
}
