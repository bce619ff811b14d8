// A value that several threads share, one at a time. `Synchronization.Mutex` needs a newer system than flowgen does on
// a Mac.

import CLibrary

package final class Locked<Value>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Does `work` with the value while no other thread does.
    package func withLock<Result, Failure: Error>(
        _ work: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try work(&value)
    }
}
