// The initializers of a class, as the user's file declares them: whether generated code can make it without arguments.

/// The initializers of a class and its extensions.
package struct ClassInitializers {
    /// Whether no initializer can be called without arguments. A class that declares none, or that the file does not declare,
    /// needs none.
    package private(set) var needArguments = false

    package init(of name: String, in bytes: [UInt8]) {
        // Most managers declare none, and need no parser: a comment that names `init` is no initializer.
        let mentions = bytes.ranges(of: Array("init".utf8))
        guard mentions.contains(where: { bytes[$0.upperBound...].first != UInt8(ascii: "`") }) else { return }
        let all = ParserRoom.run(for: bytes) { Self.initializers(of: name, in: bytes) } ?? []
        needArguments = all.contains(where: \.needsTypeBody) && !all.contains(where: \.takesNothing)
    }

    private static func initializers(of name: String, in bytes: [UInt8]) -> [Member] {
        do throws(MergeError) {
            let file = try ParsedFile(path: "", text: bytes)
            return file.members.filter { $0.key.kind == .`init` && ".\($0.key.owner)".hasSuffix(".\(name)") }
                .map { member in
                    var member = member
                    // Under each compilation condition, and from another file.
                    let isSeen = file.condition(member.condition).isEmpty && !member.isPrivate
                    member.takesNothing = member.takesNothing && isSeen
                    return member
                }
        } catch {
            // The merge says why it cannot read the file.
            return []
        }
    }
}
