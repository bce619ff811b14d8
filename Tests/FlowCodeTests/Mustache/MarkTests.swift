// Marks: where in the output the marked items went.

import FlowCode
import Testing

@Suite struct MarkTests {
    private func pieces(_ marked: MarkedText) -> [String] {
        marked.marks.map { "\($0.mark)=\(String(decoding: marked.utf8[$0.range], as: UTF8.self))" }
    }

    @Test func itemsOfAList() throws {
        let parameters = [Parameter("ä", mark: "1"), Parameter("b"), Parameter("c", mark: "3")]
        let step = Step(name: "ask", parameters: parameters, mark: "root")
        let template = try load("é\n{{#parameters}}\n<{{label}}>\n{{/parameters}}\n.")
        let marked = template.render(step.record)
        #expect(marked.text == "é\n<ä>\n<b>\n<c>\n.")
        #expect(
            marked.marks == [
                MarkedRange(mark: "1", range: 3..<8), MarkedRange(mark: "3", range: 12..<16),
            ])
    }

    @Test func nestedItemsComeAfterTheirOuterOne() throws {
        let shape = Shape([.init("steps", .list(Step.shape))])
        let steps = [
            Step(name: "a", parameters: [Parameter("p", mark: "a.p")], mark: "a"),
            Step(name: "b", client: Client(type: "C"), mark: "b"),
        ]
        let source = "{{#steps}}{{name}}({{#parameters}}{{label}}{{/parameters}}){{/steps}}"
        let marked = try load(source, shape: shape)
            .render(Record([.list(steps.map(\.record))]))
        #expect(pieces(marked) == ["a=a(p)", "a.p=p", "b=b()"])
    }

    @Test func sectionsRepeatedAndEmptyOnes() throws {
        let shape = Shape([.init("r", .list(Parameter.shape))])
        let source = "{{#r}}{{label}}{{/r}}{{#r}}{{/r}}{{^r}}-{{/r}}"
        let template = try load(source, shape: shape)
        let record = Record([.list([Parameter("x", mark: "m").record])])
        #expect(
            template.render(record).marks == [
                MarkedRange(mark: "m", range: 0..<1), MarkedRange(mark: "m", range: 1..<1),
            ])
        #expect(template.render(Record([.list([])])).marks == [])
    }
}

@Suite struct ContextTests {
    @Test func shapeAndRecordAgree() {
        #expect(
            Client.shape
                == Shape([
                    .init("type", .text), .init("isShared", .flag),
                    .init("maker", .list(Shape([.init("label", .text)]))),
                ]))
        #expect(
            Client(type: "C", isShared: true, maker: Parameter("m", mark: "k")).record
                == Record([.text("C"), .flag(true), .list([Record([.text("m")], mark: "k")])]))
        #expect(Client(type: "C").record == Record([.text("C"), .flag(false), .list([])]))
    }

    @Test func textsAreItemsWithoutAName() {
        let step = Step(name: "s", imports: ["A"], mark: "m").record
        #expect(step.values[3] == .list([Record([.text("A")])]))
        #expect(Step.shape.fields[3] == .init("imports", .list(.item)))
        #expect(step.mark == "m")
        #expect(Client(type: "C").record.mark == nil)
    }

    @Test func templatesOfAContext() throws {
        #expect(throws: TemplateError.self) {
            try Template(name: "main", utf8: Array("{{name}}".utf8), shape: Client.shape)
        }
    }
}
