// Templates that mean harm, or are cut off: an error, never a trap, and never for long.

import FlowCode
import Testing

@Suite struct HostileTemplateTests {
    static let whole = """
        é {{name}} {{ name }}
        {{#parameters}}
          {{label}}{{^-last}}, {{/-last}}
        {{/parameters}}
        {{#imports}}{{.}}{{/imports}}{{#client}}{{type}}{{/client}}
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
                    let template = try Template(name: "main", utf8: Array(part), shape: Step.shape)
                    _ = template.render(record)
                    loaded += 1
                } catch {
                    failed += 1
                    #expect(error.offset < part.count)
                }
            }
        }
        #expect(loaded > 20)
        #expect(failed > 150)
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
                    #expect(error.offset < source.count)
                }
            }
        }
        #expect(loaded > 5)
    }
}
