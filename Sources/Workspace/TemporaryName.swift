// The names of temporaries: `.<name>.flowgen-<pid>-<number>.tmp`, beside the file they are to
// become. The name says who made it, so that a later run can tell the leftovers of a run that
// was killed from anything a person may have put there.

import CLibrary

enum TemporaryName {
    private static let marker = Array(".flowgen-".utf8)
    private static let ending = Array(".tmp".utf8)

    /// How much of the target's name fits beside the marker, two numbers and the ending, within
    /// the 255 bytes that file systems allow.
    private static let longestStem = 200

    /// The temporary's name for a target's name.
    static func make(for name: [UInt8], process: pid_t, number: Int) -> [UInt8] {
        var result = [dot]
        result += String(decoding: name.prefix(longestStem), as: UTF8.self).utf8
            .prefix(longestStem)
        result += marker
        result += "\(process)-\(number)".utf8
        return result + ending
    }

    /// The process that made a file of this name; nil if it is no temporary of ours.
    static func process(in name: [UInt8]) -> pid_t? {
        guard name.first == dot, name.count > ending.count + marker.count,
            name.suffix(ending.count).elementsEqual(ending)
        else { return nil }
        let body = name.dropLast(ending.count)
        let numbers = body.suffix(while: { (48...57).contains($0) || $0 == UInt8(ascii: "-") })
        guard
            body.dropLast(numbers.count).suffix(marker.count - 1).elementsEqual(
                marker.dropLast())
        else { return nil }
        let parts = numbers.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, !parts[1].isEmpty, !parts[2].isEmpty else {
            return nil
        }
        return pid_t(String(decoding: parts[1], as: UTF8.self))
    }

    /// Whether a file of this name was left behind: its process is gone, or had our number.
    ///
    /// Runs on one root are kept apart by the lock, so our own number can only be an older
    /// process's, as happens where every container starts counting anew.
    static func isStale(_ name: [UInt8]) -> Bool {
        guard let process = process(in: name), process > 0 else { return false }
        return process == getpid() || (kill(process, 0) == -1 && errno == ESRCH)
    }
}

extension RandomAccessCollection {
    /// The longest run at the end whose elements all satisfy the condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) {
            start = index(before: start)
        }
        return self[start...]
    }
}
