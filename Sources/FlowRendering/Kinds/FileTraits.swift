// What files of a kind have in common in every layout: where they are, what they are called, and what they declare. Merged
// files are planned by it, and a state file is believed only about files that have the traits of what it says they are.

import FlowModel
import SwiftNotation

/// What the files of a kind have in common.
package struct FileTraits: Sendable {
    /// One of the configured folders.
    package enum Output: Sendable {
        case integrations, services, tests
    }

    /// What the file's name is, without its suffix.
    enum Name: Sendable {
        case any
        case exactly(String)
        case beginning(String)
        case ending(String)
    }

    /// What a file has only if flowgen started it.
    package enum Hallmark: Sendable {
        case extends(String)
        case mentions(String)
    }

    package let output: Output
    /// The folders below that, outermost first; nil is any.
    private let folders: [String?]
    private var name: Name
    /// The type that the file extends; nil for one that declares the type of its name.
    package private(set) var extended: String?
    package var hallmark: Hallmark?
    /// Whether hand-written files may have the other traits too.
    package var needsHallmark = false

    init(_ output: Output, _ folders: [String?], _ name: Name = .any) {
        (self.output, self.folders, self.name) = (output, folders, name)
    }

    /// Those of a merged file.
    package init(_ id: MergedFileID) {
        let manager = Integration.managerName(of: id.integration)
        self.init(.integrations, [id.integration, "Services"])
        (hallmark, needsHallmark) = (.extends(manager), true)
        switch id {
        case .manager: self = FileTraits(.integrations, [id.integration], .exactly(manager))
        case .wrapper: break
        case .conformance(_, _, let type):
            (name, extended) = (.beginning(Self.prefix(ofConformance: type)), type)
        case .facade(_, let flow): hallmark = .mentions(flow)
        case .tests(_, let flow):
            self = FileTraits(.tests, [flow], .ending("Tests"))
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
        guard let flow else { return FileKinds.ofProject.map { FileTraits(.integrations, [], .exactly($0.template)) } }
        // The contract of a flow `MockDoor` is called like a mock.
        return [
            FileTraits(.tests, [flow], .exactly(Flow.contractName(of: flow))),
            FileTraits(.services, [flow], .beginning("Mock")),
        ]
    }

    /// Whether the name alone tells such a file from others in its folder.
    package var isNamed: Bool {
        if case .any = name { false } else { true }
    }

    /// The path of such a file, without its suffix.
    func path(_ name: String, in layout: OutputLayout) -> String {
        (folders.compactMap(\.self) + [name]).reduce(layout[output], OutputLayout.join)
    }

    /// The output folder of a file that is in these folders; nil if no such file is there.
    package func outputFolder(of folders: [String], stem: String) -> String? {
        guard folders.count >= self.folders.count, isName(stem),
            zip(folders.suffix(self.folders.count), self.folders).allSatisfy({
                $1 == nil || $0 == $1
            })
        else { return nil }
        return folders.dropLast(self.folders.count).joined(separator: "/")
    }

    private func isName(_ stem: String) -> Bool {
        switch name {
        case .any: true
        case .exactly(let name): stem == name
        case .beginning(let start): stem.hasPrefix(start)
        case .ending(let end): stem.hasSuffix(end)
        }
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
