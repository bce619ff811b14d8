// The first targets of a package that has none, as `swift package init --type empty` leaves it: one for the
// integrations, and one for their tests, both named after the package. They are added only where the manifest is one
// literal call.

import SwiftSyntax
import Workspace

extension PackageManifest {
    /// The targets that `addingTargets` adds; none if the manifest has targets, or may compute some.
    package var firstTargets: [FoundTarget] {
        guard let version = toolsVersion, version >= (5, 8), let whole = calls.whole, calls.targets.isEmpty,
            whole.isValueOfPackage, let name = calls.text("name", of: whole), Self.isPlain(name),
            Self.list(whole)?.elements.isEmpty != false, !bytes.contains(sequence: ".targets"),
            let folder = RelativePath(validating: "Sources/\(name)"),
            let tests = RelativePath(validating: "Tests/\(name)Tests")
        else { return [] }
        if whole.argument("targets") != nil, Self.list(whole) == nil { return [] }
        var target = FoundTarget(name, .library, in: [folder])
        target.seesOnlyImports = true
        var testTarget = FoundTarget(name + "Tests", .tests, in: [tests])
        testTarget.dependencies = [name]
        return [target, testTarget]
    }

    /// The manifest with its first targets, and the platforms that generated code needs; what was added.
    package func addingTargets() -> (bytes: [UInt8], edits: [Edit]) {
        guard let name = firstTargets.first?.name else { return (bytes, []) }
        let (new, edits, _) = adding(featureTo: name)
        let manifest = PackageManifest(new)
        guard let insertion = manifest.targetsInsertion(named: name) else { return (bytes, []) }
        let text = Array(insertion.text.utf8)
        let before = new[..<insertion.offset] + text.prefix { [10, 13, 32, 44].contains($0) }
        let edit = Edit(line: before.count { $0 == 10 } + 1, words: insertion.words)
        return (
            Array(new[..<insertion.offset] + text + new[insertion.offset...]), edits + [edit]
        )
    }

    private func targetsInsertion(named name: String) -> Insertion? {
        guard let whole = calls.whole else { return nil }
        let setting = ".enableUpcomingFeature(\"\(Self.feature)\")"
        let targets = [
            ".target(name: \"\(name)\", swiftSettings: [\(setting)])",
            ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])",
        ]
        let words = "added the target \(name) and the test target \(name)Tests"
        if let list = Self.list(whole) {
            return Insertion(
                offset: list.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset,
                text: targets.joined(separator: ", "), words: words)
        }
        let before = whole.syntax.arguments.prefix {
            let label = $0.label?.text ?? ""
            return !label.hasPrefix("swiftLanguage") && !label.hasSuffix("LanguageStandard")
        }
        return before.last.map { last in
            let list = "targets: [\(targets.joined(separator: ", "))]"
            let line = insertion(of: list, behind: last, of: whole, words: words)
            guard let end = line.text.firstRange(of: "\n"),
                let key = line.text.firstRange(of: "targets:")
            else { return line }
            // Where each argument has a line, each target has one.
            let space = String(line.text[end.lowerBound..<key.lowerBound])
            let rows = targets.map { "\(space)    \($0)," }.joined() + space
            return Insertion(
                offset: line.offset,
                text: line.text.replacing(list, with: "targets: [\(rows)]"), words: words)
        }
    }

    private static func list(_ whole: ManifestCall) -> ArrayExprSyntax? {
        whole.argument("targets")?.expression.as(ArrayExprSyntax.self)
    }

    /// Whether a package's name can be that of a folder and a module.
    private static func isPlain(_ name: String) -> Bool {
        name.unicodeScalars.first.map { $0.properties.isXIDStart } == true
            && name.unicodeScalars.allSatisfy {
                $0.properties.isXIDContinue || $0 == "-" || $0 == "_"
            }
    }
}

extension ManifestCall {
    /// Whether the call is the value of `let package`, at the top of the file.
    fileprivate var isValueOfPackage: Bool {
        guard let binding = syntax.parent?.parent?.as(PatternBindingSyntax.self),
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "package",
            let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
        else { return false }
        return item.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

extension [UInt8] {
    fileprivate func contains(sequence: String) -> Bool {
        firstRange(of: Array(sequence.utf8)) != nil
    }
}
