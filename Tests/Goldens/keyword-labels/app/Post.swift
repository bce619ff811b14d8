// What the case takes from the app.

struct Post: Sendable {}
