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
            return SettingsReader.feature(in: scope.reach(settings.expression), scope, files)
        }
        func isTold(_ labels: [String], _ call: ManifestCall) -> Bool {
            labels.compactMap { call.argument($0)?.expression }.allSatisfy {
                !UnknownNames.areIn(scope.reach($0), scope)
            }
        }
        let shared = feature(calls.whole)
        let isSharedTold = shared != nil || calls.whole.map { isTold(["settings"], $0) } ?? false
        targets = calls.targets.compactMap { call in
            guard let name = calls.text("name", of: call) else { return nil }
            let sources = ["sources", "buildableFolders"].flatMap { calls.texts($0, of: call) }
            if sources.isEmpty { return nil }
            var target = FoundTarget(name, Self.kind(call.member("product")), in: sources.map(Self.folder))
            target.dependencies = calls.dependencies(of: call)
            target.declaration = call.range("name")
            let own = feature(call)
            target.seesOnlyImports = own ?? shared ?? false
            target.hasOtherSettings = own == nil && !(isSharedTold && isTold(["settings"], call))
            target.isIncomplete = !isTold(["sources", "buildableFolders"], call)
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

/// Looks for what a manifest does not declare itself: constants and functions of helpers, which are in other files.
private final class UnknownNames: SyntaxVisitor {
    private var isFound = false
    private let scope: ManifestScope
    /// What Tuist declares for settings and paths.
    private static let known: Set = [
        "Configuration", "ConfigurationName", "Path", "SettingValue", "Settings",
        "SettingsDictionary", "SourceFileGlob", "SourceFilesList", "array", "debug", "essential",
        "folder", "glob", "init", "none", "path", "paths", "recommended", "relativeToManifest",
        "relativeToRoot", "release", "settings", "sourceFilesList", "string",
    ]

    static func areIn(_ pieces: [Syntax], _ scope: ManifestScope) -> Bool {
        let names = UnknownNames(scope)
        for piece in pieces { names.walk(piece) }
        return names.isFound
    }

    private init(_ scope: ManifestScope) {
        self.scope = scope
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        let base = member.flatMap { $0.declName.id == node.id ? $0.base : nil }
        // A member of a type is in that type's own file, or in an extension.
        let isType = base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase
        let isOfAnother = base != nil && isType != true
        if !isOfAnother, !Self.known.contains(name), !scope.declares(name) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if scope.text(of: node) == nil { isFound = true }
        return .skipChildren
    }
}

/// What settings say of the feature: in dictionaries, or in .xcconfig files that they name.
private final class SettingsReader: SyntaxVisitor {
    private var answers: [Bool] = []
    private let files: ProjectFolder

    /// Nil if they say nothing. What a dictionary says counts before what a file says.
    static func feature(in pieces: [Syntax], _ scope: ManifestScope, _ files: ProjectFolder) -> Bool? {
        let reader = SettingsReader(scope, files)
        for piece in pieces { reader.walk(piece) }
        let configured = reader.configurations.map {
            FeatureSetting.isOn(inConfiguration: $0, of: files.files)
        }
        return reader.answers.isEmpty
            ? FeatureSetting.all(configured) : reader.answers.allSatisfy(\.self)
    }

    private var configurations: [RelativePath] = []
    private let scope: ManifestScope

    private init(_ scope: ManifestScope, _ files: ProjectFolder) {
        (self.scope, self.files) = (scope, files)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        let key = node.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        let texts = LiteralCollector.texts(in: node.value, scope)
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
            LiteralCollector.texts(in: node.arguments, scope).contains(PackageManifest.feature)
        {
            answers.append(true)
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "xcconfig", let text = LiteralCollector.texts(in: node.expression, scope).first,
            let path = files.whole(text)
        {
            configurations.append(path)
        }
        return .visitChildren
    }
}
