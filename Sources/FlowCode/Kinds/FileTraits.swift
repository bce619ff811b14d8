// What files of a kind have in common in every layout: where they are, what they are called, and what they declare. Merged
// files are planned by it, and a state file is believed only about files that have the traits of what it says they are.

import FlowModel
import SwiftText

/// What the files of a kind have in common.
package struct FileTraits: Sendable {
    /// One of the configured folders.
    package enum Output: Sendable {
        case integrations, services, tests
    }

    /// What a file has only if flowgen started it.
    package enum Hallmark: Sendable {
        case extends(String)
        case mentions(String)
    }

    package let output: Output
    /// The folders below that, outermost first; nil is any.
    private let folders: [String?]
    /// Whether the file may have this name, without its suffix; nil if the name does not matter.
    private var isName: (@Sendable (String) -> Bool)?
    /// The type that the file extends; nil for one that declares the type of its name.
    package private(set) var extended: String?
    package var hallmark: Hallmark?
    /// Whether hand-written files may have the other traits too.
    package var needsHallmark = false

    init(_ output: Output, _ folders: [String?], isName: (@Sendable (String) -> Bool)? = nil) {
        (self.output, self.folders, self.isName) = (output, folders, isName)
    }

    /// Those of a merged file.
    package init(_ id: MergedFileID) {
        let (manager, flow) = (Integration.managerName(of: id.integration), id.flow ?? "")
        self.init(.integrations, [id.integration, "Services"])
        (hallmark, needsHallmark) = (.extends(manager), true)
        switch id.kind {
        case .manager: self = FileTraits(.integrations, [id.integration]) { $0 == manager }
        case .wrapper: break
        case .conformance:
            let start = Self.prefix(ofConformance: id.type ?? "")
            (isName, extended) = ({ $0.hasPrefix(start) }, id.type)
        case .facade: hallmark = .mentions(flow)
        case .tests:
            self = FileTraits(.tests, [flow]) { $0.hasSuffix("Tests") }
            hallmark = .mentions(Flow.contractName(of: flow))
        }
    }

    /// What the name of a file begins with that makes a type of the SDK conform: `KeychainSwift+`.
    static func prefix(ofConformance type: String) -> String { type.filter { $0 != "." } + "+" }

    /// Those of models, and of controllers and their views.
    package static let ofScaffolds = ["Models", "Views"].map { FileTraits(.integrations, [nil, $0]) }

    /// Those of generated files whose names alone tell them from others in their folders.
    ///
    /// - Parameter flow: The flow that they come from; nil for files of all flows.
    package static func ofGenerated(flow: String?) -> [FileTraits] {
        guard let flow else {
            return FileKinds.ofProject.map { kind in FileTraits(.integrations, []) { $0 == kind.template } }
        }
        // The contract of a flow `MockDoor` is called like a mock.
        return [
            FileTraits(.tests, [flow]) { $0 == Flow.contractName(of: flow) },
            FileTraits(.services, [flow]) { $0.hasPrefix("Mock") },
        ]
    }

    /// Whether the name alone tells such a file from others in its folder.
    package var isNamed: Bool { isName != nil }

    /// The path of such a file, without its suffix.
    func path(_ name: String, in layout: OutputLayout) -> String {
        (folders.compactMap(\.self) + [name]).reduce(layout[output], OutputLayout.join)
    }

    /// The output folder of a file that is in these folders; nil if no such file is there.
    package func outputFolder(of folders: [String], stem: String) -> String? {
        guard folders.count >= self.folders.count, isName?(stem) ?? true,
            zip(folders.suffix(self.folders.count), self.folders).allSatisfy({
                $1 == nil || $0 == $1
            })
        else { return nil }
        return folders.dropLast(self.folders.count).joined(separator: "/")
    }
}

extension OutputLayout {
    fileprivate subscript(output: FileTraits.Output) -> String {
        switch output {
        case .integrations: integrations
        case .services: services
        case .tests: tests
        }
    }
}
