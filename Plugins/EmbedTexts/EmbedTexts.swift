// Embeds the texts of a module in the binary: templates, starter flows, and the parts of a preview; the Swift files of
// its folder Support, which the module does not compile; and the documentation's pages about messages. It writes them
// into a Swift file as string literals. SwiftPM's `embedInCode` writes each byte as a number, which takes the compiler
// half a minute.

import Foundation
import PackagePlugin

@main
struct EmbedTexts: BuildToolPlugin {
    private static let types: Set = ["css", "html", "js", "mustache", "yaml"]
    /// The type of what is embedded of a folder.
    private static let folders = ["Support": "swift", "flowgen.docc/Reference/Messages": "md"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
        let others = try Self.folders.flatMap { folder, type in
            try Self.files(of: type, in: target.directoryURL.appendingPathComponent(folder))
        }
        let texts = (files.filter { Self.types.contains($0.pathExtension) } + others)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("PackageResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding texts", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path] + texts.map(\.path),
                inputFiles: texts, outputFiles: [output])
        ]
    }

    private static func files(of type: String, in folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == type }
    }

    /// Writes the file that its first argument names, from the texts that follow.
    private static let script = ####"""
        set -eu
        output=$1
        shift
        {
            echo 'enum PackageResources {'
            echo 'static let names = ['
            for file; do
                printf '"%s",\n' "${file##*/}"
            done
            echo ']'
            echo 'static func named(_ name: String) -> [UInt8]? {'
            echo 'switch name {'
            for file; do
                name=${file##*/}
                printf 'case "%s": %s\n' "$name" "$(printf %s "$name" | tr .- __)"
            done
            echo 'default: nil'
            echo '}'
            echo '}'
            for file; do
                name=${file##*/}
                printf 'static let %s = Array(###"""\n' "$(printf %s "$name" | tr .- __)"
                cat "$file"
                printf '\n"""###.utf8)\n'
            done
            echo '}'
        } >"$output"
        """####
}
