// Tuist's Project.swift. A target's folder is what comes before the first wildcard of its sources.

import SwiftParser
import SwiftSyntax
import Workspace

struct TuistManifest {
    let targets: [FoundTarget]

    init(_ bytes: [UInt8]) {
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        targets = TargetCalls(in: tree, names: ["target"], whole: "Project").targets.compactMap {
            call in
            guard let name = call.text("name") else { return nil }
            let sources = call.texts("sources") + call.texts("buildableFolders")
            guard let source = sources.first else { return nil }
            let folders = source.split(separator: "/").prefix { !$0.contains("*") }
            let plain = folders.filter { $0 != "." && !$0.hasSuffix(".swift") }
            var target = FoundTarget(
                name: name, kind: Self.kind(call.member("product")),
                folder: RelativePath(validating: plain.joined(separator: "/")))
            target.dependencies = Set(call.texts("dependencies"))
            target.declaration = call.range("name")
            target.seesOnlyImports = XcodeProject.setsFeature(
                String(decoding: bytes, as: UTF8.self))
            return target
        }
    }

    private static func kind(_ product: String?) -> FoundTarget.Kind {
        switch product {
        case "app", "commandLineTool", "appClip": .app
        case "unitTests", "uiTests": .tests
        default: .library
        }
    }
}
