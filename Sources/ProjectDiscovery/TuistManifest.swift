// Tuist's Project.swift. A target's folders are what comes before the first wildcard of each of its sources.

import SwiftParser
import SwiftSyntax
import Workspace

struct TuistManifest {
    let targets: [FoundTarget]

    init(_ bytes: [UInt8], in files: ProjectFolder) {
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        let calls = TargetCalls(in: tree, names: ["target"], whole: "Project")
        let scope = calls.scope
        func feature(_ call: ManifestCall?) -> Bool? {
            guard let settings = call?.argument("settings") else { return nil }
            return SettingsReader.feature(in: scope.reach(settings.expression), files)
        }
        let shared = feature(calls.whole) ?? false
        targets = calls.targets.compactMap { call in
            guard let name = call.text("name") else { return nil }
            let sources = call.texts("sources") + call.texts("buildableFolders")
            if sources.isEmpty { return nil }
            var target = FoundTarget(
                name, Self.kind(call.member("product")), in: sources.map(Self.folder))
            target.dependencies = calls.dependencies(of: call)
            target.declaration = call.range("name")
            target.seesOnlyImports = feature(call) ?? shared
            return target
        }
    }

    /// The folder of a pattern.
    private static func folder(_ source: String) -> RelativePath? {
        let folders = source.split(separator: "/").prefix { !$0.contains("*") }
        let plain = folders.filter { $0 != "." && !$0.hasSuffix(".swift") }
        return RelativePath(validating: plain.joined(separator: "/"))
    }

    private static func kind(_ product: String?) -> FoundTarget.Kind {
        switch product {
        case "app", "commandLineTool", "appClip": .app
        case "unitTests", "uiTests": .tests
        default: .library
        }
    }
}

/// What settings say of the feature: in dictionaries, or in .xcconfig files that they name.
private final class SettingsReader: SyntaxVisitor {
    private var answers: [Bool] = []
    private let files: ProjectFolder

    /// Nil if they say nothing. What a dictionary says counts before what a file says.
    static func feature(in pieces: [Syntax], _ files: ProjectFolder) -> Bool? {
        let reader = SettingsReader(files)
        for piece in pieces { reader.walk(piece) }
        let configured = reader.configurations.map {
            FeatureSetting.isOn(inConfiguration: $0, of: files.files)
        }
        return reader.answers.isEmpty
            ? FeatureSetting.all(configured) : reader.answers.allSatisfy(\.self)
    }

    private var configurations: [RelativePath] = []

    private init(_ files: ProjectFolder) {
        self.files = files
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        let key = node.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        let texts = LiteralCollector.texts(in: node.value)
        let words = node.value.tokens(viewMode: .sourceAccurate).map(\.text)
        let isTrue = words.contains("true") ? "true" : ""
        let value = texts.isEmpty ? isTrue : texts.joined(separator: " ")
        if let answer = FeatureSetting.isOn(key, value) { answers.append(answer) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // `SettingsDictionary().otherSwiftFlags("-enable-upcoming-feature", "…")`
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "otherSwiftFlags",
            LiteralCollector.texts(in: node.arguments).contains(PackageManifest.feature)
        {
            answers.append(true)
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "xcconfig",
            let text = LiteralCollector.texts(in: node.expression).first,
            let path = files.whole(text)
        {
            configurations.append(path)
        }
        return .visitChildren
    }
}
