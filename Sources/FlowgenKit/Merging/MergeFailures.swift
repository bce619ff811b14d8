// Why shared files cannot be merged: they are no Swift, git has left its markers in them, or their type has a name that
// only the developer knows.

import FlowModel
import SwiftText

extension MergeError {
    /// The error as a diagnostic about a file; nil for a bug.
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - typeName: the name that the flow gives to its type.
    func diagnostic(of bytes: [UInt8], declaring typeName: String) -> Diagnostic? {
        func place(_ path: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
            let file = SourceFile(path: path, bytes: bytes)
            return SourceLocation(file: file, range: file.range(ofLine: line, from: column))
        }
        switch self {
        case .notUTF8(let path):
            return Diagnostic(
                "check-encoding", "this file is not UTF-8, so nothing in it can follow the flow",
                advice: "save it as UTF-8", path: path)
        case .doesNotParse(let path, let line, let column, let message):
            return Diagnostic(
                "check-syntax", "this file is not valid Swift: \(message)",
                advice: "fix it, then run `flowgen generate`", at: place(path, line, column))
        case .tooComplex(let path, let line, let column, let message):
            return Diagnostic(
                "check-syntax", "this file cannot be read: \(message)",
                advice: "split it into parts", at: place(path, line, column))
        case .conflictMarkers(let path, let line):
            return Diagnostic(
                "check-conflict-markers", "git left the two sides of a conflict here",
                advice: "resolve the conflict, then run `flowgen generate`", at: place(path, line))
        case .renamedType(let path, let line, let identity, let name):
            return .renamed(identity, to: name, from: typeName, at: place(path, line))
        case .noMemory(let path):
            return Diagnostic(
                "check-memory", "there is not enough memory to read this file",
                advice: "allow the process more virtual memory", path: path)
        case .brokenPostcondition:
            return nil
        }
    }
}

extension Diagnostic {
    /// Why a type is not written a second time: it has another name here than the flow gives it.
    static func renamed(
        _ identity: String, to name: String, from flowName: String, at location: SourceLocation
    ) -> Diagnostic {
        let noun: String? =
            switch MergedFileID(identity)?.kind {
            case .manager: "integration's manager"
            case .tests: "test class"
            case .wrapper, .conformance, .facade, nil: nil
            }
        let own = noun == nil ? "write `wrapper: \(name)` below the integration in the flow, or " : ""
        let message = "the \(noun ?? "wrapper") is called '\(name)' here, and '\(flowName)' in the flow"
        let advice = "\(own)rename the class to '\(flowName)'"
        return Diagnostic("check-renamed-wrapper", message, advice: advice, at: location)
    }
}

extension SourceFile {
    /// The bytes of a line, counted from 1, from a column on, counted in Unicode scalars from 1, without the line's
    /// end.
    func range(ofLine line: Int, from column: Int = 1) -> Range<Int> {
        let line = lineRange(min(max(line - 1, 0), lineIndex(at: bytes.count)))
        var offset = line.lowerBound
        for _ in 1..<max(column, 1) where offset < line.upperBound {
            offset += 1
            while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset..<line.upperBound
    }
}
