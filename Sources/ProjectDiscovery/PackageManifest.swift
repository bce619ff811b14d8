// Package.swift: its targets, and the two things that flowgen adds to it, an upcoming feature and the platforms that
// generated code needs. Only what is written as literals is edited.

import SwiftParser
import SwiftSyntax
import Workspace

package struct PackageManifest {
    /// The feature that hides the members of a module from files that do not import it.
    package static let feature = "MemberImportVisibility"

    let bytes: [UInt8]
    let calls: TargetCalls
    /// Whether a statement that changes all targets switches the feature on.
    private let sharesFeature: Bool

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        calls = TargetCalls(in: tree, names: ["target", "executableTarget", "testTarget"], whole: "Package")
        let scope = calls.scope
        sharesFeature = scope.changesOfAll.contains {
            FeatureSearch.finds(in: scope.reach($0))
        }
    }

    /// Whether a target's module is compiled with the feature.
    private func hasFeature(_ call: ManifestCall) -> Bool {
        if sharesFeature || FeatureSearch.finds(in: calls.treatment(of: call)) { return true }
        return call.argument("swiftSettings").map { FeatureSearch.finds(in: calls.scope.reach($0.expression)) } ?? false
    }

    // MARK: - Targets

    package func targets(in files: any ReadableFileSystem) throws(WorkspaceError) -> [FoundTarget] {
        let declared = calls.targets.compactMap(declared)
        return try declared.found(in: files, areAll: declared.count == calls.targets.count)
    }

    private func declared(_ call: ManifestCall) -> DeclaredTarget? {
        guard let name = calls.text("name", of: call) else { return nil }
        var target = DeclaredTarget(name: name, kind: Self.kind(of: call))
        if let path = calls.text("path", of: call) {
            target.path = .known(path)
        } else if call.argument("path") != nil {
            target.path = .unknown
        }
        target.dependencies = calls.dependencies(of: call)
        target.seesOnlyImports = hasFeature(call)
        target.declaration = call.range("name")
        return target
    }

    /// The products, with the names of their targets.
    var products: [String: Set<String>] { calls.products }

    private static func kind(of call: ManifestCall) -> FoundTarget.Kind {
        switch call.name {
        case "testTarget": .tests
        case "executableTarget": .app
        default: .library
        }
    }

    /// The platforms that are written as literals: `.iOS(.v12)`, `.macOS("10.15")`.
    package var platforms: [FoundProject.Platform] {
        let list = calls.whole?.argument("platforms")?.expression.as(ArrayExprSyntax.self)
        return (list?.elements ?? []).compactMap { element -> FoundProject.Platform? in
            guard let call = element.expression.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(MemberAccessExprSyntax.self),
                let version = call.arguments.first?.expression
            else { return nil }
            let text =
                version.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                ?? version.as(MemberAccessExprSyntax.self).map { member in
                    String(member.declName.baseName.text.drop { $0 == "v" }).replacing("_", with: ".")
                }
            return text.map {
                FoundProject.Platform(
                    name: name.declName.baseName.text.lowercased(), version: $0)
            }
        }
    }

    // MARK: - Edits

    /// The version of `// swift-tools-version: 5.9`, as its first two numbers.
    package var toolsVersion: (major: Int, minor: Int)? {
        let line = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
        guard let mark = line.firstRange(of: "swift-tools-version:") else { return nil }
        let numbers = line[mark.upperBound...].drop { $0 == " " }.split(separator: ".").map {
            Int($0.prefix { $0.isNumber })
        }
        guard let major = numbers.first ?? nil else { return nil }
        return (major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }

    /// What was added, as the line it is on and a sentence.
    package struct Edit: Sendable {
        package let line: Int
        package let words: String
    }

    /// The manifest in which a target's module is compiled with the feature, and which names platforms; what was added
    /// to it, and whether the feature is on afterwards.
    package func adding(featureTo target: String) -> (bytes: [UInt8], edits: [Edit], hasFeature: Bool) {
        guard let version = toolsVersion, version >= (5, 8) else { return (bytes, [], false) }
        var insertions: [Insertion] = []
        var hasFeature = false
        let declared = calls.targets.filter { calls.text("name", of: $0) == target }
        // With two of them it is not known which one counts.
        if let call = declared.first, declared.count == 1, calls.whole != nil {
            hasFeature = self.hasFeature(call)
            if !hasFeature, let insertion = featureInsertion(call) {
                insertions.append(insertion)
                hasFeature = true
            }
        }
        if let platforms = platformsInsertion { insertions.append(platforms) }
        insertions.sort { $0.offset < $1.offset }
        var result: [UInt8] = []
        var edits: [Edit] = []
        var start = 0
        for insertion in insertions {
            result += bytes[start..<insertion.offset]
            start = insertion.offset
            let text = Array(insertion.text.utf8)
            let before = text.prefix { $0 == 10 || $0 == 13 || $0 == 32 || $0 == 44 }
            let line = (result + before).count { $0 == 10 } + 1
            edits.append(Edit(line: line, words: insertion.words))
            result += text
        }
        return (result + bytes[start...], edits, hasFeature)
    }

    struct Insertion {
        let offset: Int
        let text: String
        let words: String
    }

    private func featureInsertion(_ call: ManifestCall) -> Insertion? {
        let setting = ".enableUpcomingFeature(\"\(Self.feature)\")"
        let words =
            "\(calls.text("name", of: call) ?? ""): added the upcoming feature \(Self.feature); where the "
            + "compiler then misses an import, such as Foundation, add it"
        if let settings = call.argument("swiftSettings") {
            guard let array = settings.expression.as(ArrayExprSyntax.self) else { return nil }
            let separator = array.elements.isEmpty ? "" : ", "
            return Insertion(
                offset: array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset,
                text: setting + separator, words: words)
        }
        let later: Set = ["linkerSettings", "plugins"]
        let before = call.syntax.arguments.prefix { !later.contains($0.label?.text ?? "") }
        return before.last.map {
            insertion(
                of: "swiftSettings: [\(setting)]", behind: $0, of: call, words: words)
        }
    }

    private var platformsInsertion: Insertion? {
        guard let whole = calls.whole, whole.argument("platforms") == nil else { return nil }
        let before = whole.syntax.arguments.prefix {
            ["name", "defaultLocalization"].contains($0.label?.text ?? "")
        }
        return before.last.map {
            insertion(
                of: "platforms: [.macOS(.v12), .iOS(.v15)]", behind: $0, of: whole,
                words: "added the platforms that the generated code needs")
        }
    }

    /// A new argument, on a line of its own if the one before it is.
    func insertion(
        of text: String, behind argument: LabeledExprSyntax, of call: ManifestCall, words: String
    ) -> Insertion {
        let start = argument.positionAfterSkippingLeadingTrivia.utf8Offset
        let line = bytes[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let indent = bytes[line..<start]
        let isOwnLine = indent.allSatisfy { $0 == 32 || $0 == 9 }
        let lineEnd = line > 1 && bytes[line - 2] == 13 ? "\r\n" : "\n"
        let space = isOwnLine ? lineEnd + String(decoding: indent, as: UTF8.self) : " "
        if let comma = argument.trailingComma {
            return Insertion(
                offset: comma.endPositionBeforeTrailingTrivia.utf8Offset, text: space + text + ",", words: words)
        }
        return Insertion(
            offset: argument.expression.endPositionBeforeTrailingTrivia.utf8Offset,
            text: "," + space + text, words: words)
    }
}

/// Looks for the feature's name, other than as a condition of the compiler.
private final class FeatureSearch: SyntaxVisitor {
    private var isFound = false

    static func finds(in pieces: [Syntax]) -> Bool {
        pieces.contains { piece in
            let search = FeatureSearch(viewMode: .sourceAccurate)
            search.walk(piece)
            return search.isFound
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        ManifestCall(node)?.name == "define" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.representedLiteralValue == PackageManifest.feature { isFound = true }
        return .skipChildren
    }
}
