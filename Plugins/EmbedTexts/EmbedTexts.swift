// Embeds the texts of a module in the binary: templates, starter flows, messages, and the parts of a preview; and the
// Swift files of its folder Support, which the module does not compile. It writes them into a Swift file as string
// literals. SwiftPM's `embedInCode` writes each byte as a number, which takes the compiler half a minute.

import Foundation
import PackagePlugin

@main
struct EmbedTexts: BuildToolPlugin {
    private static let types: Set = ["css", "html", "js", "mustache", "txt", "yaml"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
        let texts = (files.filter { Self.types.contains($0.pathExtension) } + (try Self.support(of: target)))
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("PackageResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding texts", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path] + texts.map(\.path),
                inputFiles: texts, outputFiles: [output])
        ]
    }

    private static func support(of target: Target) throws -> [URL] {
        let folder = target.directoryURL.appendingPathComponent("Support")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
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
                printf 'case "%s": %s_%s\n' "$name" "${name%.*}" "${name##*.}"
            done
            echo 'default: nil'
            echo '}'
            echo '}'
            for file; do
                name=${file##*/}
                printf 'static let %s_%s = Array(###"""\n' "${name%.*}" "${name##*.}"
                cat "$file"
                printf '\n"""###.utf8)\n'
            done
            echo '}'
        } >"$output"
        """####
}
