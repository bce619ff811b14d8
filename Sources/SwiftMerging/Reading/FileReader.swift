// Reads Swift files, each text once: a merge reads the fresh files again to prove its result, and what the
// developer has is often what is fresh.

struct FileReader {
    private var known: [String: [ParsedFile]] = [:]

    mutating func read(
        _ path: String, identity: String?, text: [UInt8]
    ) throws(MergeError) -> ParsedFile {
        let same = known[path]?.first { $0.identity == identity && $0.holds(text) }
        if let same { return same }
        let file = try ParsedFile(path: path, identity: identity, text: text)
        known[path, default: []].append(file)
        return file
    }

    /// A file that was read and has these bytes, wherever it lies.
    func file(with text: [UInt8]) -> ParsedFile? {
        for files in known.values {
            if let file = files.first(where: { $0.holds(text) }) { return file }
        }
        return nil
    }
}

extension ParsedFile {
    /// Whether these are its bytes, with the mark.
    fileprivate func holds(_ text: [UInt8]) -> Bool {
        hasByteOrderMark ? withMark(bytes) == text : bytes == text
    }
}
