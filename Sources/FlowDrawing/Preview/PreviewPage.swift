// The interactive preview of a flow: one HTML file with everything inside. The page, its style and its script are files
// beside this one, embedded in the binary; here the flow is put in.
//
// The page forbids itself everything but its own style and script, which it names by their hashes: whatever a flow's
// texts hold, nothing of it can run, and nothing can be fetched.

import FlowModel

package struct PreviewPage: Sendable {
    /// What every page begins with, so that one can be told from other files.
    package static let beginning = "<!DOCTYPE html>\n<!-- Written by flowgen preview"

    /// The largest flow that is drawn: what has more nodes and edges would be no picture to read.
    static let mostNodes = 120
    static let mostEdges = 360

    private let flow: Flow
    private let graph: FlowGraph
    private let samples: PreviewSamples

    package init(_ flow: Flow, configuration: Configuration) {
        self.flow = flow
        graph = FlowGraph(flow)
        samples = PreviewSamples(flow: flow, configuration: configuration)
    }

    package var text: String {
        Self.filled(Self.resource(PackageResources.Preview_html)) { name in
            switch name {
            case "title": HTMLText.escaped(graph.title)
            case "summary": HTMLText.escaped(graph.summary)
            case "discussion": paragraphs(flow.words.discussion)
            case "diagram": diagram
            case "remarks": remarks
            case "data": PreviewData(flow, samples: samples).text
            case "style": Self.resource(PackageResources.Preview_css)
            case "script": Self.resource(PackageResources.Preview_js)
            case "style-hash": PreviewHashes.style
            case "script-hash": PreviewHashes.script
            default: ""
            }
        }
    }

    static func resource(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A template with a text for each `{{name}}`; what is put in is not looked at again.
    private static func filled(_ template: String, _ text: (String) -> String) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstRange(of: "{{"), let close = rest.firstRange(of: "}}") {
            result += rest[..<open.lowerBound] + text(String(rest[open.upperBound..<close.lowerBound]))
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    private var diagram: String {
        if graph.nodes.isEmpty { return "<p class=\"none\">This flow has no statuses.</p>" }
        guard graph.nodes.count <= Self.mostNodes, graph.edges.count <= Self.mostEdges else {
            return "<p class=\"none\">This flow is too large for a picture: "
                + "\(graph.nodes.count) nodes, \(graph.edges.count) edges.</p>"
        }
        return DiagramSVG(graph).text
    }

    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { "<p>\(HTMLText.escaped(String($0)))</p>" }.joined()
    }

    /// What the flow offers besides; steps are among the page's buttons.
    private var remarks: String {
        graph.groups.filter { $0.remarks.first?.kind != .step }.map { group in
            let items = group.remarks.map { remark in
                let words = [remark.words, remark.details.joined(separator: "; ")]
                    .filter { !$0.isEmpty }.joined(separator: " – ")
                return "<dt><code>\(HTMLText.escaped(remark.name))</code></dt>"
                    + "<dd>\(HTMLText.escaped(words))</dd>"
            }
            return "<h3>\(HTMLText.escaped(group.title))</h3><dl>\(items.joined())</dl>"
        }.joined()
    }
}

/// The SHA-256 hashes, in base 64, of the page's style and script, as its content security policy names them. A test
/// compares them with the files and says what they should be.
enum PreviewHashes {
    static let style = "bGD1h9kh5bE3Uhmwo/srsrNA7IM6QDj2TQc/Vmk703k="
    static let script = "GO1g9Dga6N5TYMsP/PT//J94dRGmZkWGcBCcFz2q1Cw="
}

/// Texts inside HTML, and inside Graphviz's labels, which follow it: nothing in them is markup.
enum HTMLText {
    /// A text between tags or in a quoted attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
