// The first look at a file: is it UTF-8, and free of control characters? Done before libyaml sees a byte, so that the
// location is exact, and because libyaml would accept UTF-16. The well-formed sequences are those of table 3-7 of the
// Unicode Standard; the allowed characters are YAML 1.1's.

import FlowModel

/// Which characters a file contains.
enum CharacterRepertoire {
    case ascii
    case unicode
}

/// Reports byte-order marks of other encodings, invalid UTF-8 and control characters.
func checkBytes(of file: SourceFile, into findings: inout DiagnosticList) -> CharacterRepertoire {
    if let encoding = foreignEncoding(of: file.bytes) {
        findings.add(
            "yaml-not-utf8", at: 0..<2, "the file is \(encoding); only UTF-8 is read", advice: "save the file as UTF-8")
        return .unicode
    }
    let bytes = file.bytes
    var repertoire = CharacterRepertoire.ascii
    var index = file.contentStart
    while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
            let start = index
            while index < bytes.count, isForbidden(bytes[index]) { index += 1 }
            if index > start {
                report(UInt32(byte), at: start..<index, into: &findings)
            } else {
                index += 1
            }
            continue
        }
        repertoire = .unicode
        guard let length = sequenceLength(in: bytes, at: index) else {
            findings.add(
                "yaml-not-utf8", at: index..<index + 1,
                "byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8 here",
                advice: "save the file as UTF-8")
            return repertoire
        }
        if let scalar = forbiddenScalar(in: bytes, at: index) {
            report(scalar, at: index..<index + length, into: &findings)
        }
        index += length
    }
    return repertoire
}

private func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return "UTF-32" }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    return nil
}

private func isForbidden(_ byte: UInt8) -> Bool {
    if byte >= 0x20 { return byte == 0x7F }
    return byte != 0x09 && byte != 0x0A && byte != 0x0D
}

/// C1 controls but U+0085 (C2 85), U+FFFE and U+FFFF: what YAML rejects beyond ASCII.
private func forbiddenScalar(in bytes: [UInt8], at index: Int) -> UInt32? {
    if bytes[index] == 0xC2 {
        let second = bytes[index + 1]
        return second < 0xA0 && second != 0x85 ? UInt32(second) : nil
    }
    if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        return 0xFF80 + UInt32(bytes[index + 2]) - 0x40
    }
    return nil
}

/// The length of the well-formed multi-byte sequence that begins at `index`, or nil.
private func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in index + 2..<index + length where bytes[next] & 0xC0 != 0x80 { return nil }
    return length
}

private func report(_ scalar: UInt32, at range: Range<Int>, into findings: inout DiagnosticList) {
    let hex = String(scalar, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(4 - hex.utf8.count, 0))
    findings.add(
        "yaml-control-character", at: range,
        "the control character U+\(padding)\(hex) is not allowed", advice: "remove it")
}
