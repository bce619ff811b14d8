// A stand-in for a backend's database: collections, queries and documents, whose data are dictionaries or Decodable,
// and completions with an optional result and an optional error, called on a queue of the SDK's own. The documents are
// kept in memory, and are gone with the process.

import FirebaseCore
import Foundation

/// Why the database did not answer.
public enum FirestoreErrorCode: Int, Error {
    /// The rules forbid it.
    case permissionDenied = 7
    /// There is no network.
    case unavailable = 14
}

/// The app's database.
public final class Firestore {
    private static let shared = Firestore()

    /// Whether every call fails as without network, for tests.
    public var simulatesNoNetwork = false
    let queue = DispatchQueue(label: "FirebaseFirestore")
    var collections: [String: [(id: String, data: [String: Any])]] = [:]

    private init() {}

    /// The one of the app; the app is configured before.
    public static func firestore() -> Firestore {
        FirebaseApp.require("FirebaseFirestore")
        return shared
    }

    /// A collection, whether there is anything in it or not. Nobody may see "secrets".
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(self, collectionPath)
    }

    /// Forgets all documents, for tests.
    public func simulateEmptyDatabase() {
        queue.sync {
            collections = [:]
            simulatesNoNetwork = false
        }
    }

    func failure(for path: String) -> FirestoreErrorCode? {
        if simulatesNoNetwork { return .unavailable }
        return path == "secrets" ? .permissionDenied : nil
    }
}

/// A document as it was read.
public class DocumentSnapshot {
    /// Its name.
    public let documentID: String
    /// Whether there is one.
    public var exists: Bool { contents != nil }
    let contents: [String: Any]?

    init(_ id: String, _ contents: [String: Any]?) {
        documentID = id
        self.contents = contents
    }

    /// Its fields; nil where there is no document.
    public func data() -> [String: Any]? { contents }

    /// Its fields as a value of the app's.
    public func data<T: Decodable>(as type: T.Type) throws -> T {
        let json = try JSONSerialization.data(withJSONObject: contents ?? [:])
        return try JSONDecoder().decode(type, from: json)
    }
}

/// A document that a query has found.
public final class QueryDocumentSnapshot: DocumentSnapshot {
    /// Its fields.
    public override func data() -> [String: Any] { contents ?? [:] }
}

/// What a query has found.
public final class QuerySnapshot {
    /// In the order in which they were added.
    public let documents: [QueryDocumentSnapshot]

    init(_ documents: [QueryDocumentSnapshot]) { self.documents = documents }
}

/// A question to a collection.
public class Query {
    let firestore: Firestore
    let path: String
    private let conditions: [(field: String, value: AnyHashable)]

    init(_ firestore: Firestore, _ path: String, _ conditions: [(String, AnyHashable)] = []) {
        self.firestore = firestore
        self.path = path
        self.conditions = conditions
    }

    /// Only those documents whose field is `value`.
    public func whereField(_ field: String, isEqualTo value: AnyHashable) -> Query {
        Query(firestore, path, conditions + [(field, value)])
    }

    /// Reads what the query finds.
    public func getDocuments(completion: @escaping (QuerySnapshot?, Error?) -> Void) {
        firestore.queue.async {
            if let error = self.firestore.failure(for: self.path) { return completion(nil, error) }
            let found = self.firestore.collections[self.path, default: []].filter { document in
                self.conditions.allSatisfy { document.data[$0.field] as? AnyHashable == $0.value }
            }
            completion(QuerySnapshot(found.map { QueryDocumentSnapshot($0.id, $0.data) }), nil)
        }
    }
}

/// A collection of documents.
public final class CollectionReference: Query {
    /// A document, whether it is there or not.
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(firestore, path, documentPath)
    }

    /// A document that is not there yet, under a name of the database's.
    public func document() -> DocumentReference {
        document("doc-\(UUID().uuidString)")
    }

    /// Adds a document under a name of the database's.
    @discardableResult
    public func addDocument(
        data: [String: Any], completion: ((Error?) -> Void)? = nil
    ) -> DocumentReference {
        let reference = document()
        reference.setData(data, completion: completion)
        return reference
    }
}

/// One document.
public final class DocumentReference {
    /// Its name.
    public let documentID: String
    private let firestore: Firestore
    private let path: String

    init(_ firestore: Firestore, _ path: String, _ id: String) {
        self.firestore = firestore
        self.path = path
        documentID = id
    }

    /// Reads it.
    public func getDocument(completion: @escaping (DocumentSnapshot?, Error?) -> Void) {
        firestore.queue.async {
            if let error = self.firestore.failure(for: self.path) { return completion(nil, error) }
            let found = self.firestore.collections[self.path]?.first { $0.id == self.documentID }
            completion(DocumentSnapshot(self.documentID, found?.data), nil)
        }
    }

    /// Writes it.
    public func setData(_ data: [String: Any], completion: ((Error?) -> Void)? = nil) {
        firestore.queue.async {
            if let error = self.firestore.failure(for: self.path) {
                completion?(error)
                return
            }
            self.firestore.collections[self.path, default: []].removeAll {
                $0.id == self.documentID
            }
            self.firestore.collections[self.path, default: []].append((self.documentID, data))
            completion?(nil)
        }
    }
}
