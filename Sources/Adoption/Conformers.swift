// What conforms to a protocol in the files that are adopted with it. A class becomes the wrapper of an integration, the
// first one of the integration in use; a mock is replaced by the generated one; anything else is named, with what to
// do.

/// What conforms to a protocol.
package struct Conformers {
    /// A class that serves the flow.
    package struct Wrapper: Sendable {
        package let declared: DeclaredClass
        package let integration: String
        package let sdk: [String]
        let imports: [String]
    }

    /// A type that the flow does not name.
    package struct Overlooked: Sendable {
        package let name: String
        package let path: String
        package let line: Int
        package let reason: String
        package let advice: String

        fileprivate init(name: String, path: String, line: Int, reason: String, advice: String) {
            (self.name, self.path, self.line) = (name, path, line)
            (self.reason, self.advice) = (reason, advice)
        }

        /// A class that is the wrapper of another flow.
        fileprivate init(_ declared: DeclaredClass, in file: DeclaredSource, serving other: String) {
            self.init(
                name: declared.name, path: file.path, line: declared.line,
                reason: "it is the wrapper of \(other), and a wrapper serves one flow",
                advice: "let another class serve the protocol, and add an integration for it to the flow")
        }
    }

    package private(set) var wrappers: [Wrapper] = []
    /// The names of what stands in for the real thing in tests.
    package let mocks: [String]
    package let overlooked: [Overlooked]
    /// The modules that the app needs for the protocol.
    let imports: [String]
    /// Modules that the protocol's file imports, and that count as the SDK's since a wrapper is there too.
    let sharedModules: [String]

    /// - Parameters:
    ///   - file: the file of the protocol.
    ///   - given: the files that were given with it, itself among them.
    init(to name: String, of file: DeclaredSource, in given: GivenFiles) {
        let sources = given.sources
        let taken = given.taken
        let classes = sources.flatMap { file in file.classes.map { (file, $0) } }
            .filter { $0.1.inherited.contains(name) }
        let others = sources.flatMap { file in
            file.others.filter {
                $0.inherited.contains(name) && (file.isForTests || DeclaredClass.isMock($0.name))
            }
        }
        let stands = classes.filter { $0.0.isForTests || $0.1.isMock }.map(\.1.name)
        mocks = (stands + others.map(\.name)).reduce(into: []) { found, name in
            if !found.contains(name) { found.append(name) }
        }
        let odd = classes.filter { !$0.0.isForTests && !$0.1.isMock }.map { file, declared in
            (file, declared, Self.reason(against: declared, in: file, given))
        }
        let real = odd.filter { $0.2 == nil }.map { ($0.0, $0.1) }
        let imports = file.imports
        let isShared = sources.contains {
            $0.path == file.path && Self.holdsWrapper($0, in: sources)
        }
        sharedModules =
            isShared ? imports.filter { !Self.systemModules.contains($0) && !given.ownModules.contains($0) } : []
        let shared = sharedModules
        self.imports = imports.filter { !shared.contains($0) }
        overlooked =
            Self.overlooked(by: name, in: sources)
            + odd.compactMap { file, declared, reason in
                reason.map {
                    Overlooked(
                        name: declared.name, path: file.path, line: declared.line, reason: $0.reason, advice: $0.advice)
                }
            }
            + real.compactMap { file, declared in
                taken[declared.name].map { Overlooked(declared, in: file, serving: $0) }
            }
        // What a protocol's file imports belongs to the app, or nobody could use the protocol.
        let files = sources.filter { !$0.protocols.isEmpty }
        let open = files.filter { !Self.holdsWrapper($0, in: sources) }.flatMap(\.imports)
        let known = Set(open + self.imports)
        for (file, declared) in real where taken[declared.name] == nil {
            let modules = file.imports.filter { !known.contains($0) }
            wrappers.append(Self.wrapper(declared, of: name, modules, given, taken: wrappers.map(\.integration)))
        }
    }

    /// Why a class cannot become a wrapper where it is, and what to do; nil if it can.
    private static func reason(
        against declared: DeclaredClass, in file: DeclaredSource, _ given: GivenFiles
    ) -> (reason: String, advice: String)? {
        if declared.isGeneric {
            return (
                "a wrapper cannot be generic: its manager makes it",
                "let a class that is not generic serve the protocol, and have it use this one"
            )
        }
        guard let module = given.otherModules[file.path] else { return nil }
        return (
            "it is compiled into \(module), and the integrations into \(given.module ?? "another module")",
            "leave it where it is, and let a class beside the integrations use it; or set "
                + "`output.integrations` in flowgen.yml to a folder of \(module)"
        )
    }

    /// Whether a file has a wrapper of one of the protocols.
    private static func holdsWrapper(_ file: DeclaredSource, in sources: [DeclaredSource]) -> Bool {
        let names = Set(sources.flatMap(\.protocols).map(\.name))
        return !file.isForTests && file.classes.contains { !$0.isMock && !names.isDisjoint(with: $0.inherited) }
    }

    private static func wrapper(
        _ declared: DeclaredClass, of name: String, _ imports: [String], _ given: GivenFiles, taken: [String]
    ) -> Wrapper {
        let known = systemModules.union(given.ownModules)
        let modules = imports.filter { !known.contains($0) }
        let own = imports.filter { known.contains($0) && $0 != "Combine" && $0 != given.module }
        var base = declared.name
        if base.hasSuffix(name), base != name { base = String(base.dropLast(name.utf8.count)) }
        let names = [modules.first, base].compactMap(\.self)
        return Wrapper(
            declared: declared, integration: names.first { !taken.contains($0) } ?? declared.name,
            sdk: modules, imports: own)
    }

    /// The types that conform and are no classes, except mocks.
    private static func overlooked(by name: String, in sources: [DeclaredSource]) -> [Overlooked] {
        let known = Set(sources.flatMap(\.classes).map(\.name))
        return sources.filter { !$0.isForTests }.flatMap { file in
            file.others.filter { $0.inherited.contains(name) && !DeclaredClass.isMock($0.name) }.map { other in
                let (reason, advice) = explanation(other, isKnown: known.contains(other.name))
                return Overlooked(name: other.name, path: file.path, line: other.line, reason: reason, advice: advice)
            }
        }
    }

    private static func explanation(_ other: DeclaredConformer, isKnown: Bool) -> (reason: String, advice: String) {
        let advice =
            "add an integration with `wrapper: \(other.name)` to the flow, and write it as a "
            + "`final class` in the file that `flowgen generate` makes"
        if isKnown { return ("it conforms in another file than that of its class", advice) }
        let reason = "a wrapper must be a class, and \(other.name) is \(other.kind.rawValue)"
        guard other.kind == .elsewhere else { return (reason, advice) }
        return (
            reason,
            "if it is a type of an SDK, add an integration with `conform: \(other.name)` to the "
                + "flow, and move the members to the file that `flowgen generate` makes"
        )
    }

    private static let systemModules: Set = [
        "AVFoundation", "AVKit", "Accelerate", "Accounts", "AppKit", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts", "CoreBluetooth",
        "CoreData",
        "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreTelephony", "CoreText", "CryptoKit", "Darwin", "Dispatch", "EventKit",
        "Foundation", "GameKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MobileCoreServices",
        "MultipeerConnectivity", "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "Observation",
        "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
        "SafariServices", "Security", "Speech", "StoreKit", "Swift", "SwiftData", "SwiftUI",
        "SystemConfiguration", "Testing", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "Vision",
        "WatchConnectivity", "WebKit", "WidgetKit", "XCTest", "os",
    ]
}
