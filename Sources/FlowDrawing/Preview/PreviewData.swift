// A flow as the page's script wants it: what may happen in which status, and the words for all of it.

import FlowModel

/// A flow as data for the preview.
struct PreviewData {
    private let flow: Flow
    private let samples: PreviewSamples

    init(_ flow: Flow, samples: PreviewSamples) {
        self.flow = flow
        self.samples = samples
    }

    /// The data, in JSON.
    var text: String {
        JSON.object([
            ("flow", .text(flow.name.value)),
            ("initial", .optional(flow.initial?.value)),
            ("statuses", .list(flow.statuses.map { enumCase($0, isFailure: flow.isFailure($0)) })),
            ("errors", .list(flow.errors.map { enumCase($0, isFailure: true) })),
            ("steps", .list(flow.steps.map(step))),
            ("events", .list(flow.events.map(event))),
        ]).printed
    }

    private func enumCase(_ value: EnumCase, isFailure: Bool) -> JSON {
        .object([
            ("name", .text(value.name.text)), ("words", .text(value.words.summary)),
            ("discussion", .text(value.words.discussion)), ("isFailure", .bool(isFailure)),
            ("payload", .list(value.payload.map { payload($0, of: value) })),
        ])
    }

    private func payload(_ value: PayloadValue, of owner: EnumCase) -> JSON {
        let label = value.label?.text ?? ""
        let sample = samples.sample(
            of: value.type, named: label.isEmpty ? owner.name.text : label, given: value.sample)
        return .object([
            ("label", .text(label)), ("type", .text(value.type.text)),
            ("words", .text(value.summary)), ("sample", .text(sample)),
            ("isError", .bool(!flow.errors.isEmpty && value.type.text == flow.errorType)),
        ])
    }

    private func step(_ step: Step) -> JSON {
        let (throwing, throwsOwn) =
            switch step.throwing {
            case .nothing: (JSON.null, false)
            case .any: (JSON.text("an error"), false)
            case .type(let type):
                (JSON.text(type.text), !flow.errors.isEmpty && type.text == flow.errorType)
            }
        return .object([
            ("name", .text(step.name.text)), ("user", .text(step.user)),
            ("words", .text(step.words.summary)), ("discussion", .text(step.words.discussion)),
            ("parameters", .list(step.ownParameters.map(parameter))),
            ("from", .texts(step.from?.map(\.value))), ("via", .texts(step.via.map(\.value))),
            ("to", .texts(step.to.map(\.value))), ("returns", .optional(step.returns?.text)),
            ("streams", .optional(step.streams?.text)), ("throws", throwing),
            ("throwsOwn", .bool(throwsOwn)), ("isLaunch", .bool(step.isLaunch)),
            ("cancels", .texts(step.cancels.map(\.value))),
        ])
    }

    private func parameter(_ parameter: Parameter) -> JSON {
        .object([
            ("label", .text(parameter.label.internal.text)), ("type", .text(parameter.type.text)),
            ("words", .text(parameter.summary)),
        ])
    }

    private func event(_ event: Event) -> JSON {
        .object([
            ("name", .text(event.name.text)), ("words", .text(event.words.summary)),
            ("discussion", .text(event.words.discussion)),
            ("from", .texts(event.from?.map(\.value))), ("to", .texts(event.to.map(\.value))),
        ])
    }
}
