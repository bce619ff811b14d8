// libyaml counts characters where everything else here counts bytes. This turns the one into the other: at once where a
// file is ASCII, otherwise by a table with an entry for every 16th character and a short walk from there.

struct CharacterOffsets {
    private static let stride = 16

    private let bytes: [UInt8]
    private let start: Int
    /// The offset of each 16th character; empty for ASCII.
    private let checkpoints: [Int]

    /// - Parameters:
    ///   - bytes: valid UTF-8 from `start` on.
    ///   - start: the offset of character 0.
    init(bytes: [UInt8], start: Int, isASCII: Bool) {
        self.bytes = bytes
        self.start = start
        guard !isASCII else {
            checkpoints = []
            return
        }
        var checkpoints: [Int] = []
        checkpoints.reserveCapacity(bytes.count / CharacterOffsets.stride + 1)
        var characters = 0
        for offset in start..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
            if characters % CharacterOffsets.stride == 0 { checkpoints.append(offset) }
            characters += 1
        }
        self.checkpoints = checkpoints
    }

    /// The byte offset of a character, or the end of the file for one beyond it.
    func byteOffset(ofCharacter index: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(start + index, bytes.count) }
        let entry = index / CharacterOffsets.stride
        guard entry < checkpoints.count else { return bytes.count }
        var offset = checkpoints[entry]
        for _ in 0..<index % CharacterOffsets.stride {
            guard offset < bytes.count else { break }
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }
}
