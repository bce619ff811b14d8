// Whether build settings switch on the upcoming feature that hides the members of modules that a file does not import:
// by a setting of its own, or by a flag for the compiler, in a project or in an .xcconfig file with those that it
// includes.

import Workspace

struct FeatureSetting {
    /// What a setting says of the feature; nil if it says nothing. Where another setting or a variable decides, it may
    /// be on, and nobody is told to switch it on.
    static func isOn(_ name: String, _ value: String) -> Bool? {
        switch name {
        case XcodeProject.featureSetting:
            return value == "$(inherited)" ? nil : isYes(value) || value.contains("$")
        case "OTHER_SWIFT_FLAGS":
            let words = value.split { " \t,\"'()[]=".contains($0) }
            return words.contains { $0 == PackageManifest.feature } ? true : nil
        default: return nil
        }
    }

    static func isYes(_ value: String) -> Bool {
        ["yes", "true", "1"].contains(value.lowercased())
    }

    /// What several places say that all have to: nil if none says anything.
    static func all(_ answers: [Bool?]) -> Bool? {
        answers.contains { $0 != nil } ? answers.allSatisfy { $0 == true } : nil
    }

    /// What an .xcconfig file says; nil if it says nothing, or cannot be read.
    static func isOn(inConfiguration path: RelativePath, of files: any ReadableFileSystem) -> Bool? {
        var seen: Set<RelativePath> = []
        return isOn(inConfiguration: path, of: files, &seen)
    }

    private static let mostIncluded = 32

    /// The last line that says something decides, in whichever file.
    private static func isOn(
        inConfiguration path: RelativePath, of files: any ReadableFileSystem, _ seen: inout Set<RelativePath>
    ) -> Bool? {
        guard seen.count < mostIncluded, seen.insert(path).inserted,
            let text = text(of: path, in: files)
        else { return nil }
        var answer: Bool?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
            if line.hasPrefix("#include") {
                let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard quoted.count > 1, let other = path.resolving(String(quoted[1])) else {
                    continue
                }
                answer = isOn(inConfiguration: other, of: files, &seen) ?? answer
            } else if let sign = line.firstIndex(of: "=") {
                let name = trimmed(line[..<sign])
                let value = trimmed(line[line.index(after: sign)...])
                answer = isOn(String(name), String(value)) ?? answer
            }
        }
        return answer
    }

    private static func text(of path: RelativePath, in files: any ReadableFileSystem) -> String? {
        do throws(WorkspaceError) {
            guard try files.kind(of: path) == .file else { return nil }
            return try files.read(path).map { String(decoding: $0, as: UTF8.self) }
        } catch {
            return nil
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let blanks: Set<Character> = [" ", "\t", ";", "\r"]
        let start = text.drop { blanks.contains($0) }
        return start.lastIndex { !blanks.contains($0) }.map { start[...$0] } ?? ""
    }
}

extension RelativePath {
    /// The path that a file at this one means by a relative path, which may go up; nil if it leads out of the root.
    func resolving(_ text: String) -> RelativePath? {
        Self.resolving(text, in: parent)
    }

    static func resolving(_ text: String, in folder: RelativePath?) -> RelativePath? {
        if text.hasPrefix("/") { return nil }
        var names = folder?.components ?? []
        for part in text.split(separator: "/") where part != "." {
            if part != ".." {
                names.append(String(part))
            } else if names.popLast() == nil {
                return nil
            }
        }
        return RelativePath(validating: names.joined(separator: "/"))
    }
}
