// Staging: the only place where the index is written. The bytes go into it as they are, past the filters that a repository's
// settings may name: none of these programs is run.

import Workspace

extension GitIndexFiles {
    /// Stages files with these bytes, or their deletion.
    package func stage(_ files: [(RelativePath, [UInt8]?)]) throws(WorkspaceError) {
        if files.isEmpty { return }
        // The paths of the index begin at the top of the worktree.
        let said = try git.run(["rev-parse", "--show-object-format", "--show-prefix"])
        let digits = said.starts(with: "sha256".utf8) ? 64 : 40
        let prefix = Git.lineBytes(Array(said.drop { $0 != 10 }.dropFirst()))
        var lines: [UInt8] = []
        for (path, bytes) in files {
            var line = Array("0 \(String(repeating: "0", count: digits))".utf8)
            if let bytes {
                let answer = try git.answer(
                    to: ["hash-object", "-w", "-t", "blob", "--no-filters", "--stdin"],
                    input: bytes)
                guard answer.status == 0 else {
                    throw Git.failure(["hash-object"], Git.reason(answer.complaints))
                }
                line = Array("100644 ".utf8) + Git.lineBytes(answer.output)
            }
            lines += line + [9] + prefix + path.bytes + [0]
        }
        let answer = try git.answer(
            to: withoutFilters() + ["update-index", "-z", "--index-info"], input: lines)
        guard answer.status == 0 else {
            throw Git.failure(["update-index"], Git.reason(answer.complaints))
        }
    }

    /// Options that switch the configured filters off. Whenever git writes the index it reads files again that have changed
    /// within the same second, and through their filters.
    private func withoutFilters() throws(WorkspaceError) -> [String] {
        let pattern = "^filter\\..*\\.(clean|process|required)$"
        let said = try git.answer(to: ["config", "-z", "--name-only", "--get-regexp", pattern])
        var options: [String] = []
        for name in Set(said.output.split(separator: 0)) {
            let text = String(decoding: name, as: UTF8.self)
            guard !text.contains("="), text.utf8.elementsEqual(name) else {
                throw Git.failure(["update-index"], "the filter '\(text)' cannot be switched off")
            }
            options += ["-c", text + (text.hasSuffix(".required") ? "=false" : "=")]
        }
        return options
    }
}

extension Git {
    /// A line that git prints, without its end.
    fileprivate static func lineBytes(_ bytes: [UInt8]) -> [UInt8] {
        bytes.last == 10 ? Array(bytes.dropLast()) : bytes
    }
}
