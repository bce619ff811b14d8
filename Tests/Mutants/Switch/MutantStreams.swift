// What a mutant does to streams. This file is built into fixtures in style `async`.

extension Mutant {
    /// A stream that brings nothing, all but the first, the first alone, or everything twice.
    static func reader<Value: Sendable>(
        _ stream: AsyncStream<Value>, _ first: Int
    ) -> AsyncStream<Value> {
        let choice = choice(from: first)
        guard (0...3).contains(choice) else { return stream }
        return AsyncStream { reader in
            let reading = Task {
                var count = 0
                for await value in stream {
                    count += 1
                    if choice == 3 { reader.yield(value) }
                    if choice == 3 || choice == 1 && count > 1 || choice == 2 && count == 1 {
                        reader.yield(value)
                    }
                }
                reader.finish()
            }
            reader.onTermination = { _ in reading.cancel() }
        }
    }

    /// A stream that never ends, ends at once, brings everything twice, ends well although it failed, or
    /// fails although it ended well.
    static func answer<Value: Sendable>(
        _ stream: AsyncThrowingStream<Value, any Error>, _ first: Int, _ error: any Error
    ) -> AsyncThrowingStream<Value, any Error> {
        let choice = choice(from: first)
        guard (0...4).contains(choice) else { return stream }
        return AsyncThrowingStream { reader in
            if choice == 1 { reader.finish() }
            let reading = Task {
                do {
                    for try await value in stream {
                        if choice > 1 { reader.yield(value) }
                        if choice == 2 { reader.yield(value) }
                    }
                    if choice > 1 { reader.finish(throwing: choice == 4 ? error : nil) }
                } catch {
                    if choice > 1 { reader.finish(throwing: choice == 3 ? nil : error) }
                }
            }
            reader.onTermination = { _ in if choice > 1 { reading.cancel() } }
        }
    }
}
