// Writes every template of `Templates/` into a Swift file of that target, as it is, so that the binary works alone
// wherever it is copied to. SwiftPM runs this at each build and finds new templates by itself: a list in the manifest
// would have to name each one.

import Foundation
import PackagePlugin

@main struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = try FileManager.default
            .contentsOfDirectory(at: target.directoryURL, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "mustache" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "TemplateTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding templates", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, "sh", output.path] + templates.map(\.path),
                inputFiles: templates, outputFiles: [output])
        ]
    }

    /// The last line feed before the closing quotes does not belong to a literal.
    private let script = #####"""
        output=$1
        shift
        {
            echo '/// The text of each template, by its name.'
            echo 'let templateTexts: [String: String] = ['
            for file; do
                name=${file##*/}
                printf '"%s": ####"""\n' "${name%.mustache}"
                cat "$file"
                printf '\n"""####,\n'
            done
            echo ']'
        } > "$output"
        """#####
}
