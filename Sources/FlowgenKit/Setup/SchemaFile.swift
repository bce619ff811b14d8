// The schemas of flow files and of flowgen.yml, and the files in which editors find them: `.flowgen/flow.schema.json`
// and
// `.flowgen/config.schema.json`. The first line of a file names its schema, for the language server of YAML. A run writes the
// schemas that files name; nothing that is built depends on them, so `check` does not look at them.

import FlowFile
import FlowModel

package enum SchemaFile: String, CaseIterable, Sendable {
    case flow
    case config

    package var text: String {
        switch self {
        case .flow: FormatSchema.flow.text
        case .config: FormatSchema.configuration.text
        }
    }

    private var path: String { "\(StateFiles.folder)/\(rawValue).schema.json" }

    private static let mark = "# yaml-language-server: $schema="

    /// The line with which a file at a path names its schema.
    func line(at path: RelativePath) -> String {
        Self.mark + path.components.dropLast().map { _ in "../" }.joined() + self.path + "\n"
    }

    /// What brings the schemas up to date that these files name.
    static func actions(
        for files: [SourceFile], in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> [FileAction] {
        var actions: [FileAction] = []
        for schema in allCases where files.contains(where: schema.isNamed) {
            guard let path = RelativePath(validating: schema.path) else { continue }
            let new = Array(schema.text.utf8)
            let old = try tree.read(path)
            if let old, isSameText(old, new) { continue }
            actions.append(FileAction(path, old == nil ? .create : .update, old: old, new: new, reason: .schema))
        }
        return actions
    }

    /// Whether the first line of a file names the schema in `.flowgen`.
    private func isNamed(in file: SourceFile) -> Bool {
        let bytes = file.bytes[file.contentStart...]
        guard bytes.starts(with: Self.mark.utf8) else { return false }
        var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        while let last = line.last, [0x0D, 0x20].contains(last) { line.removeLast() }
        return String(decoding: line, as: UTF8.self).hasSuffix(path)
    }
}

extension LoadedProject {
    /// What brings the schemas up to date that the project's files name.
    func schemas(in tree: any ReadableFileSystem) throws(WorkspaceError) -> [FileAction] {
        try SchemaFile.actions(for: flows.map(\.file) + [configuration.file].compactMap(\.self), in: tree)
    }
}
