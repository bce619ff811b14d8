// The first look at a file: is it UTF-8, and free of control characters? Done before libyaml sees a byte, so that the
// location is exact, and because libyaml would accept UTF-16. The allowed characters are YAML 1.1's.

import FlowModel

/// Reports byte-order marks of UTF-16, invalid UTF-8 and control characters.
/// - Returns: whether all of the file is ASCII.
func checkBytes(of file: SourceFile, into findings: inout DiagnosticList) -> Bool {
    var index = file.contentStart
    if file.bytes[index...].allSatisfy({ $0 < 0x80 && !isForbidden(Unicode.Scalar($0)) }) { return true }
    var parser = UTF8.ForwardParser()
    var bytes = file.bytes[index...].makeIterator()
    while true {
        switch parser.parseScalar(from: &bytes) {
        case .valid(let encoded):
            let scalar = UTF8.decode(encoded)
            let end = index + encoded.count
            if isForbidden(scalar) {
                findings.add(
                    "yaml-control-character", at: index..<end, "the control character \(scalar.code) is not allowed",
                    advice: "remove it")
            }
            index = end
        case .error:
            findings.add(
                "yaml-not-utf8", at: index..<index + 1,
                "byte 0x\(String(file.bytes[index], radix: 16, uppercase: true)) is not valid UTF-8 here",
                advice: "save the file as UTF-8")
            return false
        case .emptyInput: return false
        }
    }
}

private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
}

extension Unicode.Scalar {
    /// Its number: `U+202E`.
    var code: String {
        let code = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
}
