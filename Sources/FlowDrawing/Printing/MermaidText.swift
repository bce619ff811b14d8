// Texts inside Mermaid. A label stands in quotes; in it Mermaid still looks for entities, markup,
// directives, formulas and statements of style, so everything that could be one of them is written
// as an entity by number.

enum MermaidText {
    /// A label in quotes, of lines; empty ones are left out.
    static func label(_ lines: [String]) -> String {
        "\"" + lines.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>") + "\""
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": result += " "
            case "\"", "#", "&", "<", ">", "`", "%", "$", "\\", ";", "*", "_", "~", "{", "}":
                result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // Lines with these words are treated before anything else is.
        return result.replacing("style", with: "#115;tyle").replacing(
            "classDef", with: "#99;lassDef"
        )
        .replacing("http", with: "#104;ttp").replacing("www.", with: "www#46;")
    }
}
