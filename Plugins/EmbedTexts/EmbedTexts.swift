// Embeds the texts of a module in the binary: templates, starter flows, messages, and the parts of a preview. It writes
// them into a Swift file as string literals. SwiftPM's `embedInCode` writes each byte as a number, which takes the
// compiler half a minute.

import Foundation
import PackagePlugin

@main
struct EmbedTexts: BuildToolPlugin {
    private static let types: Set = ["css", "html", "js", "mustache", "txt", "yaml"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let texts = (target.sourceModule?.sourceFiles.map(\.url) ?? []).filter { Self.types.contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("PackageResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding texts", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path] + texts.map(\.path),
                inputFiles: texts, outputFiles: [output])
        ]
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
