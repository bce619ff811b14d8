// What the files of a kind have in common in every layout: where they are, what they are called, and what they declare.
// A kind plans its files by it, and a state file is believed only about files that have the traits of some kind.

import FlowModel
import SwiftNotation

/// What a state file says that a file is.
package enum RecordedFile: Sendable {
    /// A generated file of the flow of this name; of none, if it comes from all flows.
    case generated(flow: String?)
    case merged(MergedFileID)
    case scaffold
}

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

    /// What the file declares.
    package enum Declaration: Sendable {
        case typeOfItsName
        case extensionOf(String)
    }

    /// What a file has only if flowgen started it.
    package enum Hallmark: Sendable {
        case extends(String)
        case mentions(String)
    }

    package let output: Output
    /// The folders below that, outermost first; nil is any.
    private let folders: [String?]
    private let name: Name
    package var declaration = Declaration.typeOfItsName
    package var hallmark: Hallmark?
    /// Whether hand-written files may have the other traits too.
    package var needsHallmark = false

    init(_ output: Output, _ folders: [String?], _ name: Name = .any) {
        (self.output, self.folders, self.name) = (output, folders, name)
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
