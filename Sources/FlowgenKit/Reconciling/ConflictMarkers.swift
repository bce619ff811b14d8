// What git leaves in a file that it could not merge.

/// The lines that git puts around the two sides of a conflict.
enum ConflictMarkers {
    /// Whether a text holds the first and the last line of a conflict.
    static func areIn(_ text: [UInt8]) -> Bool {
        var isOpen = false
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if line.starts(with: "<<<<<<< ".utf8) { isOpen = true }
            if isOpen, line.starts(with: ">>>>>>> ".utf8) { return true }
        }
        return false
    }
}
