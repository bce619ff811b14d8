// What makes an SVG by Graphviz follow the reader's choice of light or dark: a style, put in after
// the opening tag. The classes are those that the DOT names.

package enum SVGStyle {
    /// The SVG with the style; as it is, if it has no `svg` element.
    package static func added(to svg: String) -> String {
        guard let tag = svg.firstRange(of: "<svg"),
            let end = svg[tag.upperBound...].firstIndex(of: ">")
        else { return svg }
        let after = svg.index(after: end)
        return svg[..<after] + "\n<style>\n" + style + "</style>" + svg[after...]
    }

    private static let style = """
        text { fill: #1f2328; }
        .edge text { fill: #57606a; }
        .edge path { stroke: #57606a; }
        .edge polygon { stroke: #57606a; fill: #57606a; }
        .start ellipse { fill: #57606a; }
        .remark polygon { fill: #fff8c5; stroke: #9a6700; }
        .remark polyline { stroke: #9a6700; }
        .edge.failure text { fill: #cf222e; }
        .edge.failure path { stroke: #cf222e; }
        .edge.failure polygon { stroke: #cf222e; fill: #cf222e; }
        .node.failure path { stroke: #cf222e; }
        @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3; }
            .node path, .node polygon, .node ellipse { fill: #21262d; stroke: #8d96a0; }
            .edge text { fill: #a9b4bf; }
            .edge path { stroke: #8d96a0; }
            .edge polygon { stroke: #8d96a0; fill: #8d96a0; }
            .start ellipse { fill: #8d96a0; }
            .remark polygon { fill: #272115; stroke: #9e6a03; }
            .remark polyline { stroke: #9e6a03; }
            .edge.failure text { fill: #ff7b72; }
            .edge.failure path { stroke: #ff7b72; }
            .edge.failure polygon { stroke: #ff7b72; fill: #ff7b72; }
            .node.failure path { stroke: #ff7b72; }
        }

        """
}
