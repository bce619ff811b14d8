// Arguments with which tests call a step: a sample of each parameter.

import FlowModel
import SwiftNotation

extension StepSignature {
    /// The arguments of a call with samples, without closures that bring the answer; nil if a parameter has no sample.
    func sampleArguments(_ samples: Samples) -> [String]? {
        var arguments: [String] = []
        for parameter in step.parameters {
            guard let sample = samples.sample(of: parameter) else { return nil }
            // A variadic parameter without arguments is left out.
            if !parameter.type.isVariadic { arguments.append(parameter.label.callPrefix + sample) }
        }
        return arguments
    }
}

extension Samples {
    /// An argument for a parameter.
    func sample(of parameter: Parameter) -> String? {
        sample(
            of: parameter.type, named: parameter.label.internal.text,
            given: parameter.sample ?? parameter.defaultValue)
    }
}
