// Support is what all flows of a project share: real Swift files, compiled and tested as a whole by Tests/Support. A
// project gets them without the sections that it does not use. A section lies between lines with comments:
//
//     // >>> async callback
//     … for projects that have a status in style async or callback
//     // <<<
//
// `// >>> told&delegates` is for projects that have both. Where others may have to see a declaration, it has `/*public*/ `.

import Templates

/// Something that Support has a section for.
package enum SupportFeature: String, CaseIterable, Sendable {
    /// Statuses, observed properties or signals in one of the styles.
    case combine, async, callback
    /// A flow without a status, without errors, off the main actor.
    case noStatus, noError, anyThread
    /// Steps that end in a status: called without waiting, or with `await`. Steps that are over when they return.
    case start, run, sync
    /// Steps that answer: with `await`, as a stream, as a publisher, by a completion, by an observer and a completion.
    case value, stream, publisher, completion, observer
    /// Any of these but `start` and `sync`: the caller hears of the step's end.
    case told
    /// Steps that change the status, but not at once: nothing else tells that they are running.
    case again
    /// Steps in a flow with errors that neither a status nor an answer reports.
    case lost
    /// Steps that list their errors; steps with a deadline; steps and events that cancel steps.
    case errors, within, cancels, events
    /// Streams that never end by themselves; SDKs that answer by delegates.
    case endless, delegates
    /// Scenarios that leave a step running, since another step or an event may come meanwhile.
    case leftRunning
    /// Events that cancel steps that leave the status alone.
    case cancelledAnswers
    /// Streams that a contract reads on, since they are endless or an event cancels them, but no publishers.
    case open
    /// Observed properties; signals.
    case observed, signals
    /// Mocks, scenarios and tests are in debug builds only.
    case debugOnly
    /// The framework of the tests.
    case xctest, swiftTesting

    /// Those with ``told``.
    package static let telling: Set<SupportFeature> = [.run, .value, .stream, .publisher, .completion, .observer]
}

/// One file of Support.
package struct SupportFile: Sendable {
    /// Its name, such as `FlowRunner.swift`.
    package let name: String
    private let lines: [Substring]

    package init(name: String, text: String) {
        self.name = name
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The file of a project that uses some features.
    ///
    /// - Parameter access: What precedes a declaration that others have to see, such as `public `; empty for nothing.
    /// - Parameter appImport: How a test imports the app, such as `@testable import App`.
    package func text(using features: Set<SupportFeature>, access: String = "", appImport: String = "") -> String {
        var kept: [String] = []
        var isUsed = true
        for line in lines {
            let code = Self.code(of: line)
            if let names = Self.names(of: code) {
                isUsed = names.contains { all in
                    all.split(separator: "&").allSatisfy { name in features.contains { $0.rawValue == name } }
                }
            } else if code == Self.end {
                isUsed = true
            } else if isUsed {
                if line == Self.appImport, appImport.isEmpty, kept.last?.isEmpty == true { kept.removeLast() }
                kept += line == Self.appImport ? [appImport].filter { !$0.isEmpty } : Self.lines(line, code, access)
            }
        }
        return kept.joined(separator: "\n")
    }

    /// A line with the access of the project. `package import` is ambiguous beside plain imports in other files, where
    /// these are public.
    private static func lines(_ line: Substring, _ code: Substring, _ access: String) -> [String] {
        // Most lines have no mark, and a search for a text takes its time.
        guard line.utf8.contains(UInt8(ascii: "*")) else { return [String(line)] }
        let plain = code.replacing(isPublic, with: "")
        if access == "package ", code.hasPrefix(isPublic), plain.hasPrefix("import ") {
            return ["#if hasFeature(InternalImportsByDefault)", "package \(plain)", "#else", "\(plain)", "#endif"]
        }
        return [String(line.replacing(isPublic, with: access))]
    }

    private static let isPublic = "/*public*/ "

    /// A line without its indentation.
    private static func code(of line: Substring) -> Substring {
        Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
    }

    /// The features that a section begins for; nil for any other line.
    private static func names(of code: Substring) -> [String]? {
        code.hasPrefix("// >>> ") ? code.dropFirst(7).split(separator: " ").map(String.init) : nil
    }

    private static let end = "// <<<"
    private static let appImport = "@testable import Support"
}

extension SupportFile {
    /// The files of the app that uses some features.
    ///
    /// - Parameter hasTables: Whether a flow of it has a table.
    package static func appFiles(using features: Set<SupportFeature>, hasTables: Bool = true) -> [SupportFile] {
        let conditions: [(name: String, feature: SupportFeature)] = [
            ("FlowObservation.swift", .callback), ("FlowPublisher.swift", .publisher), ("FlowSignal.swift", .signals),
            ("ObservedValue.swift", .observed),
        ]
        let optional = conditions.filter { features.contains($0.feature) }.map(\.name)
        return ((hasTables ? ["FlowSpec.swift", "FlowRunner.swift"] : []) + optional).map(file)
    }

    /// The names of all files, without their suffix.
    package static let names = EmbeddedSupport.names.map { String($0.prefix { $0 != "." }) }

    /// The files of its tests.
    package static func testFiles(using features: Set<SupportFeature>) -> [SupportFile] {
        (["FlowContract.swift", "FlowTest.swift"] + (features.contains(.within) ? ["SkippingClock.swift"] : []))
            .map(file)
    }

    private static func file(_ name: String) -> SupportFile {
        SupportFile(name: name, text: String(decoding: EmbeddedSupport.named(name) ?? [], as: UTF8.self))
    }
}
