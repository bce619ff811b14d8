// What a step answers comes back through the method of the app's type, and what it throws too.

#if DEBUG
    import Combine
    import XCTest

    @testable import App

    /// Tests of the methods that two flows give to one type.
    nonisolated final class AvatarTests: XCTestCase {
        @MainActor
        func testAnswersComeBack() async throws {
            let mock = MockPortraitSDK()
            use(mock)
            let avatar = Design.Avatar()
            mock.fetchHandler = { name, note, receiver in
                receiver === avatar && name + note() == "Ada, in blue"
                    ? .success(Data([1, 2])) : .failure(.unknown)
            }
            var answers: [Data] = []
            let reader = avatar.fetch(name: "Ada", note: ", in " + "blue").sink { _ in
            } receiveValue: {
                answers.append($0)
            }
            defer { reader.cancel() }
            XCTAssertEqual(answers, [Data([1, 2])])
        }

        @MainActor
        func testErrorsComeBack() async throws {
            let mock = MockPortraitSDK()
            use(mock)
            mock.isKnownHandler = { name, _ in
                guard name == "Ada" else { throw PortraitError.unknown }
                return true
            }
            XCTAssertTrue(try Design.Avatar().isKnown(name: "Ada"))
            XCTAssertThrowsError(try Design.Avatar().isKnown(name: "Nobody"))
        }

        @MainActor
        func testDefaultsAreThoseOfTheFlow() async throws {
            let mock = MockPortraitSDK()
            use(mock)
            let avatar = Design.Avatar()
            avatar.paint("red")
            avatar.paint("blue", repeat: 3)
            XCTAssertEqual(mock.paintCalls.map(\.color), ["red", "blue"])
            XCTAssertEqual(mock.paintCalls.map(\.seconds), [1.5, 1.5])
            XCTAssertEqual(mock.paintCalls.map(\.repeat), [1, 3])
            XCTAssertTrue(mock.paintCalls.allSatisfy { $0.avatar === avatar })
        }

        @MainActor
        private func use(_ mock: MockPortraitSDK) {
            ServiceProvider.current = ServiceProvider(portrait: mock, frame: MockFrameSDK())
        }
    }
#endif
