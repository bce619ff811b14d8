import Combine
import XCTest

@testable import Support

/// Steps that answer, and that a signal or an event cancels while they are running.
nonisolated enum CancelledScenario: FlowScenario {
    case droppedDuringFrames, blindedDuringPhoto, blindedDuringReadings, readings

    @MainActor var moves: [FlowMove<ScanFlow>] {
        switch self {
        case .droppedDuringFrames:
            [.init(.verify, .searching(0)), .init(.frames), .init(event: .dropped, .ready)]
        case .blindedDuringPhoto: [.init(.photo), .init(event: .blinded)]
        case .blindedDuringReadings: [.init(.readings), .init(event: .blinded)]
        case .readings: [.init(.readings)]
        }
    }
}

/// A camera without a runner, whose SDK never answers unless a test says otherwise.
@MainActor
private final class Camera {
    typealias Values = AsyncThrowingStream<Int, any Error>

    let status = CurrentValueSubject<ScanStatus, Never>(.ready)
    let blinded = FlowSignal<Int>()
    var values = Values.makeStream()
    var photo = Task<Int, any Error> {
        try await Task.sleep(for: .seconds(60))
        return 1
    }
    var cancels = true

    func cause(_ event: ScanFlow.Event) {
        if cancels {
            photo.cancel()
            values.continuation.finish(throwing: CancellationError())
        }
        if event == .blinded { blinded.send(1) } else { status.send(.ready) }
    }
}

nonisolated final class CancellationContractTests: XCTestCase {
    @MainActor
    private static func violations(
        in scenarios: [CancelledScenario] = Array(CancelledScenario.allCases), _ change: @escaping (Camera) -> Void
    ) async throws -> [String] {
        var contract = FlowContract<CancelledScenario, Camera>(
            make: { _ in
                let camera = Camera()
                change(camera)
                return camera
            },
            observe: { $0.status.sink(receiveValue: $1) }
        ) { step, camera in
            switch step {
            case .verify: camera.status.send(.searching(0))
            case .photo: _ = try await camera.photo.value
            case .frames: try await firstAnswer(of: camera.values.stream)
            case .readings: try await firstAnswer(of: camera.values.stream, isEndless: true)
            default: XCTFail("no scenario has \(step)")
            }
        }
        contract.trigger = { $1.cause($0) }
        contract.observeSignals = { camera, tell in
            Task { [values = camera.blinded.stream] in for await _ in values { tell(.blinded) } }
        }
        contract.timeout = .milliseconds(300)
        return try await contract.violations(in: scenarios)
    }

    @MainActor
    func testEventEndsTheStepsThatItCancels() async throws {
        let violations = try await Self.violations { $0.values.continuation.yield(1) }
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testStepThatAnEventDoesNotCancelIsAViolation() async throws {
        let violations = try await Self.violations {
            $0.values.continuation.yield(1)
            $0.cancels = false
        }
        XCTAssertEqual(
            violations,
            [
                "droppedDuringFrames: frames: expected to be cancelled, got no end",
                "blindedDuringPhoto: photo: expected to be cancelled, got no end",
                "blindedDuringReadings: readings: expected to be cancelled, got no end",
            ])
    }

    @MainActor
    func testStepThatGoesOnToItsAnswerIsAViolation() async throws {
        let violations = try await Self.violations(in: [.blindedDuringPhoto, .droppedDuringFrames]) { camera in
            camera.cancels = false
            camera.photo = Task {
                try await Task.sleep(for: .milliseconds(300))
                return 1
            }
            Task {
                try await Task.sleep(for: .milliseconds(300))
                camera.values.continuation.finish()
            }
        }
        XCTAssertEqual(
            violations,
            [
                "blindedDuringPhoto: photo: expected to be cancelled, got success",
                "droppedDuringFrames: frames: expected to be cancelled, got success",
            ])
    }

    @MainActor
    func testStepThatIsOverBeforeTheEventIsAViolation() async throws {
        let violations = try await Self.violations(in: [.blindedDuringPhoto, .blindedDuringReadings]) {
            $0.photo = Task { 1 }
            $0.values.continuation.finish(throwing: ScanError.vendor)
        }
        XCTAssertEqual(
            violations,
            [
                "blindedDuringPhoto: photo: expected no answer yet, got success",
                "blindedDuringReadings: readings: expected no answer yet, got vendor",
            ])
    }

    @MainActor
    func testEndlessStreamThatEndsIsAViolation() async throws {
        for values in [[], [1]] {
            let violations = try await Self.violations(in: [.readings]) { camera in
                values.forEach { camera.values.continuation.yield($0) }
                camera.values.continuation.finish()
            }
            XCTAssertEqual(violations, ["readings: readings: expected success, got the end of an endless stream"])
        }
    }

    @MainActor
    func testEndlessPublisherAndObserverMustNotEnd() async throws {
        let publisher = PassthroughSubject<Int, ScanError>()
        let reading = Task { try await firstAnswer(of: publisher, isEndless: true) }
        try await Task.sleep(for: .milliseconds(20))
        publisher.send(completion: .finished)
        let result = await reading.result
        XCTAssertThrowsError(try result.get()) { XCTAssertEqual("\($0)", "the end of an endless stream") }
        let ends: [(Result<Void, ScanError>?, String?)] = [
            (nil, nil), (.success(()), "the end of an endless stream"), (.failure(.spoof), "spoof"),
        ]
        for (end, words) in ends {
            var error: String?
            do {
                try await firstAnswer(isEndless: true) { value, completion in
                    value()
                    if let end { completion(end) }
                }
            } catch let thrown { error = "\(thrown)" }
            XCTAssertEqual(error, words)
        }
        try await firstAnswer { _, end in end(Result<Void, ScanError>.success(())) }
    }
}
