// Templates that mean harm, or are cut off: an error, never a trap, and never for long.

import Mustache
import Testing

@Suite struct HostileTemplateTests {
    private func nested(_ depth: Int, _ name: String) -> String {
        String(repeating: "{{#\(name)}}", count: depth) + "x" + String(repeating: "{{/\(name)}}", count: depth)
    }

    @Test(arguments: ["name", "isAsync", "client", "parameters"]) func nestingIsBounded(_ name: String) throws {
        let step = Step(name: "f", isAsync: true, parameters: [Parameter("p")], client: Client(type: "C"))
        #expect(try render(nested(100, name), step) == "x")
        let error = try #require(failure(of: nested(101, name)))
        #expect(error.problem == .tooDeep)
        let column = 100 * (name.utf8.count + 5) + 1
        #expect(error.site == TemplateError.Site(template: "main", line: 1, column: column))
    }

    @Test func sectionsAfterOneAnotherAreNotDeep() throws {
        let source = String(repeating: nested(60, "name"), count: 50)
        #expect(try render(source) == String(repeating: "x", count: 50))
    }

    @Test func partialsCountAsLevels() throws {
        let chain = { (length: Int) in
            let links = (1..<length).map { ("p\($0)", "{{#name}}{{>p\($0 + 1)}}{{/name}}") }
            return Dictionary(uniqueKeysWithValues: links + [("p\(length)", "x")])
        }
        #expect(try render("{{>p1}}", Step(name: "f"), chain(50)) == "x")
        let error = try #require(failure(of: "{{>p1}}", chain(51)))
        #expect(error.problem == .tooDeep)
        #expect(error.site.template == "p50")
        #expect(error.includedFrom.count == 50)
    }

    @Test(arguments: ["{{>p#}}{{>p#}}", "  {{>p#}}\n  {{>p#}}\n"])
    func partialsThatDoubleAreBounded(_ link: String) throws {
        let error = try #require(
            failure(
                of: "{{>p0}}",
                Dictionary(
                    uniqueKeysWithValues: (0..<60).map { level in
                        ("p\(level)", link.split(separator: "#").joined(separator: "\(level + 1)"))
                    } + [("p60", "x\n")])))
        #expect(error.problem == .tooLarge)
    }

    @Test func indentationIsBounded() throws {
        let blanks = String(repeating: " ", count: 100_000)
        let lines = String(repeating: "x\n", count: 1_000)
        let error = try #require(failure(of: blanks + "{{>p}}\n", ["p": lines]))
        #expect(error.problem == .tooLarge)
    }

    @Test func sizeIsBounded() throws {
        let most = String(repeating: "x", count: Template.maximumSize)
        #expect(try render(most).utf8.count == Template.maximumSize)
        #expect(failure(of: most + "x")?.problem == .tooLarge)
    }

    static let whole = """
        {{! a comment
          of two lines }}\r
        é {{name}} {{{ name }}} {{& name}}
        {{#parameters}}
          {{label}}{{^-last}}, {{/-last}}
        {{/parameters}}
        {{#imports}}{{.}}{{/imports}}{{#client}}{{maker.label}}{{/client}}
          {{>p}}
        {{^isAsync}}👍{{/isAsync}}
        """

    /// Cut at every byte, from both ends: loads and renders, or is an error within the source.
    @Test func truncatedAtEveryByte() throws {
        let bytes = Array(Self.whole.utf8)
        let record = Step(name: "f", parameters: [Parameter("a"), Parameter("b")]).record
        var (loaded, failed) = (0, 0)
        for cut in bytes.indices {
            for part in [bytes[..<cut], bytes[cut...]] {
                do throws(TemplateError) {
                    let template = try Template(
                        name: "main", utf8: Array(part), shape: Step.shape,
                        partials: { $0 == "p" ? Array(part.reversed()) : nil })
                    _ = template.render(record)
                    loaded += 1
                } catch {
                    failed += 1
                    #expect(error.site.line <= 11)
                }
            }
        }
        #expect(loaded > 20)
        #expect(failed > 200)
    }

    /// Every template of up to five bytes over an alphabet of the bytes that mean something.
    @Test func shortTemplatesOfSpecialBytes() {
        let alphabet = Array("{}#/^!>&.-a \n\r".utf8)
        let shape = Shape([.init("a", .text), .init(".", .list(.item))])
        let record = Record([.text("1"), .list([Record([.text("2")])])])
        var loaded = 0
        for middle in 0..<alphabet.count * alphabet.count * alphabet.count {
            let (first, rest) = middle.quotientAndRemainder(dividingBy: 196)
            let (second, third) = rest.quotientAndRemainder(dividingBy: 14)
            let bytes = [alphabet[first], alphabet[second], alphabet[third]]
            for source in [Array("{{".utf8) + bytes + Array("}}".utf8), Array("{{".utf8) + bytes] {
                do throws(TemplateError) {
                    let template = try Template(name: "m", utf8: source, shape: shape)
                    _ = template.render(record)
                    loaded += 1
                } catch {
                    #expect(error.site.column >= 1)
                }
            }
        }
        #expect(loaded > 100)
    }
}
