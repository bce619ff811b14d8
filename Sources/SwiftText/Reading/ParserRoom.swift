// Room for parsing a file and walking its tree: a stack that fits the file's length. Whoever parses what a user has
// written does all of it in here, so that no file, however deep it nests, overflows the stack.

package enum ParserRoom {
    /// The result of the work; nil if the bytes are nested too deeply, or there is no memory.
    package static func run<Result>(for bytes: [UInt8], _ work: () -> Result) -> Result? {
        guard Nesting.excess(in: bytes) == nil else { return nil }
        return DeepStack.run(bytes: Nesting.stack(forBytes: bytes.count), work)
    }

    /// The result of work on files that are not longer together than this.
    static func run<Value>(
        forBytes count: Int, path: String, _ work: () throws(MergeError) -> Value
    ) throws(MergeError) -> Value {
        let result = DeepStack.run(bytes: Nesting.stack(forBytes: count)) { () -> Result<Value, MergeError> in
            do throws(MergeError) { return .success(try work()) } catch { return .failure(error) }
        }
        guard let result else { throw .noMemory(path: path) }
        return try result.get()
    }
}
